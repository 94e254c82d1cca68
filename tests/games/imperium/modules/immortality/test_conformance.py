"""Everything that holds for every game, held with Immortality: seats, with and without CHOAM, every setting."""

from __future__ import annotations

from pathlib import Path

from tests.games.imperium.tallies import sound

from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.immortality.module import MODULE
from kanly.testing.conformance import conformance

SETUPS = [
    *[GAME.set_up(seats, ("immortality",)) for seats in GAME.seats],
    *[GAME.set_up(seats, ("choam", "immortality")) for seats in (1, 2, 3, 4)],
    GAME.set_up(3, ("immortality",), {"go_to_11": True, "promo_card": True}),
    GAME.set_up(4, ("immortality",), {"go_to_11": True, "printed_icons_only": True}),
    GAME.set_up(6, ("immortality",), {"go_to_11": True}),
    GAME.set_up(2, ("immortality",), {"ghola_signet_once": True}),
    GAME.set_up(3, ("immortality",), {"combat_icons_add": True, "two_alike": True}),
    GAME.set_up(4, ("immortality",), {"trashed_intrigues_return": True, "tleilaxu_apart": True}),
]


TestImmortality = conformance(
    GAME,
    SETUPS,
    seeds=range(1),
    heavy=0.01,
    invariant=sound,
    digests=Path(__file__).with_name("immortality.json"),
    pinned_seeds=range(1),
)


def test_every_setting_is_flipped_once() -> None:
    flipped = {name for setup in SETUPS for name, value in setup.settings.items() if value is True}
    assert {setting.name for setting in MODULE.settings} <= flipped
