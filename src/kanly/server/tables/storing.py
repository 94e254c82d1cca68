"""What the database has of a table: its row, a snapshot and the journal since then, and who is asked."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from kanly.kernel import KanlyError
from kanly.server.process.log import log, place_of
from kanly.server.store import LeaseLost
from kanly.server.store import journal as journals
from kanly.server.store import tables as rows
from kanly.server.tables.course import Course
from kanly.server.tables.entries import read_entry, read_snapshot, write_snapshot
from kanly.server.tables.seat_views import Mark

if TYPE_CHECKING:
    from kanly.server.tables.live import LiveTable

RECENT: Final = 100  # entries kept for bot workers that are a little behind


class Damaged(KanlyError):
    """A table whose snapshot cannot be read."""


async def read(live: LiveTable) -> None:
    """Read the table from the database: who sits where, the snapshot, then the journal."""
    db = live.hub.db
    await live.hub.journal.settled(live.id)
    row = await rows.table(db, live.id)
    if row is None or row.held != live.held:
        db.lost([live.held])
        raise LeaseLost([live.held])
    live.row = row
    data, covered = await rows.snapshot(db, live.id)
    lines = await journals.entries(db, live.id, covered)
    live.talk.read(await journals.remarks(db, live.id))
    live.stale = False
    if data is None or live.row.status == "open":
        return
    course, lost = _play_again(live, data, covered, lines)
    live.hub.pool.forget(live.id)
    live.audience.catch_up()
    if live.running and asked_since(live, course):
        await save(live)  # a table of an older server, which did not store that
    if lost:
        await journals.cut(db, live.held, live.n)
        await live.say_news("news-rules-changed", count=lost)
        log.warning("choices lost by an update of the rules", table=live.id, lost=lost)
        await save(live)


def _play_again(live: LiveTable, data: bytes, covered: int, lines: list[tuple[int, bytes]]) -> tuple[Course, int]:
    """Put the table where snapshot and journal say that it is; the course, and how many entries no longer fit."""
    try:
        course, marks, lost = read_snapshot(live.game, data)
    except Exception as error:
        log.error("table cannot be read", table=live.id, error=type(error).__name__, place=place_of(error))
        raise Damaged("this table cannot be read") from error
    live.n = live.covered = covered
    for n, line in lines:
        if lost:
            lost += 1
            continue
        entry = read_entry(line)
        try:
            course.do(entry.what)
        except KanlyError as error:
            log.error("entry no longer fits", table=live.id, n=n, error=type(error).__name__)
            lost = 1
            continue
        live.n = n
        marks.update(entry.marks)
        course.remember(entry.what.seat, entry.what.id, marks.get(entry.what.seat, Mark()).rev)
    live.course = course
    course.hushed = live.hushed
    _resume_clocks(live, course)
    live.audience.resume(marks)
    live.settle()
    return course, lost


async def save(live: LiveTable, values: dict[str, Any] | None = None) -> None:
    """Store the whole course, and more of the row with it; a restart has less to play again then."""
    assert live.course is not None
    n = live.n
    data = write_snapshot(live.course, live.audience.marks)
    with live.storing():
        asked = asked_since(live, live.course)
        live.row.round = live.round
        await rows.save_snapshot(live.hub.db, live.held, data, n, asked, {**(values or {}), "round": live.round})
    note_asked(live, asked)
    live.covered = n
    old = max(0, len(live.recent) - RECENT)
    live.base += old
    del live.recent[:old]


def asked_since(live: LiveTable, course: Course) -> dict[int, float]:
    """Since when people's seats are asked (0: they are not), where that has changed."""
    clocks, now = live.keeper.clocks, time.monotonic()
    clocks.note(course, now)
    asks = {ask.seat for ask in course.asks()}
    found: dict[int, float] = {}
    for s in live.seats:
        since = time.time() - (now - clocks.first_asked(course, s.seat, now)) if s.seat in asks else 0.0
        again = live.row.terms.clock.kind == "move" and abs(since - s.since) > 1.0
        if s.person is not None and (s.asked != (since > 0) or again):
            found[s.seat] = since
    return found


def note_asked(live: LiveTable, asked: dict[int, float]) -> None:
    """That much is stored now."""
    for seat, since in asked.items():
        row = live.seats[seat]
        row.asked, row.since, row.warned = since > 0, since, False


def _resume_clocks(live: LiveTable, course: Course) -> None:
    """Whoever was asked before this process had the table has thought since then."""
    for seat in live.seats:
        if seat.asked and seat.since and live.row.terms.clock.kind == "move":
            live.keeper.clocks.resume(course, seat.seat, time.monotonic() - (time.time() - seat.since))
