"""The house: everything that one server process holds together, and the tables that it keeps going."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from kanly.kernel import KanlyError
from kanly.registry import game_named
from kanly.server.bots.thinking import Pool
from kanly.server.people.accounts import Accounts
from kanly.server.people.notices import Notices
from kanly.server.process.config import Config
from kanly.server.process.log import log
from kanly.server.process.metrics import Metrics
from kanly.server.store import Database, StoreGone
from kanly.server.store import tables as rows
from kanly.server.store.cleaning import DAY, clean
from kanly.server.store.journal import Journal
from kanly.server.tables.live import LiveTable
from kanly.server.tables.replays import Replays

GRACE: Final = 5.0  # seconds for what is still being done when the server stops
BEAT: Final = 5.0  # seconds between two signs of life


class NoTable(KanlyError):
    """There is no such table, or not for this person."""


class House:
    """One server process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.db = Database(config.database)
        self.journal = Journal(self.db)
        self.metrics = Metrics()
        self.pool = Pool(config.bot_workers, config.bot_seconds, loud=config.log_level == "debug")
        self.accounts = Accounts(self.db, config)
        self.notices = Notices(self)
        self.replays = Replays()
        self.ready = False
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._aside: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the database and go on with every table."""
        await self.db.open()
        await self._clean()
        self.journal.start()
        self.notices.start()
        for work in (self._resume(), self._housekeeping(), self._clean_daily()):
            self._tasks.append(asyncio.create_task(work))
        self.ready = True

    async def close(self) -> None:
        """Put everything away; nothing is lost."""
        self.ready = False
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for live in list(self._tables.values()):
            with suppress(KanlyError):
                await live.close()
        if self._aside:
            await asyncio.wait(self._aside, timeout=GRACE)
        await self.pool.close()
        await self.notices.close()
        await self.journal.stop()
        await self.db.close()
        log.info("closed")

    async def table(self, id: str) -> LiveTable:
        """The table of this id, in memory from now on."""
        live = self._tables.get(id)
        if live is not None:
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        try:
            return await asyncio.shield(self._loading[id])
        finally:
            task = self._loading.get(id)
            if task is not None and task.done():
                del self._loading[id]

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    def in_memory(self, id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._tables.get(id)

    def add(self, live: LiveTable) -> None:
        """A new table."""
        self._tables[live.id] = live
        self.metrics.tables.set(len(self._tables))

    async def drop(self, live: LiveTable) -> None:
        """Put a table away."""
        self._tables.pop(live.id, None)
        self.metrics.tables.set(len(self._tables))
        await self.pool.forget(live.id)
        await live.close()

    async def _load(self, id: str) -> LiveTable:
        row = await rows.table(self.db, id)
        if row is None:
            raise NoTable("there is no such table")
        live = LiveTable(self, row, game_named(row.game))
        if row.status != "open":
            await live.read()
        self.add(live)
        if live.running:
            live.keeper.start()
        return live

    async def _resume(self) -> None:
        """Go on with the tables that were being played when the last process ended."""
        try:
            ids = await rows.running_tables(self.db)
        except StoreGone:
            return
        for id in ids:
            try:
                await self.table(id)
            except KanlyError as error:
                log.error("table cannot be resumed", table=id, error=type(error).__name__)
        if ids:
            log.info("tables resumed", count=len(ids))

    async def _clean(self) -> None:
        """Remove what nobody needs any more."""
        with suppress(StoreGone):
            cleaned = await clean(self.db, self.config.guest_days)
            if any(cleaned):
                log.info("cleaned", **cleaned._asdict())

    async def _clean_daily(self) -> None:
        while True:
            await asyncio.sleep(DAY)
            await self._clean()

    async def _housekeeping(self) -> None:
        """Signs of life; tables at which nothing can happen without a person leave memory."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.db.beat()
            except StoreGone:
                log.error("the database does not answer")
            now = time.monotonic()
            for live in list(self._tables.values()):
                if not live.listeners and now - live.idle_since > self.config.sleep and live.keeper.idle:
                    with suppress(StoreGone):
                        await self.drop(live)
