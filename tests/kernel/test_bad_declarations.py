"""What a game declares wrongly is an error of our own family that names the mistake, before anybody sits down."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from tests.kernel.tiny import KINDS, T, TinyGame, TinyRules, TinyState, pick

from kanly.kernel import (
    BadSetup,
    Flow,
    Game,
    Interjection,
    Kind,
    Lesson,
    Module,
    Rules,
    RulesError,
    Setting,
    Setup,
    State,
    flag,
    number,
)
from kanly.kernel import pick as pick_setting

Made = Callable[[], object]


def main(p: T) -> Flow:
    yield pick()


def game(*modules: Module, **how: Any) -> TinyGame:
    how = {"id": "tiny", "package": "tests", "seats": (2, 3), "base": Module("base"), **how}
    return TinyGame(how.pop("id"), how.pop("package"), how.pop("seats"), how.pop("base"), modules=modules, **how)


def assembled(**declared: Any) -> Rules[Any]:
    made = game(base=Module("base", **{"scenes": (main,), "kinds": KINDS, **declared}))
    return made.rules(made.set_up())


GAMES: dict[str, tuple[Made, str]] = {
    "no seats": (lambda: game(seats=()), "tiny names no number of seats"),
    "nobody": (lambda: game(seats=(0, 2)), "cannot be for 0 seats"),
    "half a table": (lambda: game(seats=(2, -1)), "cannot be for -1 seats"),
    "seats twice": (lambda: game(seats=(2, 3, 2)), "a number of seats twice"),
    "default seats of no game": (lambda: game(default_seats=5), "proposes 5 seats, but is for 2 or 3"),
    "no id": (lambda: game(id=""), "'' cannot be the name of a game"),
    "an id that is a path": (lambda: game(id="../x"), "cannot be the name of a game"),
    "a module without a name": (lambda: game(Module("")), "'' cannot be the name of a module"),
    "two modules of one name": (lambda: game(Module("a"), Module("a")), "two modules called 'a'"),
    "a module called as the base": (lambda: game(Module("base")), "two modules called 'base'"),
    "a variant's module of one name": (
        lambda: game(Module("a")).variant("v", "tests", Module("a")),
        "a module 'a' already",
    ),
    "an unknown requirement": (lambda: game(Module("a", requires=("b",))), "requires module 'b', which tiny does not"),
    "the base as requirement": (lambda: game(Module("a", requires=("base",))), "requires module 'base'"),
    "modules that require each other": (
        lambda: game(Module("a", requires=("b",)), Module("b", requires=("c",)), Module("c", requires=("a",))),
        "module 'a' requires itself, directly or through others",
    ),
    "what is required and excluded": (
        lambda: game(Module("a", requires=("b",)), Module("b", excludes=("a",))),
        "module 'a' requires module 'b', and one of them excludes the other",
    ),
    "a module that excludes itself": (lambda: game(Module("a", excludes=("a",))), "'a' excludes itself"),
    "a module for no seats of ours": (lambda: game(Module("a", seats=(7,))), "for seat counts that tiny does not have"),
    "a setting without a name": (lambda: game(settings=(flag(""),)), "'' cannot be the name of a setting"),
    "a flag that nothing brings": (
        lambda: game(settings=(flag("x", brought_by=(("hard", "yes"),)),)),
        "'x' is brought by hard=yes, which tiny does not have",
    ),
    "a flag brought by no value": (
        lambda: game(settings=(flag("x", brought_by=(("hard", "ye"),)), pick_setting("hard", ("no", "yes")))),
        "brought by hard=ye",
    ),
    "a lesson for other seats": (lambda: game(lesson=Lesson(9, "s")), "the lesson of tiny is for 9 seats"),
    "a lesson with other settings": (lambda: game(lesson=Lesson(2, "s", {"x": 1})), "no setting 'x'"),
}

SETTINGS: dict[str, tuple[Made, str]] = {
    "nothing to pick": (lambda: pick_setting("x", ()), "'x' has nothing to pick from"),
    "the same twice": (lambda: pick_setting("x", ("a", "a")), "'x' names a value twice"),
    "another default": (lambda: pick_setting("x", ("a", "b"), "c"), "x is 'c'; it takes one of a, b"),
    "a number out of its limits": (lambda: number("x", 10, 1, 9), "a whole number from 1 to 9"),
    "limits the wrong way round": (lambda: number("x", 5, 9, 1), "a whole number from 9 to 1"),
    "half a number": (lambda: Setting("x", 1.5), "'x' cannot begin with 1.5"),
    "nothing": (lambda: Setting("x", None), "'x' cannot begin with None"),
}

RULES: dict[str, tuple[Made, str]] = {
    "a scene without a name": (lambda: Module("m", scenes=(lambda _: None,)), "give a named function"),
    "part of a function": (lambda: Module("m", steps=(partial(main),)), "cannot be a step of module 'm'"),
    "a text for a scene": (lambda: Module("m", scenes=("main",)), "'main' cannot be a scene"),  # type: ignore[arg-type]
    "two scenes of one name": (lambda: Module("m", scenes=(main, main)), "'main' is a scene of module 'm' twice"),
    "a wrap that forgets to return": (lambda: assembled(wraps={"main": lambda _: None}), "must return a function"),
    "a wrap that is none": (lambda: assembled(wraps={"main": 3}), "tiny failed to assemble its rules: TypeError"),
    "two kinds of one name": (lambda: assembled(kinds=(*KINDS, Kind("pick", [1]))), "brings 'kind pick' twice"),
    "fields of an event as one text": (lambda: assembled(events={"x": "ab"}), "a tuple of their names|tuple"),
    "a domain that returns nothing": (lambda: assembled(kinds=(Kind("k", lambda _: None),)), "domain of 'k'.*list"),  # type: ignore[arg-type, return-value]
    "a domain that fails": (lambda: assembled(kinds=(Kind("k", lambda _: [1 // 0]),)), "domain of 'k' failed: ZeroDiv"),
    "an option that is a list": (lambda: assembled(kinds=(Kind("k", [1, [2]]),)), r"\[2\] cannot be an option of 'k'"),
    "an option that is nothing": (lambda: assembled(kinds=(Kind("k", [("a", None)]),)), "cannot be an option of 'k'"),
    "half an option": (lambda: assembled(kinds=(Kind("k", [0.5]),)), "0.5 cannot be an option of 'k'"),
    "a record that is no class": (lambda: assembled(records=("x",)), "'x' is among the records"),
    "two interjections of one kind": (
        lambda: assembled(interjections=(Interjection("shout", lambda *_: [], lambda *_: None),) * 2),
        "two interjections are of kind 'shout'",
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_games(name: str) -> None:
    make, words = GAMES[name]
    with pytest.raises(RulesError, match=words):
        make()


@pytest.mark.parametrize("name", SETTINGS)
def test_settings(name: str) -> None:
    make, words = SETTINGS[name]
    with pytest.raises(RulesError, match=words):
        make()


@pytest.mark.parametrize("name", RULES)
def test_rules(name: str) -> None:
    make, words = RULES[name]
    with pytest.raises(RulesError, match=words):
        make()


def test_a_set_up_of_another_game() -> None:
    with pytest.raises(BadSetup, match="a set-up of other, not of tiny"):
        game().rules(Setup("other", 2, (), {}, ()))


def test_lists_given_as_one_text() -> None:
    with pytest.raises(BadSetup, match="modules are given as a list of names, not as one text: 'ab'"):
        game(Module("a"), Module("b")).set_up(2, "ab")
    with pytest.raises(BadSetup, match="names are given as a list, not as one text: 'Al'"):
        game().set_up(2, names="Al")
    unhashable: Any = [["a"]]
    with pytest.raises((BadSetup, TypeError), match=r"no module|str object expected"):
        game().set_up(2, unhashable)


def test_an_implied_module_brings_what_its_requirements_require() -> None:
    modules = (Module("c"), Module("b", requires=("c",)), Module("a", requires=("b",), seats=(3,), implied=True))
    assert game(*modules).set_up(3).modules == ("c", "b", "a")
    assert game(*modules).set_up(2).modules == ()


def failing(**methods: Any) -> Any:
    """A table of a game whose rules do this instead, with its only question answered."""
    rules: Any = type("FailingRules", (TinyRules,), methods)
    make: Any = type("FailingGame", (TinyGame,), {"assemble": lambda _, s, m: rules(s, m, "1", (TinyState,))})
    table = make("tiny", "tests", (2,), Module("base", scenes=(main,), kinds=KINDS))
    table = table.open(table.set_up(), "seed")
    table.choose(0, 0)
    return table


def fail(*_: Any) -> Any:
    raise ZeroDivisionError("on purpose")


def test_what_rules_fail_to_do_is_named() -> None:
    with pytest.raises(RulesError, match="tiny failed to show the table: ZeroDivisionError: on purpose"):
        failing(view=fail).view(0)
    with pytest.raises(RulesError, match="tiny failed to say how it ended: ZeroDivisionError: on purpose"):
        _ = failing(result=fail).result
    with pytest.raises(RulesError, match="tiny failed to write an observation: ZeroDivisionError: on purpose"):
        failing(observe=fail).observe(0)
    with pytest.raises(RulesError, match="tiny failed to redeal: ZeroDivisionError: on purpose"):
        failing(redeal=fail).redeal(0, 1)
    with pytest.raises(RulesError, match="tiny failed to begin: ZeroDivisionError: on purpose"):
        failing(begin=fail)
    with pytest.raises(RulesError, match=r"not a State|State object expected"):
        failing(begin=lambda _: None)


def test_a_record_that_is_none() -> None:
    made = game(base=Module("base", scenes=(main,), kinds=KINDS, record=lambda _: None))  # type: ignore[arg-type, return-value]
    with pytest.raises(RulesError, match=r"'base' is None, not a Part|Part object expected"):
        made.open(made.set_up(), "seed")


def test_a_game_that_assembles_no_rules() -> None:
    class Empty(Game):
        def assemble(self, setup: Setup, modules: list[Module]) -> Rules[State]:
            raise KeyError("on purpose")

    empty = Empty("empty", "tests", (2,), Module("base"))
    with pytest.raises(RulesError, match="empty failed to assemble its rules: KeyError: 'on purpose'"):
        empty.rules(empty.set_up())


def test_a_table_needs_a_text_as_seed() -> None:
    made = game(base=Module("base", scenes=(main,), kinds=KINDS))
    seed: Any = 5
    with pytest.raises((BadSetup, TypeError), match=r"a seed: any plain text|str object expected"):
        made.open(made.set_up(), seed)
