"""Where bots think: processes of their own, so that one that hangs, raises or eats memory harms no table.

Each worker keeps copies of the courses it was asked about, in step by journal entries. A worker that does not answer in
time is ended and another one started.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from msgspec import Struct

from kanly.kernel import BotFailed
from kanly.review import Judged
from kanly.server.bots.line import STARTING, Line, Unheard


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


class AlbumQuestion(Struct, frozen=True, tag=True):
    """Play a finished game once more, and keep what everybody saw."""

    game: str
    record: bytes


class ReviewAnswer(Struct, frozen=True):
    """The decisions that were judged, and how many choices are behind them."""

    at: int = 0
    judged: list[Judged] = []
    failed: str = ""
    lost: bool = False  # the worker has no such game, or has come to another place


_encode: Final = msgspec.msgpack.Encoder().encode
_answer: Final = msgspec.msgpack.Decoder(BotAnswer)


class Pool:
    """The workers of one server."""

    def __init__(self, count: int, seconds: float, *, loud: bool = False) -> None:
        self.seconds = seconds
        self._loud = loud
        self._lines: list[Line | None] = [None] * max(1, count)

    def think(self, question: BotQuestion) -> Coroutine[Any, Any, BotAnswer]:
        """Ask at once, and wait for what the bot does; BotFailed if it raises, hangs or breaks its worker."""
        line = self._line(question.table)
        line.gone.discard(question.table)  # if it still has a copy, it needs it, or gets a new one
        question = msgspec.structs.replace(question, forget=list(line.gone))
        line.gone.clear()
        line.known[question.table] = question.n
        return self._hear(line, question.table, line.ask(*self._parts(question)))

    async def _hear(self, line: Line, table: str, coming: asyncio.Future[bytes]) -> BotAnswer:
        try:
            answer = _answer.decode(await coming)
        except Unheard:
            return BotAnswer(lost=True)
        if answer.lost:
            line.known.pop(table, None)
        return answer

    def _parts(self, question: BotQuestion) -> tuple[list[bytes], list[float]]:
        """A question as it is sent, and the limits. A course that is new to the worker goes ahead of it: it may have to
        read a whole game then, and no bot is to blame for that."""
        if question.snapshot is None:
            return [_encode(question)], [self.seconds]
        course = msgspec.structs.replace(question, n=question.after, entries=[], unasked=[], asked=None)
        question = msgspec.structs.replace(question, snapshot=None, forget=[])
        return [_encode(course), _encode(question)], [STARTING, self.seconds]

    async def review(self, question: ReviewQuestion) -> ReviewAnswer:
        """A part of a review, between the thoughts of bots; BotFailed if it hangs or breaks its worker."""
        try:
            data = await self._line(question.table).ask([_encode(question)], [self.seconds])
        except Unheard:
            return ReviewAnswer(lost=True)
        return msgspec.msgpack.decode(data, type=ReviewAnswer)

    async def album(self, table: str, game: str, record: bytes) -> bytes:
        """The album of a game, between the thoughts of bots; BotFailed if that breaks or takes too long."""
        question = [_encode(AlbumQuestion(game, record))]
        try:
            album = await self._line(table).ask(question, [STARTING])
        except Unheard:
            album = await self._line(table).ask(question, [STARTING])
        if not album:
            raise BotFailed("the game cannot be played again")
        return album

    def knows(self, table: str) -> int:
        """After how many entries a worker has a copy of this table, once it comes to the next question; -1: none."""
        return self._line(table).known.get(table, -1)

    def forget(self, table: str) -> None:
        """This table needs no copy any more; the worker hears of it with the next question."""
        line = self._lines[self._place(table)]
        if line is not None and line.known.pop(table, None) is not None:
            line.gone.add(table)

    async def close(self) -> None:
        """End all workers."""
        for line in self._lines:
            if line is not None:
                await line.close()

    def _line(self, table: str) -> Line:
        """The line to the worker that thinks about a table; to a new one, if there is none."""
        place = self._place(table)
        line = self._lines[place]
        if line is None or line.ended:
            line = self._lines[place] = Line(loud=self._loud)
        return line

    def _place(self, table: str) -> int:
        return sum(table.encode()) % len(self._lines)
