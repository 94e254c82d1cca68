"""Where bots think: processes of their own, so that one that hangs, raises or eats memory harms no table.

Each worker keeps copies of the courses it was asked about, in step by journal entries. A worker that does not answer in
time is ended and another one started.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec
from msgspec import Struct

from kanly.kernel import BotFailed
from kanly.review import Judged

HEADER: Final = 4
STARTING: Final = 60.0  # seconds until a new worker must have said that it is ready


class WorkerDied(BotFailed):
    """The process ended while a bot thought: its own doing, or somebody killed it."""


class BotQuestion(Struct, frozen=True, tag=True):
    """A question for a bot: at this table, after n entries, what does it do? `snapshot`: the course, if it is new."""

    table: str
    game: str
    n: int
    after: int  # the entries begin after the n-th one
    entries: list[bytes]
    snapshot: bytes | None
    dice: str
    unasked: list[tuple[int, str]]  # seats and bots that may interject; they come first
    asked: tuple[int, str] | None  # the seat and bot that has to answer
    forget: list[str] = []  # tables that are no longer played here
    hint: float = 0.0  # seconds to think about what a strong player would answer in the seat's place, and why


class BotAnswer(Struct, frozen=True):
    """What a bot does: a kind of question and an option, or nothing; `failed` says what went wrong with it."""

    seat: int = -1
    choice: tuple[str, str] | None = None
    failed: str = ""
    silent: list[str] = []  # bots that never interject
    lost: bool = False  # the worker has no such course
    why: dict[str, Any] = {}  # a message, with a hint


class ReviewQuestion(Struct, frozen=True, tag=True):
    """Go on reviewing a finished game after so many choices, for some seconds. `record`: the game, if it is new."""

    table: str
    game: str
    at: int
    record: bytes | None
    budget: float  # seconds for a decision
    seconds: float


class ReviewAnswer(Struct, frozen=True):
    """The decisions that were judged, and how many choices are behind them."""

    at: int = 0
    judged: list[Judged] = []
    failed: str = ""
    lost: bool = False  # the worker has no such game, or has come to another place


class Pool:
    """The workers of one server."""

    def __init__(self, count: int, seconds: float, *, loud: bool = False) -> None:
        self.seconds = seconds
        self._workers = [_Worker(loud) for _ in range(max(1, count))]

    async def think(self, question: BotQuestion) -> BotAnswer:
        """What the bot does; BotFailed if it raises, hangs or breaks its worker."""
        worker = self._worker(question.table)
        return await worker.ask(question, self.seconds)

    async def review(self, question: ReviewQuestion) -> ReviewAnswer:
        """A part of a review, between the thoughts of bots; BotFailed if it hangs or breaks its worker."""
        data = await self._worker(question.table).exchange(question, self.seconds)
        return msgspec.msgpack.decode(data, type=ReviewAnswer)

    def knows(self, table: str) -> int:
        """After how many entries a worker has a copy of this table; -1 for none."""
        return self._worker(table).known.get(table, -1)

    def forget(self, table: str) -> None:
        """This table needs no copy any more; the worker hears of it with the next question."""
        worker = self._worker(table)
        if worker.known.pop(table, None) is not None:
            worker.gone.add(table)

    async def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            await worker.end()

    def _worker(self, table: str) -> _Worker:
        return self._workers[sum(table.encode()) % len(self._workers)]


class _Worker:
    """One process, asked one question at a time."""

    def __init__(self, loud: bool) -> None:
        self.loud = loud  # whether what bots print is shown
        self.known: dict[str, int] = {}
        self.gone: set[str] = set()  # tables of which the process still has a copy
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()

    async def ask(self, question: BotQuestion, seconds: float) -> BotAnswer:
        async with self._lock:
            process = await self._ready(seconds)
            self.gone.discard(question.table)  # it gets a new copy
            question = msgspec.structs.replace(question, forget=list(self.gone))
            self.gone.clear()
            question = await self._prepare(process, question)
            answer = msgspec.msgpack.decode(await self._say(process, question, seconds), type=BotAnswer)
            if answer.lost:
                self.known.pop(question.table, None)
            else:
                self.known[question.table] = question.n
            return answer

    async def _prepare(self, process: asyncio.subprocess.Process, question: BotQuestion) -> BotQuestion:
        """Give the process a course that is new to it. It may read a whole game for that: no bot is to blame for it."""
        if question.snapshot is None:
            return question
        course = msgspec.structs.replace(question, n=question.after, entries=[], unasked=[], asked=None)
        await self._say(process, course, STARTING)
        return msgspec.structs.replace(question, snapshot=None, forget=[])

    async def exchange(self, question: ReviewQuestion, seconds: float) -> bytes:
        async with self._lock:
            return await self._say(await self._ready(seconds), question, seconds)

    async def _ready(self, seconds: float) -> asyncio.subprocess.Process:
        async with self._guarded(seconds):
            return await self._running()

    async def _say(
        self, process: asyncio.subprocess.Process, question: BotQuestion | ReviewQuestion, seconds: float
    ) -> bytes:
        async with self._guarded(seconds):
            await _send(process, msgspec.msgpack.encode(question))
            return await asyncio.wait_for(_receive(process), seconds)

    @asynccontextmanager
    async def _guarded(self, seconds: float) -> AsyncIterator[None]:
        """Whatever goes wrong with the process ends it: its answer would be taken for the next one's."""
        try:
            yield
        except TimeoutError:
            await self.end()
            raise BotFailed(f"no answer within {seconds:g} s") from None
        except (OSError, asyncio.IncompleteReadError):
            await self.end()
            raise WorkerDied("it ended its process") from None
        except BaseException:
            await self.end()
            raise

    async def end(self) -> None:
        process = self._process
        self._process = None
        self.known = {}
        self.gone = set()
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self.known = {}
            self.gone = set()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "kanly.server.bots.thinker",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                stderr=None if self.loud else asyncio.subprocess.DEVNULL, env={**os.environ},
            )  # fmt: skip
            await asyncio.wait_for(_receive(self._process), STARTING)
        return self._process


async def _send(process: asyncio.subprocess.Process, data: bytes) -> None:
    assert process.stdin is not None
    process.stdin.write(len(data).to_bytes(HEADER, "big") + data)
    await process.stdin.drain()


async def _receive(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    size = int.from_bytes(await process.stdout.readexactly(HEADER), "big")
    return await process.stdout.readexactly(size)
