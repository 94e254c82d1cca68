"""Arguments that several commands share, and the checks behind them."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kanly.bots import bot_named, bot_names
from kanly.cli.errors import WrongUse
from kanly.kernel import BadRecord, Game, KanlyError, Setup
from kanly.kernel.record import Record, read_record
from kanly.registry import UnknownGame, game_named

GameId = Annotated[str, Parameter(help="Which game; `kanly games` lists them.")]
Seats = Annotated[int | None, Parameter(help="How many seats; unless given, as many as the game likes best.")]
Modules = Annotated[
    tuple[str, ...], Parameter(negative="", show_default=False, help="A module to play with; may be repeated.")
]
Settings = Annotated[
    tuple[str, ...],
    Parameter(
        name="--set",
        negative="",
        show_default=False,
        help="A setting as NAME=VALUE, or NAME=FILE where it is a text; may be repeated.",
    ),
]
Json = Annotated[bool, Parameter(negative="", show_default=False, help="Print one JSON object.")]
Workers = Annotated[int, Parameter(help="Processes that share the work; 0: one for every core.")]


def set_up(game: Game, seats: int | None, modules: tuple[str, ...], settings: tuple[str, ...]) -> Setup:
    """The set-up that the arguments ask for."""
    known = {setting.name: setting for setting in game.settings}
    values = {}
    for text in settings:
        name, equals, value = text.partition("=")
        if not equals:
            raise WrongUse(f"--set {text}: write it as NAME=VALUE")
        if name not in known:
            raise WrongUse(f"{game.id} has no setting {name!r}; {_instead(name, list(known))}")
        values[name] = _text_of(value) if known[name].type == "text" else known[name].parse(value)
    return game.set_up(seats, modules, values)


def _text_of(path: str) -> str:
    """What stands in the file that a text setting names; nothing for no name."""
    if not path:
        return ""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise WrongUse(f"{path} cannot be read: {why}") from None


def check_bot(game: Game, name: str) -> str:
    """The name, if the game has a bot of that name or it names anybody's own, `module:Class`."""
    names = bot_names(game)
    if ":" in name:
        try:
            bot_named(game, name)
        except KanlyError as error:
            raise WrongUse(str(error)) from None
    elif name not in names:
        raise WrongUse(f"{game.id} has no bot {name!r}; {_instead(name, names)}")
    return name


def check_seat(seat: int, seats: int) -> int:
    """The seat, if there is one of that number."""
    if not 0 <= seat < seats:
        raise WrongUse(f"there is no seat {seat}; seats go from 0 to {seats - 1}")
    return seat


def at_least(low: float, **numbers: float) -> None:
    """Refuse arguments below a limit."""
    for name, value in numbers.items():
        if not value >= low:
            raise WrongUse(f"--{name.replace('_', '-')} is {value:g}; it takes {low:g} or more")


def make_folder(path: Path) -> None:
    """Make the folder, unless it is there already."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongUse(f"{path} cannot be a folder for records: {error.strerror or error}") from None


def open_record(path: Path) -> tuple[Game, Record]:
    """The record in a file, and its game."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise WrongUse(f"{path} cannot be read: {error.strerror or error}") from None
    try:
        record = read_record(data)
        return game_named(record.game), record
    except BadRecord as error:
        raise BadRecord(str(error), str(path)) from None
    except UnknownGame as error:
        raise BadRecord(str(error), f"{path}: $.game") from None


def _instead(name: str, names: list[str]) -> str:
    if not names:
        return "it has none"
    near = get_close_matches(name.lower(), names, 1)
    return (f"did you mean {near[0]}? " if near else "") + "there are: " + ", ".join(names)
