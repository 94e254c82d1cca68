"""Tech tiles: prices, negotiators, bonuses, what is used how often (IX-30 to IX-49)."""

from __future__ import annotations

from typing import Any

from tests.referees.rise_of_ix.board import PRINTED, TILES
from tests.referees.rise_of_ix.shipping import Shipping

from kanly.kernel import Event, Table

DISCOUNTS: dict[str, int] = PRINTED["discounts"]
STACKED = 18
GIVEN_UP = ("sonic_snoopers", "spy_satellites")
BUYING = ("pays", "negotiators_back", "acquires_tech")


class Technology(Shipping):
    """Who owns which tile, and how."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.up: list[str] = []  # face up
        self.tiles_up = 0  # tiles turned up so far
        self.gone: set[str] = set()  # tiles out of the game
        self.icon = ""  # what has just allowed a tile
        self.price = [0, 0]  # solari and spice paid since then
        self.back = 0  # negotiators returned since then
        self.round_goods: dict[str, int] = {}  # solari gained at the start of this round
        self.final_points: dict[str, int] = {}  # told after the last round

    def watch_event(self, event: Event) -> None:
        if event.kind not in BUYING:
            self.hold(not self.back, "IX-35", "negotiators come back for nothing")
            self.price, self.back = [0, 0], 0
        super().watch_event(event)

    def on_tech_up(self, tile: str) -> None:
        """IX-11, IX-30."""
        owners = [name for name, dock in self.docks.items() if tile in dock.tiles]
        fine = tile in TILES and tile not in self.up and not owners and tile not in self.gone
        self.hold(fine, "IX-11", f"{tile} is turned up")
        self.up.append(tile)
        self.tiles_up += 1
        self.hold(len(self.up) <= 3, "IX-11", f"{self.up} lie face up")

    def on_tech_removed(self, tile: str) -> None:
        """IX-120."""
        marked = [one for one in self.up if TILES[one]["rivals"]]
        fine = tile in self.up and not marked and self.setup.seats == 1
        self.hold(fine, "IX-120", f"{tile} leaves the game with {self.up} face up")
        self.up.remove(tile)
        self.gone.add(tile)

    def on_does(self, house: str, what: str) -> None:
        source = what.partition(".")[0]
        if source in DISCOUNTS:
            self.icon = source
        super().on_does(house, what)

    def on_plays_intrigue(self, house: str, card: str) -> None:
        if card in DISCOUNTS:
            self.icon = card
        self.pass_on(Technology, "on_plays_intrigue", house, card)

    def on_pays(self, house: str, solari: int, spice: int, water: int) -> None:
        self.price[0] += solari
        self.price[1] += spice
        super().on_pays(house, solari, spice, water)

    def on_negotiates(self, house: str) -> None:
        """IX-33."""
        one = self.books.houses[house]
        self.hold(one.supply > 0, "IX-33", f"{house} have no troop in the supply for a negotiator")
        one.supply -= 1
        self.dock(house).negotiators += 1

    def on_negotiators_back(self, house: str, count: int) -> None:
        """IX-34."""
        dock = self.dock(house)
        self.hold(0 < count <= dock.negotiators, "IX-34", f"{house} take {count} of {dock.negotiators} negotiators")
        dock.negotiators -= count
        self.books.houses[house].supply += count
        self.back = count

    def on_acquires_tech(self, house: str, tile: str) -> None:
        """IX-30 to IX-38."""
        rival = house in self.rivals()
        dock = self.dock(house)
        self.hold(tile in self.up, "IX-30", f"{house} acquire {tile}; {self.up} lie face up")
        self.hold(bool(self.icon) or rival, "IX-30", f"{house} acquire {tile} without an icon")
        if rival:
            self.check_rival_tile(house, tile)
        cost = TILES[tile]["cost"]
        discounts = (0, 1) if rival else (DISCOUNTS.get(self.icon, 0),)
        prices = [max(0, cost - discount - self.back) for discount in discounts]
        in_solari = self.icon == "appropriate" and self.price[0] in prices and not self.price[1]  # IX-38
        in_spice = self.price[1] in prices and not self.price[0]
        fine = in_solari or in_spice
        paid = f"{self.price} and {self.back} negotiators"
        self.hold(fine, "IX-32", f"{house} pay {paid} for {tile} at {self.icon}, not {prices}")
        if not self.setup.settings["spare_negotiators"]:
            self.hold(self.back <= cost - discounts[0], "IX-35", f"{house} return {self.back} for {tile}")
        if tile in self.up:
            self.up.remove(tile)
        dock.tiles.append(tile)
        self.icon, self.price, self.back = "", [0, 0], 0
        for words in TILES[tile]["bonus"]:
            kind, count = words.split()
            self.promise(house, kind, 0 if rival and kind == "draw" else int(count))

    def check_rival_tile(self, house: str, tile: str) -> None:
        """IX-120, IX-122: the dearest that it can pay."""
        one = self.books.houses[house]
        means = self.price[1] + self.back + one.spice
        fine = self.setup.seats == 1 and TILES[tile]["rivals"]
        self.hold(fine, "IX-120", f"{house} acquire {tile}")
        cost = TILES[tile]["cost"]
        dearer = [other for other in self.up if TILES[other]["rivals"] and cost < TILES[other]["cost"] <= means]
        self.hold(not dearer, "IX-122", f"{house} acquire {tile}, not {dearer} with {means}")
        self.hold(not self.dock(house).negotiators or not self.price[1], "IX-122", f"{house} keep negotiators")

    # What tiles do.

    def on_uses_tech(self, house: str, tile: str) -> None:
        """IX-40, IX-49."""
        dock = self.dock(house)
        self.hold(tile in dock.tiles, "IX-40", f"{house} use {tile}, which they do not own")
        self.hold(tile not in dock.used, "IX-40", f"{house} use {tile} again")
        self.hold(house == self.books.active, "IX-40", f"{house} use {tile} in the turn of {self.books.active}")
        self.hold(TILES[tile]["once"] or tile in GIVEN_UP, "IX-40", f"{tile} cannot be used")
        if TILES[tile]["once"]:
            dock.used.add(tile)
        if tile == "training_drones":
            self.promise(house, "recruit")
        if tile == "flagship":
            self.promise(house, "recruit", 3)
        if tile == "spy_satellites":
            self.promise(house, "point")

    def on_trashes_tech(self, house: str, tile: str) -> None:
        """IX-49."""
        dock = self.dock(house)
        self.hold(tile in dock.tiles and tile in GIVEN_UP, "IX-49", f"{house} trash {tile}")
        dock.tiles.remove(tile)
        self.gone.add(tile)

    def on_round(self, number: int) -> None:
        super().on_round(number)
        self.round_goods = {}

    def on_gains(self, house: str, solari: int, spice: int, water: int) -> None:
        if self.books.phase == "round_start" and solari == 2:
            self.round_goods[house] = solari
        super().on_gains(house, solari, spice, water)

    def on_phase(self, phase: str) -> None:
        if self.books.phase == "round_start":  # IX-41
            owners = [name for name, dock in self.docks.items() if "shuttle_fleet" in dock.tiles]
            for name in owners:
                self.hold(name in self.round_goods, "IX-41", f"{name} gain nothing from Shuttle Fleet")
        super().on_phase(phase)

    def on_wins(self, house: str, trophy: str) -> None:
        if "windtraps" in self.dock(house).tiles:
            self.promise(house, "water")  # IX-49
        super().on_wins(house, trophy)

    # The end.

    def standing(self, seen: dict[str, Any]) -> tuple[int, ...]:
        """IX-43: Chaumurky decides ties."""
        points, *goods = super().standing(seen)
        return (points, int("chaumurky" in self.dock(seen["name"]).tiles), *goods)

    def on_points(self, house: str, points: int) -> None:
        if self.ended:
            self.final_points[house] = self.final_points.get(house, 0) + points
        super().on_points(house, points)

    def steps_remembered(self, house: str) -> list[int]:
        """The influence that Memocorders count."""
        return list(self.books.houses[house].influence.values())

    def steps_watched(self, house: str) -> list[int]:
        """The influence that Spy Satellites count."""
        return list(self.books.houses[house].influence.values())

    def check_tile_points(self) -> None:
        """IX-43, IX-124."""
        for name, dock in self.docks.items():
            seen = self.books.view["houses"][self.books.order.index(name)]
            owned = [seen[pile] for pile in ("discard", "played", "shown")]
            flows = sum([pile.count("the_spice_must_flow") for pile in owned])
            should = 0
            if "holtzman_engine" in dock.tiles and (name in self.rivals() or flows >= 2):
                should += 1
            if "memocorders" in dock.tiles and min(self.steps_remembered(name)) >= 3:
                should += 1
            if "spy_satellites" in dock.tiles:
                should += len([n for n in self.steps_watched(name) if n <= 1])
            told = self.final_points.get(name, 0)
            fine = told >= should or name == "house_hagal"
            self.hold(fine, "IX-43", f"{name}: {told} points at the end, {should} for {dock.tiles}")
