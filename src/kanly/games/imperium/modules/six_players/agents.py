"""Agents in the six-player game: commanders' arrows, and a Swordmaster for one round (SIX-10, SIX-11, SIX-50)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.modules.six_players.table import (
    BOTH,
    GONE,
    LEFT,
    PLACED,
    READY,
    RIGHT,
    is_commander,
    left_ally,
    six_table,
)
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.games.imperium.table.telling import tell_of

AGENTS: Final = 2
TOKEN_SWORDS: Final = 2

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "swordmaster_leaves": ("house",),
    "token_swords": ("house", "other", "swords"),
}


def arrow_to(s: ImperiumState, h: int, ally: int) -> int:
    """The arrow of the agent that activates an ally: the ordinary one first, for it comes back; NOBODY: none."""
    arrows = six_table(s).arrows[h]
    ordinary = LEFT if ally == left_ally(h) else RIGHT
    if ordinary in arrows:
        return ordinary
    return BOTH if BOTH in arrows else NOBODY


def points_at(arrow: int, h: int, ally: int) -> bool:
    """Whether a commander's agent with this arrow activates an ally (SIX-10)."""
    return arrow == BOTH or (arrow == LEFT) == (ally == left_ally(h))


def agent_points_at_ally(inner: Callable[[P, int], bool]) -> Callable[[P, int], bool]:
    """A commander needs an agent whose arrow points at the activated ally (SIX-10)."""

    def step(p: P, h: int) -> bool:
        s = p.state
        return inner(p, h) and (not is_commander(h) or arrow_to(s, h, s.on_turn.ally) != NOBODY)

    return step


def placed_with_arrow(inner: Callable[[P, int, int], None]) -> Callable[[P, int, int], None]:
    """Which of a commander's agents goes; an ally sends the Swordmaster last."""

    def step(p: P, h: int, space: int) -> None:
        s = p.state
        table = six_table(s)
        if is_commander(h):
            arrow = arrow_to(s, h, s.on_turn.ally)
            table.arrows[h].remove(arrow)
            table.sent[h].append((space, arrow))
            last = arrow == BOTH
        else:
            last = s.houses[h].agents == 1
        if last and table.swordmasters[h] == READY:
            table.swordmasters[h] = PLACED
        inner(p, h, space)

    return step


def taken_back_with_arrow(inner: Callable[[P, int, int], None]) -> Callable[[P, int, int], None]:
    """A recalled agent keeps its arrow (SIX-11)."""

    def step(p: P, h: int, space: int) -> None:
        table = six_table(p.state)
        there = [agent for agent in table.sent[h] if agent[0] == space]
        pointing = [agent for agent in there if points_at(agent[1], h, p.state.on_turn.ally)]
        for agent in (pointing or there)[:1]:  # of two on one space (BAS-140) the one that activates the ally
            table.sent[h].remove(agent)
            table.arrows[h].append(agent[1])
        inner(p, h, space)

    return step


def those_that_point_at_ally(inner: Callable[[P, int], list[int]]) -> Callable[[P, int], list[int]]:
    """An agent that a commander moves on the board activates as any other (SIX-10, BAS-140)."""

    def step(p: P, h: int) -> list[int]:
        spaces = inner(p, h)
        if not is_commander(h):
            return spaces
        ally = p.state.on_turn.ally
        pointing = [space for space, arrow in six_table(p.state).sent[h] if points_at(arrow, h, ally)]
        return [space for space in spaces if space in pointing]

    return step


def home_without_swordmaster(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """A Swordmaster that was placed leaves the game; an unused one stays ready (SIX-50)."""

    def step(p: P, h: int) -> None:
        inner(p, h)
        table = six_table(p.state)
        if table.swordmasters[h] == PLACED:
            table.swordmasters[h] = GONE
            tell_of(p, "swordmaster_leaves", h)
        ready = table.swordmasters[h] == READY
        p.state.houses[h].agents = AGENTS + 1 if ready else AGENTS
        if is_commander(h):
            table.sent[h] = []
            table.arrows[h] = [LEFT, RIGHT, BOTH] if ready else [LEFT, RIGHT]

    return step


def swordmaster_joins(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """A commander's Swordmaster has both arrows."""

    def step(p: P, h: int) -> None:
        inner(p, h)
        table = six_table(p.state)
        table.swordmasters[h] = READY
        if is_commander(h):
            table.arrows[h].append(BOTH)

    return step


def reveal_with_token(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """The Swordmaster's token gives swords in every reveal turn, a commander's to the activated ally (SIX-51)."""

    def step(p: P, h: int) -> None:
        inner(p, h)
        s = p.state
        if s.houses[h].swordmaster:
            ally = s.on_turn.ally
            s.houses[ally].swords += TOKEN_SWORDS
            tell_of(p, "token_swords", h, s.houses[ally].leader, TOKEN_SWORDS)

    return step


WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "agent_ready": agent_points_at_ally,
    "place_agent": placed_with_arrow,
    "take_back_agent": taken_back_with_arrow,
    "agents_home": home_without_swordmaster,
    "gain_swordmaster": swordmaster_joins,
    "begin_reveal": reveal_with_token,
}
ALSO_WRAPS: Final[dict[str, Callable[[Any], Any]]] = {"agents_to_move": those_that_point_at_ally}
