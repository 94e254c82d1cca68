"""Everything that holds for every game, held by the first Dune: Imperium."""

from __future__ import annotations

from pathlib import Path

from tests.games.imperium.tallies import sound

from kanly.games.imperium.games.imperium import GAME
from kanly.games.imperium.games.settings import EVERY_LEADER
from kanly.testing.conformance import conformance

SETUPS = [
    *[GAME.set_up(seats) for seats in GAME.seats],
    *[GAME.set_up(1, (), {"difficulty": level}) for level in ("mercenary", "mentat", "kwisatz_haderach")],
    GAME.set_up(1, (), {"rival_choice": "chosen", "leader_choice": "drafted"}),
    GAME.set_up(1, (), {"brutal_escalation": True, "row_churn": True}),
    GAME.set_up(2, (), {"harvest_strict": True}),
    GAME.set_up(3, (), {"leader_choice": "chosen", "masterstroke_optional": True}),
    GAME.set_up(4, (), {"leader_choice": "drafted", "bindu_pass_optional": True}),
    GAME.set_up(3, (), {"points_to_end": 7}),
]


TestImperium = conformance(
    GAME,
    SETUPS,
    seeds=range(1),
    heavy=0.01,
    invariant=sound,
    digests=Path(__file__).with_name("imperium.json"),
    pinned_seeds=range(1),
)


def test_every_setting_is_flipped_once() -> None:
    apart = [setting.name for module in GAME.modules if not module.implied for setting in module.settings]
    apart.append(EVERY_LEADER)  # has tests of its own
    usual = {setting.name: setting.default for setting in GAME.settings if setting.name not in apart}
    flipped = {name for setup in SETUPS for name, value in setup.settings.items() if value != usual.get(name, value)}
    assert flipped == set(usual)
