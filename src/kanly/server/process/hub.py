"""The hub: everything that one server process holds together, and the tables that it keeps going."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final

from kanly.kernel import KanlyError
from kanly.registry import game_named
from kanly.server.bots.thinking import Pool
from kanly.server.cluster.bus import Bus
from kanly.server.cluster.news import (
    BlocksChanged,
    BroadcastChanged,
    Noticed,
    PersonChanged,
    PersonGone,
    SeatsInherited,
    SessionEnded,
    TableClosed,
    Told,
    decode,
    encode,
)
from kanly.server.cluster.presence import Presence, written
from kanly.server.people.accounts import Accounts
from kanly.server.people.mail import Mailer
from kanly.server.people.notices import Notices
from kanly.server.people.open_sockets import OpenSockets
from kanly.server.process.config import Config
from kanly.server.process.limits import Limits
from kanly.server.process.log import log, place_of
from kanly.server.process.metrics import Metrics
from kanly.server.store import Database, Elsewhere, Held, StoreGone
from kanly.server.store import tables as rows
from kanly.server.store.blocks import unheard
from kanly.server.store.cleaning import DAY, clean
from kanly.server.store.journal import Journal
from kanly.server.store.leaving import gone_people
from kanly.server.store.operator import last_order, orders_after
from kanly.server.store.people import going_sessions
from kanly.server.tables.deadlines import rest
from kanly.server.tables.inheriting import look_again
from kanly.server.tables.leaving import close_table, part_with
from kanly.server.tables.live import LiveTable
from kanly.server.tables.replays import Replays
from kanly.server.tables.reviews import Reviews
from kanly.server.tables.storing import read

if TYPE_CHECKING:
    from kanly.server.cluster.relay import Relay

BOTS_AT_ONCE: Final = 8  # choices of bots that are carried out; people come first and need not wait behind more of them
REWIND_RATE: Final = 0.5  # times per second that one person goes back over what was revealed, on average
REWIND_BURST: Final = 30
HINT_RATE: Final = 0.5  # hints for one person per second, on average
HINT_BURST: Final = 10
GRACE: Final = 5.0  # seconds for what is still being done when the server stops
TEND: Final = 3.0  # seconds between two looks after the tables


class NoTable(KanlyError):
    """There is no such table, or not for this person."""


class Hub:
    """One server process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.db = Database(config.database, config.lease)
        self.db.lost, self.db.lapsed = self._lost, self._lapsed
        self.journal = Journal(self.db)
        self.metrics = Metrics()
        self.pool = Pool(config.bot_workers, config.bot_seconds, loud=config.log_level == "debug")
        self.accounts = Accounts(self.db, config)
        self.open_sockets = OpenSockets()
        self.mailer = Mailer(config)
        self.accounts.ended = self._session_ended
        self.accounts.changed = lambda person: self.tell_others(PersonChanged(person))
        self.bus = Bus(self.db, self._heard, self._start_over, self._miss_news)
        self.relay: Relay | None = None
        self.peers: set[str] = set()  # other processes that live
        self.presence = Presence()
        self.notices = Notices(self)
        self.replays = Replays()
        self.reviews = Reviews(self)
        self.bots_turn = asyncio.Semaphore(BOTS_AT_ONCE)
        self.hinted = Limits(HINT_RATE, HINT_BURST)  # by person, at all tables together
        self.rewinding = asyncio.Semaphore(1)  # a game that is played again to go back in it
        self.rewound = Limits(REWIND_RATE, REWIND_BURST)  # by person
        self.hints = 0  # that bots are thinking about
        self.ready = False
        self._closing = False
        self._missed_news = False  # sessions may have ended, and people blocked others, without our hearing of it
        self._ordered = 0  # the last order of the operator's that was carried out
        self._tables: dict[str, LiveTable] = {}
        self._broken: set[str] = set()  # tables that cannot be read
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._aside: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the database and go on with every table."""
        await self.db.open()
        self._ordered = await last_order(self.db)
        with suppress(StoreGone):
            await self._clean()
        self.bus.start()
        self.journal.start()
        self.notices.start()
        self._tasks = [
            asyncio.create_task(_every(self.config.lease / 4, self.db.beat)),
            asyncio.create_task(_every(TEND, self._resume)),
            asyncio.create_task(_every(TEND, self._put_away)),
            asyncio.create_task(_every(TEND, self._look_around)),
            asyncio.create_task(_every(TEND, self.notices.adopt)),
            asyncio.create_task(_every(TEND, self._obey)),
            asyncio.create_task(_every(DAY, self._part_with_the_gone)),
            asyncio.create_task(_every(DAY, self._clean, first=DAY)),
        ]
        self.ready = True

    async def close(self) -> None:
        """Put everything away; nothing is lost."""
        self.ready = False
        self._closing = True
        if self.relay is not None:
            self.relay.reset()
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for live in list(self._tables.values()):
            with suppress(KanlyError, TimeoutError):
                async with asyncio.timeout(GRACE), live.lock:  # nothing is interrupted half-way
                    await live.close()
        if self._aside:
            await asyncio.wait(self._aside, timeout=GRACE)
        if self.relay is not None:
            await self.relay.close()
        await self.bus.stop()
        await self.pool.close()
        await self.notices.close()
        self.mailer.close()
        await self.journal.stop()
        await self.db.close()
        log.info("closed")

    async def table(self, id: str) -> LiveTable:
        """The table of this id, in memory from now on."""
        if self._closing:
            raise StoreGone("this process stops")
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

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[LiveTable]:
        """The table of this id for oneself: locked, held by this process, and as it is stored."""
        while True:
            live = await self.table(id)
            async with live.lock:
                if live.closed:  # it left memory while we waited
                    if self._tables.get(id) is live:
                        del self._tables[id]
                    continue
                await live.look_again()
                yield live
                return

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    def in_memory(self, id: str) -> LiveTable | None:
        """The table, if it is in memory."""
        return self._tables.get(id)

    def all_tables(self) -> list[LiveTable]:
        """The tables that are in memory."""
        return list(self._tables.values())

    def add(self, live: LiveTable) -> None:
        """A new table."""
        self._tables[live.id] = live
        self.metrics.tables.set(len(self._tables))

    async def drop(self, live: LiveTable, rest: float = 0.0) -> None:
        """Put a table away, perhaps to sleep for so many seconds; the caller holds its lock."""
        self._tables.pop(live.id, None)
        self.metrics.tables.set(len(self._tables))
        self.pool.forget(live.id)
        await live.close()
        await self.db.let_go(live.held, rest)

    def _lost(self, lost: list[Held]) -> None:
        """Other processes hold these tables now: here they end at once."""
        for held in lost:
            live = self._tables.get(held.table)
            if live is not None and live.held == held:
                log.warning("table lost to another process", table=held.table)
                del self._tables[held.table]
                self.pool.forget(held.table)
                live.lose()
        self.metrics.tables.set(len(self._tables))

    def _lapsed(self) -> None:
        """This process was taken for dead: whatever it held may be elsewhere."""
        log.error("this process was taken for dead", tables=len(self._tables))
        self._lost([live.held for live in self._tables.values()])
        self._start_over()  # what others tell it now goes to a name that nobody bears any more
        self._miss_news()
        self.bus.start_over()

    async def _load(self, id: str) -> LiveTable:
        if await rows.table(self.db, id) is None:
            raise NoTable("there is no such table")
        await self.db.hold(id)
        row = await rows.table(self.db, id)
        if row is None:
            raise NoTable("there is no such table")
        try:
            live = LiveTable(self, row, game_named(row.game))
            if row.status != "open":
                await read(live)
        except BaseException:
            with suppress(StoreGone):
                await self.db.let_go(row.held)
            raise
        self.add(live)
        if live.running:
            live.keeper.start()
        else:
            async with live.lock:
                await live.begin_if_full()  # a process died between the last seat and the beginning
        return live

    async def _resume(self) -> None:
        """Go on with the tables that are being played and that nobody keeps going, such as those of a dead process."""
        await self.db.bury_the_dead()
        ids = [id for id in await rows.orphans(self.db) if id not in self._broken and id not in self._tables]
        for id in ids:
            try:
                await self.table(id)
            except StoreGone:
                raise
            except Elsewhere:
                pass  # another process was quicker
            except Exception as error:  # a table that cannot be read must not stop the others
                self._broken.add(id)
                log.error("table cannot be resumed", table=id, error=type(error).__name__, place=place_of(error))
        if ids:
            log.info("tables resumed", count=len(ids))

    # ---------------------------------------------------------------- other processes

    async def holder(self, id: str) -> str:
        """The other process that holds a table; empty if none does, and this one may."""
        if self.db.sqlite or id in self._tables or id in self._loading:
            return ""
        with suppress(StoreGone):
            return await self.db.holder_of(id)
        return ""

    def tell_others(self, told: Told) -> None:
        """Let all other processes know something."""
        self.bus.send("", b"t" + encode(told))

    def _heard(self, sender: str, data: bytes) -> None:
        """Another process tells something."""
        if data[:1] == b"r":
            if self.relay is not None:
                self.relay.hear(sender, data[1:])
            return
        if data[:1] == b"p":
            self.presence.hear(sender, data[1:])
            return
        self.learn(decode(data[1:]))

    def tell_all(self, told: Told) -> None:
        """Let all processes know something, this one too."""
        self.learn(told)
        self.tell_others(told)

    def learn(self, told: Told) -> None:
        """Do what follows from something that every process has to know."""
        match told:
            case SessionEnded():
                self.accounts.forget(told.session, told.person)
                self.open_sockets.end(told.session, told.person)
            case PersonChanged():
                self.accounts.forget(person=told.person)
            case Noticed():
                self.notices.show(told.person, told.data)
            case BlocksChanged():
                self.background(self._hear_anew(told.person))
            case PersonGone():
                self.background(part_with(self, told.person))
            case SeatsInherited():
                self.background(look_again(self, told.tables))
            case TableClosed():
                self.background(close_table(self, told.table))
            case BroadcastChanged():
                self.notices.tell_everybody("broadcast")

    def _start_over(self, process: str = "") -> None:
        """Something that one process told another got lost: what they carried for each other ends."""
        if self.relay is not None:
            self.relay.reset(process)

    def _miss_news(self) -> None:
        """Something that was told to all got lost."""
        self.accounts.forget_all()
        self._missed_news = True

    def _session_ended(self, session: str, person: str) -> None:
        self.open_sockets.end(session, person)
        self.tell_others(SessionEnded(session, person))

    async def _look_around(self) -> None:
        """See which other processes live; what was relayed to or from a dead one has to start over."""
        known = self.peers if self.relay is None else self.peers | self.relay.parties  # some come and go between looks
        alive = await self.db.peers()
        for process in known - alive:
            log.warning("another process has gone", process=process)
            self._start_over(process)
            self._miss_news()  # it may have died before it told something
        self.bus.forget(known - alive)
        self.presence.forget(known - alive)
        self.peers = alive
        if alive:
            self.bus.send("", b"p" + written(self.all_tables()))
            self.bus.say_sums()
        if self._missed_news:
            self._missed_news = False
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Hang up on those whose session has ended, and ask anew whom the others do not want to hear."""
        ours = self.open_sockets.sessions
        try:
            going_on = await going_sessions(self.db, ours)
        except StoreGone:
            self._missed_news = True
            raise
        for session in ours - going_on:
            self.open_sockets.end(session)
        for person in self.open_sockets.people:
            await self._hear_anew(person)

    async def _obey(self) -> None:
        """Carry out what the operator has ordered, at whichever process that was written down."""
        for id, data in await orders_after(self.db, self._ordered):
            self.learn(decode(data))
            self._ordered = id

    async def _hear_anew(self, person: str) -> None:
        """Somebody has muted others, or no longer."""
        with suppress(StoreGone):
            others = await unheard(self.db, person)
            for line in self.open_sockets.of(person):
                line.unheard = others

    async def _part_with_the_gone(self) -> None:
        """Whoever has left, and still has seats that nobody could see to then."""
        for person in await gone_people(self.db):
            await part_with(self, person)

    async def _clean(self) -> None:
        """Remove what nobody needs any more."""
        cleaned = await clean(self.db, self.config.guest_days)
        if any(cleaned):
            log.info("cleaned", **cleaned._asdict())

    async def _put_away(self) -> None:
        """Tables at which nothing can happen without a person for a while leave memory, and sleep until then."""
        now = time.monotonic()
        for live in list(self._tables.values()):
            if live.audience.listeners or now - live.audience.idle_since <= self.config.sleep:
                continue
            async with live.lock:
                pause = rest(live)
                if not live.audience.listeners and not live.closed and pause > self.config.sleep:
                    await self.drop(live, pause)


async def _every(seconds: float, work: Callable[[], Awaitable[None]], *, first: float = 0.0) -> None:
    """Do something again and again, whatever happens to it: this loop does not die."""
    await asyncio.sleep(first)
    while True:
        try:
            await _whole(work)
        except StoreGone:
            log.error("the database does not answer")
        except Exception as error:
            log.error("housekeeping failed", error=type(error).__name__, place=place_of(error))
        await asyncio.sleep(seconds)


async def _whole(work: Callable[[], Awaitable[None]]) -> None:
    """Do something to its end, also when the server stops meanwhile: a connection does not like to be cut off."""
    doing = asyncio.ensure_future(work())
    try:
        await asyncio.shield(doing)
    except asyncio.CancelledError:
        await asyncio.wait([doing], timeout=GRACE)
        doing.cancel()
        raise
