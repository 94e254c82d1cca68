"""Tables with the Bene Tleilax for scenario tests.

t = tleilaxu().give(0, hand=["ghola", "corrino_genes"]).stands(0, research="c4r2", on=3, specimens=2).turn(0)
t.grafts(0, "ghola", "corrino_genes", "dutiful_service")
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from tests.games.imperium.tables import UprisingTable

from kanly.games.imperium.modules.immortality.table import ImmortalityTable, immortality
from kanly.kernel import EVERYONE


class TleilaxuTable(UprisingTable):
    """A table of Uprising with Immortality."""

    @property
    def bene(self) -> ImmortalityTable:
        """The Bene Tleilax, at the start or now."""
        return immortality(self.now)

    def _card(self, h: int, name: str) -> int:
        table = immortality(self.start)
        for zone in (table.deck, table.row):
            for card in zone:
                if self.box.pieces[card].name == name:
                    zone.remove(card)
                    self._fill_tleilaxu()
                    return card
        return super()._card(h, name)

    def _fill_tleilaxu(self) -> None:
        table = immortality(self.start)
        while len(table.row) < 2 and table.deck:
            table.row.append(table.deck.pop())
            self.start.cards.masks[table.row[-1]] = EVERYONE

    def stands(self, h: int, *, research: str = "", on: int = -1, specimens: int = -1) -> Self:
        """A house's tokens on the tracks, and its specimens, which come from the supply."""
        table = immortality(self.start)
        house = self.start.houses[h]
        if research:
            table.research[h] = research
        if on >= 0:
            table.tleilaxu[h] = on
        if specimens >= 0:
            house.supply += table.tanks[h] - specimens
            table.tanks[h] = specimens
        return self

    def tleilaxu_row(self, *names: str) -> Self:
        """The two Tleilaxu cards on offer."""
        table = immortality(self.start)
        table.deck = table.row + table.deck
        table.row = []
        for name in names:
            card = next(c for c in table.deck if self.box.pieces[c].name == name)
            table.deck.remove(card)
            table.row.append(card)
            self.start.cards.masks[card] = EVERYONE
        return self

    def no_prize(self) -> Self:
        """The spice of the fourth Tleilaxu space is gone."""
        immortality(self.start).prize = 0
        return self

    def grafts(self, h: int, first: str, partner: str, space: str = "") -> Self:
        """A card is grafted to another one (`row:name` to one of the row), and both go to a space."""
        self.answer(h, "turn", f"graft:{first}").answer(h, "partner", partner)
        return self.answer(h, "graft_space", space) if space else self

    def grows(self, h: int, *cards: str) -> Self:
        """Cards of the Tleilaxu row, `name` or `name:top`."""
        return self.answer(h, "turn", *[f"grow:{card}" for card in cards])

    def pairs(self, h: int) -> list[str]:
        """The cards that could be the first of a pair now."""
        return [text[6:] for text in self.offered(h) if text.startswith("graft:")]

    def on_offer(self, h: int) -> list[str]:
        """What could be acquired for specimens now."""
        return [text[5:] for text in self.offered(h) if text.startswith("grow:")]

    def tanks(self, h: int) -> int:
        """The specimens of a house."""
        return self.bene.tanks[h]

    def research_at(self, h: int) -> str:
        """The space of a house's research token."""
        return self.bene.research[h]

    def at(self, h: int) -> int:
        """The space of a house's Tleilaxu token."""
        return self.bene.tleilaxu[h]


def tleilaxu(
    seats: int = 3,
    leaders: Iterable[str] = (),
    modules: Iterable[str] = (),
    settings: Mapping[str, Any] | None = None,
) -> TleilaxuTable:
    """A table with Immortality, and with more modules where they are named."""
    return TleilaxuTable(seats, leaders, ["immortality", *modules], settings)
