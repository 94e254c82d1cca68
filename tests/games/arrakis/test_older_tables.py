"""Tables that were stored by an older version."""

import pytest

from kanly.bots import Match, RandomBot
from kanly.games.arrakis.facts.board import ALL_ZONES, BIT, COUNT
from kanly.games.arrakis.facts.pieces import EMPTY
from kanly.games.arrakis.game import GAME
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Event, pack, unpack
from kanly.words import Words

# A field, and the first schema that has it.
SINCE = {"armies": 2, "worms": 2, "held": 3, "aloft": 3, "lifted": 4, "harvesters": 5, "signs": 5}


@pytest.mark.parametrize("schema", [1, 2, 3, 4])
def test_a_state_of_an_older_schema_is_read(schema: int) -> None:
    table = GAME.open(GAME.set_up(), "older")
    match = Match(table, [RandomBot(), RandomBot()], "older")
    now = table.state
    assert isinstance(now, ArrakisState)
    while not now.worms or not now.harvesters or not now.signs or now.aloft[EMPTY] == ALL_ZONES:
        match.step()
    data = pack(table.rules, now)
    for field, first in SINCE.items():
        if schema < first:
            del data["f"][field]
    if schema == 2:
        data["f"]["worms"] = [area for area in range(COUNT) if now.worms & BIT[area]]
    state = unpack(table.rules, data, schema)
    assert isinstance(state, ArrakisState)
    for field in SINCE:
        assert getattr(state, field) == getattr(now, field), field
    assert all(now.armies)


def test_a_battle_that_did_not_tell_yet_what_was_cancelled_can_be_told() -> None:
    rules = GAME.rules(GAME.set_up())
    for data in (("harkonnen", 3, 1, 2), ("harkonnen", 3, 1, 2, 0)):
        said = Words("en", ["kanly.games.arrakis"]).say(rules.narrate(Event("battle_damage", data)))
        assert said == "Harkonnen: 3 hits, 1 shield left; takes 2."
