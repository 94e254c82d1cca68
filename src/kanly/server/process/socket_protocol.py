"""Sockets before the application sees them: whoever floods or does not read is put out.

Pings have a rate, and a message comes in few parts; whoever takes nothing of what is sent to them for a while loses the
connection, and not only what they miss.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from kanly.server.process.limits import Bucket

STUCK_SECONDS: Final = 20.0  # for which somebody may take nothing
CLOSING_SECONDS: Final = 5.0  # for the last words to arrive
PINGS: Final = 2.0  # per second, on average
FRAMES: Final = 64  # in which one message may come


class Reader(asyncio.Protocol):
    """Somebody who has to read what we send."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _stuck: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """They do not read as fast as we write."""
        super().pause_writing()
        self._stuck = self.loop.call_later(STUCK_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """They have caught up."""
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None


class LimitedSockets(Reader, WebSocketsSansIOProtocol):
    """A connection that is a socket."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._pings = Bucket(PINGS, PINGS * 10)

    def handle_ping(self) -> None:
        """A sign of life that wants to be answered, now and then."""
        if self._pings.take():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        """An answer, perhaps to nothing."""
        if self._pings.take():
            super().handle_pong(event)
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """One more part of a message."""
        if len(self.frames) < FRAMES:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """They have not answered our ping; perhaps they will not take a good-bye either."""
        super().keepalive_timeout()
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application has done with them."""
        super().on_task_complete(task)
        self.loop.call_later(CLOSING_SECONDS, self.transport.abort)
