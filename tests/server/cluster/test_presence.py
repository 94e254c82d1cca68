"""Lists of tables tell who is there, whichever process holds the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from litestar.datastructures import State
from tests.server.cluster.hubs import Visitor, told, two_hubs
from tests.server.conftest import run

from kanly.protocol.lobby import TableInfo
from kanly.server.lobby.tables import mine
from kanly.server.process.hub import Hub
from kanly.server.store import tables as rows

pytestmark = [
    pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning"),
    pytest.mark.usefixtures("nothing_by_itself"),
]


async def listed(hub: Hub, table: str) -> TableInfo:
    """A table as a list of this process shows it."""
    row = await rows.table(hub.db, table)
    assert row is not None
    return mine(State({"hub": hub}), row, None).table


class Sitting:
    """Somebody who looks through a seat's eyes."""

    seat = 1
    name = ""
    closed = False
    unheard: frozenset[str] = frozenset()

    def __init__(self, person: str) -> None:
        self.person = person

    def send(self, data: bytes) -> None:
        """They hear nothing."""

    def close(self, reason: str) -> None:
        """They stay."""


def test_who_is_at_a_table_of_another_process(postgres: Callable[[], str]) -> None:
    async def work() -> None:
        async with two_hubs(postgres()) as (here, there, live):
            await Visitor(here, live.id).looks_on()
            live.audience.listeners.append(Sitting(live.seats[1].person or ""))
            await told(there, here)
            shown = await listed(here, live.id)
            assert ([seat.here for seat in shown.seats], shown.watchers) == ([False, True], 1)
            assert shown == await listed(there, live.id)
            live.audience.listeners.clear()
            await told(there, here)
            shown = await listed(here, live.id)
            assert ([seat.here for seat in shown.seats], shown.watchers) == ([False, False], 0)

    run(work())


def test_nobody_is_at_the_tables_of_the_dead(postgres: Callable[[], str]) -> None:
    async def work() -> None:
        async with two_hubs(postgres()) as (here, there, live):
            live.audience.listeners.append(Sitting(live.seats[1].person or ""))
            await here._look_around()
            await told(there, here)
            assert (await listed(here, live.id)).seats[1].here
            await there.db._lifeline.let_go()
            await here._look_around()
            assert not (await listed(here, live.id)).seats[1].here

    run(work())
