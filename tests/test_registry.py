"""Plug-ins: found, broken, doubled, unknown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from feud import GAME

from kanly import registry
from kanly.registry import BrokenGame, UnknownGame, broken_games, game_named, games


class Point:
    """An entry point that gives, or raises, what it is told to."""

    dist = None

    def __init__(self, name: str, target: Any, value: str = "") -> None:
        self.name = name
        self.value = value or f"{name}:GAME"
        self.target = target
        self.loads = 0

    def load(self) -> Any:
        self.loads += 1
        if isinstance(self.target, BaseException):
            raise self.target
        return self.target


@pytest.fixture(autouse=True)
def anew() -> Iterator[None]:
    registry.forget()
    yield
    registry.forget()


def install(monkeypatch: pytest.MonkeyPatch, *points: Point) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == "kanly.games" else ())


def test_installed_games_are_found() -> None:
    assert games()["feud"] is GAME
    assert game_named("feud") is GAME
    assert "feud" not in [broken.name for broken in broken_games()]


def test_only_what_is_asked_for_is_loaded_and_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    feud, other = Point("feud", GAME), Point("other", GAME)
    install(monkeypatch, feud, other)
    for _ in range(2):
        game_named("feud")
    assert (feud.loads, other.loads) == (1, 0)


@pytest.mark.parametrize(
    ("target", "reason"),
    [
        (ImportError("no module"), "ImportError: no module"),
        (SystemExit(3), "SystemExit: 3"),
        ("a string", "a str, not a kanly.kernel.Game"),
        (GAME, "its entry point is called 'other', its game 'feud'"),
        (GAME.variant("other", "no.such"), "its words should lie in the package 'no.such', which is not there"),
    ],
)
def test_a_broken_plug_in_leaves_the_others_alone(monkeypatch: pytest.MonkeyPatch, target: Any, reason: str) -> None:
    install(monkeypatch, Point("feud", GAME), Point("other", target))
    assert list(games()) == ["feud"]
    (broken,) = broken_games()
    assert broken == ("other", "other:GAME", reason)
    with pytest.raises(BrokenGame, match="'other' \\(other:GAME\\) cannot be used"):
        game_named("other")


def test_two_plug_ins_of_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Point("feud", GAME, "one:GAME"), Point("feud", GAME, "two:GAME"), Point("x", 1))
    assert games() == {}
    with pytest.raises(BrokenGame, match="one:GAME and two:GAME"):
        game_named("feud")


def test_one_plug_in_found_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Point("feud", GAME), Point("feud", GAME))
    assert list(games()) == ["feud"]


def test_an_unknown_game(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, Point("feud", GAME), Point("oasis", None))
    with pytest.raises(UnknownGame, match="there is no game 'Fued'; did you mean feud\\? there are: feud, oasis"):
        game_named("Fued")
    install(monkeypatch)
    registry.forget()
    with pytest.raises(UnknownGame, match="no game is installed"):
        game_named("feud")
