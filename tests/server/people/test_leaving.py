"""Somebody leaves for good: nothing of theirs is left but nameless seats."""

from __future__ import annotations

import time
from random import Random

import pytest
from sqlalchemy import create_engine, select, update
from tests.server.conftest import Server, play_at_random
from tests.server.people.test_account import PASSWORD, account, said
from tests.server.test_rights import watch

from kanly.client import Refused, ServerSaid
from kanly.server.store.engine import Database
from kanly.server.store.schema import meta, people, tables


def everything(db: str) -> bytes:
    """All that the database holds."""
    url = Database(db).url
    engine = create_engine(url.set(drivername="sqlite") if url.get_backend_name() == "sqlite" else url)
    found = []
    with engine.connect() as connection:
        for table in meta.sorted_tables:
            for row in connection.execute(select(table)):
                for value in row:
                    found.append(value if isinstance(value, bytes) else str(value).encode())
    engine.dispose()
    return b"\n".join(found)


def count(db: str) -> int:
    url = Database(db).url
    engine = create_engine(url.set(drivername="sqlite") if url.get_backend_name() == "sqlite" else url)
    with engine.connect() as connection:
        gone = connection.execute(select(people.c.id).where(people.c.gone)).all()
    engine.dispose()
    return len(gone)


def wait_until_gone(db: str) -> None:
    until = time.monotonic() + 20
    while count(db):
        assert time.monotonic() < until


def test_an_account_leaves_with_its_data(server: Server) -> None:
    lobby, name = account(server, "Wellington Yueh")
    me = lobby.me().id
    leto = server.lobby("Leto")
    lobby.change_me(email="yueh@suk.example", language="uk", password=PASSWORD)
    finished = lobby.create("feud", ["me", "random", "random"]).table.id
    with lobby.seat(finished, 0) as seat:
        seat.say("forgive me my treason")
        play_at_random(seat, Random(1))
    running = leto.create("feud", ["me", "open"], public=True).table.id
    lobby.join(running)
    with lobby.seat(running, 1) as seat:
        seat.say("the tooth, remember the tooth")
    waiting = leto.create("feud", ["me", "open", "open"], public=True).table.id
    lobby.join(waiting)
    own = lobby.create("feud", ["me", "open"], public=True).table.id

    assert said(lobby.delete_me, "not it") == (403, "not_allowed")
    token = lobby.token
    with lobby.seat(running, 1, patience=0.0) as mine, leto.seat(running, 0) as seat:
        lobby.delete_me(PASSWORD)
        lobby.token = token
        with pytest.raises(Refused, match=r"nobody knows you|seat is not yours"):
            watch(mine)
        wait_until_gone(server.db)
        assert seat.wait_for_question()
        play_at_random(seat, Random(2))  # a bot plays on
    assert said(lobby.me) == (403, "not_allowed")
    assert said(lobby.log_in, name, PASSWORD) == (403, "not_allowed")
    assert [(s.who, s.name) for s in leto.table(running).table.seats] == [("person", "Leto"), ("bot", "Somebody")]
    assert [s.who for s in leto.table(waiting).table.seats] == ["person", "open", "open"]
    assert said(leto.table, own) == (404, "not_found")
    seats = leto.table(finished).table
    assert seats.seats[0].name == "Somebody"
    assert seats.owner.name == "Somebody"
    assert b'"Somebody"' in leto.record(finished)
    assert leto.moment(finished, 3, 0).after == 3  # and can still be looked at
    stored = everything(server.db)
    for trace in (name, me, "suk.example", "treason", "tooth"):
        assert trace.encode() not in stored, trace
    server.lobby().guest(name)  # the name is free again


def test_a_guest_leaves_without_a_password(server: Server) -> None:
    lobby = server.lobby("Shadout Mapes")
    token = lobby.token
    lobby.delete_me()
    lobby.token = token
    with pytest.raises(ServerSaid):
        lobby.me()


def test_the_last_person_takes_the_game_along(server: Server) -> None:
    lobby, _ = account(server)
    id = lobby.create("feud", ["me", "random"]).table.id
    lobby.delete_me(PASSWORD)
    wait_until_gone(server.db)
    assert server.lobby().table(id).table.status == "abandoned"


def test_a_game_that_cannot_be_read_keeps_no_name_either(server: Server) -> None:
    lobby, name = account(server, "Hasimir Fenring")
    id = lobby.create("feud", ["me", "random", "random"]).table.id
    with lobby.seat(id, 0) as seat:
        play_at_random(seat, Random(3))
    server.stop()
    url = Database(server.db).url
    engine = create_engine(url.set(drivername="sqlite") if url.get_backend_name() == "sqlite" else url)
    with engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == id).values(snapshot=b"damaged"))
    engine.dispose()
    server.start()
    lobby.delete_me(PASSWORD)
    wait_until_gone(server.db)
    assert server.lobby().table(id).table.seats[0].name == "Somebody"
    assert name.encode() not in everything(server.db)
    assert b"Fenring" not in server.lobby("Leto").record(id)
