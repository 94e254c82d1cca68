"""`kanly arena`: the command."""

from __future__ import annotations

import secrets
from collections.abc import Generator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table

from kanly.cli.batch.pool import cores, in_order
from kanly.cli.commands.arena.contest import Contest, Played, play_chunk
from kanly.cli.commands.arena.keeping import Kept
from kanly.cli.commands.arena.on_ray import on_ray
from kanly.cli.commands.arena.page import write_page
from kanly.cli.commands.arena.standings import Standings
from kanly.cli.errors import DONE, FAILED, WrongUse
from kanly.cli.output import Screen, complain, counted, print_json, progress_bar
from kanly.cli.parameters import GameId, Json, Modules, Seats, Settings, Workers, at_least, check_bot, set_up
from kanly.registry import game_named

Chunks = Generator[list[Played], None, None]

Bots = Annotated[str, Parameter(help="Who plays, separated by commas: a bot for each seat; fewer take turns.")]
Games = Annotated[int, Parameter(help="How many games; with --until-settled, at most this many.")]
Seed = Annotated[str | None, Parameter(help="Same seed, same deals; unless given, a new one.")]
BotSeconds = Annotated[float, Parameter(help="How long a bot may think about one answer; 0: as long as it likes.")]
Limit = Annotated[int, Parameter(help="A game that takes more decisions than this has failed.")]
OnRay = Annotated[
    bool | str,
    Parameter(negative="", show_default=False, help="Play on a Ray cluster: at an address, or on this machine."),
]
Resume = Annotated[Path | None, Parameter(help="A file that keeps the games; what it holds is not played again.")]
Page = Annotated[Path | None, Parameter(help="An HTML file for the results, with charts.")]
UntilSettled = Annotated[
    bool,
    Parameter(
        negative="", show_default=False, help="Stop when it is settled whether the first bot beats its fair share."
    ),
]


def arena(
    game: GameId,
    /,
    *,
    bots: Bots,
    seats: Seats = None,
    module: Modules = (),
    settings: Settings = (),
    games: Games = 100,
    seed: Seed = None,
    workers: Workers = 1,
    ray: OnRay = False,
    resume: Resume = None,
    page: Page = None,
    until_settled: UntilSettled = False,
    bot_seconds: BotSeconds = 60.0,
    limit: Limit = 100_000,
    json: Json = False,
) -> int:
    """Measure bots against each other.

    ```
    kanly arena uprising --seats 4 --bots greedy,random,random,random --games 100 --seed 1
    ```

    Every deal is played once with each seating, so that no bot has better seats, sides or cards. A bot's share of the
    wins comes with its 95 % interval; the sides of a draw, and the seats of a side, share a win. The games are the same
    whoever plays them: processes of this machine (`--workers`) or a Ray cluster (`--ray`).
    """
    found = game_named(game)
    setup = set_up(found, seats, module, settings)
    at_least(1, games=games, limit=limit)
    at_least(0, workers=workers, bot_seconds=bot_seconds)
    names = tuple(check_bot(found, name.strip()) for name in bots.split(","))
    if len(names) > setup.seats:
        raise WrongUse(f"{len(names)} bots for {setup.seats} seats; give {setup.seats} or fewer")
    contest = Contest(
        game,
        setup.seats,
        setup.modules,
        setup.settings,
        names,
        secrets.token_hex(8) if seed is None else seed,
        bot_seconds,
        limit,
        "",
    )
    kept = Kept(contest, resume)
    standings = Standings(contest)
    _run(contest, standings, kept, games, until_settled, workers or cores(), ray)
    data = standings.data()
    if page is not None:
        try:
            write_page(page, standings)
        except OSError as error:
            raise WrongUse(f"{page} cannot be written: {error.strerror or error}") from None
    if json:
        print_json(data)
    else:
        _print(data)
        for failed in data["errors"]:
            complain(f"game {failed['game']} (seed {failed['seed']}): {failed['message']}")
    return FAILED if data["errors"] else DONE


def _run(
    contest: Contest,
    standings: Standings,
    kept: Kept,
    games: int,
    until_settled: bool,
    workers: int,
    ray: bool | str,
) -> None:
    """Add up what is kept, then play the rest, in order, until there are enough games."""
    rotations = len(contest.seatings)
    with progress_bar(f"{contest.game}: games", games) as bar:

        def enough(chunk: list[Played]) -> bool:
            for game in chunk:
                standings.add(game)
                bar.to(game.number + 1, _so_far(contest, standings))
                if until_settled and standings.settled:
                    return True
            return False

        if enough(kept.games[:games]):
            return
        rest = range(min(len(kept.games), games), games)
        with closing(_played(contest, rest, rotations, workers, ray)) as chunks:
            for chunk in chunks:
                kept.add(chunk)
                if enough(chunk):
                    return


def _played(contest: Contest, numbers: range, chunk: int, workers: int, ray: bool | str) -> Chunks:
    """The games of these numbers, as many at a time as a deal has."""
    chunks = [numbers[i : i + chunk] for i in range(0, len(numbers), chunk)]
    if not chunks:
        return
    work = partial(play_chunk, contest)
    if ray is False:
        yield from in_order(work, chunks, min(workers, len(chunks)))
    else:
        yield from on_ray(work, chunks, None if ray is True else str(ray), workers)


def _so_far(contest: Contest, standings: Standings) -> str:
    first = standings.names[0]
    share = standings.wins[first] / standings.games if standings.games else 0.0
    return f"{contest.game}: {first} has {share:.0%} of the wins"


def _print(data: dict[str, Any]) -> None:
    screen = Screen()
    modules = f" with {', '.join(data['modules'])}" if data["modules"] else ""
    screen.print(
        f"{counted(data['games'], 'game')} of {data['game']}{modules}, {data['seats']} seats, rules {data['rules']}, "
        f"seed {data['seed']}",
        soft_wrap=True,
    )
    table = Table(box=None, pad_edge=False)
    for column in ("bot", "wins", "share", "95 %", "fair", "", "rating"):
        table.add_column(column, justify="left" if column in ("bot", "") else "right")
    for name, (low, mid, high) in data["share"].items():
        rating = data["ratings"][name]
        table.add_row(
            name,
            f"{data['wins'][name]:g}",
            f"{mid:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{data['fair'][name]:.1%}",
            data["verdict"][name] or "",
            f"{rating['mu']:.1f} ± {rating['sigma']:.1f}",
        )
    screen.print(table)
    if data["draws"]:
        screen.print(f"{counted(data['draws'], 'draw')}, shared")
    if data["nobody"]:
        screen.print(f"{counted(data['nobody'], 'game')} that no seat has won")
