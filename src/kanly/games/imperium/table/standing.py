"""Influence, alliances and victory points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Flow

if TYPE_CHECKING:
    from kanly.games.imperium.effects.base import Cast

TOP: Final = 6  # the last step of every track
FRIENDS: Final = 2  # the step that is worth a victory point (INF-02)
BONUS: Final = 4  # the step with the track's bonus, and the alliance (INF-03, ALL-01)

EVENTS: Final = {
    "influence": ("house", "faction", "change", "now"),
    "allies": ("house", "faction"),
    "alliance_back": ("faction",),
    "points": ("house", "points"),
    "point": ("house", "change", "faction", "why"),
}

# Why a point that can be lost again is won or lost (INF-02, ALL-06).
FRIENDSHIP: Final = "influence"
ALLIANCE: Final = "alliance"


def vp(s: ImperiumState, h: int) -> int:
    """Victory points: what cannot be lost, friendships and alliances (INF-02, ALL-06)."""
    house = s.houses[h]
    if house.scoreless:
        return 0
    total = house.points + s.alliances.count(h)
    for steps in house.influence:
        if steps >= FRIENDS:
            total += 1
    return total


def influence_with(p: P, h: int, f: int) -> int:
    """The influence on a track that counts for what spaces and cards ask of a house."""
    return p.state.houses[h].influence[f]


def tracks_for(x: Cast, factions: tuple[int, ...]) -> list[int]:
    """The tracks that the signs of these factions mean to the house that acts; no sign: any of its tracks."""
    return list(factions) if factions else list(range(len(x.box.tracks)))


def mover(x: Cast, f: int) -> int:
    """The house whose cube moves on a track."""
    return x.ally


def on_good_terms(x: Cast, faction: int, n: int) -> bool:
    """Whether the house that acts has so much influence with the faction of a sign (AGT-04, CRD-07)."""
    rules = x.p.rules
    if rules.own_influence_counts:
        return x.s.houses[x.actor].influence[faction] >= n
    for f in rules.tracks_for(x, (faction,)):
        if rules.influence_with(x.p, x.actor, f) >= n:
            return True
    return False


def track_step(p: P, h: int, f: int, step: int) -> Flow | None:
    """What a house gains on a step of a track."""
    flow: Flow | None = p.rules.steps["track_bonus"](p, h, f) if step == BONUS else None
    return flow


def track_bonus(p: P, h: int, f: int) -> Flow | None:
    """What a house gains on the bonus step of a track (INF-03)."""
    bonus = p.rules.box.tracks[f].bonus
    return None if bonus is None else bonus.do(p.rules.cast(p, h, NOBODY))


def controller(s: ImperiumState, space: int) -> int:
    """Who has the control bonus of a space, and may defend it (CTL-03, RND-03)."""
    return s.control[space]


STEPS: Final = (controller, influence_with, tracks_for, mover, track_step, track_bonus)


def score(p: P, h: int, n: int) -> None:
    """Victory points that nothing takes back."""
    house = p.state.houses[h]
    if not house.scoreless:
        house.points += n
        tell_of(p, "points", h, n)


def tell_point(p: P, h: int, change: int, faction: str, why: str) -> None:
    """A point that can be lost again is won or lost; nothing for a house that does not score."""
    if not p.state.houses[h].scoreless:
        tell_of(p, "point", h, change, faction, why)


def gain_influence(p: P, h: int, f: int, n: int) -> Flow | None:
    """Up the track step by step, with everything that is on the way (INF-04, INF-05); beyond the top it is lost."""
    s = p.state
    box = p.rules.box
    house = s.houses[h]
    track = p.rules.box.tracks[f]
    start = house.influence[f]
    flow: Flow | None = None
    for v in range(start + 1, min(start + n, TOP) + 1):
        house.influence[f] = v
        tell_of(p, "influence", h, track.name, 1, v)
        if v == FRIENDS:
            tell_point(p, h, 1, track.name, FRIENDSHIP)
        gift: Flow | None = p.rules.steps["track_step"](p, h, f, v)
        if gift is not None:
            flow = one_by_one(flow, gift)
        holder = s.alliances[f]
        if v >= BONUS and holder != h and (holder == NOBODY or s.houses[holder].influence[f] < v):
            ally(p, h, f)
    leader = box.leaders.get(house.leader)
    if leader is not None and leader.reaching == f and start < FRIENDS <= house.influence[f]:
        for name in leader.reached:  # LDR-06
            box.clauses[name].do(p.rules.cast(p, h, NOBODY))
    return flow


def one_by_one(first: Flow | None, second: Flow) -> Flow:
    """What is asked first, if anything, then what is asked next."""
    return second if first is None else _both(first, second)


def _both(first: Flow, second: Flow) -> Flow:
    yield from first
    yield from second


def ally(p: P, h: int, f: int) -> None:
    """The alliance token goes to a house, and its point with it."""
    faction = p.rules.box.tracks[f].name
    holder = p.state.alliances[f]
    p.state.alliances[f] = h
    tell_of(p, "allies", h, faction)
    if holder != NOBODY:
        tell_point(p, holder, -1, faction, ALLIANCE)
    tell_point(p, h, 1, faction, ALLIANCE)


def lose_influence(p: P, h: int, f: int) -> Flow | None:
    """One step down; a token held in a tie, or below the fourth step, goes to another (ALL-03, ALL-04)."""
    s = p.state
    house = s.houses[h]
    before = house.influence[f]
    if not before:
        return None
    house.influence[f] = before - 1
    faction = p.rules.box.tracks[f].name
    tell_of(p, "influence", h, faction, -1, before - 1)
    if before == FRIENDS:
        tell_point(p, h, -1, faction, FRIENDSHIP)
    if s.alliances[f] != h:
        return None
    heirs = [g for g in range(len(s.houses)) if g != h and s.houses[g].influence[f] == before]
    if len(heirs) == 1:
        ally(p, heirs[0], f)
    elif heirs:
        return _bequeath(p, h, f, heirs)
    elif before - 1 < BONUS:
        s.alliances[f] = NOBODY
        p.tell("alliance_back", (faction,))
        tell_point(p, h, -1, faction, ALLIANCE)
    return None


def _bequeath(p: P, h: int, f: int, heirs: list[int]) -> Flow:
    """The loser picks who of several takes the token (ALL-03)."""
    s = p.state
    heir: int = yield Ask(s.houses[h].seat, "heir", heirs, None, p.rules.box.tracks[f].name)
    ally(p, heir, f)
