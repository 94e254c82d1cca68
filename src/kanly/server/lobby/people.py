"""People over HTTP: guests, accounts, sessions, settings."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.datastructures import State

from kanly.protocol import lobby as api
from kanly.server.people.hooks import check_hook
from kanly.server.people.sessions import house_of, session_cookie, token_of, visitor
from kanly.server.process.faults import Conflict
from kanly.server.process.guard import cookie_token
from kanly.server.process.limits import network_of
from kanly.server.store.people import PersonRow

EMAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,120}")  # one address, no list of them


@post("/guests", tags=["people"])
async def be_guest(state: State, data: api.NewGuest) -> Response[api.Me]:
    """Take a name and a session; no account is needed."""
    accounts = house_of(state).accounts
    return await _with_session(state, await accounts.guest(data.name), data.token)


@post("/accounts", tags=["people"])
async def open_account(state: State, request: Request[Any, Any, Any], data: api.NewAccount) -> Response[api.Me]:
    """Open an account; a guest's tables stay theirs."""
    accounts = house_of(state).accounts
    await accounts.check_attempt(_network(request))
    person = await accounts.register(data.name, data.password, await visitor(request))
    return await _with_session(state, person, data.token)


@post("/login", tags=["people"])
async def log_in(state: State, request: Request[Any, Any, Any], data: api.Login) -> Response[api.Me]:
    """Begin a session of an account."""
    accounts = house_of(state).accounts
    await accounts.check_attempt(_network(request))
    return await _with_session(state, await accounts.log_in(data.name, data.password), data.token)


@post("/logout", tags=["people"], status_code=204)
async def log_out(state: State, request: Request[Any, Any, Any]) -> Response[None]:
    """End this session."""
    house = house_of(state)
    token = token_of(request)
    if token:
        await house.accounts.end_session(token)
    return Response(None, status_code=204, cookies=[session_cookie("", secure=house.config.secure, days=0)])


@get("/me", tags=["people"])
async def who_am_i(state: State, request: Request[Any, Any, Any], me: PersonRow) -> Response[api.Me]:
    """Who I am; a browser's session begins anew with every visit."""
    config = house_of(state).config
    token = cookie_token(dict(request.scope["headers"]))
    kept = [session_cookie(token, secure=config.secure, days=config.session_days)] if token else []
    return Response(_me(state, me), cookies=kept)


@patch("/me", tags=["people"])
async def change_me(state: State, me: PersonRow, data: api.Preferences) -> api.Me:
    """Another name, e-mail, language or webhook."""
    house = house_of(state)
    values = {name: value for name, value in msgspec.structs.asdict(data).items() if value is not None}
    if data.webhook:
        await check_hook(data.webhook, private=house.config.private_hooks)
    if data.email and not EMAIL.fullmatch(data.email):
        raise Conflict("email", "this is no e-mail address")
    return _me(state, await house.accounts.change(me, values))


def _network(request: Request[Any, Any, Any]) -> str:
    return network_of(request.client.host if request.client else "")


async def _with_session(state: State, person: PersonRow, show_token: bool) -> Response[api.Me]:
    house = house_of(state)
    token = await house.accounts.begin_session(person)
    cookie = session_cookie(token, secure=house.config.secure, days=house.config.session_days)
    return Response(_me(state, person, token if show_token else None), cookies=[cookie])


def _me(state: State, person: PersonRow, token: str | None = None) -> api.Me:
    return api.Me(
        person.id, person.name, person.login is not None, person.email, person.language, person.webhook,
        person.webhook_kind, bool(house_of(state).config.smtp), token,
    )  # fmt: skip
