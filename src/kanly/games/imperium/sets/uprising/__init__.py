"""Dune: Imperium - Uprising, with the cards of its CHOAM module."""

from __future__ import annotations

from kanly.games.imperium.sets.uprising import (
    conflicts,
    contracts,
    imperium,
    intrigues,
    leaders,
    objectives,
    reserve,
    spaces,
    starter,
)

__all__ = [
    "conflicts",
    "contracts",
    "imperium",
    "intrigues",
    "leaders",
    "objectives",
    "reserve",
    "spaces",
    "starter",
]
