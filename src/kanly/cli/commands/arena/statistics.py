"""How sure one can be: intervals for a share of wins, and a test that stops when it is settled."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

NORMAL_95: Final = 1.959964  # standard deviations on either side that hold 95 %
ERROR: Final = 0.05  # how often a settled test is wrong
MARGIN: Final = 2.0  # the odds of "better" against those of "worse"


def wilson(wins: float, games: int) -> tuple[float, float, float]:
    """The share of wins with its 95 % interval, after Wilson: low, share, high."""
    if not games:
        return 0.0, 0.0, 1.0
    share = wins / games
    z = NORMAL_95
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - reach) / scale), share, min(1.0, (middle + reach) / scale)


def odds_times(share: float, factor: float) -> float:
    """The share whose odds are this many times those of another."""
    odds = share / (1 - share) * factor
    return odds / (1 + odds)


class Sequential:
    """Wald's test whether a bot wins more or less than its fair share.

    "More" stands for odds that are the root of MARGIN times the fair ones, "less" for as many times less. `evidence`
    is the logarithm of how much better the first explains the games; beyond `limit` either way it is settled, wrongly
    in ERROR of the cases at most.
    """

    def __init__(self, fair: float) -> None:
        self.fair = fair
        self.better = odds_times(fair, sqrt(MARGIN))
        self.worse = odds_times(fair, 1 / sqrt(MARGIN))
        self.limit = log((1 - ERROR) / ERROR)
        self.evidence = 0.0

    def add(self, won: float) -> None:
        """One more game; a draw counts in part."""
        self.evidence += won * log(self.better / self.worse) + (1 - won) * log((1 - self.better) / (1 - self.worse))

    @property
    def verdict(self) -> str:
        """`better`, `worse`, or empty: not settled."""
        if self.evidence >= self.limit:
            return "better"
        return "worse" if self.evidence <= -self.limit else ""
