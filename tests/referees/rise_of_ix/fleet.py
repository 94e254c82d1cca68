"""Dreadnoughts: commissioned, deployed, in combat, in control, home again (IX-50 to IX-59)."""

from __future__ import annotations

from typing import Any

from tests.referees.rise_of_ix.technology import Technology

from kanly.kernel import Ask, Option, Table
from kanly.kernel.asks import token

RHOMBUR = "prince_rhombur_vernius"
SHIPS = 2


class Fleet(Technology):
    """Units of the third kind."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.stationed: dict[str, tuple[str, int]] = {}  # owner and round, by space
        self.commissioned = self.launched = 0  # in this turn
        self.launching = False  # by the rules, not by a card's text
        self.shipped = 0  # troops of the track that Troop Transports let go to the conflict
        self.fleets: dict[str, int] = {}  # dreadnoughts in the conflict when the strengths were compared
        self.compared = False
        self.champion = ""  # who has won
        self.detonated: set[str] = set()  # in this combat

    def watch_answer(self, ask: Ask, option: Option) -> None:
        super().watch_answer(ask, option)
        self.launching = ask.kind == "dreadnoughts" or (ask.kind == "turn" and token(option).startswith("launch:"))

    def on_turn(self, house: str) -> None:
        self.commissioned = self.launched = self.shipped = 0
        super().on_turn(house)

    def on_commissions(self, house: str) -> None:
        """IX-51."""
        dock = self.dock(house)
        self.hold(dock.supply > 0, "IX-51", f"{house} commission a third dreadnought")
        dock.supply -= 1
        dock.garrison += 1
        self.commissioned += house == self.fielding()

    def on_launches(self, house: str, count: int) -> None:
        """IX-52."""
        dock = self.dock(house)
        self.hold(0 < count <= dock.garrison, "IX-52", f"{house} deploy {count} of {dock.garrison} dreadnoughts")
        dock.garrison -= count
        self.books.houses[house].dreadnoughts += count
        self.launched += count
        if self.launching:
            self.launching = False
            self.check_units(house)

    def on_withdraws(self, house: str, count: int) -> None:
        one = self.books.houses[house]
        fine = 0 < count <= one.dreadnoughts
        self.hold(fine, "IX-96", f"{house} retreat {count} of {one.dreadnoughts} dreadnoughts")
        one.dreadnoughts -= count
        self.dock(house).garrison += count

    def on_loses_fielded(self, house: str, troops: int) -> None:
        """IX-95: Strongarm."""
        one = self.books.houses[house]
        self.hold(troops <= one.troops, "IX-95", f"{house} lose {troops} of {one.troops} troops")
        one.troops -= troops
        one.supply += troops

    def on_freighter_recalled(self, house: str, space: int) -> None:
        if space >= 2 and self.transported(house):
            self.shipped += 3  # IX-48
        super().on_freighter_recalled(house, space)

    def check_deployed(self, house: str, troops: int) -> None:
        self.deployed += troops
        self.hold(not self.banned, "LDR-07", f"{house} deploy in the turn of the signet")
        self.check_units(house)

    def check_units(self, house: str) -> None:
        """IX-52: all of this turn, and two further units of either kind."""
        further = self.further()
        ships = self.commissioned if further or self.loose else 0
        troops = self.fresh() or min(self.recruited, self.shipped)
        others = max(0, self.launched - ships) + max(0, self.deployed - troops)
        told = f"{house} deploy {self.deployed} troops and {self.launched} dreadnoughts from {self.sent}"
        self.hold(others <= further, "IX-52", f"{told}, {troops} and {ships} of this turn")

    # Combat.

    def might(self, name: str, swords: int) -> int:
        """IX-53, IX-85, IX-117."""
        one = self.books.houses[name]
        each = 4 if name == RHOMBUR and name not in self.rivals() else 3
        force = 2 * one.troops + 3 * one.worms + each * one.dreadnoughts
        return force + swords if one.units else 0

    def on_strengths(self, told: Any) -> None:
        self.fleets = {name: one.dreadnoughts for name, one in self.books.houses.items()}
        self.compared = True
        strengths = dict(told)
        best = [name for name, n in strengths.items() if n == max(strengths.values()) > 0]
        self.champion = best[0] if len(best) == 1 else ""
        super().on_strengths(told)

    def on_dreadnoughts_home(self, house: str, count: int) -> None:
        """IX-54."""
        one = self.books.houses[house]
        fine = self.compared and 0 < count <= one.dreadnoughts
        self.hold(fine, "IX-54", f"{house}: {count} of {one.dreadnoughts} dreadnoughts go home")
        one.dreadnoughts -= count
        self.dock(house).garrison += count

    def on_stations(self, house: str, space: str) -> None:
        """IX-55, IX-57."""
        winner = self.champion
        self.hold(house == winner, "IX-55", f"{house} station a dreadnought; {winner or 'nobody'} won")
        fine = space in self.flags and space not in self.stationed
        self.hold(fine, "IX-55", f"{house} station a dreadnought in {space}: {self.stationed}")
        self.hold(self.fleets.get(house, 0) > 0, "IX-55", f"{house} station a dreadnought that did not fight")
        self.leave_home(house)
        self.stationed[space] = (house, self.books.round)

    def leave_home(self, house: str) -> None:
        """One of the dreadnoughts that have fought leaves the garrison again, or never came there."""
        if self.books.houses[house].dreadnoughts:
            self.books.houses[house].dreadnoughts -= 1
        else:
            self.dock(house).garrison -= 1

    def on_detonates(self, house: str) -> None:
        """IX-58."""
        fine = "detonation_devices" in self.dock(house).tiles and house == self.champion and self.fleets[house] > 0
        self.hold(fine, "IX-58", f"{house} give up a dreadnought")
        self.leave_home(house)
        self.dock(house).supply += 1
        self.detonated.add(house)
        self.promise(house, "point")

    def on_relieved(self, house: str, space: str) -> None:
        """IX-57."""
        owner, since = self.stationed.pop(space, ("nobody", 0))
        fine = owner == house and since == self.books.round - 1 and self.books.phase == "combat"
        self.hold(fine, "IX-57", f"the dreadnought of {house} leaves {space}, since round {since} of {owner}")
        self.dock(house).garrison += 1

    def check_combat(self) -> None:
        """IX-54, IX-55, IX-57."""
        winner = self.champion
        for name, one in self.books.houses.items():
            self.hold(not one.dreadnoughts, "IX-54", f"{name}: {one.dreadnoughts} dreadnoughts stay in the conflict")
            one.dreadnoughts = 0
        if self.fleets.get(winner) and winner not in self.detonated:
            placed = (winner, self.books.round) in self.stationed.values()
            self.hold(placed, "IX-55", f"{winner} station no dreadnought")
        late = {space for space, (_, since) in self.stationed.items() if since < self.books.round}
        self.hold(not late, "IX-57", f"dreadnoughts stay too long in {late}")
        self.fleets, self.compared, self.champion = {}, False, ""
        self.detonated.clear()
        super().check_combat()

    def clear_troops(self, view: dict[str, Any]) -> None:
        """CMB-09: troops and sandworms are gone before it is asked where a dreadnought goes."""
        if hasattr(self, "clear_conflict"):
            return  # Immortality has seen it
        there = sum([seen["troops"] + seen["worms"] for seen in view["houses"]])
        if view["phase"] == "combat" and self.compared and not there and self.table.pending[0].kind == "station":
            for house in self.books.houses.values():
                house.supply += house.troops
                house.troops = house.worms = 0

    def controller(self, space: str) -> str | None:
        """IX-56."""
        if space in self.stationed:
            return self.stationed[space][0]
        return super().controller(space)

    def ships(self, house: str) -> int:
        """How many dreadnoughts a house has (IX-14)."""
        return SHIPS

    def compare_fleet(self, view: dict[str, Any]) -> None:
        """IX-14, IX-51, IX-53."""
        for seen in view["houses"]:
            name = seen["name"]
            dock, one = self.dock(name), self.books.houses[name]
            ships = seen["dreadnoughts"] or {"supply": 0, "garrison": 0, "conflict": 0}
            shown = (ships["supply"], ships["garrison"], ships["conflict"])
            own = (dock.supply, dock.garrison, one.dreadnoughts)
            self.hold(shown == own, "IX-51", f"{name}: dreadnoughts {shown}, not {own}")
            out = len([space for space, (owner, _) in self.stationed.items() if owner == name])
            self.hold(sum(own) + out == self.ships(name), "IX-14", f"{name}: {sum(own) + out} dreadnoughts")
        told = {space: owner for space, (owner, _) in self.stationed.items()}
        there = {space: one["dreadnought"] for space, one in view["spaces"].items() if one["dreadnought"] is not None}
        found = {space: self.books.order[one["house"]] for space, one in there.items()}
        self.hold(found == told, "IX-55", f"dreadnoughts in {found}, not {told}")
