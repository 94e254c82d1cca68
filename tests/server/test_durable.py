"""Nothing that was acknowledged is lost: kill -9, restarts, updates of the rules, a database that goes away."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Event, Thread

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, make_url, update
from tests.server.conftest import NewServer, Server, play_at_random, run

from kanly.client import Refused, ServerSaid
from kanly.kernel.record import read_record
from kanly.protocol import socket as wire
from kanly.server.store import Database, StoreTaken
from kanly.server.store.engine import migrate, version
from kanly.server.store.schema import VERSION, meta, processes, tables

KILLS = int(os.environ.get("KANLY_KILLS", "50"))


def test_kill_9_loses_no_acknowledged_choice(new_server: NewServer) -> None:
    """Two seats play on, the server dies or stops again and again; every acknowledged choice is in the record, once."""
    server = new_server(KANLY_SNAPSHOT="7")
    lobby = server.lobby("Leto")
    rng = Random(5)
    crash = Crash(server, rng)
    kills = 0
    while kills < KILLS:
        made = lobby.create("feud", ["me", "me"], settings={"rounds": 9})
        seats = [lobby.seat(made.table.id, i, patience=600.0) for i in range(2)]  # a busy machine starts slowly
        for seat in seats:
            seat.connect()
            seat.request(wire.Prefer("all", ask_all=True))  # otherwise single options answer themselves
        acknowledged: list[tuple[int, str, str]] = []
        until_kill = rng.randrange(1, 12)
        while seats[0].ending is None:
            for seat in seats:
                if seat.ask is not None and seat.ending is None:
                    until_kill -= 1
                    if until_kill == 0 and kills < KILLS:
                        kills += 1
                        until_kill = rng.randrange(1, 12)
                        crash()
                    kind, option = seat.ask.kind, rng.choice(seat.ask.options).option
                    try:
                        seat.choose(option)
                        acknowledged.append((seat.number or 0, kind, option))
                    except Refused as error:
                        if error.code != "stale":
                            raise
                seat.answer(wire.Ping("now"))  # whatever came before it has been taken in then
        for seat in seats:
            seat.close()
        choices = read_record(lobby.record(made.table.id)).choices
        left = list(choices)
        windows = ("ploy",)  # of several reactions only the first one counts
        for choice in acknowledged:
            if choice in left:
                left.remove(choice)
            else:
                assert choice[1] in windows, choice
        assert not left


class Crash:
    """Kills or stops the server now, or while the next request is under way, and starts it again."""

    def __init__(self, server: Server, rng: Random) -> None:
        self.server = server
        self.rng = rng
        self._going_on: Thread | None = None

    def __call__(self) -> None:
        if self._going_on is not None:
            self._going_on.join()  # the server answers a little before the last start is over
            self._going_on = None
        if self.rng.random() < 0.5:
            self._again(Event())
            return
        ready = Event()
        self._going_on = Thread(target=self._again, args=(ready,))
        self._going_on.start()
        ready.wait()

    def _again(self, ready: Event) -> None:
        ready.set()
        if self.rng.random() < 0.2:
            self.server.stop()
        else:
            self.server.kill()
        self.server.start()


def test_a_half_made_secret_answer_survives(new_server: NewServer) -> None:
    server = new_server(KANLY_WINDOW="0")
    lobby, other = server.lobby("Leto"), server.lobby("Paul")
    made = lobby.create("feud", ["me", "open"])
    other.join(made.table.id, made.links[0].token)
    with lobby.seat(made.table.id, 0) as first, other.seat(made.table.id, 1) as second:
        first.wait_for_question()
        first.choose("duel:briar")
        second.wait_for_question()
        assert second.ask is not None
        assert second.ask.kind == "ploy"
        second.choose("pass")
        while first.ask is None or first.ask.kind != "card":
            first.wait()
        first.choose("-1")
        assert first.ask.kind == "dial"
        while second.ask is None or second.ask.kind != "card":
            second.wait()
        revs = first.rev, second.rev
        server.kill()
        server.start()
        first.answer(wire.Ping("a"))
        second.answer(wire.Ping("b"))
        assert (first.rev, second.rev) == revs
        assert first.ask.kind == "dial"
        assert second.ask.kind == "card"
        first.undo()
        assert first.ask.kind == "card"


def test_a_held_reaction_survives(new_server: NewServer) -> None:
    """The answer to a window that is kept open for its minimum time is stored before it is acknowledged."""
    server = new_server(KANLY_WINDOW="2")
    lobby, other = server.lobby("Leto"), server.lobby("Paul")
    made = lobby.create("feud", ["me", "open"])
    other.join(made.table.id, made.links[0].token)
    with lobby.seat(made.table.id, 0) as first, other.seat(made.table.id, 1) as second:
        first.wait_for_question()
        first.choose("duel:briar")
        second.wait_for_question()
        second.choose("pass")
        assert second.ask is None
        server.kill()
        server.start()
        second.answer(wire.Ping("a"))
        assert second.ask is None
        assert second.sight is not None
        assert (second.sight.waiting.form, second.sight.undo) == ("window", "")
        while second.ask is None:
            second.wait()
        assert second.ask.kind == "card"


def test_an_orderly_stop_and_start(new_server: NewServer) -> None:
    server = new_server()
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["me", "bot", "bot"])
    with lobby.seat(made.table.id, 0) as seat:
        play_at_random(seat, Random(2), limit=3)
        seat.say("back soon")
        assert server.stop() == 0
        server.start(command_line=True)
        play_at_random(seat, Random(2))
        assert seat.ending is not None
        assert seat.talk[0].text == "back soon"


def test_only_one_process_works_on_a_file(new_server: NewServer, tmp_path: Path) -> None:
    server = new_server(db=f"sqlite:///{tmp_path}/kanly.db")
    second = Server(server.db, tmp_path / "..")
    with pytest.raises(AssertionError, match="works on this database"):
        second.start()
    assert second.process is not None
    second.process.join()
    assert second.process.exitcode == 1


def test_running_tables_survive_an_update_of_the_rules(new_server: NewServer) -> None:
    """New rules without a harvest: what no longer fits is dropped with all that follows, and the table says so."""
    server = new_server()
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["me", "me"])
    with lobby.seat(made.table.id, 0) as seat:
        seat.wait_for_question()
        seat.choose("harvest")
        assert seat.view["houses"][0]["spice"] == 4
        server.kill()
        server.start(update="tests.server.newer")
        seat.answer(wire.Ping("p"))
        assert seat.about is not None
        assert [(news.id, news.args) for news in seat.about.news] == [("news-rules-changed", {"count": 1})]
        assert seat.view["houses"][0]["spice"] == 3
        assert seat.ask is not None
        assert "harvest" not in [offered.option for offered in seat.ask.options]
        assert len([event for event in seat.events if event.kind == "harvest"]) == 0
        seat.choose("pass")


def test_a_damaged_table_harms_no_other(new_server: NewServer) -> None:
    """One snapshot that cannot be read does not keep the tables after it from going on."""
    server = new_server()
    lobby = server.lobby("Leto")
    made = [lobby.create("feud", ["bot", "bot"]).table.id for _ in range(3)]
    going = [lobby.create("feud", ["me", "me"]).table.id for _ in range(3)]
    server.kill()

    async def damage() -> None:
        db = Database(server.db)
        await db.open()
        async with db.write() as connection:
            await connection.execute(update(tables).where(tables.c.id.in_(going[:2])).values(snapshot=b"damaged"))
        await db.close()

    run(damage())
    server.start()
    assert lobby.table(made[0]).table.id == made[0]
    while server.log.read_text().count("table cannot be resumed") < 2:
        pass
    with lobby.seat(going[2], 0) as seat:
        assert seat.wait_for_question()
    with pytest.raises(Refused, match="cannot be read"), lobby.seat(going[0], 0) as seat:
        seat.wait()


@contextmanager
def gone(url: str) -> Iterator[None]:
    """The database does not take anything for a while."""
    if url.startswith("sqlite"):
        blocker = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
        blocker.execute("begin exclusive")
        yield
        blocker.execute("rollback")
        blocker.close()
        return
    name = make_url(url).database
    elsewhere = make_url(url).set(database="postgres").render_as_string(hide_password=False)
    with psycopg.connect(elsewhere, autocommit=True) as connection:
        connection.execute(f"alter database {name} allow_connections false".encode())
        connection.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = %s", [name])
        yield
        connection.execute(f"alter database {name} allow_connections true".encode())


def test_a_database_that_goes_away_is_reported_and_survived(new_server: NewServer) -> None:
    server = new_server()
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["me", "me"])
    with lobby.seat(made.table.id, 0) as seat:
        seat.wait_for_question()
        rev = seat.rev
        with gone(server.db):
            with pytest.raises(Refused, match="unavailable"):
                seat.choose("harvest")
            with pytest.raises(ServerSaid, match="503 unavailable"):
                lobby.create("feud", ["me", "me"])
        assert seat.rev == rev
        assert seat.view["houses"][0]["spice"] == 3
        seat.choose("harvest")
        assert seat.view["houses"][0]["spice"] == 4
        lobby.create("feud", ["me", "me"])


def test_whoever_has_died_is_not_said_to_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its row stays until whoever has the file now enters: until then nobody is named."""
    monkeypatch.setattr("kanly.server.store.engine.ENTERING", 3)
    url = f"sqlite:///{tmp_path}/kanly.db"

    async def start_beside(expires: float) -> str:
        first, second = Database(url), Database(url)
        await first.open()
        async with first.write() as connection:
            await connection.execute(update(processes).values(pid=99999, expires=expires))
        with pytest.raises(StoreTaken) as taken:
            await second.open()
        await second.close()
        await first.close()
        return str(taken.value)

    assert "99999" in run(start_beside(2.0**40))
    assert run(start_beside(0.0)).startswith("Kanly runs already: another process works on this database")


def test_the_schema_is_what_the_migrations_make(empty_db: Callable[[], str]) -> None:
    """A new table or column needs a migration; `VERSION` names the last one."""
    db = Database(empty_db())
    migrate(db.url)
    engine = create_engine(db.url.set(drivername="sqlite") if db.sqlite else db.url)
    with engine.connect() as connection:
        assert version(connection) == VERSION
        differences = compare_metadata(MigrationContext.configure(connection), meta)
        assert [change for change in differences if change[0] != "remove_table"] == []
    engine.dispose()
    migrate(db.url)  # once more changes nothing
