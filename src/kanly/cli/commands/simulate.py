"""`kanly simulate`: whole games between bots."""

from __future__ import annotations

import secrets
import time
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table

from kanly.cli.batch.pool import cores, in_order
from kanly.cli.batch.series import Series, play_games
from kanly.cli.batch.tally import Tally
from kanly.cli.errors import DONE, FAILED, WrongUse
from kanly.cli.language import Language, words_of
from kanly.cli.output import Screen, complain, counted, print_json, progress_bar
from kanly.cli.parameters import (
    GameId,
    Json,
    Modules,
    Seats,
    Settings,
    Workers,
    at_least,
    check_bot,
    make_folder,
    set_up,
)
from kanly.cli.teller import party_name
from kanly.registry import game_named
from kanly.words import Words

Bots = Annotated[str, Parameter(help="Who plays, separated by commas; they move on by one seat from game to game.")]
Games = Annotated[int, Parameter(help="How many games.")]
Seed = Annotated[
    str | None, Parameter(help="Same seed, same games, whatever the number of workers; unless given, a new one.")
]
BotSeconds = Annotated[float, Parameter(help="How long a bot may think about one answer; 0: as long as it likes.")]
Limit = Annotated[int, Parameter(help="A game that takes more decisions than this has failed.")]
Vary = Annotated[
    bool,
    Parameter(
        negative="",
        show_default=False,
        help="Draw every flag and pick that --set does not name at random, anew for every game.",
    ),
]
Records = Annotated[Path | None, Parameter(help="A folder for the records of all games.")]


def simulate(
    game: GameId,
    /,
    *,
    seats: Seats = None,
    module: Modules = (),
    settings: Settings = (),
    vary: Vary = False,
    bots: Bots = "random",
    games: Games = 10,
    seed: Seed = None,
    workers: Workers = 1,
    records: Records = None,
    bot_seconds: BotSeconds = 30.0,
    limit: Limit = 100_000,
    language: Language = None,
    json: Json = False,
) -> int:
    """Let bots play whole games and count who wins.

    ```
    kanly simulate dune --seats 6 --bots greedy,random --games 1000 --workers 0
    kanly simulate uprising --seats 1 --set difficulty=mentat --vary --games 1000
    ```

    A win counts once for every seat, bot and role on the winning side; the sides of a draw share it. A game that fails
    does not end the run: it is listed with its record up to there, and the command exits with 1.
    """
    found = game_named(game)
    words = words_of(found, language)
    setup = set_up(found, seats, module, settings)
    given = {text.partition("=")[0] for text in settings}
    at_least(1, games=games, limit=limit)
    at_least(0, workers=workers, bot_seconds=bot_seconds)
    names = tuple(check_bot(found, name.strip()) for name in bots.split(","))
    if len(names) > setup.seats:
        raise WrongUse(f"{len(names)} bots for {setup.seats} seats; give {setup.seats} or fewer")
    if records is not None:
        make_folder(records)
    series = Series(
        game,
        setup.seats,
        setup.modules,
        {name: value for name, value in setup.settings.items() if name in given or not vary},
        names,
        secrets.token_hex(8) if seed is None else seed,
        bot_seconds,
        limit,
        "" if records is None else str(records),
        vary,
    )
    data = run(series, games, workers or cores())
    if json:
        print_json(data)
    else:
        _print(data, words)
    for error in data["errors"] if not json else ():
        complain(f"game {error['game']} (seed {error['seed']}): {error['message']}")
    return FAILED if data["errors"] else DONE


def run(series: Series, games: int, workers: int) -> dict[str, Any]:
    """Play a series; everything about it as plain data."""
    tally = Tally(series)
    size = max(1, min(64, games // (4 * workers)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    began = time.perf_counter()
    with progress_bar(f"{series.game}: games", games) as bar:
        for outcomes in in_order(partial(play_games, series), chunks, min(workers, len(chunks))):
            tally.add(outcomes)
            bar.to(tally.games)
    return {**tally.data(time.perf_counter() - began), "workers": workers}


def _print(data: dict[str, Any], words: Words) -> None:
    screen = Screen()
    modules = f" with {', '.join(data['modules'])}" if data["modules"] else ""
    screen.print(
        f"{data['finished']} of {data['games']} games of {data['game']}{modules} finished, {data['seats']} seats, "
        f"seed {data['seed']}",
        soft_wrap=True,
    )
    lengths = data["lengths"]
    a_game = f"; {lengths['min']} to {lengths['max']} decisions a game, {lengths['mean']} on average"
    screen.print(
        f"{counted(data['decisions'], 'decision')} in {data['seconds']} s: {data['decisions_per_second']:.0f} "
        f"decisions and {data['games_per_second']:.1f} games per second{a_game if data['finished'] else ''}",
        soft_wrap=True,
    )
    table = Table(box=None, pad_edge=False)
    table.add_column("who")
    table.add_column("wins", justify="right")
    table.add_column("of", justify="right")
    table.add_column("", justify="right")
    for group, counts in data["wins"].items():
        for who, count in counts.items():
            played = data["played"][group][who]
            name = party_name(words, who) if group == "by_role" else who
            wins = str(count) if isinstance(count, int) else f"{count:.1f}"
            table.add_row(f"{group[3:]} {name}", wins, str(played), f"{count / played:.1%}" if played else "")
    screen.print(table)
    if data["draws"]:
        screen.print(f"{counted(data['draws'], 'draw')}, {'its win' if data['draws'] == 1 else 'their wins'} shared")
