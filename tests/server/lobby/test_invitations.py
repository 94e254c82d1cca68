"""Invitations: a link, a code or a picture for each open seat; each works once."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from tests.server.conftest import NewServer, Server

from kanly.client import ServerSaid


def test_a_code_leads_to_its_seat_once(server: Server) -> None:
    host, friend, late = server.lobby("Leto"), server.lobby("Paul"), server.lobby("Piter")
    made = host.create("feud", ["me", "open", "open"])
    first, second = made.links
    assert first.code != second.code
    told = first.code.lower().replace("-", " ")  # as somebody types it who was told it aloud
    found = friend.find(told)
    assert (found.table.id, found.mine) == (made.table.id, [])
    assert (found.table.game, found.table.owner.name) == ("feud", "Leto")
    assert friend.join(found.table.id, told).mine == [first.seat]
    with pytest.raises(ServerSaid, match="404"):
        late.find(first.code)
    with pytest.raises(ServerSaid, match="403"):
        late.join(made.table.id, first.code)
    assert late.join(made.table.id, second.token).mine == [second.seat]


def test_a_new_link_replaces_the_old_code(server: Server) -> None:
    host, friend = server.lobby("Leto"), server.lobby("Paul")
    made = host.create("feud", ["me", "open"])
    [fresh] = host.change_seat(made.table.id, 1, "link").links
    with pytest.raises(ServerSaid, match="404"):
        friend.find(made.links[0].code)
    with pytest.raises(ServerSaid, match="403"):
        friend.join(made.table.id, made.links[0].token)
    assert friend.join(made.table.id, fresh.code).mine == [1]


def test_guesses_at_codes_are_counted(new_server: NewServer) -> None:
    lobby = new_server(KANLY_LOGINS="0.001").lobby("Piter")
    answers = []
    for i in range(12):
        with pytest.raises(ServerSaid) as error:
            lobby.find(f"AAAA-AAA{i}")
        answers.append(error.value.status)
    assert answers[0] == 404
    assert answers[-1] == 429


def test_a_link_becomes_a_picture(server: Server) -> None:
    lobby = server.lobby("Leto")
    answer = lobby._http.post("/api/pictures", json={"text": "https://kanly.example/#/join/t/abc"})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")  # a page that opened it would show text
    picture = ElementTree.fromstring(answer.text)
    assert picture.tag.endswith("svg")
    assert lobby._http.post("/api/pictures", json={"text": "x" * 401}).status_code == 400
