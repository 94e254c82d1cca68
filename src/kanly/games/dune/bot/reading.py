"""Reading a view: what a seat knows, as numbers that the rules of thumb can work with."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.facts.cards import CARD_NAME, DESIGN_OF, DESIGNS, KINDS
from kanly.games.dune.facts.factions import EMPEROR, FACTION_OF, FACTIONS, FREMEN
from kanly.games.dune.facts.leaders import LEADER_OF, LEADER_STRENGTH
from kanly.games.dune.facts.map import NODE_OF, NODE_TERRITORY, ORNITHOPTERS, STRONGHOLDS, TERRITORIES
from kanly.games.dune.settings import STRONGHOLDS_ALONE, STRONGHOLDS_TWO_PLAYERS

UNKNOWN: Final = "?"
LAST_ROUND: Final = 10


def kind_of(card: str) -> str:
    """The kind of a card by its name; empty for one that is not known."""
    return KINDS[DESIGNS[DESIGN_OF[card]].kind] if card in DESIGN_OF else ""


class Reading:
    """A view, read once for one decision."""

    view: dict[str, Any]
    seat: int
    round: int
    storm: int
    order: list[int]
    seats: list[int]  # of every faction; -1: not in play
    forces: list[dict[int, int]]  # of every faction: node -> fighters
    specials: list[dict[int, int]]
    advisors: dict[int, int]  # node -> Bene Gesserit advisors
    there: list[dict[int, int]]  # of every faction: territory -> fighters
    spice_on: dict[int, int]  # node -> spice on the ground
    halves: bool  # whether forces fight at half strength without spice (R15.3)
    _leaders: dict[tuple[int, int], list[int]]  # asked for so far
    _unseen: list[str] | None

    def __init__(self, view: dict[str, Any], seat: int, halves: bool) -> None:
        self.view = view
        self.seat = seat
        self.round = view["round"]
        self.storm = view["storm"]
        self.order = [FACTION_OF[name] for name in view["order"]]
        self.seats = [-1] * len(FACTIONS)
        for name in view["factions"]:
            self.seats[FACTION_OF[name]] = view["factions"][name]["seat"]
        self.forces = [{} for _ in FACTIONS]
        self.specials = [{} for _ in FACTIONS]
        self.there = [{} for _ in FACTIONS]
        self.advisors = {}
        for token in view["forces"]:
            self._stand(NODE_OF[token], view["forces"][token])
        self.spice_on = {NODE_OF[token]: view["spice"][token] for token in view["spice"]}
        self.halves = halves or self._looks_advanced()
        self._leaders = {}
        self._unseen = None

    def _stand(self, node: int, here: dict[str, list[int]]) -> None:
        territory = NODE_TERRITORY[node]
        for name in here:
            f = FACTION_OF[name]
            fighters, specials, advisors = here[name]
            if fighters:
                self.forces[f][node] = fighters
                self.there[f][territory] = self.there[f].get(territory, 0) + fighters
            if specials:
                self.specials[f][node] = specials
            if advisors:
                self.advisors[node] = advisors

    def _looks_advanced(self) -> bool:
        """Special forces and a second pile of spice cards belong to the advanced game."""
        for f in (EMPEROR, FREMEN):
            if self.seats[f] >= 0:
                side = self.side(f)
                if side["reserve_specials"] or side["tank_specials"] or self.specials[f]:
                    return True
        return len(self.view["spice_deck"]["piles"][1]) > 0

    # Sides.

    def side(self, f: int) -> dict[str, Any]:
        """What is known of a faction."""
        found: dict[str, Any] = self.view["factions"][FACTIONS[f].name]
        return found

    def own(self) -> list[int]:
        """The factions of this seat."""
        return [f for f in range(len(FACTIONS)) if self.seats[f] == self.seat]

    def spice(self, f: int) -> int:
        """A faction's spice; for others a guess."""
        known: int | None = self.side(f)["spice"]
        return 6 if known is None else known

    def hand(self, f: int) -> list[str]:
        """A faction's treachery cards, UNKNOWN where this seat does not know them."""
        cards: list[str] = self.side(f)["hand"]
        return cards

    def holds(self, f: int, kind: str) -> bool:
        """Whether a faction is known to hold a card of a kind."""
        for card in self.hand(f):
            if kind_of(card) == kind:
                return True
        return False

    def allies(self, f: int) -> list[int]:
        """A faction's allies."""
        return [FACTION_OF[name] for name in self.side(f)["allies"]]

    def friends(self, f: int, g: int) -> bool:
        """Whether two factions are one, allies, or of one seat."""
        return f == g or self.seats[f] == self.seats[g] or g in self.allies(f)

    def camp(self, f: int) -> list[int]:
        """The factions that win together with a faction, itself included."""
        return [g for g in range(len(FACTIONS)) if self.seats[g] >= 0 and self.friends(f, g)]

    def two_seats(self) -> bool:
        """Whether two players play against each other."""
        return max(self.seats) < 2

    def needed(self, camp: list[int]) -> int:
        """How many strongholds make a camp win."""
        if self.two_seats():
            return STRONGHOLDS_TWO_PLAYERS
        allied: int = self.view["alliances"]["strongholds"]
        return allied if len(camp) > 1 else STRONGHOLDS_ALONE

    def enemies(self, f: int) -> list[int]:
        """Everybody who is no friend of a faction."""
        return [g for g in range(len(FACTIONS)) if self.seats[g] >= 0 and not self.friends(f, g)]

    def foretold(self, camp: list[int]) -> bool:
        """Whether a victory of this camp in this round is what this seat has predicted (BG.B1)."""
        prediction = self.view["prediction"]
        return bool(prediction) and prediction[1] == self.round and FACTION_OF[prediction[0]] in camp

    # The board.

    def occupants(self, territory: int) -> list[int]:
        """The factions with fighters in a territory."""
        return [g for g in range(len(FACTIONS)) if territory in self.there[g]]

    def held(self, camp: list[int]) -> list[int]:
        """The strongholds in which a camp stands without an enemy."""
        out: list[int] = []
        for territory in STRONGHOLDS:
            there = self.occupants(territory)
            if there and all(g in camp for g in there):
                out.append(territory)
        return out

    def flies(self, f: int) -> bool:
        """Whether a faction has ornithopters (R10.11)."""
        return any(city in self.there[f] for city in ORNITHOPTERS)

    # Leaders and cards.

    def leaders(self, f: int, territory: int) -> list[int]:
        """The leaders that a faction could send into a battle, the strongest first."""
        out = self._leaders.get((f, territory))
        if out is None:
            holder = FACTIONS[f].name
            where: dict[str, dict[str, Any]] = self.view["leaders"]
            out = []
            for name, leader in where.items():
                if leader["holder"] == holder and leader["state"] in ("ready", "unknown") and _free(leader, territory):
                    out.append(LEADER_OF[name])
            out.sort(key=lambda i: -LEADER_STRENGTH[i])
            self._leaders[f, territory] = out
        return out

    def unseen(self) -> list[str]:
        """The treachery cards whose place this seat does not know, by name."""
        if self._unseen is not None:
            return self._unseen
        treachery = self.view["treachery"]
        seen: list[str] = [*treachery["discard"], *treachery["removed"], *treachery["row"]]
        for name in self.view["factions"]:
            seen += self.view["factions"][name]["hand"]
        left = list(CARD_NAME)
        for card in seen:
            if card in left:
                left.remove(card)
        self._unseen = left
        return left


def _free(leader: dict[str, Any], territory: int) -> bool:
    """Whether a leader has not fought this round, or only there; `territory` -1 asks for the former."""
    fought: str | None = leader["fought"]
    return fought is None or (territory >= 0 and fought == TERRITORIES[territory].name)
