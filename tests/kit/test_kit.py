"""The kit: words by the names of their arguments, modules gathered from files, text boards."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from kanly.kernel import EVERYONE, PASS, Ask, Event, Interjection, Kind, Message, RulesError
from kanly.kernel.modules import Book
from kanly.kit import Vocabulary, beside, data_of, folded, gathered, listed, module_of

WORDS = Vocabulary(
    {"card": "card", "other": "house"}, {"node": lambda node: (Message("place", {"n": node}), f"node:{node}")}
)


def test_arguments_become_messages_and_references() -> None:
    message = WORDS.message("won", ("R1",), card="shield", card2="lasgun", other="atreides", node=7, n=3)
    assert message.data() == {
        "id": "won",
        "args": {
            "card": Message("card-shield").data(),
            "card2": Message("card-lasgun").data(),
            "other": Message("house-atreides").data(),
            "node": Message("place", {"n": 7}).data(),
            "n": 3,
        },
        "refs": ["card:shield", "card:lasgun", "house:atreides", "node:7"],
        "rules": ["R1"],
    }


def test_options_are_described_by_what_they_are() -> None:
    describe = WORDS.options_by("card", "R2", "R3")
    ask = Ask(0, "play", ["shield", PASS])
    assert describe(None, ask, "shield").data() == WORDS.message("play-option", ("R2", "R3"), card="shield").data()
    assert describe(None, ask, PASS).data() == Message("play-pass", rules=("R2", "R3")).data()


@pytest.mark.parametrize(
    ("data", "args"), [(("shield", 2), {"card": Message("card-shield"), "n": 2}), ((), {})], ids=["told", "bare"]
)
def test_events_are_told_by_the_names_of_their_fields(data: tuple[Any, ...], args: dict[str, Any]) -> None:
    fields: dict[str, tuple[str, ...]] = {"won": ("card", "n")} if data else {}
    told = WORDS.narrate(fields, Event("won", data, EVERYONE, 0))
    assert told.id == "event-won"
    assert {name: str(value) for name, value in told.args.items()} == {name: str(args[name]) for name in args}


def test_plain_data_of_messages() -> None:
    assert data_of([Message("a"), Message("b", {"n": 1})]) == [Message("a").data(), Message("b", {"n": 1}).data()]


def first(p: object) -> None:
    """A scene."""


def second(p: object) -> None:
    """A step."""


KIND = Kind("k", [1])
ASIDE = Interjection("k", lambda *_: [], lambda *_: None)
ONE = SimpleNamespace(SCENES=(first,), EVENTS={"won": ("a",)})
TWO = SimpleNamespace(STEPS=(second,), KINDS=(KIND,), INTERJECTIONS=(ASIDE,), EVENTS={"lost": ("b", "c")})


def test_a_module_is_gathered_from_files() -> None:
    module = module_of("base", [ONE, TWO, SimpleNamespace()], steps=(test_plain_data_of_messages,), lists={"x": [1]})
    book = Book([module])
    assert book.scenes == {"first": first}
    assert book.steps == {"second": second, "test_plain_data_of_messages": test_plain_data_of_messages}
    assert (book.kinds, book.interjections, book.lists) == ([KIND], [ASIDE], {"x": [1]})
    assert book.events == {"won": ("a",), "lost": ("b", "c")}
    assert gathered([ONE, TWO], "KINDS") == [KIND]


def test_two_files_tell_no_event_of_one_name() -> None:
    with pytest.raises(RulesError, match="'won'"):
        module_of("base", [ONE, SimpleNamespace(EVENTS={"won": ("z",)})])


def test_lines_are_folded_with_their_beginning() -> None:
    assert folded("  one two three four", 4, 11) == ["  one two", "    three", "    four"]


def test_items_of_a_list_stay_whole() -> None:
    assert listed("of ", ["a b", "c d e", "f"], ", ", 2, 10) == ["of a b,", "  c d e, f"]


def test_columns_side_by_side() -> None:
    assert beside(["a", "b", "c"], ["x"], 3, "|") == ["a  |x", "b  |", "c  |"]
    assert beside(["a"], ["x", "y"], 3) == ["a  x", "   y"]
