"""`kanly fuzz`: random play with every property checked at every step."""

from __future__ import annotations

import itertools
import secrets
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from kanly.cli.batch.pool import cores, in_order
from kanly.cli.errors import DONE, FAILED, WrongUse
from kanly.cli.output import Screen, complain, counted, print_json, progress_bar
from kanly.cli.parameters import GameId, Json, Modules, Seats, Settings, Workers, at_least, make_folder, set_up
from kanly.kernel import Setup
from kanly.kernel.record import save_record
from kanly.registry import game_named
from kanly.testing import PropertyBroken, all_setups, check_game

Seed = Annotated[str | None, Parameter(help="Same seed, same games; unless given, a new one.")]
Minutes = Annotated[float | None, Parameter(help="Go on for so long.")]
Games = Annotated[int | None, Parameter(help="How many games to play; 20 by default.")]
Failures = Annotated[int, Parameter(help="Stop after this many failures.")]
Records = Annotated[Path, Parameter(help="A folder for the records of failed games.")]
HEAVY = 1.0  # all properties at every step


@dataclass
class Checked:
    """One checked game: what was tried, and what was broken."""

    number: int
    seed: str
    setup: dict[str, Any]
    choices: int = 0
    checks: dict[str, int] = field(default_factory=dict)
    broken: str = ""  # the property
    message: str = ""
    record: str = ""  # the file


def fuzz(
    game: GameId,
    /,
    *,
    seats: Seats = None,
    module: Modules = (),
    settings: Settings = (),
    seed: Seed = None,
    games: Games = None,
    minutes: Minutes = None,
    failures: Failures = 1,
    workers: Workers = 1,
    records: Records = Path(),
    json: Json = False,
) -> int:
    """Play at random and check every property at every step: clones, undo, records, secrecy and more.

    ```
    kanly fuzz dune --minutes 60 --workers 0
    kanly fuzz dune --seats 3 --module advanced --games 5 --seed 7
    ```

    Without seats, modules and settings it takes all allowed set-ups in turn. A broken property ends it with exit code
    1, and the record that leads there is written.
    """
    found = game_named(game)
    if games is not None and minutes is not None:
        raise WrongUse("give --games or --minutes, not both")
    at_least(0, workers=workers, minutes=0 if minutes is None else minutes)
    at_least(1, games=20 if games is None else games, failures=failures)
    given = seats is not None or module or settings
    setups = [set_up(found, seats, module, settings)] if given else list(all_setups(found))
    make_folder(records)
    base = secrets.token_hex(4) if seed is None else seed
    deadline = None if minutes is None else time.monotonic() + 60 * minutes
    numbers = range(20 if games is None else games) if deadline is None else _until(deadline)
    pieces = ((number, setups[number % len(setups)]) for number in numbers)
    total = len(numbers) if isinstance(numbers, range) else None
    return _report(_run(game, base, pieces, str(records), failures, workers or cores(), total), game, base, json)


def _until(deadline: float) -> Iterator[int]:
    return itertools.takewhile(lambda _: time.monotonic() < deadline, itertools.count())


def _run(
    game: str,
    seed: str,
    pieces: Iterator[tuple[int, Setup]],
    folder: str,
    failures: int,
    workers: int,
    total: int | None,
) -> dict[str, Any]:
    checks: Counter[str] = Counter()
    games = choices = 0
    failed: list[dict[str, Any]] = []
    began = time.perf_counter()
    plain = ((number, _data(setup)) for number, setup in pieces)
    with progress_bar(f"{game}: games checked", total) as bar:
        results = in_order(partial(check_one, game, seed, folder), plain, workers)
        for checked in results:
            games += 1
            choices += checked.choices
            checks.update(checked.checks)
            bar.to(games)
            if checked.broken:
                failed.append(
                    {
                        "game": checked.number,
                        "seed": checked.seed,
                        "setup": checked.setup,
                        "property": checked.broken,
                        "message": checked.message,
                        "record": checked.record,
                    }
                )
                if len(failed) >= failures:
                    break
    return {
        "game": game,
        "seed": seed,
        "games": games,
        "choices": choices,
        "seconds": round(time.perf_counter() - began, 3),
        "checks": dict(sorted(checks.items())),
        "failures": failed,
    }


def _data(setup: Setup) -> dict[str, Any]:
    return {"seats": setup.seats, "modules": list(setup.modules), "settings": dict(setup.settings)}


def check_one(game: str, seed: str, folder: str, piece: tuple[int, dict[str, Any]]) -> Checked:
    """Check one random game; if a property is broken, its record is written into the folder."""
    number, setup = piece
    found = game_named(game)
    checked = Checked(number, f"{seed}/{number}", setup)
    try:
        report = check_game(found, found.set_up(**setup), checked.seed, heavy=HEAVY)
        checked.choices = report.choices
        checked.checks = dict(report.checks)
    except PropertyBroken as error:
        checked.broken = error.property
        checked.message = str(error)
        if error.record is not None:
            checked.choices = len(error.record.choices)
            path = Path(folder) / f"{game}-broken-{number}.kanly"
            save_record(error.record, path)
            checked.record = str(path)
    return checked


def _report(data: dict[str, Any], game: str, seed: str, json: bool) -> int:
    if json:
        print_json(data)
    else:
        checks = counted(sum(data["checks"].values()), "check")
        Screen().print(
            f"{counted(data['games'], 'game')} of {game}, {counted(data['choices'], 'choice')}, {checks} of "
            f"{len(data['checks'])} properties in {data['seconds']:.0f} s, seed {seed}: "
            f"{len(data['failures'])} failed",
            soft_wrap=True,
        )
        for failure in data["failures"]:
            complain(f"{failure['message']}; record: {failure['record'] or 'none'}")
    return FAILED if data["failures"] else DONE
