"""The line to one process in which bots think. Questions go out as they come, answers come back in the same order.

So the process has always something to do while the server is busy elsewhere. Each question has its time from when the
process comes to it. One that ends, or does not answer in time, is given up together with everything it was asked: the
question that it was at is to blame, the others may be asked again.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import deque
from contextlib import suppress
from typing import Final

from kanly.kernel import BotFailed

HEADER: Final = 4
STARTING: Final = 60.0  # seconds until a new process must have said that it is ready
LAST_LOOK: Final = 0.25  # seconds: a server that was busy or paused itself may only not have read the answer yet


class WorkerDied(BotFailed):
    """The process ended while a bot thought: its own doing, or somebody killed it."""


class Unheard(BotFailed):
    """The process ended because of something else before it came to this question."""


class Asked:
    """A question on its way, and until when the answers to its parts must come."""

    def __init__(self, parts: list[bytes], limits: list[float]) -> None:
        self.parts = parts
        self.limits = limits  # of the parts that are not answered yet
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()


class Line:
    """One process, from its start to its end."""

    def __init__(self, *, loud: bool) -> None:
        self.known: dict[str, int] = {}  # tables of which the process has a copy then, and after how many entries
        self.gone: set[str] = set()  # tables of which it still has a copy that it does not need
        self.ended = False
        self._loud = loud  # whether what bots print is shown
        self._asked: deque[Asked] = deque()  # the process is at the first of them
        self._process: asyncio.subprocess.Process | None = None  # once it is ready
        self._timer: asyncio.TimerHandle | None = None
        self._task = asyncio.create_task(self._run(), name="line to the bots")

    def ask(self, parts: list[bytes], limits: list[float]) -> asyncio.Future[bytes]:
        """What will be the answer to the last part of a question; each part has its own limit, in seconds.

        BotFailed, if it takes longer or the process ends at it; Unheard, if it never came to it.
        """
        asked = Asked(parts, limits[:])
        self._asked.append(asked)
        if self._process is not None:
            self._send(asked)
            if len(self._asked) == 1:
                self._watch()
        return asked.answer

    async def close(self) -> None:
        """End the process."""
        self._end(None)
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    # ---------------------------------------------------------------- the process

    async def _run(self) -> None:
        """Start the process, and pass on its answers as long as it lives."""
        process = None
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "kanly.server.bots.thinker",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                stderr=None if self._loud else asyncio.subprocess.DEVNULL, env={**os.environ},
            )  # fmt: skip
            async with asyncio.timeout(STARTING):
                await _receive(process)
            self._process = process
            for asked in self._asked:
                self._send(asked)
            self._watch()
            while True:
                self._answered(await _receive(process))
        except TimeoutError:
            self._end(WorkerDied("it does not start"), all=True)
        except (OSError, asyncio.IncompleteReadError):
            self._end(WorkerDied("it ended its process"), all=self._process is None)
        finally:
            self._end(None)
            if process is not None:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    def _send(self, asked: Asked) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        for data in asked.parts:
            with suppress(OSError, RuntimeError):  # it has just ended: whoever reads from it notices
                self._process.stdin.write(len(data).to_bytes(HEADER, "big") + data)
        asked.parts = []

    def _answered(self, data: bytes) -> None:
        asked = self._asked[0]
        del asked.limits[0]
        if not asked.limits:
            self._asked.popleft()
            if not asked.answer.done():
                asked.answer.set_result(data)
        self._watch()

    # ---------------------------------------------------------------- its time

    def _watch(self) -> None:
        """From now on the process is at its next question."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._asked:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._asked[0].limits[0], self._look_again)

    def _look_again(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(LAST_LOOK, self._give_up)

    def _give_up(self) -> None:
        self._end(BotFailed(f"no answer within {self._asked[0].limits[0]:g} s"))
        self._task.cancel()

    def _end(self, error: BotFailed | None, *, all: bool = False) -> None:
        """The process is of no more use. `error` is for the question that it was at, or for `all` of them."""
        self.ended = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._asked:
            asked = self._asked.popleft()
            if not asked.answer.done():
                asked.answer.set_exception(error or Unheard("it ended before"))
            if not all:
                error = None


async def _receive(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    size = int.from_bytes(await process.stdout.readexactly(HEADER), "big")
    return await process.stdout.readexactly(size)
