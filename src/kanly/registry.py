"""The registry: games are plug-ins, found through the entry-point group `kanly.games`.

A package adds a game by naming it in its own `pyproject.toml`; the name is the game's id:

    [project.entry-points."kanly.games"]
    dune = "kanly.games.dune.game:GAME"
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import Final, NamedTuple

from kanly.kernel import Game, KanlyError

GROUP: Final = "kanly.games"


class UnknownGame(KanlyError):
    """A game that is not installed; the text says which ones are."""


class BrokenGame(KanlyError):
    """A plug-in that brings no usable game; the text says why."""


class Broken(NamedTuple):
    """A plug-in that cannot be used: the name it would have, where it comes from, and what is wrong."""

    name: str
    source: str
    reason: str


def games() -> dict[str, Game]:
    """Every game that works, by its id."""
    return {found.id: found for found in _all() if isinstance(found, Game)}


def broken_games() -> list[Broken]:
    """Every plug-in that does not work."""
    return [found for found in _all() if isinstance(found, Broken)]


def game_named(id: str) -> Game:
    """The game with this id; loads no other."""
    if id not in _plug_ins():
        raise UnknownGame(f"there is no game {id!r}; {_instead(id)}")
    found = _load(id)
    if isinstance(found, Broken):
        raise BrokenGame(f"the game {id!r} ({found.source}) cannot be used: {found.reason}")
    return found


def forget() -> None:
    """Forget what was found: the next call looks for plug-ins again."""
    _plug_ins.cache_clear()
    _load.cache_clear()


def _all() -> list[Game | Broken]:
    return [_load(name) for name in _plug_ins()]


@cache
def _plug_ins() -> dict[str, list[EntryPoint]]:
    """Entry points by name, in alphabetical order; one that is found twice in the same form counts once."""
    found: dict[str, dict[str, EntryPoint]] = {}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, {}).setdefault(point.value, point)
    return {name: list(found[name].values()) for name in sorted(found)}


@cache
def _load(name: str) -> Game | Broken:
    points = _plug_ins()[name]
    source = " and ".join([_source(point) for point in points])
    if len(points) > 1:
        return Broken(name, source, "more than one plug-in brings a game of this name; uninstall all but one")
    try:
        game = points[0].load()
    except (Exception, SystemExit) as error:
        return Broken(name, source, f"{type(error).__name__}: {error}")
    if not isinstance(game, Game):
        return Broken(name, source, f"a {type(game).__name__}, not a kanly.kernel.Game")
    if game.id != name:
        return Broken(name, source, f"its entry point is called {name!r}, its game {game.id!r}")
    for package in game.packages:
        if not _is_there(package):
            return Broken(name, source, f"its words should lie in the package {package!r}, which is not there")
    return game


def _is_there(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError:  # nor is the package around it
        return False


def _source(point: EntryPoint) -> str:
    return point.value if point.dist is None else f"{point.value} of {point.dist.name} {point.dist.version}"


def _instead(id: str) -> str:
    names = list(_plug_ins())
    if not names:
        return "no game is installed"
    near = get_close_matches(str(id).lower(), names, 1)
    return (f"did you mean {near[0]}? " if near else "") + "there are: " + ", ".join(names)
