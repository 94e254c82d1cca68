"""Set-up for six: teams, what they begin with, objectives for the allies, leaders, the conflict deck (SIX-01 to 06)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.modules.six_players.table import (
    COMMANDERS,
    LEADERS,
    SEATS,
    TEAMS,
    commander_of,
    is_commander,
)
from kanly.games.imperium.phases.objectives import objectives
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import House, ImperiumState
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Flow

COMMANDER_POINTS: Final = 4
ALLY_POINTS: Final = 1

EVENTS: Final[dict[str, tuple[str, ...]]] = {"swaps_objectives": ("house", "other")}


def with_teams(inner: Callable[[ImperiumRules], list[House]]) -> Callable[[ImperiumRules], list[House]]:
    """Two teams; commanders have points instead of troops (SIX-03)."""

    def step(rules: ImperiumRules) -> list[House]:
        houses = inner(rules)
        for h in range(len(houses)):
            houses[h].team = TEAMS[commander_of(h)]
            houses[h].points = COMMANDER_POINTS if is_commander(h) else ALLY_POINTS
            if is_commander(h):
                houses[h].supply = 0
                houses[h].garrison = 0
        return houses

    return step


Levels = Callable[[ImperiumRules], tuple[tuple[int, int], ...]]


def without_level_one(inner: Levels) -> Levels:
    """Nine conflicts: five of level II over four of level III (SIX-04)."""

    def step(rules: ImperiumRules) -> tuple[tuple[int, int], ...]:
        return tuple([(level, count if level > 1 else 0) for level, count in inner(rules)])

    return step


def objectives_for_allies(inner: Callable[[P], None]) -> Callable[[P], None]:
    """Allies get one each; a team with both desert mice gives the second one away (SIX-06)."""

    def scene(p: P) -> None:
        s = p.state
        box = p.rules.box
        cards = objectives(box, p.rules.seats)
        p.rng.shuffle(cards)
        allies = [h for h in range(len(s.houses)) if not is_commander(h)]
        for h, card in zip(allies, cards):
            s.houses[h].trophies = [card]
            tell_of(p, "objective", h, box.trophies[card].name)
        balance_objectives(p)
        for h in allies:
            if box.trophies[s.houses[h].trophies[0]].first_player:
                s.first = h

    return scene


def balance_objectives(p: P) -> None:
    """Of two equal objectives in a team, the one that does not make first player goes to the enemy ally next to it."""
    s = p.state
    box = p.rules.box
    for h in range(len(s.houses)):
        if is_commander(h):
            continue
        mine = box.trophies[s.houses[h].trophies[0]]
        mate = box.trophies[s.houses[other_ally(h)].trophies[0]]
        if mate.first_player and mine.icon == mate.icon:
            neighbour = enemy_beside(h)
            s.houses[h].trophies, s.houses[neighbour].trophies = s.houses[neighbour].trophies, s.houses[h].trophies
            tell_of(p, "swaps_objectives", h, f"seat{neighbour}")
            return


def other_ally(h: int) -> int:
    """The teammate of an ally who is no commander."""
    return next(g for g in ((h + 2) % SEATS, (h + 4) % SEATS) if not is_commander(g))


def enemy_beside(h: int) -> int:
    """The enemy ally who sits next to an ally; on the other side sits a commander."""
    return next(g for g in ((h + 1) % SEATS, (h - 1) % SEATS) if not is_commander(g))


def commanders_first(inner: Callable[[P], Flow]) -> Callable[[P], Flow]:
    """Muad'Dib and Shaddam always play, against each other; the allies' leaders are dealt or picked (SIX-01)."""

    def scene(p: P) -> Flow:
        for h in COMMANDERS:
            appoint(p.state, h)
            p.tell("leads", (p.state.houses[h].seat + 1, LEADERS[h]))
        return inner(p)

    return scene


def appoint(s: ImperiumState, h: int) -> None:
    """A commander takes the own place."""
    s.houses[h].leader = LEADERS[h]


WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "houses": with_teams,
    "conflict_levels": without_level_one,
    "deal_objectives": objectives_for_allies,
    "choose_leaders": commanders_first,
}
