"""Everything that holds for every game, held by the first Dune: Imperium with Immortality."""

from __future__ import annotations

from pathlib import Path

from tests.games.imperium.tallies import sound

from kanly.games.imperium.games.imperium import GAME
from kanly.testing.conformance import conformance

SETUPS = [
    *[GAME.set_up(seats, ("immortality",)) for seats in GAME.seats],
    GAME.set_up(3, ("immortality",), {"go_to_11": True, "promo_card": True}),
    GAME.set_up(1, ("immortality",), {"difficulty": "mercenary"}),
    GAME.set_up(4, ("immortality",), {"combat_icons_add": True, "two_alike": True, "tleilaxu_apart": True}),
    GAME.set_up(2, ("immortality",), {"trashed_intrigues_return": True}),
]

TestFirstImmortality = conformance(
    GAME,
    SETUPS,
    seeds=range(1),
    heavy=0.01,
    invariant=sound,
    digests=Path(__file__).with_name("first.json"),
    pinned_seeds=range(1),
)
