"""Dune: Imperium, the first game of the series."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.pieces.sets import Set
from kanly.games.imperium.sets.imperium import board, conflicts, imperium, intrigues, leaders, reserve, rulings
from kanly.games.imperium.sets.uprising import starter

IMPERIUM: Final[Set] = Set(
    "imperium",
    tracks=board.tracks,
    spaces=board.spaces,
    starters=starter.starters,  # the same ten cards (BAS-18)
    reserve=reserve.reserve,
    imperium=imperium.imperium,
    intrigues=intrigues.intrigues,
    conflicts=conflicts.conflicts,
    leaders=leaders.leaders,
    rulings=rulings.RULINGS,
)

# What Uprising can mix into its decks (BASE-01, BASE-02): there is no Mentat to hire.
GUEST_CARDS: Final[Set] = Set(
    "imperium",
    imperium=imperium.guests,
    intrigues=intrigues.intrigues,
    leaves_out=("calculated_hire",),
    rulings=rulings.GUEST_CARDS,
)

# The leaders in Uprising, with the spaces where some of them pay less or harvest less than others (BAS-66, BAS-67).
GUEST_LEADERS: Final[Set] = Set(
    "imperium",
    spaces=board.for_guests,
    leaders=leaders.guests,
    covers=(
        *("high_council", "imperial_privilege", "swordmaster", "assembly_hall", "gather_support", "dreadnought"),
        *("imperial_basin", "hagga_basin", "deep_desert"),
    ),
    rulings=rulings.GUEST_LEADERS,
)
