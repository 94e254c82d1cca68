"""How long a search may think about one answer: seconds, or a number of playouts, which gives the same game again.

Seconds are of the process's own time; where others need the machine too, a search that has waited for long stops early.
"""

from __future__ import annotations

from time import perf_counter, process_time
from typing import Final

from kanly.kernel import BotFailed

USUAL: Final = 0.25  # seconds
LONGEST: Final = 3600.0
MOST: Final = 10_000_000
PATIENCE: Final = 4.0  # times its seconds may pass on a busy machine before the search gives the answer it has
DECIDED: Final = 0.6  # of the tries that are left: a lead that nobody makes up


class Budget:
    """Seconds of the process's own time, or playouts if there are any."""

    seconds: float
    playouts: int

    def __init__(self, seconds: float = USUAL, playouts: int = 0) -> None:
        self.seconds = seconds
        self.playouts = playouts

    def part(self, share: float) -> Budget:
        """A share of it, for a smaller question."""
        return Budget(self.seconds * share, max(1, int(self.playouts * share)) if self.playouts else 0)


class Watch:
    """A budget being spent."""

    budget: Budget
    count: int  # tries so far
    began: float
    looked: float  # at the clock on the wall

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.count = 0
        self.began = 0.0 if budget.playouts else process_time()
        self.looked = 0.0 if budget.playouts else perf_counter()

    def spent(self) -> bool:
        """Whether nothing is left."""
        budget = self.budget
        if budget.playouts:
            return self.count >= budget.playouts
        if self.count == 0:
            return False
        if process_time() - self.began >= budget.seconds:
            return True
        return perf_counter() - self.looked >= PATIENCE * budget.seconds

    def decided(self, lead: int) -> bool:
        """Whether what is left can hardly make up such a lead."""
        budget = self.budget
        if budget.playouts:
            left = float(budget.playouts - self.count)
        else:
            used = process_time() - self.began
            left = (budget.seconds - used) * self.count / max(1e-6, used)
        return lead > DECIDED * left


def budget_named(text: str) -> Budget:
    """The budget that a bot's name gives: `0.25` seconds, `200p` playouts, nothing for the usual one."""
    if not text:
        return Budget()
    try:
        if text.endswith("p"):
            playouts = int(text[:-1])
            if 1 <= playouts <= MOST:
                return Budget(0.0, playouts)
        else:
            seconds = float(text)
            if 0.0 < seconds <= LONGEST:
                return Budget(seconds)
    except ValueError:
        pass
    raise BotFailed(f"search:{text} is no budget; write seconds, as in search:0.25, or playouts, as in search:200p")
