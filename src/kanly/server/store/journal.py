"""The journal: what has happened at each table since its snapshot. An entry is on disk before anybody hears of it.

Entries of all tables that come while one transaction is being written go into the next one together: the disk is asked
once for many.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kanly.server.store.engine import Database, StoreGone
from kanly.server.store.schema import journal, talk

BATCH: Final = 500
Row = dict[str, Any]


class Journal:
    """Appends entries for all tables of this process."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self._waiting: list[tuple[Row, Row | None, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what is waiting, then stop."""
        while self._waiting:
            await asyncio.sleep(0.005)
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def append(self, table: str, n: int, entry: bytes, remark: Row | None = None) -> None:
        """Put the n-th entry of a table on disk, and with it a remark; StoreGone if that fails."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(({"table": table, "n": n, "entry": entry}, remark, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            batch = self._waiting[:BATCH]
            try:
                await self._write([row for row, _, _ in batch], [said for _, said, _ in batch if said is not None])
            except (StoreGone, SQLAlchemyError) as error:
                if len(batch) > 1 and isinstance(error, IntegrityError):
                    await self._one_by_one(batch)
                else:
                    _fail(batch, error)
            else:
                for _, _, done in batch:
                    if not done.done():
                        done.set_result(None)
            del self._waiting[: len(batch)]
            if not self._waiting:
                self._wake.clear()

    async def _one_by_one(self, batch: list[tuple[Row, Row | None, asyncio.Future[None]]]) -> None:
        """Something in the batch does not fit: the others must not suffer."""
        for row, said, done in batch:
            try:
                await self._write([row], [] if said is None else [said])
            except (StoreGone, SQLAlchemyError) as error:
                _fail([(row, said, done)], error)
            else:
                if not done.done():
                    done.set_result(None)

    async def _write(self, rows: list[Row], remarks: list[Row]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(journal), rows)
            if remarks:
                connection.execute(insert(talk), remarks)

        await self.db.transact(work)


def _fail(batch: list[tuple[Row, Row | None, asyncio.Future[None]]], error: Exception) -> None:
    gone = error if isinstance(error, StoreGone) else StoreGone("another process has written to this table")
    for _, _, done in batch:
        if not done.done():
            done.set_exception(gone)


async def entries(db: Database, table: str, after: int) -> list[tuple[int, bytes]]:
    """The entries of a table after its n-th, in order."""
    query = select(journal.c.n, journal.c.entry).where(journal.c.table == table, journal.c.n > after)
    async with db.read() as connection:
        return [(row.n, row.entry) for row in (await connection.execute(query.order_by(journal.c.n))).all()]


async def cut(db: Database, table: str, after: int) -> None:
    """Forget the entries after the n-th: they no longer fit the rules."""
    async with db.write() as connection:
        await connection.execute(delete(journal).where(journal.c.table == table, journal.c.n > after))


async def remarks(db: Database, table: str) -> list[Row]:
    """Everything said at a table, in order."""
    async with db.read() as connection:
        found = (await connection.execute(select(talk).where(talk.c.table == table).order_by(talk.c.n))).all()
        return [dict(row._mapping) for row in found]


async def add_remark(db: Database, row: Row) -> None:
    """Something said that is not part of the game."""
    async with db.write() as connection:
        await connection.execute(insert(talk).values(**row))
