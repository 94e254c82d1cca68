"""The Spacing Guild: Imperium actions, heighliners, landings, frigates, bombardments (SG2 to SG7)."""

from __future__ import annotations

from typing import Any

from tests.referees.arrakis.ground import borders, connected, legion, other, settled_by, units
from tests.referees.arrakis.warfare import Warfare

from kanly.kernel import Table

STEPS, TROOPS, FRIGATES, RINGS, STACK = 4, 12, 3, 8, 6
POWERS = ("choam", "spacing_guild", "landsraad")


class Space(Warfare):
    """What comes from space."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.steps = {"harkonnen": 0, "atreides": 0}
        self.landing = ""  # whose heighliner is being unloaded
        self.landed: list[str] = []
        self.emptied: set[str] = set()  # air zones, since the last view
        self.earned = 0  # Imperium actions of the Atreides

    def on_imperium_action(self, side: str, power: str) -> None:
        """SG2.2, SG2.3."""
        if side == "atreides":
            self.hold(self.earned > 0 or self.by_card, "SG2.2", "an Imperium action for nothing")
            self.earned = max(0, self.earned - 1)
            return
        left = self.bought.get(power, 0)
        self.hold(left > 0, "SG2.3", f"a {power} action that was not paid for")
        self.bought[power] = left - 1

    def on_harvester_removed(self, area: str) -> None:
        super().on_harvester_removed(area)
        self.earned += 1  # too many: a worm's bite is counted too

    def on_heighliner(self, side: str, n: int) -> None:
        """SG3.1: step by step, and back to the start after a landing; a card may hold it up."""
        before = self.steps[side]
        fine = n == before + 1 or (n == 0 and self.landing == side) or (self.by_card and n < before) or n == before
        self.hold(fine and n <= STEPS, "SG3.1", f"the heighliner of {side} goes from {before} to {n}")
        self.steps[side] = n
        if self.landing == side:
            self.landing = ""

    def on_landing(self, side: str) -> None:
        """SG3.2, SG3.3."""
        self.hold(self.steps[side] == STEPS, "SG3.2", f"{side} land at step {self.steps[side]}")
        first = side == "harkonnen" or self.steps["harkonnen"] < STEPS
        self.hold(first, "SG3.3", "the Atreides land before the Harkonnen")
        self.landing = side
        self.landed = []

    def on_placed(self, side: str, n: int, figure: str, area: str) -> None:
        """SG4.2: troops in an empty area, no enemy legion or settlement beside it."""
        if figure != "troop" or self.landing != side:
            return
        limit = STACK - (side == "harkonnen" and "choam" in self.view["bans"])
        self.hold(n <= limit, "SG4.2", f"{n} troops land in {area}")
        self.hold(not self.view["areas"].get(area), "SG4.2", f"troops land in {area}: {self.view['areas'].get(area)}")
        enemy = other(side)
        for near in borders(area, red=False):
            threat = units(legion(self.view, enemy, near)) or settled_by(self.view, near) == enemy
            self.hold(not threat, "SG4.2", f"{side} troops land in {area}, beside {near}")
        if self.landed:
            self.hold(area in borders(self.landed[0], red=False), "SG4.2", f"troops in {area} and {self.landed[0]}")
        self.landed.append(area)

    def on_flyer_removed(self, vehicle: str, zone: str) -> None:
        self.emptied.add(zone)

    def on_frigate_landed(self, side: str, zone: str) -> None:
        """SG4.3."""
        free = not self.view["zones"][zone] or zone in self.emptied
        self.hold(free, "SG4.3", f"a frigate in {zone} with {self.view['zones'][zone]}")
        self.hold(self.landing == side, "SG4.1", f"a frigate of {side} in {zone} without a landing")

    def on_bombarded(self, side: str, area: str) -> None:
        """SG7.4."""
        frigates = [zone for zone, what in self.view["zones"].items() if what == f"frigate_{side}"]
        over = any(connected(zone, area) for zone in frigates)
        self.hold(over, "SG7.4", f"{side} bombard {area} without a frigate above it")
        here = self.view["areas"].get(area, {})
        target = here.get("harvester") or units(here.get(other(side), {}))
        self.hold(bool(target), "SG7.4", f"{side} bombard {area}: {here}")

    def check_space(self, view: dict[str, Any]) -> None:
        """SG5.5, SG6.1, SG6.2: figures, rings and frigates are neither made nor lost; none fly in phase 3."""
        self.emptied = set()
        guild = view["guild"]
        if guild is None:
            return
        troops = guild["pool"]
        for side in ("harkonnen", "atreides"):
            own = guild[side]
            out = sum([here.get(side, {}).get("troop", 0) for here in view["areas"].values()])
            flying = list(view["zones"].values()).count(f"frigate_{side}")
            frigates = own["frigates"] + own["frigate_reserve"] + flying
            self.hold(frigates == FRIGATES, "SG6.1", f"{side}: {frigates} frigates")
            self.hold(own["rings"] + own["troops"] + out == RINGS, "SG5.5", f"{side}: rings {own['rings']}, {out}")
            troops += own["troops"] + out
            self.hold(own["step"] == self.steps[side], "SG3.1", f"{side}: step {own['step']}")
            self.hold(not flying or view["phase"] != "hazards", "SG6.2", f"frigates of {side} in phase 3")
        self.hold(troops == TROOPS, "SG5.5", f"{troops} troops, not {TROOPS}")
