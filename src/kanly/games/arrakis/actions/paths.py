"""How far a legion gets: on foot, on a worm (R5.4), by ornithopter (R5.5); frigates are added by The Spacing Guild."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kanly.games.arrakis.facts.board import AREAS, COUNT, FLOWN_TO, NEAR, ZONES
from kanly.games.arrakis.facts.pieces import ATREIDES, HARKONNEN, NAVIGATOR, ORNITHOPTER
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.legions import BODY
from kanly.games.arrakis.table.records import ANY_WORM, FLY, LIFT, MODES, RIDDEN, RIDE, SETTLEMENT, SIETCH, STEP
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Option

LONG_RIDE: Final = 3  # worm areas (pr_05)
NAVIGATOR_ZONE: Final = len(ZONES)  # stands for him among the vehicles
# What a legion may go for, one object for each.
TARGETS: Final[list[list[tuple[str, str]]]] = [[(mode, area) for area in AREAS] for mode in MODES]


def ridden_areas(s: ArrakisState, area: int) -> list[int]:
    """The worm areas that Atreides who stand in an area can cross: connected ones without an enemy legion."""
    ground = s.ground
    enemies = s.legions[HARKONNEN]
    found: list[int] = []
    for near in NEAR[area]:
        if ground[near] & RIDDEN and not enemies[near] & BODY:
            found.append(near)
    at = 0
    while at < len(found):
        for near in NEAR[found[at]]:
            if ground[near] & RIDDEN and not enemies[near] & BODY and near not in found:
                found.append(near)
        at += 1
    return found


def reached_by_ride(s: ArrakisState, area: int) -> list[int]:
    """Every area beside one that is crossed, the crossed ones included; not the start."""
    crossed = ridden_areas(s, area)
    found: list[int] = []
    if not crossed:
        return found
    seen = [False] * COUNT
    seen[area] = True
    for over in crossed:
        for near in (over, *NEAR[over]):
            if not seen[near]:
                seen[near] = True
                if near not in crossed or len(crossed) > 1 or near not in NEAR[area]:
                    found.append(near)
    return found


def ornithopters_for(p: P, area: int) -> list[int]:
    """Air zones whose ornithopter may carry a legion from an area; NAVIGATOR_ZONE for the navigator (SG8.2)."""
    s = p.state
    found = [zone for zone in p.rules.zones[area] if s.zones[zone] == ORNITHOPTER]
    if NAVIGATOR in s.zones and (found or s.zones.index(NAVIGATOR) in p.rules.zones[area]):
        found.append(NAVIGATOR_ZONE)
    return found


def carriers(p: P, side: int, area: int, mode: int) -> list[int]:
    """The air zones whose vehicle may carry a legion from an area; a step that The Spacing Guild wraps."""
    return ornithopters_for(p, area) if mode == FLY and side == HARKONNEN else []


def far_areas(p: P, side: int, area: int) -> list[tuple[int, Sequence[int]]]:
    """Ways besides walking, and the areas that each may reach; a step that The Spacing Guild wraps."""
    s = p.state
    if side == ATREIDES:
        ridden = reached_by_ride(s, area)
        return [(RIDE, ridden)] if ridden else []
    if ORNITHOPTER not in s.zones and NAVIGATOR not in s.zones:
        return []
    if area not in s.flown and ornithopters_for(p, area):
        return [(FLY, FLOWN_TO[area])]
    return []


def targets(p: P, side: int, area: int, move: bool, attack: bool) -> list[Option]:
    """Where the legion in an area may go or what it may attack: (mode, area)."""
    out: list[Option] = []
    there = TARGETS[STEP]
    for near in open_areas(p.state, side, NEAR[area], move, attack, False):
        out.append(there[near])
    for mode, far in p.rules.step("far_areas")(p, side, area):
        there = TARGETS[mode]
        for place in open_areas(p.state, side, far, move, attack, False):
            out.append(there[place])
    return out


def has_target(p: P, side: int, area: int, move: bool, attack: bool) -> bool:
    """Whether there is any target; the first one found is enough."""
    s = p.state
    if open_areas(s, side, NEAR[area], move, attack, True):
        return True
    for _, far in p.rules.step("far_areas")(p, side, area):
        if open_areas(s, side, far, move, attack, True):
            return True
    return False


def open_areas(s: ArrakisState, side: int, areas: Sequence[int], move: bool, attack: bool, one: bool) -> list[int]:
    """Of some areas those that are free to enter or can be attacked (`is_free`, `can_be_attacked`, written out)."""
    ground = s.ground
    enemies = s.legions[1 - side]
    settled = SIETCH if side == HARKONNEN else SETTLEMENT
    out: list[int] = []
    for area in areas:
        here = ground[area]
        if here & ANY_WORM:
            continue
        if attack if enemies[area] & BODY or here & settled else move:
            out.append(area)
            if one:
                break
    return out


MODE_OF: Final[dict[str, int]] = {name: i for i, name in enumerate(MODES)}
CARRIED: Final = (FLY, LIFT)
STEPS: Final = (far_areas, carriers)
