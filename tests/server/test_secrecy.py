"""No hidden bit on the wire: in two worlds that a seat cannot tell apart, all its traffic is the same, byte by byte."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from tests.server.conftest import NewServer, Server, play_at_random
from tests.server.worlds import SEAT, TOKEN, Pair, make_pair, write_world

from kanly.client import Lobby, Refused, Seat
from kanly.kernel import token
from kanly.protocol import socket as wire

GAMES = [("feud", 3, 3), ("feud", 4, 2), ("dune", 4, 2)]


def test_worlds_that_a_seat_cannot_tell_apart(new_db: Callable[[], str], tmp_path: Path) -> None:
    pairs = [
        make_pair(f"{game}{seats}x{i}", game, seats, i, 4, 30) for game, seats, count in GAMES for i in range(count)
    ]
    heard: list[list[list[str]]] = []
    for which in range(2):
        db = new_db()
        asyncio.run(write_world(db, pairs, which))
        folder = tmp_path / str(which)
        folder.mkdir()
        server = Server(db, folder).start()
        try:
            heard.append([listen(server, pair) for pair in pairs])
        finally:
            server.close()
    for pair, ours, theirs in zip(pairs, *heard):
        assert len(pair.script) >= 4
        for i, (one, other) in enumerate(zip(ours, theirs)):
            assert one == other, f"{pair.id}, message {i}"
        assert len(ours) == len(theirs)
        assert len(ours) > len(pair.script)


def listen(server: Server, pair: Pair) -> list[str]:
    """Play the script; everything that comes to the seat and to a watcher meanwhile."""
    lobby = Lobby(server.url, TOKEN)
    seats = [lobby.seat(pair.id, i) for i in range(pair.worlds[0].seats)]
    watcher = Lobby(server.url).seat(pair.id)
    me = seats[SEAT]
    me.traffic, watcher.traffic = [], []
    for seat in (me, watcher, *seats):
        if seat.rev == 0:
            seat.connect()
    for i, (number, kind, option) in enumerate(pair.script):
        seat = seats[number]
        seat.answer(wire.Ping("now"))
        while kind not in _may_answer(seat):  # a window is kept open for its minimum time
            seat.answer(wire.Ping("now"))
        seat.answer(wire.Choose(str(i), seat.rev, [(kind, token(option))]))
        me.answer(wire.Ping("now"))
        ask_around(me, pair)
    while me.sight is None or (len(me.events), (me.sight.waiting.form, me.sight.waiting.kind)) != pair[3:]:
        me.answer(wire.Ping("now"))
    watcher.answer(wire.Ping("now"))
    traffic = [*_without_waiting(me.traffic), "watcher", *_without_waiting(watcher.traffic)]
    traffic += [lobby.get(f"tables/{pair.id}").decode(), lobby.get(f"tables/{pair.id}/seen?seat={SEAT}").decode()]
    for seat in (*seats, watcher):
        seat.close()
    lobby.close()
    return traffic


def ask_around(me: Seat, pair: Pair) -> None:
    """Questions whose answers and refusals might tell something."""
    if me.ask is None:
        return
    domain = pair.worlds[0].domains[me.ask.kind]
    offered = [option.option for option in me.ask.options]
    for option in list(domain.by_token)[:20]:
        try:
            me.answer(wire.WhyNot(option[:20], option))
            if option not in offered:
                me.answer(wire.Choose(option[:20], me.rev, [(me.ask.kind, option)]))
        except Refused:
            pass


def _may_answer(seat: Seat) -> list[str]:
    sight = seat.sight
    assert sight is not None
    return [question.kind for question in (sight.ask, *sight.unasked) if question is not None]


def _without_waiting(traffic: list[str]) -> list[str]:
    """How often we had to ask whether a window has closed depends on the machine."""
    return [text for text in traffic if '"id":"now"' not in text]


def test_before_the_end_nobody_gets_record_or_key(server: Server) -> None:
    lobby = server.lobby("Leto")
    made = lobby.create("feud", ["me", "me"], options={"rounds": 1})
    for path in ("record", "moments/0"):
        answer = lobby._http.get(f"/api/tables/{made.table.id}/{path}", headers=lobby.headers())
        assert (answer.status_code, answer.json()["code"]) == (409, "running")
    stranger = server.lobby("Paul")
    answer = stranger._http.get(f"/api/tables/{made.table.id}/seen", headers=stranger.headers())
    assert answer.status_code == 403
    with lobby.seat(made.table.id, 0) as seat:
        seat.wait_for_question()
        assert b'"commitment"' in lobby.get(f"tables/{made.table.id}/seen?seat=0")
    with pytest.raises(Refused, match="not yours"), stranger.seat(made.table.id, 0) as thief:
        thief.wait()
    with pytest.raises(Refused, match="nobody knows"), Lobby(server.url).seat(made.table.id, 0) as thief:
        thief.wait()


def test_logs_say_nothing(new_server: NewServer) -> None:
    """Tokens, passwords, remarks and the game's own words stay out of the logs."""
    server = new_server(KANLY_LOG_LEVEL="debug")
    lobby = server.lobby()
    lobby.register("Piter", "open sesame 123")
    made = lobby.create("feud", ["me", "open", "bot"], options={"rounds": 1})
    other = server.lobby("Rabban")
    other.join(made.table.id, made.links[0].token)
    with lobby.seat(made.table.id, 0) as seat, other.seat(made.table.id, 1) as second:
        seat.say("xyzzy")
        thread = Thread(target=play_at_random, args=(second, Random(2)))
        thread.start()
        play_at_random(seat, Random(1))
        thread.join(30)
        key = "" if seat.ending is None else seat.ending.key
    server.stop()
    log = server.log.read_text()
    assert made.table.id in log
    for secret in ("open sesame", lobby.token, other.token, made.links[0].token, "xyzzy", key, "blade", "harvest"):
        assert secret
        assert secret not in log, secret
