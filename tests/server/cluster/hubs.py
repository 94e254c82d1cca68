"""Two hubs in one loop on one PostgreSQL: a table at the one, people who come to the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest
from tests.server.home import at_home

from kanly.protocol import socket as wire
from kanly.server.process import hub as hubs
from kanly.server.process.app import make_app
from kanly.server.process.config import configure
from kanly.server.process.hub import Hub
from kanly.server.tables.live import LiveTable

SECONDS = 30.0  # in which whatever has to come has come
Seen = dict[str, Any]


class Visitor:
    """A watcher's socket, as a process gets it from its guard."""

    def __init__(self, hub: Hub, table: str) -> None:
        self.scope = {
            "type": "websocket", "path": f"/api/tables/{table}/socket", "query_string": b"", "headers": [],
            "scheme": "ws", "http_version": "1.1", "subprotocols": [], "client": ("127.0.0.1", 1),
        }  # fmt: skip
        self.coming: asyncio.Queue[Seen] = asyncio.Queue()
        self.coming.put_nowait({"type": "websocket.connect"})
        self.seen: asyncio.Queue[Seen] = asyncio.Queue()
        assert hub.relay is not None
        self.task = asyncio.create_task(hub.relay(self.scope, self.coming.get, self._see))

    async def _see(self, event: Any) -> None:
        await self.seen.put(event)

    async def says(self, message: wire.Request) -> None:
        await self.coming.put({"type": "websocket.receive", "text": wire.encode(message).decode()})

    async def waits_for(self, kind: str) -> Seen:
        """What comes next of this type, ASGI's or our own."""
        async with asyncio.timeout(SECONDS):
            while True:
                event = await self.seen.get()
                said = msgspec.json.decode(event.get("text") or "{}")
                if kind in (event["type"], said.get("type")):
                    return event

    async def looks_on(self) -> None:
        await self.says(wire.Hello(wire.VERSION))
        await self.waits_for("update")

    async def has_to_come_again(self) -> None:
        """The connection ends, with the code that says so, and nothing of it is left."""
        assert (await self.waits_for("websocket.close"))["code"] == 1012
        async with asyncio.timeout(SECONDS):
            await self.task


@pytest.fixture
def nothing_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks around but the tests."""

    async def never(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(hubs, "_every", never)
    monkeypatch.setenv("KANLY_LEASE", "1000")


@asynccontextmanager
async def two_hubs(url: str) -> AsyncIterator[tuple[Hub, Hub, LiveTable]]:
    """One where people come in, one with a table."""
    async with at_home(url) as (there, live):
        make_app(there)
        here = Hub(configure(db=url, window=0.0))
        await here.open()
        make_app(here)
        try:
            yield here, there, live
        finally:
            await here.close()


@asynccontextmanager
async def deaf(hub: Hub, notes: int) -> AsyncIterator[None]:
    """So many notes do not reach a process, and it does not know."""
    hears = hub.db.heard
    lost: asyncio.Queue[str] = asyncio.Queue()
    hub.db.heard = lost.put_nowait
    yield
    async with asyncio.timeout(SECONDS):
        for _ in range(notes):
            await lost.get()
    hub.db.heard = hears


async def told(by: Hub, to: Hub) -> None:
    """One process looks around and tells the others how things are; the other has heard all of it."""
    await by._look_around()
    async with asyncio.timeout(SECONDS):
        while to.bus._numbers.get((by.db.process, False)) != by.bus._sent[""]:
            await asyncio.sleep(0)
