"""The keeper of a table: everything that happens because time passes or a program plays.

Standing orders, the closing of windows, bots, clocks, people who have gone. One loop: do what is due, then sleep until
the next thing is due or something happens.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Coroutine
from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING, Any, Final

from kanly.kernel import PASS, Ask, BotFailed, KanlyError, token
from kanly.server.bots.line import WorkerDied
from kanly.server.bots.strong import at_pace
from kanly.server.bots.thinking import BotAnswer, BotQuestion
from kanly.server.process.log import log, place_of
from kanly.server.store import StoreGone
from kanly.server.tables.clocks import Clocks
from kanly.server.tables.course import Cancelled, Chosen, Confirmed, Entry, Held, Released, Spared, pack_course
from kanly.server.tables.deadlines import deadlines, warning
from kanly.server.tables.ending import end, end_if_conceded, played_out
from kanly.server.tables.standing_in import hand_back, hand_to_bot
from kanly.server.tables.storing import save

if TYPE_CHECKING:
    from kanly.server.store.tables import SeatRow
    from kanly.server.tables.live import LiveTable

FALLBACK: Final = "random"
MAX_OBEYED: Final = 1000  # answers by standing orders in a row
ONCE: Final = "once"  # why a bot stands in: for one answer, because its person is late for the first time
RETRY: Final = 1.0  # seconds between two looks at a database that has gone


class Keeper:
    """What time does to one table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.clocks = Clocks()
        self.window = -1
        self.window_at = 0.0
        self.holding: set[int] = set()  # seats for which the open window waits
        self.confirm_at = 0.0
        self.hurried = False  # bots do not wait until a person is asked
        self.obeyed = 0
        self.unasked: Counter[int] = Counter()  # what people did unasked since the last answer, by seat
        self.passed_over: tuple[int, int] | None = None  # the question at which no bot wanted to interject
        self.silent: set[str] = set()  # bots that never interject
        self.died: set[tuple[int, int]] = set()  # questions at which the bots' process ended
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.answers: dict[int, tuple[tuple[int, int], BotAnswer]] = {}  # by the seat that was asked; -1: nobody
        self._in_line = False  # wants one of the turns that bots have when the server is busy
        self._has_turn = False
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look after the table."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name=f"keeper {self.live.id}")

    async def stop(self) -> None:
        """Leave the table alone."""
        tasks = [task for task in (self._task, *self.thinking.values()) if task is not None]
        self._task = None
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    def leave(self) -> None:
        """Stop at once; this may be called by the keeper itself."""
        for task in (self._task, *self.thinking.values()):
            if task is not None:
                task.cancel()

    def wake(self) -> None:
        """Something has happened: look again."""
        self._wake.set()

    def answered(self, seat: int) -> None:
        """A seat has answered, or its time so far was charged in another way."""
        self.clocks.charged(seat)
        self.obeyed = 0

    @property
    def busy(self) -> bool:
        """Whether something goes on here, or may do so at any moment, without a person."""
        live = self.live
        course = live.course
        assert course is not None
        clock = live.row.terms.clock
        ticking = clock.kind == "bank" or clock.away > 0 or clock.window > 0
        bots = any(live.seats[ask.seat].played_by_bot for ask in course.asks())
        return ticking or bots or bool(course.held) or course.confirming >= 0 or bool(self.thinking)

    @property
    def must_hold(self) -> bool:
        """Whether an answer to the open window has to wait: its closing time would tell too much."""
        course = self.live.course
        if course is None or course.window < 0:
            return False
        self._note_window()
        return time.monotonic() < self.window_at + self._window_time

    @property
    def _window_time(self) -> float:
        """Seconds that a window stays open at least, whoever can react and has."""
        live = self.live
        if live.solitary:
            return 0.0
        return float(max(live.row.terms.clock.window, live.hub.config.window))

    def hurry(self) -> None:
        """Let the bots play on at once, until a person is asked."""
        self.hurried = True
        self.wake()

    def hold_on(self, seat: int) -> None:
        """The open window waits for this seat."""
        self._note_window()
        self.holding.add(seat)

    def time_used(self, seat: int) -> int:
        """Milliseconds of its bank that the seat's open question has cost so far; windows cost nothing."""
        course = self.live.course
        if self.live.row.terms.clock.kind != "bank" or course is None or course.window >= 0:
            return 0
        now = time.monotonic()
        since = self.clocks.costs_since(course, seat, self.live.row.terms.clock.delay, now)
        return max(0, int((now - since) * 1000))

    # ---------------------------------------------------------------- the loop

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            delay = await self._look()
            if self._in_line:
                self._in_line = False
                async with self.live.hub.bots_turn:  # nobody who plays here has to wait behind us
                    self._has_turn = True
                    try:
                        delay = await self._look()
                    finally:
                        self._has_turn = False
            if delay is None and not self.live.running:
                return
            await self._rest(delay)

    async def _look(self) -> float | None:
        """Do one thing that is due; how long until the next one, whatever goes wrong."""
        try:
            async with self.live.lock:
                return await self._step()
        except StoreGone:
            return RETRY
        except Exception as error:  # a game's mistake or ours: reload the table, and try again
            log.error("table stands still", table=self.live.id, error=type(error).__name__, place=place_of(error))
            self.live.stale = True
            return RETRY

    async def _rest(self, delay: float | None) -> None:
        """Until something happens, or so many seconds have passed."""
        if delay == 0.0:
            await asyncio.sleep(0)
            return
        alarm = None if delay is None else asyncio.get_running_loop().call_later(delay, self._wake.set)
        try:
            await self._wake.wait()
        finally:
            if alarm is not None:
                alarm.cancel()

    async def _step(self) -> float | None:
        """Do one thing that is due; how long until the next one. None: until something happens."""
        live = self.live
        await live.look_again()
        course = live.course
        if course is None or not live.running:
            return None
        if course.table.over:
            await end(live, "finished", played_out(course.table))
            return None
        if await end_if_conceded(live):  # it was stored that somebody conceded, and then something failed
            return None
        if live.n - live.covered >= live.hub.config.snapshot:
            await save(live)
        now = time.monotonic()
        self._note_questions(now)
        waits: list[float] = []
        for due in (self._confirm, self._obey, self._spare, self._release, self._warn, self._time_out, self._play_bots):
            delay = await due(now)
            if delay == 0.0:
                return 0.0
            if delay is not None:
                waits.append(delay)
        live.hub.notices.your_move(live)
        return min(waits) if waits else None

    def _note_questions(self, now: float) -> None:
        course = self.live.course
        assert course is not None
        self.clocks.note(course, now)
        self._note_window()
        if any(not self.live.seats[ask.seat].played_by_bot for ask in course.asks()):
            self.hurried = False
        if course.confirming < 0:
            self.confirm_at = 0.0
        elif not self.confirm_at:
            self.confirm_at = now

    def _note_window(self) -> None:
        course = self.live.course
        assert course is not None
        if course.window != self.window:
            self.window = course.window
            self.window_at = time.monotonic()
            self.holding.clear()

    # ---------------------------------------------------------------- what may be due

    async def _confirm(self, now: float) -> float | None:
        """A turn that confirms itself after some seconds or when its time is up, or whose seat a bot plays."""
        live = self.live
        course = live.course
        assert course is not None
        if course.confirming < 0:
            return None
        seat = live.seats[course.confirming]
        dues = [due for due, _ in deadlines(live, seat, now)]
        if seat.confirm >= 0:
            dues.append(self.confirm_at + seat.confirm)
        if seat.played_by_bot or (dues and now >= min(dues)):
            await live.commit(Confirmed(seat.seat, ms=self.time_used(seat.seat)))
            return 0.0
        return min(dues) - now if dues else None

    async def _obey(self, _now: float) -> float | None:
        """Carry out a standing order."""
        course = self.live.course
        assert course is not None
        found = course.ordered()
        if found is None:
            return None
        ask, option = found
        if self.obeyed >= MAX_OBEYED:  # a game that asks nothing else any more: better wake the seat
            await self.live.commit(Cancelled(ask.seat, kind=ask.kind))
            return 0.0
        obeyed = self.obeyed
        await self.answer(ask.seat, ask.kind, option)
        self.obeyed = obeyed + 1
        return 0.0

    async def _spare(self, _now: float) -> float | None:
        """See to it that nobody is asked where there is nothing to decide.

        With one person at the table the game itself takes care of that, but for what was asked before they sat down.
        Among several it must not tell what somebody holds: windows do it only where they last a fixed time, other
        questions only if everybody can see that there is no choice.
        """
        live = self.live
        course = live.course
        assert course is not None
        spared, people = live.spared, live.people
        if (course.table.programs, course.table.people) != (spared, people):
            await live.commit(Spared(-1, seats=spared, people=people))
            return 0.0
        for ask in course.asks():
            seat = live.seats[ask.seat]
            if len(ask.options) > 1 or seat.played_by_bot or seat.ask_all or self.obeyed >= MAX_OBEYED:
                continue
            if spared and course.table.is_moment(ask):
                continue
            seen_by_all = isinstance(course.table.step, Ask) and course.table.domains[ask.kind].kind.public
            if spared or seen_by_all or (course.window >= 0 and course.hushed):
                obeyed = self.obeyed
                await self.answer(ask.seat, ask.kind, token(ask.options[0]))
                self.obeyed = obeyed + 1
                return 0.0
        return None

    async def _release(self, now: float) -> float | None:
        """Let held answers count once the window was open long enough."""
        live = self.live
        course = live.course
        assert course is not None
        if not course.held:
            return None
        due = self.window_at + self._window_time
        if now < due:
            return due - now
        await live.commit(Released(-1))
        return 0.0

    async def _warn(self, now: float) -> float | None:
        """Tell people in slow games that their time runs out."""
        live = self.live
        course = live.course
        assert course is not None
        if not live.row.terms.clock.limits:
            return None
        waits: list[float] = []
        for ask in course.asks():
            seat = live.seats[ask.seat]
            due = warning(live, seat, now)
            if due is None or seat.played_by_bot:
                continue
            if now < due:
                waits.append(due - now)
                continue
            await live.change_seat(seat.seat, warned=True)
            live.hub.notices.hurry(live, seat)
        return min(waits) if waits else None

    async def _time_out(self, now: float) -> float | None:
        """Clocks that have run down, people who have gone: pass or answer for them, or let a bot stand in."""
        live = self.live
        course = live.course
        assert course is not None
        if not live.row.terms.clock.limits:
            return None
        waits: list[float] = []
        for ask in course.asks():
            seat = live.seats[ask.seat]
            if seat.played_by_bot:
                continue
            for due, why in deadlines(live, seat, now):
                if now < due:
                    waits.append(due - now)
                elif course.window >= 0:
                    await self.answer(ask.seat, ask.kind, PASS)
                    return 0.0
                else:
                    await self._stand_in(seat, why)
                    return 0.0
        return min(waits) if waits else None

    async def _stand_in(self, seat: SeatRow, why: str) -> None:
        """A bot answers for somebody: once, the first time that they are late, and from then on."""
        live = self.live
        if why == "time" and not seat.late:
            await hand_to_bot(live, seat, ONCE)
            await live.say_news("news-answered-once", name=seat.name)
            return
        await hand_to_bot(live, seat, why)
        await live.say_news("news-stands-in", name=seat.name)
        live.hub.notices.stands_in(live, seat)

    async def answer(self, seat: int, kind: str, option: str) -> None:
        """Answer for a seat: a bot, a standing order or the clock has decided."""
        self.unasked.clear()
        entry: Entry
        if self.must_hold:
            entry = Held(seat, kind=kind, option=option)
        else:
            entry = Chosen(seat, choices=[(kind, option)])
        await self.live.commit(entry)

    # ---------------------------------------------------------------- bots

    async def _play_bots(self, now: float) -> float | None:
        """Let bots think, and do what they have decided when people had time to follow."""
        live = self.live
        course = live.course
        assert course is not None
        if course.confirming >= 0:
            return None
        waits: list[float] = []
        asks = course.asks()
        bots = [ask for ask in asks if live.seats[ask.seat].played_by_bot]
        for ask in bots:
            if ask.seat not in self.answers and ask.seat not in self.thinking:
                self._think(ask, ask.seat)
        if not bots and asks and self._may_interject(asks[0]):
            self._think(asks[0], -1)
        for key, (position, answer) in list(self.answers.items()):
            delay = await self._carry_out(key, position, answer, now)
            if delay == 0.0:
                return 0.0
            if delay is not None:
                waits.append(delay)
        return min(waits) if waits else None

    def _may_interject(self, ask: Ask) -> bool:
        course = self.live.course
        assert course is not None
        if ask.offer is None or -1 in self.thinking or -1 in self.answers:
            return False
        return self.passed_over != course.position(-1) and bool(self._unasked(ask))

    def _unasked(self, ask: Ask) -> list[tuple[int, str]]:
        """The bots that may interject at a question."""
        if ask.offer is None:
            return []
        bots = [(s.seat, self._bot(s)) for s in self.live.seats if s.played_by_bot]
        return [(seat, bot) for seat, bot in bots if bot not in self.silent]

    def _bot(self, seat: SeatRow) -> str:
        """The bot that plays a seat, with the time that it has for a thought here."""
        return at_pace(seat.bot, self._pace(), self.live.hub.config)

    def question(self, unasked: list[tuple[int, str]], asked: tuple[int, str] | None, hint: float = 0.0) -> BotQuestion:
        """A question for the process in which bots think, about the table as it stands."""
        live = self.live
        course = live.course
        assert course is not None
        known = live.hub.pool.knows(live.id)
        fresh = known < live.base
        return BotQuestion(
            table=live.id,
            game=live.row.game,
            n=live.n,
            after=live.n if fresh else known,
            entries=[] if fresh else live.recent[known - live.base :],
            snapshot=pack_course(course) if fresh else None,
            dice=live.row.terms.bot_seed,
            unasked=unasked,
            asked=asked,
            hint=hint,
        )

    def _think(self, ask: Ask, key: int) -> None:
        """Ask the bots; their answer is kept until the table comes to it."""
        live = self.live
        course = live.course
        assert course is not None
        asked = None if key < 0 else (key, self._bot(live.seats[key]))
        thought = live.hub.pool.think(self.question(self._unasked(ask), asked))
        position = course.position(key)
        if key < 0:
            self.passed_over = position
        self.thinking[key] = asyncio.create_task(self._wait_for(key, position, thought))

    async def _wait_for(self, key: int, position: tuple[int, int], thought: Coroutine[Any, Any, BotAnswer]) -> None:
        try:
            answer = await thought
            self.died.discard(position)
        except WorkerDied as error:
            again = position not in self.died  # once may be anybody's fault
            self.died.add(position)
            answer = BotAnswer(lost=True) if again else BotAnswer(key, failed=str(error))
        except BotFailed as error:
            answer = BotAnswer(key, failed=str(error))
        except Exception as error:  # no worker, or one that answers nonsense: the table goes on
            log.error("no bot can think", table=self.live.id, error=type(error).__name__, place=place_of(error))
            answer = BotAnswer(key, failed=type(error).__name__)
        self.thinking.pop(key, None)
        if answer.lost:
            self.live.hub.pool.forget(self.live.id)
            if key < 0:
                self.passed_over = None
        else:
            self.silent.update(answer.silent)
            if key < 0 and answer.choice is None and not answer.failed:
                return  # nobody interjects
            self.answers[key] = position, answer
        self._wake_for(key, position, answer)

    def _wake_for(self, key: int, position: tuple[int, int], answer: BotAnswer) -> None:
        """Look again when a bot's answer is due: at once, unless people need time to follow."""
        course = self.live.course
        now = time.monotonic()
        waits = answer.choice is not None and course is not None and course.position(key) == position
        due = self._due(now) if waits else now
        if due > now:
            asyncio.get_running_loop().call_later(due - now, self.wake)
        else:
            self.wake()

    def _due(self, now: float) -> float:
        """When a bot that has decided does what it wants to."""
        course = self.live.course
        assert course is not None
        if course.table.answering_together or self.hurried:
            return now
        return min(self.clocks.since.values(), default=now) + self._pace()

    async def _carry_out(self, key: int, position: tuple[int, int], answer: BotAnswer, now: float) -> float | None:
        """Do what a bot decided, if the question is still the same."""
        live = self.live
        course = live.course
        assert course is not None
        if course.position(key) != position or (key >= 0 and not live.seats[key].played_by_bot):
            del self.answers[key]
            return 0.0
        if answer.failed:
            del self.answers[key]
            await self._replace(key, answer)
            return 0.0
        if answer.choice is None:
            del self.answers[key]
            return None
        due = self._due(now)
        if now < due:
            return due - now
        turn = live.hub.bots_turn
        if turn.locked() and not self._has_turn:
            self._in_line = True
            return None
        del self.answers[key]
        try:
            async with nullcontext() if self._has_turn else turn:
                await self.answer(answer.seat, *answer.choice)
        except StoreGone:
            raise
        except KanlyError:  # a bot's answer that the table does not take
            await self._replace(answer.seat, BotAnswer(answer.seat, failed="it answers what is not allowed"))
            return 0.0
        if key >= 0 and live.seats[key].away == ONCE:
            await hand_back(live, live.seats[key], late=True)
        return 0.0

    def _pace(self) -> float:
        pace = self.live.row.terms.pace
        return self.live.hub.config.pace if pace is None else pace / 1000

    async def _replace(self, key: int, answer: BotAnswer) -> None:
        """A bot has failed: another one takes its seat; if even that one fails, the first option will do."""
        live = self.live
        course = live.course
        assert course is not None
        live.hub.metrics.bot_failures.inc()
        log.warning("bot failed", table=live.id, seat=answer.seat, why=answer.failed)
        if key < 0 and answer.seat < 0:  # nobody knows which of them it was: none is asked again
            self.silent.update(self._bot(seat) for seat in live.seats if seat.played_by_bot)
            return
        seat = live.seats[answer.seat]
        if seat.bot != FALLBACK:
            await live.change_seat(seat.seat, bot=FALLBACK)
            await live.say_news("news-bot-replaced", bot=seat.bot, name=seat.name)
            return
        self.silent.add(seat.bot)
        ask = course.ask(seat.seat)
        if ask is not None:
            await self.answer(seat.seat, ask.kind, token(ask.options[0]))
