"""Who may look through a seat's eyes: only whoever has it, at this moment, with a session that has not ended."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from tests.server.conftest import NewServer, Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kanly.client import Lobby, Refused, Seat
from kanly.protocol import socket as wire

HELLO = '{"type":"hello","protocol":1}'


@contextmanager
def silent(lobby: Lobby, table: str, seat: int) -> Iterator[ClientConnection]:
    """A socket of a seat that has not said hello yet."""
    address = f"{lobby.url.replace('http', 'ws')}/api/tables/{table}/socket?seat={seat}"
    with connect(address, additional_headers=lobby.headers(), proxy=None) as line:
        yield line


def heard_after_hello(line: ClientConnection) -> list[str]:
    """Everything that comes after a late hello."""
    heard: list[str] = []
    try:
        line.send(HELLO)
        while True:
            heard.append(str(line.recv(2)))
    except (ConnectionClosed, TimeoutError):
        return heard


def watch(seat: Seat) -> None:
    """Listen without end."""
    while True:
        seat.wait()


def test_a_late_hello_is_no_way_to_another_hand(server: Server) -> None:
    """Sit, open a socket, get up, let somebody else sit, and only then say hello."""
    owner, spy, victim = server.lobby("Leto"), server.lobby("Piter"), server.lobby("Paul")
    id = owner.create("feud", ["me", "open", "open"], public=True).table.id
    spy.join(id, seat=1)
    with silent(spy, id, 1) as line:
        spy.leave(id)
        victim.join(id, seat=1)
        owner.start(id)
        with victim.seat(id, 1) as seat:
            seat.answer(wire.Ping("here"))
            heard = heard_after_hello(line)
    assert [text for text in heard if '"update"' in text or '"welcome"' in text] == []
    assert any("not yours" in text for text in heard)


def test_sockets_end_with_their_session(server: Server) -> None:
    lobby = server.lobby("Leto")
    id = lobby.create("feud", ["me", "me"]).table.id
    elsewhere = server.lobby()
    with lobby.seat(id, 0, patience=0.0) as seat, lobby.seat(id, 1) as other:
        seat.wait_for_question()
        elsewhere.token = lobby.token
        page = connect(f"ws://127.0.0.1:{server.port}/api/me/socket", additional_headers=lobby.headers(), proxy=None)
        with page as mine:
            elsewhere.log_out()
            assert '"again":true' in str(mine.recv(10))
            with pytest.raises(ConnectionClosed):
                mine.recv(10)
        with pytest.raises(Refused, match="nobody knows you"):
            seat.choose("harvest")
        with pytest.raises(Refused, match="nobody knows you"):
            other.wait_for_question()


def test_sockets_of_a_guest_end_with_the_guest(server: Server) -> None:
    """Whoever planted or stole a guest's token must not go on looking through the eyes of the account."""
    lobby, thief = server.lobby("Leto"), server.lobby()
    id = lobby.create("feud", ["me", "me"]).table.id
    thief.token = lobby.token
    with thief.seat(id, 0) as seat:
        seat.wait_for_question()
        lobby.register(f"Leto of {server.port}", "open sesame 123")
        with pytest.raises(Refused, match="nobody knows you"):
            watch(seat)
    with lobby.seat(id, 0) as seat:
        assert seat.wait_for_question()


def test_a_late_hello_finds_the_table_that_lives(new_server: NewServer) -> None:
    """A table that left memory meanwhile is not brought back as a second copy."""
    server = new_server(KANLY_SLEEP="0")
    lobby = server.lobby("Leto")
    id = lobby.create("feud", ["me", "me"]).table.id
    with silent(lobby, id, 0) as line:
        while "kanly_tables 0.0" not in lobby._http.get("/metrics").text:
            pass
        with lobby.seat(id, 0) as seat:
            seat.wait_for_question()
            heard = heard_after_hello(line)
            seat.choose("harvest")
            late = str(line.recv(10))
            while '"update"' not in late:
                late = str(line.recv(10))
    assert any('"welcome"' in text for text in heard)
    assert '"harvest"' in late
