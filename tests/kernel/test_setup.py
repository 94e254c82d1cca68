"""Set-ups: defaults where nothing is said, a clear word where something wrong is said."""

from __future__ import annotations

from typing import Any

import pytest
from feud.game import GAME

from kanly.kernel import BadSetup, Game, Module, RulesError, Setting, flag, number, pick
from kanly.kernel import text as text_setting
from kanly.kernel.game import KEPT
from kanly.kernel.setup import MAX_TEXT


def test_what_is_not_given_takes_the_default() -> None:
    setup = GAME.set_up()
    assert setup.seats == 4
    assert setup.modules == ()
    assert setup.settings == {"rounds": 3, "teams": False}
    assert setup.names == ("Seat 1", "Seat 2", "Seat 3", "Seat 4")
    assert setup.data() == {
        "seats": 4,
        "modules": [],
        "settings": {"rounds": 3, "teams": False},
        "names": ["Seat 1", "Seat 2", "Seat 3", "Seat 4"],
    }


def test_rules_are_assembled_once_for_everything_but_the_names() -> None:
    one = GAME.set_up(2, names=["Ann", "Bob"])
    assert GAME.rules(one) is GAME.rules(GAME.set_up(2))
    assert GAME.rules(one) is not GAME.rules(GAME.set_up(2, ["storm"]))
    assert GAME.rules(one) is not GAME.rules(GAME.set_up(2, settings={"rounds": 1}))
    assert "Ann" not in GAME.rules(one).setup.names
    assert GAME.open(one, "x").names == ("Ann", "Bob")


def test_rules_that_nobody_wanted_for_long_are_forgotten() -> None:
    often = GAME.set_up(3, settings={"rounds": 9})
    rules = GAME.rules(often)
    for seats in (2, 3, 4):
        for rounds in range(1, 9):
            for modules in ((), ("storm",), ("market",), ("storm", "market")):
                first = GAME.rules(GAME.set_up(seats, modules, {"rounds": rounds}))
                assert GAME.rules(often) is rules
    assert len(GAME.cache) == KEPT
    assert GAME.rules(GAME.set_up(4, ["storm", "market"], {"rounds": 8})) is first
    assert len(GAME.cache) == KEPT


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True])
def test_wrong_seat_counts(seats: int) -> None:
    with pytest.raises(BadSetup, match="2, 3 or 4 seats"):
        GAME.set_up(seats)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"rounds": 0}, "from 1 to 9"),
        ({"rounds": 10}, "from 1 to 9"),
        ({"rounds": True}, "from 1 to 9"),
        ({"rounds": "3"}, "from 1 to 9"),
        ({"rounds": 2.0}, "from 1 to 9"),
        ({"rounds": None}, "from 1 to 9"),
        ({"teams": 1}, "true or false"),
        ({"teams": "yes"}, "true or false"),
        ({"dragons": 1}, "no setting 'dragons'; there are rounds, teams"),
    ],
)
def test_wrong_settings(settings: dict[Any, Any], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        GAME.set_up(2, settings=settings)


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
    always: dict[str, list[str]] = {"seats": [], "modules": []}
    assert number("n", 3, 1, 9).data() == {"name": "n", "type": "number", "default": 3, "low": 1, "high": 9, **always}
    assert flag("f").data() == {"name": "f", "type": "flag", "default": False, **always}
    assert text_setting("t").data() == {"name": "t", "type": "text", "default": "", **always}
    values = {"values": ["a", "b"], **always}
    assert pick("p", ("a", "b"), "b").data() == {"name": "p", "type": "pick", "default": "b", **values}
    some = {"seats": [1], "modules": ["rivals"]}
    assert flag("f", seats=(1,), modules=("rivals",)).data() == {"name": "f", "type": "flag", "default": False, **some}


def test_a_flag_says_which_values_bring_it() -> None:
    """A form shows it as on; with the module that it belongs to it says the same."""
    traps = flag("traps", brought_by=(("difficulty", "hard"),))
    module = Module("rivals", settings=(pick("difficulty", ("easy", "hard")), traps))
    game = Game("box", "box", (1, 2), Module("base"), modules=(module,))
    said = [setting.data() for setting in game.settings if setting.name == "traps"]
    assert said == [{**traps.data(), "modules": ["rivals"]}]
    assert said[0]["brought_by"] == [("difficulty", "hard")]


LONELY = number("difficulty", 1, 1, 3, seats=(1,))
RIVALRY = flag("rivalry", modules=("rivals", "court"))
MODULES = (Module("rivals", settings=(flag("traps", seats=(1, 2)),)), Module("court"), Module("storm"))
BOX = Game("box", "box", (1, 2), Module("base", settings=(flag("quick"),)), modules=MODULES, settings=(LONELY, RIVALRY))


@pytest.mark.parametrize(
    ("seats", "modules", "names"),
    [
        (1, (), {"difficulty", "quick"}),
        (2, (), {"quick"}),
        (2, ("storm",), {"quick"}),
        (2, ("court",), {"rivalry", "quick"}),
        (1, ("rivals",), {"difficulty", "rivalry", "quick", "traps"}),
    ],
)
def test_settings_that_apply(seats: int, modules: tuple[str, ...], names: set[str]) -> None:
    """A setting is meant for seat counts and modules; those of a module come with it."""
    assert {setting.name for setting in BOX.settings_for(seats, modules)} == names
    assert set(BOX.set_up(seats, modules).settings) == names


def test_settings_given_where_they_apply() -> None:
    given = {"difficulty": 2, "rivalry": True, "traps": True}
    assert BOX.set_up(1, ["rivals"], given).settings == {**given, "quick": False}


@pytest.mark.parametrize(
    ("seats", "modules", "name", "words"),
    [
        (2, (), "difficulty", "difficulty is for 1 seat, not for 2"),
        (2, ("storm",), "rivalry", "rivalry goes with module rivals or court, which is not chosen"),
        (1, (), "traps", "traps goes with module rivals, which is not chosen"),
    ],
)
def test_settings_given_where_they_do_not_belong(seats: int, modules: tuple[str, ...], name: str, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        BOX.set_up(seats, modules, {name: 1})


def test_rules_read_the_settings_that_apply() -> None:
    assert GAME.rules(GAME.set_up(2, settings={"teams": True})).setting("teams") is True
    assert GAME.rules(GAME.set_up(4)).setting("teams") is False
    with pytest.raises(RulesError, match="no setting 'teams'"):
        GAME.rules(GAME.set_up(3)).setting("teams")


@pytest.mark.parametrize(
    ("settings", "modules", "words"),
    [
        ((flag("x"), flag("x")), (), "'x' twice"),
        ((flag("x", seats=(3,)),), (), "seat counts that box does not have"),
        ((flag("x", modules=("y",)),), (), "names module 'y', which box does not have"),
        ((flag("x"),), (Module("y", settings=(flag("x"),)),), "'x' twice"),
        ((), (Module("y", settings=(flag("x", modules=("y",)),)),), "need not name modules"),
    ],
)
def test_wrong_declarations(settings: tuple[Setting, ...], modules: tuple[Module, ...], words: str) -> None:
    with pytest.raises(RulesError, match=words):
        Game("box", "box", (1, 2), Module("base"), modules=modules, settings=settings)


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
