"""Shorthands for tables with The Spacing Guild."""

from __future__ import annotations

from tests.games.arrakis.tables import ArrakisTable, guild

from kanly.games.arrakis.table.records import Guild


def of(t: ArrakisTable) -> Guild:
    found = t.now().guild
    assert found is not None
    return found


def aboard(t: ArrakisTable, side: int, troops: int = 0, frigates: int = 0, step: int | None = None) -> ArrakisTable:
    """What a heighliner carries, and where it is."""
    g = of(t)
    g.pool += g.troops[side] - troops
    g.rings[side] += g.troops[side] - troops
    g.troops[side] = troops
    g.frigate_reserve[side] += g.frigates[side] - frigates
    g.frigates[side] = frigates
    if step is not None:
        g.steps[side] = step
    return t


def fast(t: ArrakisTable, side: str, start: str, target: str) -> ArrakisTable:
    """A whole legion moves."""
    t.does(side, "legion", start).does(side, "target", target)
    while t.asked(side) == "leave":
        t.does(side, "leave", "go")
    return t


def raid() -> ArrakisTable:
    t = guild().legion("atreides", "habbanya_ridge", regular=1).harvester("sw_outer_2")
    return t.dice("atreides", strategy=1).dice("harkonnen", mentat=1)
