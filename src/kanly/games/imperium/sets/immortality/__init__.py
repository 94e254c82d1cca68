"""Dune: Imperium - Immortality, for every game of the series."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.pieces import rulings
from kanly.games.imperium.pieces.sets import Set
from kanly.games.imperium.sets.immortality import board, hagal, imperium, intrigues, starter, tleilaxu

IMMORTALITY: Final[Set] = Set(
    "immortality",
    spaces=board.spaces,
    starters=starter.starters,
    imperium=imperium.imperium,
    intrigues=intrigues.intrigues,
    others={
        "research_space": board.research_spaces,
        "tleilaxu_space": board.tleilaxu_spaces,
        "hagal": hagal.hagal,
    },
    decks={"tleilaxu": tleilaxu.tleilaxu, "tleilaxu_reserve": tleilaxu.reserve},
    leaves_out=("dune_the_desert_planet",),
    rulings=rulings.IMMORTALITY,
)
