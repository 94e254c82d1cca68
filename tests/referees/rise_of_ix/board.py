"""What Rise of Ix lays on the table, and what a house has of it (IX-01 to IX-15, IX-100 to IX-104)."""

from __future__ import annotations

from typing import Any

from tests.printed import decks
from tests.referees.referee import Printed, printed
from tests.referees.uprising.books import ICONS, cards_of
from tests.referees.uprising.referee import UprisingReferee

from kanly.kernel import Table

PRINTED: dict[str, Any] = printed(__file__)
TILES: dict[str, Any] = PRINTED["tiles"]
CARDS: dict[str, Any] = cards_of("rise_of_ix")
INFILTRATES: dict[str, list[str]] = {
    row.name: [ICONS[letter] for letter in row.columns["infiltrates"].replace("-", "")]
    for row in decks("rise_of_ix")["imperium"].rows
}
CONTROL_THE_SPICE = {"cost": None, "icons": ["spice_trade"], "graft": False, "persuasion": 1, "swords": 0} | {
    "fremen": False,
    "specimens": None,
}
YUNA = "princess_yuna_moritani"


class Dock:
    """What a house has in Ix (IX-14)."""

    def __init__(self) -> None:
        self.tiles: list[str] = []
        self.used: set[str] = set()  # in this round
        self.negotiators = 0
        self.freighter: int | None = 0  # None: there is none
        self.supply, self.garrison = 2, 0  # dreadnoughts; those in the conflict are in the books


class Board(UprisingReferee):
    """The set-up, and what must still be told."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        first = not self.posts  # only Uprising has spies
        board = "imperium" if first else "uprising"
        self.first_game = first
        self.epic = bool(self.setup.settings.get("epic", False))
        self.flags: set[str] = set(PRINTED["control"][board])
        for space in PRINTED["covered"][board]:  # IX-01, IX-10
            del self.spaces[space]
        self.spaces |= PRINTED["spaces"]
        if not first:  # IX-02
            self.posts = {post: near for post, near in self.posts.items() if set(near) <= set(self.spaces)}
            self.posts |= PRINTED["posts"]
        self.cards = Printed({**cards_of("imperium"), **self.cards, **CARDS, "control_the_spice": CONTROL_THE_SPICE})
        self.conflicts |= PRINTED["conflicts"]
        self.docks: dict[str, Dock] = {}
        self.promised_goods: dict[tuple[str, str], int] = {}  # by house and kind: to be told before the turn ends
        if self.epic:
            self.victory = 12  # IX-100, R13.4

    def dock(self, house: str) -> Dock:
        """The house's part of Ix."""
        return self.docks.setdefault(house, Dock())

    def rivals(self) -> set[str]:
        """The parties without a seat."""
        return set(self.books.houses) - set(self.books.seated.values())

    def on_round(self, number: int) -> None:
        if number == 1:
            for name, house in self.books.houses.items():
                house.water -= name == YUNA  # IX-80
                if self.epic and house.garrison and name not in self.rivals():  # IX-104, SIX-90
                    house.supply, house.garrison = 7, 5
        for dock in self.docks.values():
            dock.used.clear()  # IX-40
        super().on_round(number)

    def on_conflict(self, trophy: str) -> None:
        """IX-12, IX-101: by level."""
        number = self.books.round
        middle = range(1, 6) if self.epic or self.setup.seats == 6 else range(2, 7)  # SIX-04
        level = "II" if number in middle else "III" if number > middle[-1] else "I"
        told = self.conflicts[trophy]["level"]
        self.hold(told == level, "IX-101" if self.epic else "IX-12", f"{trophy} of level {told} in round {number}")
        allowed = self.first_game or trophy not in PRINTED["conflicts"] or (self.epic and level == "III")
        self.hold(allowed, "IX-03", f"{trophy} in Uprising")
        self.pass_on(Board, "on_conflict", trophy)

    # What is due.

    def promise(self, house: str, kind: str, count: int = 1) -> None:
        """Something must be told before the turn or the phase ends."""
        if count > 0:
            self.promised_goods[house, kind] = self.promised_goods.get((house, kind), 0) + count

    def came(self, house: str, kind: str, count: int) -> None:
        """Something that may be it was told."""
        if (house, kind) in self.promised_goods:
            self.promised_goods[house, kind] = max(0, self.promised_goods[house, kind] - count)

    def check_promises(self) -> None:
        """All of it has come."""
        for (house, kind), count in self.promised_goods.items():
            one = self.books.houses[house]
            if kind in ("recruit", "reinforce"):
                count = min(count, one.supply)
            if kind == "influence" and max(one.influence.values()) == 6:
                count = 0  # a step beyond the last one is not told
            if kind == "draw" and self.nothing_to_draw(house):
                count = 0
            self.hold(not count, "IX-36", f"{house} did not get {count} {kind}")
        self.promised_goods = {}

    def nothing_to_draw(self, house: str) -> bool:
        """Whether neither deck nor discard pile has had enough cards."""
        seen = self.books.view["houses"][self.books.order.index(house)]
        return bool(seen["deck"] + len(seen["discard"]) < 4)

    def on_gains(self, house: str, solari: int, spice: int, water: int) -> None:
        for kind, count in (("solari", solari), ("spice", spice), ("water", water)):
            self.came(house, kind, count)
        self.pass_on(Board, "on_gains", house, solari, spice, water)

    def on_recruits(self, house: str, troops: int) -> None:
        self.came(house, "recruit", troops)
        super().on_recruits(house, troops)

    def on_influence(self, house: str, faction: str, change: int, now: int) -> None:
        self.came(house, "influence", max(0, change))
        super().on_influence(house, faction, change, now)

    def on_draws_intrigue(self, house: str, count: int) -> None:
        self.came(house, "intrigue", count)
        self.pass_on(Board, "on_draws_intrigue", house, count)

    def on_draws(self, house: str, count: int) -> None:
        self.came(house, "draw", count)
        self.pass_on(Board, "on_draws", house, count)

    def on_points(self, house: str, points: int) -> None:
        self.came(house, "point", points)
        self.pass_on(Board, "on_points", house, points)

    def on_turn_ends(self, house: str) -> None:
        self.check_promises()
        self.pass_on(Board, "on_turn_ends", house)

    def on_phase(self, phase: str) -> None:
        self.check_promises()
        super().on_phase(phase)
