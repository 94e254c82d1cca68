"""SQLite: how its connections are set up, and the one thread that writes to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL

from kanly.server.store.leases import StoreGone

Work = Callable[[Connection], None]


def set_up(connection: Any, _record: object) -> None:
    """How every connection to SQLite is set up: nothing that was committed is lost."""
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode=wal")
    cursor.execute("pragma synchronous=full")  # a commit is on the disk, not only on its way
    cursor.execute("pragma foreign_keys=on")
    cursor.execute("pragma busy_timeout=1500")
    cursor.close()


class Writer:
    """One thread with a connection of its own, which stays open: people wait for what is written here.

    An executor would do; handing work to it and hearing of the end takes twice as long as with a queue.
    """

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"))
        event.listen(self._engine, "connect", set_up)
        self._connection: Connection | None = None
        self._waiting: SimpleQueue[tuple[Work, asyncio.Future[None]] | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._closed = False

    async def write(self, work: Work) -> None:
        """A transaction; on disk when this returns."""
        if self._closed:
            raise StoreGone("the database is closed")
        if self._thread is None:
            self._thread = Thread(target=self._run, name="store", daemon=True)
            self._thread.start()
        done = asyncio.get_running_loop().create_future()
        self._waiting.put((work, done))
        await done

    async def close(self) -> None:
        """Let go of the database."""
        self._closed = True
        if self._thread is not None:
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)

    # ---------------------------------------------------------------- in the thread

    def _run(self) -> None:
        while (next := self._waiting.get()) is not None:
            self._do(*next)
            del next  # nobody needs it until the next one comes
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()

    def _do(self, work: Work, done: asyncio.Future[None]) -> None:
        error: BaseException | None = None
        try:
            self._transact(work)
        except BaseException as why:
            error = why
        with suppress(RuntimeError):  # the event loop has ended: nobody waits any more
            done.get_loop().call_soon_threadsafe(_tell, done, error)

    def _transact(self, work: Work) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                work(self._connection)
        except BaseException:  # whatever state that has left, the next transaction does not begin with it
            broken, self._connection = self._connection, None
            broken.close()
            raise


def _tell(done: asyncio.Future[None], error: BaseException | None) -> None:
    if done.done():  # whoever waited was interrupted
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
