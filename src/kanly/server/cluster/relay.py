"""Requests and sockets that come to a process which does not hold their table: they are carried to the one that does.

What the application would receive goes over the bus to the other process, whose application answers; what it sends
comes back the same way. So a load balancer may send anybody anywhere.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from kanly.server.process.guard import App, Message, Receive, Scope, Send

if TYPE_CHECKING:
    from kanly.server.process.hub import Hub

TABLE: Final = re.compile(r"^/+api/+tables/+([0-9A-Za-z]{1,40})(/.*)?$")
SECONDS: Final = 30.0  # for an answer over HTTP
WAITING: Final = 2000  # messages for somebody who does not read them
CARRIED: Final = ("type", "path", "query_string", "headers", "method", "scheme", "http_version", "subprotocols")
BUSY: Final = b'{"code":"unavailable","text":"the table is moving; try again"}'


class Open(Struct, tag="open", frozen=True):
    """A request or socket that is carried here."""

    call: str
    scope: dict[str, Any]
    client: tuple[str, int]


class Passed(Struct, tag="event", frozen=True):
    """What the application is to receive, or has sent."""

    call: str
    event: dict[str, Any]


class Ended(Struct, tag="end", frozen=True):
    """The application, or whoever came to it, has done."""

    call: str


class Call(NamedTuple):
    """Something that is carried, for those who want to know."""

    id: str
    way: str  # `to` or `from`
    process: str
    waiting: int


Carried = Open | Passed | Ended
_encode: Final = msgspec.msgpack.Encoder().encode
_Inbox = asyncio.Queue[dict[str, Any] | None]


class Relay:
    """ASGI middleware around the application, behind the guard of the process to which somebody came."""

    def __init__(self, app: App, hub: Hub) -> None:
        self.app = app
        self.hub = hub
        self._out: dict[str, tuple[str, _Inbox]] = {}  # calls that we carry to others
        self._in: dict[str, tuple[str, _Inbox, asyncio.Task[None]]] = {}  # calls that others carry here

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here, or carry it to whoever holds the table."""
        found = TABLE.match(scope["path"]) if scope["type"] in ("http", "websocket") else None
        holder = await self.hub.holder(found[1]) if found else ""
        if holder:
            await self._carry(holder, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # ---------------------------------------------------------------- to others

    async def _carry(self, holder: str, scope: Scope, receive: Receive, send: Send) -> None:
        self.hub.metrics.relayed.inc()
        call = secrets.token_hex(8)
        inbox: _Inbox = asyncio.Queue()
        self._out[call] = holder, inbox
        carried = {name: scope[name] for name in CARRIED if name in scope}
        self._tell(holder, Open(call, carried, tuple(scope.get("client") or ("", 0))))
        pump = asyncio.create_task(self._pump(holder, call, receive))
        outgoing = _Outgoing(scope["type"] == "http", send)
        try:
            while True:
                async with asyncio.timeout(SECONDS if outgoing.http else None):
                    event = await inbox.get()
                if event is None:
                    return
                await outgoing.send(event)
        except TimeoutError:
            pass
        finally:
            pump.cancel()
            del self._out[call]
            self._tell(holder, Ended(call))
            await outgoing.close()

    async def _pump(self, holder: str, call: str, receive: Receive) -> None:
        """Pass on what comes in."""
        more = True
        while more:
            event = await receive()
            self._tell(holder, Passed(call, dict(event)))
            more = event["type"] == "websocket.connect" or event["type"] == "websocket.receive" or (
                event["type"] == "http.request" and bool(event.get("more_body"))
            )  # fmt: skip

    def _tell(self, process: str, message: Carried) -> None:
        self.hub.bus.send(process, b"r" + _encode(message))

    # ---------------------------------------------------------------- from others

    def hear(self, sender: str, data: bytes) -> None:
        """Something about a call, from another process."""
        message: Carried = msgspec.msgpack.decode(data, type=Carried)
        if isinstance(message, Open):
            inbox: _Inbox = asyncio.Queue()
            task = asyncio.create_task(self._answer(sender, message, inbox))
            self._in[message.call] = sender, inbox, task
            return
        inboxes = [entry[1] for entry in (self._out.get(message.call), self._in.get(message.call)) if entry]
        if not inboxes and isinstance(message, Passed):
            self._tell(sender, Ended(message.call))  # its beginning never came here, or it is over
        for inbox in inboxes:
            if isinstance(message, Ended) or inbox.qsize() >= WAITING:  # a gap is worse than an end
                inbox.put_nowait(None)
            else:
                inbox.put_nowait(message.event)

    async def _answer(self, sender: str, opened: Open, inbox: _Inbox) -> None:
        """Let our application answer a call; whoever came is counted and checked where they came."""
        scope = {
            **opened.scope,
            "headers": [(bytes(name), bytes(value)) for name, value in opened.scope["headers"]],
            "client": opened.client,
            "server": ("kanly", 0),
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "raw_path": opened.scope["path"].encode(),
            "root_path": "",
            "extensions": {},
            "state": {},
        }
        gone = {"type": "websocket.disconnect" if scope["type"] == "websocket" else "http.disconnect", "code": 1012}

        async def receive() -> Message:
            return await inbox.get() or gone

        async def send(event: Message) -> None:
            self._tell(sender, Passed(opened.call, dict(event)))

        try:
            await self.app(scope, receive, send)
        finally:
            del self._in[opened.call]
            self._tell(sender, Ended(opened.call))

    def calls(self) -> list[Call]:
        """What is carried now."""
        out = [Call(call, "to", holder, inbox.qsize()) for call, (holder, inbox) in self._out.items()]
        return [*out, *[Call(call, "from", sender, inbox.qsize()) for call, (sender, inbox, _) in self._in.items()]]

    @property
    def parties(self) -> set[str]:
        """The processes to and from which something is carried."""
        return {holder for holder, _ in self._out.values()} | {sender for sender, _, _ in self._in.values()}

    def reset(self, process: str = "") -> None:
        """Some of what was told got lost, or a process has died: whoever is carried has to come again."""
        for holder, inbox in list(self._out.values()):
            if process in ("", holder):
                inbox.put_nowait(None)
        for sender, inbox, _ in list(self._in.values()):
            if process in ("", sender):
                inbox.put_nowait(None)

    async def close(self) -> None:
        """Carry nothing any more."""
        for _, _, task in list(self._in.values()):
            task.cancel()


class _Outgoing:
    """What goes to whoever came, and how it ends if the other process does not end it."""

    def __init__(self, http: bool, send: Send) -> None:
        self.http = http
        self._send = send
        self._begun = False
        self._done = False

    async def send(self, event: dict[str, Any]) -> None:
        """Pass something on."""
        self._begun = True
        kind = event["type"]
        self._done = kind == "websocket.close" or (kind == "http.response.body" and not event.get("more_body"))
        await self._send(event)

    async def close(self) -> None:
        """End it: they may come back soon."""
        if self._done:
            return
        if not self.http:
            if not self._begun:
                await self._send({"type": "websocket.accept"})
            await self._send({"type": "websocket.close", "code": 1012, "reason": "the table is moving"})
        elif not self._begun:
            headers = [(b"content-type", b"application/json"), (b"content-length", str(len(BUSY)).encode())]
            await self._send({"type": "http.response.start", "status": 503, "headers": headers})
            await self._send({"type": "http.response.body", "body": BUSY})
