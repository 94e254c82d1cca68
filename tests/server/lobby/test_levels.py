"""Bots at a table: a level for each, a name from the game's world, and no more hard ones than the server carries."""

from __future__ import annotations

import pytest
from tests.server.conftest import NewServer, Server

from kanly.client import ServerSaid
from kanly.names import bot_names_in
from kanly.registry import game_named
from kanly.server.bots.strong import at_pace
from kanly.server.process.config import Config


def test_a_seat_names_a_level(server: Server) -> None:
    lobby = server.lobby("Leto")
    dune = next(game for game in lobby.games() if game.id == "dune")
    assert dune.levels == ["easy", "normal", "hard"]
    made = lobby.create("dune", ["me", "easy", "normal", "hard"])
    assert [(seat.bot, seat.level) for seat in made.table.seats] == [
        ("", ""),
        ("easy", "easy"),
        ("greedy", "normal"),
        ("search", "hard"),
    ]


def test_bots_bear_names_of_the_game_each_another_one(server: Server) -> None:
    lobby = server.lobby("Korba")  # who has the name already
    seats = lobby.create("dune", ["me", *["normal"] * 5]).table.seats
    names = bot_names_in(game_named("dune"))
    assert seats[0].called == ""
    assert len({seat.name for seat in seats}) == 6
    for seat in seats[1:]:
        assert names[seat.called] == seat.name != "Korba"
    told = next(game for game in lobby.games() if game.id == "dune").names
    assert told == names


def test_bots_on_the_seats_that_were_left_have_names_too(server: Server) -> None:
    lobby = server.lobby("Leto")
    open = lobby.create("uprising", ["me", "open", "open"])
    begun = lobby.start(open.table.id)
    assert all(seat.called and seat.level == "normal" for seat in begun.table.seats[1:])
    assert len({seat.name for seat in begun.table.seats}) == 3


def test_a_game_without_names_calls_a_bot_what_it_is(server: Server) -> None:
    seats = server.lobby("Leto").create("feud", ["me", "bot", "bot"]).table.seats
    assert [(seat.name, seat.called, seat.level) for seat in seats[1:]] == [("Random", "", ""), ("Random 2", "", "")]


def test_a_server_carries_so_many_hard_bots(new_server: NewServer) -> None:
    lobby = new_server(KANLY_HARD_BOTS="3").lobby("Leto")
    assert (lobby.bots().most, lobby.bots().free) == (3, 3)
    first = lobby.create("dune", ["open", "hard", "hard"])
    assert lobby.bots().free == 1
    with pytest.raises(ServerSaid, match=r"carries 3 hard bots at once and has room for 1 now, not for 2"):
        lobby.create("dune", ["me", "hard", "hard"])
    lobby.create("dune", ["me", "normal", "hard"])
    with pytest.raises(ServerSaid, match="room for 0"):
        lobby.create("dune", ["me", "search:0.1", "normal"])
    lobby.remove(first.table.id)
    assert lobby.bots().free == 2


def test_nobody_sets_a_bot_that_thinks_until_it_counts_as_hanging(server: Server) -> None:
    with pytest.raises(ServerSaid, match="may think for 5 seconds at most"):
        server.lobby("Leto").create("dune", ["me", "search:60"])


@pytest.mark.parametrize(
    ("pace", "bot"), [(0.0, "search:0.1"), (0.7, "search:0.7"), (2.0, "search:2"), (60.0, "search:5")]
)
def test_hard_bots_keep_the_table_s_pace(pace: float, bot: str) -> None:
    assert at_pace("search", pace, Config()) == bot
    assert at_pace("greedy", pace, Config()) == "greedy"
    assert at_pace("search:0.3", pace, Config()) == "search:0.3"
