"""A contest: every deal is played once with each seating of the bots, so that seats, sides and cards are even."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kanly.cli.batch.series import Outcome, Series, play_games
from kanly.kernel import sides_of
from kanly.registry import game_named


@dataclass(frozen=True)
class Contest(Series):
    """A series in which the bots move round the table while the deal stays: game `n` is deal `n // rotations`."""

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """The bots as they can sit: everybody moves on by one seat, as long as that makes a difference."""
        full = [self.bots[i % len(self.bots)] for i in range(self.seats)]
        turned = [tuple(full[(i - shift) % self.seats] for i in range(self.seats)) for shift in range(self.seats)]
        return list(dict.fromkeys(turned))

    def seating(self, number: int) -> list[str]:
        """Which bot sits where in a game."""
        seatings = self.seatings
        return list(seatings[number % len(seatings)])

    def deal(self, number: int) -> str:
        """The seed of a game's table: the same for all seatings."""
        return f"{self.seed}/{number // len(self.seatings)}"

    def data(self) -> dict[str, Any]:
        """What identifies the contest, as plain data: games of one contest can be added up."""
        return {
            "game": self.game,
            "seats": self.seats,
            "modules": list(self.modules),
            "settings": self.settings,
            "bots": list(self.bots),
            "seed": self.seed,
            "rules": self.rules_version,
        }

    @property
    def teams(self) -> list[list[int]]:
        """The seats that belong together from the start of the game on; alliances that are made in it do not count."""
        table = game_named(self.game).open(self.set_up(0), self.deal(0))
        sides = sides_of(table.rules.parties(table.state))
        seats = [sorted({party.seat for party in side if party.seat is not None}) for side in sides]
        return [side for side in seats if side]

    @property
    def rules_version(self) -> str:
        """The version of the rules that are played."""
        game = game_named(self.game)
        return game.rules(game.set_up(self.seats, self.modules, self.settings)).version


@dataclass
class Played:
    """One game of a contest, as it is kept."""

    number: int
    decisions: int
    seating: list[str]
    roles: list[list[str]]  # by seat: the parties that it played
    places: list[list[list[int]]]  # sides from best to worst, equals together, each by its seats
    winners: list[list[int]]  # the sides that won, by their seats; more than one: a draw
    error: str


def play_chunk(contest: Contest, numbers: range) -> list[Played]:
    """Play some games of a contest."""
    return [_played(contest, outcome) for outcome in play_games(contest, numbers)]


def _played(contest: Contest, outcome: Outcome) -> Played:
    roles: list[list[str]] = [[] for _ in range(contest.seats)]
    for sides in outcome.places:
        for side in sides:
            for party, seat in side:
                if seat is not None:
                    roles[seat].append(party)
    seats = [[sorted({seat for _, seat in side if seat is not None}) for side in sides] for sides in outcome.places]
    won = [sorted({seat for _, seat in side if seat is not None}) for side in outcome.winners]
    error = "" if outcome.failure is None else outcome.failure.message
    return Played(outcome.number, outcome.decisions, contest.seating(outcome.number), roles, seats, won, error)
