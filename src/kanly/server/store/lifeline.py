"""What a process holds as long as it lives, whatever else happens: when it dies, the system lets go of it at once.

With SQLite that is a lock on a file beside the database, with PostgreSQL an advisory lock of a connection of its own.
So nobody has to wait for the end of a lease when a process was killed. One that is only paused keeps its lifeline.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final

from sqlalchemy import URL, Connection, text

from kanly.server.store.leases import StoreGone

if TYPE_CHECKING:
    import psycopg

KEY: Final = 0x6B616E6C  # of all our advisory locks
CHANNEL: Final = "kanly"
AGAIN: Final = 1.0  # seconds between two attempts to connect
CONNECT: Final[dict[str, Any]] = {
    "connect_timeout": 10,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}


class FileLock:
    """One process for each SQLite file."""

    def __init__(self, url: URL) -> None:
        self.path = Path(url.database + ".lock") if url.database and url.database != ":memory:" else None
        self._file: IO[bytes] | None = None

    async def hold(self, _process: str) -> bool:
        """Take it; False if another process has it."""
        if self.path is None or self._file is not None:
            return True
        self.path.touch(mode=0o600)  # whoever can read it could hold it
        file = self.path.open("ab")
        if not _lock(file):
            file.close()
            return False
        self._file = file
        return True

    async def let_go(self) -> None:
        """Leave it to others."""
        if self._file is not None:
            self._file.close()
            self._file = None


class Advisory:
    """One lock for each process that shares a PostgreSQL database; its connection also hears what others tell."""

    def __init__(self, url: URL, heard: Callable[[str], None], broken: Callable[[], None]) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.heard = heard
        self.broken = broken
        self._process = ""
        self._line: psycopg.AsyncConnection[tuple[object, ...]] | None = None
        self._task: asyncio.Task[None] | None = None

    async def hold(self, process: str) -> bool:
        """Take the lock of this process, from now on."""
        await self.let_go()
        self._process = process
        await self._connect()
        self._task = asyncio.create_task(self._listen(), name="lifeline")
        return True

    async def let_go(self) -> None:
        """Hang up."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        if self._line is not None:
            await self._line.close()
            self._line = None

    async def _connect(self) -> None:
        import psycopg

        try:
            line = await psycopg.AsyncConnection.connect(self.address, autocommit=True, **CONNECT)
            await line.execute("select pg_advisory_lock(%s, %s)", [KEY, key_of(self._process)])
            for channel in (CHANNEL, f"{CHANNEL}_{self._process}"):
                await line.execute(f"listen {channel}".encode())
        except (psycopg.Error, OSError) as error:
            raise StoreGone("the database does not answer") from error
        self._line = line

    async def _listen(self) -> None:
        """Hear what others tell; when the line breaks, say so and connect again."""
        import psycopg

        while True:
            try:
                if self._line is None:
                    await self._connect()
                    self.broken()  # what was told until now is lost too
                assert self._line is not None
                async for note in self._line.notifies():
                    self.heard(note.payload)
            except (psycopg.Error, OSError, StoreGone):
                pass
            self._line = None
            self.broken()
            await asyncio.sleep(AGAIN)


def key_of(process: str) -> int:
    """The number of a process's lock."""
    return int(process[:7], 16)


def holding(connection: Connection, processes: Iterable[str]) -> set[str]:
    """Which of these processes hold their lifelines in PostgreSQL."""
    query = text(
        "select objid from pg_locks where locktype = 'advisory' and classid = :key and granted "
        "and database = (select oid from pg_database where datname = current_database())"
    )
    keys = {int(row[0]) for row in connection.execute(query, {"key": KEY})}
    return {process for process in processes if key_of(process) in keys}


def _lock(file: IO[bytes]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
