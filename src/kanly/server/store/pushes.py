"""Where browsers take push messages, and the key by which their push services know this server."""

from __future__ import annotations

import time
from hashlib import sha256
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from kanly.server.store.engine import Database
from kanly.server.store.schema import pushes, secrets

MOST: Final = 5  # browsers of one person that are told; older ones are forgotten


async def add_push(db: Database, person: str, address: str) -> None:
    """A browser of somebody's wants to be told; it was perhaps somebody else's before."""
    hashed = _hash(address)
    async with db.write() as connection:
        await connection.execute(delete(pushes).where(pushes.c.hash == hashed))
        row = {"hash": hashed, "person": person, "address": address, "created": time.time()}
        await connection.execute(insert(pushes).values(**row))
        newest = select(pushes.c.hash).where(pushes.c.person == person).order_by(pushes.c.created.desc()).limit(MOST)
        kept = list((await connection.execute(newest)).scalars().all())
        await connection.execute(delete(pushes).where(pushes.c.person == person, pushes.c.hash.not_in(kept)))


async def drop_push(db: Database, address: str, person: str = "") -> None:
    """It no longer wants to, or is no longer there; with a person: only if it is theirs."""
    which = pushes.c.hash == _hash(address)
    async with db.write() as connection:
        await connection.execute(delete(pushes).where(which & (pushes.c.person == person) if person else which))


async def pushes_of(db: Database, person: str) -> list[str]:
    """Where somebody's browsers are told, the newest first."""
    query = select(pushes.c.address).where(pushes.c.person == person).order_by(pushes.c.created.desc())
    async with db.read() as connection:
        return list((await connection.execute(query)).scalars().all())


async def secret(db: Database, name: str, fresh: str) -> str:
    """What all processes have to know by this name; whoever asks first decides."""
    query = select(secrets.c.value).where(secrets.c.name == name)
    async with db.read() as connection:
        found = (await connection.execute(query)).scalar()
    if found is not None:
        return str(found)
    try:
        async with db.write() as connection:
            await connection.execute(insert(secrets).values(name=name, value=fresh))
    except IntegrityError:  # another process was quicker
        return await secret(db, name, fresh)
    return fresh


def _hash(address: str) -> str:
    return sha256(address.encode()).hexdigest()
