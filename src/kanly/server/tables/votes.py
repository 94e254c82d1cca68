"""Votes at a table: to abandon it, or to take back choices that others have answered."""

from __future__ import annotations

from typing import Final

from kanly.protocol.lobby import VoteInfo

ABANDON: Final = "abandon"
UNDO: Final = "undo"


class Vote:
    """An open vote: everybody asked must agree, one no ends it."""

    def __init__(self, on: str, by: int, asked: list[int]) -> None:
        self.on = on
        self.by = by
        self.yes = [by]
        self.asked = [seat for seat in asked if seat != by]

    @property
    def carried(self) -> bool:
        """Whether everybody has agreed."""
        return not self.asked

    def agree(self, seat: int) -> None:
        """A yes."""
        if seat in self.asked:
            self.asked.remove(seat)
            self.yes.append(seat)

    def info(self) -> VoteInfo:
        """The vote as everybody may see it."""
        return VoteInfo(self.on, self.by, sorted(self.yes), sorted(self.asked))
