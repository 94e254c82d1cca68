"""A guest turns out to be somebody with an account: what was the guest's is the account's."""

from __future__ import annotations

from sqlalchemy import delete, select, update

from kanly.server.store.engine import Database
from kanly.server.store.schema import bans, blocks, notices, people, pushes, reports, seats, sessions, tables, talk

OWNED = (
    tables.c.owner, seats.c.person, seats.c.invited, talk.c.person, reports.c.by, reports.c.about, bans.c.person,
    pushes.c.person, notices.c.person,
)  # fmt: skip


async def hand_over(db: Database, guest: str, person: str) -> tuple[list[str], list[str]]:
    """Make everything of a guest's somebody else's, and forget the guest; the tables and the sessions that ended."""
    sat = select(seats.c.table).where(seats.c.person == guest)
    async with db.write() as connection:
        found = await connection.execute(select(tables.c.id).where((tables.c.owner == guest) | tables.c.id.in_(sat)))
        theirs = list(found.scalars().all())
        for column in OWNED:
            await connection.execute(update(column.table).where(column == guest).values({column.name: person}))
        for one, other in ((blocks.c.person, blocks.c.other), (blocks.c.other, blocks.c.person)):
            known = select(other).where(one == person).scalar_subquery()
            new = (one == guest) & other.not_in(known) & (other != person)
            await connection.execute(update(blocks).where(new).values({one.name: person}))
        ended = (await connection.execute(select(sessions.c.hash).where(sessions.c.person == guest))).scalars().all()
        await connection.execute(delete(people).where(people.c.id == guest, people.c.login.is_(None)))
    return theirs, list(ended)
