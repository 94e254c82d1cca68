"""Combat in teams: commanders play cards for an ally, and an ally may let the other go first (SIX-20 to SIX-24)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.modules.six_players.table import allies_of, commander_of, is_commander, six_table
from kanly.games.imperium.phases.combat import pass_combat, ranks
from kanly.games.imperium.table import forces
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY, ImperiumState, name_of
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import PASS, Ask, Flow, Option

CONCEDE: Final = "concede"
REWARDS: Final = 3

EVENTS: Final[dict[str, tuple[str, ...]]] = {"concedes": ("house", "other"), "supports": ("house", "other")}


def fighting_allies(s: ImperiumState, h: int) -> list[int]:
    """A commander's allies with a unit in the conflict."""
    return [ally for ally in allies_of(h) if forces.units(s.houses[ally])]


def commanders_take_part(inner: Callable[[P, int], bool]) -> Callable[[P, int], bool]:
    """A commander plays combat cards while an own ally has a unit in the conflict (SIX-22)."""

    def step(p: P, h: int) -> bool:
        return len(fighting_allies(p.state, h)) > 0 if is_commander(h) else inner(p, h)

    return step


def cards_for_an_ally(inner: Callable[[P, int, int, int], Flow]) -> Callable[[P, int, int, int], Flow]:
    """Each card of a commander is played for one fighting ally, whole (SIX-22)."""

    def step(p: P, h: int, passes: int, played: int) -> Flow:
        return _support(p, h, passes, played, inner) if is_commander(h) else inner(p, h, passes, played)

    return step


def _support(p: P, h: int, passes: int, played: int, inner: Callable[[P, int, int, int], Flow]) -> Flow:
    s = p.state
    fighting: list[Option] = list(fighting_allies(s, h))
    pick: Option = fighting[0]
    if len(fighting) > 1:
        pick = yield Ask(s.houses[h].seat, "support", [*fighting, PASS])
        if pick == PASS:
            pass_combat(p, h, passes, played)
            return
        tell_of(p, "supports", h, name_of(s, pick))
    six_table(s).champion[h] = pick
    yield from inner(p, h, passes, played)


def rewards_after_concessions(inner: Callable[[P], None]) -> Callable[[P], Flow]:
    """Two allies of a team who tie may agree who goes first (SIX-23)."""

    def scene(p: P) -> Flow:
        return _concede(p, inner)

    return scene


def _concede(p: P, inner: Callable[[P], None]) -> Flow:
    s = p.state
    table = six_table(s)
    table.conceded = []
    for group in team_ties(s) if s.conflict != NOBODY else []:
        for h in group:
            other = group[0] if h == group[1] else group[1]
            answer: str = yield Ask(s.houses[h].seat, "concede", [CONCEDE, PASS], None, name_of(s, other))
            if answer == CONCEDE:
                table.conceded.append(h)
                tell_of(p, "concedes", h, name_of(s, other))
                break
    inner(p)


def team_ties(s: ImperiumState) -> list[list[int]]:
    """The ties of exactly two allies of one team for which there is a reward."""
    out: list[list[int]] = []
    before = 0
    for group in ranks(s):
        if len(group) == 2 and commander_of(group[0]) == commander_of(group[1]) and before < REWARDS:
            out.append(group)
        before += len(group)
    return out


def ranks_after_concessions(inner: Callable[[ImperiumState], list[list[int]]]) -> Callable[..., list[list[int]]]:
    """Who concedes stands behind the other."""

    def step(s: ImperiumState) -> list[list[int]]:
        conceded = six_table(s).conceded
        out: list[list[int]] = []
        for group in inner(s):
            out.append([h for h in group if h not in conceded])
            out += [[h] for h in group if h in conceded]
        return out

    return step


WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "takes_part": commanders_take_part,
    "play_combat_cards": cards_for_an_ally,
    "rewards": rewards_after_concessions,
    "ranks": ranks_after_concessions,
}
