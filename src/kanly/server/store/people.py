"""People and their sessions in the database."""

from __future__ import annotations

import time
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from kanly.kernel import KanlyError
from kanly.server.store.engine import Database
from kanly.server.store.leases import POSTGRES_NOW, SQLITE_NOW
from kanly.server.store.schema import people, recovery, sessions


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
    look: str | None = None
    proved: bool = False
    totp: str | None = None
    totp_offered: str | None = None
    totp_step: int = 0
    gone: bool = False
    quiet_from: int = 0
    quiet_to: int = 0
    zone: str = ""


class SessionRow(Struct, frozen=True):
    """A session of somebody's, without what would let anybody use it."""

    hash: str
    created: float
    seen: float
    agent: str


async def add_person(
    db: Database, id: str, name: str, login: str | None = None, password: str | None = None, look: str | None = None
) -> None:
    """A new person."""
    now = time.time()
    try:
        async with db.write() as connection:
            await connection.execute(
                insert(people).values(
                    id=id,
                    name=name,
                    login=login,
                    look=look,
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
        raise NameTaken(f"there is an account {name!r} already, or one that looks like it") from None


async def change_person(db: Database, id: str, values: dict[str, Any]) -> None:
    """Other values for a person."""
    try:
        async with db.write() as connection:
            await connection.execute(update(people).where(people.c.id == id).values(**values))
    except IntegrityError:
        raise NameTaken("there is an account of this name already, or one that looks like it") from None


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


async def account_like(db: Database, login: str, look: str) -> PersonRow | None:
    """An account of this name, or of one that looks like it."""
    query = select(people).where((people.c.login == login) | (people.c.look == look)).order_by(people.c.created)
    async with db.read() as connection:
        row = (await connection.execute(query)).first()
    return None if row is None else PersonRow(*row)


async def add_session(db: Database, hash: str, person: str, expires: float, agent: str = "") -> None:
    """A session, known by the hash of its token."""
    now = time.time()
    values = {"hash": hash, "person": person, "created": now, "expires": expires, "agent": agent[:200], "seen": now}
    async with db.write() as connection:
        await connection.execute(insert(sessions).values(**values))


async def sessions_of(db: Database, person: str) -> list[SessionRow]:
    """Somebody's sessions, the newest first."""
    query = (
        select(sessions.c.hash, sessions.c.created, sessions.c.seen, sessions.c.agent)
        .where(sessions.c.person == person, sessions.c.expires > time.time())
        .order_by(sessions.c.created.desc())
    )
    async with db.read() as connection:
        return [SessionRow(*row) for row in (await connection.execute(query)).all()]


async def session(db: Database, hash: str) -> tuple[PersonRow, float] | None:
    """Whose session this is, and until when."""
    query = (
        select(people, sessions.c.expires)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.hash == hash, sessions.c.expires > time.time(), people.c.gone.is_(False))
    )
    async with db.read() as connection:
        row = (await connection.execute(query)).one_or_none()
    return None if row is None else (PersonRow(*row[:-1]), row[-1])


async def going_sessions(db: Database, hashes: set[str]) -> set[str]:
    """Which of these sessions have not ended."""
    query = select(sessions.c.hash).where(sessions.c.hash.in_(hashes), sessions.c.expires > time.time())
    async with db.read() as connection:
        return {row.hash for row in (await connection.execute(query)).all()}


async def change_session(db: Database, hash: str, values: dict[str, float]) -> None:
    """A session lasts longer, or was used again."""
    async with db.write() as connection:
        await connection.execute(update(sessions).where(sessions.c.hash == hash).values(**values))


async def end_sessions(db: Database, person: str, but: str = "") -> list[str]:
    """Log somebody out everywhere, or everywhere but in one session; the sessions that ended."""
    theirs = (sessions.c.person == person) & (sessions.c.hash != but)
    async with db.write() as connection:
        ended = (await connection.execute(select(sessions.c.hash).where(theirs))).scalars().all()
        await connection.execute(delete(sessions).where(theirs))
    return list(ended)


async def take_step(db: Database, person: str, step: int) -> bool:
    """Whether a code of the second factor was not taken before: each is good once, at whichever process."""
    query = update(people).where(people.c.id == person, people.c.totp_step < step).values(totp_step=step)
    async with db.write() as connection:
        return (await connection.execute(query)).rowcount == 1


async def give_recovery(db: Database, person: str, hashes: list[str]) -> None:
    """New codes that stand in for the second factor, instead of the old ones."""
    async with db.write() as connection:
        await connection.execute(delete(recovery).where(recovery.c.person == person))
        if hashes:
            await connection.execute(insert(recovery), [{"hash": hash, "person": person} for hash in hashes])


async def take_recovery(db: Database, person: str, hash: str) -> bool:
    """Whether this code stands in for the second factor: each does once."""
    query = delete(recovery).where(recovery.c.person == person, recovery.c.hash == hash)
    async with db.write() as connection:
        return (await connection.execute(query)).rowcount == 1


async def recovery_left(db: Database, person: str) -> int:
    """How many such codes are left."""
    query = select(func.count()).select_from(recovery).where(recovery.c.person == person)
    async with db.read() as connection:
        return int((await connection.execute(query)).scalar_one())


async def end_session(db: Database, hash: str) -> None:
    """Log out."""
    async with db.write() as connection:
        await connection.execute(delete(sessions).where(sessions.c.hash == hash))


async def take_attempt(db: Database, who: str, rate: float, burst: float) -> bool:
    """Whether one more attempt at something is within the limit, which all processes share: a token bucket."""
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
