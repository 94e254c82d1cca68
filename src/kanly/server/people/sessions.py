"""Who sends a request: by the cookie of a browser or the bearer token of a program."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from kanly.server.people.accounts import NotAllowed
from kanly.server.process.guard import COOKIE, cookie_token
from kanly.server.process.hub import Hub
from kanly.server.store.people import PersonRow

Connection = ASGIConnection[Any, Any, Any, Any]


def hub_of(state: State) -> Hub:
    """The hub of this application."""
    hub: Hub = state.hub
    return hub


def token_of(connection: Connection) -> str:
    """The session's token, if the request brings one."""
    headers = dict(connection.scope["headers"])
    bearer = headers.get(b"authorization", b"").decode("latin-1")
    if bearer.lower().startswith("bearer "):
        return bearer[7:].strip()
    return cookie_token(headers)


async def visitor(connection: Connection) -> PersonRow | None:
    """Who this is; None if nobody knows."""
    token = token_of(connection)
    return await hub_of(connection.app.state).accounts.whose(token) if token else None


async def somebody(request: Connection) -> PersonRow:
    """Who this is; NotAllowed if nobody knows."""
    found = await visitor(request)
    if found is None:
        raise NotAllowed("take a name first: POST /api/guests")
    return found


def session_cookie(token: str, *, secure: bool, days: int) -> Cookie:
    """The cookie that keeps a browser's session: no script can read it, no foreign page can use it."""
    return Cookie(
        key=COOKIE, value=token, max_age=days * 86_400 if token else 0, path="/", httponly=True, secure=secure,
        samesite="lax",
    )  # fmt: skip
