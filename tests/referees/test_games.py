"""Every game of the house has a referee, who has nothing to say about the games that are watched."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.referees.games import FIRST_GAMES, GAMES, PLAYED, REFEREES, SETTLED, brought_together, watched
from tests.referees.referee import Watched, watch

from kanly.registry import game_named, games


@pytest.mark.parametrize(("what", "one"), [(what, one) for what in GAMES for one in watched(GAMES[what])], ids=str)
def test_the_referee_has_nothing_to_say(what: str, one: Watched) -> None:
    id = PLAYED.get(what, what)
    assert watch(REFEREES[id], game_named(id), one) == []


@pytest.mark.parametrize(("id", "one"), [(id, one) for id in SETTLED for one in SETTLED[id]], ids=str)
def test_what_was_settled_stays_settled(id: str, one: Watched) -> None:
    assert watch(REFEREES[id], game_named(id), one) == []


def test_every_game_has_a_referee_who_knows_fifty_games() -> None:
    own = {id for id, game in games().items() if game.package.startswith("kanly.")}
    assert set(REFEREES) == {PLAYED.get(what, what) for what in GAMES} == own
    assert all(len(games) == 50 for games in GAMES.values())


def test_all_seat_counts_and_modules_are_watched() -> None:
    for id in REFEREES:
        game = game_named(id)
        seen = [one for what in GAMES if PLAYED.get(what, what) == id for one in watched(GAMES[what])]
        assert {one.seats for one in seen} == set(game.seats)
        modules = {name for one in seen for name in game.set_up(one.seats, one.modules).modules}
        assert modules == {module.name for module in game.modules}


@pytest.mark.parametrize("what", GAMES)
def test_what_the_fifty_games_bring_together_is_watched(what: str) -> None:
    seen = watched(GAMES[what])
    assert len(seen) >= FIRST_GAMES
    assert set().union(*map(brought_together, seen)) == set().union(*map(brought_together, GAMES[what]))


def test_referees_know_nothing_of_the_engine() -> None:
    for path in Path(__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not [name for name in names if name.startswith("kanly.games")], path
