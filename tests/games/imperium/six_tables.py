"""Tables of six for scenario tests.

Houses are 0 to 5 as they sit: M (Muad'Dib), S_RIGHT, M_LEFT, S (Shaddam), M_RIGHT, S_LEFT; an ally's name says which
arrow of its commander points at it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from tests.games.imperium.tables import UprisingTable

from kanly.games.imperium.modules.six_players.table import SixTable, six_table

M, S_RIGHT, M_LEFT, S, M_RIGHT, S_LEFT = range(6)
MUAD_DIBS = (M, M_LEFT, M_RIGHT)
SHADDAMS = (S, S_LEFT, S_RIGHT)


class SixPlayerTable(UprisingTable):
    """A table of two teams."""

    @property
    def six(self) -> SixTable:
        """What only a table of six has."""
        return six_table(self.now)

    def activates(self, h: int, ally: int) -> Self:
        """A commander's turn begins."""
        return self.answer(h, "activate", ally)

    def says(self, ally: int, n: int) -> Self:
        """An ally decides how many troops go into the conflict."""
        return self.answer(ally, "troops", n)

    def throne(self, *names: str) -> Self:
        """Cards in the Throne Row."""
        for name in names:
            card = self._card(0, name)
            self.six.throne.append(card)
            self.start.cards.publish([card])
        return self

    def veteran(self, h: int, state: int) -> Self:
        """The house has bought the Swordmaster earlier; `state` is what has become of its agent."""
        self.six.swordmasters[h] = state
        return self.give(h, swordmaster=True)


def six(leaders: Iterable[str] = (), settings: Mapping[str, Any] | None = None, seed: int | str = 0) -> SixPlayerTable:
    """A table of six; the leaders are those of the allies, as they sit from seat 1 on."""
    return SixPlayerTable(6, leaders, (), settings, seed)
