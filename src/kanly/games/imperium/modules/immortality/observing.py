"""The Bene Tleilax in numbers."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.client.observing import count, house_rows, houses_from
from kanly.games.imperium.modules.immortality.table import immortality, markers
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.kernel import Block, Row

HOUSE: Final = ("specimens", "atomics", "tokens", "markers", "tleilaxu", "fought", "returning")
TABLE: Final = ("deck", "prize")


def _spaces(rules: ImperiumRules) -> list[str]:
    return list(rules.box.stocks["research_space"].named)


def _write_table(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    table = immortality(s)
    out[at] = len(table.deck)
    out[at + 1] = table.prize


def _write_houses(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    table = immortality(s)
    spaces = rules.box.stocks["research_space"].named
    for h in houses_from(s, seat):
        on_tracks = table.tokens[h]
        out[at] = table.tanks[h]
        out[at + 1] = int(table.atomics[h])
        out[at + 2] = int(on_tracks)
        out[at + 3] = markers(s, h)
        out[at + 4] = table.tleilaxu[h] if on_tracks else 0
        out[at + 5] = table.fought >> h & 1
        out[at + 6] = len(table.returning[h])
        at += len(HOUSE)
        if on_tracks and table.research[h] in spaces:
            out[at + spaces[table.research[h]].pieces[0]] = 1
        at += len(spaces)


def _write_cards(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    table = immortality(s)
    count(rules.box.place, table.row, out, at)
    if table.borrowed != NOBODY:
        out[at + len(rules.box.cards) + rules.box.place[table.borrowed]] = 1


BLOCKS: Final[tuple[Block, ...]] = (
    Block("tleilaxu", ("tleilaxu",), TABLE, _write_table),
    Block("tleilaxu_houses", house_rows, lambda rules: [*HOUSE, *_spaces(rules)], _write_houses),
    Block("tleilaxu_cards", ("row", "borrowed"), lambda rules: list(rules.box.cards), _write_cards),
)
