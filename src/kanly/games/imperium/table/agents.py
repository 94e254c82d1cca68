"""Agents: on the leader, sent to spaces, and home again (AGT-01, AGT-10, RCL-02)."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.table.rules import P


def agent_ready(p: P, h: int) -> bool:
    """Whether a house has an agent that it could send in this turn."""
    return p.state.houses[h].agents > 0


def place_agent(p: P, h: int, space: int) -> None:
    """An agent goes from the leader to a space."""
    s = p.state
    s.houses[h].agents -= 1
    s.agents[space] |= 1 << h


def take_back_agent(p: P, h: int, space: int) -> None:
    """An agent returns to the leader before the round ends (AGT-10)."""
    s = p.state
    s.agents[space] &= ~(1 << h)
    s.houses[h].agents += 1


def agents_before(p: P, h: int) -> list[int]:
    """The spaces where a house has an agent that was not sent this turn (AGT-10)."""
    s = p.state
    return [i for i in range(len(s.agents)) if s.agents[i] >> h & 1 and i != s.on_turn.space]


def agents_home(p: P, h: int) -> None:
    """All agents of a house return at the end of the round (RCL-02)."""
    house = p.state.houses[h]
    house.agents = 3 if house.swordmaster else 2


STEPS: Final = (agent_ready, place_agent, take_back_agent, agents_before, agents_home)
