"""What processes tell each other, through PostgreSQL's LISTEN and NOTIFY: in order, and nothing is kept.

A note is at most 8000 bytes of text, so messages go in parts. Whoever misses one (a connection broke) sees that the
numbers have a gap, and has to begin anew with that sender.
"""

from __future__ import annotations

import asyncio
import zlib
from base64 import b85decode, b85encode
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from kanly.server.process.log import log
from kanly.server.store.lifeline import CHANNEL, CONNECT

if TYPE_CHECKING:
    import psycopg

    from kanly.server.store import Database

PART: Final = 7000  # characters of one note, and some for its head
WAITING: Final = 20_000  # notes that may wait to be sent
BATCH: Final = 200
AGAIN: Final = 0.5  # seconds until the next attempt to connect
NOTIFY: Final = "select pg_notify(channel, note) from unnest(%s::text[], %s::text[]) as notes (channel, note)"


class Bus:
    """This process's line to the others."""

    def __init__(self, db: Database, heard: Callable[[str, bytes], None], broken: Callable[[str], None]) -> None:
        self.db = db
        self.heard = heard  # called with a sender and a message
        self.broken = broken  # called with a process that may have missed something, or of which we did; empty: any
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
            self.db.cut_off = lambda: self.broken("")
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
            expected = self._numbers.get(key)
            self._numbers[key] = int(number)
            self._parts[key] = []
            if expected is not None and int(number) != expected + 1:
                self.broken(sender)
        self._parts.setdefault(key, []).append(text)
        if int(at) + 1 == int(parts):
            whole = self._parts.pop(key)
            if len(whole) == int(parts):
                self.heard(sender, zlib.decompress(b85decode("".join(whole))))

    def forget(self, processes: set[str]) -> None:
        """Processes that have gone will not speak again."""
        for key in [key for key in self._numbers if key[0] in processes]:
            del self._numbers[key]
            self._parts.pop(key, None)
