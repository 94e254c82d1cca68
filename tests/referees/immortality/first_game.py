"""The referees of Immortality on the first Dune: Imperium, with and without House Hagal (R8.23, R14)."""

from __future__ import annotations

from typing import Any

from tests.referees.immortality.referee import ImmortalityReferee
from tests.referees.imperium.hagal import HOUSE_HAGAL, HagalReferee
from tests.referees.imperium.referee import ImperiumReferee

REMOVES = {"hagal_carthag_left": 0, "hagal_carthag_right": 1}
ADVANCES = {
    "hagal_carthag_left": 1,
    "hagal_carthag_right": 1,
    "hagal_carthag_tleilaxu": 1,
    "hagal_research_tleilaxu": 2,
}


class FirstImmortality(ImmortalityReferee, ImperiumReferee):
    """Watches a game of the first Dune: Imperium with Immortality."""

    def sent_by(self, card: str) -> tuple[str, ...]:
        """R8.4."""
        return (card, *(self.pair or self.grafted))


class HagalImmortality(FirstImmortality, HagalReferee):
    """The same with House Hagal: only alone have rivals a token (R14.2, R14.9)."""

    hagal = ""  # the card that has sent the last agent
    advances = 0  # that it still owes its rival
    lost = False  # House Hagal has won the conflict, and takes no reward

    def on_wins(self, house: str, trophy: str) -> None:
        super().on_wins(house, trophy)
        self.lost = house == HOUSE_HAGAL

    def on_conflict(self, trophy: str) -> None:
        super().on_conflict(trophy)
        self.lost = False

    def compare(self, view: dict[str, Any]) -> None:
        there = any(seen["troops"] for seen in view["houses"])
        if self.lost and view["phase"] == "combat" and not there and not self.fallen:
            self.clear_conflict()
        super().compare(view)

    def on_hagal_sends(self, house: str, card: str, space: str) -> None:
        super().on_hagal_sends(house, card, space)
        self.hagal = card
        self.advances = min(ADVANCES.get(card, 0), 7 - self.lab(house).tleilaxu)

    def on_advances(self, house: str, space: str) -> None:
        if house in self.books.rivals:
            fine = self.setup.seats == 1 and self.advances > 0
            self.hold(fine, "R14.3", f"{house} advance by {self.hagal}")
            self.advances -= 1
        super().on_advances(house, space)

    def on_turn_ends(self, house: str) -> None:
        self.hold(not self.advances, "R14.3", f"{house} do not advance by {self.hagal}")
        self.advances = 0
        super().on_turn_ends(house)

    def on_tleilaxu_removed(self, card: str) -> None:
        at = REMOVES.get(self.hagal, -1)
        should = self.row[at : at + 1] if at >= 0 else []
        self.hold(card in should, "R14.5", f"{card} is removed for {self.hagal}, not {should}")
        super().on_tleilaxu_removed(card)
