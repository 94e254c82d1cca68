"""A hub in this process: tables leave memory and come back, and no second writer can slip in."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from math import inf
from pathlib import Path
from typing import Any

import msgspec
import pytest
from argon2 import PasswordHasher
from litestar.datastructures import State
from tests.server.conftest import run
from tests.server.home import at_home

from kanly.kernel import IllegalChoice
from kanly.protocol import socket as wire
from kanly.protocol.lobby import Clock, NewTable, SeatWish
from kanly.registry import game_named
from kanly.server.bots.thinking import BotAnswer
from kanly.server.lobby.replays import download_seen
from kanly.server.people.accounts import NOBODY
from kanly.server.process.config import BadConfig, configure
from kanly.server.process.hub import BOTS_AT_ONCE, Hub
from kanly.server.store import StoreGone, people
from kanly.server.store import tables as rows
from kanly.server.store.journal import entries
from kanly.server.tables.course import Cancelled, Chosen, Confirmed, Course, Ordered, pack_course, unpack_course
from kanly.server.tables.deadlines import rest
from kanly.server.tables.entries import write_entry
from kanly.server.tables.live import LiveTable
from kanly.server.tables.requests import handle
from kanly.server.tables.standing_in import hand_to_bot
from kanly.server.tables.wishes import set_table


def test_tables_of_before_call_settings_options(tmp_path: Path) -> None:
    """Rows that name every setting as an option are read, and begin without those that do not apply."""

    async def work() -> None:
        hub = Hub(configure(db=f"sqlite:///{tmp_path}/kanly.db", window=0.0))
        await hub.open()
        try:
            me = await hub.accounts.guest("Leto")
            row, _ = set_table(hub.config, me, NewTable("feud", [SeatWish("me"), SeatWish("me"), SeatWish("me")]))
            row.process = hub.db.process
            await rows.add_table(hub.db, row)
            old = b'{"modules": ["storm"], "options": {"rounds": 2, "teams": false}, "pace": 3}'
            await rows.save_table(hub.db, row.held, {"settings": old})
            found = await rows.table(hub.db, row.id)
            assert found is not None
            assert (found.terms.settings, found.terms.pace) == ({"rounds": 2, "teams": False}, 3)
            assert b"options" not in msgspec.json.encode(found.terms)
            live = LiveTable(hub, found, game_named("feud"))
            hub.add(live)
            async with live.lock:
                await live.begin()
            assert live.course is not None
            assert live.course.table.rules.setup.settings == {"rounds": 2}
        finally:
            await hub.close()

    run(work())


def with_a_hub(folder: Path, work: Callable[[Hub, LiveTable], Awaitable[None]]) -> None:
    """Open a hub with one table of Feud, two seats on one screen."""

    async def live_there() -> None:
        async with at_home(f"sqlite:///{folder}/kanly.db") as (hub, live):
            await work(hub, live)

    run(live_there())


def harvest(seat: int = 0) -> Chosen:
    return Chosen(seat, choices=[("action", "harvest")])


def test_a_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    async def work(hub: Hub, live: LiveTable) -> None:
        async with live.lock:
            await live.commit(harvest())
        assert live.course is not None
        assert rest(live) == inf
        async with live.lock:
            await hub.drop(live)
        assert hub.in_memory(live.id) is None
        again = await hub.table(live.id)
        assert again is not live
        assert again.course is not None
        assert again.course.table.view(0) == live.course.table.view(0)
        assert again.course.table.why_no_undo(0) == ""

    with_a_hub(tmp_path, work)


def test_an_entry_is_written_once(tmp_path: Path) -> None:
    """A process that thinks it owns a table cannot write over what another one wrote: it reads the table anew."""

    async def work(hub: Hub, live: LiveTable) -> None:
        await hub.journal.append(live.held, 1, write_entry(harvest(), {}))  # the other process
        with pytest.raises(StoreGone):
            await live.commit(harvest())
        assert live.stale
        await live.commit(harvest())
        assert live.course is not None
        assert live.course.table.made == 2
        assert [n for n, _ in await entries(hub.db, live.id, 0)] == [1, 2]

    with_a_hub(tmp_path, work)


def test_a_failed_batch_does_not_harm_the_others(tmp_path: Path) -> None:
    async def work(hub: Hub, live: LiveTable) -> None:
        await hub.journal.append(live.held, 1, b"one")
        done = await asyncio.gather(
            *[hub.journal.append(live.held, n, b"more") for n in (1, 2, 3)], return_exceptions=True
        )
        assert [type(one) for one in done] == [StoreGone, type(None), type(None)]
        assert [n for n, _ in await entries(hub.db, live.id, 0)] == [1, 2, 3]

    with_a_hub(tmp_path, work)


def test_a_course_is_stored_whole() -> None:
    game = game_named("feud")
    course = Course(game.open(game.set_up(2), "stored"))
    course.do(Ordered(1, kind="action", option="harvest", this_turn=False))
    course.do(harvest())
    course.remember(0, "a", 3)
    again, lost = unpack_course(game, pack_course(course))
    assert lost == 0
    assert again.done[0] == {"a": 3}
    assert [(order.seat, order.kind) for order in again.standing.given] == [(1, "action")]
    again.do(Cancelled(1, kind="action"))
    assert again.standing.given == []
    with pytest.raises(IllegalChoice, match="nothing to confirm"):
        again.do(Confirmed(0))


def test_settings_that_make_no_sense(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KANLY_PORT", "many")
    with pytest.raises(BadConfig, match="KANLY_PORT is a whole number, not 'many'"):
        configure()
    monkeypatch.setenv("KANLY_PORT", "99")
    monkeypatch.setenv("KANLY_EXAMPLES", "200")
    with pytest.raises(BadConfig, match="KANLY_EXAMPLES is 1 or 0, not '200'"):
        configure()
    monkeypatch.setenv("KANLY_EXAMPLES", "1")
    assert configure().port == 99
    assert configure(port=7).port == 7
    assert configure(port=7, url="https://kanly.example").secure


def test_a_wrong_name_costs_as_much_as_a_wrong_password() -> None:
    assert not PasswordHasher().check_needs_rehash(NOBODY)


def test_an_interrupted_commit_plays_nothing_twice(tmp_path: Path) -> None:
    """An orderly stop cancels whoever waits for the disk; the entry is written all the same."""

    async def work(hub: Hub, live: LiveTable) -> None:
        await live.commit(harvest())
        await hub.db._turn.acquire()  # the disk is slow
        waiting = asyncio.create_task(live.commit(harvest()))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        hub.db._turn.release()
        async with live.lock:
            await hub.drop(live)
        again = await hub.table(live.id)
        assert again.course is not None
        assert again.course.table.made == again.n == 2

    with_a_hub(tmp_path, work)


class Looking:
    """Somebody who looks through the eyes of the first seat."""

    seat = 0
    name = ""
    closed = False
    unheard: frozenset[str] = frozenset()

    def __init__(self, person: str | None) -> None:
        self.person = person or ""
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.heard.append(data)

    def close(self, reason: str) -> None:
        self.heard.append(reason.encode())

    def rev(self) -> int:
        """The rev of the last update that came."""
        updates = [msgspec.json.decode(data) for data in self.heard if b'"type":"update"' in data]
        return int(updates[-1]["rev"])


def test_a_lost_answer_to_a_commit_freezes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database takes an entry, and the connection breaks before it can say so."""

    async def work(hub: Hub, live: LiveTable) -> None:
        eyes = Looking(live.seats[0].person)
        live.audience.welcome(eyes, wire.Hello(wire.VERSION))
        choose = wire.Choose("one", eyes.rev(), [("action", "harvest")])
        transact = hub.db.transact_first

        async def lose_the_answer(*arguments: Any) -> None:
            await transact(*arguments)
            monkeypatch.undo()
            raise StoreGone("the connection broke")

        monkeypatch.setattr(hub.db, "transact_first", lose_the_answer)
        answer = await handle(live, eyes, choose)
        assert isinstance(answer, wire.Ack)
        assert answer.rev == eyes.rev() == choose.rev + 1
        again = await handle(live, eyes, choose)
        assert isinstance(again, wire.Ack)
        next_one = wire.Choose("two", eyes.rev(), [("action", "harvest")])
        assert isinstance(await handle(live, eyes, next_one), wire.Ack)
        assert live.course is not None
        assert live.course.table.made == 2

    with_a_hub(tmp_path, work)


def test_what_was_not_stored_is_not_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is told to try again has not conceded, and has not left."""

    async def work(hub: Hub, live: LiveTable) -> None:
        eyes = Looking(live.seats[0].person)
        live.audience.welcome(eyes, wire.Hello(wire.VERSION))
        for request in (wire.Concede("c"), wire.Prefer("p", -1)):
            monkeypatch.setattr(hub.db, "transact", refuse)
            answer = await handle(live, eyes, request)
            assert isinstance(answer, wire.Refused)
            assert answer.code == "unavailable"
        async with live.lock:
            with pytest.raises(StoreGone):
                await hand_to_bot(live, live.seats[0], "left")
        monkeypatch.undo()
        assert (live.seats[0].conceded, live.seats[0].confirm, live.seats[0].away) == (False, 0, "")
        assert isinstance(await handle(live, eyes, wire.Concede("d")), wire.Ack)
        assert live.row.status == "finished"

    with_a_hub(tmp_path, work)


def test_all_thinking_costs_time(tmp_path: Path) -> None:
    """Also what is thought before a choice is taken back, and before a turn is confirmed."""

    async def work(hub: Hub, live: LiveTable) -> None:
        live.row.terms = msgspec.structs.replace(live.row.terms, clock=Clock("bank", 600))
        eyes = Looking(live.seats[0].person)
        live.audience.welcome(eyes, wire.Hello(wire.VERSION))
        assert isinstance(await handle(live, eyes, wire.Prefer("p", -1)), wire.Ack)

        async def think_and(request: wire.Request) -> int:
            assert live.course is not None
            live.keeper.clocks.since[0] = time.monotonic() - 5
            before = live.course.spent[0]
            assert isinstance(await handle(live, eyes, request), wire.Ack)
            return (live.course.spent[0] - before) // 5000

        def now(**fields: Any) -> dict[str, Any]:
            return {"id": str(len(eyes.heard)), "rev": eyes.rev(), **fields}

        assert await think_and(wire.Choose(**now(choices=[("action", "harvest")]))) == 1
        assert await think_and(wire.Undo(**now())) == 1
        assert await think_and(wire.Choose(**now(choices=[("action", "harvest")] * 2))) == 1
        assert await think_and(wire.Confirm(**now())) == 1

    with_a_hub(tmp_path, work)


def test_what_was_refused_is_not_shown_as_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub, live: LiveTable) -> None:
        me = await people.person(hub.db, live.seats[0].person or "")
        assert me is not None
        await live.commit(harvest())
        monkeypatch.setattr(hub.journal, "append", refuse)
        with pytest.raises(StoreGone):
            await live.commit(harvest())
        monkeypatch.undo()
        answer = await download_seen.fn(State({"hub": hub}), me, live.id, 0)
        assert msgspec.json.decode(answer.content)["choices"] == [["action", "harvest"]]

    with_a_hub(tmp_path, work)


def refuse(*_: object, **__: object) -> None:
    raise StoreGone("gone")


def test_a_concession_that_was_stored_ends_the_game_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub, live: LiveTable) -> None:
        eyes = Looking(live.seats[0].person)
        live.audience.welcome(eyes, wire.Hello(wire.VERSION))
        monkeypatch.setattr(rows, "save_snapshot", refuse)
        assert isinstance(await handle(live, eyes, wire.Concede("c")), wire.Refused)
        monkeypatch.undo()
        live.keeper.wake()
        while live.row.status == "running":
            await asyncio.sleep(0)

    with_a_hub(tmp_path, work)


def test_nobody_waits_for_a_table_that_is_closed(tmp_path: Path) -> None:
    """Whoever still comes while a process stops is sent away, and does not turn in circles."""

    async def work(hub: Hub, live: LiveTable) -> None:
        async with live.lock:
            await live.close()
        async with hub.at(live.id) as again:
            assert again is not live
        await hub.close()
        with pytest.raises(StoreGone):
            await hub.table(live.id)
        hub.close = nothing  # type: ignore[method-assign]

    with_a_hub(tmp_path, work)


async def nothing() -> None:
    """It is closed already."""


def test_nobody_waits_behind_a_bot_that_waits_for_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy server carries out few choices of bots at a time; people at their tables do not wait with them."""

    async def work(hub: Hub, live: LiveTable) -> None:
        async def answer() -> BotAnswer:
            return BotAnswer(0, ("action", "harvest"))

        monkeypatch.setattr(hub.pool, "think", lambda _: answer())
        live.row.terms = msgspec.structs.replace(live.row.terms, pace=0)
        eyes = Looking(live.seats[0].person)
        live.audience.welcome(eyes, wire.Hello(wire.VERSION))
        for _ in range(BOTS_AT_ONCE):
            await hub.bots_turn.acquire()
        await hand_to_bot(live, live.seats[0], "owner")
        live.keeper.wake()
        while not hub.bots_turn._waiters:
            await asyncio.sleep(0)
        async with asyncio.timeout(10):
            assert isinstance(await handle(live, eyes, wire.Prefer("p", -1)), wire.Ack)
        assert live.course is not None
        assert live.course.table.made == 0
        hub.bots_turn.release()
        while live.course.table.made == 0:
            await asyncio.sleep(0)

    with_a_hub(tmp_path, work)
