"""The database: opened by URL, brought up to date, asked in short transactions, and this process's place in it."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager, nullcontext
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Executable, create_engine, event, insert, inspect, select, text, update
from sqlalchemy.engine import URL, Row, make_url
from sqlalchemy.exc import ArgumentError, DataError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kanly.kernel import KanlyError
from kanly.server.store import schema, sqlite
from kanly.server.store.leases import LEASE, Elsewhere, Held, LeaseLost, StoreGone, bury, fence, give_back, now_in, take
from kanly.server.store.lifeline import CONNECT, KEY, Advisory, FileLock, holding

FOR_GOOD: Final = 1e9  # seconds: a table for which nothing is ever due sleeps until somebody comes
ENTERING: Final = 150  # tenths of a second that a process may need to make its tables and enter itself
WRITERS: Final = 12  # of PostgreSQL at once; the pool has some connections more, for readers


class NotStorable(KanlyError):
    """A value that no database takes, such as text with a NUL in it."""


class StoreTaken(KanlyError):
    """Another server process works on this database."""

    def __init__(self, who: str = "another process") -> None:
        super().__init__(f"Kanly runs already: {who} works on this database; stop it, or serve another one (--db)")


class Database:
    """One database and this process's place in it."""

    def __init__(self, url: str, lease: float = LEASE) -> None:
        self.url = database_url(url)
        self.lease = lease  # seconds that a process counts as alive after its last sign of life
        self.process = secrets.token_hex(8)
        self.until = 0.0  # by our own clock: when this process counts as dead unless it gives a sign of life
        self.lost: Callable[[list[Held]], None] = lambda _: None  # called when others hold what we held
        self.lapsed: Callable[[], None] = lambda: None  # called when this process was taken for dead
        self.heard: Callable[[str], None] = lambda _: None  # called with what another process tells
        self.cut_off: Callable[[], None] = lambda: None  # called when something of that may have got lost
        self.engine: AsyncEngine = create_async_engine(self.url, **_engine_options(self.url))
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", sqlite.set_up)
        self._lifeline: FileLock | Advisory = (
            FileLock(self.url) if self.sqlite else Advisory(self.url, lambda note: self.heard(note), self._cut_off)
        )
        self._beating = asyncio.Lock()
        # SQLite has one writer: ours wait for each other here, in order, and not in the database by luck. The journal,
        # for which people wait, comes before all others.
        self._writer: asyncio.Lock | nullcontext[None] = asyncio.Lock() if self.sqlite else nullcontext()
        self._turn: asyncio.Lock | asyncio.Semaphore = asyncio.Lock() if self.sqlite else asyncio.Semaphore(WRITERS)
        self._thread = sqlite.Writer(self.url) if self.sqlite else None

    @property
    def sqlite(self) -> bool:
        """Whether this is SQLite: one file, one process."""
        return self.url.get_backend_name() == "sqlite"

    @property
    def plain_url(self) -> str:
        """How PostgreSQL's own driver is told."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    # ---------------------------------------------------------------- opening and closing

    async def open(self) -> None:
        """Make what is missing, bring the schema up to date, and take a place among those who hold tables."""
        try:
            await asyncio.to_thread(prepare, self.url)
            if self.sqlite:
                await self._hold_lifeline()  # before we touch the schema of somebody who lives
            await asyncio.to_thread(migrate, self.url)
            await self._register()
        except (SQLAlchemyError, OSError) as error:
            raise StoreGone(f"the database {self.url!r} cannot be opened: {_said(error)}") from error

    async def close(self) -> None:
        """Give the tables back and let go."""
        try:
            async with self.write() as connection:
                await bury(connection, self.process)
        except StoreGone:
            pass  # the next process sees that this one is dead
        await self._lifeline.let_go()
        await self.engine.dispose()
        if self._thread is not None:
            await self._thread.close()

    # ---------------------------------------------------------------- transactions

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look things up."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except DataError as error:
            raise NotStorable("nothing like this is stored") from error
        except (SQLAlchemyError, OSError) as error:
            raise StoreGone(f"the database does not answer: {_said(error)}") from error

    @asynccontextmanager
    async def write(self, *held: Held) -> AsyncIterator[AsyncConnection]:
        """A transaction; on disk when it is left. With `held`, only if these tables are still held like this."""
        try:
            async with self._turn, self._writer, self.engine.begin() as connection:
                yield connection
                if held:
                    await connection.run_sync(fence, held)
        except LeaseLost as error:
            self.lost(error.lost)
            raise
        except IntegrityError:
            raise
        except DataError as error:
            raise NotStorable("this cannot be stored") from error
        except (SQLAlchemyError, OSError) as error:
            raise StoreGone(f"the database does not take it: {_said(error)}") from error

    async def change(self, statement: Executable, *held: Held) -> None:
        """A transaction of one statement."""

        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self.transact(work, *held)

    async def transact(self, work: Callable[[Connection], None], *held: Held) -> None:
        """A transaction that is a plain function: with SQLite one way to a thread and back, however many statements."""
        async with self._turn:
            await self.transact_first(work, held)

    async def transact_first(self, work: Callable[[Connection], None], held: Collection[Held]) -> None:
        """The same, before everybody else who wants to write."""

        def fenced(connection: Connection) -> None:
            work(connection)
            if held:
                fence(connection, held)

        try:
            async with self._writer:
                if self._thread is None:
                    async with self.engine.begin() as connection:
                        await connection.run_sync(fenced)
                else:
                    await self._thread.write(fenced)
        except LeaseLost as error:
            self.lost(error.lost)
            raise
        except IntegrityError:
            raise
        except DataError as error:
            raise NotStorable("this cannot be stored") from error
        except (SQLAlchemyError, OSError) as error:
            raise StoreGone(f"the database does not take it: {_said(error)}") from error

    async def check(self) -> None:
        """Whether the database answers."""
        async with self.read() as connection:
            await connection.execute(text("select 1"))

    # ---------------------------------------------------------------- who holds what

    @property
    def alive(self) -> bool:
        """Whether nobody can have taken this process for dead yet."""
        return time.monotonic() < self.until

    async def beat(self) -> None:
        """A sign of life. If it comes too late, whatever we held is gone, and we start over under another name."""
        async with self._beating:
            began = time.monotonic()
            processes = schema.processes
            query = update(processes).where(processes.c.id == self.process)
            async with self.write() as connection:
                done = await connection.execute(query.values(expires=now_in(self.sqlite) + self.lease))
            if done.rowcount:
                self.until = began + self.lease
                return
            self.until = 0.0
            self.lapsed()
            self.process = secrets.token_hex(8)
            await self._register()

    async def hold(self, table: str) -> None:
        """Hold a table; Elsewhere if another process does, and lives."""
        for _ in range(2):
            try:
                async with self.write() as connection:
                    if await take(connection, table, self.process):
                        return
            except IntegrityError:  # we were taken for dead, and the database knows no process of this name
                await self.beat()
            await self.bury_the_dead()
        raise Elsewhere("another process holds this table")

    async def let_go(self, held: Held, rest: float = 0.0) -> None:
        """Others may hold this table now; nobody has to for so many seconds."""
        async with self.write() as connection:
            await give_back(connection, held, now_in(self.sqlite) + min(rest, FOR_GOOD) if rest else None)

    async def bury_the_dead(self) -> None:
        """Free the tables of processes that have died."""
        for row, alive in await self._others():
            if not alive:
                async with self.write() as connection:
                    await bury(connection, row.id)

    async def _others(self) -> list[tuple[Row[Any], bool]]:
        """The other processes, and whether each is alive: within its lease, with its lifeline in its hand."""
        processes = schema.processes
        late = (processes.c.expires < now_in(self.sqlite)).label("late")
        async with self.read() as connection:
            found = (await connection.execute(select(processes, late).where(processes.c.id != self.process))).all()
            if self.sqlite:
                return [(row, False) for row in found]  # the file's lock is ours
            there = await connection.run_sync(holding, [row.id for row in found])
        return [(row, not row.late and row.id in there) for row in found]

    async def holder_of(self, table: str) -> str:
        """The other process that holds a table, if one does and lives."""
        query = select(schema.tables.c.process).where(schema.tables.c.id == table)
        async with self.read() as connection:
            holder = (await connection.execute(query)).scalar()
        if holder is None or holder == self.process:
            return ""
        return str(holder) if holder in await self.peers() else ""

    async def peers(self) -> set[str]:
        """The other processes that live."""
        return {row.id for row, alive in await self._others() if alive}

    async def _register(self) -> None:
        """Enter this process; what the dead have held is free."""
        await self._hold_lifeline()
        await self.bury_the_dead()
        began = time.monotonic()
        async with self.write() as connection:
            now = now_in(self.sqlite)
            here = {"host": socket.gethostname(), "pid": os.getpid(), "started": now, "expires": now + self.lease}
            await connection.execute(insert(schema.processes).values(id=self.process, **here))
        self.until = began + self.lease

    async def _hold_lifeline(self) -> None:
        """StoreTaken, if another process has the file; one that starts at the same time may still have to enter."""
        for _ in range(ENTERING):
            if await self._lifeline.hold(self.process):
                return
            other = await self._entered()
            if other is not None:
                raise StoreTaken(f"process {other.pid} on {other.host}")
            await asyncio.sleep(0.1)
        raise StoreTaken

    async def _entered(self) -> Row[Any] | None:
        """The process that has the file, as it is entered; None as long as it is about to.

        One that died goes on standing there until its time is up, or until whoever has the file now enters.
        """
        alive = schema.processes.c.expires >= now_in(self.sqlite)
        try:
            async with self.read() as connection:
                if await connection.run_sync(lambda now: inspect(now).has_table(schema.processes.name)):
                    return (await connection.execute(select(schema.processes).where(alive))).first()
        except StoreGone:  # locked, while the tables are made
            pass
        return None

    def _cut_off(self) -> None:
        """Our lifeline broke: others may take us for dead."""
        self.until = 0.0
        self.cut_off()


def prepare(url: URL) -> None:
    """Make the file of an SQLite database, if it is not there."""
    if url.get_backend_name() == "sqlite" and url.database:
        path = Path(url.database)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # it holds what games hide


def migrate(url: URL) -> None:
    """Bring the schema of a database up to date."""
    driver = "sqlite" if url.get_backend_name() == "sqlite" else url.drivername
    engine = create_engine(url.set(drivername=driver))
    try:
        with engine.begin() as connection:
            if url.get_backend_name() == "postgresql":  # one after the other
                connection.execute(text("select pg_advisory_xact_lock(:key, 0)"), {"key": KEY})
            if version(connection) != schema.VERSION:
                upgrade(connection)
    finally:
        engine.dispose()


def version(connection: Connection) -> str:
    """The last migration that a database has seen; empty if none."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("select version_num from alembic_version")).scalar() or "")


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the migrations that this database has not seen, up to a certain one."""
    from alembic import command  # here: most starts do not need it
    from alembic.config import Config as Alembic

    config = Alembic()
    config.set_main_option("script_location", str(files("kanly.server.store") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def database_url(text: str) -> URL:
    """The URL of a database, with the driver that we use."""
    try:
        url = make_url(text)
        backend = url.get_backend_name()
    except (ArgumentError, NoSuchModuleError):  # not repeated: it may hold a password
        raise StoreGone("this is no URL of a database: write sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    if backend == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    if backend == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    raise StoreGone(f"{backend} is no database that Kanly knows; it knows sqlite and postgresql")


def _engine_options(url: URL) -> dict[str, Any]:
    if url.get_backend_name() == "sqlite":
        return {}
    return {"pool_size": 8, "max_overflow": 8, "pool_pre_ping": True, "pool_timeout": 10, "connect_args": CONNECT}


def _said(error: Exception) -> str:
    """What the driver says, without the statement and its values."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {' '.join(str(cause).split())[:200]}"
