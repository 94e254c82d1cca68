"""A legion as one number: how many figures of each sort stand in an area.

Seven fields of six bits: regulars, elites, special elites, troops, face-down tokens, generic leaders, named leaders.
Who the named leaders are and what the tokens hold stands in the state; the rest is all here.
"""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.facts.pieces import ELITE, GENERIC, NAMED, REGULAR, SPECIAL, TOKEN, TROOP

BITS: Final = 6
FIELD: Final = 63
BODY: Final = (1 << 5 * BITS) - 1  # units and tokens: what makes a legion (R0.2)
UNITS: Final = (1 << 4 * BITS) - 1
LED: Final = FIELD << 3 * BITS | (1 << 7 * BITS) - (1 << 5 * BITS)  # who leads: leaders, and troops (SG5.3)
ONE: Final[tuple[int, ...]] = (
    1 << 0,
    1 << BITS,
    1 << 2 * BITS,
    1 << 3 * BITS,
    1 << 4 * BITS,
    1 << 5 * BITS,
    1 << 6 * BITS,
)


def count(word: int, figure: int) -> int:
    """How many figures of a sort."""
    return word >> BITS * figure & FIELD


def units(word: int) -> int:
    """Units, troops among them."""
    return (word & FIELD) + (word >> 6 & FIELD) + (word >> 12 & FIELD) + (word >> 18 & FIELD)


def body(word: int) -> int:
    """Units and face-down tokens: what counts for stacking (R0.3)."""
    return units(word) + (word >> 24 & FIELD)


def led(word: int) -> bool:
    """Whether a leader is there for Leadership."""
    return word & LED != 0


def leaders(word: int) -> int:
    """Generic and named leaders."""
    return (word >> 30 & FIELD) + (word >> 36)


def lesser(word: int, other: int) -> int:
    """Field by field the smaller of two."""
    out = 0
    for figure in (REGULAR, ELITE, SPECIAL, TROOP, TOKEN, GENERIC, NAMED):
        out |= min(word >> BITS * figure & FIELD, other >> BITS * figure & FIELD) << BITS * figure
    return out


def toughness(word: int) -> int:
    """How many hits it takes to destroy all units, as long as there are regulars to put in their place (R7.10)."""
    return count(word, REGULAR) + count(word, TROOP) + 2 * (count(word, ELITE) + count(word, SPECIAL))
