"""A seat at a table of a server, for programs: what it sees, and what it chooses.

If the connection breaks, the seat connects again, catches up, and repeats the request that had no answer yet: the
server carries it out once.
"""

from __future__ import annotations

import time
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Final
from uuid import uuid4

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from kanly.kernel import KanlyError
from kanly.protocol import socket as wire
from kanly.protocol.lobby import TableInfo
from kanly.protocol.telling import Happened, Party

FINAL: Final = (1002, 1008, 4401, 4403, 4404, 4429)
FromServer = (
    wire.Welcome
    | wire.Update
    | wire.About
    | wire.Talk
    | wire.Ack
    | wire.Reason
    | wire.Advice
    | wire.Pong
    | wire.Refused
    | wire.Bye
)  # fmt: skip


class _Typed(msgspec.Struct):
    type: str


_TYPES: Final = ("welcome", "update", "about", "talk", "ack", "reason", "advice", "pong", "refused", "bye")
_decode: Final = msgspec.json.Decoder(FromServer).decode


class Refused(KanlyError):
    """The server did not carry out a request, and nothing has changed; `code` says why."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code


class Seat:
    """A seat, or with `seat=None` a watcher's place; always as the server last showed it."""

    def __init__(self, url: str, token: str, table: str, seat: int | None = None, *, patience: float = 60.0) -> None:
        self.number = seat
        self.patience = patience  # seconds for which we try to reach a server that has gone
        self.about: TableInfo | None = None
        self.rev = 0
        self.sight: wire.SeatView | None = None
        self.events: list[Happened] = []
        self.talk: list[wire.Remark] = []
        self.traffic: list[str] | None = None  # everything that came, for those who want to look at it
        where = "" if seat is None else f"?seat={seat}"
        self._address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket{where}"
        self._headers = {"authorization": f"Bearer {token}"} if token else {}
        self._open = ExitStack()
        self._line: ClientConnection | None = None

    def __enter__(self) -> Seat:
        self.connect()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        self.close()

    # ---------------------------------------------------------------- what it sees

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may know of the game."""
        return {} if self.sight is None else self.sight.view

    @property
    def parties(self) -> list[Party]:
        """The sides of the game and the seats that answer for them."""
        return [] if self.sight is None else self.sight.parties

    @property
    def ask(self) -> wire.Question | None:
        """The question that the seat is asked now."""
        return None if self.sight is None else self.sight.ask

    @property
    def ending(self) -> wire.Ending | None:
        """How the table ended; None while it goes on."""
        return None if self.sight is None else self.sight.ending

    # ---------------------------------------------------------------- the connection

    def connect(self) -> None:
        """Sit down, or come back; returns once the server has said where we are."""
        self.close()
        until = time.monotonic() + self.patience
        while True:
            try:
                line = connect(
                    self._address,
                    additional_headers=self._headers,
                    max_size=None,
                    max_queue=None,  # behind a full queue the end would not be heard: hanging up would take ten seconds
                    compression=None,
                    proxy=None,
                )
                self._line = self._open.enter_context(line)
                hello = wire.Hello(wire.VERSION, self.rev, len(self.events), len(self.talk))
                self._line.send(wire.encode(hello).decode())
                while not isinstance(self.receive(), wire.Welcome):
                    pass
                while self.about is not None and self.about.status != "open" and self.sight is None:
                    self.receive()
                return
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
                if isinstance(error, ConnectionClosed):
                    _check_final(error)
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)

    def close(self) -> None:
        """Hang up."""
        self._line = None
        self._open.close()

    def receive(self, timeout: float | None = None) -> FromServer:
        """The next message; what it shows is kept."""
        assert self._line is not None, "connect first"
        while True:
            data = self._line.recv(timeout)
            assert isinstance(data, str)
            if self.traffic is not None:
                self.traffic.append(data)
            message = _read(data)
            if message is not None:
                self._take_in(message)
                return message

    def _take_in(self, message: FromServer) -> None:
        match message:
            case wire.Welcome():
                self.about = message.table
            case wire.Update():
                assert isinstance(message.sight, wire.SeatView)
                self.rev = message.rev
                self.sight = message.sight
                self.events[message.since :] = message.events
            case wire.About():
                self.about = message.table
            case wire.Talk():
                self.talk[message.since :] = message.remarks
            case _:
                pass

    def wait(self) -> FromServer:
        """The next message, after coming back if need be."""
        while True:
            try:
                return self.receive()
            except ConnectionClosed as error:
                _check_final(error)
                self.connect()

    # ---------------------------------------------------------------- what it does

    def wait_for_question(self) -> bool:
        """Wait until the seat is asked something; False when the game is over."""
        while self.ask is None:
            if self.ending is not None:
                return False
            self.wait()
        return self.ending is None

    def choose(self, *options: str, kind: str = "") -> int:
        """Answer the open question, by one option or several in a row; returns the new rev."""
        asked = kind or ("" if self.ask is None else self.ask.kind)
        return self.choose_all([(asked, option) for option in options])

    def choose_all(self, choices: list[tuple[str, str]]) -> int:
        """Several choices of different kinds, all or none."""
        return self.request(wire.Choose(_new_id(), self.rev, choices))

    def undo(self, *, turn: bool = False, others: bool = False) -> int:
        """Take back the last choice."""
        return self.request(wire.Undo(_new_id(), self.rev, turn, others))

    def say(self, text: str) -> int:
        """Say something to everybody."""
        return self.request(wire.Say(_new_id(), text))

    def hint(self) -> wire.Advice:
        """What a strong player would answer to the open question; everybody at the table is told that we asked."""
        answer = self.answer(wire.Hint(_new_id(), self.rev))
        assert isinstance(answer, wire.Advice)
        return answer

    def request(self, message: wire.Request) -> int:
        """Send any request and wait for its answer; over broken connections too. Returns the rev of the answer."""
        answer = self.answer(message)
        return answer.rev if isinstance(answer, wire.Ack) else self.rev

    def answer(self, message: wire.Request) -> FromServer:
        """Send any request and return its answer."""
        assert not isinstance(message, wire.Hello)
        text = wire.encode(message).decode()
        sent = False
        while True:
            try:
                if not sent:
                    assert self._line is not None, "connect first"
                    self._line.send(text)
                    sent = True
                answer = self.receive()
            except ConnectionClosed as error:
                _check_final(error)
                self.connect()
                sent = False
                continue
            if isinstance(answer, (wire.Ack, wire.Reason, wire.Advice, wire.Pong)) and answer.id == message.id:
                return answer
            if isinstance(answer, wire.Refused) and answer.id in (message.id, ""):
                raise Refused(answer.code, answer.text)


def _read(data: str) -> FromServer | None:
    """A message; None for one of a type that newer servers send."""
    if msgspec.json.decode(data, type=_Typed).type not in _TYPES:
        return None
    message: FromServer = _decode(data)
    return message


def _check_final(error: ConnectionClosed) -> None:
    """Refused, if there is no use in coming back."""
    if error.rcvd is not None and error.rcvd.code in FINAL:
        raise Refused("closed", error.rcvd.reason) from None


def _new_id() -> str:
    return uuid4().hex
