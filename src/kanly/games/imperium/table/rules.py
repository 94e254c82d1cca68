"""Imperium as effects and phases see it: the rules of one set-up. `uprising` completes them with views and results."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import Play, Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class ImperiumRules(Rules[ImperiumState]):
    """What effects ask the rules for."""

    spaces: list[int]  # in play
    posts: list[int]  # those that watch one of them
    doors: int  # a mask of the doors of all spaces in play
    guarded: list[int]  # those of them that not everybody may enter who can pay


P = Play[ImperiumState, ImperiumRules]
