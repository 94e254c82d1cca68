"""Everything that holds for every game, held by Dune: all seat counts, basic and advanced, its parts, variants."""

from __future__ import annotations

from pathlib import Path

from tests.games.dune.tables import conserved

from kanly.games.dune.game import GAME
from kanly.games.dune.settings import ADVANCED_PARTS
from kanly.testing.conformance import conformance

SETUPS = [
    *[GAME.set_up(seats, modules) for seats in GAME.seats for modules in ((), ("advanced",))],
    *[GAME.set_up(6, (part,)) for part in ADVANCED_PARTS],
    GAME.set_up(2, ("advanced",), {"two_factions_each": True}),
    GAME.set_up(4, (), {"faction_pool": "all", "faction_choice": "drafted", "alliance_variant": "any_three"}),
    GAME.set_up(5, ("advanced",), {"faction_pool": "all", "faction_choice": "chosen", "karama_scope": "phase"}),
]

TestDune = conformance(
    GAME,
    SETUPS,
    seeds=range(1),
    heavy=0.01,
    invariant=conserved,
    digests=Path(__file__).with_name("dune.json"),
    pinned_seeds=range(1),
)
