"""Set-ups: defaults where nothing is said, a clear word where something wrong is said."""

from __future__ import annotations

from typing import Any

import pytest
from feud.game import GAME

from kanly.kernel import BadSetup, Setting, flag, number, pick
from kanly.kernel import text as text_setting
from kanly.kernel.setup import MAX_TEXT


def test_what_is_not_given_takes_the_default() -> None:
    setup = GAME.set_up()
    assert setup.seats == 4
    assert setup.modules == ()
    assert setup.options == {"rounds": 3, "teams": False}
    assert setup.names == ("Seat 1", "Seat 2", "Seat 3", "Seat 4")
    assert setup.data() == {
        "seats": 4,
        "modules": [],
        "options": {"rounds": 3, "teams": False},
        "names": ["Seat 1", "Seat 2", "Seat 3", "Seat 4"],
    }


def test_rules_are_assembled_once_for_everything_but_the_names() -> None:
    one = GAME.set_up(2, names=["Ann", "Bob"])
    assert GAME.rules(one) is GAME.rules(GAME.set_up(2))
    assert GAME.rules(one) is not GAME.rules(GAME.set_up(2, ["storm"]))
    assert GAME.rules(one) is not GAME.rules(GAME.set_up(2, options={"rounds": 1}))
    assert "Ann" not in GAME.rules(one).setup.names
    assert GAME.open(one, "x").names == ("Ann", "Bob")


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True])
def test_wrong_seat_counts(seats: int) -> None:
    with pytest.raises(BadSetup, match="2, 3 or 4 seats"):
        GAME.set_up(seats)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"rounds": 0}, "from 1 to 9"),
        ({"rounds": 10}, "from 1 to 9"),
        ({"rounds": True}, "from 1 to 9"),
        ({"rounds": "3"}, "from 1 to 9"),
        ({"rounds": 2.0}, "from 1 to 9"),
        ({"rounds": None}, "from 1 to 9"),
        ({"teams": 1}, "true or false"),
        ({"teams": "yes"}, "true or false"),
        ({"dragons": 1}, "no option 'dragons'; there are rounds, teams"),
    ],
)
def test_wrong_options(options: dict[Any, Any], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        GAME.set_up(2, options=options)


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["a", "b", "c"], "3 names for 2 seats"),
        ([""], "no name"),
        (["  "], "no name"),
        (["x" * 41], "no name"),
        (["a\nb"], "no name"),
        (["a", "a"], "same name"),
        (["Seat 2"], "same name"),
    ],
)
def test_wrong_names(names: list[str], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        GAME.set_up(2, names=names)


def test_names_in_any_script() -> None:
    assert GAME.set_up(3, names=["Пол", "Чані"]).names == ("Пол", "Чані", "Seat 3")


def test_settings_describe_themselves() -> None:
    assert number("n", 3, 1, 9).data() == {"name": "n", "type": "number", "default": 3, "low": 1, "high": 9}
    assert flag("f").data() == {"name": "f", "type": "flag", "default": False}
    assert text_setting("t").data() == {"name": "t", "type": "text", "default": ""}
    assert pick("p", ("a", "b"), "b").data() == {"name": "p", "type": "pick", "default": "b", "values": ["a", "b"]}


def test_a_default_must_be_allowed_itself() -> None:
    with pytest.raises(BadSetup):
        number("n", 10, 1, 9)
    with pytest.raises(BadSetup):
        pick("p", ("a", "b"), "c")


@pytest.mark.parametrize(
    ("setting", "text", "value"),
    [
        (flag("f"), "yes", True),
        (flag("f"), " ON ", True),
        (flag("f"), "0", False),
        (number("n", 3, 1, 9), "7", 7),
        (number("n", 3, 1, 9), " 7 ", 7),
        (pick("p", ("a", "b")), "b", "b"),
        (Setting("p", 1, (1, 2)), "2", 2),
        (text_setting("t"), "a: 1\nb: 2", "a: 1\nb: 2"),
    ],
)
def test_what_people_type(setting: Setting, text: str, value: object) -> None:
    assert setting.parse(text) == value


@pytest.mark.parametrize(
    ("setting", "text"),
    [
        (flag("f"), "maybe"),
        (flag("f"), ""),
        (number("n", 3, 1, 9), "x"),
        (number("n", 3, 1, 9), "99"),
        (pick("p", ("a",)), "c"),
        (text_setting("t"), "x" * (MAX_TEXT + 1)),
        (text_setting("t"), "half a character \ud800"),
    ],
)
def test_what_people_should_not_type(setting: Setting, text: str) -> None:
    with pytest.raises(BadSetup):
        setting.parse(text)
