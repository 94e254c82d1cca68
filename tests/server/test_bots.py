"""The process in which bots think has copies of the tables that are played, and of no others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec
import pytest
from tests.server.conftest import run
from tests.server.home import at_home

from kanly.bots import Match, RandomBot
from kanly.kernel import BotFailed
from kanly.kernel.record import make_record, write_record
from kanly.registry import game_named
from kanly.server.bots.line import STARTING, Line
from kanly.server.bots.thinker import Desk, answer
from kanly.server.bots.thinking import BotAnswer, BotQuestion, Pool
from kanly.server.tables.course import Course, pack_course
from kanly.server.tables.ending import abandon
from kanly.server.tables.replays import pack_album

FEUD = game_named("feud")


def question(table: str, *, fresh: bool = True, bot: str = "random") -> BotQuestion:
    """What does the first seat's bot do at the beginning?"""
    course = Course(FEUD.open(FEUD.set_up(2), table))
    snapshot = pack_course(course) if fresh else None
    return BotQuestion(table, "feud", 0, 0, [], snapshot, "dice", [], (0, bot))


def test_copies_of_tables_that_are_over_go() -> None:
    desks: OrderedDict[str, Desk] = OrderedDict()
    for table in ("a", "b", "c"):
        assert answer(desks, question(table)).choice is not None
    over = msgspec.structs.replace(question("c", fresh=False), forget=["a", "b", "never heard of it"])
    assert answer(desks, over).choice is not None
    assert list(desks) == ["c"]


def test_a_thousand_tables_have_room() -> None:
    """None of them has to be told anew."""
    desks: OrderedDict[str, Desk] = OrderedDict()
    tables = [f"table {i}" for i in range(1000)]
    for table in tables:
        answer(desks, question(table))
    assert not any(answer(desks, question(table, fresh=False)).lost for table in tables)


def test_the_worker_hears_which_tables_are_over() -> None:
    """With its next question; and a copy that it got anew stays."""

    async def work() -> None:
        pool = Pool(1, 30.0)
        try:
            for table in ("a", "b"):
                await pool.think(question(table))
            pool.forget("a")
            pool.forget("b")
            assert (pool.knows("a"), pool.knows("b")) == (-1, -1)
            assert not (await pool.think(question("b"))).lost
            assert (await pool.think(question("a", fresh=False))).lost
            assert not (await pool.think(question("b", fresh=False))).lost
        finally:
            await pool.close()

    run(work())


def test_the_end_of_a_table_is_such_a_moment(new_db: Callable[[], str]) -> None:
    async def work() -> None:
        async with at_home(new_db()) as (hub, live):
            await hub.pool.think(question(live.id))
            assert hub.pool.knows(live.id) == 0
            async with live.lock:
                await abandon(live)
            assert hub.pool.knows(live.id) == -1

    run(work())


def test_reading_a_game_takes_no_time_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a worker may need longer for it than a bot may think: its limit is that of a start."""
    limits: list[list[float]] = []
    ask = Line.ask

    def noting(line: Line, parts: list[bytes], given: list[float]) -> asyncio.Future[bytes]:
        limits.append(given)
        return ask(line, parts, given)

    async def work() -> None:
        pool = Pool(1, 7.0)
        try:
            assert (await pool.think(question("a"))).choice is not None
            assert (await pool.think(question("a", fresh=False))).choice is not None
            assert limits == [[STARTING, 7.0], [7.0]]
        finally:
            await pool.close()

    monkeypatch.setattr(Line, "ask", noting)
    run(work())


async def complaint(thought: Awaitable[BotAnswer]) -> str:
    """What went wrong with a bot."""
    try:
        return (await thought).failed
    except BotFailed as error:
        return str(error)


@pytest.mark.parametrize(
    ("bot", "why"), [("Leaves", "it ended its process"), ("Hangs", "no answer within 0.5 s"), ("Raises", "LookupError")]
)
def test_whoever_asked_together_with_a_bad_bot_asks_again(bot: str, why: str) -> None:
    """Questions wait in the process; only the one that it was at is to blame when it ends."""

    async def work() -> None:
        pool = Pool(1, 0.5)
        try:
            bad = pool.think(question("bad", bot=f"tests.server.bad_bots:{bot}"))
            good = [pool.think(question(table)) for table in ("a", "b")]
            assert await complaint(bad) == why
            answers = [await each for each in good]
            assert all(each.lost == (bot != "Raises") for each in answers)
            assert not (await pool.think(question("a", fresh=bot != "Raises"))).lost
        finally:
            await pool.close()

    run(work())


def test_two_questions_about_one_table_bring_its_news_once() -> None:
    """The second is asked before the first is answered, and begins where the first one ends."""

    async def work() -> None:
        pool = Pool(1, 30.0)
        try:
            first = pool.think(question("a"))
            assert pool.knows("a") == 0
            second = pool.think(question("a", fresh=False))
            assert (await first) == (await second)
        finally:
            await pool.close()

    run(work())


def test_albums_are_made_beside_the_server() -> None:
    """A game is played again in the bots' process; one that cannot be is no harm to the process."""
    game = game_named("feud")
    table = game.open(game.set_up(3), "album")
    Match(table, [RandomBot() for _ in range(3)], "bots").play_on()
    record = make_record(table)

    async def work() -> None:
        pool = Pool(1, 30.0)
        try:
            album = await pool.album("a", "feud", write_record(record))
            assert album == pack_album(game, record)
            with pytest.raises(BotFailed, match="cannot be played"):
                await pool.album("a", "feud", b"nothing")
            assert await pool.album("a", "feud", write_record(record)) == album
        finally:
            await pool.close()

    run(work())
