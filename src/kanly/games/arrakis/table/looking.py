"""Looking at the board: who stands where, what is free, what can be attacked."""

from __future__ import annotations

from kanly.games.arrakis.facts.board import (
    DESERT_MASK,
    EVERYWHERE,
    EXPOSED,
    NEAR_MASK,
    SETTLEMENTS,
    STATION_AREAS,
    STORM_EXEMPT,
    mask_of,
)
from kanly.games.arrakis.facts.leaders import JESSICA, LEADERS_OF, MUADDIB, PAUL, REVEREND_MOTHER
from kanly.games.arrakis.facts.pieces import (
    ATOMICS_FROM,
    ATREIDES,
    CHOAM,
    EMPTY,
    HARKONNEN,
    STACK,
    STACK_UNDER_BAN,
    TOKEN,
)
from kanly.games.arrakis.table.areas import NUMBERS
from kanly.games.arrakis.table.legions import BODY, count
from kanly.games.arrakis.table.records import (
    ANY_WORM,
    BOX,
    GONE,
    NOBODY,
    SETTLED,
    SETTLEMENT,
    SIETCH,
    STATION,
)
from kanly.games.arrakis.table.state import ArrakisState

# Areas.


def has_legion(s: ArrakisState, side: int, area: int) -> bool:
    """Whether a legion of the side stands there; leaders alone are none (R0.2)."""
    return s.legions[side][area] & BODY != 0


def legions_of(s: ArrakisState, side: int) -> list[int]:
    """Every area with a legion of the side, in ascending order: the state's own list, to read only."""
    return s.armies[side]


def settled_by_enemy(s: ArrakisState, side: int, area: int) -> bool:
    """Whether an enemy settlement stands there (R0.6)."""
    return s.ground[area] & SETTLED[1 - side] != 0


def is_free(s: ArrakisState, side: int, area: int) -> bool:
    """R0.5: no enemy settlement, no enemy unit, no sandworm."""
    if s.legions[1 - side][area] & BODY:
        return False
    return not s.ground[area] & (SETTLED[1 - side] | ANY_WORM)


def is_empty(s: ArrakisState, area: int) -> bool:
    """R0.5: no figure and no token of any kind."""
    return not (s.ground[area] or s.legions[0][area] or s.legions[1][area])


def empty_areas(s: ArrakisState) -> int:
    """All such areas, as a mask."""
    return EVERYWHERE ^ (_taken(s) | mask_of([area for area in STATION_AREAS if s.ground[area] & STATION]))


def worm_ground(s: ArrakisState) -> int:
    """R10.5: where a worm may come, as a mask: deserts with nothing but perhaps a testing station."""
    return DESERT_MASK & (EVERYWHERE ^ _taken(s))


def _taken(s: ArrakisState) -> int:
    """The areas with anything but a testing station, as a mask."""
    return s.held[0] | s.held[1] | s.harvesters | s.signs | s.worms


def beside(areas: int) -> int:
    """What is adjacent to any of some areas, as masks."""
    out = 0
    for area in NUMBERS.of(areas):
        out |= NEAR_MASK[area]
    return out


def can_be_attacked(s: ArrakisState, side: int, area: int) -> bool:
    """R7.1: an enemy legion or settlement, and no sandworm."""
    if s.ground[area] & ANY_WORM:
        return False
    return s.legions[1 - side][area] & BODY != 0 or settled_by_enemy(s, side, area)


def harkonnen_settlements(s: ArrakisState) -> list[int]:
    """Those that stand."""
    return [area for area in SETTLEMENTS if s.ground[area] & SETTLEMENT]


def sietch_areas(s: ArrakisState) -> list[int]:
    """Where sietches stand."""
    return sorted([area for area in s.sietches if area != GONE])


def sietch_in(s: ArrakisState, area: int) -> int:
    """The sietch token in an area; NOBODY: none."""
    return s.sietches.index(area) if s.ground[area] & SIETCH else NOBODY


def signed_areas(s: ArrakisState) -> list[int]:
    """Where wormsigns lie."""
    return NUMBERS.of(s.signs)


def tokens_in(s: ArrakisState, area: int) -> list[int]:
    """The face-down deployment tokens in an area."""
    if not count(s.legions[ATREIDES][area], TOKEN):
        return []
    return [token for token in range(len(s.tokens)) if s.tokens[token] == area]


def is_sheltered(s: ArrakisState, area: int) -> bool:
    """R10.9, R12.2: a central plateau that no atomics have exposed."""
    if area not in STORM_EXEMPT:
        return False
    return s.atomics == NOBODY or area not in EXPOSED[s.atomics]


# Leaders.


def captains_in(s: ArrakisState, side: int, area: int) -> int:
    """The named leaders of a side in an area, as a mask."""
    out = 0
    for leader in LEADERS_OF[side]:
        if s.leader_at[leader] == area:
            out |= 1 << leader
    return out


def in_mask(mask: int) -> list[int]:
    """The numbers whose bits are set."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def in_play(s: ArrakisState, leader: int) -> bool:
    """Whether its card is in play: not in the box, not out of the game."""
    return s.leader_at[leader] not in (BOX, GONE)


def paul(s: ArrakisState) -> int:
    """Paul, in whichever version."""
    return PAUL if in_play(s, PAUL) else MUADDIB


def jessica(s: ArrakisState) -> int:
    """Jessica, in whichever version."""
    return JESSICA if in_play(s, JESSICA) else REVEREND_MOTHER


# Limits, dice, the air.


def stack_limit(s: ArrakisState, side: int) -> int:
    """R0.4, R8.4."""
    return STACK_UNDER_BAN if side == HARKONNEN and s.bans >> CHOAM & 1 else STACK


def unused_dice(s: ArrakisState, side: int) -> int:
    """Action dice left, with a Bene Gesserit token on a box (R4.3)."""
    return sum(s.dice[side]) + (s.sisters[side] != NOBODY)


def open_zones(s: ArrakisState) -> list[int]:
    """Air zones in which nothing is."""
    return in_mask(s.aloft[EMPTY])


def atomics_ready(s: ArrakisState) -> bool:
    """R12.1: the Family Atomics may be detonated, once, when a prescience marker is far enough."""
    if s.atomics != NOBODY:
        return False
    for step in s.prescience:
        if step >= ATOMICS_FROM:
            return True
    return False


def desert_power_allowed(s: ArrakisState, with_sisters: bool) -> bool:
    """R4.13: the Atreides have fewer unused dice, Bene Gesserit tokens counted or not (R4.14)."""
    if not with_sisters:
        return sum(s.dice[ATREIDES]) < sum(s.dice[HARKONNEN])
    return unused_dice(s, ATREIDES) < unused_dice(s, HARKONNEN)
