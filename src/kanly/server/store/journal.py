"""The journal: what has happened at each table since its snapshot. An entry is on disk before anybody hears of it.

Entries of all tables that come while one transaction is being written go into the next one together: the disk is asked
once for many.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from kanly.server.store.batches import flat, rows_of, run
from kanly.server.store.engine import Database
from kanly.server.store.leases import Held, LeaseLost, StoreGone
from kanly.server.store.schema import boards, journal, talk
from kanly.server.store.tables import note_asked

BATCH: Final = 500
Row = dict[str, Any]


class Waiting(NamedTuple):
    """An entry on its way to the disk, and what goes with it."""

    held: Held
    n: int
    entry: bytes
    remark: Row | None
    asked: dict[int, float]
    ends_vote: bool
    done: asyncio.Future[None]


class Journal:
    """Appends entries for all tables of this process."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        await asyncio.gather(*[one.done for one in self._waiting], return_exceptions=True)
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def append(
        self,
        held: Held,
        n: int,
        entry: bytes,
        remark: Row | None = None,
        asked: dict[int, float] | None = None,
        *,
        ends_vote: bool = False,
    ) -> None:
        """Put the n-th entry of a table on disk, and with it a remark and since when seats are asked (0: they are not).

        StoreGone if that fails, or nobody knows.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(_look_at)
        self._waiting.append(Waiting(held, n, entry, remark, asked or {}, ends_vote, done))
        self._wake.set()
        await asyncio.shield(done)

    async def settled(self, table: str) -> None:
        """Wait until nothing of a table is on its way, whoever still wanted to know what becomes of it."""
        waiting = [one.done for one in self._waiting if one.held.table == table]
        if waiting:
            await asyncio.wait(waiting)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            batch = self._waiting[:BATCH]
            try:
                await self._write(batch)
            except (LeaseLost, IntegrityError):  # something in the batch does not fit: the others must not suffer
                for one in batch:
                    await self._write_alone(one)
            except Exception as error:
                _settle(batch, error)
            else:
                _settle(batch, None)
            del self._waiting[: len(batch)]
            if not self._waiting:
                self._wake.clear()

    async def _write_alone(self, one: Waiting) -> None:
        try:
            await self._write([one])
        except Exception as error:
            _settle([one], error)
        else:
            _settle([one], None)

    async def _write(self, batch: list[Waiting]) -> None:
        remarks = [one.remark for one in batch if one.remark is not None]
        decided = [one.held.table for one in batch if one.ends_vote]

        def work(connection: Connection) -> None:
            entries = [(one.held.table, one.n, one.entry) for one in batch]
            places = rows_of(connection, 3, len(entries))
            run(connection, f'insert into journal ("table", n, entry) values {places}', flat(entries))
            if remarks:
                connection.execute(insert(talk), remarks)
            note_asked(connection, [(one.held, one.asked) for one in batch])
            if decided:
                connection.execute(update(boards).where(boards.c.table.in_(decided)).values(vote=None))

        await self.db.transact_first(work, {one.held for one in batch})


def _settle(batch: list[Waiting], error: Exception | None) -> None:
    for one in batch:
        if error is None:
            one.done.set_result(None)
        elif isinstance(error, StoreGone):
            one.done.set_exception(error)
        else:
            one.done.set_exception(StoreGone(f"an entry was not written: {type(error).__name__}"))


def _look_at(done: asyncio.Future[None]) -> None:
    """Nobody may be left who wants to know."""
    if not done.cancelled():
        done.exception()


async def entries(db: Database, table: str, after: int) -> list[tuple[int, bytes]]:
    """The entries of a table after its n-th, in order."""
    query = select(journal.c.n, journal.c.entry).where(journal.c.table == table, journal.c.n > after)
    async with db.read() as connection:
        return [(row.n, row.entry) for row in (await connection.execute(query.order_by(journal.c.n))).all()]


async def cut(db: Database, held: Held, after: int) -> None:
    """Forget the entries after the n-th: they no longer fit the rules."""
    async with db.write(held) as connection:
        await connection.execute(delete(journal).where(journal.c.table == held.table, journal.c.n > after))


async def remarks(db: Database, table: str) -> list[Row]:
    """Everything said at a table, in order."""
    async with db.read() as connection:
        found = (await connection.execute(select(talk).where(talk.c.table == table).order_by(talk.c.n))).all()
        return [dict(row._mapping) for row in found]


async def add_remark(db: Database, held: Held, row: Row) -> None:
    """Something said that is not part of the game."""
    async with db.write(held) as connection:
        await connection.execute(insert(talk).values(**row))
