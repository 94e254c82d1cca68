"""Until when somebody has time to answer, when they are warned, and how long a table can be left to itself."""

from __future__ import annotations

import time
from math import inf
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kanly.server.store.tables import SeatRow
    from kanly.server.tables.live import LiveTable

GRACE: Final = 60  # seconds for each question that somebody with an empty bank still has
SLOW: Final = 3600  # seconds for a move from which on people play by correspondence
WARNED: Final = 1 / 6  # of their time is left when people in slow games are warned
REOPENED: Final = 600  # seconds that everybody has at least after a table was read again: nobody could reach it before


def deadlines(live: LiveTable, seat: SeatRow, now: float) -> list[tuple[float, str]]:
    """Until when a seat has time to answer, or to confirm, and why it has no more then: time, gone."""
    course = live.course
    keeper = live.keeper
    assert course is not None
    clock = live.row.terms.clock
    since = keeper.clocks.since.get(seat.seat, now)
    first = keeper.clocks.first_asked(course, seat.seat, now)
    out: list[tuple[float, str]] = []
    if course.window >= 0 and clock.window and not live.solitary and seat.seat not in keeper.holding:
        out.append((keeper.window_at + clock.window, "time"))
    if clock.kind == "move" and clock.seconds:
        out.append((_end_of_move(live, first), "time"))
    elif clock.kind == "bank" and clock.seconds and course.window < 0:
        left = clock.seconds - course.spent[seat.seat] / 1000
        costs = keeper.clocks.costs_since(course, seat.seat, clock.delay, now)
        out.append((costs + left if left > 0 else first + (clock.delay or GRACE), "time"))
    if clock.away and not live.audience.here(seat.seat):
        out.append((max(since, live.audience.left_at.get(seat.seat, since)) + clock.away, "gone"))
    return out


def warning(live: LiveTable, seat: SeatRow, now: float) -> float | None:
    """When a seat is warned that its time runs out; None if it is not, or has been."""
    clock = live.row.terms.clock
    if clock.kind != "move" or clock.seconds < SLOW or seat.warned:
        return None
    assert live.course is not None
    return live.keeper.clocks.first_asked(live.course, seat.seat, now) + clock.seconds * (1 - WARNED)


def rest(live: LiveTable) -> float:
    """Seconds for which nothing happens at a table unless a person does something."""
    if live.course is None or not live.running:
        return inf
    if live.keeper.busy:
        return 0.0
    now = time.monotonic()
    dues: list[float] = []
    for ask in live.course.asks():
        seat = live.seats[ask.seat]
        warned = warning(live, seat, now)
        dues += [due - REOPENED for due, _ in deadlines(live, seat, now)]
        dues += [] if warned is None else [warned]
    return max(0.0, min(dues, default=inf) - now)


def _end_of_move(live: LiveTable, first: float) -> float:
    seconds = live.row.terms.clock.seconds
    return max(first + seconds, live.audience.opened_at + min(seconds, REOPENED))
