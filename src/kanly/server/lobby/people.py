"""People over HTTP: guests, accounts, sessions, settings."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.datastructures import State

from kanly.protocol import lobby as api
from kanly.server.people import second
from kanly.server.people.hooks import check_hook
from kanly.server.people.letters import ask_proof
from kanly.server.people.quiet import zone_named
from kanly.server.people.sessions import hub_of, session_cookie, token_of, visitor
from kanly.server.process.faults import Conflict
from kanly.server.process.guard import cookie_token
from kanly.server.process.limits import network_of
from kanly.server.store.people import PersonRow
from kanly.server.tables.inheriting import inherit

SLOWLY: Final = 20.0  # so much less often than a password is tried, a letter is sent
EMAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,120}")  # one address, no list of them


@post("/guests", tags=["people"])
async def be_guest(state: State, request: Request[Any, Any, Any], data: api.NewGuest) -> Response[api.Me]:
    """Take a name and a session; no account is needed. A browser that is known already stays who it is."""
    accounts = hub_of(state).accounts
    await accounts.check_ban(network=network(request))
    known = None if data.token else await visitor(request)
    if known is not None:
        return known_here(state, request, known)
    return await with_session(state, request, await accounts.guest(data.name), data.token)


@post("/accounts", tags=["people"])
async def open_account(state: State, request: Request[Any, Any, Any], data: api.NewAccount) -> Response[api.Me]:
    """Open an account; a guest's tables stay theirs."""
    accounts = hub_of(state).accounts
    await accounts.check_attempt(network(request))
    await accounts.check_ban(network=network(request))
    person = await accounts.register(data.name, data.password, await visitor(request))
    hub_of(state).background(ask_proof(hub_of(state), person))
    return await with_session(state, request, person, data.token)


@post("/login", tags=["people"])
async def log_in(state: State, request: Request[Any, Any, Any], data: api.Login) -> Response[api.Me]:
    """Begin a session of an account; the seats and games of the guest who logs in are the account's from now on."""
    accounts = hub_of(state).accounts
    await accounts.check_attempt(network(request))
    found = await accounts.log_in(data.name, data.password)
    await second.check(accounts, found, data.code)
    await accounts.check_ban(person=found.id)
    guest = await visitor(request)
    if guest is not None and guest.login is None:
        await inherit(hub_of(state), guest.id, found.id)
    return await with_session(state, request, found, data.token)


@post("/logout", tags=["people"], status_code=204)
async def log_out(state: State, request: Request[Any, Any, Any]) -> Response[None]:
    """End this session."""
    hub = hub_of(state)
    token = token_of(request)
    if token:
        await hub.accounts.end_session(token)
    return Response(None, status_code=204, cookies=[session_cookie("", secure=hub.config.secure, days=0)])


@get("/me", tags=["people"])
async def who_am_i(state: State, request: Request[Any, Any, Any], me: PersonRow) -> Response[api.Me]:
    """Who I am; a browser's session is extended by every visit."""
    return known_here(state, request, me)


def known_here(state: State, request: Request[Any, Any, Any], person: PersonRow) -> Response[api.Me]:
    """Somebody whom the request's session names, and that session for longer."""
    config = hub_of(state).config
    token = cookie_token(dict(request.scope["headers"]))
    kept = [session_cookie(token, secure=config.secure, days=config.session_days)] if token else []
    return Response(me_info(state, person), cookies=kept)


@patch("/me", tags=["people"])
async def change_me(state: State, me: PersonRow, data: api.Preferences) -> api.Me:
    """Another name, e-mail, language or webhook, other quiet hours."""
    hub = hub_of(state)
    values = {name: value for name, value in msgspec.structs.asdict(data).items() if value is not None}
    del values["password"]
    if data.email is not None and data.email != me.email:
        await hub.accounts.check_attempt(me.id, "own")
        await hub.accounts.check_password(me, data.password)
    if data.zone:
        zone_named(data.zone)
    if data.webhook:
        await check_hook(data.webhook, private=hub.config.private_hooks)
    if data.email and not EMAIL.fullmatch(data.email):
        raise Conflict("email", "this is no e-mail address")
    changed = await hub.accounts.change(me, values)
    if changed.email != me.email:
        await hub.accounts.check_attempt(me.id, "proof", slower=SLOWLY)
        hub.background(ask_proof(hub, changed))
    return me_info(state, changed)


def network(request: Request[Any, Any, Any]) -> str:
    """By what the sender of a request is counted."""
    return network_of(request.client.host if request.client else "")


async def with_session(
    state: State, request: Request[Any, Any, Any], person: PersonRow, show_token: bool
) -> Response[api.Me]:
    """Let somebody in: a new session, in a cookie, and for programs as a token."""
    hub = hub_of(state)
    token = await hub.accounts.begin_session(person, request.headers.get("user-agent", ""))
    cookie = session_cookie(token, secure=hub.config.secure, days=hub.config.session_days)
    return Response(me_info(state, person, token if show_token else None), cookies=[cookie])


def me_info(state: State, person: PersonRow, token: str | None = None) -> api.Me:
    """Somebody as only they see themselves."""
    return api.Me(
        person.id, person.name, person.login is not None, person.email, person.language, person.webhook,
        person.webhook_kind, bool(hub_of(state).config.smtp), token, person.proved, person.totp is not None,
        person.quiet_from, person.quiet_to, person.zone,
    )  # fmt: skip
