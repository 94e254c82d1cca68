"""Tables of the first Dune: Imperium with the Bene Tleilax, for scenario tests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.games.imperium.first_tables import HagalTable, ImperiumTable
from tests.games.imperium.modules.immortality.tables import TleilaxuTable

from kanly.games.imperium.games.imperium import GAME


class FirstTleilaxuTable(TleilaxuTable, ImperiumTable):
    """A table of the first game with Immortality."""

    plain = ImperiumTable.plain


class SoloTleilaxuTable(TleilaxuTable, HagalTable):
    """One player, two rivals, the Bene Tleilax."""

    plain = ImperiumTable.plain


def first_tleilaxu(
    seats: int = 3,
    leaders: Iterable[str] = (),
    settings: Mapping[str, Any] | None = None,
) -> FirstTleilaxuTable:
    """A table with Immortality."""
    return FirstTleilaxuTable(seats, leaders, ["immortality"], settings, game=GAME)


def holding(*hand: str, **given: Any) -> FirstTleilaxuTable:
    """House 0 has these cards in hand, and whatever else is given."""
    return first_tleilaxu().give(0, hand=hand, **given)


def alone() -> SoloTleilaxuTable:
    """One player against two rivals."""
    rivals = ("earl_memnon_thorvald", "glossu_the_beast_rabban")
    return SoloTleilaxuTable(1, (), ["immortality"], game=GAME, rivals=rivals)


def duel() -> SoloTleilaxuTable:
    """Two players and House Hagal."""
    return SoloTleilaxuTable(2, (), ["immortality"], game=GAME, rivals=("house_hagal",))
