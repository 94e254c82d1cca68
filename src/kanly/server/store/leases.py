"""Which process holds which table: only the holder writes to it.

A process says in `processes` until when it lives, by the database's clock, and renews that all the time. A table names
the process that holds it and an epoch that grows with every new holder. Whatever is written to a table names both, and
the transaction is rolled back if they are no longer those of the table: a process that was paused, cut off or thought
dead can do no harm when it comes back.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Float, delete, literal_column, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kanly.kernel import KanlyError
from kanly.server.store.batches import flat, rows_of, run
from kanly.server.store.schema import processes, tables

LEASE: Final = 12.0  # seconds
SQLITE_NOW: Final = "(julianday('now') - 2440587.5) * 86400.0"
POSTGRES_NOW: Final = "extract(epoch from clock_timestamp())"


class StoreGone(KanlyError):
    """The database cannot be reached, or does not take what it is given."""


class LeaseLost(StoreGone):
    """Another process holds the table now; nothing was written."""

    def __init__(self, lost: list[Held]) -> None:
        super().__init__("another process holds this table now")
        self.lost = lost


class Elsewhere(KanlyError):
    """A table that another process holds, which is alive."""


class Held(NamedTuple):
    """A table as one process holds it."""

    table: str
    process: str
    epoch: int


def now_in(sqlite: bool) -> ColumnElement[Any]:
    """The time by the database's own clock."""
    return literal_column(SQLITE_NOW if sqlite else POSTGRES_NOW, Float)


def fence(connection: Connection, held: Collection[Held]) -> None:
    """Make sure that these tables are held like this until the transaction ends; LeaseLost names those that are not.

    It comes last in its transaction: whoever takes a table over waits for the end of it, and reads what it wrote.
    """
    wanted = sorted(set(held))
    lock = "" if connection.dialect.name == "sqlite" else " order by id for share"
    named = f"select id from tables where (id, process, epoch) in (values {rows_of(connection, 3, len(wanted))}){lock}"
    if run(connection, f"select count(*) from ({named}) as held", flat(wanted)).fetchone()[0] != len(wanted):
        query = select(tables.c.id, tables.c.process, tables.c.epoch)
        query = query.where(tables.c.id.in_([one.table for one in wanted]))
        found = {Held(*row) for row in connection.execute(query)}
        raise LeaseLost([one for one in wanted if one not in found])


async def take(connection: AsyncConnection, table: str, process: str) -> bool:
    """Hold a table that nobody else holds."""
    free = tables.c.process.is_(None) | (tables.c.process == process)
    query = update(tables).where(tables.c.id == table, free)
    done = await connection.execute(query.values(process=process, epoch=tables.c.epoch + 1, sleeps_until=None))
    return done.rowcount == 1


async def give_back(connection: AsyncConnection, held: Held, sleeps_until: ColumnElement[Any] | None = None) -> None:
    """Let go of a table, which may sleep until then."""
    mine = (tables.c.id == held.table) & (tables.c.process == held.process) & (tables.c.epoch == held.epoch)
    await connection.execute(update(tables).where(mine).values(process=None, sleeps_until=sleeps_until))


async def bury(connection: AsyncConnection, process: str) -> None:
    """Free all tables of a process that is dead, or stops."""
    await connection.execute(select(processes.c.id).where(processes.c.id == process).with_for_update())
    await connection.execute(update(tables).where(tables.c.process == process).values(process=None))
    await connection.execute(delete(processes).where(processes.c.id == process))
