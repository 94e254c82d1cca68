"""Looking back at a game that goes on holds up neither the server nor the table."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest
from litestar.datastructures import State
from tests.server.conftest import run
from tests.server.home import at_home
from tests.server.test_hub import harvest

from kanly.kernel.record import make_record
from kanly.server.lobby import replays as lobby
from kanly.server.lobby.replays import download_seen, look_back
from kanly.server.tables import replays, seat_views

SECONDS = 30.0


def test_all_of_it_happens_in_other_threads(new_db: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Events, records, views: whatever takes longer the longer a game is."""
    where: dict[str, set[int]] = {}

    def watched(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def wrapped(*arguments: Any, **options: Any) -> Any:
            where.setdefault(name, set()).add(threading.get_ident())
            return work(*arguments, **options)

        return wrapped

    for module in (lobby, seat_views, replays):
        monkeypatch.setattr(module, "happened", watched("happened", seat_views.happened))
    monkeypatch.setattr(lobby, "make_record", watched("make_record", make_record))
    monkeypatch.setattr(replays, "_look_back", watched("_look_back", replays._look_back))

    async def work() -> None:
        async with at_home(new_db()) as (hub, live):
            async with live.lock:
                await live.commit(harvest())
            state, me = State({"hub": hub}), await hub.accounts.guest("Paul")
            live.seats[0].person = me.id
            where.clear()
            moment = await look_back.fn(state, me, live.id, 1, 0)
            assert moment.events
            assert b'"harvest"' in (await download_seen.fn(state, me, live.id, 0)).content
            assert set(where) == {"happened", "make_record", "_look_back"}
            assert threading.get_ident() not in set.union(*where.values())

    run(work())


def test_whoever_waits_for_their_turn_holds_up_no_table(new_db: Callable[[], str]) -> None:
    async def work() -> None:
        async with at_home(new_db()) as (hub, live):
            state, me = State({"hub": hub}), await hub.accounts.guest("Paul")
            live.seats[0].person = me.id
            async with hub.replays.turn():  # somebody else's, who looks at a long game
                moment = asyncio.ensure_future(look_back.fn(state, me, live.id, 1, 0))
                file = asyncio.ensure_future(download_seen.fn(state, me, live.id, 0))
                async with asyncio.timeout(SECONDS):
                    while hub.replays.waiting < 3:
                        await asyncio.sleep(0)
                    async with live.lock:
                        await live.commit(harvest())
                assert not moment.done()
                assert not file.done()
            await file
            assert any(event.kind == "harvest" for event in (await moment).events)

    run(work())
