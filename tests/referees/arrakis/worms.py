"""Wormsigns, sandworms, carryalls and scouts (R4.13, R4.18, R10)."""

from __future__ import annotations

from typing import Any

from tests.referees.arrakis.desert import Desert
from tests.referees.arrakis.ground import AREAS, borders, connected, free_for, is_desert, units

from kanly.kernel import Table

SANDWORMS, SIGNS = 4, 16


class Worms(Desert):
    """What crawls, and what flies above it."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.turned: dict[str, str] = {}  # wormsigns that were turned and have brought no worm yet
        self.appeared: list[str] = []  # since the last view
        self.rescued: set[str] = set()  # where a harvester and a worm may stand together (R10.5)

    def on_wormsign(self, area: str) -> None:
        """R4.13, R10.1: in deserts only."""
        self.hold(is_desert(area), "R4.13", f"a wormsign in {area}, {AREAS[area]['terrain']}")

    def on_wormsign_turned(self, area: str, face: str) -> None:
        self.turned[area] = face

    def on_worm_appears(self, area: str) -> None:
        """R10.2: under a worm's sign; a burrowing one in deep desert only."""
        face = self.turned.pop(area, "nothing")
        deep = AREAS[area]["terrain"] == "deep_desert"
        fine = face == "sandworm" or (face == "burrowing_sandworm" and deep)
        self.hold(fine, "R10.2", f"a worm appears in {area} under {face}")

    def on_worm_placed(self, area: str, worm: str) -> None:
        """R10.5."""
        self.hold(is_desert(area), "R10.5", f"a {worm} in {area}, {AREAS[area]['terrain']}")
        self.appeared.append(area)

    def on_fled(self, start: str, area: str) -> None:
        """R10.3: to an adjacent free area."""
        self.hold(area in borders(start, red=False), "R10.3", f"a legion flees from {start} to {area}")
        free = free_for(self.view, "harkonnen", area) and area not in self.appeared
        self.hold(free, "R10.3", f"a legion flees from {start} to {area}, which is not free")

    def on_rescued(self, area: str, zone: str) -> None:
        """R10.3: by a carryall in a connected air zone."""
        fine = self.view["zones"][zone] == "carryall" and connected(zone, area)
        self.hold(fine, "R10.3", f"{self.view['zones'][zone]} in {zone} saves a harvester in {area}")
        self.rescued.add(area)

    def on_worm_crawls(self, start: str, area: str) -> None:
        """R10.6: at most two deserts away."""
        steps = [near for near in borders(start, red=False) if is_desert(near)]
        fine = area in steps or any(area in borders(near, red=False) for near in steps)
        self.hold(fine and is_desert(area), "R10.6", f"a worm crawls from {start} to {area}")

    def on_scouted(self, area: str, zone: str) -> None:
        """R4.18, R4.20, SG8.2: under an ornithopter or the navigator, who may stand in for any ornithopter."""
        flyers = {at: what for at, what in self.view["zones"].items() if what in ("ornithopter", "navigator")}
        over = [at for at in flyers if connected(at, area)]
        fine = zone in flyers and (zone in over or (flyers[zone] == "navigator" and bool(over)))
        self.hold(fine, "R4.18", f"{self.view['zones'][zone]} in {zone} scouts {area}")
        self.hold("spacing_guild" not in self.view["bans"], "R8.4", f"{area} is scouted under a ban")
        self.hold(self.view["battle"] is None, "R4.20", f"{area} is scouted in a battle")

    def check_worms(self, view: dict[str, Any]) -> None:
        """R10.4, R10.5, R10.8: how many worms there are, and what stands beside them."""
        worms = {area: here["worm"] for area, here in view["areas"].items() if here.get("worm")}
        kinds = list(worms.values())
        fine = kinds.count("sandworm") <= SANDWORMS and kinds.count("wild_maker") <= 1
        self.hold(fine, "R10.4", f"worms: {kinds}")
        for area in worms:
            here = view["areas"][area]
            legions = [side for side in ("harkonnen", "atreides") if units(here.get(side, {}))]
            self.hold(is_desert(area) and not legions, "R10.8", f"a worm in {area} with {here}")
            alone = not here.get("wormsign") and not here.get("sietch")
            saved = not here.get("harvester") or area in self.rescued
            self.hold(alone and saved, "R10.5", f"a worm in {area} with {here}")
        signs = len([here for here in view["areas"].values() if here.get("wormsign")])
        self.hold(signs + view["pools"]["wormsigns"] == SIGNS, "R10.4", f"{signs} wormsigns on the board")
        self.appeared = []
