"""Imperium as effects and phases see it: the rules of one set-up. `uprising` completes them with views and results."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import Play, Rules

if TYPE_CHECKING:
    from kanly.games.imperium.effects.base import Cast, Effect
    from kanly.games.imperium.phases.acts import Act, Acts
    from kanly.games.imperium.pieces.board import Space
    from kanly.games.imperium.pieces.box import Box
    from kanly.games.imperium.pieces.purses import Purses


@mypyc_attr(allow_interpreted_subclasses=True)
class ImperiumRules(Rules[ImperiumState]):
    """What effects ask the rules for."""

    box: Box  # everything that is printed
    houses: int
    cast: Callable[[P, int, int], Cast]  # the step `Cast`: the roles in which a house carries out what is on a card
    influence_with: Callable[[P, int, int], int]  # the step of that name
    tracks_for: Callable[[Cast, tuple[int, ...]], list[int]]  # the step of that name
    own_influence_counts: bool  # and nobody else's, nor on other tracks: no module has another answer to those two
    asking: list[tuple[int, int, int]]  # spaces that ask for influence: their doors, with which faction, how much
    guarded: list[Space]  # spaces that are not for everybody, or not for everybody any more
    purses: dict[str, Purses]  # by leader: what doors cost whose price lasts
    repriced: list[tuple[int, Effect]]  # doors whose price changes
    acts: dict[str, Act]  # what modules let a house do besides, by what its options begin with
    acts_in: list[Acts]  # by the stage of a turn
    acts_anytime: list[Act]  # outside the own turn

    def ruled_otherwise(self, name: str) -> bool:
        """Whether the table has turned a ruling round; where no setting offers that, the ruling holds."""
        return bool(self.setup.settings.get(name, False))


P = Play[ImperiumState, ImperiumRules]
