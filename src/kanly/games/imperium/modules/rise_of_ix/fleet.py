"""Dreadnoughts on their ways: commissioned, into the conflict and back, and onto spaces that they control (IX-50)."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.modules.rise_of_ix.leaders import IxLeader
from kanly.games.imperium.modules.rise_of_ix.table import ix
from kanly.games.imperium.table.forces import GARRISON_LIMIT
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.games.imperium.table.telling import tell_of

STRENGTH: Final = 3  # IX-53

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "commissions": ("house",),
    "launches": ("house", "n"),
    "withdraws": ("house", "n"),
}


def commission(p: P, h: int) -> None:
    """A dreadnought from supply to garrison, if one is left (IX-51)."""
    table = ix(p.state)
    if not table.docked[h]:
        return
    table.docked[h] -= 1
    table.garrisons[h] += 1
    if p.state.on_turn.ally == h:
        before = _further(p.state)
        table.commissioned += 1
        p.state.on_turn.deployed += _further(p.state) - before
    tell_of(p, "commissions", h)


def launch(p: P, h: int, n: int) -> None:
    """Dreadnoughts from garrison to conflict."""
    s = p.state
    table = ix(s)
    table.garrisons[h] -= n
    table.fielded[h] += n
    if s.on_turn.ally == h:
        before = _further(s)
        table.launched += n
        s.on_turn.deployed += _further(s) - before  # each takes the place of a troop
        s.on_turn.units += n
    arm(p, h)
    tell_of(p, "launches", h, n)


def withdraw(p: P, h: int, n: int) -> None:
    """Dreadnoughts from conflict to garrison."""
    s = p.state
    table = ix(s)
    table.fielded[h] -= n
    table.garrisons[h] += n
    if s.on_turn.ally == h:
        s.on_turn.units -= n
    arm(p, h)
    tell_of(p, "withdraws", h, n)


def arm(p: P, h: int) -> None:
    """What the dreadnoughts of a house count for in the conflict (IX-53, IX-85)."""
    house = p.state.houses[h]
    house.machines = ix(p.state).fielded[h]
    house.might = house.machines * cannons(p, h)


def cannons(p: P, h: int) -> int:
    """The strength of one dreadnought; what a rival's leader could do does not count (IX-117)."""
    house = p.state.houses[h]
    leader = p.rules.box.leaders.get(house.leader)
    return leader.cannons if isinstance(leader, IxLeader) and house.seat != NOBODY else STRENGTH


def _further(s: ImperiumState) -> int:
    """Dreadnoughts in the conflict beyond those that were commissioned this turn."""
    table = ix(s)
    return max(0, table.launched - table.commissioned)


def may_launch(s: ImperiumState) -> int:
    """How many more dreadnoughts a combat space lets in: those of this turn, and of further units two (IX-52)."""
    turn = s.on_turn
    if turn.banned or not turn.combat:
        return 0
    table = ix(s)
    held = table.garrisons[turn.ally]
    if not held:
        return 0
    launched = _further(s)
    troops = turn.deployed - launched
    further = GARRISON_LIMIT + turn.beyond - max(0, troops - turn.recruited) - launched
    fresh = max(0, table.commissioned - table.launched)
    return min(held, fresh + max(0, further))


def has_fleet(s: ImperiumState, h: int) -> bool:
    """Whether a house has a freighter and dreadnoughts; commanders have none (SIX-91)."""
    return ix(s).docked[h] + commissioned(s, h) > 0


def commissioned(s: ImperiumState, h: int) -> int:
    """The dreadnoughts of a house that are not in its supply, wherever they are."""
    table = ix(s)
    return table.garrisons[h] + table.fielded[h] + len([post for post in table.posts if post[1] == h])
