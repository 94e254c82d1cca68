"""The referee of Immortality: Tleilaxu cards, Family Atomics, variants; in front of the referee of any set-up."""

from __future__ import annotations

from typing import Any

from tests.referees.immortality.choices import Choices
from tests.referees.immortality.tracks import SPECIMENS
from tests.referees.rivals.books import RIVALS
from tests.referees.rivals.referee import RivalsReferee
from tests.referees.six_players.books import COMMANDERS
from tests.referees.six_players.referee import SixReferee

from kanly.kernel import Table

FIXED = "reclaimed_forces"


class ImmortalityReferee(Choices):
    """Watches a game with Immortality."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.row: list[str] = []  # left to right
        self.gap = 2  # where the next card comes
        self.spent = 0  # specimens, for the next card
        self.fallen: dict[str, int] = {}  # troops lost at the end of this conflict
        self.armed: set[str] = set()  # who has used Family Atomics
        if self.setup.settings["go_to_11"] and self.setup.seats < 4:  # R13.1
            self.victory = 11

    def on_leads(self, seat: Any, leader: str) -> None:
        """R13.1: Go to 11 with four players begins at 0."""
        self.pass_on(ImmortalityReferee, "on_leads", seat, leader)
        self.lab(leader)

    def on_round(self, number: int) -> None:
        if number == 1 and self.setup.settings["go_to_11"]:
            for house in self.books.houses.values():
                house.points -= house.points == 1  # R13.1, SIX-90
        super().on_round(number)

    def on_spends_specimens(self, house: str, count: int) -> None:
        super().on_spends_specimens(house, count)
        self.spent = count

    def on_acquires(self, house: str, card: str) -> None:
        """R6.1, R6.9, R7.1."""
        super().on_acquires(house, card)
        if card not in SPECIMENS:
            return
        spent, self.spent = self.spent, 0
        self.hold(spent == SPECIMENS[card], "R6.1", f"{card} costs {SPECIMENS[card]} specimens, not {spent}")
        self.hold(card in (*self.row, FIXED), "R6.1", f"{card} is not in the Tleilaxu Row")
        self.take_off(card)
        revealing = self.books.houses[house].revealed or self.books.phase == "combat"
        self.hold(revealing, "R6.9", f"{house} acquire {card} outside a Reveal turn")

    def on_on_top(self, house: str, card: str) -> None:
        """R3.5, R6.10."""
        if card in SPECIMENS:
            fine = card != FIXED and max([self.lab(one).markers for one in self.sharers(house)]) >= 1
            self.hold(fine, "R3.5", f"{house} put {card} on top without a genetic marker")

    def on_reveals(self, house: str, card: str) -> None:
        """R2.6."""
        self.hold(card != "dune_the_desert_planet", "R2.6", f"{house} have {card}")
        self.pass_on(ImmortalityReferee, "on_reveals", house, card)

    def on_plays_intrigue(self, house: str, card: str) -> None:
        if card == "harvest_cells":  # R9.4
            lost = self.fallen.get(house, 0)
            self.hold(lost >= 3, "R9.4", f"{house} play {card} after losing {lost} troops")
        self.pass_on(ImmortalityReferee, "on_plays_intrigue", house, card)

    def clear_conflict(self) -> None:
        """CMB-09, R9.4: troops go home before Harvest Cells may be played."""
        for name, house in self.books.houses.items():
            self.fallen[name] = house.troops
            house.supply += house.troops
            house.troops = house.worms = 0

    def on_conflict(self, trophy: str) -> None:
        self.fallen = {}

    def on_atomics(self, house: str) -> None:
        """R10.1, R10.5."""
        fine = house == self.books.active and house not in self.armed
        self.hold(fine, "R10.1", f"{house} use Family Atomics")
        self.armed.add(house)

    def on_tleilaxu_removed(self, card: str) -> None:
        """R14.5."""
        self.hold(card in self.row and self.setup.seats == 1, "R14.5", f"{card} is removed from {self.row}")
        self.take_off(card)

    def on_tleilaxu_row(self, card: str) -> None:
        """R6.3: where the old card lay."""
        self.row.insert(self.gap, card)

    def take_off(self, card: str) -> None:
        """A card leaves the Tleilaxu Row."""
        if card in self.row:
            self.gap = self.row.index(card)
            self.row.remove(card)

    def compare(self, view: dict[str, Any]) -> None:
        there = sum([seen["troops"] + seen["worms"] for seen in view["houses"]])
        if view["phase"] == "combat" and self.fight.strengths and not there and not self.fallen:
            self.clear_conflict()
        super().compare(view)
        row = view["tleilaxu_row"]
        full = row == self.row and (len(row) == 2 or not view["tleilaxu_deck"])
        self.hold(full, "R6.3", f"{row} in the Tleilaxu Row, not {self.row}")
        for seen in view["houses"]:
            used = seen["name"] in self.armed
            self.hold(not (used and seen["atomics"]), "R10.1", f"{seen['name']} still have Family Atomics")


class ImmortalRivals(ImmortalityReferee, RivalsReferee):
    """With rivals: only alone have they a token (R14.2, R14.9)."""

    carthag = ""  # the last House Hagal card that sent nobody

    def clear_conflict(self) -> None:
        self.settle()
        super().clear_conflict()

    def on_tleilaxu_removed(self, card: str) -> None:
        side = self.carthag.removeprefix("hagal_carthag_")
        should = {"left": self.row[:1], "right": self.row[1:2]}.get(side, [])
        self.hold(card in should, "R14.5", f"{card} is removed for {self.carthag}, not {should}")
        super().on_tleilaxu_removed(card)

    def on_hagal_used(self, name: str, card: str) -> None:
        self.carthag = card
        super().on_hagal_used(name, card)

    def on_advances(self, house: str, space: str) -> None:
        fine = house not in RIVALS or self.setup.seats == 1
        self.hold(fine, "R14.9", f"{house} advance")
        super().on_advances(house, space)


class ImmortalTeams(ImmortalityReferee, SixReferee):
    """In teams: commanders have no tokens and no specimens (SIX-92)."""

    def on_researches(self, house: str, space: str) -> None:
        self.hold(house not in COMMANDERS, "SIX-92", f"{house} research")
        super().on_researches(house, space)

    def sharers(self, house: str) -> list[str]:
        return self.books.team(house) if self.books.order else [house]
