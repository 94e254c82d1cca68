"""Storms, worms, the harvest, the imperium markers and their bans (R8, R10)."""

from __future__ import annotations

from typing import Any

from tests.referees.arrakis.ground import AREAS, PRINTED
from tests.referees.referee import Referee

from kanly.kernel import Table

TOP = 5


class Desert(Referee):
    """What the desert takes and gives."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.view: dict[str, Any] = {}
        self.bitten = ""  # the area that a storm or a worm hits now
        self.bites = 0
        self.markers = {"choam": TOP, "spacing_guild": TOP, "landsraad": TOP}
        self.hauls: list[int] = []  # spice in harvesters removed in this round
        self.purse = 0  # spice of this phase
        self.counting = False
        self.moved_markers: dict[str, int] = {}
        self.paid: dict[str, int] = {}
        self.bought: dict[str, int] = {}  # Imperium actions still to take (SG2.3)

    def pay(self, choam: int, guild: int, landsraad: int, stock: int) -> None:
        """R8.2, R8.6: what the Harkonnen pay in this phase."""
        self.paid = {"choam": choam, "spacing_guild": guild, "landsraad": landsraad}
        self.bought = {power: {2: 1, 3: 2}.get(paid, 0) for power, paid in self.paid.items()}
        total = choam + guild + landsraad + stock
        self.hold(total <= self.view["spice"], "R8.2", f"{total} of {self.view['spice']} spice are paid")
        self.hold(not stock or self.view["supremacy"] <= 5, "R8.6", f"stockpiling at {self.view['supremacy']}")

    def on_storm(self, area: str, hits: int, specials: int) -> None:
        """R10.9."""
        terrain = AREAS[area]["terrain"]
        exposed = terrain != "mountain" and area not in PRINTED["storm_exempt"]
        self.hold(exposed or bool(self.view["atomics"]), "R10.9", f"a storm in {area}, {terrain}")
        self.hold(hits + specials <= 2, "R10.9", f"{hits} hits and {specials} specials of 2 dice")
        self.bitten = area
        self.on_rolled(2, hits, 0, specials)

    def on_worm_attacks(self, area: str) -> None:
        self.bitten = area

    def on_rolled(self, dice: int, hits: int, shields: int, specials: int) -> None:
        """R10.7."""
        if self.bitten:
            worth = {"deep_desert": 2, "desert": 1}.get(str(AREAS[self.bitten]["terrain"]), 0)
            self.bites = hits + worth * specials

    def on_special_hits(self, side: str, area: str, n: int) -> None:
        if area == self.bitten:
            self.hold(n == self.bites, "R10.7", f"{n} hits in {area}, not {self.bites}")
        self.bitten = ""

    def on_harvester_removed(self, area: str) -> None:
        self.hauls.append(2 if AREAS[area]["terrain"] == "deep_desert" else 1)

    def on_harvested(self, n: int) -> None:
        """R8.1: the harvesters that have just come home are the last ones removed; the reserve token may add one."""
        saved = self.view["saved"]
        sums = {sum(self.hauls[i:]) for i in range(len(self.hauls) + 1)}
        self.hold(n in sums or n - saved in sums, "R8.1", f"{n} spice from {self.hauls} and {saved}")
        self.hauls = []
        self.purse = n if saved and n - saved in sums else n + saved
        self.counting = True
        self.moved_markers = {}

    def on_marker_moved(self, power: str, n: int) -> None:
        """R8.2."""
        before = self.markers[power]
        self.hold(1 <= n <= TOP and abs(n - before) <= 1, "R8.2", f"{power} from {before} to {n}")
        if self.counting and self.paid:
            should = {0: max(1, before - 1), 2: before, 3: before + 1}[self.paid[power]]
            self.hold(n == should, "R8.2", f"{power} from {before} to {n} for {self.paid[power]} spice")
        if n > before:
            self.purse -= 3
        elif n == before != 1:
            self.purse -= 2
        self.markers[power] = n
        self.moved_markers[power] = n - before
        self.hold(self.purse >= 0, "R8.2", f"{-self.purse} spice too much is spent")

    def on_ban(self, power: str) -> None:
        """R8.3."""
        fine = not self.paid.get(power) or (self.markers[power] == 1 and self.paid[power] == 2)
        self.hold(fine, "R8.3", f"a ban of {power}, which did not drop")
