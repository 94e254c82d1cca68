"""Lessons: the same table for everybody who learns, with nobody else at it."""

from __future__ import annotations

import json

import httpx
import pytest
from tests.server.conftest import Server

from kanly.bots import bot_named
from kanly.client import Lobby, ServerSaid
from kanly.protocol import socket as wire
from kanly.registry import game_named, games

TAUGHT = ("arrakis", "dune", "imperium", "uprising")


def first_sight(lobby: Lobby, game: str) -> wire.SeatView:
    """What a learner sees when they are asked for the first time."""
    with lobby.seat(lobby.learn(game).table.id, 0) as seat:
        seat.wait_for_question()
        assert seat.sight is not None
        return seat.sight


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_a_set_up_that_the_game_takes(game: str) -> None:
    lesson = game_named(game).lesson
    assert lesson is not None
    game_named(game).set_up(lesson.seats, (), lesson.settings)
    bot_named(game_named(game), lesson.bot)


def test_games_say_whether_they_teach(server: Server) -> None:
    assert {game.id: game.lesson for game in server.lobby().games()} == {id: id in TAUGHT for id in games()}


@pytest.mark.parametrize("game", ["arrakis", "dune"])  # where the learner answers before any bot
def test_everybody_learns_at_the_same_table(server: Server, game: str) -> None:
    mine, yours = first_sight(server.lobby("Paul"), game), first_sight(server.lobby("Alia"), game)
    assert (mine.view, mine.ask) == (yours.view, yours.ask)


def test_a_lesson_goes_on_where_it_was_until_it_is_ended(server: Server) -> None:
    lobby = server.lobby("Paul")
    begun = lobby.learn("dune").table
    assert (begun.lesson, begun.public, [seat.who for seat in begun.seats]) == (
        "on",
        False,
        ["person", "bot", "bot", "bot"],
    )
    assert lobby.learn("dune").table.id == begun.id
    assert lobby.learn("arrakis").table.id != begun.id
    with lobby.seat(begun.id, 0) as seat:
        seat.wait_for_question()
        assert lobby.end_lesson(begun.id).table.lesson == "over"
        seat.wait_for_question()
        assert seat.ask is not None
        seat.choose(seat.ask.options[0].option)  # and the game goes on
    assert lobby.table(begun.id).table.lesson == "over"
    assert lobby.learn("dune").table.id != begun.id


def test_nobody_else_sits_or_decides_at_a_lesson(server: Server) -> None:
    lobby, other = server.lobby("Paul"), server.lobby("Feyd")
    id = lobby.learn("dune").table.id
    for seat in (None, 0, 1):
        with pytest.raises(ServerSaid, match="not_allowed"):
            other.join(id, seat=seat)
    with pytest.raises(ServerSaid, match="409 taken"):
        lobby.change_seat(id, 1, "link")
    with pytest.raises(ServerSaid, match="not_allowed"):
        other.end_lesson(id)
    assert id not in [table.id for table in other.tables("running")]


def test_nobody_chooses_what_a_lesson_is_made_of(server: Server) -> None:
    lobby = server.lobby("Paul")
    with pytest.raises(ServerSaid, match="feud has no lesson"):
        lobby.learn("feud")
    for path, wish in (
        ("lessons", {"game": "dune", "seed": "mine"}),
        ("tables", {"game": "dune", "seats": [{"who": "me"}, {"who": "bot"}], "seed": "dune-1"}),
        ("tables", {"game": "dune", "seats": [{"who": "me"}, {"who": "bot"}], "lesson": "on"}),
    ):
        answer = httpx.post(f"{server.url}/api/{path}", json=wish, headers=lobby.headers())
        assert answer.status_code == 400
    plain = lobby.create("dune", ["me", "me"])
    assert plain.table.lesson == ""
    with pytest.raises(ServerSaid, match="409 lesson"):
        lobby.end_lesson(plain.table.id)


@pytest.mark.parametrize(
    ("game", "kinds"),
    [("dune", {"storm_dial", "bid", "ship_to", "plan_leader"}), ("uprising", {"turn"}), ("feud", set())],
)
def test_a_game_in_pictures(server: Server, game: str, kinds: set[str]) -> None:
    """The kinds that the pages "how it works" show."""
    lobby = server.lobby()
    path = f"games/{game}/pictures?asked={','.join(sorted(kinds))},nonsense"
    if not kinds:
        with pytest.raises(ServerSaid, match="feud has no lesson"):
            lobby.get(path)
        return
    shown = json.loads(lobby.get(path))
    assert set(shown["moments"]) == kinds
    assert all(moment["view"]["round"] == 1 for moment in shown["moments"].values())
    assert shown["printed"]
