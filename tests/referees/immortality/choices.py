"""What a table may settle otherwise: two alike, trashed intrigue cards, who sees Tleilaxu cards (R6.7, R9.6, R12.2)."""

from __future__ import annotations

from typing import Any

from tests.referees.immortality.grafts import Grafts
from tests.referees.immortality.tracks import SPECIMENS

from kanly.kernel import Ask, Option, Table

PAIRS = ("two_of", "reach")  # the questions of Stitched Horror and Long Reach
WAITING = "call_to_arms"  # recruits whenever a card is acquired
RECRUITING = ("reclaimed_forces",)  # by its own acquire box


class Choices(Grafts):
    """The settings of Immortality that change little things."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.trashed: list[str] = []  # intrigue cards, by this answer
        self.removed: list[str] = []  # intrigue cards that were out of the game before
        self.grown = ""  # a Tleilaxu card acquired by this answer
        self.levied = 0  # troops recruited since

    def watch_answer(self, ask: Ask, option: Option) -> None:
        """R12.2."""
        super().watch_answer(ask, option)
        self.trashed = []
        self.grown = ""
        self.levied = 0
        if ask.kind in PAIRS:
            alike = any(first == second for first, second in ask.options)
            fine = alike == bool(self.setup.settings["two_alike"])
            self.hold(fine, "R12.2", f"{ask.options} are offered")

    def on_trashes_intrigue(self, house: str, card: str) -> None:
        self.trashed.append(card)
        self.pass_on(Choices, "on_trashes_intrigue", house, card)

    def on_acquires(self, house: str, card: str) -> None:
        seen = self.books.view["houses"][self.books.order.index(house)]
        if card in SPECIMENS and WAITING in seen["laid"]:
            self.grown = card
            self.levied = 0
        self.pass_on(Choices, "on_acquires", house, card)

    def on_recruits(self, house: str, troops: int) -> None:
        if house == self.fielding():
            self.levied += troops
        super().on_recruits(house, troops)

    def watch_view(self, view: dict[str, Any]) -> None:
        before = list(self.removed)
        supply = 0 if not self.grown else view["houses"][self.books.order.index(self.fielding())]["supply"]
        super().watch_view(view)
        self.removed = list(view["intrigue_removed"])
        for card in self.trashed:  # R9.6
            gone = self.removed.count(card) > before.count(card)
            back = bool(self.setup.settings["trashed_intrigues_return"])
            self.hold(gone != back, "R9.6", f"{card} is trashed and out of the game: {gone}")
        self.trashed = []
        if self.grown and self.grown not in RECRUITING and (supply or self.levied):  # R6.7
            apart = bool(self.setup.settings["tleilaxu_apart"])
            self.hold(bool(self.levied) != apart, "R6.7", f"{self.levied} troops for {self.grown} by {WAITING}")
        self.grown = ""
