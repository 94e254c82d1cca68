"""Tables of the first Dune: Imperium for scenario tests: as `tables`, with its own game, leaders and Mentat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from tests.games.imperium.tables import UprisingTable, box_of

from kanly.games.imperium.first.table import FirstTable, first_table
from kanly.games.imperium.games.imperium import GAME
from kanly.games.imperium.modules.rivals.pieces import hagal_card
from kanly.games.imperium.modules.rivals.table import rivals_table

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


class HagalTable(ImperiumTable):
    """A table with House Hagal: the deck as the scenario gives it, and turns of rivals."""

    def hagal(self, *names: str) -> Self:
        """These House Hagal cards on top of the deck, the first one topmost."""
        deck = rivals_table(self.now).deck
        for name in reversed(names):
            piece = next(p for p in deck if hagal_card(self.box, p).name == name)
            deck.remove(piece)
            deck.append(piece)
        return self

    def rival_turn(self, h: int, *later: str) -> Self:
        """A turn of a rival with its last agent; everybody else is done."""
        for g in range(len(self.start.houses)):
            self.start.houses[g].agents = 1 if g == h else 0
        self.turn(h, *later)
        self.table  # noqa: B018  it asks nobody, or the player
        return self


def duel(*leaders: str, settings: Mapping[str, Any] | None = None) -> HagalTable:
    """Two players and House Hagal, which is house 2."""
    return HagalTable(2, leaders, (), settings, game=GAME, rivals=("house_hagal",))


def alone(*rivals: str, settings: Mapping[str, Any] | None = None) -> HagalTable:
    """One player, Paul Atreides, against two rivals."""
    others = (*rivals, "earl_memnon_thorvald", "glossu_the_beast_rabban")
    return HagalTable(1, (), (), settings, game=GAME, rivals=tuple(dict.fromkeys(others))[:2])
