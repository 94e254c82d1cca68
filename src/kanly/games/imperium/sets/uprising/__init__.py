"""Dune: Imperium - Uprising."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.pieces import rulings
from kanly.games.imperium.pieces.sets import Set
from kanly.games.imperium.sets.uprising import (
    board,
    conflicts,
    imperium,
    intrigues,
    leaders,
    objectives,
    reserve,
    starter,
)

UPRISING: Final[Set] = Set(
    "uprising",
    tracks=board.tracks,
    spaces=board.spaces,
    posts=board.posts,
    starters=starter.starters,
    reserve=reserve.reserve,
    imperium=imperium.imperium,
    intrigues=intrigues.intrigues,
    conflicts=conflicts.conflicts,
    objectives=objectives.objectives,
    leaders=leaders.leaders,
    rulings=rulings.UPRISING,
)

# The leaders that can play in the first game.
GUEST_LEADERS: Final[Set] = Set("uprising", leaders=leaders.guests, rulings=rulings.GUEST_LEADERS)
