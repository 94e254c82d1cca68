"""Notices that have still to be sent: whichever process is to send one may die before."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from kanly.server.store.engine import Database
from kanly.server.store.leases import Held
from kanly.server.store.schema import notices, processes, seats


class NoticeRow(NamedTuple):
    """Something that a person is to be told."""

    id: str
    person: str
    what: str
    table: str


async def add_notice(db: Database, held: Held, person: str, what: str, seat: int | None) -> NoticeRow:
    """A notice that this process is to send; with a seat, it is noted there that its person has been told."""
    row = NoticeRow(secrets.token_hex(8), person, what, held.table)
    new = insert(notices).values(**row._asdict(), process=db.process, created=time.time())

    def work(connection: Connection) -> None:
        connection.execute(new)
        if seat is not None:
            mine = (seats.c.table == held.table) & (seats.c.seat == seat)
            connection.execute(update(seats).where(mine).values(noticed=True))

    await db.transact(work, held)
    return row


async def put_off(db: Database, id: str, until: float) -> None:
    """A notice waits; whoever lives then sends it."""
    async with db.write() as connection:
        await connection.execute(update(notices).where(notices.c.id == id).values(process="", due=until))


async def still_asked(db: Database, person: str, table: str) -> bool:
    """Whether a table still waits for somebody."""
    query = select(seats.c.seat).where(seats.c.table == table, seats.c.person == person, seats.c.asked)
    async with db.read() as connection:
        return (await connection.execute(query)).first() is not None


async def sent(db: Database, id: str) -> None:
    """A notice was sent, or will never be."""
    await db.change(delete(notices).where(notices.c.id == id))


async def adopt(db: Database, limit: int = 100) -> list[NoticeRow]:
    """Notices that a process has left behind, or that had to wait until now: this one sends them."""
    left = notices.c.process.not_in(select(processes.c.id)) & (notices.c.due <= time.time())
    query = select(notices.c.id, notices.c.person, notices.c.what, notices.c.table).where(left)
    async with db.read() as connection:
        found = [NoticeRow(*row) for row in (await connection.execute(query.limit(limit))).all()]
    mine: list[NoticeRow] = []
    for row in found:
        async with db.write() as connection:
            take = update(notices).where(notices.c.id == row.id, left).values(process=db.process)
            if (await connection.execute(take)).rowcount:
                mine.append(row)
    return mine
