"""People and their sessions in the database."""

from __future__ import annotations

import time
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from kanly.kernel import KanlyError
from kanly.server.store.engine import Database
from kanly.server.store.leases import POSTGRES_NOW, SQLITE_NOW
from kanly.server.store.schema import people, sessions


class NameTaken(KanlyError):
    """An account of this name exists."""


class PersonRow(Struct, frozen=True):
    """Somebody: a guest, or with `login` and `password` an account."""

    id: str
    name: str
    login: str | None
    password: str | None
    email: str
    language: str
    webhook: str
    webhook_kind: str
    created: float
    seen: float


async def add_person(db: Database, id: str, name: str, login: str | None = None, password: str | None = None) -> None:
    """A new person."""
    now = time.time()
    try:
        async with db.write() as connection:
            await connection.execute(
                insert(people).values(
                    id=id,
                    name=name,
                    login=login,
                    password=password,
                    created=now,
                    seen=now,
                    email="",
                    language="",
                    webhook="",
                    webhook_kind="generic",
                )
            )
    except IntegrityError:
        raise NameTaken(f"there is an account {name!r} already") from None


async def change_person(db: Database, id: str, values: dict[str, Any]) -> None:
    """Other values for a person."""
    try:
        async with db.write() as connection:
            await connection.execute(update(people).where(people.c.id == id).values(**values))
    except IntegrityError:
        raise NameTaken("there is an account of this name already") from None


async def person(db: Database, id: str) -> PersonRow | None:
    """Somebody by id."""
    async with db.read() as connection:
        row = (await connection.execute(select(people).where(people.c.id == id))).one_or_none()
    return None if row is None else PersonRow(*row)


async def account(db: Database, login: str) -> PersonRow | None:
    """An account by its name in lower case."""
    async with db.read() as connection:
        row = (await connection.execute(select(people).where(people.c.login == login))).one_or_none()
    return None if row is None else PersonRow(*row)


async def add_session(db: Database, hash: str, person: str, expires: float) -> None:
    """A session, known by the hash of its token."""
    now = time.time()
    async with db.write() as connection:
        await connection.execute(insert(sessions).values(hash=hash, person=person, created=now, expires=expires))


async def session(db: Database, hash: str) -> tuple[PersonRow, float] | None:
    """Whose session this is, and until when."""
    query = (
        select(people, sessions.c.expires)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.hash == hash, sessions.c.expires > time.time())
    )
    async with db.read() as connection:
        row = (await connection.execute(query)).one_or_none()
    return None if row is None else (PersonRow(*row[:-1]), row[-1])


async def renew_session(db: Database, hash: str, expires: float) -> None:
    """A session lasts longer."""
    async with db.write() as connection:
        await connection.execute(update(sessions).where(sessions.c.hash == hash).values(expires=expires))


async def end_sessions(db: Database, person: str) -> None:
    """Log somebody out everywhere."""
    async with db.write() as connection:
        await connection.execute(delete(sessions).where(sessions.c.person == person))


async def end_session(db: Database, hash: str) -> None:
    """Log out."""
    async with db.write() as connection:
        await connection.execute(delete(sessions).where(sessions.c.hash == hash))


async def take_attempt(db: Database, who: str, rate: float, burst: float) -> bool:
    """Whether one more attempt at a password is within the limit, which all processes share: a token bucket."""
    least = "min" if db.sqlite else "least"
    now = SQLITE_NOW if db.sqlite else POSTGRES_NOW
    filled = f"{least}(:burst, attempts.tokens + ({now} - attempts.at) * :rate)"
    query = text(
        f"insert into attempts (who, tokens, at) values (:who, :burst - 1, {now}) on conflict (who) do update "
        f"set tokens = {filled} - 1, at = {now} where {filled} >= 1"
    )
    async with db.write() as connection:
        done = await connection.execute(query, {"who": who[:60], "rate": rate, "burst": burst})
        return done.rowcount == 1
