"""Marches, battles, and what is won by them (R5, R7, R1.3, R1.4)."""

from __future__ import annotations

from tests.referees.arrakis.battle import Battle
from tests.referees.arrakis.ground import (
    PRINTED,
    borders,
    connected,
    distance,
    free_for,
    legion,
    other,
    rides,
    settled_by,
    units,
)
from tests.referees.arrakis.worms import Worms

from kanly.kernel import Table


class Warfare(Worms):
    """Legions on their way."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.guild = "spacing_guild" in self.setup.modules
        self.by_card = False  # this turn's action is a card's or a leader's own
        self.battle: Battle | None = None
        self.told: dict[str, tuple[int, int, int]] = {}
        self.discards = {"harkonnen": 0, "atreides": 0}  # since the last view
        self.gains: list[int] = []  # ranks of destroyed settlements not yet scored
        self.supremacy = 0
        self.prescience = {"kwisatz_haderach": 0, "sand_dwellers": 0, "jihad": 0}

    def on_played(self, side: str, card: str) -> None:
        self.by_card = True  # a card's text may lift any limit

    def on_special_action(self, leader: str) -> None:
        self.by_card = True  # likewise

    def on_desert_power(self, side: str) -> None:
        self.by_card = False

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
        if self.battle is not None:
            self.battle.round += side == self.battle.side  # the attacker rolls first
        if self.battle is not None and self.view["battle"] is not None:
            self.battle.roll(self.view, side, dice, hits, shields, specials)
        self.told = {}

    def on_battle_damage(self, side: str, hits: int, shields: int, n: int, cancelled: int) -> None:
        self.told[side] = (hits, shields, n)
        if len(self.told) == 2 and self.battle is not None and len(self.battle.rolled) == 2:
            self.battle.damage(self.view, self.told)

    def on_discarded(self, side: str, card: str) -> None:
        self.discards[side] += 1
        if self.battle is not None:
            self.battle.cards[side] += 1

    def on_lost(self, side: str, figure: str, area: str) -> None:
        self.hit(side, area, figure)

    def on_reduced(self, side: str, figure: str, area: str) -> None:
        self.hold(figure in ("elite", "special"), "R7.10", f"a {figure} of {side} becomes a regular")
        self.hit(side, area)

    def on_leader_tanked(self, leader: str) -> None:
        if self.battle is not None:
            side = self.view["leaders"][leader]["side"]
            self.hit(side, self.battle.start if side == self.battle.side else self.battle.area)

    def hit(self, side: str, area: str, figure: str = "") -> None:
        if self.battle is not None and area in (self.battle.start, self.battle.area):
            self.battle.suffer(side, figure)

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
