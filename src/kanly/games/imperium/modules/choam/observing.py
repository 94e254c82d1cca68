"""Contracts in numbers."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.client.observing import count, house_rows, houses_from
from kanly.games.imperium.modules.choam.table import choam
from kanly.games.imperium.modules.choam.tiles import tiles
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import Block, Row


def _rows(rules: ImperiumRules) -> list[str]:
    return ["offer", "aside", *[f"{h}_{kind}" for h in house_rows(rules) for kind in ("held", "completed")]]


def _names(rules: ImperiumRules) -> list[str]:
    return [tile.name for tile in tiles(rules.box)]


def _write(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    table = choam(s)
    stock = rules.box.stocks["contract"]
    zones = [table.offer, table.aside]
    for h in houses_from(s, seat):
        zones += [table.held[h], table.completed[h]]
    for zone in zones:
        count(stock.place, zone, out, at)
        at += len(stock.named)


def _write_bank(rules: ImperiumRules, s: ImperiumState, seat: int, out: Row, at: int) -> None:
    out[at] = len(choam(s).bank)


BLOCKS: Final[tuple[Block, ...]] = (
    Block("contracts", _rows, _names, _write),
    Block("contract_bank", ("bank",), ("contracts",), _write_bank),
)
