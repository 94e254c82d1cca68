"""Everything that holds for every game, held with Rise of Ix: on both boards, with other modules, every setting."""

from __future__ import annotations

from pathlib import Path

from tests.games.imperium.tallies import sound

from kanly.games.imperium.games.imperium import GAME
from kanly.games.imperium.games.uprising import GAME as UPRISING
from kanly.games.imperium.modules.rise_of_ix.module import FIRST
from kanly.testing.conformance import conformance

IX = ("rise_of_ix",)
SETUPS = [
    *[GAME.set_up(seats, IX) for seats in GAME.seats],
    GAME.set_up(3, ("immortality", *IX)),
    GAME.set_up(4, IX, {"epic": True, "one_step_ahead_optional": True, "leader_choice": "drafted"}),
    GAME.set_up(2, IX, {"spare_negotiators": False, "disposal_unspent": True, "strongarm_garrison": True}),
    GAME.set_up(3, IX, {"second_dreadnought_controls": True, "thrives_at_round_start": True}),
]
FOLDED = [
    UPRISING.set_up(2, ("choam", *IX)),
    UPRISING.set_up(1, IX),
    UPRISING.set_up(4, IX, {"epic": True}),
    UPRISING.set_up(3, ("choam", "immortality", *IX)),
    UPRISING.set_up(6, IX),
    UPRISING.set_up(6, ("immortality", *IX), {"epic": True}),
]


TestRiseOfIx = conformance(
    GAME,
    SETUPS,
    seeds=range(1),
    heavy=0.01,
    invariant=sound,
    digests=Path(__file__).with_name("rise_of_ix.json"),
    pinned_seeds=range(1),
)
TestFolded = conformance(
    UPRISING,
    FOLDED,
    seeds=range(1),
    heavy=0.01,
    invariant=sound,
    digests=Path(__file__).with_name("folded.json"),
    pinned_seeds=range(1),
)


def test_every_setting_is_flipped_once() -> None:
    usual = {setting.name: setting.default for setting in FIRST.settings}
    flipped = {name for setup in SETUPS for name, value in setup.settings.items() if value != usual.get(name, value)}
    assert flipped == set(usual)
