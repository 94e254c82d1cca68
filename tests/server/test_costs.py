"""What is expensive is counted by whoever asks for it, happens off the event loop, and holds up nobody for long."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.conftest import NewServer, run
from tests.server.home import at_home
from tests.server.test_hub import harvest

from kanly.client import ServerSaid
from kanly.kernel import BotFailed
from kanly.protocol import socket as wire
from kanly.server.bots.thinking import ReviewAnswer, ReviewQuestion
from kanly.server.lobby import games
from kanly.server.people.accounts import TooFast
from kanly.server.process.hub import HINT_BURST, REWIND_BURST, Hub
from kanly.server.store.pushes import MOST, add_push, pushes_of
from kanly.server.tables import hints, reviews
from kanly.server.tables.course import Course, Undone
from kanly.server.tables.live import LiveTable
from kanly.server.tables.requests import handle
from kanly.server.tables.reviews import BURST, NEIGHBOURS, Reviews


class Ear:
    """Somebody at a seat."""

    name = "Leto"
    unheard: frozenset[str] = frozenset()
    closed = False

    def __init__(self, live: LiveTable, seat: int = 0) -> None:
        self.seat = seat
        self.person = live.seats[seat].person or ""

    def send(self, data: bytes) -> None:
        """Whatever is said."""

    def close(self, reason: str) -> None:
        """Whyever."""


async def no_bot(*_: object) -> None:
    raise BotFailed("there is no bot here")


def test_hints_are_counted_at_all_tables_together(new_db: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has fifty tables gets no more of them than somebody with one."""

    async def work() -> None:
        async with at_home(new_db()) as (hub, live):
            monkeypatch.setattr(hints, "_think", no_bot)
            other = LiveTable(hub, live.row, live.game)
            codes = [await code_of(each) for each in [live, other] * HINT_BURST]
            assert codes[:HINT_BURST] == ["failed"] * HINT_BURST
            assert codes[-1] == "too_fast"

    run(work())


async def code_of(live: LiveTable) -> str:
    """Why a hint is refused."""
    refused = await hints.hint(live, Ear(live), wire.Hint("h", 0))
    assert isinstance(refused, wire.Refused)
    return refused.code


def test_few_hints_at_once(new_db: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots at all tables wait while one thinks about a hint."""

    async def work() -> None:
        async with at_home(new_db()) as (hub, live):
            thinking = asyncio.Event()

            async def think(*_: object) -> None:
                await thinking.wait()
                raise BotFailed("enough")

            monkeypatch.setattr(hints, "_think", think)
            asking = [asyncio.create_task(code_of(live)) for _ in range(hints.AT_ONCE)]
            await asyncio.sleep(0)
            assert await code_of(live) == "too_fast"
            thinking.set()
            assert await asyncio.gather(*asking) == ["failed"] * hints.AT_ONCE
            assert hub.hints == 0

    run(work())


def test_bots_wait_for_one_part_of_a_review_at_most(new_db: Callable[[], str]) -> None:
    async def work() -> None:
        async with at_home(new_db()) as (hub, _):
            going: list[str] = []
            most = 0

            async def review(question: ReviewQuestion) -> ReviewAnswer:
                nonlocal most
                going.append(question.table)
                most = max(most, len(going))
                await asyncio.sleep(0)
                going.remove(question.table)
                return ReviewAnswer(question.at + 1)

            hub.pool.review = review  # type: ignore[method-assign]
            await asyncio.gather(*[hub.reviews._judge(id, "feud", b"", 5) for id in ("a", "b", "c")])
            assert most == 1

    run(work())


def test_guests_of_one_network_have_few_games_reviewed(
    new_db: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(self: Reviews, id: str, *_: object) -> None:
        del self.going[id]

    async def ask(hub: Hub, guest: int) -> None:
        await hub.reviews.begin(f"game {guest}", "feud", b"", 5, (f"guest {guest}", "192.0.2.1"))
        while hub._aside:
            await asyncio.wait(hub._aside)

    async def work() -> None:
        async with at_home(new_db()) as (hub, _):
            monkeypatch.setattr(reviews.Reviews, "_run", at_once)
            for guest in range(BURST * NEIGHBOURS):
                await ask(hub, guest)
            with pytest.raises(TooFast):
                await ask(hub, 1000)

    run(work())


def in_which_thread(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> list[int]:
    """Where something happens from now on."""
    where: list[int] = []
    done = getattr(owner, name)

    def noting(*arguments: Any) -> Any:
        where.append(threading.get_ident())
        return done(*arguments)

    monkeypatch.setattr(owner, name, noting)
    return where


def test_a_game_is_rewound_off_the_event_loop(new_db: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It is played again from its start; other tables go on meanwhile."""
    where = in_which_thread(monkeypatch, Course, "_rewind")

    async def work() -> None:
        async with at_home(new_db()) as (_, live), live.lock:
            await live.commit(harvest())
            await live.commit(Undone(0, to=0))
            assert live.course is not None
            assert live.course.table.made == 0
            assert not live.stale
            assert where
            assert threading.get_ident() not in where

    run(work())


def test_whoever_goes_back_alone_is_told_in_the_log(new_db: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with at_home(new_db()) as (_, live):
            ear = Ear(live)
            live.audience.welcome(ear, wire.Hello(wire.VERSION))
            async with live.lock:
                await live.commit(harvest())
            monkeypatch.setattr(Course, "why_no_undo", lambda *_: "something was revealed")
            rev = live.audience.streams[0].mark.rev
            await handle(live, ear, wire.Undo("u", rev, others=True))
            assert [(news.id, news.args["seat"]) for news in live.row.news] == [("news-went-back", 0)]

    run(work())


def test_nobody_goes_back_all_the_time(new_db: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with at_home(new_db()) as (hub, live):
            ear = Ear(live)
            live.audience.welcome(ear, wire.Hello(wire.VERSION))
            async with live.lock:
                await live.commit(harvest())
            monkeypatch.setattr(Course, "why_no_undo", lambda *_: "something was revealed")
            for _ in range(REWIND_BURST):
                assert hub.rewound.take(ear.person)
            rev = live.audience.streams[0].mark.rev
            answer = await handle(live, ear, wire.Undo("u", rev, others=True))
            assert isinstance(answer, wire.Refused)
            assert answer.code == "too_fast"

    run(work())


def test_an_almanac_is_made_off_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    where = in_which_thread(monkeypatch, games, "_almanac")

    async def work() -> int:
        assert await games.game_almanac.fn("feud") == await games.game_almanac.fn("feud", 2)
        return threading.get_ident()

    assert run(work()) not in where
    assert len(where) == 2


def test_a_language_that_nobody_speaks_is_not_read() -> None:
    games.catalogue("en")
    kept = games.describe.cache_info().currsize
    assert games.catalogue("zz") == games.catalogue("en")
    assert games.describe.cache_info().currsize == kept
    assert [games.spoken(language) for language in ("uk", "zz", "pt-BR")] == ["uk", "en", "en"]


def test_guesses_at_codes_are_counted_at_the_table_too(new_server: NewServer) -> None:
    server = new_server(KANLY_LOGINS="0.001")
    host, lobby = server.lobby("Leto"), server.lobby("Piter")
    made = host.create("feud", ["me", "open"])
    answers = []
    for i in range(12):
        with pytest.raises(ServerSaid) as error:
            lobby.join(made.table.id, f"AAAA-AAA{i}")
        answers.append(error.value.status)
    assert (answers[0], answers[-1]) == (403, 429)
    assert lobby.join(made.table.id, made.links[0].token).mine == [1]  # a link is no guess


def test_few_browsers_of_one_person_are_kept(new_db: Callable[[], str]) -> None:
    async def work() -> None:
        async with at_home(new_db()) as (hub, _):
            leto, paul = [(await hub.accounts.guest(name)).id for name in ("Leto", "Paul")]
            addresses = [f"https://push.example/{n}" for n in range(MOST + 3)]
            for address in addresses:
                await add_push(hub.db, leto, address)
            await add_push(hub.db, paul, "https://push.example/paul")
            assert sorted(await pushes_of(hub.db, leto)) == addresses[3:]
            assert len(await pushes_of(hub.db, paul)) == 1

    run(work())
