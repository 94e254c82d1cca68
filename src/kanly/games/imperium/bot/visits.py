"""Visits: what it is worth to send a card's agent to a space."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot.thought import Thought
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.combine import Together, When
from kanly.games.imperium.effects.decks import Draw, named
from kanly.games.imperium.effects.forces import Recruit
from kanly.games.imperium.effects.gains import BonusSpice, CouncilSeat, Gain, Pay, SolariPrice
from kanly.games.imperium.effects.influence import VISIT
from kanly.games.imperium.pieces.board import Price, Space
from kanly.games.imperium.table.forces import GARRISON_LIMIT
from kanly.games.imperium.table.spies import spies_on
from kanly.games.imperium.table.standing import BONUS, FRIENDS
from kanly.games.imperium.table.state import NOBODY, SENT, Turn, opponents
from kanly.kernel import Option

DENIED: Final = 0.5  # a point that another house has to look for elsewhere


class Visit:
    """One card, or two together, sent to one space."""

    option: Option
    cards: tuple[str, ...]
    space: Space
    worth: float  # without the deployment
    fight: float  # what deploying there brings
    cost: tuple[int, int, int]  # solari, spice, water
    later: bool  # cannot be paid before another visit
    solari: int  # gained
    spice: int
    water: int
    troops: int
    draws: int
    seat: bool  # in the High Council

    def __init__(self, option: Option, space: Space, cards: tuple[str, ...]) -> None:
        self.option = option
        self.cards = cards
        self.space = space
        self.worth = 0.0
        self.fight = 0.0
        self.cost = (0, 0, 0)
        self.later = False
        self.solari = 0
        self.spice = 0
        self.water = 0
        self.troops = 0
        self.draws = 0
        self.seat = False

    def count(self, effect: Effect, x: Cast) -> None:
        """Add what an effect gives without any choice."""
        if isinstance(effect, Together):
            for member in effect.members:
                self.count(member, x)
        elif isinstance(effect, When):
            if effect.condition.holds(x):
                self.count(effect.effect, x)
        elif isinstance(effect, Gain):
            self.solari += effect.solari
            self.spice += effect.spice
            self.water += effect.water
        elif isinstance(effect, BonusSpice):
            self.spice += x.s.bonus[self.space.number]
        elif isinstance(effect, Recruit):
            self.troops += effect.n
        elif isinstance(effect, Draw):
            self.draws += effect.n
        elif isinstance(effect, CouncilSeat):
            self.seat = effect.ready(x)


def appraise(t: Thought, option: Option) -> Visit:
    """What it is worth to send an agent so, looked at as if it stood there already."""
    box = t.box
    s, me = t.s, t.me
    space = box.spaces[box.space_of[option[2]]]
    number = option[3] if len(option) == 4 else 0
    visit = Visit(option, space, (option[1],))
    piece = named(box, me.hand, option[1])
    before = s.on_turn
    me.hand.remove(piece)
    me.played.append(piece)
    s.on_turn = arrival(t, space, piece, number)
    t.x.card = piece
    weigh(t, visit, space.prices[number], [(name, piece) for name in box.pieces[piece].agent])
    t.x.card = NOBODY
    s.on_turn = before
    me.played.pop()
    me.hand.append(piece)
    return visit


def arrival(t: Thought, space: Space, piece: int, price: int = 0) -> Turn:
    """The turn as it would be with the agent on the space."""
    turn = Turn(t.h)
    turn.ally = t.x.ally
    turn.stage = SENT
    turn.cards = [piece]
    turn.space = space.number
    turn.visit = 1 if space.faction >= 0 else 0
    turn.combat = space.combat
    turn.seated = t.me.councillor
    turn.recalled = t.s.on_turn.recalled or len(spies_on(t.p, t.h, space.number)) > 0
    turn.spice = t.s.on_turn.spice
    turn.recruited = t.s.on_turn.recruited
    turn.price = price
    return turn


def weigh(t: Thought, visit: Visit, price: Price, boxes: list[tuple[str, int]]) -> None:
    """Add up what a visit costs and brings; `boxes`: the clauses of the played cards, each with its card."""
    box = t.box
    x, space = t.x, visit.space
    names = [(name, x.card) for name in price.names] + boxes + [(name, x.card) for name in box.face(t.me).sending]
    if space.faction >= 0:
        names.append((VISIT, x.card))
    for name, card in names:
        x.card = card
        visit.worth += gain_of(box.clauses[name], x)
        visit.count(box.clauses[name], x)
    if price.cost is not None:
        visit.worth += price.cost.value(x)
        visit.cost = cost_of(price.cost, x)
    visit.worth += _spies_worth(t, space) + _control_worth(t, space) + _denial(t, space)
    for more in t.p.rules.lists["visit_worth"]:  # (t, space): what a module knows that a visit is worth besides
        visit.worth += more(t, space)
    if space.combat and not t.s.on_turn.banned:
        recruits = min(visit.troops, t.units.supply)
        most = min(t.units.garrison + recruits, recruits + GARRISON_LIMIT)
        visit.fight = t.battle.deploying(t.battle.best_deployment(most))


def gain_of(effect: Effect, x: Cast) -> float:
    """What a clause is worth to a house that declines what does not pay."""
    worth = effect.value(x)
    return 0.0 if worth < 0 and effect.declinable(x) else worth


def cost_of(cost: Effect, x: Cast) -> tuple[int, int, int]:
    """A price in solari, spice and water."""
    if isinstance(cost, Pay):
        return (cost.solari, cost.spice, cost.water)
    return (cost.price(x), 0, 0) if isinstance(cost, SolariPrice) else (0, 0, 0)


def _spies_worth(t: Thought, space: Space) -> float:
    """A spy for an occupied space, another one for a card (SPY-06, SPY-07)."""
    spies = len(spies_on(t.p, t.h, space.number))
    worth = 0.0
    if t.s.agents[space.number]:
        worth -= t.rates.spy
        spies -= 1
    return worth + max(0.0, t.rates.card - t.rates.spy) if spies > 0 else worth


def _control_worth(t: Thought, space: Space) -> float:
    """The bonus of who controls the space (CTL-03)."""
    controller: int = t.p.rules.steps["controller"](t.s, space.number)
    if space.control is None or controller < 0:
        return 0.0
    return space.control.value(t.x) * (1.0 if controller == t.h else -0.3)


def _denial(t: Thought, space: Space) -> float:
    """What it is worth that others cannot go there: those whom the visit would bring a point."""
    f = space.faction
    if f < 0:
        return 0.0
    free = t.s.alliances[f] < 0
    others = opponents(t.s, t.h)
    total = 0.0
    for g in range(len(t.s.houses)):
        house = t.s.houses[g]
        if g not in others or house.revealed or not house.agents:
            continue
        if house.influence[f] == FRIENDS - 1 or (free and house.influence[f] == BONUS - 1):
            total += DENIED
    return total
