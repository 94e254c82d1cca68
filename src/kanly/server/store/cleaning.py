"""What nobody needs any more: sessions that have ended, links that were used, guests who do not come back."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from sqlalchemy import delete, func, select, update

from kanly.server.store.engine import Database
from kanly.server.store.leaving import NOBODY
from kanly.server.store.schema import attempts, broadcasts, letters, orders, people, seats, sessions, tables

DAY: Final = 86_400.0


class Cleaned(NamedTuple):
    """How many of each were removed."""

    sessions: int
    links: int
    guests: int


async def clean(db: Database, guest_days: int) -> Cleaned:
    """Remove all that; guests without a table go if they were last here more than `guest_days` ago (0: never)."""
    now = time.time()
    opened = select(tables.c.id).where(tables.c.status == "open")
    used = (seats.c.who != "open") | seats.c.table.not_in(opened)
    settled = (select(tables.c.owner), select(seats.c.person).where(seats.c.person.is_not(None)))
    gone = people.c.login.is_(None) & (people.c.seen < now - guest_days * DAY) & (people.c.id != NOBODY)
    async with db.write() as connection:
        await connection.execute(delete(attempts).where(attempts.c.at < now - DAY))
        await connection.execute(delete(letters).where(letters.c.expires < now))
        await connection.execute(delete(broadcasts).where(broadcasts.c.until < now))
        newest = select(func.max(orders.c.id)).scalar_subquery()  # stays, so that numbers go on from there
        await connection.execute(delete(orders).where(orders.c.created < now - DAY, orders.c.id < newest))
        ended = await connection.execute(delete(sessions).where(sessions.c.expires < now))
        links = await connection.execute(update(seats).where(seats.c.link.is_not(None), used).values(link=None))
        guests = 0
        if guest_days:
            found = await connection.execute(
                delete(people).where(gone, *[people.c.id.not_in(somewhere) for somewhere in settled])
            )
            guests = found.rowcount
    return Cleaned(ended.rowcount, links.rowcount, guests)
