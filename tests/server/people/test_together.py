"""Several processes on one PostgreSQL: whatever somebody does at one of them holds at all, at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.cluster.test_cluster import at
from tests.server.conftest import Server
from tests.server.people.test_account import OTHER, PASSWORD, account
from tests.server.people.test_admin import soon
from tests.server.people.test_leaving import wait_until_gone
from tests.server.people.test_manners import heard
from tests.server.test_rights import watch
from websockets.sync.client import connect

from kanly.cli.app import run
from kanly.client import Refused


@pytest.fixture(scope="module")
def pair(postgres: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two processes."""
    db = postgres()
    servers = [Server(db, tmp_path_factory.mktemp("pair")).start() for _ in range(2)]
    yield servers[0], servers[1]
    for server in servers:
        server.close()
        assert "mistake" not in Path(server.log).read_text()


def test_a_new_password_at_one_closes_sockets_at_the_other(pair: tuple[Server, Server]) -> None:
    first, second = pair
    lobby, name = account(first)
    id = lobby.create("feud", ["me", "me"]).table.id
    elsewhere = second.lobby()
    elsewhere.log_in(name, PASSWORD)
    with lobby.seat(id, 0, patience=0.0) as seat:
        seat.wait_for_question()
        elsewhere.change_password(PASSWORD, OTHER)
        with pytest.raises(Refused, match="nobody knows you"):
            watch(seat)


def test_whoever_is_muted_at_one_is_not_heard_at_the_other(pair: tuple[Server, Server]) -> None:
    first, second = pair
    leto, piter = first.lobby("Leto"), second.lobby("Piter")
    id = leto.create("feud", ["me", "open"], public=True).table.id
    piter.join(id)
    with leto.seat(id, 0) as ear, piter.seat(id, 1) as mouth:
        at(second, leto).block("mute", id, seat=1)
        tries = 0
        while not tries or not heard(ear)[-1][1]:  # the other process hears of it at once, but not before we do
            tries += 1
            assert tries < 8
            mouth.say("can you hear me?")
        mouth.say("and now?")
        assert heard(ear)[-1] == ("", True)


def test_whoever_leaves_at_one_leaves_tables_of_the_other(pair: tuple[Server, Server]) -> None:
    first, second = pair
    leto, (piter, _) = first.lobby("Leto"), account(second)
    held = leto.create("feud", ["me", "open"], public=True).table.id
    piter.join(held)
    piter.delete_me(PASSWORD)
    wait_until_gone(first.db)
    assert [(seat.who, seat.name) for seat in leto.table(held).table.seats][1] == ("bot", "Somebody")


def test_an_operators_order_is_carried_out_everywhere(pair: tuple[Server, Server]) -> None:
    with ExitStack() as stack:
        pages = []
        for server in pair:
            address, headers = f"ws://127.0.0.1:{server.port}/api/me/socket", server.lobby("Leto").headers()
            pages.append(stack.enter_context(connect(address, additional_headers=headers, proxy=None)))
        assert run(["admin", "broadcast", "We rest at noon.", "--db", pair[0].db]) == 0
        for page in pages:
            assert '"what":"broadcast"' in str(page.recv(20))
    running = pair[0].lobby("Leto").create("feud", ["me", "me"]).table.id
    assert run(["admin", "close-table", running, "--db", pair[0].db]) == 0
    soon(lambda: pair[1].lobby().table(running).table.status == "abandoned")
