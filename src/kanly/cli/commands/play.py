"""`kanly play`: a game in the terminal, against bots."""

from __future__ import annotations

import secrets
import sys
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Annotated

from cyclopts import Parameter

from kanly.bots import LEVELS, Match, at_level, bot_named, bot_names, levels_of, usual_bot
from kanly.cli.errors import WrongUse
from kanly.cli.language import Language, chosen_language, words_of
from kanly.cli.output import Screen
from kanly.cli.parameters import Modules, Seats, Settings, check_bot, check_seat, open_record, set_up
from kanly.cli.terminal.session import Session
from kanly.kernel import BadRecord, Game, KanlyError, Table
from kanly.kernel.record import WITNESS, Replay
from kanly.names import free_names
from kanly.registry import game_named, games

GameOrNone = Annotated[str | None, Parameter(help="Which game; unless given, you are asked.")]
Seed = Annotated[str | None, Parameter(help="Same seed, same cards and dice; unless given, a new one.")]
Name = Annotated[str | None, Parameter(help="What you are called.", show_default=False)]
Bot = Annotated[str | None, Parameter(help="Who plays the other seats; unless given, the game's own bot or `random`.")]
Load = Annotated[Path | None, Parameter(help="Go on from a record.")]
Seat = Annotated[int | None, Parameter(help="Where you sit, counted from 0.")]
AskAll = Annotated[bool, Parameter(help="Ask me even where there is one option only.", negative=())]
Level = Annotated[str | None, Parameter(help="How well the others play: easy, normal or hard.", show_default=False)]
BOT_SECONDS = 30.0
HARD = "search:0.5"  # seconds for an answer at a terminal


def play(
    game: GameOrNone = None,
    /,
    *,
    seats: Seats = None,
    module: Modules = (),
    settings: Settings = (),
    seed: Seed = None,
    name: Name = None,
    bot: Bot = None,
    level: Level = None,
    load: Load = None,
    seat: Seat = None,
    ask_all: AskAll = False,
    language: Language = None,
) -> int:
    """Play a game in the terminal against bots.

    ```
    kanly play dune --seats 4 --module advanced --name Alia --level easy
    kanly play --load evening.kanly
    ```

    You are shown the table, what happened, and what you may answer; `help` tells what else you can type.
    """
    if sys.stdin.isatty() and find_spec("readline"):
        import readline  # noqa: F401  line editing for input()
    spoken = chosen_language(language)
    if load is not None:
        if seats is not None or module or settings or seed is not None or name is not None:
            raise WrongUse("--load goes on from a record: seats, modules, settings, seed and names are in it")
        return _go_on(load, game, bot, level, seat, ask_all, spoken).run()
    found = game_named(game) if game is not None else _ask_which(spoken)
    setup = set_up(found, seats, module, settings)
    mine = check_seat(0 if seat is None else seat, setup.seats)
    other = _opponent(found, bot, level)
    bots = ["" if i == mine else other for i in range(setup.seats)]
    dice = secrets.token_hex(16) if seed is None else seed
    names = _names(found, other, mine, "You" if name is None else name, setup.seats, dice)
    setup = found.set_up(setup.seats, setup.modules, setup.settings, names)
    table = found.open(setup, dice, programs=_spared(bots, ask_all), witness=WITNESS)
    table.people = 1 << mine
    return _session(found, table, bots, mine, spoken).run()


def _opponent(game: Game, bot: str | None, level: str | None) -> str:
    """Who plays the other seats."""
    if level is None:
        return check_bot(game, usual_bot(game) if bot is None else bot)
    if bot is not None:
        raise WrongUse("--level and --bot both say who plays the other seats: give one of them")
    if level not in LEVELS:
        raise WrongUse(f"there is no level {level!r}; there are: {', '.join(LEVELS)}")
    if level not in levels_of(game):
        raise WrongUse(f"{game.id} has no levels; --bot names one of its bots: {', '.join(bot_names(game))}")
    return HARD if level == "hard" else at_level(game, level)


def _names(game: Game, bot: str, mine: int, name: str, seats: int, dice: str) -> list[str]:
    """Everybody's name: bots bear some of the game's, or their own with a number."""
    free = free_names(game, [name], Random(dice))
    others = [free.pop() if free else f"{bot} {i}" for i in range(seats)]
    return [name if i == mine else others[i] for i in range(seats)]


def _go_on(
    load: Path, game: str | None, bot: str | None, level: str | None, seat: int | None, ask_all: bool, language: str
) -> Session:
    """The table of a record, with its bots."""
    found, record = open_record(load)
    if game is not None and game != found.id:
        raise WrongUse(f"{load} is a record of {found.id}, not of {game}")
    bots = [player.bot for player in record.players]
    mine = check_seat(seat if seat is not None else bots.index("") if "" in bots else 0, len(bots))
    other = _opponent(found, bot, level)
    for i in range(len(bots)):
        known = bots[i].partition(":")[0] in bot_names(found)
        bots[i] = "" if i == mine else bots[i] if known and bot is None and level is None else other
    try:
        table = Replay(found, record).finish()
    except BadRecord as error:
        raise BadRecord(str(error), str(load)) from None
    table.programs = _spared(bots, ask_all)
    table.people = 1 << mine
    table.witness = WITNESS
    table.digested = table.made
    return _session(found, table, bots, mine, language, load)


def _session(game: Game, table: Table, bots: list[str], seat: int, language: str, file: Path | None = None) -> Session:
    made = [bot_named(game, name) if name else None for name in bots]
    match = Match(table, made, f"{table.seed}/{table.made}", BOT_SECONDS)
    return Session(game, match, words_of(game, language), bots, seat, file)


def _spared(bots: list[str], ask_all: bool) -> int:
    """The seats that are not asked where they have one option only."""
    return sum(1 << seat for seat in range(len(bots)) if bots[seat] or not ask_all)


def _ask_which(language: str) -> Game:
    """The only game, or the one that the person names."""
    found = list(games().values())
    if not found:
        raise KanlyError("no game is installed")
    if len(found) == 1:
        return found[0]
    screen = Screen()
    for place, game in enumerate(found):
        title = words_of(game, language).say_or(f"game-{game.id}", game.id)
        screen.print(f"{place + 1:>4}  {game.id}: {title}")
    try:
        answer = input("Which game? ").strip()
    except EOFError:
        raise WrongUse(f"no game was named; there are: {', '.join([game.id for game in found])}") from None
    if answer.isdecimal() and 1 <= int(answer) <= len(found):
        return found[int(answer) - 1]
    return game_named(answer)
