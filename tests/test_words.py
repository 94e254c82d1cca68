"""Messages as sentences."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from kanly.kernel import Message
from kanly.words import Words


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with words in English (one file) and Ukrainian (two)."""
    text = tmp_path / "wordy" / "text"
    (text / "uk").mkdir(parents=True)
    (tmp_path / "wordy" / "__init__.py").write_text("")
    (text / "en.ftl").write_text(
        "hello = Hello, { $who }!\n"
        "spice = { $n ->\n    [one] one spice\n   *[other] { $n } spice\n }\n"
        "only-english = Only here\n"
        "-term = never a message\n"
        "why-not-offered = { $option }? No.\n"
    )
    (text / "uk" / "a.ftl").write_text("hello = Вітаю, { $who }!\n")
    (text / "uk" / "b.ftl").write_text(
        "spice = { $n ->\n    [one] { $n } спайс\n    [few] { $n } спайси\n   *[many] { $n } спайсів\n }\nbad line\n"
    )
    (text / "uk" / "notes.txt").write_text("hello = no\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "wordy", raising=False)
    return "wordy"


def test_arguments_without_isolation_marks(package: str) -> None:
    words = Words(packages=[package])
    assert words.say(Message("hello", {"who": "Alia"})) == "Hello, Alia!"
    assert [words.say(Message("spice", {"n": n})) for n in (1, 5)] == ["one spice", "5 spice"]


def test_messages_among_the_arguments(package: str) -> None:
    words = Words(packages=[package])
    inner = Message("spice", {"n": 1})
    assert words.say(Message("hello", {"who": inner})) == "Hello, one spice!"
    assert words.say(Message("hello", {"who": (inner, "x", 3)})) == "Hello, one spice, x, 3!"
    assert words.say(Message("hello", {"who": True})) == "Hello, True!"
    assert words.said == {"hello", "spice"}


def test_another_language_falls_back_to_english(package: str) -> None:
    words = Words("uk", [package])
    assert words.say(Message("hello", {"who": "Аліє"})) == "Вітаю, Аліє!"
    assert [words.say(Message("spice", {"n": n})) for n in (1, 3, 5)] == ["1 спайс", "3 спайси", "5 спайсів"]
    assert words.say(Message("only-english")) == "Only here"
    assert words.ids - Words("uk").ids == {"hello", "spice"}


def test_a_language_that_nobody_speaks(package: str) -> None:
    words = Words("tlh", [package])
    assert words.say(Message("only-english")) == "Only here"
    assert words.ids == set()


def test_what_nobody_says_is_readable(package: str) -> None:
    words = Words(packages=[package])
    assert words.say(Message("ship-arrakeen-3", {"option": "ship:arrakeen:3"})) == "ship:arrakeen:3"
    assert words.say(Message("event-storm", {"a": 3, "b": "x"})) == "event storm: 3, x"
    assert words.say(Message("event-calm")) == "event calm"
    assert words.missing == {"ship-arrakeen-3", "event-storm", "event-calm"}
    assert not words.has("event-calm")
    assert words.say_or("event-calm", "quiet") == "quiet"
    assert words.say_or("only-english", "x") == "Only here"


@pytest.mark.faulty_words
def test_faults_are_listed(package: str) -> None:
    words = Words("uk", [package])
    (fault,) = words.faults
    assert "bad line" in fault
    assert words.say(Message("hello")) == "Вітаю, who!"
    assert words.faults[1] == "hello: Unknown external: who"


def test_a_game_may_reword_kanly(package: str) -> None:
    message = Message("why-not-offered", {"option": "x"})
    assert Words().say(message) == "x cannot be chosen now."
    assert Words(packages=[package]).say(message) == "x? No."


def test_what_the_test_games_say_can_be_parsed() -> None:
    assert Words(packages=["feud"]).faults == []
    assert Words().faults == []
