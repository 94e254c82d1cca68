"""A hub in this process with one table: for tests that look inside."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kanly.protocol.lobby import NewTable, SeatWish
from kanly.registry import game_named
from kanly.server.process.config import configure
from kanly.server.process.hub import Hub
from kanly.server.store import tables as rows
from kanly.server.tables.live import LiveTable
from kanly.server.tables.wishes import set_table


@asynccontextmanager
async def at_home(url: str) -> AsyncIterator[tuple[Hub, LiveTable]]:
    """A hub with one table of Feud, two seats on one screen, at which nothing is on its way any more."""
    hub = Hub(configure(db=url, window=0.0))
    await hub.open()
    try:
        me = await hub.accounts.guest("Leto")
        row, _ = set_table(hub.config, me, NewTable("feud", [SeatWish("me"), SeatWish("me")]))
        row.process = hub.db.process
        await rows.add_table(hub.db, row)
        live = LiveTable(hub, row, game_named("feud"))
        hub.add(live)
        async with live.lock:
            await live.begin()
            await live.keeper._step()  # whoever is asked is written to
        while hub._aside:
            await asyncio.wait(hub._aside)
        yield hub, live
    finally:
        await hub.close()
