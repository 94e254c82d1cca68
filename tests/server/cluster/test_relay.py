"""Whoever is carried from one process to another never waits for something that got lost on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest
from tests.server.cluster.hubs import SECONDS, Visitor, deaf, told, two_hubs
from tests.server.conftest import run

from kanly.protocol import socket as wire
from kanly.server.cluster import relay as relays
from kanly.server.cluster.news import PersonChanged
from kanly.server.people.accounts import hash_of_token
from kanly.server.process.hub import Hub
from kanly.server.store.leases import bury

pytestmark = [
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
    pytest.mark.usefixtures("nothing_by_itself"),
]


async def lapse(hub: Hub) -> None:
    """Others take a process for dead; its next sign of life tells it so."""
    async with hub.db.write() as connection:
        await bury(connection, hub.db.process)
    await hub.db.beat()


def test_when_the_process_they_came_to_gets_another_name(postgres: Callable[[], str]) -> None:
    """It was taken for dead: what the holder of the table tells it goes to a name that nobody bears any more."""

    async def work() -> None:
        async with two_hubs(postgres()) as (here, _, live):
            visitor = Visitor(here, live.id)
            await visitor.looks_on()
            await lapse(here)
            await visitor.has_to_come_again()
            await Visitor(here, live.id).looks_on()

    run(work())


def test_when_the_process_of_the_table_gets_another_name(postgres: Callable[[], str]) -> None:
    async def work() -> None:
        async with two_hubs(postgres()) as (here, there, live):
            visitor = Visitor(here, live.id)
            await visitor.looks_on()
            await lapse(there)
            await visitor.has_to_come_again()
            await Visitor(here, live.id).looks_on()

    run(work())


def test_when_nobody_heard_them_come(postgres: Callable[[], str]) -> None:
    """Of a call whose beginning got lost, and its first words, only the process knows that carried it."""

    async def work() -> None:
        async with two_hubs(postgres()) as (here, there, live):
            async with deaf(there, notes=3):
                visitor = Visitor(here, live.id)
                await visitor.says(wire.Hello(wire.VERSION))
            here.bus.say_sums()
            await visitor.has_to_come_again()
            await Visitor(here, live.id).looks_on()

    run(work())


def test_when_only_their_coming_was_not_heard(postgres: Callable[[], str]) -> None:
    async def work() -> None:
        async with two_hubs(postgres()) as (here, there, live):
            async with deaf(there, notes=2):
                visitor = Visitor(here, live.id)
            await visitor.says(wire.Hello(wire.VERSION))
            await visitor.has_to_come_again()

    run(work())


def test_when_the_last_answer_was_not_heard(postgres: Callable[[], str]) -> None:
    """No other message follows by whose number the gap would show."""

    async def work() -> None:
        async with two_hubs(postgres()) as (here, there, live):
            visitor = Visitor(here, live.id)
            await visitor.looks_on()
            async with deaf(here, notes=1):
                await visitor.says(wire.Ping("now"))
            there.bus.say_sums()
            await visitor.has_to_come_again()
            assert there.relay is not None
            await Visitor(here, live.id).looks_on()
            assert len(there.relay.calls()) == 1

    run(work())


def test_when_a_process_comes_and_goes_between_two_looks(postgres: Callable[[], str]) -> None:
    """Nobody had noticed that it was there but the call that was carried to it."""

    async def work() -> None:
        async with two_hubs(postgres()) as (here, there, live):
            await lapse(there)  # it has another name now, and so far nobody looked
            await there.table(live.id)
            visitor = Visitor(here, live.id)
            await visitor.looks_on()
            await there.db._lifeline.let_go()  # as if it were killed
            await here._look_around()
            await visitor.has_to_come_again()

    run(work())


def test_when_they_do_not_read(postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    """What has no room is not left out: the connection ends."""
    monkeypatch.setattr(relays, "WAITING", 10)

    async def work() -> None:
        async with two_hubs(postgres()) as (here, there, live):
            visitor = Visitor(here, live.id)
            await visitor.looks_on()
            assert here.relay is not None
            call = here.relay.calls()[0].id
            for i in range(12):  # all at once: nobody can have read any of it
                event = {"type": "websocket.send", "text": wire.encode(wire.Pong(str(i))).decode()}
                here.relay.hear(there.db.process, msgspec.msgpack.encode(relays.Passed(call, event)))
            for i in range(10):
                assert f'"{i}"' in (await visitor.waits_for("pong"))["text"]
            await visitor.has_to_come_again()

    run(work())


def test_a_process_goes_on_with_what_it_does_not_know_to_hold(postgres: Callable[[], str]) -> None:
    """The database named it the holder of a table, and the answer that said so got lost."""

    async def work() -> None:
        async with two_hubs(postgres()) as (here, there, live):
            async with live.lock:
                await there.drop(live)
            await here.db.hold(live.id)
            await here._resume()
            assert here.in_memory(live.id) is not None

    run(work())


def test_a_session_ends_even_if_nobody_heard_it(postgres: Callable[[], str]) -> None:
    async def work() -> None:
        async with two_hubs(postgres()) as (here, there, _):
            leto = await here.accounts.guest("Leto")
            token, other = await here.accounts.begin_session(leto), await here.accounts.begin_session(leto)
            lines = [OpenPage(leto.id, hash_of_token(one)) for one in (token, other)]
            lines.append(OpenPage("", hash_of_token("")))
            for line in lines:
                here.open_sockets.add(line)
            await told(there, here)
            await here._look_around()
            async with deaf(here, notes=1):
                await there.accounts.end_session(token)
            await here._look_around()
            assert [line.closed for line in lines] == [False, False, False]  # nobody knows yet
            there.tell_others(PersonChanged(leto.id))  # by its number the gap shows
            async with asyncio.timeout(SECONDS):
                while not lines[0].closed:
                    await here._look_around()
            assert [line.closed for line in lines] == [True, False, False]

    run(work())


class OpenPage:
    """Somebody's connection."""

    unheard: frozenset[str] = frozenset()

    def __init__(self, person: str, session: str) -> None:
        self.person = person
        self.session = session
        self.closed = False

    def close(self, _reason: str) -> None:
        self.closed = True
