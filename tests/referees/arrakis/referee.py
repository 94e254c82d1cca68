"""The referee of War for Arrakis: the round, its dice and vehicles, the end, and figures in the view."""

from __future__ import annotations

from typing import Any

from tests.referees.arrakis.ground import PRINTED, free_for, is_desert, other, settled_by, units
from tests.referees.arrakis.space import Space

from kanly.kernel import Ask, Event, Option, Result, Table
from kanly.kernel.asks import token

SIDES = ("harkonnen", "atreides")
BOXES = ("leadership", "strategy", "deployment", "mentat", "house")
VEHICLES = {"harvester": 8, "ornithopter": 6, "carryall": 3}
STACK, HAND, WIN, CLAIMS = 6, 6, 10, 2


class ArrakisReferee(Space):
    """Watches a game of War for Arrakis."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.round = 0
        self.won = ""
        self.undecided = False
        self.claims = 0  # prescience cards of this round

    def watch_answer(self, ask: Ask, option: Option) -> None:
        if ask.kind == "pay":
            self.pay(*option)
        if ask.kind == "battle_on" and self.battle is not None:
            self.battle.check_losses(self.view)
            goes_on = token(option) not in ("cease", "pass", "no", "end")
            here = settled_by(self.view, self.battle.area)
            if goes_on and here == other(self.battle.side) and not self.battle.by_card:
                self.battle.due = {self.battle.side: 1}  # R7.11

    def watch_event(self, event: Event) -> None:
        handler = getattr(self, "on_" + event.kind, None)
        if handler is not None:
            handler(*event.data)

    def on_round(self, n: int) -> None:
        self.hold(n == self.round + 1, "R3.0", f"round {n} after {self.round}")
        self.round = n
        self.claims = 0
        self.rescued = set()
        for side in SIDES if self.view else ():
            held = len(self.view["hands"][side]) - self.discards[side]
            if n > 1:
                self.hold(held <= HAND, "R9.5", f"{side} hold {held} cards after the round")

    def on_active_row(self, n: int, harvesters: int, ornithopters: int, carryalls: int) -> None:
        """R3.3."""
        lowest = min(self.markers.values())
        row = PRINTED["rows"][str(lowest)]
        fine = n == lowest and [harvesters, ornithopters, carryalls] == row[1:]
        self.hold(fine, "R3.3", f"row {n}: {harvesters}, {ornithopters}, {carryalls}; not {lowest}: {row}")

    def on_vehicle_placed(self, vehicle: str, area: str) -> None:
        here = self.view["areas"].get(area, {})
        fine = vehicle == "harvester" and is_desert(area) and not here.get("harvester")
        self.hold(fine and free_for(self.view, "harkonnen", area), "R3.4", f"a {vehicle} in {area}: {here}")

    def on_dice(self, side: str, *results: int) -> None:
        """R4.1, R3.3."""
        count = 4 if side == "atreides" else PRINTED["rows"][str(min(self.markers.values()))][0]
        self.hold(sum(results) == count, "R4.1", f"{side} roll {sum(results)} dice, not {count}")

    def on_spent(self, side: str, result: str) -> None:
        """R4.2: no box holds more dice than it has room for; R4.4: only a die that is there."""
        self.by_card = False
        dice = self.view["dice"]
        for one in SIDES:
            for box in BOXES:
                room = PRINTED["boxes"][one][box]
                self.hold(dice[one][box] <= room, "R4.2", f"{one}: {dice[one][box]} dice on {box}")
        sister = self.view["sisters"][side] == result
        self.hold(dice[side][result] > 0 or sister, "R4.4", f"{side} spend a {result} die")

    def on_claimed(self, vision: str) -> None:
        """R11.2, R11.4."""
        self.claims += 1
        self.hold(self.claims <= CLAIMS, "R11.2", f"{self.claims} prescience cards in a round")
        self.hold(vision in self.view["visions"]["revealed"], "R11.4", f"{vision} is claimed, which does not lie open")

    def on_won(self, side: str) -> None:
        self.won = side
        if side == "harkonnen":
            self.hold(self.supremacy >= WIN, "R1.1", f"Harkonnen win at {self.supremacy}")

    def on_undecided(self, n: int) -> None:
        self.undecided = True

    def watch_end(self, result: Result) -> None:
        self.hold(bool(self.won) or self.undecided, "R1", "the game ends without a winner")
        if self.won == "atreides":
            cards = [card for card in self.view["objectives"] if card is not None]
            met = [card for card in cards if all(self.prescience[marker] >= card[marker] for marker in card)]
            self.hold(bool(met), "R1.2", f"the Atreides win with {self.prescience} of {cards}")
        if self.won:
            self.hold(result.ranking[0] == [self.won], "R1", f"{result.ranking[0]} are ranked before {self.won}")

    def watch_view(self, view: dict[str, Any]) -> None:
        battle = view["battle"]
        if self.battle is not None and battle is None:
            self.battle = None
        if self.supremacy >= WIN and not self.won:
            self.object("R1.1", f"the game goes on at {self.supremacy} supremacy")
        self.hold(view["supremacy"] == self.supremacy, "R1.3", f"supremacy {view['supremacy']}")
        self.hold(view["prescience"] == self.prescience, "R1.4", f"prescience {view['prescience']}")
        self.hold(view["imperium"] == self.markers, "R8.2", f"markers {view['imperium']}, not {self.markers}")
        self.count_figures(view)
        self.check_worms(view)
        self.check_space(view)
        if self.quiet(view):
            self.check_stacks(view)
            self.counting = False
        self.discards = dict.fromkeys(SIDES, 0)
        if self.battle is not None:
            self.battle.fallen = dict.fromkeys(SIDES, 0)
        self.view = view

    def quiet(self, view: dict[str, Any]) -> bool:
        """Nobody is in the middle of anything: a turn begins."""
        asked = [ask.kind for ask in self.table.pending]
        return view["battle"] is None and not view["marches"] and asked == ["turn"]

    def check_stacks(self, view: dict[str, Any]) -> None:
        """R0.4, R8.4, R0.2."""
        for area, here in view["areas"].items():
            for side in SIDES:
                limit = STACK - (side == "harkonnen" and "choam" in view["bans"])
                figures = here.get(side, {})
                self.hold(units(figures) <= limit, "R0.4", f"{side}: {units(figures)} units in {area}")
                led = figures.get("generic", 0) + len(figures.get("leaders", []))
                self.hold(not led or units(figures) > 0, "R0.2", f"{side}: leaders alone in {area}")
            both = units(here.get("harkonnen", {})) and units(here.get("atreides", {}))
            self.hold(not both, "R5.1", f"both sides stand in {area}")

    def count_figures(self, view: dict[str, Any]) -> None:
        """Figures and vehicles are neither made nor lost (R6.3)."""
        marching = bool(view["marches"] or view["party"])
        for side in SIDES:
            for kind, count in PRINTED["figures"][side].items():
                if marching:
                    continue
                total = view["supply"][side][kind] + sum([h.get(side, {}).get(kind, 0) for h in view["areas"].values()])
                self.hold(total == count, "R6.3", f"{side}: {total} {kind} figures, not {count}")
        for vehicle, count in VEHICLES.items():
            here = [area for area in view["areas"].values() if area.get("harvester")]
            zones = [zone for zone in view["zones"].values() if zone == vehicle]
            total = view["vehicles"][vehicle] + (len(here) if vehicle == "harvester" else len(zones))
            self.hold(total == count, "R3.4", f"{total} of {count} {vehicle}s")
