"""Dune: Imperium, the first game of the series."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.pieces.sets import Set
from kanly.games.imperium.sets.imperium import board, conflicts, imperium, intrigues, leaders, reserve
from kanly.games.imperium.sets.imperium.rulings import RULINGS
from kanly.games.imperium.sets.uprising import starter

IMPERIUM: Final[Set] = Set(
    "imperium",
    tracks=board.tracks,
    spaces=board.spaces,
    starters=starter.starters,  # the same ten cards (BAS-18)
    reserve=reserve.reserve,
    imperium=imperium.imperium,
    intrigues=intrigues.intrigues,
    conflicts=conflicts.conflicts,
    leaders=leaders.leaders,
    rulings=RULINGS,
)
