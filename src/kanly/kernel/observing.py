"""Observations: what a seat may know as small whole numbers, in named blocks of a fixed size.

For programs that learn, and for values that a search asks ten thousand times a second: a view says everything in words
and costs more than an answer. A block is a table of numbers from 0 to 255, declared by the game or by a module:

    Block("travellers", seats, ("water", "cards", "played"), write_travellers)

    def write_travellers(rules: OasisRules, s: OasisState, seat: int, out: bytearray, at: int) -> None:
        for i in order_from(seat, rules.seats):
            out[at] = s.water[i]
            ...
            at += 3

`out` is full of zeros; the block begins at `at`. Like a view it is an allow-list, and the conformance suite holds that
a seat observes the same in every world that it cannot tell apart.

A block that seldom changes, or takes long to write, says what it `reads`: plain data that cost less to compare than the
numbers to write. An `Observer`, which looks at one table again and again, writes it only when they have changed; if it
is `alike` for all seats, once for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from kanly.kernel.errors import RulesError

MOST: Final = 255  # what a byte can say

Labels = Callable[[Any], Sequence[str]] | Sequence[str]  # fixed, or a function of the rules
Write = Callable[[Any, Any, int, bytearray, int], None]  # rules, state, seat, the numbers, where the block begins
Reads = Callable[[Any, Any, int], list[Any]]  # rules, state, seat: all that the numbers follow from


class Block:
    """A named table of numbers: what its rows are, what its columns are, who writes it, and what the writer reads.

    `reads` gives numbers and texts, and lists of them as they are in the state: the observer compares, and copies what
    it keeps. Blocks that follow each other and read by the same function are compared once. `alike` says that the
    numbers follow from these data alone, whichever seat looks.
    """

    name: str
    rows: Labels
    columns: Labels
    write: Write
    reads: Reads | None
    alike: bool

    def __init__(
        self, name: str, rows: Labels, columns: Labels, write: Write, reads: Reads | None = None, *, alike: bool = False
    ) -> None:
        if alike and reads is None:
            raise RulesError(f"block {name!r} is alike for all seats, but does not say what it reads")
        self.name = name
        self.rows = rows
        self.columns = columns
        self.write = write
        self.reads = reads
        self.alike = alike


class Placed:
    """A block of an assembled game: its labels, and where it begins among all numbers."""

    name: str
    first: int
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    size: int  # how many numbers it holds
    write: Write
    reads: Reads | None
    alike: bool

    def __init__(self, block: Block, rules: Any, first: int) -> None:
        self.name = block.name
        self.first = first
        self.rows = tuple(block.rows(rules)) if callable(block.rows) else tuple(block.rows)
        self.columns = tuple(block.columns(rules)) if callable(block.columns) else tuple(block.columns)
        self.size = len(self.rows) * len(self.columns)
        self.write = block.write
        self.reads = block.reads
        self.alike = block.alike
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


class Strip:
    """Blocks of an assembled game that lie side by side and are written together."""

    blocks: list[Placed]
    first: int
    size: int
    reads: Reads | None
    alike: bool

    def __init__(self, block: Placed) -> None:
        self.blocks = [block]
        self.first = block.first
        self.size = block.size
        self.reads = block.reads
        self.alike = block.alike

    def add(self, block: Placed) -> None:
        """One more block that reads the same."""
        self.blocks.append(block)
        self.size += block.size

    def written(self, rules: Any, state: Any, seat: int) -> bytearray:
        """The numbers of all its blocks."""
        out = bytearray(self.size)
        for block in self.blocks:
            block.write(rules, state, seat, out, block.first - self.first)
        return out


def strips(blocks: dict[str, Placed]) -> list[Strip]:
    """The blocks in order; neighbours that are always written, or that read by the same function, together."""
    out: list[Strip] = []
    for block in blocks.values():
        if out and out[-1].reads is block.reads and out[-1].alike == block.alike:
            out[-1].add(block)
        else:
            out.append(Strip(block))
    return out


class Looks:
    """What was seen last: by strip the numbers, and what they follow from."""

    seen: list[bytes | bytearray]  # one more than there are strips: what the caller adds
    read: list[Any]

    def __init__(self, strips: int) -> None:
        self.seen = [b""] * (strips + 1)
        self.read = [None] * strips


class Observer:
    """The observations of one table, again and again: what a block reads decides whether it is written anew.

    It gives what `Rules.observe` gives. It compares contents, not moments, so the table may be taken back, be replaced
    by a clone or begin anew.
    """

    rules: Any
    strips: list[Strip]
    everybody: Looks  # of what is alike for all seats
    looks: dict[int, Looks]  # by seat

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.strips = strips(rules.blocks)
        self.everybody = Looks(len(self.strips))
        self.looks = {}

    def observe(self, state: Any, seat: int, more: bytes | bytearray = b"") -> bytearray:
        """What a seat may know as numbers, and more after them."""
        rules = self.rules
        own = self.looks.get(seat)
        if own is None:
            own = Looks(len(self.strips))
            self.looks[seat] = own
        seen = own.seen
        for i, strip in enumerate(self.strips):
            reads = strip.reads
            if reads is None:
                seen[i] = strip.written(rules, state, seat)
                continue
            last = self.everybody if strip.alike else own
            read = reads(rules, state, seat)
            if read != last.read[i]:
                last.seen[i] = strip.written(rules, state, seat)
                last.read[i] = [one[:] if isinstance(one, list) else one for one in read]
            seen[i] = last.seen[i]
        seen[-1] = more
        return NOTHING.join(seen)


NOTHING: Final = bytearray()  # joins to a bytearray, which can be written to


def at_most(value: int) -> int:
    """A count that may be large or, after some losses, negative: as a byte can say it."""
    return 0 if value < 0 else value if value < MOST else MOST


def row_of(values: list[int]) -> bytes:
    """Counts as bytes, each `at_most` what a byte can say."""
    try:
        return bytes(values)
    except ValueError:
        return bytes([at_most(value) for value in values])


def order_from(first: int, count: int) -> list[int]:
    """0, 1, ... `count` - 1, beginning with `first`: everybody as one of them sees the table."""
    return [(first + i) % count for i in range(count)]


RELATIVE: Final = ("own", *[f"next_{i}" for i in range(1, 12)])


def from_own(count: int) -> tuple[str, ...]:
    """The labels of rows in the order of `order_from`: `own`, `next_1`, `next_2`, ..."""
    return tuple(RELATIVE[:count])
