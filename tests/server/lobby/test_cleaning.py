"""What nobody needs any more goes, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from sqlalchemy import select, update
from tests.server.conftest import NewServer, run

from kanly.client import ServerSaid
from kanly.server.store import Database
from kanly.server.store.cleaning import DAY, Cleaned, clean
from kanly.server.store.people import add_person, add_session, change_person
from kanly.server.store.schema import people, seats, sessions
from kanly.server.store.tables import SeatRow, Terms, add_table, new_table

OLD = time.time() - 200 * DAY


async def fill(db: Database) -> None:
    """Old guests with and without tables, a new guest, an old account; sessions and links of both kinds."""
    for id, login in (("lonely", None), ("owner", None), ("player", None), ("new", None), ("account", "piter")):
        await add_person(db, id, id, login, "hash" if login else None)
        await add_session(db, f"session of {id}", id, time.time() + (-1 if id == "owner" else 1000))
        if id != "new":
            await change_person(db, id, {"seen": OLD})
    for id, status in (("waits", "open"), ("runs", "running")):
        row = new_table(id, "owner", "owner", "feud", Terms([], {}), "seed", "hash")
        row.status = status
        row.process = db.process
        row.seats = [SeatRow(id, 0, "person", "player", "a", link="used"), SeatRow(id, 1, "open", link="open")]
        await add_table(db, row)


async def left(db: Database) -> tuple[list[str], list[str], list[tuple[str, int]]]:
    async with db.read() as connection:
        persons = (await connection.execute(select(people.c.id).order_by(people.c.id))).scalars().all()
        known = (await connection.execute(select(sessions.c.person).order_by(sessions.c.person))).scalars().all()
        linked = await connection.execute(select(seats.c.table, seats.c.seat).where(seats.c.link.is_not(None)))
        return list(persons), list(known), [(row.table, row.seat) for row in linked.all()]


def test_what_goes_and_what_stays(new_db: Callable[[], str]) -> None:
    async def check() -> None:
        db = Database(new_db())
        await db.open()
        await fill(db)
        assert await clean(db, 0) == Cleaned(1, 3, 0)
        assert await clean(db, 201) == Cleaned(0, 0, 0)
        assert await clean(db, 199) == Cleaned(0, 0, 1)
        persons, known, linked = await left(db)
        assert persons == ["account", "new", "owner", "player"]
        assert known == ["account", "new", "player"]
        assert linked == [("waits", 1)]
        await db.close()

    run(check())


def test_a_server_cleans_when_it_starts(new_server: NewServer) -> None:
    server = new_server(KANLY_GUEST_DAYS="30")
    lobby, host = server.lobby("Leto"), server.lobby("Paul")
    host.create("feud", ["me", "open"])
    server.stop()

    async def grow_old() -> None:
        db = Database(server.db)
        await db.open()
        async with db.write() as connection:
            await connection.execute(update(people).values(seen=time.time() - 31 * DAY))
        await db.close()

    run(grow_old())
    server.start()
    assert host.me().name == "Paul"
    with pytest.raises(ServerSaid, match="403"):
        lobby.me()
    assert "guests=1" in server.log.read_text()


def test_whoever_comes_is_seen(new_server: NewServer) -> None:
    server = new_server()
    lobby = server.lobby("Leto")
    server.stop()

    async def last_seen(set_to: float | None = None) -> float:
        db = Database(server.db)
        await db.open()
        async with db.write() as connection:
            if set_to is not None:
                await connection.execute(update(people).values(seen=set_to))
            seen: float = (await connection.execute(select(people.c.seen))).scalar_one()
        await db.close()
        return seen

    run(last_seen(OLD))
    server.settings["KANLY_GUEST_DAYS"] = "0"
    server.start()
    lobby.me()
    server.stop()
    assert run(last_seen()) > time.time() - 3600
    server.start()
