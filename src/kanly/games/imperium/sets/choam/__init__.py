"""What the CHOAM module of Uprising adds: contracts, and cards that speak of them."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.pieces.sets import Set
from kanly.games.imperium.sets.choam import contracts, imperium, intrigues

CHOAM: Final[Set] = Set(
    "choam",
    imperium=imperium.imperium,
    intrigues=intrigues.intrigues,
    others={"contract": contracts.contracts},
)
