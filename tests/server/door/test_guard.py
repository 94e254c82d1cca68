"""The guard at the door, and who is taken for whom."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update
from tests.server.conftest import NewServer, Server, run

from kanly.client import ServerSaid
from kanly.protocol import socket as wire
from kanly.server.process.config import Config
from kanly.server.process.guard import SOCKETS, Guard, cookie_token
from kanly.server.process.limits import network_of
from kanly.server.process.metrics import Metrics
from kanly.server.store import Database
from kanly.server.store.cleaning import DAY
from kanly.server.store.schema import sessions
from kanly.server.tables.replays import WAITING, Busy, Replays

STRANGER = "203.0.113.5"


async def nothing(*_: Any) -> None:
    """An application that takes everything."""


def guard(**settings: Any) -> Guard:
    return Guard(nothing, Config(host="0.0.0.0", **settings), Metrics())


def knock(at: Guard, path: str, method: str = "POST", who: str = STRANGER, **headers: str) -> int:
    """The status with which the guard turns a request away; 0 if it lets it in."""
    told: list[int] = []

    async def send(message: Any) -> None:
        told.append(message.get("status", message.get("code", 0)))

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    pairs = [(name.encode(), value.encode()) for name, value in {"host": "kanly.example", **headers}.items()]
    kind = "websocket" if method == "WS" else "http"
    scope = {"type": kind, "path": path, "method": method, "scheme": "http", "client": (who, 1), "headers": pairs}
    run(at(scope, receive, send))
    return told[0] if told else 0


def test_whoever_brings_a_cookie_says_where_it_comes_from() -> None:
    at = guard()
    cookie = "kanly_session=abc"
    assert knock(at, "/api/me", cookie=cookie) == 403
    assert knock(at, "/api/me", cookie=cookie, origin="http://evil.example") == 403
    assert knock(at, "/api/me", cookie=cookie, origin="null") == 403
    assert knock(at, "/api/me", cookie=cookie, authorization="Basic eA==") == 403
    assert knock(at, "/api/me", "WS", cookie=cookie) == 1008
    assert knock(at, "/api/me", cookie=cookie, origin="http://kanly.example") == 0
    assert knock(at, "/api/me", authorization="Bearer abc") == 0


def test_what_stays_cannot_be_made_without_end() -> None:
    at = guard(rate=1e6)
    answers = [knock(at, "/api/guests") for _ in range(70)]
    assert answers[:60] == [0] * 60
    assert answers[-1] == 429
    assert knock(at, "/api/guests", who="203.0.113.6") == 0
    assert knock(at, "/api/tables", "GET") == 0


@pytest.mark.parametrize("path", ["/api/login/", "//api/login", "/api//login//"])
def test_another_spelling_of_a_path_is_counted_too(path: str, server: Server) -> None:
    wrong = {"name": "Nobody", "password": "wrong-password"}
    assert httpx.post(server.url + path, json=wrong).json()["code"] == "not_allowed"  # so the router reads it
    at = guard(rate=1e6)
    answers = [knock(at, path) for _ in range(14)]
    assert (answers[0], answers[-1]) == (0, 429)


def test_a_network_is_one_address() -> None:
    """Whoever has an address of IPv6 has 2**64 of them."""
    at = guard(rate=1e6)
    answers = [knock(at, "/api/login", who=f"2001:db8:0:1::{i:x}") for i in range(20)]
    assert answers[-1] == 429
    assert knock(at, "/api/login", who="2001:db8:0:2::1") == 0
    assert [network_of(a) for a in ("::ffff:192.0.2.1", "::1", "192.0.2.1")] == ["192.0.2.1", "::1", "192.0.2.1"]


def test_sockets_of_one_address_are_counted_while_they_are_open() -> None:
    at = guard(rate=1e6)
    at.sockets[STRANGER] = SOCKETS
    assert knock(at, "/api/me/socket", "WS") == 1008
    at.sockets[STRANGER] -= 1
    assert knock(at, "/api/me/socket", "WS") == 0
    assert at.sockets[STRANGER] == SOCKETS - 1


def test_numbers_are_for_this_machine_only(new_server: NewServer) -> None:
    """Somebody behind a proxy is not on this machine, whatever they write into the headers that proxies add."""
    server = new_server(KANLY_PROXY="1")
    http = server.lobby()._http
    assert http.get("/metrics").status_code == 200
    for headers in (
        {"x-forwarded-for": "127.0.0.1"},
        {"x-forwarded-for": "127.0.0.1, 203.0.113.9"},
        {"forwarded": "x"},
    ):
        assert http.get("/metrics", headers=headers).status_code == 403


def test_a_client_cannot_choose_the_address_it_is_counted_by(new_server: NewServer) -> None:
    """Of what a proxy passes on only its own word counts, and not what the client had written before it."""
    server = new_server(KANLY_PROXY="1", KANLY_LOGINS="0.001")
    http = server.lobby()._http
    wrong = {"name": "Piter", "password": "not this one"}
    answers = [
        http.post("/api/login", json=wrong, headers={"x-forwarded-for": f"198.51.100.{i}, 203.0.113.9"}).status_code
        for i in range(12)
    ]
    assert answers[0] == 403
    assert answers[-1] == 429


def test_an_account_ends_the_sessions_of_its_guest(server: Server) -> None:
    """Whoever planted or stole a guest's token must not be inside the account that the guest becomes."""
    lobby = server.lobby("Leto")
    stolen = server.lobby()
    stolen.token = lobby.token
    assert stolen.me().name == "Leto"
    lobby.register(f"Leto {server.port}", "open sesame 123")
    assert lobby.me().account
    with pytest.raises(ServerSaid, match="403"):
        stolen.me()


def test_replays_do_not_pile_up() -> None:
    async def look() -> int:
        replays = Replays()
        going = asyncio.Event()
        refused = 0

        async def one() -> None:
            nonlocal refused
            try:
                async with replays.turn():
                    await going.wait()
            except Busy:
                refused += 1

        async with asyncio.TaskGroup() as group:
            for _ in range(WAITING + 3):
                group.create_task(one())
            await asyncio.sleep(0)
            going.set()
        return refused

    assert run(look()) == 3


def test_nobody_gets_more_tables_by_another_door(new_server: NewServer) -> None:
    server = new_server(KANLY_TABLES_EACH="1")
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["me", "bot"])
    with lobby.seat(made.table.id, 0) as seat:
        seat.request(wire.Concede("c"))
        while seat.ending is None:
            seat.wait()
    lobby.create("feud", ["me", "open"])
    with pytest.raises(ServerSaid, match="too_many"):
        lobby.rematch(made.table.id)
    with pytest.raises(ServerSaid, match="too_many"):
        lobby.go_on(made.table.id, 0, ["me", "me"])


def test_a_long_cookie_takes_no_longer_than_it_is_long() -> None:
    """The standard library's jar takes seconds for what a browser could send, and minutes for what a stranger could."""
    long = "".join(f'a{i}="\\' for i in range(20_000))
    began = time.process_time()
    assert cookie_token({b"cookie": long.encode()}) == ""
    assert cookie_token({b"cookie": f"{long}; kanly_session=abc; x=y".encode()}) == "abc"
    assert time.process_time() - began < 0.5


def test_headers_are_limited() -> None:
    assert knock(guard(), "/api/me", cookie="x" * 20_000) == 431
    assert knock(guard(), "/api/me", "WS", cookie="x" * 20_000) == 1008


def test_a_server_behind_a_proxy_answers_to_its_name() -> None:
    at = Guard(
        nothing, Config(host="127.0.0.1", url="https://kanly.example", origins="http://kanly.local:81"), Metrics()
    )
    assert [knock(at, "/", "GET", host=host) for host in ("kanly.example", "localhost:80", "kanly.local")] == [0, 0, 0]
    assert knock(at, "/", "GET", host="rebound.example") == 421


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800 \u2800", "\u115f\u1160", "...", "\u200b", "a" + "\u0301" * 9, "Paul\u00ad"]
)
def test_names_can_be_seen(server: Server, name: str) -> None:
    with pytest.raises(ServerSaid, match="400"):
        server.lobby().guest(name)


def test_an_accounts_name_is_its_own(server: Server) -> None:
    name = f"Duke Leto {server.port}"
    server.lobby().register(name, "open sesame 123")
    guest = server.lobby("Piter")
    for other in (name.upper(), name.replace("L", "\uff2c"), name.replace(" ", "  ")):
        with pytest.raises(ServerSaid, match="409 name_taken"):
            server.lobby().guest(other)
        with pytest.raises(ServerSaid, match="409 name_taken"):
            guest.change_me(name=other)
    wish = {"game": "feud", "seats": [{"who": "me", "name": name}, {"who": "bot"}]}
    assert httpx.post(f"{server.url}/api/tables", json=wish, headers=guest.headers()).status_code == 409


def test_whoever_comes_back_stays(new_server: NewServer) -> None:
    """A session that is used does not end, nor does a browser's cookie."""
    server = new_server(KANLY_SESSION_DAYS="10")
    lobby = server.lobby("Leto")
    server.stop()

    async def days_left(set_to: float | None = None) -> float:
        db = Database(server.db)
        await db.open()
        async with db.write() as connection:
            if set_to is not None:
                await connection.execute(update(sessions).values(expires=time.time() + set_to * DAY))
            expires: float = (await connection.execute(select(sessions.c.expires))).scalar_one()
        await db.close()
        return (expires - time.time()) / DAY

    run(days_left(2))
    server.start()
    cookie = {"cookie": f"kanly_session={lobby.token}"}
    assert "Max-Age=864000" in httpx.get(f"{server.url}/api/me", headers=cookie).headers["set-cookie"]
    server.stop()
    assert run(days_left()) > 9.9
    server.start()
