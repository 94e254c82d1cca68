"""The thread that writes to SQLite: whatever happens to one transaction, the next one is not the worse for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, OperationalError
from tests.server.conftest import run

from kanly.kernel import KanlyError
from kanly.server.store import StoreGone
from kanly.server.store.batches import run as tell
from kanly.server.store.engine import database_url
from kanly.server.store.sqlite import Writer


def with_a_writer(folder: Path, work: Callable[[Writer], Awaitable[None]]) -> None:
    """A database with one table of numbers, none of them twice."""

    async def write() -> None:
        writer = Writer(database_url(f"sqlite:///{folder}/numbers.db"))
        await writer.write(lambda connection: tell(connection, "create table numbers (n integer primary key)", ()))
        try:
            await work(writer)
        finally:
            await writer.close()

    run(write())


def put(*numbers: int) -> Callable[[Connection], None]:
    return lambda connection: tell(connection, "insert into numbers values (?)", [(n,) for n in numbers])


async def numbers(writer: Writer) -> list[int]:
    found: list[int] = []

    def look(connection: Connection) -> None:
        found.extend(n for (n,) in tell(connection, "select n from numbers order by n", ()).fetchall())

    await writer.write(look)
    return found


def test_a_failed_transaction_leaves_nothing(tmp_path: Path) -> None:
    async def work(writer: Writer) -> None:
        await writer.write(put(1))
        with pytest.raises(IntegrityError):
            await writer.write(put(2, 1))
        with pytest.raises(OperationalError, match="no such table"):
            await writer.write(lambda connection: tell(connection, "insert into letters values (?)", ("a",)))

        def change_our_mind(connection: Connection) -> None:
            put(3)(connection)
            raise KanlyError("after all")

        with pytest.raises(KanlyError, match="after all"):
            await writer.write(change_our_mind)
        await writer.write(put(4))
        assert await numbers(writer) == [1, 4]

    with_a_writer(tmp_path, work)


def test_errors_do_not_tell_the_values(tmp_path: Path) -> None:
    async def work(writer: Writer) -> None:
        await writer.write(put(424242))
        with pytest.raises(IntegrityError) as caught:
            await writer.write(put(424242))
        assert "424242" not in str(caught.value)

    with_a_writer(tmp_path, work)


def test_whoever_waits_may_be_interrupted(tmp_path: Path) -> None:
    """What the thread has begun it ends, and the next one waits for it."""

    async def work(writer: Writer) -> None:
        begun, may_end = asyncio.Event(), Event()
        loop = asyncio.get_running_loop()

        def dawdle(connection: Connection) -> None:
            put(1)(connection)
            loop.call_soon_threadsafe(begun.set)
            may_end.wait()

        waiting = asyncio.create_task(writer.write(dawdle))
        await begun.wait()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        next_one = asyncio.create_task(writer.write(put(2)))
        may_end.set()
        await next_one
        assert await numbers(writer) == [1, 2]

    with_a_writer(tmp_path, work)


def test_nothing_is_written_after_the_end(tmp_path: Path) -> None:
    async def work(writer: Writer) -> None:
        await writer.close()
        with pytest.raises(StoreGone):
            await writer.write(put(1))

    with_a_writer(tmp_path, work)
