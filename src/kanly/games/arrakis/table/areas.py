"""Lists of things on the board, picked by a mask of areas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from kanly.games.arrakis.facts.board import AREAS, COUNT

T = TypeVar("T")
CHUNK: Final = 8  # a byte


class Listing(Generic[T]):
    """One thing for each area; those of a mask are listed in ascending order, eight areas at a time."""

    chunks: list[list[list[T]]]  # by chunk and the bits of the mask in it

    def __init__(self, things: Sequence[T]) -> None:
        self.chunks = []
        for start in range(0, len(things), CHUNK):
            part = things[start : start + CHUNK]
            self.chunks.append([[part[i] for i in range(len(part)) if bits >> i & 1] for bits in range(1 << len(part))])

    def of(self, mask: int) -> list[T]:
        """A new list of the things of a mask, which is not negative."""
        chunks = self.chunks
        out: list[T] = []
        for i, bits in enumerate(mask.to_bytes(len(chunks), "little")):
            if bits:
                out += chunks[i][bits]
        return out


NUMBERS: Final[Listing[int]] = Listing(range(COUNT))
NAMES: Final[Listing[str]] = Listing(AREAS)
