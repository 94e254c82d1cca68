"""WebSockets: one for a seat or a watcher at a table, one for a person's notices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import QueryParameter

from kanly.kernel import KanlyError
from kanly.protocol import socket as wire
from kanly.server.people.accounts import hash_of_token
from kanly.server.people.sessions import hub_of, token_of, visitor
from kanly.server.process.hub import Hub
from kanly.server.process.limits import Bucket
from kanly.server.process.log import log, place_of
from kanly.server.store import Elsewhere, StoreGone
from kanly.server.store.blocks import unheard
from kanly.server.store.people import PersonRow
from kanly.server.tables.hints import hint
from kanly.server.tables.keeper import ONCE
from kanly.server.tables.live import LiveTable
from kanly.server.tables.requests import handle
from kanly.server.tables.seat_views import WATCHER
from kanly.server.tables.standing_in import hand_back
from kanly.server.tables.storing import Damaged

HELLO_SECONDS: Final = 20.0
OUTGOING: Final = 1000  # messages that may wait for a slow reader
OUTGOING_BYTES: Final = 8 * 1024 * 1024
PATIENCE: Final = 50  # messages over the limit before we hang up
UNKNOWN: Final = 4401
NOT_YOURS: Final = 4403
NO_TABLE: Final = 4404
TOO_FAST: Final = 4429
COME_BACK: Final = 1012
Seat = Annotated[int | None, QueryParameter(name="seat", ge=0, le=11)]
Socket = WebSocket[Any, Any, Any]


class HangUp(Exception):
    """This connection ends."""

    def __init__(self, code: int, text: str) -> None:
        super().__init__(text)
        self.code = code


class OpenSocket:
    """A connection with its outgoing messages; nobody waits for a slow reader."""

    def __init__(self, socket: Socket, seat: int, person: PersonRow | None) -> None:
        self.socket = socket
        self.seat = seat
        self.session = hash_of_token(token_of(socket))
        self.person = "" if person is None else person.id
        self.name = "" if person is None else person.name
        self.unheard: frozenset[str] = frozenset()
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(OUTGOING)
        self._closing = ""
        self._bytes = 0  # of what is waiting
        self.thinking: asyncio.Task[None] | None = None  # about a hint

    @property
    def closed(self) -> bool:
        """Whether nothing more is told or done here."""
        return bool(self._closing)

    def send(self, data: bytes) -> None:
        """Pass a message on, without waiting."""
        if self._queue.full() or self._bytes > OUTGOING_BYTES:
            self.close("too slow")
        elif not self._closing:
            self._queue.put_nowait(data)
            self._bytes += len(data)

    def close(self, reason: str) -> None:
        """Hang up; the client may come back."""
        if not self._closing:
            self._closing = reason
            if self._queue.full():
                self._queue.get_nowait()
            self._queue.put_nowait(None)

    def ask_for_hint(self, live: LiveTable, message: wire.Hint) -> None:
        """Let a bot think, and listen on meanwhile; about one hint at a time."""
        if self.thinking is not None and not self.thinking.done():
            self.send(wire.encode(wire.Refused(message.id, "too_fast", "a hint is on its way; wait for it", 0)))
            return
        self.thinking = asyncio.create_task(self._hint(live, message))

    async def _hint(self, live: LiveTable, message: wire.Hint) -> None:
        answer = await _safely(hint(live, self, message), live, message.id)
        self.send(wire.encode(answer))

    async def write(self) -> None:
        """Send what is waiting, until the end."""
        while True:
            data = await self._queue.get()
            if data is None:
                await self._text(wire.encode(wire.Bye(self._closing, True)))
                await self.socket.close(COME_BACK, self._closing[:100])
                return
            self._bytes -= len(data)
            await self._text(data)

    async def _text(self, data: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: Socket, id: str, seat: Seat = None) -> None:
    """A seat at a table, or with no seat a watcher's place."""
    hub = hub_of(socket.app.state)
    await socket.accept()
    hub.metrics.sockets.inc()
    try:
        person = await visitor(socket)
        await _sit(hub, socket, id, WATCHER if seat is None else seat, person)
    except HangUp as error:
        await _hang_up(socket, error.code, str(error))
    except StoreGone:
        await _hang_up(socket, COME_BACK, "the database does not answer")
    except Elsewhere:
        await _hang_up(socket, COME_BACK, "the table is moving")
    except Damaged as error:
        await _hang_up(socket, NO_TABLE, str(error))
    except KanlyError:
        await _hang_up(socket, NO_TABLE, "there is no such table")
    finally:
        hub.metrics.sockets.dec()


async def _sit(hub: Hub, socket: Socket, id: str, seat: int, person: PersonRow | None) -> None:
    id = id if id.isalnum() and id.isascii() else ""
    _check_seat(await hub.table(id), seat, person)  # whoever has no business here need not say hello
    client = OpenSocket(socket, seat, person)
    hub.open_sockets.add(client)
    writer = live = None
    try:
        hello = await _hello(socket)
        person = await visitor(socket)  # meanwhile the session, the seat and the table may have gone
        if person is not None:
            client.unheard = await unheard(hub.db, person.id)
        writer = asyncio.create_task(client.write())
        async with hub.at(id) as live:
            _check_seat(live, seat, person)
            live.audience.welcome(client, hello)
            if seat != WATCHER and live.seats[seat].away in ("gone", ONCE):
                await hand_back(live, live.seats[seat])
        await _listen(hub, live, client)
    finally:
        hub.open_sockets.remove(client)
        if live is not None:
            live.audience.farewell(client)
        for task in (writer, client.thinking):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError, Exception):
                    await task


def _check_seat(live: LiveTable, seat: int, person: PersonRow | None) -> None:
    """HangUp, if this is not somebody's own seat, or a watcher's place."""
    if seat == WATCHER:
        return
    if person is None:
        raise HangUp(UNKNOWN, "nobody knows you; take a name first")
    if seat >= len(live.seats) or live.seats[seat].person != person.id:
        raise HangUp(NOT_YOURS, "this seat is not yours")


async def _hello(socket: Socket) -> wire.Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            data = await _receive(socket)
    except TimeoutError:
        raise HangUp(1002, "no hello") from None
    try:
        hello = wire.decode(data or b"")
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise HangUp(1002, "the first message has to be hello") from None
    if not isinstance(hello, wire.Hello):
        raise HangUp(1002, "the first message has to be hello")
    if hello.protocol != wire.VERSION:
        raise HangUp(1002, f"this server speaks protocol {wire.VERSION}")
    return hello


async def _listen(hub: Hub, live: LiveTable, client: OpenSocket) -> None:
    """Answer every message until the client hangs up."""
    bucket = Bucket(hub.config.messages, hub.config.messages * 3)
    patience = PATIENCE
    while True:
        data = await _receive(client.socket)
        if data is None:
            return
        if not bucket.take():
            patience -= 1
            if patience < 0:
                raise HangUp(TOO_FAST, "too many messages")
            client.send(wire.encode(wire.Refused("", "too_fast", "too many messages; wait a little", 0)))
            continue
        patience = PATIENCE
        try:
            message = wire.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            hub.metrics.refused.labels("malformed").inc()
            client.send(wire.encode(wire.Refused("", "malformed", str(error)[:300], 0)))
            continue
        if isinstance(message, wire.Hint):
            hub.metrics.messages.labels("hint").inc()
            client.ask_for_hint(live, message)
            continue
        began = time.perf_counter()
        hub.metrics.messages.labels(type(message).__name__.lower()).inc()
        answer = await _handle(live, client, message)
        if answer is not None:
            client.send(wire.encode(answer))
        hub.metrics.answered.observe(time.perf_counter() - began)


async def _handle(live: LiveTable, client: OpenSocket, message: wire.Request) -> wire.FromServer | None:
    id = "" if isinstance(message, wire.Hello) else message.id
    return await _safely(handle(live, client, message), live, id)


async def _safely(
    work: Coroutine[Any, Any, wire.FromServer | None], live: LiveTable, id: str
) -> wire.FromServer | None:
    try:
        return await work
    except Exception as error:  # a mistake of ours or of a game: this table is reloaded, the server goes on
        log.error("mistake", table=live.id, error=type(error).__name__, place=place_of(error))
        live.stale = live.course is not None
        return wire.Refused(id, "failed", "the server made a mistake; nothing has changed", 0)


async def _receive(socket: Socket) -> bytes | None:
    """The next message; None when the client has gone."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        return None
    text = message.get("text")
    if text is not None:
        return text.encode("utf-8", "surrogatepass")
    return message.get("bytes") or b""


async def _hang_up(socket: Socket, code: int, reason: str) -> None:
    with suppress(WebSocketException, RuntimeError):
        text = wire.encode(wire.Bye(reason, code == COME_BACK)).decode()
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})
        await socket.close(code, reason[:100])


@websocket("/api/me/socket")
async def my_socket(socket: Socket) -> None:
    """Notices for a person, wherever on the site they are."""
    hub = hub_of(socket.app.state)
    await socket.accept()
    person = await visitor(socket)
    if person is None:
        await _hang_up(socket, UNKNOWN, "nobody knows you; take a name first")
        return
    client = OpenSocket(socket, WATCHER, person)
    hub.open_sockets.add(client)
    pages = hub.notices.pages.setdefault(person.id, [])
    pages.append(client.send)
    writer = asyncio.create_task(client.write())
    bucket = Bucket(hub.config.messages, hub.config.messages * 3)
    try:
        while await _receive(socket) is not None and bucket.take():
            pass
    finally:
        hub.open_sockets.remove(client)
        pages.remove(client.send)
        if not pages:
            hub.notices.pages.pop(person.id, None)
        writer.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await writer
