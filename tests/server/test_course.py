"""The course of a game by itself: answers that are held while a window is open."""

from __future__ import annotations

from itertools import count
from random import Random

from kanly.kernel import PASS, Table, Window, token
from kanly.registry import game_named
from kanly.server.tables.course import Chosen, Course, Held, Released


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
