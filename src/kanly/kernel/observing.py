"""Observations: what a seat may know as small whole numbers, in named blocks of a fixed size.

For programs that learn, and for values that a search asks ten thousand times a second: a view says everything in words
and costs more than an answer. A block is a table of numbers from 0 to 255, declared by the game or by a module:

    Block("travellers", seats, ("water", "cards", "played"), write_travellers)

    def write_travellers(rules: OasisRules, s: OasisState, seat: int, out: Row, at: int) -> None:
        for i in order_from(seat, rules.seats):
            out[at] = s.water[i]
            ...
            at += 3

`out` is full of zeros; the block begins at `at`. Like a view it is an allow-list, and the conformance suite holds that
a seat observes the same in every world that it cannot tell apart.

A `Row` is a string of bytes (of `librt`) that compiled code reads and writes in place, without making Python objects:
to write everything anew costs less than to find out what has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from librt.strings import BytesWriter
from mypy_extensions import i64

from kanly.kernel.errors import RulesError

MOST: Final = 255  # what a byte can say

Row: TypeAlias = BytesWriter
Labels = Callable[[Any], Sequence[str]] | Sequence[str]  # fixed, or a function of the rules
Write = Callable[[Any, Any, int, Row, int], None]  # rules, state, seat, the numbers, where the block begins


class Block:
    """A named table of numbers: what its rows are, what its columns are, and who writes it."""

    name: str
    rows: Labels
    columns: Labels
    write: Write

    def __init__(self, name: str, rows: Labels, columns: Labels, write: Write) -> None:
        self.name = name
        self.rows = rows
        self.columns = columns
        self.write = write


class Placed:
    """A block of an assembled game: its labels, and where it begins among all numbers."""

    name: str
    first: int
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    size: int  # how many numbers it holds
    write: Write

    def __init__(self, block: Block, rules: Any, first: int) -> None:
        self.name = block.name
        self.first = first
        self.rows = tuple(block.rows(rules)) if callable(block.rows) else tuple(block.rows)
        self.columns = tuple(block.columns(rules)) if callable(block.columns) else tuple(block.columns)
        self.size = len(self.rows) * len(self.columns)
        self.write = block.write
        for labels in (self.rows, self.columns):
            if not labels or len(set(labels)) < len(labels):
                raise RulesError(f"block {self.name!r} needs rows and columns with names of their own, not {labels}")


def place(blocks: list[Block], rules: Any) -> dict[str, Placed]:
    """Blocks one after the other, by name."""
    placed: dict[str, Placed] = {}
    first = 0
    for block in blocks:
        one = Placed(block, rules, first)
        placed[one.name] = one
        first += one.size
    return placed


def empty_row(size: int) -> Row:
    """Nothing yet: a row of zeros."""
    row = BytesWriter()
    row.write(bytes(size))
    return row


def put(out: Row, at: i64, values: list[int]) -> None:
    """Counts one after the other, each `at_most` what a byte can say."""
    for value in values:
        out[at] = 0 if value < 0 else value if value < MOST else MOST
        at += 1


def tally(out: Row, at: i64) -> None:
    """One more there."""
    out[at] = out[at] + 1


def at_most(value: int) -> int:
    """A count that may be large or, after some losses, negative: as a byte can say it."""
    return 0 if value < 0 else value if value < MOST else MOST


def order_from(first: int, count: int) -> list[int]:
    """0, 1, ... `count` - 1, beginning with `first`: everybody as one of them sees the table."""
    return [(first + i) % count for i in range(count)]


RELATIVE: Final = ("own", *[f"next_{i}" for i in range(1, 12)])


def from_own(count: int) -> tuple[str, ...]:
    """The labels of rows in the order of `order_from`: `own`, `next_1`, `next_2`, ..."""
    return tuple(RELATIVE[:count])
