"""Muting, blocking, reporting; limits on talk; names that cannot be forged."""

from __future__ import annotations

import pytest
from tests.server.conftest import NewServer, Server
from tests.server.people.test_account import PASSWORD, account, said

from kanly.client import Lobby, Refused, Seat
from kanly.protocol import socket as wire
from kanly.server.people.looks import alike, look_of


def heard(seat: Seat) -> list[tuple[str, bool]]:
    """What was said so far, in the ears of a seat."""
    seat.answer(wire.Ping("so far"))
    return [(remark.text, remark.muted) for remark in seat.talk]


def two(server: Server) -> tuple[Lobby, Lobby, str]:
    """Two people at a table."""
    leto, piter = server.lobby("Leto"), server.lobby("Piter")
    id = leto.create("feud", ["me", "open"], public=True).table.id
    piter.join(id)
    return leto, piter, id


@pytest.mark.parametrize("kind", ["mute", "block"])
def test_whoever_is_muted_is_not_heard(server: Server, kind: str) -> None:
    leto, piter, id = two(server)
    with leto.seat(id, 0) as ear, piter.seat(id, 1) as mouth, piter.seat(id) as watching:
        mouth.say("before")
        assert heard(ear)[-1] == ("before", False)
        blocks = leto.block(kind, id, seat=1)
        assert [(block.person.name, block.kind, block.seats) for block in blocks] == [("Piter", kind, [1])]
        mouth.say("after")
        watching.say("and from the gallery")  # a watcher is the same person
        assert heard(ear) == [("before", False), ("", True), ("", True)]
        assert [text for text, _ in heard(mouth)] == ["before", "after", "and from the gallery"]
    with leto.seat(id, 0) as ear:
        assert heard(ear) == [("", True)] * 3  # nor later
    leto.unblock(blocks[0].person.id)
    with leto.seat(id, 0) as ear:
        assert [text for text, _ in heard(ear)] == ["before", "after", "and from the gallery"]


def test_a_watcher_is_muted_by_a_remark(server: Server) -> None:
    leto, _, id = two(server)
    stranger = server.lobby("Feyd")
    with leto.seat(id, 0) as ear, stranger.seat(id) as mouth:
        mouth.say("boo")
        heard(ear)
        leto.block("mute", id, remark=0)
        mouth.say("boo")
        assert heard(ear) == [("boo", False), ("", True)]


def test_whoever_is_blocked_does_not_sit_with_me(server: Server) -> None:
    leto, piter, old = two(server)
    leto.block("block", old, seat=1)
    made = leto.create("feud", ["me", "open", "open"], public=True)
    id = made.table.id
    assert said(piter.join, id) == (403, "not_welcome")
    assert said(piter.join, id, token=made.links[0].token) == (403, "not_welcome")
    paul = server.lobby("Paul")
    theirs = paul.create("feud", ["me", "open", "open", "open"], public=True)
    leto.join(theirs.table.id)
    assert said(piter.join, theirs.table.id) == (403, "not_welcome")  # leto sits there
    assert piter.join(theirs.table.id, token=theirs.links[1].token).mine == [2]  # unless its owner says so
    assert server.lobby("Duncan").join(id).mine == [1]


def test_nobody_keeps_a_seat_for_those_who_are_blocked(server: Server) -> None:
    leto, piter, id = two(server)
    leto.block("block", id, seat=1)
    with leto.seat(id, 0) as seat:
        seat.answer(wire.Concede("enough"))
    again = piter.rematch(id)
    assert leto.rematch(id).mine == []
    assert [seat.who for seat in again.table.seats] == ["open", "person"]


def test_only_others_who_are_there_can_be_blocked(server: Server) -> None:
    leto, _, id = two(server)
    assert said(leto.block, "block", id, seat=0) == (403, "not_allowed")
    assert said(leto.block, "block", id, seat=7) == (404, "not_found")
    assert said(leto.block, "block", id, remark=7) == (404, "not_found")
    assert said(leto.block, "block", id) == (409, "who")
    assert said(leto.block, "block", "nowhere", seat=1) == (404, "not_found")
    assert leto.blocks() == []


def test_reports_are_few(new_server: NewServer) -> None:
    server = new_server(KANLY_LOGINS="0.01")
    leto, _, id = two(server)
    for _ in range(10):
        leto.report("spam", "again and again", id, seat=1)
    assert said(leto.report, "spam", "once more", id, seat=1) == (429, "too_fast")


def test_one_person_speaks_so_much_at_all_tables_together(server: Server) -> None:
    leto = server.lobby("Leto")
    tables = [leto.create("feud", ["me", "me"]).table.id for _ in range(4)]
    said_so_far = 0
    with pytest.raises(Refused, match="too many remarks"):  # noqa: PT012
        for id in tables:
            with leto.seat(id, 0) as seat:
                for _ in range(8):  # each table alone would take ten
                    seat.say("blah")
                    said_so_far += 1
    assert 20 <= said_so_far < 32


def test_at_some_tables_only_those_who_sit_there_speak(server: Server) -> None:
    leto, feyd = server.lobby("Leto"), server.lobby("Feyd")
    id = leto.create("feud", ["me", "me"], talk="seats").table.id
    with leto.seat(id, 0) as seat, feyd.seat(id) as watching:
        with pytest.raises(Refused, match="only those who sit there"):
            watching.say("boo")
        seat.say("silence in the gallery")


FORGED = [
    "Thufir Hawat",
    "thufir hawat",
    "Тhufir Наwаt",
    "ThufirHawat",
    "Thuf1r Hawat",
    "ｔhufir.hawat",
    "ТНUFIR НАWАТ",
]


@pytest.fixture(scope="module")
def thufir(server: Server) -> Lobby:
    lobby = server.lobby()
    lobby.register("Thufir Hawat", PASSWORD)
    return lobby


@pytest.mark.parametrize("forged", FORGED)
def test_an_accounts_name_cannot_be_forged(server: Server, thufir: Lobby, forged: str) -> None:
    assert said(server.lobby().guest, forged) == (409, "name_taken")
    assert said(server.lobby("Nobody").change_me, name=forged) == (409, "name_taken")
    assert said(server.lobby().register, forged, PASSWORD) == (409, "name_taken")
    assert thufir.me().name == "Thufir Hawat"


@pytest.mark.parametrize("name", ["Kanly", "ADMIN", "Operаtor", "system."])
def test_nobody_speaks_for_the_house(server: Server, name: str) -> None:
    assert said(server.lobby().guest, name) == (400, "name")


def test_looks() -> None:
    alikes = [
        ("Paul", "Раul"),
        ("PauI", "paul"),
        ("Leto2", "Leto 2"),
        ("Ivan", "lvan"),
        ("Harkonnen", "Haгkonnen".replace("г", "r")),
    ]
    assert [(a, b) for a, b in alikes if look_of(a) != look_of(b)] == []
    others = ["Paul", "Paula", "Павло", "José", "Jose", "Чани", "Chani", "Leto 2", "Leto 3", "木", "林"]
    assert len({look_of(name) for name in others}) == len(others)
    assert alike("Раul", ["Stilgar", "Paul"])


def test_two_guests_at_one_table_do_not_look_alike(server: Server) -> None:
    leto, other = server.lobby("Paul"), server.lobby("Раul")
    id = leto.create("feud", ["me", "open"], public=True).table.id
    names = [seat.name for seat in other.join(id).table.seats]
    assert names == ["Paul", "Раul 2"]
    watcher = server.lobby("РAUL")
    with leto.seat(id, 0) as ear, watcher.seat(id) as mouth:
        mouth.say("I am Paul")
        heard(ear)
        assert ear.talk[-1].name not in names


def test_an_account_keeps_its_name_over_a_rename(server: Server) -> None:
    lobby, name = account(server, "Gurney")
    assert lobby.change_me(name=name.upper()).name == name.upper()
    assert said(server.lobby().guest, name) == (409, "name_taken")
    lobby.change_me(name=f"Halleck of {server.port}")
    server.lobby().guest(name)
