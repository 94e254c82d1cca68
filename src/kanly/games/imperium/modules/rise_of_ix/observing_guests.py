"""Leaders of Ix as guests, in numbers."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.client.observing import house_rows, houses_from
from kanly.games.imperium.modules.rise_of_ix.table import ix
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import Block, Row, put

HOUSE: Final = ("ahead", "turns", "snooper_1", "snooper_2", "snooper_3", "snooper_4")


def _write_houses(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    table = ix(s)
    for h in houses_from(s, seat):
        snoopers = [1 if f in table.snoopers[h] else 0 for f in range(4)]
        put(out, at, [len(table.ahead[h]), table.turns[h], *snoopers])
        at += len(HOUSE)


BLOCKS: Final[tuple[Block, ...]] = (Block("ix_leaders", house_rows, HOUSE, _write_houses),)
