"""One live table: everything that changes it goes through `commit`, one thing at a time.

A change is tried on the course, written to the journal, and only then shown to anybody. If the database does not take
it, or anything else comes between, the table is reloaded before anything else happens to it.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec
from sqlalchemy.exc import IntegrityError

from kanly.bots import usual_bot
from kanly.kernel import Game, KanlyError
from kanly.kernel.chance import key_of
from kanly.kernel.record import WITNESS, Record, applying, make_record, write_record
from kanly.protocol import socket as wire
from kanly.protocol.lobby import News, TableInfo, VoteInfo
from kanly.server.cluster.presence import Present
from kanly.server.process.limits import Limits
from kanly.server.process.log import log, place_of
from kanly.server.store import Held as HeldTable
from kanly.server.store import LeaseLost, StoreGone
from kanly.server.store import journal as journals
from kanly.server.store import tables as rows
from kanly.server.store.tables import SeatRow, TableRow
from kanly.server.tables.course import Chosen, Confirmed, Course, Entry, Held, Released, Undone
from kanly.server.tables.entries import read_entry, read_snapshot, write_entry, write_snapshot
from kanly.server.tables.infos import table_info
from kanly.server.tables.keeper import Keeper
from kanly.server.tables.lessons import OVER
from kanly.server.tables.seat_views import WATCHER, Mark, Stream, ended
from kanly.server.tables.votes import UNDO

if TYPE_CHECKING:
    from kanly.server.process.hub import Hub


RECENT: Final = 100  # entries kept for bot workers that are a little behind
TALK_RATE: Final = 0.5  # remarks of one person per second, on average
TALK_BURST: Final = 10
HINT_RATE: Final = 0.5  # hints for one person per second, on average
HINT_BURST: Final = 10
TALK_PART: Final = 50  # remarks in one message
MAX_NEWS: Final = 10
MAX_KEPT: Final = 200  # with those about hints
HINTS: Final = ("news-hint", "news-hint-asked")
ABSENCE: Final = 60.0  # seconds after which somebody who has gone counts as absent


class Damaged(KanlyError):
    """A table whose snapshot cannot be read."""


class Listener(Protocol):
    """A connection that looks at a table through one seat's eyes, or a watcher's."""

    seat: int
    person: str
    name: str
    unheard: frozenset[str]  # people whom it does not want to hear

    @property
    def closed(self) -> bool:
        """Whether nothing more is told or done here."""

    def send(self, data: bytes) -> None:
        """Pass a message on, without waiting."""

    def close(self, reason: str) -> None:
        """Hang up; the client may come back."""


class LiveTable:
    """A table in memory."""

    def __init__(self, hub: Hub, row: TableRow, game: Game) -> None:
        self.hub = hub
        self.row = row
        self.game = game
        self.course: Course | None = None  # None until it begins
        self.n = 0  # journal entries
        self.covered = 0  # of them by the last snapshot
        self.base = 0  # entries before `recent`
        self.recent: list[bytes] = []
        self.streams: dict[int, Stream] = {}
        self.listeners: list[Listener] = []
        self.remarks: list[wire.Remark] = []
        self.speakers: list[str | None] = []  # of the remarks, as far as it is known
        self.talkers = Limits(TALK_RATE, TALK_BURST)
        self.hinted = Limits(HINT_RATE, HINT_BURST)
        self.stale = False  # memory and database may differ: reload first
        self.closed = False  # no longer ours: whoever still has it must look for the table again
        self.shown_spent: list[int] = []
        self.left_at: dict[int, float] = {}
        self.opened_at = time.monotonic()  # whoever was here before may just be coming back
        self.told = {seat.seat for seat in row.seats if seat.noticed}  # as the database has it
        self.idle_since = time.monotonic()
        self.lock = asyncio.Lock()
        self.keeper = Keeper(self)

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def held(self) -> HeldTable:
        """As what this process holds the table; every write names it."""
        return self.row.held

    @property
    def seats(self) -> list[SeatRow]:
        """The seats and who has them."""
        return self.row.seats

    @property
    def running(self) -> bool:
        """Whether the game goes on."""
        return self.row.status == "running"

    @property
    def solitary(self) -> bool:
        """Whether one person plays here against bots: then nobody can learn anything from how long answers take."""
        return len({seat.person for seat in self.seats if seat.person is not None}) < 2

    @property
    def spared(self) -> int:
        """The seats that the game need not ask where they have one option only, as a mask; see `Keeper._spare`."""
        return sum(1 << seat.seat for seat in self.seats if not seat.ask_all) if self.solitary else 0

    @property
    def hushed(self) -> int:
        """The seats that are spared windows in which they can only pass, where those last a fixed time, as a mask."""
        if self.solitary or not self.row.terms.clock.window:
            return 0
        return sum(1 << seat.seat for seat in self.seats if not seat.ask_all)

    @property
    def round(self) -> int:
        """The round that is being played, in games that count them; 0 in others, and before the game."""
        return self.row.round if self.course is None else _round_of(self.course)

    @property
    def ending(self) -> wire.Ending | None:
        """How the table ended; None until that is stored."""
        if self.row.status in ("finished", "abandoned") and self.row.result is not None:
            return ended(self.row.result.get("how", "played"), self.row.result, key_of(self.row.seed).hex())
        return None

    # ---------------------------------------------------------------- beginning, reading, ending

    async def begin_if_full(self) -> None:
        """Begin, if no seat is open any more."""
        if self.row.status == "open" and all(seat.who != "open" for seat in self.seats):
            await self.begin()
            for seat in self.seats:
                self.hub.notices.started(self, seat)

    async def begin(self) -> None:
        """All seats are taken: open the game."""
        terms = self.row.terms
        settings = applying(self.game, len(self.seats), terms.modules, terms.settings)
        setup = self.game.set_up(len(self.seats), terms.modules, settings, [seat.name for seat in self.seats])
        table = self.game.open(setup, self.row.seed, programs=self.spared, witness=WITNESS)
        await self.begin_with(Course(table))

    async def begin_with(self, course: Course) -> None:
        """Go on from this course."""
        course.table.programs = self.spared
        course.hushed = self.hushed
        began = {"status": "running", "round": _round_of(course)}
        async with self._storing():
            asked = self._asked(course)
            data = write_snapshot(course, {})
            await rows.save_snapshot(self.hub.db, self.held, data, 0, asked, began)
        self.row.status = "running"
        self.course = course
        self._note_asked(asked)
        self._settle()
        self.opened_at = -inf
        log.info("table began", table=self.id, game=self.row.game)
        self.keeper.start()
        self.tell_about()
        for listener in self.listeners:
            self.show(listener, 0, 0)

    async def look_again(self) -> None:
        """Before anything is done or told here: make sure that the table is ours, and that memory is what is stored."""
        if not self.closed and not self.hub.db.alive:
            await self.hub.db.beat()
        if self.closed:
            raise LeaseLost([self.held])
        if self.stale:
            await self.read()

    async def read(self) -> None:
        """Read the table from the database: who sits where, the snapshot, then the journal."""
        db = self.hub.db
        await self.hub.journal.settled(self.id)
        row = await rows.table(db, self.id)
        if row is None or row.held != self.held:
            db.lost([self.held])
            raise LeaseLost([self.held])
        self.row = row
        data, covered = await rows.snapshot(db, self.id)
        lines = await journals.entries(db, self.id, covered)
        said = await journals.remarks(db, self.id)
        self.remarks = [wire.Remark(row["seat"], row["name"], row["text"], row["at"]) for row in said]
        self.speakers = [row["person"] for row in said]
        self.stale = False
        if data is None or self.row.status == "open":
            return
        try:
            course, marks, lost = read_snapshot(self.game, data)
        except Exception as error:
            log.error("table cannot be read", table=self.id, error=type(error).__name__, place=place_of(error))
            raise Damaged("this table cannot be read") from error
        self.n = self.covered = covered
        for n, line in lines:
            if lost:
                lost += 1
                continue
            entry = read_entry(line)
            try:
                course.do(entry.what)
            except KanlyError as error:
                log.error("entry no longer fits", table=self.id, n=n, error=type(error).__name__)
                lost = 1
                continue
            self.n = n
            marks.update(entry.marks)
            course.remember(entry.what.seat, entry.what.id, marks.get(entry.what.seat, Mark()).rev)
        self.course = course
        course.hushed = self.hushed
        self._resume_clocks(course)
        for seat in {*marks, *self.streams}:
            stream = self.streams.setdefault(seat, Stream(seat))
            stream.mark = max(stream.told, marks.get(seat, Mark()), key=lambda mark: mark.rev)
        self._settle()
        self.hub.pool.forget(self.id)
        self.refresh()
        for stream in self.streams.values():
            if stream.mark.rev != stream.told.rev:
                self.publish(stream, stream.known(stream.told.rev, stream.told.events))
        if self.running and self._asked(course):
            await self.snapshot()  # a table of an older server, which did not store that
        if lost:
            await journals.cut(db, self.held, self.n)
            await self.say_news("news-rules-changed", count=lost)
            log.warning("choices lost by an update of the rules", table=self.id, lost=lost)
            await self.snapshot()

    async def snapshot(self, values: dict[str, Any] | None = None) -> None:
        """Store the whole course; a restart has less to play again then."""
        assert self.course is not None
        n = self.n
        data = write_snapshot(self.course, {seat: stream.mark for seat, stream in self.streams.items()})
        async with self._storing():
            asked = self._asked(self.course)
            self.row.round = self.round
            await rows.save_snapshot(self.hub.db, self.held, data, n, asked, {**(values or {}), "round": self.round})
        self._note_asked(asked)
        self.covered = n
        old = max(0, len(self.recent) - RECENT)
        self.base += old
        del self.recent[:old]

    def _asked(self, course: Course) -> dict[int, float]:
        """Since when people's seats are asked (0: they are not), where that has changed."""
        clocks, now = self.keeper.clocks, time.monotonic()
        clocks.note(course, now)
        asks = {ask.seat for ask in course.asks()}
        found: dict[int, float] = {}
        for s in self.seats:
            since = time.time() - (now - clocks.first_asked(course, s.seat, now)) if s.seat in asks else 0.0
            again = self.row.terms.clock.kind == "move" and abs(since - s.since) > 1.0
            if s.person is not None and (s.asked != (since > 0) or again):
                found[s.seat] = since
        return found

    def _note_asked(self, asked: dict[int, float]) -> None:
        for seat, since in asked.items():
            row = self.seats[seat]
            row.asked, row.since, row.warned = since > 0, since, False

    def _resume_clocks(self, course: Course) -> None:
        """Whoever was asked before this process had the table has thought since then."""
        for seat in self.seats:
            if seat.asked and seat.since and self.row.terms.clock.kind == "move":
                self.keeper.clocks.resume(course, seat.seat, time.monotonic() - (time.time() - seat.since))

    def _settle(self) -> None:
        """From here on bot workers get the whole course."""
        self.base = self.n
        self.recent = []
        if self.course is not None and not self.course.table.answering_together:
            self.shown_spent = self.course.spent[:]

    async def end(self, status: str, result: dict[str, Any]) -> None:
        """Close the table for good: result and record, then everybody may know."""
        assert self.course is not None
        bots = [seat.bot if seat.who == "bot" else "" for seat in self.seats]
        record = make_record(self.course.table, bots)
        record.taken_back = self.course.taken_back
        result = {**result, "places": self._places(result.get("ranking", []))}
        ended = time.time()
        await self.snapshot(
            {
                "status": status,
                "result": result,
                "ended": ended,
                "record": zlib.compress(write_record(record)),
            }
        )
        self.row.status = status
        self.row.result = result
        self.row.ended = ended
        self.row.vote = None
        log.info("table ended", table=self.id, how=result.get("how"))
        self.hub.pool.forget(self.id)
        for stream in self.refresh(force=True):
            self.publish(stream)
        self.tell_about()
        for seat in self.seats:
            self.hub.notices.over(self, seat)
        self.hub.background(self._keep_album(record))

    def _places(self, ranking: list[list[str]]) -> list[int]:
        """The place that each seat has come to, from 1 on; 0 for none."""
        assert self.course is not None
        table = self.course.table
        places = [0] * len(self.seats)
        for party in table.rules.parties(table.state):
            beaten_by = 0
            for level in ranking:
                if party.id in level and party.seat is not None and party.seat >= 0:
                    place = beaten_by + 1
                    places[party.seat] = min(places[party.seat] or place, place)
                beaten_by += len(level)
        return places

    async def end_if_conceded(self) -> bool:
        """With nobody left to play against, or no person, the game ends."""
        left = [seat for seat in self.seats if not seat.conceded]
        if len(left) == len(self.seats) or (len(left) > 1 and any(seat.who == "person" for seat in left)):
            return False
        assert self.course is not None
        table = self.course.table
        standing = {seat.seat for seat in left}
        parties = table.rules.parties(table.state)
        ranking = [[p.id for p in parties if p.seat in standing], [p.id for p in parties if p.seat not in standing]]
        await self.end("finished", {"how": "conceded", "ranking": ranking, "scores": {}, "reason": None})
        return True

    async def _keep_album(self, record: Record) -> None:
        """So that the game can be looked at when the rules have changed."""
        try:
            album = await self.hub.replays.album(self.game, record)
            await rows.save_album(self.hub.db, self.id, album)
        except KanlyError as error:
            log.warning("no album", table=self.id, error=type(error).__name__)

    # ---------------------------------------------------------------- changing

    async def commit(self, what: Entry, *, remark: wire.Remark | None = None, speaker: str = "") -> None:
        """Carry out one change; the caller holds the lock. KanlyError: nothing has changed."""
        await self.look_again()
        course = self.course
        if course is None or not self.running:
            raise KanlyError("this table is not being played")
        course.do(what)
        async with self._storing():
            changed = self.refresh(force=isinstance(what, Undone))
            rev = self.streams[what.seat].mark.rev if what.seat in self.streams else 0
            course.remember(what.seat, what.id, rev)
            line = write_entry(what, {stream.seat: stream.mark for stream in changed})
            said = None if remark is None else self._remark_row(remark, speaker)
            asked = self._asked(course)
            ends_vote = isinstance(what, (Chosen, Undone, Released)) and self.vote is not None and self.vote.on == UNDO
            await self.hub.journal.append(self.held, self.n + 1, line, said, asked, ends_vote=ends_vote)
        self.n += 1
        self._note_asked(asked)
        self.recent.append(line)
        if not course.table.answering_together:
            self.shown_spent = course.spent[:]
        if isinstance(what, Chosen):
            self.hub.metrics.choices.inc(len(what.choices))
        if isinstance(what, (Chosen, Held, Undone, Confirmed)):
            self.keeper.answered(what.seat)
        if ends_vote:
            self.row.vote = None
            self.tell_about()
        for stream in changed:
            self.publish(stream)
        if remark is not None:
            self.hear(remark, speaker)
        self.keeper.wake()

    async def chat(self, remark: wire.Remark, speaker: str = "") -> None:
        """Words that are not part of the game."""
        await self.look_again()
        async with self._storing():
            await journals.add_remark(self.hub.db, self.held, self._remark_row(remark, speaker))
        self.hear(remark, speaker)

    @asynccontextmanager
    async def _storing(self) -> AsyncIterator[None]:
        """Whatever interrupts this leaves in doubt what is stored: the table is reloaded before anything else."""
        self.stale = True
        try:
            yield
        except IntegrityError as error:  # a write whose answer got lost had succeeded
            raise StoreGone("the database knows more of this table") from error
        except StoreGone:
            self.hub.metrics.store_failures.inc()
            raise
        self.stale = self.closed

    def _remark_row(self, remark: wire.Remark, speaker: str) -> dict[str, Any]:
        return {"table": self.id, "n": len(self.remarks), "seat": remark.seat, "name": remark.name,
                "text": remark.text, "at": remark.at, "person": speaker or None}  # fmt: skip

    def hear(self, remark: wire.Remark, speaker: str) -> None:
        """Pass on what was said."""
        self.remarks.append(remark)
        self.speakers.append(speaker or None)
        for listener in self.listeners:
            self.tell_talk(listener, len(self.remarks) - 1)

    def tell_talk(self, listener: Listener, since: int) -> None:
        """What was said from a remark on; of those whom somebody does not want to hear, only that they spoke."""
        for start in range(since, len(self.remarks), TALK_PART):
            part = self.remarks[start : start + TALK_PART]
            if listener.unheard:
                speakers = self.speakers[start : start + TALK_PART]
                part = [self._heard_by(listener, remark, who) for remark, who in zip(part, speakers)]
            listener.send(wire.encode(wire.Talk(start, part)))

    def _heard_by(self, listener: Listener, remark: wire.Remark, speaker: str | None) -> wire.Remark:
        if speaker is None or speaker not in listener.unheard:
            return remark
        return wire.Remark(remark.seat, remark.name, "", remark.at, muted=True)

    # ---------------------------------------------------------------- showing

    def stream(self, seat: int) -> Stream:
        """The stream of a seat, up to date."""
        stream = self.streams.setdefault(seat, Stream(seat))
        if self.course is not None:
            stream.refresh(self.course, self.ending)
        return stream

    def refresh(self, *, force: bool = False) -> list[Stream]:
        """Look through everybody's eyes who is here; those who see something new. `force`: also who is not here."""
        course = self.course
        assert course is not None
        ending = self.ending
        here = {listener.seat for listener in self.listeners}
        eyes = [stream for seat, stream in self.streams.items() if seat in here or (force and stream.mark.rev)]
        return [stream for stream in eyes if stream.refresh(course, ending)]

    def publish(self, stream: Stream, since: int | None = None) -> None:
        """Send what has changed, by itself or from an event on, to everybody who looks through these eyes."""
        listeners = [
            listener for listener in self.listeners if listener.seat == stream.seat and self._may_see(listener)
        ]
        if listeners and self.course is not None:
            data = stream.update(self.course, min(stream.before, stream.mark.events) if since is None else since)
            for listener in listeners:
                listener.send(data)

    def show(self, listener: Listener, rev: int, events: int) -> None:
        """Bring one listener up to date, who had come so far."""
        if self.course is not None and self._may_see(listener):
            stream = self.stream(listener.seat)
            listener.send(stream.update(self.course, stream.known(rev, events)))

    def _may_see(self, listener: Listener) -> bool:
        """Whether somebody may look through the eyes of a seat: it is theirs, at this moment."""
        return listener.seat == WATCHER or listener.person == self.seats[listener.seat].person

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        return table_info(self.row, self.present, self.round)

    @property
    def present(self) -> Present:
        """Who is here."""
        here = sorted({listener.seat for listener in self.listeners if listener.seat != WATCHER})
        watchers = len([listener for listener in self.listeners if listener.seat == WATCHER])
        return Present(here, watchers, self.shown_spent if self.timed else [])

    @property
    def timed(self) -> bool:
        """Whether each seat has a bank of time."""
        return self.row.terms.clock.kind == "bank"

    def tell_about(self) -> None:
        """Something around the game has changed."""
        message = wire.encode(wire.About(self.info()))
        for listener in self.listeners:
            listener.send(message)

    @property
    def vote(self) -> VoteInfo | None:
        """The open vote."""
        return self.row.vote

    async def put_to_vote(self, vote: VoteInfo | None) -> None:
        """Open a vote, count one more yes, or end it."""
        await self._pin_up(vote, self.row.news)

    async def say_news(self, id: str, **args: str | int) -> None:
        """Something that everybody at the table should know."""
        await self._pin_up(self.row.vote, kept_news([*self.row.news, News(id, args)]))

    async def _pin_up(self, vote: VoteInfo | None, news: list[News]) -> None:
        async with self._storing():
            await rows.save_board(self.hub.db, self.held, vote, news)
        self.row.vote, self.row.news = vote, news
        self.tell_about()

    # ---------------------------------------------------------------- who is here

    def welcome(self, listener: Listener, hello: wire.Hello) -> None:
        """Somebody looks in."""
        first = all(other.seat != listener.seat for other in self.listeners)
        self.listeners.append(listener)
        if first:
            self.streams.setdefault(listener.seat, Stream(listener.seat))
        you = None if listener.seat == WATCHER else listener.seat
        listener.send(wire.encode(wire.Welcome(wire.VERSION, you, self.info())))
        self.show(listener, hello.rev, hello.events)
        self.tell_talk(listener, min(hello.talk, len(self.remarks)))
        if first:
            self.tell_about()
            self.keeper.wake()

    def farewell(self, listener: Listener) -> None:
        """Somebody has gone."""
        if listener not in self.listeners:
            return
        self.listeners.remove(listener)
        self.idle_since = time.monotonic()
        if all(other.seat != listener.seat for other in self.listeners):
            self.left_at[listener.seat] = time.monotonic()
            self.tell_about()
            self.keeper.wake()

    def dismiss(self, seat: int) -> None:
        """A seat has another owner, or none: whoever else looks through its eyes must go."""
        for listener in list(self.listeners):
            if listener.seat == seat and listener.person != self.seats[seat].person:
                self.listeners.remove(listener)
                listener.close("this seat is no longer yours")

    def here(self, seat: int) -> bool:
        """Whether somebody looks through a seat's eyes now."""
        return any(listener.seat == seat for listener in self.listeners)

    def absent(self, seat: int) -> bool:
        """Whether nobody has looked through a seat's eyes for a while, or not at all since the game began."""
        if self.here(seat):
            return False
        return time.monotonic() - self.left_at.get(seat, self.opened_at) > ABSENCE

    def best_bot(self) -> str:
        """The bot that stands in where none was chosen."""
        return usual_bot(self.game)

    async def change_seat(self, seat: int, **values: Any) -> SeatRow:
        """Other values for a seat: first they are stored, then they are true."""
        new = msgspec.structs.replace(self.seats[seat], **values)
        async with self._storing():
            await rows.change_seat(self.hub.db, self.held, seat, values)
        self.seats[seat] = new
        if self.course is not None:
            self.course.hushed = self.hushed
        return new

    async def set_pace(self, pace: int) -> None:
        """How long bots take at least from now on, in milliseconds."""
        terms = msgspec.structs.replace(self.row.terms, pace=pace)
        async with self._storing():
            await rows.save_table(self.hub.db, self.held, {"settings": msgspec.json.encode(terms)})
        self.row.terms = terms
        self.tell_about()

    async def hand_to_bot(self, seat: SeatRow, why: str, bot: str = "") -> None:
        """A bot stands in for the person of a seat."""
        await self.change_seat(seat.seat, away=why, bot=bot or seat.bot or self.best_bot())
        log.info("bot stands in", table=self.id, seat=seat.seat, why=why)
        self.tell_about()
        self.keeper.wake()

    async def hand_back(self, seat: SeatRow, *, late: bool = False) -> None:
        """The person of a seat plays again; `late`: after one answer that was made for them."""
        if not seat.away:
            return
        await self.change_seat(seat.seat, away="", late=late)
        self.keeper.answered(seat.seat)
        self.tell_about()
        self.keeper.wake()

    async def end_lesson(self) -> None:
        """Nobody is taught here any more; the game goes on."""
        terms = msgspec.structs.replace(self.row.terms, lesson=OVER)
        async with self._storing():
            await rows.save_table(self.hub.db, self.held, {"settings": msgspec.json.encode(terms)})
        self.row.terms = terms
        self.tell_about()

    async def close(self) -> None:
        """Leave memory; everything that matters is in the database."""
        await self.keeper.stop()
        stale = self.stale
        self._hang_up("the table is being put away")
        if self.course is not None and self.running and not stale and self.n > self.covered:
            await self.snapshot()

    def lose(self) -> None:
        """Another process holds the table now: nothing that is here counts any more."""
        self.keeper.leave()
        self._hang_up("the table has moved")

    def _hang_up(self, reason: str) -> None:
        self.closed = self.stale = True
        for listener in list(self.listeners):
            listener.close(reason)


def kept_news(news: list[News]) -> list[News]:
    """The last few of them; and who asked for hints, which counts to the end."""
    last = [each for each in news if each.id not in HINTS][-MAX_NEWS:]
    return [each for each in news if each.id in HINTS or each in last][-MAX_KEPT:]


def _round_of(course: Course) -> int:
    return int(getattr(course.table.state, "round", 0))
