"""The Swordmaster: a third agent for the rest of the game (AGT-11)."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.telling import tell_of

EVENTS: Final = {"swordmaster": ("house",)}


def may_gain_swordmaster(p: P, h: int) -> bool:
    """Whether a house could still gain one; nobody has two."""
    return not p.state.houses[h].swordmaster


def gain_swordmaster(p: P, h: int) -> None:
    """The third agent joins at once."""
    house = p.state.houses[h]
    house.swordmaster = True
    house.agents += 1
    tell_of(p, "swordmaster", h)


STEPS: Final = (may_gain_swordmaster, gain_swordmaster)
