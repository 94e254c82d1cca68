"""Only the process that holds a table writes to it: pauses, stalls and takeovers lose nothing and double nothing."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from litestar.datastructures import State
from sqlalchemy import update
from sqlalchemy.exc import TimeoutError as PoolTimeout
from tests.server.conftest import NewServer, Server, run
from tests.server.home import at_home
from tests.server.test_hub import harvest
from websockets.exceptions import ConnectionClosed

from kanly.client import Refused
from kanly.protocol.socket import Remark
from kanly.server.process import hub as hubs
from kanly.server.process.config import configure
from kanly.server.process.hub import Hub
from kanly.server.process.pages import ready
from kanly.server.store import Elsewhere, LeaseLost, StoreGone
from kanly.server.store import tables as rows
from kanly.server.store.journal import entries
from kanly.server.store.leases import bury
from kanly.server.store.schema import tables
from kanly.server.tables.live import LiveTable


async def take_away(hub: Hub, live: LiveTable) -> None:
    """Another process has held the table since."""
    async with hub.db.write() as connection:
        await connection.execute(update(tables).where(tables.c.id == live.id).values(epoch=live.held.epoch + 1))


def test_nothing_is_written_to_a_table_that_somebody_else_holds(new_db: Callable[[], str]) -> None:
    async def work() -> None:
        async with at_home(new_db()) as (hub, live):
            await live.commit(harvest())
            await take_away(hub, live)
            closed: list[str] = []
            live.audience.listeners.append(Eavesdropper(closed))
            with pytest.raises(LeaseLost):
                await live.commit(harvest())
            assert closed == ["the table has moved"]
            assert live.closed
            assert hub.in_memory(live.id) is None
            writes: list[Callable[[], Awaitable[None]]] = [
                lambda: rows.change_seat(hub.db, live.held, 0, {"away": "left"}),
                lambda: rows.save_table(hub.db, live.held, {"next": "x"}),
                lambda: rows.save_snapshot(hub.db, live.held, b"", 9, {}),
                lambda: hub.journal.append(live.held, 2, b""),
                lambda: live.chat(Remark(0, "Leto", "hm", 0.0)),
            ]
            for write in writes:
                with pytest.raises(LeaseLost):
                    await write()
            assert [n for n, _ in await entries(hub.db, live.id, 0)] == [1]
            again = await hub.table(live.id)
            assert again.course is not None
            assert again.course.table.made == 1

    run(work())


class Eavesdropper:
    """A listener of a seat."""

    seat = 0
    person = ""
    name = ""
    closed = False
    unheard: frozenset[str] = frozenset()

    def __init__(self, said: list[str]) -> None:
        self.said = said

    def send(self, data: bytes) -> None:
        pass

    def close(self, reason: str) -> None:
        self.said.append(reason)


def test_a_lost_table_does_not_harm_the_others_in_its_batch(new_db: Callable[[], str]) -> None:
    async def work() -> None:
        async with at_home(new_db()) as (hub, live):
            held = live.held
            done = await asyncio.gather(
                hub.journal.append(held, 1, b"one"),
                hub.journal.append(held._replace(epoch=held.epoch - 1), 2, b"two"),
                hub.journal.append(held._replace(process="somebody"), 3, b"three"),
                return_exceptions=True,
            )
            assert [type(one) for one in done] == [type(None), LeaseLost, LeaseLost]
            assert [n for n, _ in await entries(hub.db, live.id, 0)] == [1]

    run(work())


def test_a_process_that_was_taken_for_dead_begins_anew(new_db: Callable[[], str]) -> None:
    async def work() -> None:
        async with at_home(new_db()) as (hub, live):
            name = hub.db.process
            async with hub.db.write() as connection:
                await bury(connection, name)
            hub.db.until = 0.0
            with pytest.raises(LeaseLost):
                await live.look_again()
            assert hub.db.process != name
            assert hub.db.alive
            assert hub.in_memory(live.id) is None
            assert (await hub.table(live.id)).held.process == hub.db.process

    run(work())


def test_whoever_was_taken_for_dead_can_hold_a_table_again(new_db: Callable[[], str]) -> None:
    async def work() -> None:
        async with at_home(new_db()) as (hub, live):
            async with live.lock:
                await hub.drop(live)
            async with hub.db.write() as connection:
                await bury(connection, hub.db.process)
            assert (await hub.table(live.id)).held.process == hub.db.process

    run(work())


def test_a_table_is_held_by_one_process_at_a_time(postgres: Callable[[], str]) -> None:
    async def work() -> None:
        url = postgres()
        async with at_home(url) as (hub, live):
            other = Hub(configure(db=url))
            with pytest.raises(Elsewhere):
                await other.db.hold(live.id)
            await hub.drop(live)
            async with other.db.write() as connection:
                await connection.execute(update(tables).values(process=None))
            await other.db.engine.dispose()

    run(work())


def test_housekeeping_does_not_die() -> None:
    """A pool without free connections raises an error that comes from no driver."""
    calls = 0

    async def work() -> None:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise PoolTimeout("no connection is free")
        if calls == 2:
            raise StoreGone("gone")
        raise asyncio.CancelledError

    async def twice() -> None:
        with pytest.raises(asyncio.CancelledError):
            await hubs._every(0, work)

    run(twice())
    assert calls == 3


def test_an_exhausted_pool_is_a_database_that_does_not_answer(new_db: Callable[[], str]) -> None:
    async def work() -> None:
        async with at_home(new_db()) as (hub, _):
            engine = hub.db.engine
            hub.db.engine = NoRoom()  # type: ignore[assignment]
            for use in (hub.db.check, hub.db.beat):
                with pytest.raises(StoreGone):
                    await use()
            hub.db.engine = engine

    run(work())


class NoRoom:
    """An engine whose pool has no free connection."""

    def connect(self) -> None:
        raise PoolTimeout("no connection is free")

    begin = connect


def test_readiness_watches_the_signs_of_life(new_db: Callable[[], str]) -> None:
    async def work() -> list[int]:
        async with at_home(new_db()) as (hub, _):
            state = State({"hub": hub})
            before = await ready.fn(state)
            hub.db.until = 0.0
            return [before.status_code, (await ready.fn(state)).status_code]

    assert run(work()) == [200, 503]


def test_a_paused_server_that_was_replaced_writes_nothing(postgres: Callable[[], str], tmp_path: Path) -> None:
    """It wakes up with open sockets and tables in memory that have gone on elsewhere."""
    first = Server(postgres(), tmp_path, KANLY_LEASE="1").start()
    lobby = first.lobby("Leto")
    made = lobby.create("feud", ["me", "me"])
    with lobby.seat(made.table.id, 0, patience=0.0) as old:
        old.wait_for_question()
        old.choose("harvest")
        assert first.process is not None
        assert first.process.pid is not None
        os.kill(first.process.pid, signal.SIGSTOP)
        second = Server(first.db, tmp_path, KANLY_LEASE="1").start()
        lobby.url = second.url
        try:
            with lobby.seat(made.table.id, 0) as new, lobby.seat(made.table.id, 1) as other:
                new.choose("harvest")
                other.wait_for_question()
                other.choose("harvest")
                os.kill(first.process.pid, signal.SIGCONT)
                with pytest.raises((Refused, OSError, ConnectionClosed)):
                    old.choose("harvest")
                other.choose("harvest")
                new.wait_for_question()
                assert [hub["spice"] for hub in new.view["houses"]][:2] == [5, 5]
                assert len([event for event in new.events if event.kind == "harvest"]) == 4
        finally:
            first.close()
            second.close()


def test_a_paused_server_keeps_its_file(tmp_path: Path) -> None:
    first = Server(f"sqlite:///{tmp_path}/kanly.db", tmp_path, KANLY_LEASE="0.1").start()
    assert first.process is not None
    assert first.process.pid is not None
    os.kill(first.process.pid, signal.SIGSTOP)
    try:
        with pytest.raises(AssertionError, match="works on this database"):
            Server(first.db, tmp_path / "..", KANLY_LEASE="0.1").start()
    finally:
        os.kill(first.process.pid, signal.SIGCONT)
        first.close()


def test_after_a_kill_nobody_waits_for_a_lease(new_server: NewServer) -> None:
    server = new_server(KANLY_LEASE="3600")
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["me", "me"])
    server.kill()
    server.start()
    with lobby.seat(made.table.id, 0) as seat:
        assert seat.wait_for_question()
