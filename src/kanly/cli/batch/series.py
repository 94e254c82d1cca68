"""A series of games between bots: game `i` has the seed `<seed>/<i>`, whoever plays it and in whatever process."""

from __future__ import annotations

import traceback
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from kanly.bots import Match, OutOfTime, bot_named
from kanly.cli.batch.collecting import collect_seldom
from kanly.cli.batch.watch import time_limit
from kanly.kernel import BadSetup, KanlyError, Setup, Table, sides_of
from kanly.kernel.record import WITNESS, Record, make_record, save_record
from kanly.kernel.setup import MAX_NAME
from kanly.registry import game_named

Side = list[tuple[str, int | None]]  # parties that belong together, each with its seat
TRIES = 1000  # at settings that go together


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
    vary: bool = False  # what `settings` does not name is drawn anew for every game

    def set_up(self, number: int) -> Setup:
        """The set-up of a game, its seats named after the bots."""
        names = [f"{bot[: MAX_NAME - 4]} {seat}" for seat, bot in enumerate(self.seating(number))]
        if self.vary:
            return self._varied(Random(f"{self.seed}/{number}/settings"), names)
        return game_named(self.game).set_up(self.seats, self.modules, self.settings, names)

    def _varied(self, rng: Random, names: list[str]) -> Setup:
        """A set-up with flags and picks at random; settings that the game refuses together are drawn again."""
        game = game_named(self.game)
        refused = BadSetup("")
        for _ in range(TRIES):
            values = {
                setting.name: rng.choice(setting.values or (False, True))
                for setting in game.settings_for(self.seats, self.modules)
                if setting.type in ("flag", "pick")
            }
            try:
                return game.set_up(self.seats, self.modules, {**values, **self.settings}, names)
            except BadSetup as error:
                refused = error
        raise refused

    def deal(self, number: int) -> str:
        """The seed of a game's table."""
        return f"{self.seed}/{number}"

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
    places: list[list[Side]] = field(default_factory=list)  # all sides from best to worst, equals together


def play_games(series: Series, numbers: range) -> list[Outcome]:
    """Play some games of a series."""
    collect_seldom()
    return [play_game(series, number) for number in numbers]


def play_game(series: Series, number: int) -> Outcome:
    """Play one game of a series; an exception in it becomes its failure."""
    seed = series.deal(number)
    seating = series.seating(number)
    table: Table | None = None
    match: Match | None = None
    failure: Failure | None = None
    parties: list[str] = []
    winners: list[Side] = []
    places: list[list[Side]] = []
    try:
        game = game_named(series.game)
        every = (1 << series.seats) - 1
        table = game.open(series.set_up(number), seed, programs=every, witness=WITNESS if series.records else 0)
        match = Match(table, [bot_named(game, name) for name in seating], f"{series.seed}/{number}")
        with time_limit(match, series.bot_seconds):
            if not match.play_on(series.limit):
                raise KanlyError(f"not over after {series.limit} decisions")
        parties = [party.id for party in table.rules.parties(table.state)]
        winners = winning_sides(table)
        places = ranked_sides(table)
    except (Exception, OutOfTime) as error:
        message = str(error) if isinstance(error, KanlyError) else f"{type(error).__name__}: {error}"
        failure = Failure(number, seed, message, None, "".join(traceback.format_exception(error)))
    if table is not None and (series.records or failure is not None):
        try:
            _keep(series, number, make_record(table, seating), failure)
        except Exception as error:
            failure = failure or Failure(number, seed, f"no record: {type(error).__name__}: {error}", None, "")
    return Outcome(number, 0 if match is None else match.decisions, parties, winners, failure, places)


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
    won = [party for party in table.rules.parties(table.state) if party.id in result.winners]
    return [[(party.id, party.seat) for party in side] for side in sides_of(won)]


def ranked_sides(table: Table) -> list[list[Side]]:
    """All sides of a finished game from best to worst, equals together; a side stands where its best party does."""
    result = table.result
    assert result is not None
    place_of = {id: place for place, ids in enumerate(result.ranking) for id in ids}
    last = len(result.ranking)
    places: list[list[Side]] = [[] for _ in range(last + 1)]
    for side in sides_of(table.rules.parties(table.state)):
        places[min([place_of.get(party.id, last) for party in side])].append([(p.id, p.seat) for p in side])
    return [sides for sides in places if sides]
