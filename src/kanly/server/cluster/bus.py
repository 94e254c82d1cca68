"""What processes tell each other, through PostgreSQL's LISTEN and NOTIFY: in order, and nothing is kept.

A note is at most 8000 bytes of text, so messages go in parts. Messages are numbered, and every process tells all others
now and then how many it has sent to each. So whoever misses one (a connection broke) finds out, be it the last one. If
it was meant for them alone they say so, and both start over with each other.
"""

from __future__ import annotations

import asyncio
import zlib
from base64 import b85decode, b85encode
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from kanly.server.process.log import log
from kanly.server.store.lifeline import CHANNEL, CONNECT

if TYPE_CHECKING:
    import psycopg

    from kanly.server.store import Database

PART: Final = 7000  # characters of one note, and some for its head
WAITING: Final = 20_000  # notes that may wait to be sent
BATCH: Final = 200
AGAIN: Final = 0.5  # seconds until the next attempt to connect
SUMS: Final = b"#"  # what the bus itself says: how much was sent to each process
MISSED: Final = b"!"  # and that something of the other one's got lost
NOTIFY: Final = "select pg_notify(channel, note) from unnest(%s::text[], %s::text[]) as notes (channel, note)"


class Bus:
    """This process's line to the others."""

    def __init__(
        self,
        db: Database,
        heard: Callable[[str, bytes], None],
        broken: Callable[[str], None],
        missed_news: Callable[[], None],
    ) -> None:
        self.db = db
        self.heard = heard  # called with a sender and a message
        self.broken = broken  # called with a process that may have missed something, or of which we did; empty: any
        self.missed_news = missed_news  # called when we may have missed what was told to all
        self._queue: asyncio.Queue[tuple[str, str]] = asyncio.Queue(WAITING)
        self._sent: Counter[str] = Counter()
        self._numbers: dict[tuple[str, bool], int] = {}
        self._parts: dict[tuple[str, bool], list[str]] = {}
        self._task: asyncio.Task[None] | None = None
        self._line: psycopg.AsyncConnection[tuple[object, ...]] | None = None

    def start(self) -> None:
        """Begin to talk; alone on an SQLite file there is nobody to talk to."""
        if not self.db.sqlite:
            self.db.heard = self._hear
            self.db.cut_off = self._cut_off
            self._task = asyncio.create_task(self._run(), name="bus")

    async def stop(self) -> None:
        """Say no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._line is not None:
            await self._line.close()

    def send(self, to: str, message: bytes) -> None:
        """Tell one process something; with no name, all others."""
        if self._task is None:
            return
        text = b85encode(zlib.compress(message, 1)).decode()
        self._sent[to] += 1
        head = f"{self.db.process} {'one' if to else 'all'} {self._sent[to]}"
        parts = [text[at : at + PART] for at in range(0, len(text), PART)]
        channel = f"{CHANNEL}_{to}" if to else CHANNEL
        if self._queue.qsize() + len(parts) > WAITING:
            self.broken(to)
            return
        for i, part in enumerate(parts):
            self._queue.put_nowait((channel, f"{head} {i} {len(parts)} {part}"))

    def say_sums(self) -> None:
        """Let all others know how many messages they ought to have; called now and then."""
        self.send("", SUMS + msgspec.msgpack.encode({to: sent for to, sent in self._sent.items() if to}))

    def start_over(self) -> None:
        """This process has another name now: nobody has been told anything under it, and nobody told it anything."""
        while not self._queue.empty():
            self._queue.get_nowait()
        self._sent.clear()
        self._numbers.clear()
        self._parts.clear()

    async def _run(self) -> None:
        import psycopg

        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                if self._line is None:
                    line = await psycopg.AsyncConnection.connect(self.db.plain_url, autocommit=True, **CONNECT)
                    await line.execute("set synchronous_commit to off")
                    self._line = line
                await self._line.execute(NOTIFY, [[channel for channel, _ in batch], [note for _, note in batch]])
            except (psycopg.Error, OSError) as error:
                log.warning("others do not hear us", error=type(error).__name__)
                self._line = None
                self.broken("")
                await asyncio.sleep(AGAIN)

    def _hear(self, note: str) -> None:
        sender, kind, number, at, parts, text = note.split(" ", 5)
        if sender == self.db.process:
            return
        key = sender, kind == "one"
        if at == "0":
            self._parts[key] = []
        got = self._parts.setdefault(key, [])
        got.append(text)
        if int(at) + 1 < int(parts):
            return
        del self._parts[key]
        whole = len(got) == int(parts)
        before = self._numbers.get(key, 0)
        self._numbers[key] = int(number)
        if not whole or int(number) != before + 1:
            self._missed(sender, kind)
        if whole:
            self._take_in(sender, zlib.decompress(b85decode("".join(got))))

    def _take_in(self, sender: str, message: bytes) -> None:
        if message == MISSED:
            self.broken(sender)
        elif message[:1] == SUMS:
            sent: int = msgspec.msgpack.decode(message[1:]).get(self.db.process, 0)
            if sent != self._numbers.get((sender, True), 0):
                self._numbers[sender, True] = sent
                self._missed(sender, "one")
        else:
            self.heard(sender, message)

    def _missed(self, sender: str, kind: str) -> None:
        if kind == "all":
            self.missed_news()
            return
        self.broken(sender)
        self.send(sender, MISSED)  # perhaps it was the beginning of something, of which only they know

    def _cut_off(self) -> None:
        self.broken("")
        self.missed_news()

    def forget(self, processes: set[str]) -> None:
        """Processes that have gone will not speak again."""
        for key in [key for key in self._numbers if key[0] in processes]:
            del self._numbers[key]
            self._parts.pop(key, None)
        for process in processes:
            del self._sent[process]
