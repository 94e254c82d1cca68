"""Links that were sent to somebody: for a new password, or to prove that an address is theirs. Each works once."""

from __future__ import annotations

import time
from typing import NamedTuple

from sqlalchemy import delete, insert, select

from kanly.server.store.engine import Database
from kanly.server.store.schema import letters


class LetterRow(NamedTuple):
    """For whom a link is, and to which address it went."""

    person: str
    address: str


async def add_letter(db: Database, hash: str, person: str, what: str, address: str, expires: float) -> None:
    """A link that is on its way; earlier ones for the same thing no longer work."""
    row = {"hash": hash, "person": person, "what": what, "address": address, "expires": expires}
    async with db.write() as connection:
        await connection.execute(delete(letters).where(letters.c.person == person, letters.c.what == what))
        await connection.execute(insert(letters).values(**row))


async def take_letter(db: Database, hash: str, what: str) -> LetterRow | None:
    """Use a link; None if there is none, or none any more."""
    mine = (letters.c.hash == hash) & (letters.c.what == what) & (letters.c.expires > time.time())
    async with db.write() as connection:
        row = (await connection.execute(select(letters.c.person, letters.c.address).where(mine))).one_or_none()
        taken = (await connection.execute(delete(letters).where(mine))).rowcount
    return None if row is None or not taken else LetterRow(*row)


async def drop_letters(db: Database, person: str) -> None:
    """Nothing that was sent to somebody works any more."""
    async with db.write() as connection:
        await connection.execute(delete(letters).where(letters.c.person == person))
