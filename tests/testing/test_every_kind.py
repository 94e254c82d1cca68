"""Fresh bots before every kind of question: what a single game of a set-up seldom brings, many games do."""

from __future__ import annotations

import pytest
from tests.games.arrakis.test_conformance import SETUPS as ARRAKIS
from tests.games.dune.test_conformance import SETUPS as DUNE

from kanly.games.imperium.games.imperium import GAME as IMPERIUM
from kanly.games.imperium.games.uprising import GAME as UPRISING
from kanly.kernel import Setup
from kanly.registry import game_named
from kanly.testing.takeover import check_every_kind

DECISIONS = 60_000
EVERYTHING = ("immortality", "rise_of_ix")
SETUPS: dict[str, list[Setup]] = {
    "dune": DUNE,
    "arrakis": ARRAKIS,
    "uprising": [
        UPRISING.set_up(4, ("choam", *EVERYTHING, "first_cards"), {"every_leader": True}),
        UPRISING.set_up(1, ("choam", *EVERYTHING), {"rival_choice": "chosen"}),
        UPRISING.set_up(6, EVERYTHING, {"leader_choice": "chosen"}),
        UPRISING.set_up(3, ("choam", *EVERYTHING)),
    ],
    "imperium": [
        IMPERIUM.set_up(4, EVERYTHING, {"every_leader": True}),
        IMPERIUM.set_up(1, EVERYTHING, {"rival_choice": "chosen"}),
        IMPERIUM.set_up(3, EVERYTHING, {"leader_choice": "chosen"}),
    ],
}
RARE: dict[str, set[str]] = {
    "dune": {"revive_leader", "ship_as"},
    "arrakis": {"call_worm", "detonate", "make_room", "paul_token", "worm_figure"},
    "uprising": {
        *("adorned", "flip", "grafted", "heir", "lost_from", "origin", "reach", "suspension"),
        *("two_of", "victim"),
    },
    "imperium": {
        *("adorned", "ambush", "dreadnoughts", "flip", "grafted", "heir", "opening", "reach", "sift_discard"),
        *("sift_draw", "suspension", "two_of"),
    },
}


@pytest.mark.parametrize("game", SETUPS)
def test_fresh_bots_answer_every_kind_of_question(game: str) -> None:
    """But for those that hardly any random game brings."""
    assert set(check_every_kind(game_named(game), SETUPS[game], DECISIONS)) <= RARE[game]
