"""A tally of games: who won how often, how long they took, what went wrong."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from fractions import Fraction
from statistics import mean, median
from typing import Any

from kanly.cli.batch.series import Failure, Outcome, Series


class Counts:
    """Something counted by seat, by bot and by role."""

    def __init__(self, series: Series) -> None:
        self.by_seat = dict.fromkeys(range(series.seats), Fraction(0))
        self.by_bot = dict.fromkeys(series.bots, Fraction(0))
        self.by_role: dict[str, Fraction] = {}

    def add(self, count: Fraction, seats: Iterable[int], bots: Iterable[str], roles: Iterable[str]) -> None:
        """Count something for each of these."""
        for seat in seats:
            self.by_seat[seat] += count
        for bot in bots:
            self.by_bot[bot] += count
        for role in roles:
            self.by_role[role] = self.by_role.get(role, Fraction(0)) + count

    def data(self, played: Counts) -> dict[str, dict[str, int | float]]:
        """The counts as plain data, with every role that was played."""
        return {
            "by_seat": {str(seat): _plain(count) for seat, count in self.by_seat.items()},
            "by_bot": {bot: _plain(count) for bot, count in self.by_bot.items()},
            "by_role": {role: _plain(self.by_role.get(role, Fraction(0))) for role in played.by_role},
        }


class Tally:
    """Counts the outcomes of a series. The sides of a draw share one win; the members of a side each have it whole."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.wins = Counts(series)
        self.played = Counts(series)  # in finished games
        self.lengths: list[int] = []
        self.decisions = 0
        self.draws = 0
        self.failures: list[Failure] = []

    @property
    def games(self) -> int:
        """How many games have been played."""
        return len(self.lengths) + len(self.failures)

    def add(self, outcomes: Iterable[Outcome]) -> None:
        """Count some games."""
        for outcome in outcomes:
            self.decisions += outcome.decisions
            if outcome.failure is not None:
                self.failures.append(outcome.failure)
                continue
            self.lengths.append(outcome.decisions)
            self._count_wins(outcome)

    def _count_wins(self, outcome: Outcome) -> None:
        seating = self.series.seating(outcome.number)
        self.played.add(Fraction(1), range(self.series.seats), seating, outcome.parties)
        self.draws += len(outcome.winners) > 1
        for side in outcome.winners:
            seats = sorted({seat for _, seat in side if seat is not None})
            share = Fraction(1, len(outcome.winners))
            self.wins.add(share, seats, [seating[seat] for seat in seats], [party for party, _ in side])

    def data(self, seconds: float) -> dict[str, Any]:
        """Everything as plain data."""
        series = self.series
        seconds = max(seconds, 1e-9)
        return {
            "game": series.game,
            "seats": series.seats,
            "modules": list(series.modules),
            "settings": series.settings,
            "vary": series.vary,
            "bots": list(series.bots),
            "seed": series.seed,
            "games": self.games,
            "finished": len(self.lengths),
            "errors": [asdict(failure) for failure in self.failures],
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "games_per_second": round(self.games / seconds, 3),
            "wins": self.wins.data(self.played),
            "played": self.played.data(self.played),
            "draws": self.draws,
            "lengths": summary(self.lengths),
        }


def summary(lengths: list[int]) -> dict[str, float]:
    """The shortest, mean, median and longest of some lengths; all 0 if there are none."""
    if not lengths:
        return {"min": 0, "mean": 0, "median": 0, "max": 0}
    return {
        "min": min(lengths),
        "mean": round(mean(lengths), 2),
        "median": median(lengths),
        "max": max(lengths),
    }


def _plain(count: Fraction) -> int | float:
    return count.numerator if count.denominator == 1 else round(float(count), 4)
