"""Eyes: from what a seat may know to a state that effects can look at, so that no condition is written twice.

Public things stand as they are; cards are told apart by name only; what is hidden is NOBODY.
"""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.bot.worth import Onlooker
from kanly.games.imperium.effects.combine import Raised
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import CHOOSING, NOBODY, REVEALING, SENT, Entry, House, ImperiumState, Turn

ALL_GIVEN: Final = 99  # a clause that gives by itself has given all that it can before anybody is asked
STAGES: Final = {"choosing": CHOOSING, "agent": SENT, "reveal": REVEALING}


class Hoard:
    """Hands out physical pieces by name, each once."""

    box: Box
    taken: dict[str, int]

    def __init__(self, box: Box) -> None:
        self.box = box
        self.taken = {}

    def of(self, kind: str, name: str) -> int:
        """A copy of a piece of some kind; NOBODY for a hidden one."""
        piece = self.box.kinds[kind].get(name)
        if piece is None:
            return NOBODY
        at = self.taken.get(name, 0)
        self.taken[name] = at + 1
        return piece.pieces[at % len(piece.pieces)]

    def cards(self, names: list[str]) -> list[int]:
        """Copies of deck cards."""
        return [self.of("card", name) for name in names]

    def intrigues(self, names: list[str]) -> list[int]:
        """Copies of intrigue cards."""
        return [self.of("intrigue", name) for name in names]

    def trophies(self, names: list[str]) -> list[int]:
        """Conflict cards and objectives."""
        return [self.box.trophy_of[name] for name in names]


def see(view: dict[str, Any], rules: ImperiumRules) -> Onlooker:
    """The table as a view shows it."""
    box = rules.box
    hoard = Hoard(box)
    s = ImperiumState()
    s.round = view["round"]
    s.phase = view["phase"]
    s.first = view["first"]
    s.houses = [_house(seen, hoard) for seen in view["houses"]]
    s.seating = list(range(len(s.houses)))
    s.conflict = NOBODY if view["conflict"] is None else box.trophy_of[view["conflict"]]
    s.conflicts = hoard.trophies(view["conflicts"])
    s.conflict_deck = [NOBODY] * view["conflict_deck"]
    s.row = hoard.cards(view["row"])
    s.imperium_deck = [NOBODY] * view["imperium_deck"]
    s.reserve = [[card.pieces[0]] * view["reserve"].get(card.name, 0) for card in box.stacks]
    s.intrigue_deck = [NOBODY] * view["intrigue_deck"]
    s.intrigue_discard = hoard.intrigues(view["intrigue_discard"])
    s.playing = hoard.intrigues(view["playing"])
    _board(box, s, view)
    for more in rules.lists["sees"]:  # (state, view, hoard): what a module's view shows
        more(s, view, hoard)
    s.on_turn = _turn(box, s, view["turn"])
    s.pool = [_entry(box, s, name) for name in view["pool"]]
    return Onlooker(s, rules)


def _board(box: Box, s: ImperiumState, view: dict[str, Any]) -> None:
    s.agents = [0] * len(box.spaces)
    s.bonus = [0] * len(box.spaces)
    s.control = [NOBODY] * len(box.spaces)
    for name, seen in view["spaces"].items():
        i = box.space_of[name]
        s.agents[i] = _mask(seen["agents"])
        s.bonus[i] = seen["bonus"]
        s.control[i] = NOBODY if seen["control"] is None else seen["control"]
    s.posts = [0] * len(box.posts)
    for name, houses in view["posts"].items():
        s.posts[box.post_of[name]] = _mask(houses)
    allies = [view["alliances"][track.name] for track in box.tracks]
    s.alliances = [NOBODY if ally is None else ally for ally in allies]
    s.wall = view["wall"]


def _mask(houses: list[int]) -> int:
    mask = 0
    for h in houses:
        mask |= 1 << h
    return mask


def _house(seen: dict[str, Any], hoard: Hoard) -> House:
    house = House()
    house.seat = seen["seat"]
    house.leader = seen["leader"]
    house.flipped = seen["flipped"]
    house.training = seen["training"]
    house.memories = seen["memories"]
    house.points = seen["points"]
    house.hand = hoard.cards(seen["hand"])
    own: list[str] | None = seen["deck_cards"]
    house.deck = [NOBODY] * seen["deck"] if own is None else hoard.cards(own)
    house.discard = hoard.cards(seen["discard"])
    house.played = hoard.cards(seen["played"])
    house.shown = hoard.cards(seen["shown"])
    house.intrigues = hoard.intrigues(seen["intrigues"])
    house.laid = hoard.intrigues(seen["laid"])
    house.aside = NOBODY if seen["aside"] is None else hoard.of("card", seen["aside"])
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
    house.influence = [seen["influence"][track.name] for track in hoard.box.tracks]
    house.trophies = hoard.trophies(seen["trophies"])
    house.matched = hoard.trophies(seen["matched"])
    house.revealed = seen["revealed"]
    return house


def _turn(box: Box, s: ImperiumState, seen: dict[str, Any] | None) -> Turn:
    if seen is None:
        return Turn()
    turn = Turn(seen["house"])
    turn.ally = seen.get("ally", turn.house)
    house = s.houses[turn.house]
    turn.stage = STAGES[seen["stage"]]
    turn.cards = [_piece(box, house.played, name) for name in seen["cards"]]
    turn.space = NOBODY if seen["space"] is None else box.space_of[seen["space"]]
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
    turn.acquired = [box.cards[name].pieces[0] for name in seen["acquired"]]
    return turn


def _piece(box: Box, zone: list[int], name: str) -> int:
    """The latest piece of that name in a zone; NOBODY if it has left."""
    pieces = box.cards[name].pieces
    for card in reversed(zone):
        if card in pieces:
            return card
    return NOBODY


def _entry(box: Box, s: ImperiumState, name: str) -> Entry:
    """An open clause, with the card in play that it is printed on."""
    source = box.clauses[name].source
    if source not in box.cards or s.on_turn.house < 0:
        return (name, NOBODY, 0)
    house = s.houses[s.on_turn.house]
    zone = house.shown if s.on_turn.stage == REVEALING else house.played
    return (name, _piece(box, zone, source), ALL_GIVEN if isinstance(box.clauses[name], Raised) else 0)
