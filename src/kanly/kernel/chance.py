"""Chance: the only source of randomness, part of the state.

A live table draws from keyed BLAKE2b in counter mode: nobody can compute the next draw from earlier ones, the same key
gives the same draws everywhere, and the key can be committed to before the game and shown after it. Redealt worlds of a
search use a cheap generator instead, so that they hold no trace of the key.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 1 << 32
WORDS: Final = Struct("<16I")  # of one digest


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Draws of one table; `drawn` only grows, so that undo can see whether chance fell."""

    drawn: int

    def __init__(self) -> None:
        self.drawn = 0

    def copy(self) -> Chance:
        """An independent generator that goes on with the same draws."""
        return Chance()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        raise IndexError("Chance itself draws nothing: use Keyed or Cheap")

    def roll(self, sides: int = 6) -> int:
        """A die: 1 to `sides`."""
        return 1 + self.below(sides)

    def pick(self, items: list[Any]) -> Any:
        """One of the items."""
        if not items:
            raise ValueError("there is nothing to pick from")
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        """Bring the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def sample(self, items: list[Any], count: int) -> list[Any]:
        """`count` different items in random order; the list stays as it is."""
        if not 0 <= count <= len(items):
            raise ValueError(f"cannot sample {count} of {len(items)} items")
        left = items[:]
        out: list[Any] = []
        for _ in range(count):
            j = self.below(len(left))
            out.append(left[j])
            left[j] = left[-1]
            left.pop()
        return out


class Keyed(Chance):
    """Keyed BLAKE2b in counter mode, 32 bits per word; unbiased by rejection."""

    key: bytes
    words: tuple[int, ...]  # of the current counter; computed when needed

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.drawn = drawn
        self.key = key
        self.words = ()

    def copy(self) -> Keyed:
        """An independent generator that goes on with the same draws."""
        other = Keyed(self.key, self.drawn)
        other.words = self.words
        return other

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if not 0 < n <= WORD:
            raise ValueError(f"below({n}): give a number from 1 to 2**32")
        drawn = self.drawn
        at = drawn & 15
        if at == 0 or not self.words:
            self.words = WORDS.unpack(
                blake2b((drawn >> 4).to_bytes(8, "little"), key=self.key, digest_size=64).digest()
            )
        self.drawn = drawn + 1
        word: i64 = self.words[at]
        size: i64 = n
        product = word * size  # of 64 bits: where these are all that fit, the highest stands for a sign
        low = product & 0xFFFFFFFF
        if low >= size or low >= (WORD - n) % n:
            return product >> 32 & 0xFFFFFFFF
        return self.below(n)  # biased: the next word

    def shuffle(self, items: list[Any]) -> None:
        """Bring the items into a random order, in place; `below` written out, for most draws are made here."""
        drawn = self.drawn
        words = self.words
        last = len(items) - 1
        while last > 0:
            at = drawn & 15
            if at == 0 or not words:
                words = WORDS.unpack(blake2b((drawn >> 4).to_bytes(8, "little"), key=self.key, digest_size=64).digest())
            drawn += 1
            word: i64 = words[at]
            size: i64 = last + 1
            product = word * size
            low = product & 0xFFFFFFFF
            if low >= size or low >= (WORD - size) % size:  # else biased: the next word
                j = product >> 32
                items[last], items[j] = items[j], items[last]
                last -= 1
        self.drawn = drawn
        self.words = words


class Cheap(Chance):
    """A multiply-with-carry generator for worlds that are thrown away; fast, not fit for secrets."""

    x: i64

    def __init__(self, seed: int) -> None:
        self.drawn = 0
        mixed = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & 0x0FFFFFFFFFFFFFFF
        mixed ^= mixed >> 31
        self.x = (mixed & 0x0FFFFFFF00000000) | (mixed & 0xFFFFFFFF) | 1
        for _ in range(4):
            self.below(2)
        self.drawn = 0

    def copy(self) -> Cheap:
        """An independent generator that goes on with the same draws."""
        other = Cheap(0)
        other.x = self.x
        other.drawn = self.drawn
        return other

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, close to equally likely."""
        if not 0 < n < WORD // 2:
            raise ValueError(f"below({n}): give a number from 1 to 2**31 - 1")
        self.drawn += 1
        x: i64 = self.x
        x = 698769069 * (x & 0xFFFFFFFF) + (x >> 32)
        self.x = x
        size: i64 = n
        return int(((x & 0xFFFFFFFF) * size) >> 32)


def is_text(text: str) -> bool:
    """Whether a string can be encoded: lone surrogates, as in broken input, cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def key_of(seed: str) -> bytes:
    """The chance key that a seed stands for."""
    return blake2b(seed.encode(), digest_size=32, person=b"kanly key").digest()


def commitment(key: bytes) -> str:
    """What a table publishes of its key before the game."""
    return blake2b(key, digest_size=32, person=b"kanly commit").hexdigest()
