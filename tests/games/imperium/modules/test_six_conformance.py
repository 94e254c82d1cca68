"""Everything that holds for every game, held by the game for six."""

from __future__ import annotations

from pathlib import Path

from tests.games.imperium.tallies import sound

from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.six_players.table import SIX_PLAYERS
from kanly.testing.conformance import conformance

SETUPS = [
    GAME.set_up(6),
    GAME.set_up(6, (), {"leader_choice": "drafted", "throne_at_setup": False}),
    GAME.set_up(6, (), {"shaddam_worms": True, "trade_same_good": True, "council_seats": 6}),
]


TestSixPlayers = conformance(
    GAME,
    SETUPS,
    seeds=range(1),
    heavy=0.01,
    invariant=sound,
    digests=Path(__file__).with_name("six_players.json"),
    pinned_seeds=range(1),
)


def test_every_setting_of_the_module_is_flipped_once() -> None:
    usual = {setting.name: setting.default for setting in GAME.settings if setting.modules == (SIX_PLAYERS,)}
    flipped = {name for setup in SETUPS for name, value in setup.settings.items() if value != usual.get(name, value)}
    assert flipped == set(usual)
