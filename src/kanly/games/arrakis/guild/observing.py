"""The Guild's affairs in numbers."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.facts.pieces import POWERS, SIDES
from kanly.games.arrakis.rules import ArrakisRules
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Block, Row, at_most

SIDE: Final = ("step", "troops", "frigates", "frigate_reserve", "rings")
TABLE: Final = ("pool", "earned", *["action_" + power for power in POWERS])


def _write_sides(rules: ArrakisRules, s: ArrakisState, seat: int, out: Row, at: int) -> None:
    guild = s.guild
    if guild is None:
        return
    for side in range(2):
        for values in (guild.steps, guild.troops, guild.frigates, guild.frigate_reserve, guild.rings):
            out[at] = at_most(values[side])
            at += 1


def _write_table(rules: ArrakisRules, s: ArrakisState, seat: int, out: Row, at: int) -> None:
    guild = s.guild
    if guild is None:
        return
    out[at] = guild.pool
    out[at + 1] = at_most(guild.earned)
    for power in range(len(POWERS)):
        out[at + 2 + power] = at_most(guild.actions[power])


BLOCKS: Final[tuple[Block, ...]] = (
    Block("guild_sides", SIDES, SIDE, _write_sides),
    Block("guild", ("guild",), TABLE, _write_table),
)
