"""Agents: what a visit to a space is worth, and which cards should go where in this round."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from kanly.games.imperium.board import SPACE_OF, SPACES, Space
from kanly.games.imperium.bot.thought import Thought
from kanly.games.imperium.cards import CARDS, PIECES
from kanly.games.imperium.contracts import CONTRACT_PIECES
from kanly.games.imperium.effects.base import CLAUSES, Cast, Effect
from kanly.games.imperium.effects.combine import Choice, Together, When
from kanly.games.imperium.effects.decks import Draw, named
from kanly.games.imperium.effects.field import Recruit
from kanly.games.imperium.effects.gains import SEAT_PERSUASION, CouncilSeat, Gain, Pay, SwordmasterPrice
from kanly.games.imperium.effects.influence import VISIT
from kanly.games.imperium.field import GARRISON_LIMIT
from kanly.games.imperium.leaders import face
from kanly.games.imperium.network import spies_on
from kanly.games.imperium.standing import BONUS, FRIENDS
from kanly.games.imperium.state import SENT, Turn
from kanly.kernel import Option

CONSIDERED: Final = 12  # of all ways to send an agent, for plans with several agents
DENIED: Final = 0.5  # a point that another house has to look for elsewhere
SECOND_FIGHT: Final = 0.35  # how much of a second visit's deployment counts


class Visit:
    """One card sent to one space."""

    option: Option
    card: str
    space: Space
    worth: float  # without the deployment
    fight: float  # what deploying there brings
    cost: tuple[int, int, int]  # solari, spice, water
    draws: int
    seat: bool  # takes a High Council seat

    def __init__(self, option: Option, space: Space) -> None:
        self.option = option
        self.card = option[1]
        self.space = space
        self.worth = 0.0
        self.fight = 0.0
        self.cost = (0, 0, 0)
        self.draws = 0
        self.seat = False


def visits(t: Thought) -> list[Visit]:
    """Every way to send an agent now, appraised."""
    out: list[Visit] = []
    for option in t.ask.options:
        if isinstance(option, tuple) and option[0] == "play":
            out.append(appraise(t, option))
    return out


def appraise(t: Thought, option: Option) -> Visit:
    """What it is worth to send an agent so, looked at as if it stood there already."""
    s, x, me, r = t.s, t.x, t.me, t.rates
    space = SPACES[SPACE_OF[option[2]]]
    number = option[3] if len(option) == 4 else 0
    price = space.prices[number]
    visit = Visit(option, space)
    piece = named(me.hand, option[1])
    before = s.on_turn
    me.hand.remove(piece)
    me.played.append(piece)
    s.on_turn = arrival(t, space, piece, number)
    card = PIECES[piece]
    names = [*price.names, *face(me).sending]
    if space.faction >= 0:
        names.append(VISIT)
    worth = 0.0
    x.card = piece
    for name in names:
        worth += gain_of(CLAUSES[name], x)
    for name in card.agent:
        worth += gain_of(CLAUSES[name], x)
    if price.cost is not None:
        worth += price.cost.value(x)
        visit.cost = cost_of(price.cost, x)
    spies = len(spies_on(s, t.h, space.number))
    if s.agents[space.number]:  # infiltrated
        worth -= r.spy
        spies -= 1
    if spies > 0:
        worth += max(0.0, r.card - r.spy)
    worth += contracts_worth(t, space) + denial(t, space)
    if space.control is not None and s.control[space.number] >= 0:
        bonus = space.control.value(x)
        worth += bonus if s.control[space.number] == t.h else -0.3 * bonus
    recruits = 0
    for name in [*names, *card.agent]:
        effect = CLAUSES[name]
        recruits += troops_of(effect, x)
        visit.draws += draws_of(effect, x)
        visit.seat = visit.seat or (isinstance(effect, When) and isinstance(effect.effect, CouncilSeat))
    if space.combat and not s.on_turn.banned:
        recruits = min(recruits, me.supply)
        most = min(me.garrison + recruits, recruits + GARRISON_LIMIT)
        best = t.battle.best_deployment(most)
        visit.fight = t.battle.deploying(best)
    visit.seat = visit.seat and not me.councillor
    visit.worth = worth
    s.on_turn = before
    me.played.pop()
    me.hand.append(piece)
    x.card = -1
    return visit


def arrival(t: Thought, space: Space, piece: int, price: int = 0) -> Turn:
    """The turn as it would be with the agent on the space."""
    turn = Turn(t.h)
    turn.stage = SENT
    turn.cards = [piece]
    turn.space = space.number
    turn.visit = 1 if space.faction >= 0 else 0
    turn.combat = space.combat
    turn.seated = t.me.councillor
    turn.recalled = t.s.on_turn.recalled or len(spies_on(t.s, t.h, space.number)) > 0
    turn.spice = t.s.on_turn.spice
    turn.recruited = t.s.on_turn.recruited
    turn.price = price
    return turn


def gain_of(effect: Effect, x: Cast) -> float:
    """What a clause is worth to a house that declines what does not pay."""
    worth = effect.value(x)
    return max(0.0, worth) if worth < 0 and effect.declinable(x) else worth


def denial(t: Thought, space: Space) -> float:
    """What it is worth that others cannot go there: those whom the visit would bring a point."""
    f = space.faction
    if f < 0:
        return 0.0
    free = t.s.alliances[f] < 0
    total = 0.0
    for g in range(len(t.s.houses)):
        house = t.s.houses[g]
        if g == t.h or house.revealed or not house.agents:
            continue
        if house.influence[f] == FRIENDS - 1 or (free and house.influence[f] == BONUS - 1):
            total += DENIED
    return total


def contracts_worth(t: Thought, space: Space) -> float:
    """What contracts pay that the visit completes (CHO-05)."""
    worth = 0.0
    for piece in t.me.contracts:
        tile = CONTRACT_PIECES[piece]
        harvested = tile.harvest and space.maker and harvest(t, space) >= tile.harvest
        if tile.space == space.name or harvested:
            worth += 0.5 + sum([t.value(name) for name in tile.rewards])
    return worth


def harvest(t: Thought, space: Space) -> int:
    """The spice that a visit to a maker space yields."""
    most = 0
    for effect in space.prices[0].effects:
        branches = effect.branches if isinstance(effect, Choice) else [effect]
        most += max([branch.spice if isinstance(branch, Gain) else 0 for branch in branches])
    return most + t.s.bonus[space.number]


def cost_of(cost: Effect, x: Cast) -> tuple[int, int, int]:
    """A price in solari, spice and water."""
    if isinstance(cost, Pay):
        return (cost.solari, cost.spice, cost.water)
    return (cost.price(x), 0, 0) if isinstance(cost, SwordmasterPrice) else (0, 0, 0)


def troops_of(effect: Effect, x: Cast) -> int:
    """The troops that an effect recruits."""
    if isinstance(effect, Recruit):
        return effect.n
    if isinstance(effect, When):
        return troops_of(effect.effect, x) if effect.condition.holds(x) else 0
    if isinstance(effect, Together):
        return sum([troops_of(member, x) for member in effect.members])
    return 0


def draws_of(effect: Effect, x: Cast) -> int:
    """The cards that an effect draws."""
    if isinstance(effect, Draw):
        return effect.n
    if isinstance(effect, When):
        return draws_of(effect.effect, x) if effect.condition.holds(x) else 0
    if isinstance(effect, Together):
        return sum([draws_of(member, x) for member in effect.members])
    return 0


# Plans for all agents of the round.


def best_visit(t: Thought) -> Visit | None:
    """The first visit of the best plan for this round's agents; None: to reveal is better."""
    ways = visits(t)
    if not ways:
        return None
    hand = Hand(t)
    alone = sorted(ways, key=lambda v: hand.total([v]), reverse=True)
    best: list[Visit] = []
    most = hand.total([])
    for size in range(1, min(3, t.me.agents) + 1):
        considered = alone if size == 1 else alone[: CONSIDERED if size == 3 else 2 * CONSIDERED]
        for plan in combinations(considered, size):
            if size > 1 and not hand.possible(plan):
                continue
            total = hand.total(plan)
            if total > most + 0.001:
                most, best = total, list(plan)
    if not best:
        return None
    return max(best, key=lambda v: v.worth + v.fight + 0.7 * v.draws)


class Hand:
    """What is left to reveal once cards have been sent."""

    t: Thought
    persuasion: int  # of all cards and other sources
    shown: dict[str, float]  # by card: what revealing it brings besides persuasion
    copies: dict[str, int]
    swords: float

    def __init__(self, t: Thought) -> None:
        self.t = t
        me = t.me
        self.persuasion = me.persuasion + (SEAT_PERSUASION if me.councillor else 0)
        self.shown = {}
        self.copies = {}
        for piece in me.hand:
            card = PIECES[piece]
            self.persuasion += card.persuasion
            self.copies[card.name] = self.copies.get(card.name, 0) + 1
            if card.name not in self.shown:
                worth = t.rates.sword * card.swords
                self.shown[card.name] = worth + sum([max(0.0, t.value(name, piece)) for name in card.reveal])

    def possible(self, plan: tuple[Visit, ...]) -> bool:
        """Whether there are cards, free spaces and resources for all visits of a plan."""
        solari, spice, water = 0, 0, 0
        for i in range(len(plan)):
            a = plan[i]
            solari += a.cost[0]
            spice += a.cost[1]
            water += a.cost[2]
            for j in range(i):
                b = plan[j]
                if a.space is b.space or (a.card == b.card and self.copies[a.card] < 2):
                    return False
        me = self.t.me
        return solari <= me.solari and spice <= me.spice and water <= me.water

    def total(self, plan: tuple[Visit, ...] | list[Visit]) -> float:
        """What a plan brings, and what is then left to reveal."""
        persuasion = self.persuasion
        worth = 0.0
        fight = 0.0
        for visit in plan:
            worth += visit.worth + SECOND_FIGHT * visit.fight - self.shown[visit.card]
            fight = max(fight, visit.fight)
            persuasion -= CARDS[visit.card].persuasion
            if visit.seat:
                persuasion += SEAT_PERSUASION
            if visit.space.staying is not None:
                persuasion += 1
        return worth + (1 - SECOND_FIGHT) * fight + self.t.market.purchase(max(0, persuasion))
