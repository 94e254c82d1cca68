"""A time limit for answers that costs nothing while bots are quick: a clock that ticks beside the match."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from kanly.bots import Match, OutOfTime

TICKS: Final = 4  # an answer may take this many ticks; the limit is kept to within one of them


@contextmanager
def time_limit(match: Match, seconds: float) -> Iterator[None]:
    """Interrupt a bot (OutOfTime) or a rule (TimeoutError) that lets the match stand still for so long; 0: never.

    Only in the main thread, and only where the system has timers.
    """
    if not seconds or not hasattr(signal, "setitimer"):
        yield
        return
    seen = match.decisions
    still = 0

    def tick(_signal: int, _frame: FrameType | None) -> None:
        nonlocal seen, still
        if match.decisions != seen:
            seen = match.decisions
            still = 0
            return
        still += 1
        if still > TICKS:
            still = 0
            raise (OutOfTime if match.thinking else TimeoutError)(f"no answer within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, tick)
    signal.setitimer(signal.ITIMER_REAL, seconds / TICKS, seconds / TICKS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
