"""Modules: one owner for every name, wraps in order, combinations that go together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kanly.kernel import BadSetup, Kind, Module, RulesError
from kanly.kernel.modules import Book, Function, check_modules


def storm(p: object) -> str:
    return "storm"


def battle(p: object) -> str:
    return "battle"


def around(word: str) -> Callable[[Function], Function]:
    def wrap(inner: Function) -> Function:
        return lambda p: f"{word}({inner(p)})"

    return wrap


def test_scenes_steps_lists_and_kinds_come_together() -> None:
    one = Module("one", scenes=(storm,), lists={"cards": [1]}, kinds=(Kind("a", [1]),))
    two = Module("two", steps=(battle,), lists={"cards": [2, 3], "leaders": [9]}, kinds=(Kind("b", [2]),))
    book = Book([one, two])
    assert book.scenes == {"storm": storm}
    assert book.steps == {"battle": battle}
    assert book.lists == {"cards": [1, 2, 3], "leaders": [9]}
    assert [kind.name for kind in book.kinds] == ["a", "b"]
    assert one.lists == {"cards": [1]}  # a module is not changed by being used


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (Module("one", scenes=(storm,)), Module("two", scenes=(storm,))),
        (Module("one", steps=(storm,)), Module("two", steps=(storm,))),
        (Module("one", scenes=(storm,)), Module("two", steps=(storm,))),
        (Module("one", kinds=(Kind("a", [1]),)), Module("two", kinds=(Kind("a", [2]),))),
    ],
)
def test_two_owners_of_one_name_are_an_error(one: Module, two: Module) -> None:
    with pytest.raises(RulesError, match=r"'one' and 'two' both bring .*: one of them has to wrap it"):
        Book([one, two])


def test_a_kind_and_a_scene_may_have_the_same_name() -> None:
    assert Book([Module("one", scenes=(storm,), kinds=(Kind("storm", [1]),))]).scenes == {"storm": storm}


def test_wraps_lie_around_each_other_in_the_games_order() -> None:
    base = Module("base", scenes=(storm,), steps=(battle,))
    one = Module("one", wraps={"storm": around("one"), "battle": around("one")})
    two = Module("two", wraps={"storm": around("two")})
    book = Book([base, one, two])
    assert book.scenes["storm"](None) == "two(one(storm))"
    assert book.steps["battle"](None) == "one(battle)"
    assert Book([base, two, one]).scenes["storm"](None) == "one(two(storm))"
    assert Book([base]).scenes["storm"](None) == "storm"


def test_wrapping_nothing_is_an_error() -> None:
    wrapping = Module("one", wraps={"storm": around("one")})
    with pytest.raises(RulesError, match="'one' wraps 'storm', which no module before it brings"):
        Book([wrapping])
    with pytest.raises(RulesError, match="'one' wraps 'storm'"):
        Book([wrapping, Module("base", scenes=(storm,))])


def test_a_module_may_wrap_what_it_brings() -> None:
    assert Book([Module("one", scenes=(storm,), wraps={"storm": around("x")})]).scenes["storm"](None) == "x(storm)"


AVAILABLE = (
    Module("a"),
    Module("b", requires=("a",)),
    Module("c", excludes=("a",)),
    Module("d", seats=(2, 4)),
)


@pytest.mark.parametrize(
    ("chosen", "seats", "found"),
    [
        ([], 3, ()),
        (["b", "a"], 3, ("a", "b")),
        (["c"], 3, ("c",)),
        (["d", "a"], 4, ("a", "d")),
        (["a", "a"], 3, ("a",)),
    ],
)
def test_modules_stand_in_the_games_order(chosen: list[str], seats: int, found: tuple[str, ...]) -> None:
    assert check_modules(AVAILABLE, chosen, seats) == found


@pytest.mark.parametrize(
    ("chosen", "seats", "words"),
    [
        (["dragons"], 3, "no module 'dragons'; there are: a, b, c, d"),
        (["b"], 3, "module b needs module a"),
        (["a", "c"], 3, "modules c and a do not go together"),
        (["d"], 3, "module d is for 2, 4 seats, not for 3"),
    ],
)
def test_modules_that_do_not_go_together(chosen: list[Any], seats: int, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        check_modules(AVAILABLE, chosen, seats)
    if chosen == ["dragons"]:
        with pytest.raises(BadSetup, match="there are: none"):
            check_modules((), chosen, seats)
