"""House Hagal in numbers."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.client.observing import count, house_rows, houses_from
from kanly.games.imperium.modules.rivals.pieces import hagal_cards
from kanly.games.imperium.modules.rivals.table import rivals_table
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.kernel import Block, Row


def _names(rules: ImperiumRules) -> list[str]:
    return [card.name for card in hagal_cards(rules.box)]


def _rows(rules: ImperiumRules) -> list[str]:
    return ["discard", *[house + "_last" for house in house_rows(rules)]]


def _write(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    table = rivals_table(s)
    stock = rules.box.stocks["hagal"]
    count(stock.place, table.discard, out, at)
    for h in houses_from(s, seat):
        at += len(stock.named)
        if table.last[h] != NOBODY:
            out[at + stock.place[table.last[h]]] = 1


BLOCKS: Final[tuple[Block, ...]] = (Block("hagal", _rows, _names, _write),)
