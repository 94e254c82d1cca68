"""How far a legion gets: on foot, on a worm (R5.4), by ornithopter (R5.5); frigates are added by The Spacing Guild."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.facts.board import AREAS, BIT, EVERYWHERE, FLOWN_TO, NEAR_MASK, ZONES, mask_of
from kanly.games.arrakis.facts.pieces import ATREIDES, HARKONNEN, NAVIGATOR, ORNITHOPTER, TROOP
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.areas import NUMBERS, Listing
from kanly.games.arrakis.table.legions import BODY, FIELD, ONE
from kanly.games.arrakis.table.records import FLY, LIFT, MODES, RIDE, STEP
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Option

RIDERS: Final = BODY & ~(FIELD * ONE[TROOP])  # SG5.2: troops cannot ride
LONG_RIDE: Final = 3  # worm areas (pr_05)
NAVIGATOR_ZONE: Final = len(ZONES)  # stands for him among the vehicles
# What a legion may go for, one object for each.
TARGETS: Final[list[list[tuple[str, str]]]] = [[(mode, area) for area in AREAS] for mode in MODES]
# How, from which areas (a mask), and by area what is reached (masks).
Transport = tuple[int, int, list[int]]
# Worm areas that are connected, and what is reached over them (masks).
Ride = tuple[int, int]
Ways = tuple[list[Transport], list[Ride]]
LISTED: Final[list[Listing[Option]]] = [Listing(targets) for targets in TARGETS]


# Riding.


def ridden(s: ArrakisState) -> int:
    """Where a wormsign or worm is and no enemy legion, as a mask; in deserts there are no enemy settlements."""
    return (s.signs | s.worms) & (EVERYWHERE ^ s.held[HARKONNEN])


def rides(s: ArrakisState) -> list[Ride]:
    """Worm areas that Atreides can cross, connected ones together, and what lies on and beside them."""
    out: list[Ride] = []
    for area in NUMBERS.of(ridden(s)):
        near = NEAR_MASK[area]
        crossed = BIT[area]
        reached = near | crossed
        apart: list[Ride] = []
        for ride in out:
            if ride[0] & near:
                crossed |= ride[0]
                reached |= ride[1]
            else:
                apart.append(ride)
        apart.append((crossed, reached))
        out = apart
    return out


def ridden_areas(s: ArrakisState, area: int) -> list[int]:
    """The worm areas that Atreides who stand in an area can cross, the nearest first."""
    left = ridden(s)
    found: list[int] = []
    fresh = NEAR_MASK[area] & left
    at = 0
    while True:
        if fresh:
            left ^= fresh
            found += NUMBERS.of(fresh)
        if at == len(found):
            return found
        fresh = NEAR_MASK[found[at]] & left
        at += 1


def reached_by_ride(s: ArrakisState, area: int, there: int) -> list[int]:
    """What a mask has of the areas crossed and beside them, the nearest first; no single one to which a step leads."""
    crossed = ridden_areas(s, area)
    if len(crossed) == 1:
        there &= EVERYWHERE ^ BIT[crossed[0]]
    there &= EVERYWHERE ^ BIT[area]
    found: list[int] = []
    for over in crossed:
        if there & BIT[over]:
            found.append(over)
            there ^= BIT[over]
        beside = there & NEAR_MASK[over]
        if beside:
            found += NUMBERS.of(beside)
            there ^= beside
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


def ways_to(p: P, side: int, there: int) -> Ways:
    """All ways but walking that may bring legions of a side to some areas, a mask."""
    carried: list[Transport] = p.rules.transports(p, side)
    return carried, [ride for ride in rides(p.state) if ride[1] & there] if side == ATREIDES else []


# Targets.


def open_areas(s: ArrakisState, side: int, move: bool, attack: bool) -> int:
    """The areas that are free to enter (R0.5) or can be attacked (R7.1), as a mask."""
    if move and attack:
        return EVERYWHERE ^ s.worms
    enemies = s.held[1 - side]
    return EVERYWHERE ^ (enemies | s.worms) if move else enemies & (EVERYWHERE ^ s.worms)


def targets(p: P, side: int, area: int, move: bool, attack: bool) -> list[Option]:
    """Where the legion in an area may go or what it may attack: (mode, area)."""
    there = open_areas(p.state, side, move, attack)
    out: list[Option] = LISTED[STEP].of(NEAR_MASK[area] & there)
    if side == ATREIDES:
        out += [TARGETS[RIDE][end] for end in reached_by_ride(p.state, area, there)]
    for mode, starts, reach in p.rules.transports(p, side):
        if starts & BIT[area]:
            out += LISTED[mode].of(reach[area] & there)
    return out


def has_way(area: int, word: int, there: int, ways: Ways) -> bool:
    """Whether figures in an area can reach any of some areas, a mask, other than on foot."""
    for _, starts, reach in ways[0]:
        if starts & BIT[area] and reach[area] & there:
            return True
    if word & RIDERS:
        for crossed, reached in ways[1]:
            if NEAR_MASK[area] & crossed and reached & there & (EVERYWHERE ^ BIT[area]):
                return True
    return False


MODE_OF: Final[dict[str, int]] = {name: i for i, name in enumerate(MODES)}
CARRIED: Final = (FLY, LIFT)
STEPS: Final = (transports, carriers)
