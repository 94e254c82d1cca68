"""A series of games between bots: game `i` has the seed `<seed>/<i>`, whoever plays it and in whatever process."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from kanly.bots import Match, OutOfTime, bot_named
from kanly.cli.collecting import collect_seldom
from kanly.cli.watch import time_limit
from kanly.kernel import KanlyError, Setup, Table
from kanly.kernel.record import WITNESS, Record, make_record, save_record
from kanly.kernel.setup import MAX_NAME
from kanly.registry import game_named

Side = list[tuple[str, int | None]]  # parties that belong together, each with its seat


@dataclass(frozen=True)
class Series:
    """What is played, who plays it, and from which seed; plain data, so that workers can be told."""

    game: str
    seats: int
    modules: tuple[str, ...]
    settings: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    bot_seconds: float
    limit: int
    records: str  # a folder, or empty

    def set_up(self, number: int) -> Setup:
        """The set-up of a game, its seats named after the bots."""
        names = [f"{bot[: MAX_NAME - 4]} {seat}" for seat, bot in enumerate(self.seating(number))]
        return game_named(self.game).set_up(self.seats, self.modules, self.settings, names)

    def seating(self, number: int) -> list[str]:
        """Which bot sits where in a game: they move on by one seat from game to game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.seats)]


@dataclass
class Failure:
    """A game that did not end well, with what is needed to repair it."""

    game: int
    seed: str
    message: str
    record: dict[str, Any] | None
    traceback: str


@dataclass
class Outcome:
    """What came of one game."""

    number: int
    decisions: int
    parties: list[str]
    winners: list[Side]  # more than one side: a draw; none: nobody won
    failure: Failure | None


def play_games(series: Series, numbers: range) -> list[Outcome]:
    """Play some games of a series."""
    collect_seldom()
    return [play_game(series, number) for number in numbers]


def play_game(series: Series, number: int) -> Outcome:
    """Play one game of a series; an exception in it becomes its failure."""
    seed = f"{series.seed}/{number}"
    seating = series.seating(number)
    table: Table | None = None
    match: Match | None = None
    failure: Failure | None = None
    parties: list[str] = []
    winners: list[Side] = []
    try:
        game = game_named(series.game)
        every = (1 << series.seats) - 1
        table = game.open(series.set_up(number), seed, programs=every, witness=WITNESS if series.records else 0)
        match = Match(table, [bot_named(game, name) for name in seating], seed)
        with time_limit(match, series.bot_seconds):
            if not match.play_on(series.limit):
                raise KanlyError(f"not over after {series.limit} decisions")
        parties = [party.id for party in table.rules.parties(table.state)]
        winners = winning_sides(table)
    except (Exception, OutOfTime) as error:
        message = str(error) if isinstance(error, KanlyError) else f"{type(error).__name__}: {error}"
        failure = Failure(number, seed, message, None, "".join(traceback.format_exception(error)))
    if table is not None and (series.records or failure is not None):
        try:
            _keep(series, number, make_record(table, seating), failure)
        except Exception as error:
            failure = failure or Failure(number, seed, f"no record: {type(error).__name__}: {error}", None, "")
    return Outcome(number, 0 if match is None else match.decisions, parties, winners, failure)


def _keep(series: Series, number: int, record: Record, failure: Failure | None) -> None:
    if failure is not None:
        failure.record = msgspec.to_builtins(record)
    if series.records:
        mark = "-failed" if failure is not None else ""
        save_record(record, Path(series.records) / f"{series.game}-{number:06}{mark}.kanly")


def winning_sides(table: Table) -> list[Side]:
    """The winners of a finished game, those of one seat or one team together."""
    result = table.result
    assert result is not None
    sides: list[tuple[set[str], Side]] = []
    for party in table.rules.parties(table.state):
        if party.id not in result.winners:
            continue
        bonds = {f"party {party.id}"}
        if party.team:
            bonds.add(f"team {party.team}")
        if party.seat is not None:
            bonds.add(f"seat {party.seat}")
        side: Side = [(party.id, party.seat)]
        apart = []
        for others, members in sides:
            if others & bonds:
                bonds |= others
                side = members + side
            else:
                apart.append((others, members))
        sides = [*apart, (bonds, side)]
    return [side for _, side in sides]
