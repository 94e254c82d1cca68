"""Push messages over HTTP: a browser that wants to be told says where."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.datastructures import State

from kanly.protocol import lobby as api
from kanly.server.lobby.games import catalogue
from kanly.server.people.hooks import check_hook
from kanly.server.people.notices import sentence
from kanly.server.people.sessions import hub_of
from kanly.server.store.people import PersonRow
from kanly.server.store.pushes import add_push, drop_push
from kanly.server.store.tables import my_tables


@get("/pushes/key", tags=["account"])
async def push_key(state: State) -> api.PushKey:
    """By what browsers let their push service know this server."""
    return api.PushKey(await hub_of(state).notices.pusher.public_key())


@get("/me/call", tags=["account"])
async def call(state: State, me: PersonRow) -> api.Call:
    """What a browser that was woken by a push message shows: whose move it is, and where."""
    language = me.language or "en"
    waiting = [
        row
        for row in await my_tables(hub_of(state).db, me.id, ("running",))
        if any(seat.asked and seat.person == me.id and not seat.played_by_bot for seat in row.seats)
    ]
    words = sentence(language, "notice-your-move" if waiting else "notice-look")
    titles = {game.id: game.title for game in await asyncio.to_thread(catalogue, language)}
    games = ", ".join(dict.fromkeys(titles.get(row.game, row.game) for row in waiting))
    return api.Call(words, games, f"/table/{waiting[0].id}" if len(waiting) == 1 else "/mine")


@post("/me/pushes", tags=["account"], status_code=204)
async def want_pushes(state: State, me: PersonRow, data: api.PushAddress) -> None:
    """Tell this browser when it is my move and no page is open."""
    hub = hub_of(state)
    await hub.accounts.check_attempt(me.id, "push")
    await check_hook(data.address, private=hub.config.private_hooks)
    await add_push(hub.db, me.id, data.address)


@post("/me/pushes/off", tags=["account"], status_code=204)
async def want_no_pushes(state: State, me: PersonRow, data: api.PushAddress) -> None:
    """Tell this browser nothing any more."""
    await drop_push(hub_of(state).db, data.address, me.id)
