"""Many processes on one PostgreSQL: anybody may come to any of them; tables move when one stops, dies or is paused."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from string import ascii_letters, digits
from threading import Thread

import pytest
from tests.server.conftest import Server, play_at_random
from tests.server.lobby.test_notices import web_hook
from tests.server.test_rights import watch
from websockets.sync.client import connect

from kanly.client import Lobby, Refused, Seat, ServerSaid
from kanly.kernel.record import read_record, replay
from kanly.protocol import socket as wire
from kanly.registry import game_named

Cluster = list[Server]


@pytest.fixture(scope="module")
def cluster(postgres: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Three processes that share a database."""
    yield from started(postgres(), tmp_path_factory.mktemp("cluster"))


@pytest.fixture
def own_cluster(postgres: Callable[[], str], tmp_path: Path) -> Iterator[Cluster]:
    """The same for one test, which may do with it what it likes."""
    yield from started(postgres(), tmp_path, KANLY_LEASE="2", KANLY_PRIVATE_HOOKS="1")


def started(db: str, folder: Path, **settings: str) -> Iterator[Cluster]:
    servers = []
    for i in range(3):
        (folder / str(i)).mkdir()
        servers.append(Server(db, folder / str(i), **settings).start())
    yield servers
    for server in servers:
        server.close()
        log = server.log.read_text()
        assert not [line for line in log.splitlines() if "Traceback" in line or "mistake" in line], log


def at(server: Server, lobby: Lobby) -> Lobby:
    """The same person, at another process."""
    there = Lobby(server.url, lobby.token)
    server.lobbies.append(there)
    return there


def test_everybody_plays_from_anywhere(cluster: Cluster) -> None:
    """A table at one process, its players and a watcher at the others; the game is whole."""
    first, second, third = cluster
    leto, paul = first.lobby("Leto"), second.lobby("Paul")
    made = leto.create("feud", ["me", "open", "bot"])
    id = made.table.id
    assert paul.join(id, made.links[0].token).mine == [1]
    with at(third, leto).seat(id, 0) as seat, paul.seat(id, 1) as other, third.lobby().seat(id) as eyes:
        thread = Thread(target=play_at_random, args=(other, Random(2)))
        thread.start()
        play_at_random(seat, Random(1))
        thread.join(60)
        seat.say("well fought")
        while eyes.ending is None or not eyes.talk:
            eyes.wait()
        assert eyes.talk[0].text == "well fought"
        assert seat.ending == other.ending == eyes.ending
    record = read_record(at(third, leto).record(id))
    replay(game_named("feud"), record)
    again = at(second, leto).rematch(id)
    assert again.mine == [0]
    assert at(third, paul).rematch(id).table.id == again.table.id


def test_large_and_refused_things_are_carried_too(cluster: Cluster) -> None:
    first, second, _ = cluster
    leto = first.lobby("Leto")
    id = leto.create("uprising", ["me", "me", "me"]).table.id
    with at(second, leto).seat(id, 0) as there, leto.seat(id, 0) as here:
        here.answer(wire.Ping("now"))
        there.answer(wire.Ping("now"))
        assert there.view == here.view
        rng = Random(1)
        said = ["".join(rng.choices(ascii_letters + digits, k=1000)) for _ in range(9)]  # more than one note can hold
        for text in said:
            there.say(text)
        with at(second, leto).seat(id, 1) as later:
            later.answer(wire.Ping("now"))
            assert [remark.text for remark in later.talk] == said
        with pytest.raises(Refused, match="no kind"):
            there.choose("juggle", kind="juggling")
    with pytest.raises(ServerSaid, match="409 running"):
        at(second, leto).rematch(id)
    with pytest.raises(Refused, match="nobody knows you"), second.lobby().seat(id, 0) as thief:
        thief.wait()


@pytest.mark.parametrize("how", ["stop", "kill", "pause"])
def test_tables_move(own_cluster: Cluster, how: str) -> None:
    """Whatever happens to the process that holds a table: another one goes on, nothing is lost or done twice."""
    first, second, third = own_cluster
    leto = first.lobby("Leto")
    id = leto.create("feud", ["me", "me"]).table.id
    with at(second, leto).seat(id, 0) as seat, at(third, leto).seat(id, 1) as other:
        seat.choose("harvest")
        assert first.process is not None
        assert first.process.pid is not None
        if how == "stop":
            first.stop()
        elif how == "kill":
            first.kill()
        else:
            os.kill(first.process.pid, signal.SIGSTOP)
        persist(seat, "harvest")
        other.wait_for_question()
        persist(other, "harvest")
        assert len([event for event in other.events if event.kind == "harvest"]) == 3
        if how == "pause":
            os.kill(first.process.pid, signal.SIGCONT)
            with at(first, leto).seat(id, 1) as late:
                late.choose("harvest")
                assert len([event for event in late.events if event.kind == "harvest"]) == 4


def persist(seat: Seat, option: str) -> None:
    """Choose, however often the answer is that the table cannot be reached just now."""
    assert seat.ask is not None
    message = wire.Choose(f"{seat.number} {seat.rev}", seat.rev, [(seat.ask.kind, option)])
    for _ in range(1000):
        try:
            seat.request(message)
            return
        except Refused as error:
            if error.code != "unavailable":
                raise
    raise AssertionError("the table does not come back")


def test_sessions_end_everywhere(cluster: Cluster) -> None:
    first, second, third = cluster
    leto = first.lobby("Leto")
    id = leto.create("feud", ["me", "me"]).table.id
    there, elsewhere = at(second, leto), at(third, leto)
    assert there.me().name == elsewhere.me().name == "Leto"
    with there.seat(id, 0) as seat:
        seat.wait_for_question()
        elsewhere.log_out()
        with pytest.raises(Refused, match="nobody knows you"):
            watch(seat)
    with pytest.raises(ServerSaid, match="403"):
        there.me()


def test_notices_find_the_page(cluster: Cluster) -> None:
    first, second, third = cluster
    leto, paul = first.lobby("Leto"), second.lobby("Paul")
    made = leto.create("feud", ["me", "open"])
    address = f"ws://127.0.0.1:{third.port}/api/me/socket"
    with connect(address, additional_headers=paul.headers(), proxy=None) as page:
        paul.join(made.table.id, made.links[0].token)
        assert '"started"' in str(page.recv(10))


def test_passwords_are_counted_together(postgres: Callable[[], str], tmp_path: Path) -> None:
    db = postgres()
    servers = [Server(db, tmp_path, KANLY_LOGINS="0.001").start() for _ in range(2)]
    try:
        codes = []
        for i in range(14):
            with pytest.raises(ServerSaid) as refused:
                servers[i % 2].lobby().log_in("Piter", "not this one")
            codes.append(refused.value.status)
        assert (codes[0], codes[-1]) == (403, 429)
    finally:
        for server in servers:
            server.close()


def test_a_notice_survives_whoever_was_to_send_it(own_cluster: Cluster) -> None:
    """The process dies while a webhook does not answer; another one tells it."""
    first, second, _ = own_cluster
    with web_hook() as (hook, told):
        leto, paul = first.lobby("Leto"), first.lobby("Paul")
        paul.change_me(webhook="http://127.0.0.1:9/")  # nobody is there: it is tried again and again
        made = leto.create("feud", ["open", "me"])
        paul.join(made.table.id, made.links[0].token)
        while not at(second, paul).my_tables()[0].asked:
            pass
        at(second, paul).change_me(webhook=hook)
        first.kill()
        assert told.get(timeout=30)["what"] == "your_move"
