"""One live table: everything that changes it goes through `commit`, one thing at a time.

A change is tried on the course, written to the journal, and only then shown to anybody. If the database does not take
it, or anything else comes between, the table is reloaded before anything else happens to it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy.exc import IntegrityError

from kanly.kernel import Game, KanlyError
from kanly.kernel.chance import key_of
from kanly.kernel.record import WITNESS, applying
from kanly.protocol import socket as wire
from kanly.protocol.lobby import News, TableInfo, VoteInfo
from kanly.server.process.log import log
from kanly.server.store import Held as HeldTable
from kanly.server.store import LeaseLost, StoreGone
from kanly.server.store import journal as journals
from kanly.server.store import tables as rows
from kanly.server.store.tables import SeatRow, TableRow
from kanly.server.tables.audience import Audience
from kanly.server.tables.course import Chosen, Confirmed, Course, Entry, Held, Released, Undone
from kanly.server.tables.entries import write_entry, write_snapshot
from kanly.server.tables.infos import table_info
from kanly.server.tables.keeper import Keeper
from kanly.server.tables.lessons import OVER
from kanly.server.tables.seat_views import ended
from kanly.server.tables.storing import asked_since, note_asked, read, save
from kanly.server.tables.talk import Talk
from kanly.server.tables.votes import UNDO

if TYPE_CHECKING:
    from kanly.server.process.hub import Hub


MAX_NEWS: Final = 10
MAX_KEPT: Final = 200  # of each kind in the log
LOGGED: Final = ("news-hint", "news-hint-asked", "news-went-back")  # they stand in the log to the end of the game


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
        self.stale = False  # memory and database may differ: reload first
        self.closed = False  # no longer ours: whoever still has it must look for the table again
        self.shown_spent: list[int] = []
        self.told = {seat.seat for seat in row.seats if seat.noticed}  # as the database has it
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.talk = Talk(self)
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
    def timed(self) -> bool:
        """Whether each seat has a bank of time."""
        return self.row.terms.clock.kind == "bank"

    @property
    def solitary(self) -> bool:
        """Whether one person plays here against bots: then nobody can learn anything from how long answers take."""
        return len({seat.person for seat in self.seats if seat.person is not None}) < 2

    @property
    def spared(self) -> int:
        """The seats that the game need not ask where they have one option only, as a mask; see `Keeper._spare`."""
        return sum(1 << seat.seat for seat in self.seats if not seat.ask_all) if self.solitary else 0

    @property
    def people(self) -> int:
        """Those of them that belong to people, as a mask: in a pause they may have something to say."""
        return self.spared & sum(1 << seat.seat for seat in self.seats if seat.person is not None)

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

    @property
    def vote(self) -> VoteInfo | None:
        """The open vote."""
        return self.row.vote

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        return table_info(self.row, self.audience.present, self.round)

    # ---------------------------------------------------------------- beginning

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
        course.table.people = self.people
        course.hushed = self.hushed
        began = {"status": "running", "round": _round_of(course)}
        with self.storing():
            asked = asked_since(self, course)
            data = write_snapshot(course, {})
            await rows.save_snapshot(self.hub.db, self.held, data, 0, asked, began)
        self.row.status = "running"
        self.course = course
        note_asked(self, asked)
        self.settle()
        self.audience.opened_at = -inf
        log.info("table began", table=self.id, game=self.row.game)
        self.keeper.start()
        self.audience.tell_about()
        self.audience.show_all()

    def settle(self) -> None:
        """From here on bot workers get the whole course."""
        self.base = self.n
        self.recent = []
        if self.course is not None and not self.course.table.answering_together:
            self.shown_spent = self.course.spent[:]

    # ---------------------------------------------------------------- changing

    async def look_again(self) -> None:
        """Before anything is done or told here: make sure that the table is ours, and that memory is what is stored."""
        if not self.closed and not self.hub.db.alive:
            await self.hub.db.beat()
        if self.closed:
            raise LeaseLost([self.held])
        if self.stale:
            await read(self)

    @contextmanager
    def storing(self) -> Iterator[None]:
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

    async def commit(self, what: Entry, *, remark: wire.Remark | None = None, speaker: str = "") -> None:
        """Carry out one change; the caller holds the lock. KanlyError: nothing has changed."""
        await self.look_again()
        course, streams = self.course, self.audience.streams
        if course is None or not self.running:
            raise KanlyError("this table is not being played")
        await self._do(course, what)
        with self.storing():
            changed = self.audience.refresh(force=isinstance(what, Undone))
            course.remember(what.seat, what.id, streams[what.seat].mark.rev if what.seat in streams else 0)
            line = write_entry(what, {stream.seat: stream.mark for stream in changed})
            said = None if remark is None else self.talk.row_of(remark, speaker)
            asked = asked_since(self, course)
            ends_vote = isinstance(what, (Chosen, Undone, Released)) and self.vote is not None and self.vote.on == UNDO
            await self.hub.journal.append(self.held, self.n + 1, line, said, asked, ends_vote=ends_vote)
        self.n += 1
        note_asked(self, asked)
        self.recent.append(line)
        if not course.table.answering_together:
            self.shown_spent = course.spent[:]
        if isinstance(what, Chosen):
            self.hub.metrics.choices.inc(len(what.choices))
        if isinstance(what, (Chosen, Held, Undone, Confirmed)):
            self.keeper.answered(what.seat)
        if ends_vote:
            self.row.vote = None
            self.audience.tell_about()
        for stream in changed:
            self.audience.publish(stream)
        if remark is not None:
            self.talk.hear(remark, speaker)
        self.keeper.wake()

    async def _do(self, course: Course, what: Entry) -> None:
        """Change the course. Who goes back over all that was revealed has the whole game played again: other tables
        need not wait for that."""
        if not isinstance(what, Undone) or what.to < 0:
            course.do(what)
            return
        self.stale = True  # until it is done: whatever interrupts us does not stop the other thread
        async with self.hub.rewinding:
            try:
                await asyncio.to_thread(course.do, what)
            except KanlyError:
                self.stale = self.closed
                raise
        self.stale = self.closed

    # ---------------------------------------------------------------- changing what lies beside the game

    async def chat(self, remark: wire.Remark, speaker: str = "") -> None:
        """Words that are not part of the game."""
        await self.look_again()
        with self.storing():
            await journals.add_remark(self.hub.db, self.held, self.talk.row_of(remark, speaker))
        self.talk.hear(remark, speaker)

    async def put_to_vote(self, vote: VoteInfo | None) -> None:
        """Open a vote, count one more yes, or end it."""
        await self._pin_up(vote, self.row.news)

    async def say_news(self, id: str, **args: str | int) -> None:
        """Something that everybody at the table should know."""
        await self._pin_up(self.row.vote, kept_news([*self.row.news, News(id, args)]))

    async def _pin_up(self, vote: VoteInfo | None, news: list[News]) -> None:
        with self.storing():
            await rows.save_board(self.hub.db, self.held, vote, news)
        self.row.vote, self.row.news = vote, news
        self.audience.tell_about()

    async def change_seat(self, seat: int, **values: Any) -> SeatRow:
        """Other values for a seat: first they are stored, then they are true."""
        new = msgspec.structs.replace(self.seats[seat], **values)
        with self.storing():
            await rows.change_seat(self.hub.db, self.held, seat, values)
        self.seats[seat] = new
        if self.course is not None:
            self.course.hushed = self.hushed
        return new

    async def set_pace(self, pace: int) -> None:
        """How long bots take at least from now on, in milliseconds."""
        await self._change_terms(pace=pace)

    async def end_lesson(self) -> None:
        """Nobody is taught here any more; the game goes on."""
        await self._change_terms(lesson=OVER)

    async def _change_terms(self, **values: Any) -> None:
        terms = msgspec.structs.replace(self.row.terms, **values)
        with self.storing():
            await rows.save_table(self.hub.db, self.held, {"settings": msgspec.json.encode(terms)})
        self.row.terms = terms
        self.audience.tell_about()

    # ---------------------------------------------------------------- going

    async def close(self) -> None:
        """Leave memory; everything that matters is in the database."""
        await self.keeper.stop()
        stale = self.stale
        self._hang_up("the table is being put away")
        if self.course is not None and self.running and not stale and self.n > self.covered:
            await save(self)

    def lose(self) -> None:
        """Another process holds the table now: nothing that is here counts any more."""
        self.keeper.leave()
        self._hang_up("the table has moved")

    def _hang_up(self, reason: str) -> None:
        self.closed = self.stale = True
        self.audience.hang_up(reason)


def kept_news(news: list[News]) -> list[News]:
    """The last few of them; and who asked for hints or went back, which counts to the end."""
    room = {"": MAX_NEWS, **dict.fromkeys(LOGGED, MAX_KEPT)}
    kept: list[News] = []
    for each in reversed(news):
        kind = each.id if each.id in LOGGED else ""
        if room[kind]:
            room[kind] -= 1
            kept.append(each)
    return kept[::-1]


def _round_of(course: Course) -> int:
    return int(getattr(course.table.state, "round", 0))
