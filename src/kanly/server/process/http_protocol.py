"""Requests before the application sees them: half a request may wait for some seconds, and headers have an end."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kanly.server.process.guard import MAX_HEADERS
from kanly.server.process.socket_protocol import Reader

HEAD_SECONDS: Final = 10.0  # for the headers of a request
BODY_SECONDS: Final = 60.0  # for its body
HALF_SENT: Final = 100  # requests of one address that may be half sent at once: then the oldest goes


class LimitedHttp(Reader, HttpToolsProtocol):
    """A connection that brings requests."""

    half_sent: ClassVar[dict[str, list[LimitedHttp]]] = {}  # by address, the oldest first
    _head = 0  # bytes of headers so far
    _in_head = True
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A connection was opened."""
        super().connection_made(transport)
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        """It was closed."""
        super().connection_lost(exc)
        self._wait(None)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if not self._in_head:
            self._begin()

    def on_headers_complete(self) -> None:
        """Its headers are there."""
        self._in_head = False
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is there."""
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket."""
        self._wait(None)
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """Some more of a request; headers without end are not waited for."""
        if self._in_head:
            self._head += len(data)
        super().data_received(data)
        if self._in_head and self._head > 2 * MAX_HEADERS:
            self.transport.abort()

    def _begin(self) -> None:
        self._head = 0
        self._in_head = True
        self._wait(HEAD_SECONDS)
        waiting = self.half_sent.setdefault(self._address, [])
        waiting.append(self)
        if len(waiting) > HALF_SENT:
            waiting.pop(0).transport.abort()

    def _wait(self, seconds: float | None) -> None:
        """How long for what comes next; None: nothing has to come."""
        if self._late is not None:
            self._late.cancel()
        self._late = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)
        waiting = self.half_sent.get(self._address, [])
        if self in waiting:
            waiting.remove(self)
        if not waiting:
            self.half_sent.pop(self._address, None)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""
