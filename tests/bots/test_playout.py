"""Playouts: any table comes to its end, by legal answers only, and the same dice give the same game."""

from __future__ import annotations

from random import Random

import pytest

from kanly.bots import Match, RandomBot, play_out
from kanly.kernel import Choice, Game, IllegalChoice, Table
from kanly.kernel.record import make_record, read_record, replay, write_record
from kanly.registry import games


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_playout_is_a_legal_game(game: Game) -> None:
    for seats in game.seats:
        table = game.open(game.set_up(seats), "out")
        answers = play_out(table, Random(3))
        assert table.result is not None
        assert answers == table.made  # nobody here is a program whose single options fill themselves in
        again = replay(game, read_record(write_record(make_record(table))))
        assert again.result is not None
        assert again.result.data() == table.result.data()


def choices_of(game: Game, dice: int) -> list[Choice]:
    table = game.open(game.set_up(min(game.seats)), "same")
    play_out(table, Random(dice))
    return table.choices


def test_the_same_dice_give_the_same_game() -> None:
    feud = games()["feud"]
    assert choices_of(feud, 1) == choices_of(feud, 1) != choices_of(feud, 2)


def test_somebody_interjects_now_and_then() -> None:
    feud = games()["feud"]
    kinds = {interjection.kind for interjection in feud.open(feud.set_up(4), "x").rules.interjections}
    found = {choice[1] for dice in range(30) for choice in choices_of(feud, dice)}
    assert kinds & found


def test_a_world_is_played_out_from_the_middle() -> None:
    feud = games()["feud"]
    table = feud.open(feud.set_up(3), "middle")
    Match(table, [RandomBot(), RandomBot(), RandomBot()], "middle").play_on(4)
    world = table.redeal(0, 5)
    assert play_out(world, Random(1)) > 0
    assert world.over
    assert not table.over


@pytest.fixture
def table() -> Table:
    feud = games()["feud"]
    return feud.open(feud.set_up(2), "pick")


def test_an_answer_by_its_position(table: Table) -> None:
    ask = table.asks[0]
    table.pick(ask, 1)
    assert table.choices == [(ask.seat, ask.kind, ask.options[1])]


@pytest.mark.parametrize("at", [-1, 99])
def test_a_position_without_an_option(table: Table, at: int) -> None:
    ask = table.asks[0]
    with pytest.raises(IllegalChoice, match=f"{len(ask.options)} options; there is none at {at}"):
        table.pick(ask, at)
    assert table.made == 0


def test_a_question_that_is_no_longer_open(table: Table) -> None:
    ask = table.asks[0]
    table.pick(ask, 0)
    with pytest.raises(IllegalChoice, match="no longer open"):
        table.pick(ask, 0)
    assert table.made == 1
