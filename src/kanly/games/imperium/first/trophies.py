"""Conflict cards of the first game stay on the pile: nobody keeps one (BAS-91)."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.first.victory import VICTORY
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY
from kanly.games.imperium.table.telling import tell_of


def take_trophy(p: P, winner: int) -> None:
    """Nobody keeps the conflict card; who has won it may play cards (BAS-87, BAS-91)."""
    s = p.state
    name = p.rules.box.trophies[s.conflict].name
    s.conflicts.append(s.conflict)
    s.conflict = NOBODY
    if winner == NOBODY:
        p.tell("unwon", (name,))
        return
    tell_of(p, "wins", winner, name)
    p.then((VICTORY, winner))


SCENES: Final[tuple[Any, ...]] = (take_trophy,)
