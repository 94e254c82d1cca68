"""Quiet hours, and push messages to browsers that are closed."""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Empty, Queue
from threading import Thread
from typing import Any

import pytest
from sqlalchemy import create_engine, select, update
from tests.server.conftest import NewServer, Server
from tests.server.people.test_account import said

from kanly.server.people.quiet import BadZone, quiet_until, zone_named
from kanly.server.store.people import PersonRow
from kanly.server.store.schema import notices, pushes


def sleeper(quiet_from: int, quiet_to: int, zone: str) -> PersonRow:
    return PersonRow(
        "p", "Leto", None, None, "", "", "", "", 0.0, 0.0, quiet_from=quiet_from, quiet_to=quiet_to, zone=zone
    )


@pytest.mark.parametrize(
    ("hours", "zone", "now", "end"),
    [
        ((22, 8), "Europe/Kyiv", "2026-11-17T23:30+02:00", "2026-11-18T08:00+02:00"),
        ((22, 8), "Europe/Kyiv", "2026-11-18T07:59+02:00", "2026-11-18T08:00+02:00"),
        ((22, 8), "Europe/Kyiv", "2026-11-18T08:00+02:00", "2026-11-18T08:00+02:00"),
        ((22, 8), "Europe/Kyiv", "2026-11-18T21:59+02:00", "2026-11-18T21:59+02:00"),
        ((9, 17), "", "2026-11-18T09:00+00:00", "2026-11-18T17:00+00:00"),
        ((9, 9), "", "2026-11-18T09:00+00:00", "2026-11-18T09:00+00:00"),
        ((22, 8), "America/New_York", "2026-11-18T04:00+00:00", "2026-11-18T13:00+00:00"),
    ],
)
def test_when_quiet_hours_end(hours: tuple[int, int], zone: str, now: str, end: str) -> None:
    found = quiet_until(sleeper(*hours, zone), datetime.fromisoformat(now).timestamp())
    assert found == datetime.fromisoformat(end).timestamp()


def test_zones_that_nobody_knows(server: Server) -> None:
    with pytest.raises(BadZone, match="Europe/Kyiv"):
        zone_named("Arrakis/Arrakeen")
    lobby = server.lobby("Leto")
    assert said(lobby.change_me, zone="Arrakis/Arrakeen") == (400, "zone")
    kept = lobby.change_me(zone="Europe/Kyiv", quiet_from=22, quiet_to=8)
    assert (kept.zone, kept.quiet_from, kept.quiet_to) == ("Europe/Kyiv", 22, 8)


@contextmanager
def push_service(status: int = 201) -> Iterator[tuple[str, Queue[dict[str, Any]]]]:
    """A server that takes push messages."""
    told: Queue[dict[str, Any]] = Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length") or 0))
            told.put({"body": body, **{name.lower(): value for name, value in self.headers.items()}})
            self.send_response(status)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/push/1", told
        server.shutdown()


def ask_paul(server: Server, address: str, **hours: int) -> Any:
    """Paul wants push messages, and it is his move."""
    lobby, paul = server.lobby("Leto"), server.lobby("Paul")
    paul._http.post("/api/me/pushes", json={"address": address}, headers=paul.headers()).raise_for_status()
    if hours:
        paul.change_me(**hours)
    made = lobby.create("feud", ["me", "open"])
    paul.join(made.table.id, made.links[0].token)
    with lobby.seat(made.table.id, 0) as seat:
        seat.wait_for_question()
        seat.choose("harvest", "harvest")
    return paul, made.table.id


def test_a_push_message_says_who_sends_it_and_nothing_else(new_server: NewServer) -> None:
    pytest.importorskip("py_vapid")
    with push_service() as (address, told):
        server = new_server(KANLY_PRIVATE_HOOKS="1", KANLY_OPERATOR="operator@example.org")
        ask_paul(server, address)
        message = told.get(timeout=20)
        assert message["body"] == b""
        key = server.lobby()._http.get("/api/pushes/key").json()["key"]
        token, sender = (part.split("=", 1)[1] for part in message["authorization"].removeprefix("vapid ").split(","))
        assert sender.strip() == key
        claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
        assert claims["aud"] == address.removesuffix("/push/1")
        assert claims["sub"] == "mailto:operator@example.org"
        assert time.time() < claims["exp"] < time.time() + 86_400
        assert message["ttl"] == "86400"


def test_a_browser_that_has_gone_is_told_nothing_more(new_server: NewServer) -> None:
    pytest.importorskip("py_vapid")
    with push_service(410) as (address, told):
        server = new_server(KANLY_PRIVATE_HOOKS="1", KANLY_URL="http://kanly.test")
        ask_paul(server, address)
        told.get(timeout=20)
        engine = create_engine(server.db.replace("postgresql://", "postgresql+psycopg://"))
        for _ in range(200):
            with engine.connect() as connection:
                if connection.execute(select(pushes)).first() is None:
                    break
            time.sleep(0.05)
        else:
            raise AssertionError("it is still there")
        engine.dispose()


def test_quiet_hours_put_a_notice_off(new_server: NewServer) -> None:
    """It is sent afterwards, unless it is no longer true."""
    pytest.importorskip("py_vapid")
    now = datetime.now(zone_named("")).hour
    with push_service() as (address, told):
        server = new_server(KANLY_PRIVATE_HOOKS="1", KANLY_URL="http://kanly.test")
        paul, id = ask_paul(server, address, quiet_from=now, quiet_to=(now + 2) % 24)
        engine = create_engine(server.db.replace("postgresql://", "postgresql+psycopg://"))
        for _ in range(200):
            with engine.connect() as connection:
                due = connection.execute(select(notices.c.due)).scalar()
            if due:
                break
            time.sleep(0.05)
        assert due is not None
        assert time.time() + 3000 < due < time.time() + 2 * 3600 + 1
        with pytest.raises(Empty):
            told.get(timeout=0.5)
        paul.change_me(quiet_from=0, quiet_to=0)
        with engine.begin() as connection:
            connection.execute(update(notices).values(due=1.0))
        assert told.get(timeout=20)["body"] == b""
        assert paul.table(id).asked == [1]
        engine.dispose()


def test_push_messages_do_not_lead_into_our_networks(server: Server) -> None:
    lobby = server.lobby("Leto")
    for address in ("http://127.0.0.1:9/x", "https://127.0.0.1/x", "https://localhost/x", "nonsense"):
        answer = lobby._http.post("/api/me/pushes", json={"address": address}, headers=lobby.headers())
        assert answer.status_code == 400, address
