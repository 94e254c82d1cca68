"""Eyes: from what a seat may know to a state that effects can look at, so that no condition is written twice.

Public things stand as they are; cards are told apart by name only; what is hidden is NOBODY.
"""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.bot.worth import Onlooker
from kanly.games.imperium.effects.base import CLAUSES
from kanly.games.imperium.effects.combine import Raised
from kanly.games.imperium.modules.choam.tiles import CONTRACTS
from kanly.games.imperium.pieces.board import POST_OF, POSTS, SPACE_OF, SPACES
from kanly.games.imperium.pieces.cards import CARDS, STACKS
from kanly.games.imperium.pieces.icons import FACTIONS
from kanly.games.imperium.pieces.intrigues import INTRIGUES
from kanly.games.imperium.pieces.trophies import TROPHY_OF
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import CHOOSING, NOBODY, REVEALING, SENT, Entry, House, ImperiumState, Turn

ALL_GIVEN: Final = 99  # a clause that gives by itself has given all that it can before anybody is asked
STAGES: Final = {"choosing": CHOOSING, "agent": SENT, "reveal": REVEALING}


class Box:
    """Hands out physical pieces by name, each once."""

    taken: dict[str, int]

    def __init__(self) -> None:
        self.taken = {}

    def card(self, name: str) -> int:
        """A copy of a deck card; NOBODY for a hidden one."""
        card = CARDS.get(name)
        return NOBODY if card is None else self._next(name, card.pieces)

    def intrigue(self, name: str) -> int:
        """A copy of an intrigue card; NOBODY for a hidden one."""
        card = INTRIGUES.get(name)
        return NOBODY if card is None else self._next(name, card.pieces)

    def contract(self, name: str) -> int:
        """A copy of a contract."""
        return self._next(name, CONTRACTS[name].pieces)

    def _next(self, name: str, pieces: list[int]) -> int:
        at = self.taken.get(name, 0)
        self.taken[name] = at + 1
        return pieces[at % len(pieces)]


def see(view: dict[str, Any], rules: ImperiumRules) -> Onlooker:
    """The table as a view shows it."""
    box = Box()
    s = ImperiumState()
    s.round = view["round"]
    s.phase = view["phase"]
    s.first = view["first"]
    s.houses = [_house(seen, box) for seen in view["houses"]]
    s.conflict = NOBODY if view["conflict"] is None else TROPHY_OF[view["conflict"]]
    s.conflicts = [TROPHY_OF[name] for name in view["conflicts"]]
    s.conflict_deck = [NOBODY] * view["conflict_deck"]
    s.row = [box.card(name) for name in view["row"]]
    s.imperium_deck = [NOBODY] * view["imperium_deck"]
    s.reserve = [[CARDS[card.name].pieces[0]] * view["reserve"].get(card.name, 0) for card in STACKS]
    s.intrigue_deck = [NOBODY] * view["intrigue_deck"]
    s.intrigue_discard = [box.intrigue(name) for name in view["intrigue_discard"]]
    s.playing = [box.intrigue(name) for name in view["playing"]]
    _board(s, view)
    s.contract_offer = [box.contract(name) for name in view["contracts"]]
    s.contract_bank = [NOBODY] * view["contract_bank"]
    s.contract_aside = [box.contract(name) for name in view["contract_aside"]]
    s.on_turn = _turn(s, view["turn"])
    s.pool = [_entry(s, name) for name in view["pool"]]
    return Onlooker(s, rules)


def _board(s: ImperiumState, view: dict[str, Any]) -> None:
    s.agents = [0] * len(SPACES)
    s.bonus = [0] * len(SPACES)
    s.control = [NOBODY] * len(SPACES)
    for name, seen in view["spaces"].items():
        i = SPACE_OF[name]
        s.agents[i] = _mask(seen["agents"])
        s.bonus[i] = seen["bonus"]
        s.control[i] = NOBODY if seen["control"] is None else seen["control"]
    s.posts = [0] * len(POSTS)
    for name, houses in view["posts"].items():
        s.posts[POST_OF[name]] = _mask(houses)
    s.alliances = [NOBODY if view["alliances"][name] is None else view["alliances"][name] for name in FACTIONS]
    s.wall = view["wall"]


def _mask(houses: list[int]) -> int:
    mask = 0
    for h in houses:
        mask |= 1 << h
    return mask


def _house(seen: dict[str, Any], box: Box) -> House:
    house = House()
    house.seat = seen["seat"]
    house.leader = seen["leader"]
    house.flipped = seen["flipped"]
    house.training = seen["training"]
    house.memories = seen["memories"]
    house.points = seen["points"]
    house.hand = [box.card(name) for name in seen["hand"]]
    own: list[str] | None = seen["deck_cards"]
    house.deck = [NOBODY] * seen["deck"] if own is None else [box.card(name) for name in own]
    house.discard = [box.card(name) for name in seen["discard"]]
    house.played = [box.card(name) for name in seen["played"]]
    house.shown = [box.card(name) for name in seen["shown"]]
    house.intrigues = [box.intrigue(name) for name in seen["intrigues"]]
    house.laid = [box.intrigue(name) for name in seen["laid"]]
    house.aside = NOBODY if seen["aside"] is None else box.card(seen["aside"])
    house.spice = seen["spice"]
    house.solari = seen["solari"]
    house.water = seen["water"]
    house.supply = seen["supply"]
    house.garrison = seen["garrison"]
    house.troops = seen["troops"]
    house.worms = seen["worms"]
    house.swords = seen["swords"]
    house.persuasion = seen["persuasion"]
    house.spies = seen["spies"]
    house.agents = seen["agents"]
    house.swordmaster = seen["swordmaster"]
    house.councillor = seen["councillor"]
    house.hooks = seen["hooks"]
    house.influence = [seen["influence"][name] for name in FACTIONS]
    house.trophies = [TROPHY_OF[name] for name in seen["trophies"]]
    house.matched = [TROPHY_OF[name] for name in seen["matched"]]
    house.contracts = [box.contract(name) for name in seen["contracts"]]
    house.completed = [box.contract(name) for name in seen["completed"]]
    house.revealed = seen["revealed"]
    return house


def _turn(s: ImperiumState, seen: dict[str, Any] | None) -> Turn:
    if seen is None:
        return Turn()
    turn = Turn(seen["house"])
    house = s.houses[turn.house]
    turn.stage = STAGES[seen["stage"]]
    turn.cards = [_piece(house.played, name) for name in seen["cards"]]
    turn.space = NOBODY if seen["space"] is None else SPACE_OF[seen["space"]]
    turn.visit = seen["visit"]
    turn.recruited = seen["recruited"]
    turn.deployed = seen["deployed"]
    turn.units = seen["units"]
    turn.combat = seen["combat"]
    turn.levy = seen["levy"]
    turn.banned = seen["banned"]
    turn.recalled = seen["recalled"]
    turn.seated = seen["seated"]
    turn.spice = seen["spice"]
    turn.acquired = [CARDS[name].pieces[0] for name in seen["acquired"]]
    return turn


def _piece(zone: list[int], name: str) -> int:
    """The latest piece of that name in a zone; NOBODY if it has left."""
    pieces = CARDS[name].pieces
    for card in reversed(zone):
        if card in pieces:
            return card
    return NOBODY


def _entry(s: ImperiumState, name: str) -> Entry:
    """An open clause, with the card in play that it is printed on."""
    source = CLAUSES[name].source
    if source not in CARDS or s.on_turn.house < 0:
        return (name, NOBODY, 0)
    house = s.houses[s.on_turn.house]
    zone = house.shown if s.on_turn.stage == REVEALING else house.played
    return (name, _piece(zone, source), ALL_GIVEN if isinstance(CLAUSES[name], Raised) else 0)
