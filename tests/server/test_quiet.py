"""Nobody is asked where there is nothing to decide, and that tells nobody anything."""

from __future__ import annotations

from random import Random

import pytest
from tests.server.conftest import Server

from kanly.client import Refused, Seat
from kanly.protocol import socket as wire
from kanly.protocol.lobby import Clock
from kanly.registry import game_named


def options_of(seat: Seat, rng: Random, most: int = 200) -> list[int]:
    """Play on at random; how many options each question had, with what can be done unasked in a pause."""
    counts: list[int] = []
    while len(counts) < most and seat.wait_for_question():
        assert seat.ask is not None
        assert seat.sight is not None
        pause = seat.ask.kind == "pause"
        counts.append(len(seat.ask.options) + (len(seat.sight.unasked) if pause else 0))
        try:
            seat.choose(rng.choice(seat.ask.options).option)
        except Refused as error:
            if error.code != "stale":  # a bot has interjected meanwhile
                raise
    return counts


@pytest.mark.parametrize("game", ["dune", "uprising"])
def test_alone_against_bots_every_question_has_a_choice(server: Server, game: str) -> None:
    lobby = server.lobby("Leto")
    made = lobby.create(game, ["me", *["bot"] * 3])
    with lobby.seat(made.table.id, 0) as seat:
        counts = options_of(seat, Random(7))
    assert counts
    assert min(counts) > 1


def test_whoever_wants_to_is_asked_everything(server: Server) -> None:
    lobby = server.lobby("Leto")
    made = lobby.create("dune", ["me", *["bot"] * 3])
    with lobby.seat(made.table.id, 0) as seat:
        seat.request(wire.Prefer("all", ask_all=True))
        assert 1 in options_of(seat, Random(7))


def test_what_was_asked_before_answers_itself_too(server: Server) -> None:
    """A table that goes on from a replay stands at a question that was asked of somebody else."""
    lobby = server.lobby("Leto")
    made = lobby.create("dune", ["me", *["bot"] * 3])
    rng = Random(7)
    with lobby.seat(made.table.id, 0) as seat:
        seat.request(wire.Prefer("all", ask_all=True))
        while seat.wait_for_question() and seat.ask is not None and len(seat.ask.options) > 1:
            options_of(seat, rng, most=1)
        assert seat.ask is not None
        asked = seat.rev
        seat.request(wire.Prefer("all", ask_all=False))
        for _ in range(100):
            seat.answer(wire.Ping("now"))
        assert seat.rev > asked
        assert seat.wait_for_question()
        assert len(seat.ask.options) > 1


def test_what_answered_itself_is_taken_back_with_the_choice_before(server: Server) -> None:
    lobby = server.lobby("Leto")
    made = lobby.create("uprising", ["me", "me", "me"])
    rng = Random(3)
    seats = [lobby.seat(made.table.id, number) for number in range(3)]
    for seat in seats:
        seat.connect()
    taken_back = 0
    for _ in range(60):
        for seat in seats:
            seat.answer(wire.Ping("now"))
        asked = next(seat for seat in seats if seat.ask is not None)
        assert asked.ask is not None
        view, question = asked.view, asked.ask
        asked.choose(rng.choice(question.options).option)
        assert asked.sight is not None
        if asked.sight.undo == "":
            asked.undo()
            assert asked.view == view
            assert asked.ask == question
            taken_back += 1
            asked.choose(question.options[0].option)
    assert taken_back > 10


def test_a_window_of_several_people_waits_for_whoever_holds_on(server: Server) -> None:
    """Feud opens a window after an attack: whoever cannot stop it is not asked, and nobody sees the difference."""
    owner, other = server.lobby("Leto"), server.lobby("Paul")
    rng = Random(5)
    windows = 0
    for _ in range(5):  # now and then a game ends before anybody could stop an attack
        if windows:
            break
        made = owner.create("feud", ["me", "open"], clock=Clock(window=1))
        other.join(made.table.id, made.links[0].token)
        with owner.seat(made.table.id, 0) as first, other.seat(made.table.id, 1) as second:
            while windows < 3 and first.ending is None:
                for seat in (first, second):
                    seat.answer(wire.Ping("now"))
                    ask = seat.ask
                    if ask is None or seat.sight is None:
                        continue
                    if seat.sight.waiting.form == "window":
                        assert len(ask.options) > 1
                        windows += 1
                        seat.request(wire.HoldOn(f"hold{windows}"))
                    seat.choose(rng.choice(ask.options).option)
    assert windows > 0


def test_alone_nobody_is_hurried_by_the_time_of_windows(server: Server) -> None:
    """Against bots a window waits for the person, and no longer than that."""
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["me", "me"], clock=Clock(window=1))
    with lobby.seat(made.table.id, 0) as first, lobby.seat(made.table.id, 1) as second:
        rng = Random(1)
        while first.ending is None:
            for seat in (first, second):
                seat.answer(wire.Ping("now"))
                if seat.ask is not None:
                    assert len(seat.ask.options) > 1
                    seat.choose(rng.choice(seat.ask.options).option)


@pytest.mark.parametrize("game", ["dune", "uprising"])
def test_what_an_automatic_answer_did_is_in_the_log(game: str) -> None:
    """Spared questions leave the same story as those that were answered by hand."""
    made = game_named(game)
    setup = made.set_up(3 if game == "uprising" else 2)
    asked, spared = made.open(setup, "log"), made.open(setup, "log", programs=1)
    rng, answered = Random(3), 0
    while answered < 40 and not asked.over:
        ask = asked.asks[0]
        option = ask.options[0] if len(ask.options) == 1 else rng.choice(ask.options)
        asked.choose(ask.seat, option, ask.kind)
        if ask.seat == 0 and len(ask.options) == 1:
            answered += 1  # nobody asks for this one at the other table
        else:
            spared.choose(ask.seat, option, ask.kind)
    told = [[(event.kind, event.data) for event in table.events(0)] for table in (asked, spared)]
    assert answered > 0
    assert told[0][: len(told[1])] == told[1][: len(told[0])]
    assert len(told[1]) >= len(told[0]) > 0
