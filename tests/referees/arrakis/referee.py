"""The referee of War for Arrakis, in the order of a round."""

from __future__ import annotations

from typing import Any

from tests.referees.arrakis.battle import Battle
from tests.referees.arrakis.ground import (
    AREAS,
    PRINTED,
    borders,
    connected,
    distance,
    free_for,
    is_desert,
    legion,
    other,
    rides,
    settled_by,
    units,
)
from tests.referees.referee import Referee

from kanly.kernel import Ask, Event, Option, Result, Table
from kanly.kernel.asks import token

SIDES = ("harkonnen", "atreides")
BOXES = ("leadership", "strategy", "deployment", "mentat", "house")
VEHICLES = {"harvester": 8, "ornithopter": 6, "carryall": 3}
TOP, STACK, HAND, WIN = 5, 6, 6, 10


class ArrakisReferee(Referee):
    """Watches a game of War for Arrakis."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.guild = "spacing_guild" in self.setup.modules
        self.view: dict[str, Any] = {}
        self.battle: Battle | None = None
        self.told: dict[str, tuple[int, int, int]] = {}
        self.supremacy = 0
        self.prescience = {"kwisatz_haderach": 0, "sand_dwellers": 0, "jihad": 0}
        self.markers = {"choam": TOP, "spacing_guild": TOP, "landsraad": TOP}
        self.hauls: list[int] = []  # spice in harvesters removed in this round
        self.purse = 0  # spice of this phase, the reserve token included
        self.counting = False
        self.moved_markers: dict[str, int] = {}
        self.round = 0
        self.won = ""
        self.by_card = False
        self.undecided = False
        self.gains: list[int] = []  # ranks of destroyed settlements not yet scored

    def watch_answer(self, ask: Ask, option: Option) -> None:
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

    # The round.

    def on_round(self, n: int) -> None:
        self.hold(n == self.round + 1, "R3.0", f"round {n} after {self.round}")
        self.round = n
        for side in SIDES if self.view else ():
            held = len(self.view["hands"][side])
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

    def on_played(self, side: str, card: str) -> None:
        self.by_card = True  # a card's text may lift any limit

    def on_special_action(self, leader: str) -> None:
        self.by_card = True  # likewise

    def on_desert_power(self, side: str) -> None:
        self.by_card = False

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

    # Movement.

    def on_moved(self, side: str, start: str, area: str, mode: str) -> None:
        """R5.1, R5.4, R5.5."""
        self.hold(free_for(self.view, side, area), "R5.1", f"{side} move to {area}: {self.view['areas'].get(area)}")
        self.check_reach("R5.1", side, start, area, mode)

    def check_reach(self, rule: str, side: str, start: str, area: str, mode: str) -> None:
        what = f"{side} go from {start} to {area} ({mode})"
        if mode == "step":
            self.hold(area in borders(start, red=False), rule, what)
        elif mode == "fly" and not self.by_card:
            flyers = [zone for zone, vehicle in self.view["zones"].items() if vehicle and connected(zone, start)]
            ornithopters = [zone for zone in flyers if self.view["zones"][zone] == "ornithopter"]
            reach = 3 if self.guild and len(flyers) > len(ornithopters) else 2
            self.hold(side == "harkonnen" or self.guild, "R5.5", f"{what} without wings")
            self.hold(bool(flyers if self.guild else ornithopters), "R5.5", f"{what} without an ornithopter")
            self.hold(distance(start, area) <= reach, "R5.5", f"{what} over {distance(start, area)} borders")
        elif mode == "ride":
            self.hold(side == "atreides" and rides(self.view, start, area), "R5.4", what)

    # Battles.

    def on_attack(self, side: str, start: str, area: str) -> None:
        enemy = other(side)
        there = bool(units(legion(self.view, enemy, area))) or settled_by(self.view, area) == enemy
        self.hold(there, "R7.1", f"{side} attack nobody in {area}")
        self.hold(not self.view["areas"].get(area, {}).get("worm"), "R10.8", f"{side} attack a sandworm in {area}")
        far = distance(start, area)
        riding = side == "atreides" and rides(self.view, start, area)
        reach = 3 if self.guild else 2 if side == "harkonnen" else 1
        near = area in borders(start, red=False)
        self.hold(near or riding or (reach > 1 and far <= reach), "R7.1", f"{side} attack {area} from {start}")
        self.battle = Battle(self, side, start, area, self.by_card)

    def on_battle_rolled(self, side: str, dice: int, hits: int, shields: int, specials: int) -> None:
        if self.battle is not None and self.view["battle"] is not None:
            self.battle.roll(self.view, side, dice, hits, shields, specials)
        self.told = {}

    def on_battle_damage(self, side: str, hits: int, shields: int, n: int) -> None:
        self.told[side] = (hits, shields, n)
        if len(self.told) == 2 and self.battle is not None and len(self.battle.rolled) == 2:
            self.battle.damage(self.view, self.told)

    def on_discarded(self, side: str, card: str) -> None:
        if self.battle is not None:
            self.battle.cards[side] += 1

    def on_lost(self, side: str, figure: str, area: str) -> None:
        self.hit(side, area)

    def on_reduced(self, side: str, figure: str, area: str) -> None:
        self.hold(figure in ("elite", "special"), "R7.10", f"a {figure} of {side} becomes a regular")
        self.hit(side, area)

    def on_leader_tanked(self, leader: str) -> None:
        if self.battle is not None:
            side = self.view["leaders"][leader]["side"]
            self.hit(side, self.battle.start if side == self.battle.side else self.battle.area)

    def hit(self, side: str, area: str) -> None:
        if self.battle is not None and area in (self.battle.start, self.battle.area):
            self.battle.suffer(side)

    def on_destroyed(self, area: str, rank: int) -> None:
        """R7.15, R7.16."""
        owner = settled_by(self.view, area)
        printed = PRINTED["settlements"].get(area)
        if printed:
            self.hold(rank == printed["rank"], "R7.16", f"{area} has rank {rank}")
            self.gains = [rank] * 3
        else:
            self.hold(owner == "atreides", "R7.15", f"{area} is destroyed")
            self.gains = [rank]

    # Tracks.

    def on_supremacy(self, n: int, total: int) -> None:
        self.supremacy += n
        self.hold(total == self.supremacy, "R1.3", f"supremacy {total}, not {self.supremacy}")
        if self.counting:
            self.hold(n == 1 and total <= 6, "R8.6", f"stockpiling {n} to {total}")
            self.purse -= 3
        else:
            self.hold([n] == self.gains, "R7.15", f"{n} supremacy for {self.gains}")
            self.gains = []

    def on_prescience(self, marker: str, n: int, total: int) -> None:
        self.prescience[marker] = min(12, self.prescience[marker] + n)
        should = self.prescience[marker]
        self.hold(total == should, "R1.4", f"{marker} at {total}, not {should}")
        self.prescience[marker] = total

    def on_marker_lowered(self, marker: str, n: int, total: int) -> None:
        self.prescience[marker] = total

    # Storms and spice.

    def on_storm(self, area: str, hits: int, specials: int) -> None:
        """R10.9."""
        terrain = AREAS[area]["terrain"]
        exposed = terrain != "mountain" and area not in PRINTED["storm_exempt"]
        self.hold(exposed or bool(self.view["atomics"]), "R10.9", f"a storm in {area}, {terrain}")
        self.hold(hits + specials <= 2, "R10.9", f"{hits} hits and {specials} specials of 2 dice")
        self.bitten = area
        self.on_rolled(2, hits, 0, specials)

    bitten = ""  # the area that a storm or a worm hits now
    bites = 0

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
        if n > before:
            self.purse -= 3
        elif n == before != 1:
            self.purse -= 2
        self.markers[power] = n
        self.moved_markers[power] = n - before
        self.hold(self.purse >= 0, "R8.2", f"{-self.purse} spice too much is spent")

    def on_ban(self, power: str) -> None:
        """R8.3."""
        fine = self.moved_markers.get(power, 0) < 0 or self.markers[power] == 1
        self.hold(fine, "R8.3", f"a ban of {power}, which did not drop")

    # The end.

    def on_won(self, side: str) -> None:
        self.won = side
        if side == "harkonnen":
            self.hold(self.supremacy >= WIN, "R1.1", f"Harkonnen win at {self.supremacy}")

    def on_undecided(self, n: int) -> None:
        self.undecided = True

    def watch_end(self, result: Result) -> None:
        self.hold(bool(self.won) or self.undecided, "R1", "the game ends without a winner")
        if self.won:
            self.hold(result.ranking[0] == [self.won], "R1", f"{result.ranking[0]} are ranked before {self.won}")

    # The view.

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
        if self.quiet(view):
            self.check_stacks(view)
            self.counting = False
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
