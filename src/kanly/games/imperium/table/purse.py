"""Resources: solari, spice, water."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.telling import tell_of

EVENTS: Final = {
    "gains": ("house", "solari", "spice", "water"),
    "pays": ("house", "solari", "spice", "water"),
}


def gain(p: P, h: int, solari: int = 0, spice: int = 0, water: int = 0) -> None:
    """Take resources from the bank; spice is counted for the turn (CHO-05)."""
    s = p.state
    if not p.rules.steps["collects"](p, h):
        return
    house = s.houses[h]
    if solari:
        solari = p.rules.steps["solari_gained"](p, h, solari)
    house.solari += solari
    house.spice += spice
    house.water += water
    if spice and s.on_turn.house == h:
        s.on_turn.spice += spice
    tell_of(p, "gains", h, solari, spice, water)


def pay(p: P, h: int, solari: int = 0, spice: int = 0, water: int = 0) -> None:
    """Return resources to the bank."""
    house = p.state.houses[h]
    house.solari -= solari
    house.spice -= spice
    house.water -= water
    tell_of(p, "pays", h, solari, spice, water)


def collects(p: P, h: int) -> bool:
    """Whether a house takes the resources and intrigue cards that it is given."""
    return True


def solari_gained(p: P, h: int, n: int) -> int:
    """How many solari a house takes that is given so many."""
    return n


STEPS: Final = (collects, solari_gained)
