"""Tables of the first Dune: Imperium for scenario tests: as `tables`, with its own game, leaders and Mentat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from tests.games.imperium.tables import UprisingTable, box_of

from kanly.games.imperium.first.table import FirstTable, first_table
from kanly.games.imperium.games.imperium import GAME

BOX = box_of(GAME.rules(GAME.set_up(4)))  # everything that is printed


class ImperiumTable(UprisingTable):
    """A table in the words of the first game."""

    plain = ("paul_atreides", "earl_memnon_thorvald", "glossu_the_beast_rabban", "countess_ariana_thorvald")

    @property
    def first(self) -> FirstTable:
        """What only this game has."""
        return first_table(self.now)

    def mentat(self, h: int) -> Self:
        """A house has the Mentat, not yet sent."""
        self.first.mentat = h
        self.start.houses[h].agents += 1
        return self

    def plans(self, h: int, *factions: str) -> Self:
        """The Baron's two factions."""
        self.first.plans[h] = tuple([self.box.track_of[faction] for faction in factions])
        return self

    def gets(self, h: int, **numbers: int) -> None:
        """What a house has now."""
        house = self.house(h)
        found = {name: getattr(house, name) for name in numbers}
        assert found == numbers, found


def imperium(
    seats: int = 3,
    leaders: Iterable[str] = (),
    settings: Mapping[str, Any] | None = None,
    seed: int | str = 0,
    modules: Iterable[str] = (),
) -> ImperiumTable:
    """A table of `seats` houses; leaders named for the first ones."""
    return ImperiumTable(seats, leaders, modules, settings, seed, game=GAME)


def battle(conflict: str, *strengths: int) -> ImperiumTable:
    """A conflict with these strengths: a troop each, and swords."""
    t = imperium(len(strengths)).conflict(conflict)
    for h in range(len(strengths)):
        if strengths[h]:
            t.give(h, troops=1, swords=strengths[h] - 2)
    return t
