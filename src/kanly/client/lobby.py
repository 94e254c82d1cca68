"""The lobby of a server, for programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Literal, TypeVar

import httpx
import msgspec

from kanly.client.seat import Seat
from kanly.kernel import KanlyError
from kanly.protocol import lobby as api

T = TypeVar("T")


class ServerSaid(KanlyError):
    """The server refused a request: its status, a word for programs, a sentence for people."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(f"{status} {code}: {text}")
        self.status = status
        self.code = code


class Lobby:
    """One server, and who we are there."""

    def __init__(self, url: str, token: str = "", *, timeout: float = 30.0) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self._http = httpx.Client(base_url=self.url, timeout=timeout, trust_env=False)

    def __enter__(self) -> Lobby:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self._http.close()

    # People.

    def guest(self, name: str) -> api.Me:
        """Take a name."""
        return self._signed_in(api.NewGuest(name, token=True), "guests")

    def register(self, name: str, password: str) -> api.Me:
        """Open an account."""
        return self._signed_in(api.NewAccount(name, password, token=True), "accounts")

    def log_in(self, name: str, password: str, code: str = "") -> api.Me:
        """Begin a session of an account; `code`: of its second factor."""
        return self._signed_in(api.Login(name, password, token=True, code=code), "login")

    def log_out(self) -> None:
        """End the session."""
        self._call("POST", "logout", None, type(None))
        self.token = ""

    def me(self) -> api.Me:
        """Who we are."""
        return self._call("GET", "me", None, api.Me)

    def change_me(self, **preferences: str | int) -> api.Me:
        """Another name, e-mail, language or webhook, other quiet hours."""
        return self._call("PATCH", "me", msgspec.convert(preferences, api.Preferences), api.Me)

    def change_password(self, old: str, new: str) -> api.Me:
        """Another password; all other sessions end."""
        return self._signed_in(api.NewPassword(old, new, token=True), "me/password")

    def forgot_password(self, name: str) -> None:
        """Have a link for a new password sent."""
        self._call("POST", "resets", api.Forgotten(name), type(None))

    def reset_password(self, token: str, password: str) -> None:
        """A new password by such a link."""
        self._call("POST", "resets/use", api.Reset(token, password), type(None))

    def sessions(self) -> list[api.SessionInfo]:
        """Where we are logged in."""
        return self._call("GET", "me/sessions", None, list[api.SessionInfo])

    def end_session(self, id: str = "") -> None:
        """End one of our sessions, or all but this one."""
        self._call("DELETE", f"me/sessions/{id}" if id else "me/sessions", None, type(None))

    def offer_second_factor(self, password: str) -> api.SecondFactor:
        """A secret for an app that shows codes."""
        return self._call("POST", "me/totp", api.Proven(password), api.SecondFactor)

    def turn_on_second_factor(self, code: str) -> list[str]:
        """The app works: log-ins need its code from now on. The recovery codes."""
        return self._call("POST", "me/totp/on", api.FirstCode(code), api.RecoveryCodes).codes

    def turn_off_second_factor(self, password: str, code: str) -> None:
        """The password is enough again."""
        self._call("POST", "me/totp/off", api.Proven(password, code), type(None))

    def delete_me(self, password: str = "", code: str = "") -> None:
        """Leave for good."""
        self._call("POST", "me/delete", api.Proven(password, code), type(None))
        self.token = ""

    def blocks(self, table: str = "") -> list[api.Block]:
        """Whom we have muted or blocked."""
        return self._call("GET", f"me/blocks?table={table}", None, list[api.Block])

    def block(self, kind: str, table: str, *, seat: int | None = None, remark: int | None = None) -> list[api.Block]:
        """`mute` or `block` somebody at a table."""
        who = {"table": table, "seat": seat, "remark": remark}
        return self._call(
            "POST", "me/blocks", msgspec.convert({"who": who, "kind": kind}, api.NewBlock), list[api.Block]
        )

    def unblock(self, person: str) -> None:
        """Hear somebody again, and sit with them."""
        self._call("DELETE", f"me/blocks/{person}", None, type(None))

    def report(self, reason: str, text: str, table: str, *, seat: int | None = None, remark: int | None = None) -> None:
        """Tell the operator about somebody at a table."""
        report = {"who": {"table": table, "seat": seat, "remark": remark}, "reason": reason, "text": text}
        self._call("POST", "reports", msgspec.convert(report, api.NewReport), type(None))

    def broadcasts(self) -> list[api.Broadcast]:
        """What the operator tells everybody."""
        return self._call("GET", "broadcasts", None, list[api.Broadcast])

    # Tables.

    def games(self) -> list[api.GameInfo]:
        """What can be played."""
        return self._call("GET", "games", None, list[api.GameInfo])

    def bots(self) -> api.StrongBots:
        """How many hard bots the server carries, and how many more it would take."""
        return self._call("GET", "bots", None, api.StrongBots)

    def tables(self, status: str = "open") -> list[api.TableInfo]:
        """Public tables: open, running or finished."""
        return self._call("GET", f"tables?status={status}", None, list[api.TableInfo])

    def my_tables(self, status: str = "going") -> list[api.MyTable]:
        """Our own tables: going or finished."""
        return self._call("GET", f"me/tables?status={status}", None, list[api.MyTable])

    def create(
        self,
        game: str,
        seats: Sequence[str],
        *,
        modules: Sequence[str] = (),
        settings: Mapping[str, bool | int | str] | None = None,
        public: bool = False,
        clock: api.Clock | None = None,
        pace: int | None = None,
        talk: Literal["all", "seats"] = "all",
        hints: bool = True,
    ) -> api.MyTable:
        """Set a table; a seat is `me`, `open`, `bot`, or a bot by its level or its name."""
        wishes = [api.SeatWish(s) if s in ("me", "open", "bot") else api.SeatWish("bot", s) for s in seats]  # type: ignore[arg-type]
        wish = api.NewTable(
            game, wishes, list(modules), dict(settings or {}), public, clock or api.Clock(), pace, talk, hints
        )
        return self._call("POST", "tables", wish, api.MyTable)

    def learn(self, game: str) -> api.MyTable:
        """The table at which we learn a game: the one that we have begun, or a new one."""
        return self._call("POST", "lessons", api.NewLesson(game), api.MyTable)

    def end_lesson(self, id: str) -> api.MyTable:
        """Play on without being taught."""
        return self._call("POST", f"tables/{id}/lesson/end", None, api.MyTable)

    def table(self, id: str) -> api.MyTable:
        """A table."""
        return self._call("GET", f"tables/{id}", None, api.MyTable)

    def remove(self, id: str) -> None:
        """Remove a table of ours that has not begun."""
        self._call("DELETE", f"tables/{id}", None, type(None))

    def join(self, id: str, token: str = "", seat: int | None = None) -> api.MyTable:
        """Take a seat, by the token of a link, by a code or at a public table."""
        return self._call("POST", f"tables/{id}/join", api.Join(token, seat), api.MyTable)

    def find(self, code: str) -> api.MyTable:
        """The table to which a code leads."""
        return self._call("POST", "codes", api.Code(code), api.MyTable)

    def leave(self, id: str) -> api.MyTable:
        """Get up."""
        return self._call("POST", f"tables/{id}/leave", None, api.MyTable)

    def start(self, id: str) -> api.MyTable:
        """Begin with bots on the open seats."""
        return self._call("POST", f"tables/{id}/start", None, api.MyTable)

    def change_seat(self, id: str, seat: int, do: str, bot: str = "") -> api.MyTable:
        """As the owner: `bot`, `back` or `link`."""
        change = msgspec.convert({"do": do, "bot": bot}, api.SeatChange)
        return self._call("POST", f"tables/{id}/seats/{seat}", change, api.MyTable)

    def rematch(self, id: str) -> api.MyTable:
        """The same again."""
        return self._call("POST", f"tables/{id}/rematch", None, api.MyTable)

    def record(self, id: str) -> bytes:
        """The record of a finished game."""
        return self.get(f"tables/{id}/record")

    def upload(self, record: bytes) -> api.Verified:
        """Have a record checked and kept."""
        answer = self._http.post("/api/records", content=record, headers=self.headers())
        return msgspec.json.decode(self._checked(answer), type=api.Verified)

    def moment(self, id: str, after: int, seat: int | None = None) -> api.Moment:
        """A finished game after this many choices."""
        query = "" if seat is None else f"?seat={seat}"
        return self._call("GET", f"tables/{id}/moments/{after}{query}", None, api.Moment)

    def seen(self, id: str, step: int, seat: int | None = None) -> api.Moment:
        """What a seat of ours saw after this many steps of a game, which may still be running."""
        query = "" if seat is None else f"?seat={seat}"
        return self._call("GET", f"tables/{id}/seen/{step}{query}", None, api.Moment)

    def series(self, id: str, seat: int | None = None) -> api.Series:
        """A game at a glance: a finished one from any seat, one that goes on from a seat of ours."""
        query = "" if seat is None else f"?seat={seat}"
        return self._call("GET", f"tables/{id}/series{query}", None, api.Series)

    def review(self, id: str, *, begin: bool = False) -> api.ReviewInfo:
        """What a strong player thinks of a finished game, or how far that is; `begin`: have it thought about."""
        return self._call("POST" if begin else "GET", f"tables/{id}/review", None, api.ReviewInfo)

    def go_on(self, id: str, after: int, seats: Sequence[str]) -> api.MyTable:
        """A new table that begins where a finished game stood."""
        wishes = [api.SeatWish(s) if s in ("me", "open", "bot") else api.SeatWish("bot", s) for s in seats]  # type: ignore[arg-type]
        return self._call("POST", f"tables/{id}/continue", api.Continue(after, wishes), api.MyTable)

    def seat(self, id: str, seat: int | None = None, **options: Any) -> Seat:
        """A seat of ours, or with none a watcher's place."""
        return Seat(self.url, self.token, id, seat, **options)

    # How.

    def headers(self) -> dict[str, str]:
        """The token that says who we are."""
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    def get(self, path: str) -> bytes:
        """Whatever lies there."""
        return self._checked(self._http.get(f"/api/{path}", headers=self.headers()))

    def _signed_in(self, body: msgspec.Struct, path: str) -> api.Me:
        me = self._call("POST", path, body, api.Me)
        self.token = me.token or ""
        self._http.cookies.clear()  # we bring our token ourselves
        return me

    def _call(self, method: str, path: str, body: msgspec.Struct | None, kind: type[T]) -> T:
        headers = self.headers()
        content = None
        if body is not None:
            headers["content-type"] = "application/json"
            content = msgspec.json.encode(body)
        data = self._checked(self._http.request(method, f"/api/{path}", content=content, headers=headers))
        return msgspec.json.decode(data or b"null", type=kind)

    def _checked(self, answer: httpx.Response) -> bytes:
        if answer.status_code < 400:
            return answer.content
        try:
            fault = msgspec.json.decode(answer.content, type=api.Fault)
        except msgspec.MsgspecError:
            fault = api.Fault("unreadable", answer.reason_phrase)
        raise ServerSaid(answer.status_code, fault.code, fault.text)
