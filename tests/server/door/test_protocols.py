"""Whoever dawdles, floods or does not read is put out, and harms nobody else."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress

import httpx
import pytest
from tests.server.conftest import Server, run
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kanly.server.process import socket_protocol
from kanly.server.process.http_protocol import HALF_SENT, HEAD_SECONDS, LimitedHttp
from kanly.server.process.socket_protocol import LimitedSockets, Reader


@pytest.fixture(scope="module")
def new_db(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    """One kind of database will do: nothing here comes near it."""
    return lambda: f"sqlite:///{tmp_path_factory.mktemp('sqlite') / 'kanly.db'}"


def hung_up(line: socket.socket, seconds: float) -> bool:
    """Whether the other side hangs up within this time, whatever it says before."""
    line.settimeout(seconds)
    try:
        while line.recv(65_536):
            pass
    except TimeoutError:
        return False
    except OSError:
        pass
    return True


def knock(server: Server, half: bytes = b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port))
    line.sendall(half)
    return line


def test_half_sent_requests_do_not_pile_up(server: Server) -> None:
    """The oldest goes when there are too many, and each after some seconds."""
    with ExitStack() as open_lines:
        began = time.monotonic()
        lines = [open_lines.enter_context(knock(server)) for _ in range(HALF_SENT + 20)]
        assert [hung_up(line, 5) for line in lines[:20]] == [True] * 20
        assert not hung_up(lines[-1], 0.1)
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        assert hung_up(lines[-1], HEAD_SECONDS + 5)
        assert time.monotonic() - began > HEAD_SECONDS - 2


def test_headers_have_an_end(server: Server) -> None:
    with knock(server) as line, suppress(OSError):
        sent = 0
        for _ in range(1000):
            line.sendall(b"x" * 16_384)
            sent += 16_384
        raise AssertionError("everything was taken")
    assert httpx.get(f"{server.url}/healthz").status_code == 200


def test_headers_of_a_second_request_have_an_end_too(server: Server) -> None:
    with knock(server, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n") as line:
        assert b"200 OK" in line.recv(65_536)
        with suppress(OSError):
            line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
            for _ in range(1000):
                line.sendall(b"x" * 16_384)
            raise AssertionError("everything was taken")


def test_pings_have_a_rate(server: Server) -> None:
    lobby = server.lobby("Leto")
    mine = connect(f"ws://127.0.0.1:{server.port}/api/me/socket", additional_headers=lobby.headers(), proxy=None)
    with mine as line, pytest.raises(ConnectionClosed):
        flood(line)


def flood(line: ClientConnection) -> None:
    for _ in range(10_000):
        line.ping()


class Talker(Reader):
    """A server that says much to whoever comes."""

    def __init__(self, lost: asyncio.Event) -> None:
        self.loop = asyncio.get_running_loop()
        self.lost = lost

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(b"x" * 50_000_000)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost.set()


def test_whoever_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_protocol, "STUCK_SECONDS", 0.1)

    async def work() -> None:
        lost = asyncio.Event()
        server = await asyncio.get_running_loop().create_server(lambda: Talker(lost), "127.0.0.1", 0)
        with socket.create_connection(server.sockets[0].getsockname()):
            await asyncio.wait_for(lost.wait(), 10)
        server.close()

    run(work())
    assert issubclass(LimitedSockets, Reader)
    assert issubclass(LimitedHttp, Reader)
