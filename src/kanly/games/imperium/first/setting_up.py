"""Who begins, in a game without objectives (BAS-17)."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.telling import tell_of


def draw_first_player(p: P) -> None:
    """Chance says who is first player (BAS-17)."""
    p.state.first = p.rng.below(p.rules.seats)
    tell_of(p, "first_player", p.state.first)


SCENES: Final[tuple[Any, ...]] = (draw_first_player,)
