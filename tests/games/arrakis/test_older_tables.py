"""Tables that were stored by an older version."""

from kanly.bots import Match, RandomBot
from kanly.games.arrakis.game import GAME
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import pack, unpack


def test_a_state_of_the_first_schema_is_read() -> None:
    table = GAME.open(GAME.set_up(), "older")
    Match(table, [RandomBot(), RandomBot()], "older").play_on(limit=150)
    data = pack(table.rules, table.state)
    armies, worms = data["f"].pop("armies"), data["f"].pop("worms")
    state = unpack(table.rules, data, 1)
    assert isinstance(state, ArrakisState)
    assert (state.armies, state.worms) == (armies, worms)
    assert armies[0]
    assert armies[1]
