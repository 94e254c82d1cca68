"""Notices: at once to open pages, once a turn to webhooks and by e-mail; nowhere else."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Thread

import httpx
import pytest
from tests.server.conftest import NewServer, Server, run
from websockets.sync.client import connect

from kanly.client import ServerSaid
from kanly.server.people.hooks import BadWebhook, check_hook, hook_body, on_the_open_internet, post_hook


@contextmanager
def web_hook() -> Iterator[tuple[str, Queue[dict[str, str]]]]:
    """A server that takes notices."""
    told: Queue[dict[str, str]] = Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            told.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/hook", told
        server.shutdown()


@contextmanager
def mail_box() -> Iterator[tuple[str, Queue[str]]]:
    """A server that takes mail."""
    mails: Queue[str] = Queue()

    class Handler(StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            for line in self.rfile:
                word = line.strip().upper()
                if word.startswith(b"EHLO"):
                    self.wfile.write(b"250 here\r\n")
                elif word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    text = b""
                    while not text.endswith(b"\r\n.\r\n"):
                        text += self.rfile.readline()
                    mails.put(text.decode())
                    self.wfile.write(b"250 taken\r\n")
                elif word == b"QUIT":
                    self.wfile.write(b"221 bye\r\n")
                    return
                else:
                    self.wfile.write(b"250 fine\r\n")

    with ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"smtp://127.0.0.1:{server.server_address[1]}", mails
        server.shutdown()


def test_your_move_reaches_pages_webhooks_and_mail(new_server: NewServer) -> None:
    with web_hook() as (hook, told), mail_box() as (smtp, mails):
        server = new_server(
            KANLY_PRIVATE_HOOKS="1", KANLY_SMTP=smtp, KANLY_MAIL_FROM="kanly@example.org", KANLY_URL="http://kanly.test"
        )
        lobby, other = server.lobby("Leto"), server.lobby("Paul")
        assert other.change_me(webhook=hook, email="paul@example.org").mails
        made = lobby.create("feud", ["me", "open"])
        page = connect(f"ws://127.0.0.1:{server.port}/api/me/socket", additional_headers=other.headers(), proxy=None)
        with page as line, lobby.seat(made.table.id, 0) as seat:
            other.join(made.table.id, made.links[0].token)
            assert json.loads(line.recv(10))["what"] == "started"
            seat.wait_for_question()
            seat.choose("harvest", "harvest")
            notice = json.loads(line.recv(10))
            assert notice == {"type": "notice", "what": "your_move", "table": made.table.id, "seat": 1}
            link = f"http://kanly.test/#/tables/{made.table.id}"
            body = told.get(timeout=10)
            assert body == {"what": "your_move", "table": made.table.id, "text": "It is your move.", "link": link}
            mail = mails.get(timeout=10)
            assert "To: paul@example.org" in mail
            assert link in mail
            with other.seat(made.table.id, 1) as mine:  # the second question of the same turn: no second notice
                mine.choose("harvest")
            lobby.leave(made.table.id)
        assert told.empty()
        assert mails.empty()


def test_what_each_kind_of_webhook_is_told() -> None:
    assert hook_body("discord", "Your move.", "l", "your_move", "t")["content"] == "Your move. l"
    assert hook_body("slack", "Your move.", "", "your_move", "t") == {"text": "Your move."}


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/x", "http://example.org/x", "https://127.0.0.1/x", "https://localhost/x",
        "https://[::1]:80/x", "https://10.0.0.1/", "https://169.254.169.254/latest", "https://user:p@example.org/",
        "javascript:alert(1)",
    ],
)  # fmt: skip
def test_webhooks_do_not_lead_into_our_own_network(url: str) -> None:
    with pytest.raises(BadWebhook):
        run(check_hook(url, private=False))


@pytest.mark.parametrize(
    ("address", "everybodys"),
    [
        ("93.184.215.14", True), ("2606:2800:21f:cb07::1", True), ("100.64.0.1", False), ("224.0.0.1", False),
        ("::ffff:10.0.0.1", False), ("64:ff9b::a00:1", False), ("2002:a00:1::", False), ("fd00::1", False),
        ("0.0.0.0", False), ("fe80::1%eth0", False),
    ],
)  # fmt: skip
def test_which_addresses_are_everybodys(address: str, everybodys: bool) -> None:
    assert on_the_open_internet(address) is everybodys


def test_a_webhook_is_told_at_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere a moment later gains nothing, nor does an answer without end."""
    found = ["93.184.215.14", "10.0.0.1"]
    asked: list[httpx.Request] = []

    async def look_up(*_: object, **__: object) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        return [(2, 1, 6, "", (found.pop(0), 443))]

    async def endless() -> AsyncIterator[bytes]:
        while True:
            yield b"x" * 65_536

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request)
        return httpx.Response(200, content=endless())

    async def tell() -> int:
        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up)
        async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as client:
            return await post_hook(client, "https://hooks.example/in?a=1", {"text": "x"}, private=False)

    assert run(tell()) == 200
    assert found == ["10.0.0.1"]
    assert str(asked[0].url) == "https://93.184.215.14/in?a=1"
    assert asked[0].headers["host"] == "hooks.example"
    assert asked[0].extensions["sni_hostname"] == "hooks.example"


def test_a_webhook_that_leads_nowhere_any_more_does_not_cost_the_mail(new_server: NewServer) -> None:
    with mail_box() as (smtp, mails):
        server = new_server(KANLY_PRIVATE_HOOKS="1", KANLY_SMTP=smtp, KANLY_MAIL_FROM="kanly@example.org")
        lobby, other = server.lobby("Leto"), server.lobby("Paul")
        other.change_me(webhook="http://127.0.0.1:9/", email="paul@example.org")
        server.stop()
        server.settings["KANLY_PRIVATE_HOOKS"] = "0"
        server.start()
        made = lobby.create("feud", ["open", "me"])
        other.join(made.table.id, made.links[0].token)
        assert "To: paul@example.org" in mails.get(timeout=30)


def test_stalled_webhooks_hold_up_nobody_else(new_server: NewServer) -> None:
    stalled = socket.socket()
    stalled.bind(("127.0.0.1", 0))
    stalled.listen()
    with stalled, web_hook() as (hook, told):
        server = new_server(KANLY_PRIVATE_HOOKS="1")
        lobby, quick = server.lobby("Leto"), server.lobby("Chani")
        slow = [server.lobby("Paul") for _ in range(20)]
        for each in slow:
            each.change_me(webhook=f"http://127.0.0.1:{stalled.getsockname()[1]}/")
        quick.change_me(webhook=hook)
        for other in (*slow, quick):
            made = lobby.create("feud", ["open", "me"])
            other.join(made.table.id, made.links[0].token)
        assert told.get(timeout=9)["what"] == "your_move"


@pytest.mark.parametrize("email", ["nobody", "a@b@c", "a@b,c", "x y@b", "a@b\nBcc: c@d", "<a@b>"])
def test_an_email_address_is_one_address(server: Server, email: str) -> None:
    with pytest.raises(ServerSaid, match="409 email"):
        server.lobby("Leto").change_me(email=email)


def test_a_bad_webhook_is_refused_at_once(server: Server) -> None:
    lobby = server.lobby("Leto")
    with pytest.raises(ServerSaid, match="400 webhook"):
        lobby.change_me(webhook="https://127.0.0.1/hook")
    with pytest.raises(ServerSaid, match="400 webhook"):
        lobby.change_me(webhook="https://example.org:99999999/hook")
