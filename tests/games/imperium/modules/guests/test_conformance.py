"""Everything that holds for every game, held with guests: cards of the first game, leaders of every set."""

from __future__ import annotations

from pathlib import Path

from tests.games.imperium.tallies import sound

from kanly.games.imperium.first.guests import MIXED
from kanly.games.imperium.games.imperium import GAME as FIRST
from kanly.games.imperium.games.uprising import GAME
from kanly.testing.conformance import conformance

EVERY = {"every_leader": True}
SETUPS = [
    *[GAME.set_up(seats, [MIXED]) for seats in (1, 2, 3, 4, 6)],
    GAME.set_up(3, [MIXED, "choam"], {"bindu_pass_optional": True}),
    GAME.set_up(1, [MIXED, "choam", "immortality", "rise_of_ix"]),
    GAME.set_up(4, [MIXED, "choam", "immortality", "rise_of_ix"], {"epic": True}),
    GAME.set_up(6, [MIXED, "immortality", "rise_of_ix"]),
    *[GAME.set_up(seats, (), EVERY) for seats in (1, 4)],
    GAME.set_up(2, ["choam"], {**EVERY, "leader_choice": "chosen"}),
    GAME.set_up(3, [MIXED, "choam", "immortality", "rise_of_ix"], EVERY),
]
SETUPS_OF_FIRST = [
    *[FIRST.set_up(seats, (), EVERY) for seats in (1, 2, 4)],
    FIRST.set_up(3, ["immortality"], {**EVERY, "leader_choice": "drafted"}),
    FIRST.set_up(3, ["immortality", "rise_of_ix"], EVERY),
]


TestGuests = conformance(
    GAME,
    SETUPS,
    seeds=range(1),
    heavy=0.01,
    invariant=sound,
    digests=Path(__file__).with_name("guests.json"),
    pinned_seeds=range(1),
)
TestGuestsOfFirst = conformance(
    FIRST,
    SETUPS_OF_FIRST,
    seeds=range(1),
    heavy=0.01,
    invariant=sound,
    digests=Path(__file__).with_name("guests_of_first.json"),
    pinned_seeds=range(1),
)
