"""Push messages over HTTP: a browser that wants to be told says where."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State

from kanly.protocol import lobby as api
from kanly.server.people.hooks import check_hook
from kanly.server.people.sessions import hub_of
from kanly.server.store.people import PersonRow
from kanly.server.store.pushes import add_push, drop_push


@get("/pushes/key", tags=["account"])
async def push_key(state: State) -> api.PushKey:
    """By what browsers let their push service know this server."""
    return api.PushKey(await hub_of(state).notices.pusher.public_key())


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
