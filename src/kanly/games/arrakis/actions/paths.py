"""How far a legion gets: on foot, on a worm (R5.4), by ornithopter (R5.5); frigates are added by The Spacing Guild."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.facts.board import AREAS, BIT, FLOWN_TO, NEAR, NEAR_MASK, ZONES, mask_of
from kanly.games.arrakis.facts.pieces import ATREIDES, HARKONNEN, NAVIGATOR, ORNITHOPTER, TROOP
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.areas import Listing
from kanly.games.arrakis.table.legions import BODY, FIELD, ONE
from kanly.games.arrakis.table.records import FLY, LIFT, MODES, RIDDEN, RIDE, STEP
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Option

RIDERS: Final = BODY & ~(FIELD * ONE[TROOP])  # SG5.2: troops cannot ride
LONG_RIDE: Final = 3  # worm areas (pr_05)
NAVIGATOR_ZONE: Final = len(ZONES)  # stands for him among the vehicles
# What a legion may go for, one object for each.
TARGETS: Final[list[list[tuple[str, str]]]] = [[(mode, area) for area in AREAS] for mode in MODES]
# How, from which areas (a mask), and by area what is reached (masks).
Transport = tuple[int, int, list[int]]
LISTED: Final[list[Listing]] = [Listing(targets) for targets in TARGETS]


# Riding.


def may_ride(s: ArrakisState) -> bool:
    """Whether there is any wormsign or worm on the board."""
    return s.worms != 0 or max(s.wormsigns) >= 0


def ridden_areas(s: ArrakisState, area: int) -> list[int]:
    """The worm areas that Atreides who stand in an area can cross: connected ones without an enemy legion."""
    ground = s.ground
    enemies = s.legions[HARKONNEN]
    found = [near for near in NEAR[area] if ground[near] & RIDDEN and not enemies[near] & BODY]
    at = 0
    while at < len(found):
        for near in NEAR[found[at]]:
            if ground[near] & RIDDEN and not enemies[near] & BODY and near not in found:
                found.append(near)
        at += 1
    return found


def reached_by_ride(s: ArrakisState, area: int) -> list[int]:
    """Every area beside one that is crossed, the crossed ones included; not the start. The nearest come first."""
    crossed = ridden_areas(s, area)
    found: list[int] = []
    seen = BIT[area]
    for over in crossed:
        for near in (over, *NEAR[over]):
            if not seen & BIT[near]:
                seen |= BIT[near]
                if near not in crossed or len(crossed) > 1 or near not in NEAR[area]:
                    found.append(near)
    return found


# Flying.


def ornithopters_for(p: P, area: int) -> list[int]:
    """Air zones whose ornithopter may carry a legion from an area; NAVIGATOR_ZONE for the navigator (SG8.2)."""
    s = p.state
    found = [zone for zone in p.rules.zones[area] if s.zones[zone] == ORNITHOPTER]
    if NAVIGATOR in s.zones and (found or s.zones.index(NAVIGATOR) in p.rules.zones[area]):
        found.append(NAVIGATOR_ZONE)
    return found


def under(p: P, occupant: int) -> int:
    """The areas connected to air zones in which something of a sort is, as a mask."""
    return p.rules.beneath[p.state.aloft[occupant]]


def under_scouts(p: P) -> int:
    """The areas that an ornithopter or the navigator can look at (SG8.2) or fly to, as a mask."""
    aloft = p.state.aloft
    return p.rules.beneath[aloft[ORNITHOPTER] | aloft[NAVIGATOR]]


def carriers(p: P, side: int, area: int, mode: int) -> list[int]:
    """The air zones whose vehicle may carry a legion from an area; a step that The Spacing Guild wraps."""
    return ornithopters_for(p, area) if mode == FLY and side == HARKONNEN else []


def transports(p: P, side: int) -> list[Transport]:
    """How legions may be carried now; a step that The Spacing Guild wraps."""
    if side == ATREIDES:
        return []
    starts = under_scouts(p)
    return [(FLY, starts & ~mask_of(p.state.flown), FLOWN_TO)] if starts else []


# Targets.


def open_areas(s: ArrakisState, side: int, move: bool, attack: bool) -> int:
    """The areas that are free to enter (R0.5) or can be attacked (R7.1), as a mask."""
    if move and attack:
        return ~s.worms
    enemies = s.held[1 - side]
    return ~(enemies | s.worms) if move else enemies & ~s.worms


def targets(p: P, side: int, area: int, move: bool, attack: bool) -> list[Option]:
    """Where the legion in an area may go or what it may attack: (mode, area)."""
    there = open_areas(p.state, side, move, attack)
    out: list[Option] = LISTED[STEP].of(NEAR_MASK[area] & there)
    if side == ATREIDES:
        out += [TARGETS[RIDE][end] for end in reached_by_ride(p.state, area) if there & BIT[end]]
    for mode, starts, reach in p.rules.step("transports")(p, side):
        if starts & BIT[area]:
            out += LISTED[mode].of(reach[area] & there)
    return out


def has_target(s: ArrakisState, side: int, area: int, word: int, there: int, carried: list[Transport]) -> bool:
    """Whether figures in an area can reach any of some areas, a mask."""
    if NEAR_MASK[area] & there:
        return True
    for _, starts, reach in carried:
        if starts & BIT[area] and reach[area] & there:
            return True
    if side == ATREIDES and word & RIDERS:
        for end in reached_by_ride(s, area):
            if there & BIT[end]:
                return True
    return False


MODE_OF: Final[dict[str, int]] = {name: i for i, name in enumerate(MODES)}
CARRIED: Final = (FLY, LIFT)
STEPS: Final = (transports, carriers)
