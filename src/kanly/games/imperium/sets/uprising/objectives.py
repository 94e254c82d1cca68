"""The objectives: one for each house, face up; one of them makes its owner first player (SET-13, SET-14)."""

from __future__ import annotations

from kanly.games.imperium.pieces.icons import CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER
from kanly.games.imperium.pieces.trophies import Trophy


def objectives() -> tuple[Trophy, ...]:
    """The objectives."""
    return (
        Trophy("objective_crysknife", CRYSKNIFE, seats=(1, 2, 3, 4, 6)),
        Trophy("objective_crysknife_4_6p", CRYSKNIFE, seats=(4, 6)),
        Trophy("objective_desert_mouse_first", DESERT_MOUSE, seats=(1, 2, 3, 4, 6), first_player=True),
        Trophy("objective_desert_mouse_4_6p", DESERT_MOUSE, seats=(4, 6)),
        Trophy("objective_ornithopter_1_3p", ORNITHOPTER, seats=(1, 2, 3), rivals=(2,)),
    )
