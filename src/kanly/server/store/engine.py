"""The database: opened by URL, brought up to date, and asked in short transactions."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kanly.kernel import KanlyError
from kanly.server.store import schema

WRITERS: Final = 12  # of PostgreSQL at once; the pool has some connections more, for readers
CHECK: Final = 3.0  # seconds between two looks whether it is still there
STALE: Final = 30.0  # seconds without a sign of life after which a process on another machine counts as dead


class StoreGone(KanlyError):
    """The database cannot be reached, or does not take what it is given."""


class NotStorable(KanlyError):
    """A value that no database takes, such as text with a NUL in it."""


class StoreTaken(KanlyError):
    """Another server process works on this database."""

    def __init__(self, host: str, pid: int) -> None:
        super().__init__(
            f"Kanly runs already: process {pid} on {host} works on this database; stop it, or serve another one (--db)"
        )
        self.here = host == socket.gethostname()


class Database:
    """One database and this process's place in it."""

    def __init__(self, url: str) -> None:
        self.url = _url(url)
        self.process = secrets.token_hex(8)
        self.engine: AsyncEngine = create_async_engine(self.url, **_engine_options(self.url))
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
        # SQLite has one writer: ours wait for each other here, in order, and not in the database by luck.
        self._turn: asyncio.Lock | asyncio.Semaphore = asyncio.Lock() if self.sqlite else asyncio.Semaphore(WRITERS)
        self._thread = ThreadPoolExecutor(1, "store") if self.sqlite else None
        self._plain: Engine | None = None  # of that thread alone

    @property
    def sqlite(self) -> bool:
        """Whether this is SQLite: one file, one process."""
        return self.url.get_backend_name() == "sqlite"

    async def open(self) -> None:
        """Make what is missing, bring the schema up to date, and take the tables over."""
        try:
            await asyncio.to_thread(migrate, self.url)
            await self._take_over()
        except (SQLAlchemyError, OSError) as error:
            raise StoreGone(f"the database {self.url!r} cannot be opened: {_said(error)}") from error

    async def close(self) -> None:
        """Give the tables back and let go."""
        try:
            async with self.write() as connection:
                tables = schema.tables
                await connection.execute(update(tables).where(tables.c.process == self.process).values(process=None))
                await connection.execute(schema.processes.delete().where(schema.processes.c.id == self.process))
        except StoreGone:
            pass  # the next process sees that this one is dead
        await self.engine.dispose()
        if self._thread is not None:
            if self._plain is not None:
                await asyncio.get_running_loop().run_in_executor(self._thread, self._plain.dispose)
            self._thread.shutdown()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look things up."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except DataError as error:
            raise NotStorable("nothing like this is stored") from error
        except (DBAPIError, OSError) as error:
            raise StoreGone(f"the database does not answer: {_said(error)}") from error

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; on disk when it is left."""
        try:
            async with self._turn, self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except DataError as error:
            raise NotStorable("this cannot be stored") from error
        except (DBAPIError, OSError) as error:
            raise StoreGone(f"the database does not take it: {_said(error)}") from error

    async def transact(self, work: Callable[[Connection], None]) -> None:
        """A transaction that is a plain function: with SQLite one way to a thread and back, however many statements."""
        try:
            if self._thread is None:
                async with self.engine.begin() as connection:
                    await connection.run_sync(work)
            else:
                async with self._turn:
                    await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)
        except IntegrityError:
            raise
        except (DBAPIError, OSError) as error:
            raise StoreGone(f"the database does not take it: {_said(error)}") from error

    def _transact(self, work: Callable[[Connection], None]) -> None:
        if self._plain is None:
            self._plain = create_engine(self.url.set(drivername="sqlite"))
            event.listen(self._plain, "connect", _set_up_sqlite)
        with self._plain.begin() as connection:
            work(connection)

    async def check(self) -> None:
        """Whether the database answers."""
        async with self.read() as connection:
            await connection.execute(text("select 1"))

    async def beat(self) -> None:
        """A sign of life, for processes that wait to take over."""
        processes = schema.processes
        async with self.write() as connection:
            await connection.execute(update(processes).where(processes.c.id == self.process).values(seen=time.time()))

    async def _take_over(self) -> None:
        """Register; a process on another machine that has just died is waited for."""
        until = time.monotonic() + STALE + 2 * CHECK
        while True:
            try:
                await self._register()
                return
            except StoreTaken as taken:
                if taken.here or time.monotonic() > until:
                    raise
            await asyncio.sleep(CHECK)

    async def _register(self) -> None:
        """Enter this process; take over from dead ones. One process owns all tables for now."""
        processes = schema.processes
        async with self.write() as connection:
            for row in (await connection.execute(select(processes))).all():
                if _alive(row.host, row.pid, row.seen):
                    raise StoreTaken(row.host, row.pid)
            now = time.time()
            await connection.execute(
                insert(processes).values(
                    id=self.process, host=socket.gethostname(), pid=os.getpid(), started=now, seen=now
                )
            )
            await connection.execute(update(schema.tables).values(process=self.process))
            await connection.execute(processes.delete().where(processes.c.id != self.process))


def migrate(url: URL) -> None:
    """Bring the schema of a database up to date."""
    if url.get_backend_name() == "sqlite" and url.database:
        path = Path(url.database)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)  # it holds what games hide
    driver = "sqlite" if url.get_backend_name() == "sqlite" else url.drivername
    engine = create_engine(url.set(drivername=driver))
    try:
        with engine.begin() as connection:
            if version(connection) != schema.VERSION:
                upgrade(connection)
    finally:
        engine.dispose()


def version(connection: Connection) -> str:
    """The last migration that a database has seen; empty if none."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("select version_num from alembic_version")).scalar() or "")


def upgrade(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    from alembic import command  # here: most starts do not need it
    from alembic.config import Config as Alembic

    config = Alembic()
    config.set_main_option("script_location", str(files("kanly.server.store") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _url(text: str) -> URL:
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
    return {"pool_size": 8, "max_overflow": 8, "pool_pre_ping": True, "pool_timeout": 10}


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode=wal")
    cursor.execute("pragma synchronous=full")  # a commit is on the disk, not only on its way
    cursor.execute("pragma foreign_keys=on")
    cursor.execute("pragma busy_timeout=1500")
    cursor.close()


def _alive(host: str, pid: int, seen: float) -> bool:
    """Whether a registered process still works; on this machine we can look."""
    if host != socket.gethostname():
        return time.time() - seen < STALE
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return pid != os.getpid() and time.time() - seen < STALE


def _said(error: Exception) -> str:
    """What the driver says, without the statement and its values."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {' '.join(str(cause).split())[:200]}"
