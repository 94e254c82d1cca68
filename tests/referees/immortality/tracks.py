"""The Bene Tleilax board: both tracks with their bonuses, and specimens (R3, R4, R5)."""

from __future__ import annotations

from typing import Any

from tests.referees.referee import printed
from tests.referees.uprising.books import cards_of
from tests.referees.uprising.referee import UprisingReferee

from kanly.kernel import Table

PRINTED: dict[str, Any] = printed(__file__)
TRACK: dict[str, Any] = PRINTED["track"]
CARDS: dict[str, Any] = cards_of("immortality")
SPECIMENS: dict[str, int] = {name: card["specimens"] for name, card in CARDS.items() if card["specimens"] is not None}
LAST = 7  # space of the Tleilaxu track
GOODS = ("solari", "spice", "water")


class Lab:
    """What a house has on the Bene Tleilax board."""

    def __init__(self) -> None:
        self.research = "c0r3"
        self.tleilaxu = 0
        self.specimens = 0

    @property
    def column(self) -> int:
        """How far the research token is."""
        return int(self.research[1])

    @property
    def markers(self) -> int:
        """R3.4, R3.15."""
        return self.column // 4


class Tracks(UprisingReferee):
    """Steps, bonuses, tanks."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.labs: dict[str, Lab] = {}
        self.prize = 2  # R2.2
        self.due_bonuses: dict[tuple[str, str], int] = {}  # by house and kind

    def lab(self, house: str) -> Lab:
        """The house's tokens and tanks."""
        return self.labs.setdefault(house, Lab())

    def on_researches(self, house: str, space: str) -> None:
        """R3.1, R3.2, R3.6."""
        lab = self.lab(house)
        near = TRACK[lab.research]["next"]
        self.hold(space in near, "R3.1", f"{house} research from {lab.research} to {space}, not {near}")
        self.told(house, "research")
        lab.research = space
        for words in TRACK[space]["bonus"]:
            verb, *rest = words.split()
            if words == "research":
                self.expect(house, "research")
            elif verb == "tleilaxu" and lab.tleilaxu < LAST:
                self.expect(house, "tleilaxu")
            elif verb == "specimen" and self.books.houses[house].supply:  # R5.5
                self.expect(house, "specimen")
            elif verb == "gain":
                self.expect(house, rest[1], int(rest[0]))

    def on_advances(self, house: str, space: str) -> None:
        """R4.1 to R4.3, R4.6."""
        lab = self.lab(house)
        step = int(space.removeprefix("tleilaxu_"))
        self.hold(step == lab.tleilaxu + 1 <= LAST, "R4.1", f"{house} advance from {lab.tleilaxu} to {step}")
        self.told(house, "tleilaxu")
        lab.tleilaxu = step
        self.rewarded_step(house, step)

    def rewarded_step(self, house: str, step: int) -> None:
        """R4.2."""
        if step in (2, 6):
            self.expect(house, "intrigue")
        if step in (4, LAST):
            self.expect(house, "point")
        if step == 4 and self.prize:
            self.expect(house, "spice", self.prize)
            self.prize = 0

    def expect(self, house: str, kind: str, count: int = 1) -> None:
        """A bonus must be told before the turn ends."""
        self.due_bonuses[house, kind] = self.due_bonuses.get((house, kind), 0) + count

    def told(self, house: str, kind: str, count: int = 1) -> None:
        """Something that may be such a bonus has been told."""
        for who in self.sharers(house):
            left = self.due_bonuses.get((who, kind), 0)
            self.due_bonuses[who, kind] = max(0, left - count)

    def sharers(self, house: str) -> list[str]:
        """Whose bonuses a house may take."""
        return [house]

    def check_bonuses(self) -> None:
        """R3.2, R4.1."""
        left = {key: count for key, count in self.due_bonuses.items() if count}
        self.hold(not left, "R3.2", f"bonuses not gained: {left}")
        self.due_bonuses = {}

    def on_draws_intrigue(self, house: str, count: int) -> None:
        self.told(house, "intrigue", count)
        self.pass_on(Tracks, "on_draws_intrigue", house, count)

    def on_points(self, house: str, points: int) -> None:
        self.told(house, "point", points)
        self.pass_on(Tracks, "on_points", house, points)

    def on_gains(self, house: str, solari: int, spice: int, water: int) -> None:
        for kind, count in zip(GOODS, (solari, spice, water)):
            self.told(house, kind, count)
        self.pass_on(Tracks, "on_gains", house, solari, spice, water)

    def on_turn_ends(self, house: str) -> None:
        self.check_bonuses()
        self.pass_on(Tracks, "on_turn_ends", house)

    # specimens

    def on_makes_specimens(self, house: str, count: int) -> None:
        """R5.1."""
        one = self.books.houses[house]
        self.hold(0 < count <= one.supply, "R5.1", f"{house} make {count} specimens of {one.supply} troops")
        self.told(house, "specimen", count)
        one.supply -= count
        self.lab(house).specimens += count

    def on_releases(self, house: str, count: int) -> None:
        """R5.3."""
        self.give_back(house, count, "R5.3")

    def on_spends_specimens(self, house: str, count: int) -> None:
        """R5.2."""
        self.give_back(house, count, "R5.2")

    def give_back(self, house: str, count: int, rule: str) -> None:
        """Specimens go back to the supply."""
        have = self.lab(house).specimens
        self.hold(0 < count <= have, rule, f"{house} take {count} of {have} specimens")
        self.lab(house).specimens -= count
        self.books.houses[house].supply += count

    def on_loses_units(self, house: str, troops: int, deployed: int) -> None:
        """R5.7."""
        one = self.books.houses[house]
        fine = deployed <= one.troops and troops - deployed <= one.garrison
        self.hold(fine, "R5.7", f"{house} lose {troops} troops, {deployed} of them deployed")
        one.supply += troops
        one.troops -= deployed
        one.garrison -= troops - deployed

    def troops_of(self, seen: dict[str, Any]) -> int:
        """R5.9."""
        return super().troops_of(seen) + int(seen["specimens"])

    def compare(self, view: dict[str, Any]) -> None:
        super().compare(view)
        for seen in view["houses"]:
            if seen["research"] is None:
                continue
            lab = self.lab(seen["name"])
            shown = (seen["research"], seen["markers"], seen["tleilaxu"], seen["specimens"])
            own = (lab.research, lab.markers, lab.tleilaxu, lab.specimens)
            self.hold(shown == own, "R3.4", f"{seen['name']}: {shown}, not {own}")
        self.hold(view["tleilaxu_prize"] == self.prize, "R4.3", f"{view['tleilaxu_prize']} spice on the track")
