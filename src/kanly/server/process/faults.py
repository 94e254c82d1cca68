"""What goes wrong over HTTP: a status, a word for programs, a sentence for people. Nothing of what is inside."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from kanly.kernel import BadRecord, BadSetup, KanlyError
from kanly.protocol.lobby import Fault
from kanly.registry import BrokenGame, UnknownGame
from kanly.server.bots.strong import TooManyStrong
from kanly.server.people.accounts import BadPassword, Banned, LinkUsed, NotAllowed, NotWelcome, TooFast
from kanly.server.people.hooks import BadWebhook
from kanly.server.people.looks import BadName
from kanly.server.people.quiet import BadZone
from kanly.server.people.second import CodeNeeded, WrongCode
from kanly.server.process.guard import TooLarge
from kanly.server.process.hub import NoTable
from kanly.server.process.log import log, place_of
from kanly.server.store import Elsewhere, StoreGone
from kanly.server.store.people import NameTaken
from kanly.server.tables.replays import Busy

AnyRequest = Request[Any, Any, Any]


class Conflict(KanlyError):
    """Something that cannot be done as things stand."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


STATUS: dict[type[KanlyError], tuple[int, str]] = {
    CodeNeeded: (403, "code_needed"),
    WrongCode: (403, "wrong_code"),
    Banned: (403, "banned"),
    LinkUsed: (403, "link_used"),
    NotWelcome: (403, "not_welcome"),
    NotAllowed: (403, "not_allowed"),
    NoTable: (404, "not_found"),
    UnknownGame: (404, "no_game"),
    BrokenGame: (409, "broken_game"),
    BadSetup: (400, "setup"),
    BadRecord: (400, "record"),
    BadName: (400, "name"),
    BadPassword: (400, "password"),
    BadWebhook: (400, "webhook"),
    BadZone: (400, "zone"),
    NameTaken: (409, "name_taken"),
    TooManyStrong: (409, "hard_bots"),
    Busy: (429, "busy"),
    TooFast: (429, "too_fast"),
    StoreGone: (503, "unavailable"),
    Elsewhere: (503, "elsewhere"),
}


def kanly_fault(_request: AnyRequest, error: KanlyError) -> Response[Fault]:
    """Our own errors say what would be right."""
    if isinstance(error, Conflict):
        return _answer(409, error.code, str(error))
    for kind, (status, code) in STATUS.items():
        if isinstance(error, kind):
            text = "the database does not answer; try again" if kind is StoreGone else str(error)
            return _answer(status, code, text)
    log.error("request failed", error=type(error).__name__)
    return _answer(409, "failed", "this cannot be done")


def http_fault(_request: AnyRequest, error: HTTPException) -> Response[Fault]:
    """What the framework refuses."""
    text = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        text = "; ".join(
            f"{one.get('key', '')}: {one.get('message', '')}" for one in error.extra if isinstance(one, dict)
        )
    return _answer(error.status_code, "refused", text[:500], dict(error.headers or {}))


def too_large(_request: AnyRequest, _error: TooLarge) -> Response[Fault]:
    """A body without end."""
    return _answer(413, "too_large", "too many bytes")


def too_deep(request: AnyRequest, error: RecursionError) -> Response[Fault]:
    """A body of brackets within brackets; should it be a loop of ours, the log says where."""
    log.warning("too deep", route=request.scope.get("path_template", ""), place=place_of(error))
    return _answer(400, "malformed", "this is nested too deeply")


def mistake(request: AnyRequest, error: Exception) -> Response[Fault]:
    """A mistake of ours: where it happened goes to the log, what was being done does not."""
    route = request.scope.get("path_template", "")
    log.error("mistake", route=route, error=type(error).__name__, place=place_of(error))
    return _answer(500, "mistake", "the server made a mistake")


def _answer(status: int, code: str, text: str, headers: dict[str, str] | None = None) -> Response[Fault]:
    return Response(Fault(code, text), status_code=status, media_type=MediaType.JSON, headers=headers)
