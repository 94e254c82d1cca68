"""Games of a game's own bot against itself: every answer it gives, and positions with what came of them."""

from __future__ import annotations

from array import array
from random import Random
from typing import Any, Final

from kanly.bots import Match, usual_bot
from kanly.kernel import Bot, Game, KanlyError, Option, Setup, Sight, Table, token
from kanly.kit import Learnt

SOON: Final = (3, 60)  # answers between two positions that are kept within a period


class Position:
    """How the sides stood at some moment, and each one's share of the victory in the end."""

    def __init__(
        self, lap: int, progress: float, traits: list[list[float]], seats: list[int], family: str = "all"
    ) -> None:
        self.lap = lap  # through the set-ups that are taught: some laps are held back, for a measure
        self.progress = progress
        self.traits = traits
        self.seats = seats  # masks
        self.family = family
        self.shares: list[float] = []


class Harvest:
    """What some games have brought."""

    def __init__(self) -> None:
        self.games = 0
        self.tokens: dict[tuple[str, str], int] = {}  # kinds and tokens, numbered as they come up
        self.options = array("i")  # of all questions, one after the other
        self.counts = array("i")  # how many of them each question has
        self.chosen = array("i")
        self.chapters = array("i")
        self.positions: list[Position] = []
        self.names: list[str] = []

    def answer(self, kind: str, options: list[Option], option: Option, chapter: int) -> None:
        """Keep an answer."""
        self.counts.append(len(options))
        self.chosen.append(options.index(option))
        self.chapters.append(chapter)
        for each in options:
            self.options.append(self.tokens.setdefault((kind, token(each)), len(self.tokens)))


class Watched(Bot):
    """A bot whose answers are kept; now and then it errs, and that is not kept."""

    def __init__(self, inner: Bot, harvest: Harvest, guide: Learnt, table: Table, noise: float) -> None:
        super().__init__()
        self.inner = inner
        self.harvest = harvest
        self.guide = guide
        self.table = table
        self.noise = noise
        self.interjects = inner.interjects

    def choose(self, sight: Sight) -> Option:
        """The inner bot's answer, most of the time."""
        ask = sight.ask
        option = self.inner.choose(sight)
        self.harvest.answer(ask.kind, ask.options, option, self.guide.chapter(self.table.state, sight.seat))
        if self.noise and sight.rng.random() < self.noise:
            return ask.options[int(sight.rng.random() * len(ask.options))]
        return option

    def interject(self, sight: Sight) -> Option:
        """What the inner bot does unasked."""
        return self.inner.interject(sight)


def guide_of(rules: Any) -> Learnt:
    """The guide that lessons are for."""
    guide = rules.guide()
    if not isinstance(guide, Learnt):
        raise KanlyError(f"{rules.setup.game} cannot be trained: it declares no traits (see docs/write-a-bot.md)")
    return guide


def play_one(
    game: Game, setup: Setup, seed: str, number: int, harvest: Harvest, errs: float = 0.0, lap: int = 0
) -> None:
    """Play one game and keep what it brings; `errs` is the share of answers given at random, `lap` its lap."""
    table = game.open(setup, f"{seed}/{number}", programs=(1 << setup.seats) - 1)
    guide = guide_of(table.rules)
    make = game.bots[usual_bot(game)]
    match = Match(table, [Watched(make(), harvest, guide, table, errs) for _ in range(setup.seats)], f"{seed}/{number}")
    names = {name: i for i, name in enumerate(harvest.names)}
    for name in guide.names:
        if name not in names:
            names[name] = len(harvest.names)
            harvest.names.append(name)
    places = [names[name] for name in guide.names]
    rng = Random(f"{seed}/{number}/positions")
    kept: list[Position] = []
    period = guide.period(table.state)
    wait = 0
    while not table.over:
        now = guide.period(table.state)
        if now != period or wait == 0:
            if period:  # not during the set-up
                kept.append(_position(table, guide, lap, places))
            period = now
            wait = rng.randrange(*SOON)
        wait -= 1
        if not match.step():
            break
    shares = table.shares
    assert shares is not None
    for position in kept:
        position.shares = shares_by_side(position.seats, shares)
    harvest.positions += kept
    harvest.games += 1


def shares_by_side(sides: list[int], shares: list[float]) -> list[float]:
    """The victory by side, each a mask of seats; what no seat has won belongs to the sides without one."""
    found = [max([shares[i] for i in range(len(shares)) if side >> i & 1], default=0.0) for side in sides]
    rivals = sides.count(0)
    if rivals and not sum(found):
        return [0.0 if side else 1.0 / rivals for side in sides]
    return found


def _position(table: Table, guide: Learnt, lap: int, places: list[int]) -> Position:
    standings = guide.standings(table.state)
    rows = []
    for standing in standings:
        row = [0.0] * (max(places) + 1)
        for place, value in zip(places, standing.traits):
            row[place] = value
        rows.append(row)
    return Position(lap, guide.progress(table.state), rows, [standing.seats for standing in standings], guide.family)
