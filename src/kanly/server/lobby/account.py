"""One's own account over HTTP: password, sessions, second factor, address, leaving for good."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import Parameter

from kanly.protocol import lobby as api
from kanly.server.cluster.news import PersonGone
from kanly.server.lobby.people import SLOWLY, network, with_session
from kanly.server.people import letters, second
from kanly.server.people.accounts import hash_of_token, session_id
from kanly.server.people.sessions import hub_of, session_cookie, token_of
from kanly.server.process.faults import Conflict
from kanly.server.process.hub import NoTable
from kanly.server.store import people as rows
from kanly.server.store.leaving import leave
from kanly.server.store.people import PersonRow

AnyRequest = Request[Any, Any, Any]
SessionId = Annotated[str, Parameter(min_length=16, max_length=16, pattern="^[0-9a-f]+$")]


@post("/me/password", tags=["account"], status_code=200)
async def change_password(state: State, request: AnyRequest, me: PersonRow, data: api.NewPassword) -> Response[api.Me]:
    """Another password; all sessions end, and this browser gets a new one."""
    accounts = hub_of(state).accounts
    _check_account(me)
    await accounts.check_attempt(me.id, "own")
    await accounts.check_password(me, data.old)
    await accounts.set_password(me, data.new)
    return await with_session(state, request, me, data.token)


@get("/me/sessions", tags=["account"])
async def list_sessions(state: State, request: AnyRequest, me: PersonRow) -> list[api.SessionInfo]:
    """Where I am logged in."""
    mine = hash_of_token(token_of(request))
    found = await rows.sessions_of(hub_of(state).db, me.id)
    return [api.SessionInfo(session_id(s.hash), s.agent, s.created, s.seen, s.hash == mine) for s in found]


@delete("/me/sessions/{id:str}", tags=["account"])
async def end_session(state: State, me: PersonRow, id: SessionId) -> None:
    """End one of my sessions; whatever it has open ends with it."""
    accounts = hub_of(state).accounts
    await accounts.check_attempt(me.id, "sessions")
    if not await accounts.end_one(me.id, id):
        raise NoTable("there is no such session")


@delete("/me/sessions", tags=["account"])
async def end_other_sessions(state: State, request: AnyRequest, me: PersonRow) -> None:
    """End all my sessions but this one."""
    accounts = hub_of(state).accounts
    await accounts.check_attempt(me.id, "sessions")
    await accounts.end_sessions(me.id, hash_of_token(token_of(request)))


@post("/resets", tags=["account"], status_code=202)
async def ask_reset(state: State, request: AnyRequest, data: api.Forgotten) -> None:
    """Have a link for a new password sent; the answer is the same whether there is such an account or not."""
    hub = hub_of(state)
    await hub.accounts.check_attempt(network(request), "reset")
    hub.background(letters.ask_reset(hub, data.name))


@post("/resets/use", tags=["account"], status_code=204)
async def use_reset(state: State, request: AnyRequest, data: api.Reset) -> None:
    """A new password by such a link; all sessions end."""
    accounts = hub_of(state).accounts
    await accounts.check_attempt(network(request), "reset")
    await letters.reset_password(accounts, data.token, data.password)


@post("/me/proof", tags=["account"], status_code=202)
async def ask_proof(state: State, me: PersonRow) -> None:
    """Have the letter sent again that proves my address."""
    hub = hub_of(state)
    await hub.accounts.check_attempt(me.id, "proof", slower=SLOWLY)
    hub.background(letters.ask_proof(hub, me))


@post("/proofs", tags=["account"], status_code=204)
async def use_proof(state: State, request: AnyRequest, data: api.Proof) -> None:
    """The letter has arrived."""
    accounts = hub_of(state).accounts
    await accounts.check_attempt(network(request), "reset")
    await letters.prove(accounts, data.token)


@post("/me/totp", tags=["account"], status_code=200)
async def offer_second_factor(state: State, me: PersonRow, data: api.Proven) -> api.SecondFactor:
    """A secret for an app that shows codes."""
    await _check_me(state, me, data)
    if me.totp is not None:
        raise Conflict("second_factor", "there is a second factor already; turn it off first")
    return api.SecondFactor(*await second.offer(hub_of(state).accounts, me))


@post("/me/totp/on", tags=["account"], status_code=200)
async def turn_on_second_factor(state: State, me: PersonRow, data: api.FirstCode) -> api.RecoveryCodes:
    """The app works: from now on every log-in needs its code."""
    accounts = hub_of(state).accounts
    await accounts.check_attempt(me.id, "code", slower=second.SLOWER)
    code = "".join(data.code.split())
    return api.RecoveryCodes(await second.turn_on(accounts, await _fresh(state, me), code))


@post("/me/totp/off", tags=["account"], status_code=204)
async def turn_off_second_factor(state: State, me: PersonRow, data: api.Proven) -> None:
    """The password is enough again."""
    await _check_me(state, me, data)
    await second.turn_off(hub_of(state).accounts, me)


@post("/me/totp/codes", tags=["account"], status_code=200)
async def new_recovery_codes(state: State, me: PersonRow, data: api.Proven) -> api.RecoveryCodes:
    """New codes for paper; the old ones are good no longer."""
    await _check_me(state, me, data)
    if me.totp is None:
        raise Conflict("second_factor", "there is no second factor")
    return api.RecoveryCodes(await second.new_codes(hub_of(state).accounts, me))


@post("/me/delete", tags=["account"], status_code=204)
async def delete_me(state: State, me: PersonRow, data: api.Proven) -> Response[None]:
    """Leave for good: everything about me goes, finished games keep a nameless seat, a bot plays the others on."""
    hub = hub_of(state)
    if me.login is None:
        await hub.accounts.check_attempt(me.id, "own")
    else:
        await _check_me(state, me, data)
    for hashed in await leave(hub.db, me.id):
        hub.accounts.forget(hashed)
        hub.accounts.ended(hashed, "")
    hub.accounts.forget(person=me.id)
    hub.tell_all(PersonGone(me.id))
    return Response(None, status_code=204, cookies=[session_cookie("", secure=hub.config.secure, days=0)])


def _check_account(me: PersonRow) -> None:
    if me.login is None:
        raise Conflict("guest", "a guest has no password; open an account first")


async def _check_me(state: State, me: PersonRow, proof: api.Proven) -> None:
    """Whoever finds an open browser does not yet have the account."""
    accounts = hub_of(state).accounts
    _check_account(me)
    await accounts.check_attempt(me.id, "own")
    await accounts.check_password(me, proof.password)
    await second.check(accounts, await _fresh(state, me), proof.code)


async def _fresh(state: State, me: PersonRow) -> PersonRow:
    """Me as the database has me, not as this process remembers me."""
    return await rows.person(hub_of(state).db, me.id) or me
