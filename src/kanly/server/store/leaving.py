"""Somebody leaves for good: at once nothing personal is left but their seats, and these become nameless one by one."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from kanly.server.store.engine import Database
from kanly.server.store.leases import Held
from kanly.server.store.schema import (
    attempts,
    blocks,
    letters,
    notices,
    people,
    pushes,
    recovery,
    reports,
    seats,
    sessions,
    tables,
    talk,
)

NOBODY: Final = "nobody"  # owns the tables of those who have left
NAMELESS: Final = "Somebody"
BLANK: Final[dict[str, Any]] = {
    "name": NAMELESS, "login": None, "look": None, "password": None, "email": "", "language": "", "webhook": "",
    "webhook_kind": "generic", "proved": False, "totp": None, "totp_offered": None, "gone": True,
    "quiet_from": 0, "quiet_to": 0, "zone": "",
}  # fmt: skip


async def leave(db: Database, person: str) -> list[str]:
    """Forget everything about somebody but where they sit; the sessions that ended."""
    async with db.write() as connection:
        ended = (await connection.execute(select(sessions.c.hash).where(sessions.c.person == person))).scalars().all()
        await connection.execute(update(people).where(people.c.id == person).values(**BLANK))
        for table in (sessions, recovery, letters, notices, blocks, pushes):
            await connection.execute(delete(table).where(table.c.person == person))
        await connection.execute(delete(blocks).where(blocks.c.other == person))
        await connection.execute(delete(reports).where(reports.c.by == person))
    return list(ended)


async def gone_people(db: Database) -> list[str]:
    """Those who have left, and of whom something is left."""
    async with db.read() as connection:
        return list((await connection.execute(select(people.c.id).where(people.c.gone))).scalars().all())


async def tables_of(db: Database, person: str) -> list[str]:
    """The tables at which somebody sits or has spoken, or which they own."""
    sat = select(seats.c.table).where((seats.c.person == person) | (seats.c.invited == person))
    said = select(talk.c.table).where(talk.c.person == person)
    query = select(tables.c.id).where(
        tables.c.id.in_(sat) | tables.c.id.in_(said) | (tables.c.owner == person)
    )  # fmt: skip
    async with db.read() as connection:
        return list((await connection.execute(query)).scalars().all())


async def strip_table(db: Database, held: Held, person: str, values: dict[str, Any], *, fenced: bool = True) -> None:
    """What somebody has said at a table goes, and their name; other values for the table.

    `fenced`: only while it is held like this. What is over and cannot be read nobody holds.
    """
    await _make_nobody(db)
    async with db.write(*[held] if fenced else []) as connection:
        here = talk.c.table == held.table
        seated = select(seats.c.seat).where(seats.c.table == held.table, seats.c.person == person)
        theirs = here & ((talk.c.person == person) | (talk.c.person.is_(None) & talk.c.seat.in_(seated)))
        await connection.execute(update(talk).where(theirs).values(text="", name=NAMELESS, person=None))
        kept = seats.c.invited == person
        await connection.execute(update(seats).where(seats.c.table == held.table, kept).values(invited=None))
        mine = tables.c.id == held.table
        await connection.execute(update(tables).where(mine, tables.c.owner == person).values(owner=NOBODY))
        if values:
            await connection.execute(update(tables).where(mine).values(**values))


async def strip_seat(db: Database, table: str, seat: int, name: str) -> None:
    """A seat of a game that is over becomes nameless."""
    values = {"who": "bot", "person": None, "name": name}
    async with db.write() as connection:
        await connection.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**values))


async def _make_nobody(db: Database) -> None:
    async with db.read() as connection:
        if (await connection.execute(select(people.c.id).where(people.c.id == NOBODY))).first() is not None:
            return
    with suppress(IntegrityError):  # another process was quicker
        async with db.write() as connection:
            nobody = {"id": NOBODY, **BLANK, "gone": False, "created": 0.0, "seen": 0.0}
            await connection.execute(insert(people).values(**nobody))


async def forget(db: Database, person: str) -> bool:
    """Remove the last trace, if nothing hangs on it any more; whether that is so."""
    if await tables_of(db, person):
        return False
    async with db.write() as connection:
        await connection.execute(delete(people).where(people.c.id == person, people.c.gone))
        await connection.execute(delete(attempts).where(attempts.c.who.like(f"%:{person}")))
    return True
