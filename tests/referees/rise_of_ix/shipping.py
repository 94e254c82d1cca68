"""The shipping track: steps, recalls, their rewards, dividends, and cards that unload (IX-60 to IX-73)."""

from __future__ import annotations

from tests.referees.rise_of_ix.board import PRINTED, YUNA, Board

from kanly.kernel import Event, Table

LAST = 3  # space of the track
RIVAL_BUYS = ("pays", "points", "discards_intrigue", "swordmaster")  # with what it gains from others' dividends
SPICE, DIVIDENDS = "shipping_1.reward.1b", "shipping_1.reward.1a"


class Shipping(Board):
    """Freighters and what they bring."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.waiting: dict[str, set[str]] = {}  # rewards of recalls that were not taken yet, by house
        self.shares_due: dict[str, int] | None = None  # solari of dividends that were not told yet

    def watch_event(self, event: Event) -> None:
        if self.shares_due is not None and event.kind not in ("gains", *RIVAL_BUYS):
            left, self.shares_due = {house: n for house, n in self.shares_due.items() if n}, None
            self.hold(not left, "IX-62", f"dividends not gained: {left}")
        super().watch_event(event)

    def on_freighter_advances(self, house: str, space: int) -> None:
        """IX-60, IX-61, IX-113."""
        dock = self.dock(house)
        at = dock.freighter or 0
        fine = space == at + 1 <= (2 if house in self.rivals() else LAST)
        self.hold(fine, "IX-60", f"{house}: the freighter advances from {dock.freighter} to {space}")
        dock.freighter = space

    def on_freighter_recalled(self, house: str, space: int) -> None:
        """IX-61, IX-62, IX-113."""
        dock = self.dock(house)
        fine = space == (dock.freighter or 0) > 0
        self.hold(fine, "IX-61", f"{house}: the freighter is recalled from {space}, not {dock.freighter}")
        dock.freighter = 0
        rival = house in self.rivals()
        self.hold(not rival or space == 2, "IX-113", f"{house}: the freighter is recalled from {space}")
        if not rival:
            waiting = self.waiting.setdefault(house, set())
            self.hold(not waiting, "IX-62", f"{house} have not taken {waiting}")
            waiting.add("shipping_1")
        if space >= 2:
            self.promise(house, "recruit", 2 + self.transported(house))  # IX-48
            self.promise(house, "influence")

    def transported(self, house: str) -> bool:
        """IX-48: whether a recall brings one troop more."""
        return "troop_transports" in self.dock(house).tiles

    def on_does(self, house: str, what: str) -> None:
        if what.startswith("shipping_1."):
            fine = "shipping_1" in self.waiting.get(house, ())
            self.hold(fine, "IX-62", f"{house} take a reward of the track again")
            self.waiting[house].discard("shipping_1")
        if what == SPICE:
            self.promise(house, "spice", 2)
        self.pass_on(Shipping, "on_does", house, what)

    def on_dividends(self, house: str) -> None:
        """IX-62, IX-113, IX-114, RIV-91."""
        rivals = set() if self.setup.seats == 1 else self.rivals()
        self.shares_due = {name: 1 for name in self.books.houses if name != house and name not in rivals}
        if house != "house_hagal":
            self.shares_due[house] = 5 + self.thrives(house)

    def thrives(self, house: str) -> int:
        """IX-80."""
        return int(house == YUNA and self.books.active == house and self.books.phase == "player_turns")

    def on_gains(self, house: str, solari: int, spice: int, water: int) -> None:
        if self.shares_due is not None and solari:
            should = self.shares_due.pop(house, 0)
            self.hold(solari == should, "IX-62", f"{house} gain {solari} solari of dividends, not {should}")
            if not self.shares_due:
                self.shares_due = None
        if solari and self.thrives(house):
            self.hold(solari > 1, "IX-80", f"{house} gain {solari} solari in her turn")
        super().on_gains(house, solari, spice, water)

    def check_promises(self) -> None:
        for house, waiting in self.waiting.items():
            self.hold(not waiting, "IX-63", f"{house} leave {waiting}")
        self.waiting = {}
        super().check_promises()

    # Unload.

    def on_discards(self, house: str, card: str) -> None:
        self.unload(house, card)
        self.pass_on(Shipping, "on_discards", house, card)

    def on_trashes(self, house: str, card: str) -> None:
        self.unload(house, card)
        self.pass_on(Shipping, "on_trashes", house, card)

    def unload(self, house: str, card: str) -> None:
        """IX-71, IX-72."""
        for words in PRINTED["unload"].get(card, ()):
            kind, count = words.split()
            self.promise(house, kind, int(count))

    def on_reinforces(self, house: str, troops: int) -> None:
        """IX-92: Treachery, from the supply straight into the conflict."""
        one = self.books.houses[house]
        self.hold(troops <= one.supply, "IX-92", f"{house} deploy {troops} of {one.supply} from the supply")
        self.came(house, "reinforce", troops)
        one.supply -= troops
        one.troops += troops
