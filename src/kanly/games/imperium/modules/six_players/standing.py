"""Influence in teams: borrowed from allies, on personal tracks, with rewards for the team (SIX-30 to SIX-34);
what only one team can have: maker hooks and sandworms (SIX-44); seats in the High Council."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.modules.six_players.pieces import PersonalTrack
from kanly.games.imperium.modules.six_players.table import (
    BOARD_TRACKS,
    MUAD_DIB,
    PERSONAL_TRACKS,
    allies_of,
    commander_of,
    is_commander,
    team_of,
)
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Flow

EVENTS: Final[dict[str, tuple[str, ...]]] = {"team_reward": ("house", "faction", "step")}


def signs_of_two_tracks(inner: Callable[..., list[int]]) -> Callable[[Cast, tuple[int, ...]], list[int]]:
    """A sign means a track of the board; a commander may take the own sign for the personal one too (SIX-33)."""

    def step(x: Cast, factions: tuple[int, ...]) -> list[int]:
        tracks = inner(x, factions or BOARD_TRACKS)
        own = PERSONAL_TRACKS.get(x.actor, NOBODY)
        if own != NOBODY and (not factions or x.box.tracks[own].icon in factions):
            tracks.append(own)
        return tracks

    return step


def own_cube(inner: Callable[[Cast, int], int]) -> Callable[[Cast, int], int]:
    """On a personal track the commander's own cube moves, elsewhere the activated ally's (SIX-31)."""

    def step(x: Cast, f: int) -> int:
        return inner(x, f) if f in BOARD_TRACKS else x.actor

    return step


def borrowed_influence(inner: Callable[[P, int, int], int]) -> Callable[[P, int, int], int]:
    """On the board a commander has as much influence as the ally who has more (SIX-30)."""

    def step(p: P, h: int, f: int) -> int:
        if is_commander(h) and f in BOARD_TRACKS:
            return max([inner(p, ally, f) for ally in allies_of(h)])
        return inner(p, h, f)

    return step


def team_rewards(inner: Callable[[P, int, int, int], Flow | None]) -> Callable[[P, int, int, int], Flow | None]:
    """Steps 1 and 3 of a personal track reward everybody in the team (SIX-32)."""

    def step(p: P, h: int, f: int, number: int) -> Flow | None:
        track = p.rules.box.tracks[f]
        if not isinstance(track, PersonalTrack):
            return inner(p, h, f, number)
        if number not in track.rewards:
            return None
        tell_of(p, "team_reward", h, track.name, number)
        return reward_team(p, h, track.rewards[number])

    return step


def reward_team(p: P, h: int, reward: Effect) -> Flow | None:
    """Each of the team gains the reward, the commander first."""
    flows: list[Flow] = []
    for g in team_of(h):
        flow = reward.do(p.rules.cast(p, g, NOBODY))
        if flow is not None:
            flows.append(flow)
    return _each(flows) if flows else None


def _each(flows: list[Flow]) -> Flow:
    for flow in flows:
        yield from flow


def hooks_of_the_team(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """Maker hooks are for both allies of Muad'Dib, and for nobody of Shaddam's (SIX-44)."""

    def step(p: P, h: int) -> None:
        if commander_of(h) == MUAD_DIB:
            for ally in allies_of(h):
                inner(p, ally)

    return step


def worms_for_muad_dib(inner: Callable[[P, int], bool]) -> Callable[[P, int], bool]:
    """Sandworms come to Muad'Dib's team alone, unless the table plays otherwise (SIX-44)."""

    def step(p: P, h: int) -> bool:
        return inner(p, h) and (commander_of(h) == MUAD_DIB or bool(p.rules.setting("shaddam_worms")))

    return step


def few_seats(inner: Callable[[P], bool]) -> Callable[[P], bool]:
    """The High Council has fewer seats than there are players (SIX-46)."""

    def step(p: P) -> bool:
        taken = len([house for house in p.state.houses if house.councillor])
        return inner(p) and taken < int(p.rules.setting("council_seats"))

    return step


WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "tracks_for": signs_of_two_tracks,
    "mover": own_cube,
    "influence_with": borrowed_influence,
    "track_step": team_rewards,
    "gain_hooks": hooks_of_the_team,
    "may_summon": worms_for_muad_dib,
    "seat_is_free": few_seats,
}
