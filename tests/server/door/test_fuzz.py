"""Whatever comes in: the server never falls over, never answers 5xx, and no game changes wrongly."""

from __future__ import annotations

import os
import warnings
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from tests.server.conftest import NewServer, Server
from tests.server.door.fuzzing import Fuzzer, send
from websockets.exceptions import ConnectionClosed

from kanly.client import Seat
from kanly.kernel.record import read_record, replay
from kanly.protocol import socket as wire
from kanly.registry import game_named

MESSAGES = int(os.environ.get("KANLY_FUZZ", "10000"))


def exchange(seat: Seat, message: str | bytes, number: int) -> None:
    """Send anything, then wait for the answer to a ping: nothing that came before may be a failure."""
    try:
        assert seat._line is not None
        send(seat._line, message)
        send(seat._line, f'{{"type":"ping","id":"ping{number}"}}')
        while True:
            answer = seat.receive()
            if isinstance(answer, wire.Refused):
                assert answer.code != "failed", (message, answer)
            if isinstance(answer, wire.Pong) and answer.id == f"ping{number}":
                return
    except ConnectionClosed:
        seat.connect()


@pytest.mark.parametrize("game", ["feud", "dune"])
def test_fuzzed_messages(server: Server, game: str) -> None:
    """Many of them, at one table after another: every game ends with a record that replays."""
    lobby = server.lobby("Leto")
    fuzzer = Fuzzer(7)
    left = MESSAGES // 2
    taken = 0
    while left:
        made = lobby.create(game, ["me", "me"])
        eyes = [lobby.seat(made.table.id, 0), lobby.seat(made.table.id, 1), lobby.seat(made.table.id)]
        for seat in eyes:
            seat.connect()
        while left and eyes[0].ending is None:
            left -= 1
            seat = fuzzer.rng.choice(eyes)
            exchange(seat, fuzzer.message(seat), left)
        for voter in eyes[:2]:
            exchange(voter, '{"type":"vote","id":"v","on":"abandon","yes":true}', -1)
        while eyes[0].ending is None:
            eyes[0].wait()
        for seat in eyes:
            seat.close()
        record = read_record(lobby.record(made.table.id))
        table = replay(game_named(game), record)  # every choice that was taken is legal
        assert table.made == len(record.choices)
        taken += table.made
    assert taken > MESSAGES // 100


def test_whoever_comes_too_often_has_to_wait(new_server: NewServer) -> None:
    server = new_server(KANLY_MESSAGES="1", KANLY_RATE="0.8")  # a busy machine answers more often than that, too
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["me", "me"])
    with lobby.seat(made.table.id, 0) as seat, pytest.raises(ConnectionClosed):
        flood(seat, '{"type":"ping","id":"x"}')
    with lobby.seat(made.table.id, 0) as seat, pytest.raises(ConnectionClosed):
        flood(seat, '"' + "x" * 70_000 + '"')
    answers = (httpx.get(f"{server.url}/healthz").status_code for _ in range(60))
    assert any(status == 429 for status in answers)


def flood(seat: Seat, message: str) -> None:
    assert seat._line is not None
    for _ in range(500):
        send(seat._line, message)
        seat.receive()


def test_the_openapi_description_holds(server: Server) -> None:
    """Schemathesis tries every operation; nothing answers 5xx, everything answers as described."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            import schemathesis
        except ImportError:
            pytest.skip("schemathesis cannot be installed here")
        schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
        lobby = server.lobby("Leto")
        made = lobby.create("feud", ["me", "open", "bot"], public=True)
        tried = 0
        for found in schema.get_all_operations():
            operation: Any = found.ok()  # type: ignore[union-attr]

            @settings(
                max_examples=int(os.environ.get("KANLY_CASES", "4")),
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy())
            def attempt(case: Any) -> None:
                nonlocal tried
                tried += 1
                if "id" in (case.path_parameters or {}) and tried % 2:
                    case.path_parameters["id"] = made.table.id
                answer = case.call(base_url=server.url, headers=lobby.headers())
                assert answer.status_code < 500, (case, answer.text)
                if answer.status_code >= 400:
                    assert {"code", "text"} <= set(answer.json()) or answer.status_code in (404, 405), answer.text

            attempt()
        assert tried > 50
    assert httpx.get(f"{server.url}/readyz").status_code == 200
