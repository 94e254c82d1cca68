"""The referees, and the fifty games that each of them watches."""

from __future__ import annotations

from collections.abc import Callable

from tests.referees.arrakis.referee import ArrakisReferee
from tests.referees.dune.referee import DuneReferee
from tests.referees.referee import Referee, Watched
from tests.referees.uprising.referee import UprisingReferee

from kanly.kernel import Table

REFEREES: dict[str, Callable[[Table], Referee]] = {
    "dune": DuneReferee,
    "uprising": UprisingReferee,
    "arrakis": ArrakisReferee,
}
MIXED = (("random",), ("greedy",), ("random", "greedy"))
DUNE_MODULES = (
    (),
    ("advanced",),
    ("faction_extras",),
    ("advanced_battle", "extra_spice"),
    ("karama_powers", "double_blow"),
)
ANY_FACTIONS = (("faction_pool", "all"),)
SIX_ROUNDS = (("rounds", 6),)  # random players of War for Arrakis go on for a hundred

GAMES: dict[str, list[Watched]] = {
    "dune": [
        Watched(2 + i % 5, DUNE_MODULES[i // 5 % 5], ANY_FACTIONS if i % 2 else (), f"dune {i}", MIXED[i % 3])
        for i in range(50)
    ],
    "uprising": [
        Watched(3 + i % 2, (("choam",) if i // 2 % 2 else ()), (), f"uprising {i}", MIXED[i % 3]) for i in range(50)
    ],
    "arrakis": [
        Watched(2, (("spacing_guild",) if i % 2 else ()), SIX_ROUNDS, f"arrakis {i}", MIXED[i // 2 % 3])
        for i in range(50)
    ],
}

# What no referee watches yet: parties without a seat, teams and grafted cards play by rules of their own.
UNWATCHED_SEATS: dict[str, set[int]] = {"uprising": {1, 2, 6}}
UNWATCHED_MODULES: dict[str, set[str]] = {"uprising": {"rivals", "six_players", "immortality"}}
