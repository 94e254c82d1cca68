"""The course of a game by itself: answers that are held while a window is open."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from kanly.kernel import PASS, Table, UndoRefused, Window, token
from kanly.kernel.codec import digest
from kanly.registry import game_named
from kanly.server.tables.course import Chosen, Course, Held, Released, Undone, pack_course, unpack_course


def open_window() -> tuple[Table, Window, str]:
    """A duel that the first seat in order can stop, and how."""
    game = game_named("feud")
    for seed in count():
        table, rng = game.open(game.set_up(3), f"window {seed}"), Random(seed)
        while not table.over:
            if isinstance(table.step, Window):
                ask = table.ask(table.step.seats[0])
                taken = [option for option in ask.options if option != PASS] if ask else []
                if taken:
                    return table, table.step, token(taken[0])
            asks = table.asks
            table.choose(asks[0].seat, rng.choice(asks[0].options))
    raise AssertionError


def test_held_answers_count_when_they_are_released() -> None:
    table, window, take = open_window()
    course = Course(table)
    first, second = window.seats
    course.do(Held(second, kind="ploy", option=PASS))
    assert [ask.seat for ask in course.asks()] == [first]
    course.do(Held(first, kind="ploy", option=take))
    assert course.asks() == []
    course.do(Released(-1))
    assert course.window < 0
    assert course.held == []
    assert "ploy" in [event.kind for event in table.events(None)]


def test_a_window_that_is_taken_forgets_the_answers_that_were_held() -> None:
    table, window, take = open_window()
    course = Course(table)
    first, second = window.seats
    course.do(Held(second, kind="ploy", option=PASS))
    course.do(Chosen(first, choices=[("ploy", take)]))
    assert course.window < 0
    assert course.held == []
    assert course.asks() == table.asks


def played(choices: int) -> Course:
    """A duel after so many choices at random."""
    game = game_named("feud")
    table, rng = game.open(game.set_up(3), "taken back"), Random(3)
    while table.made < choices:
        ask = table.asks[0]
        table.choose(ask.seat, rng.choice(ask.options))
    return Course(table)


def test_somebody_alone_takes_back_what_was_revealed() -> None:
    """The game is as it was before the choice, says in its record that it was taken back, and goes on."""
    course = played(30)
    to = course.before_last(0, turn=False)
    before = played(to)
    course.do(Undone(0, to=to))
    ((after, seat, count),) = course.taken_back
    assert (after, seat, count) == (course.table.made, 0, 30 - course.table.made)
    assert after <= to
    if after == to:
        assert digest(course.table.rules, course.table.state) == digest(before.table.rules, before.table.state)
        assert course.table.view(0) == before.table.view(0)
    assert len(course.table.events(0)) <= len(before.table.events(0))
    ask = course.ask(0)
    assert ask is not None
    assert len(ask.options) > 1
    again, lost = unpack_course(game_named("feud"), pack_course(course))
    assert (again.taken_back, lost) == (course.taken_back, 0)
    again.do(Chosen(0, choices=[(ask.kind, token(ask.options[-1]))]))
    assert again.table.made > after


def test_only_choices_of_ones_own_are_taken_back() -> None:
    course = played(30)
    other = next(n for n, choice in enumerate(course.table.choices) if choice[0] != 0)
    for to in (other, 30, 99):
        with pytest.raises(UndoRefused):
            course.do(Undone(0, to=to))
    assert course.table.made == 30
    assert course.taken_back == []
    assert course.before_last(0, turn=True) <= course.before_last(0, turn=False)


def test_that_others_have_answered_is_said_only_where_they_can_agree() -> None:
    """Otherwise the reason is what came between, however long ago; taken back together, a choice is one again."""
    game = game_named("uprising")
    table, rng = game.open(game.set_up(3, settings={"leader_choice": "dealt"}), "together"), Random(5)
    agreed = refused = 0
    while table.made < 150:
        asks = table.asks
        table.choose(asks[0].seat, rng.choice(asks[0].options))
        course = Course(table)
        for seat in range(3):
            if course.why_no_undo(seat).endswith("has answered since"):
                again = Course(table.clone())
                again.do(Undone(seat, others=True))
                ask = again.ask(seat)
                assert ask is None or len(ask.options) > 1 or again.why_no_undo(seat)
                agreed += 1
            elif course.why_no_undo(seat):
                with pytest.raises(UndoRefused):
                    course.touched_by_undo(seat)
                refused += 1
    assert agreed > 5
    assert refused > 5
