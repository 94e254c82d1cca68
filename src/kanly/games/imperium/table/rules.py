"""Imperium as effects and phases see it: the rules of one set-up. `uprising` completes them with views and results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import Play, Rules

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.board import Space
    from kanly.games.imperium.pieces.box import Box


@mypyc_attr(allow_interpreted_subclasses=True)
class ImperiumRules(Rules[ImperiumState]):
    """What effects ask the rules for."""

    box: Box  # everything that is printed
    guarded: list[Space]  # spaces that not everybody may enter who can pay


P = Play[ImperiumState, ImperiumRules]
