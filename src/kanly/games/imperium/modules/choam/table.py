"""What is true of contracts at a table: on offer, in the bank, held and completed."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import Known, Part

CHOAM: Final = "choam"


class ChoamTable(Part):
    """Contracts are physical pieces: numbers into the box's stock of them."""

    offer: list[int]  # face up
    bank: list[int]
    aside: list[int]  # for a leader who claims them (CHO-02)
    known: Known
    held: list[list[int]]  # by house
    completed: list[list[int]]  # by house

    def __init__(self, like: ChoamTable | None = None, houses: int = 0) -> None:
        if like is not None:  # copying: skip defaults that would be overwritten
            self.offer = like.offer[:]
            self.bank = like.bank[:]
            self.aside = like.aside[:]
            self.known = like.known.copy()
            self.held = [tiles[:] for tiles in like.held]
            self.completed = [tiles[:] for tiles in like.completed]
            return
        self.offer = []
        self.bank = []
        self.aside = []
        self.known = Known()
        self.held = [[] for _ in range(houses)]
        self.completed = [[] for _ in range(houses)]

    def copy(self) -> ChoamTable:
        """An independent copy."""
        return ChoamTable(self)


def choam(s: ImperiumState) -> ChoamTable:
    """The contracts of a table that plays with them."""
    parts: dict[str, Any] = s.parts
    table: ChoamTable = parts[CHOAM]
    return table
