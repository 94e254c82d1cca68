"""Tables at which nothing happens sleep in the database until something is due, or somebody comes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import update
from tests.server.conftest import run
from tests.server.home import at_home

from kanly.kernel import token
from kanly.protocol.lobby import Clock
from kanly.server.process.hub import Hub
from kanly.server.store import tables as rows
from kanly.server.store.schema import seats, tables
from kanly.server.tables.course import Chosen
from kanly.server.tables.deadlines import REOPENED, WARNED, deadlines, rest
from kanly.server.tables.keeper import ONCE
from kanly.server.tables.live import LiveTable
from kanly.server.tables.standing_in import hand_back

DAY = 86_400
NewDb = Callable[[], str]


@asynccontextmanager
async def slow_game(url: str) -> AsyncIterator[tuple[Hub, LiveTable]]:
    """A game of Feud with a day for a move."""
    async with at_home(url) as (hub, live):
        terms = msgspec.structs.replace(live.row.terms, clock=Clock("move", DAY))
        await rows.save_table(hub.db, live.held, {"settings": msgspec.json.encode(terms)})
        live.row.terms = terms
        yield hub, live


async def put_to_sleep(hub: Hub, live: LiveTable) -> None:
    """As if nobody had been here for a long time."""
    live.audience.idle_since = time.monotonic() - 10 * hub.config.sleep
    await hub._put_away()
    assert hub.in_memory(live.id) is None


def test_a_table_that_sleeps_is_left_alone(new_db: NewDb) -> None:
    async def work() -> None:
        async with at_home(new_db()) as (hub, live):
            async with live.lock:
                await live.commit(Chosen(0, choices=[("action", "harvest")]))
            await put_to_sleep(hub, live)
            await hub._resume()
            assert hub.in_memory(live.id) is None
            found = await rows.table(hub.db, live.id)
            assert found is not None
            assert [seat.asked for seat in found.seats] == [seat.asked for seat in live.seats]
            assert any(seat.asked for seat in found.seats)
            again = await hub.table(live.id)  # somebody comes
            assert again.row.sleeps_until is None
            async with again.lock:
                await hub.drop(again)  # not to sleep: whoever finds it goes on with it
            await hub._resume()
            assert hub.in_memory(live.id) is not None

    run(work())


def test_a_slow_game_wakes_when_something_is_due(new_db: NewDb) -> None:
    async def work() -> None:
        async with slow_game(new_db()) as (hub, live):
            assert DAY * (1 - WARNED) - 60 < rest(live) <= DAY * (1 - WARNED)
            await put_to_sleep(hub, live)
            await hub._resume()
            assert hub.in_memory(live.id) is None
            async with hub.db.write() as connection:  # that much later
                await connection.execute(update(tables).values(sleeps_until=1.0))
            await hub._resume()
            assert hub.in_memory(live.id) is not None

    run(work())


def test_time_goes_on_while_a_table_sleeps(new_db: NewDb) -> None:
    """Neither sleep nor a restart gives anybody their time again; but everybody has some minutes to come back."""

    async def work() -> None:
        async with slow_game(new_db()) as (hub, live):
            asked = next(seat for seat in live.seats if seat.asked)
            await put_to_sleep(hub, live)
            await asked_ago(hub, DAY / 2)
            again = await hub.table(live.id)
            now = time.monotonic()
            [(due, why)] = deadlines(again, again.seats[asked.seat], now)
            assert why == "time"
            assert DAY / 2 - 60 < due - now <= DAY / 2
            async with again.lock:
                await hub.drop(again)
            await asked_ago(hub, 2 * DAY)
            again = await hub.table(live.id)
            now = time.monotonic()
            [(due, _)] = deadlines(again, again.seats[asked.seat], now)
            assert REOPENED - 60 < due - now <= REOPENED

    run(work())


async def asked_ago(hub: Hub, seconds: float) -> None:
    async with hub.db.write() as connection:
        await connection.execute(update(seats).where(seats.c.asked).values(since=time.time() - seconds))


def test_whoever_is_late_is_answered_for_once(new_db: NewDb) -> None:
    """Then a bot takes over; the seat's person is told, and takes it back."""

    async def work() -> None:
        async with slow_game(new_db()) as (_, live):
            seat = next(seat.seat for seat in live.seats if seat.asked)
            entries = live.n
            await time_is_up(live, seat)
            await until(lambda: live.n > entries and not live.seats[seat].away)
            assert live.seats[seat].late
            assert live.n == entries + 1
            assert live.row.news[-1].id == "news-answered-once"
            await others_play(live, seat)
            await time_is_up(live, seat)
            await until(lambda: live.seats[seat].away == "time")
            async with live.lock:
                await hand_back(live, live.seats[seat])
            assert (live.seats[seat].away, live.seats[seat].late) == ("", False)

    run(work())


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


async def time_is_up(live: LiveTable, seat: int) -> None:
    """As if a seat had thought for a day."""
    assert live.course is not None
    live.keeper.clocks.forgive()
    live.keeper.clocks.resume(live.course, seat, time.monotonic() - 2 * DAY)
    live.keeper.wake()


async def others_play(live: LiveTable, seat: int) -> None:
    """Until the seat is asked."""
    assert live.course is not None
    async with live.lock:
        while (ask := live.course.asks()[0]).seat != seat:
            await live.commit(Chosen(ask.seat, choices=[(ask.kind, token(ask.options[0]))]))


def test_somebody_is_warned_once(new_db: NewDb) -> None:
    async def work() -> None:
        async with slow_game(new_db()) as (hub, live):
            told: list[str] = []
            hub.notices.hurry = lambda _, seat: told.append(seat.name)  # type: ignore[method-assign,assignment]
            seat = next(seat.seat for seat in live.seats if seat.asked)
            assert live.course is not None
            live.keeper.clocks.forgive()
            live.keeper.clocks.resume(live.course, seat, time.monotonic() - DAY * (1 - WARNED) - 1)
            for _ in range(2):
                async with live.lock:
                    await live.keeper._warn(time.monotonic())
            assert told == [live.seats[seat].name]
            found = await rows.table(hub.db, live.id)
            assert found is not None
            assert found.seats[seat].warned
            assert live.seats[seat].away != ONCE

    run(work())


def test_the_first_seconds_of_a_question_are_free_once(new_db: NewDb) -> None:
    """Whoever takes a choice back and thinks again does not get them again."""

    async def work() -> None:
        async with at_home(new_db()) as (_, live):
            live.row.terms = msgspec.structs.replace(live.row.terms, clock=Clock("bank", 60, delay=5))
            clocks, course = live.keeper.clocks, live.course
            assert course is not None
            seat = course.asks()[0].seat
            now = time.monotonic()
            clocks.forgive()
            clocks.resume(course, seat, now - 4)
            clocks.since[seat] = now - 4
            assert live.keeper.time_used(seat) == 0
            clocks.forgive()
            clocks.resume(course, seat, now - 100)  # first asked long ago
            clocks.since[seat] = now - 4  # and since then taken back
            assert 4000 <= live.keeper.time_used(seat) < 60_000  # not the hundred seconds
            [(due, _)] = deadlines(live, live.seats[seat], now)
            assert 55 < due - now <= 56

    run(work())
