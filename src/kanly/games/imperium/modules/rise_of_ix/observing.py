"""Ix in numbers."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.client.observing import house_rows, houses_from
from kanly.games.imperium.modules.rise_of_ix.table import ix
from kanly.games.imperium.modules.rise_of_ix.tiles import TECH, tiles
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import Block, Row, put

HOUSE: Final = (
    *("negotiators", "freighter", "docked", "garrison", "fielded", "might", "ahead", "turns", "pushing"),
    *("snooper_1", "snooper_2", "snooper_3", "snooper_4"),
)
TURN: Final = ("commissioned", "launched", "invading", "again", "troops", "spent")
STACKS: Final = ("left_1", "left_2", "left_3")


def _names(rules: ImperiumRules) -> list[str]:
    return [tile.name for tile in tiles(rules.box)]


def _rows(rules: ImperiumRules) -> list[str]:
    return ["face_up", "trashed", "used", *[f"{h}_tiles" for h in house_rows(rules)]]


def _write_tiles(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    table = ix(s)
    size = len(rules.box.stocks[TECH].named)
    zones = [[stack[-1] for stack in table.stacks if stack], table.trashed, table.used]
    zones += [table.tiles[h] for h in houses_from(s, seat)]
    for zone in zones:
        for piece in zone:
            out[at + rules.box.stocks[TECH].place[piece]] = 1
        at += size


def _write_houses(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    table = ix(s)
    for h in houses_from(s, seat):
        numbers = [table.negotiators[h], table.freighters[h], table.docked[h], table.garrisons[h], table.fielded[h]]
        numbers += [s.houses[h].might, len(table.ahead[h]), table.turns[h], table.pushing >> h & 1]
        numbers += [1 if f in table.snoopers[h] else 0 for f in range(4)]
        put(out, at, numbers)
        at += len(HOUSE)


def _write_turn(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    table = ix(s)
    turn = s.on_turn
    numbers = [table.commissioned, table.launched, int(table.invading), table.again]
    put(out, at, [*numbers, turn.troops, turn.spent])


def _write_stacks(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    for i, stack in enumerate(ix(s).stacks):
        out[at + i] = len(stack)


def _write_posts(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    order = houses_from(s, seat)
    for space, h, _ in ix(s).posts:
        out[at + space * len(order) + order.index(h)] = 1


BLOCKS: Final[tuple[Block, ...]] = (
    Block("tech", _rows, _names, _write_tiles),
    Block("ix_houses", house_rows, HOUSE, _write_houses),
    Block("ix_turn", ("turn",), TURN, _write_turn),
    Block("tech_stacks", ("stacks",), STACKS, _write_stacks),
    Block("dreadnought_posts", lambda rules: list(rules.box.space_of), house_rows, _write_posts),
)
