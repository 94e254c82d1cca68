"""One's own account: passwords, sessions, the second factor."""

from __future__ import annotations

import time
from itertools import count
from pathlib import Path

import httpx
import pyotp
import pytest
from tests.server.conftest import NewServer, Server
from tests.server.test_rights import watch
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kanly.client import Lobby, Refused, ServerSaid
from kanly.server.people import second

PASSWORD, OTHER = "the water of life", "fear is the mind killer"
NUMBERS = count(1)


def account(server: Server, name: str = "Jessica") -> tuple[Lobby, str]:
    """Somebody with an account of a name that nobody else has here."""
    name = f"{name} {next(NUMBERS)}"
    lobby = server.lobby()
    lobby.register(name, PASSWORD)
    return lobby, name


def said(work: object, *args: object, **named: object) -> tuple[int, str]:
    """With which status and code the server refuses."""
    with pytest.raises(ServerSaid) as error:
        work(*args, **named)  # type: ignore[operator]
    return error.value.status, error.value.code


def listen(socket: ClientConnection) -> None:
    """Listen without end."""
    while True:
        socket.recv(10)


def test_a_new_password_ends_all_other_sessions(server: Server) -> None:
    lobby, name = account(server)
    elsewhere = server.lobby()
    elsewhere.log_in(name, PASSWORD)
    id = elsewhere.create("feud", ["me", "me"]).table.id
    with elsewhere.seat(id, 0, patience=0.0) as seat:
        seat.wait_for_question()
        assert said(lobby.change_password, "not it", OTHER) == (403, "not_allowed")
        assert elsewhere.me().name == name
        lobby.change_password(PASSWORD, OTHER)
        with pytest.raises(Refused, match="nobody knows you"):
            watch(seat)
    assert said(elsewhere.me) == (403, "not_allowed")
    assert lobby.me().name == name
    assert len(lobby.sessions()) == 1
    assert said(server.lobby().log_in, name, PASSWORD) == (403, "not_allowed")
    server.lobby().log_in(name, OTHER)


@pytest.mark.parametrize("password", ["aaaaaaaa", "abababab"])
def test_a_password_that_anybody_would_try_is_refused(server: Server, password: str) -> None:
    lobby, name = account(server)
    assert said(lobby.change_password, PASSWORD, password) == (400, "password")
    assert said(lobby.change_password, PASSWORD, name.upper()) == (400, "password")
    assert lobby.me().name == name  # and nobody was logged out


def test_a_guest_has_no_password_to_change(server: Server) -> None:
    assert said(server.lobby("Shadout").change_password, "", OTHER) == (409, "guest")


def test_sessions_are_listed_and_ended_with_their_sockets(server: Server) -> None:
    lobby, name = account(server)
    elsewhere = server.lobby()
    elsewhere._http.headers["user-agent"] = "Ornithopter/1"
    elsewhere.log_in(name, PASSWORD)
    found = {session.this: session for session in lobby.sessions()}
    assert found[False].agent.startswith("Ornithopter/1")
    assert elsewhere.token not in str(found)
    page = connect(f"ws://127.0.0.1:{server.port}/api/me/socket", additional_headers=elsewhere.headers(), proxy=None)
    with page as open_page:
        lobby.end_session(found[False].id)
        with pytest.raises(ConnectionClosed):
            listen(open_page)
    assert said(elsewhere.me) == (403, "not_allowed")
    assert lobby.me().name == name
    stranger, _ = account(server)
    assert said(stranger.end_session, found[True].id) == (404, "not_found")
    assert lobby.me().name == name


def test_all_other_sessions_are_ended_at_once(server: Server) -> None:
    lobby, name = account(server)
    others = [server.lobby() for _ in range(3)]
    for other in others:
        other.log_in(name, PASSWORD)
    lobby.end_session()
    assert [session.this for session in lobby.sessions()] == [True]
    assert {said(other.me) for other in others} == {(403, "not_allowed")}


def test_a_second_factor_is_asked_and_each_code_is_good_once(server: Server) -> None:
    lobby, name = account(server)
    assert said(lobby.offer_second_factor, "not it") == (403, "not_allowed")
    offered = lobby.offer_second_factor(PASSWORD)
    assert "otpauth://totp/Kanly" in offered.link
    assert offered.picture.startswith("<svg")
    server.lobby().log_in(name, PASSWORD)  # an offer changes nothing
    app, now = pyotp.TOTP(offered.secret), int(time.time())
    first, next_one = app.at(now), app.at(now + second.STEP)
    assert said(lobby.turn_on_second_factor, f"{(int(first) + 1) % 10**6:06}") == (403, "wrong_code")
    codes = lobby.turn_on_second_factor(first)
    assert len(set(codes)) == 10
    assert lobby.me().second_factor
    door = server.lobby()
    assert said(door.log_in, name, PASSWORD) == (403, "code_needed")
    assert said(door.log_in, name, "not it", next_one) == (403, "not_allowed")
    assert said(door.log_in, name, PASSWORD, first) == (403, "wrong_code")  # it has turned the factor on
    door.log_in(name, PASSWORD, next_one)
    assert said(door.log_in, name, PASSWORD, next_one) == (403, "wrong_code")
    door.log_in(name, PASSWORD, codes[0].upper())
    assert said(door.log_in, name, PASSWORD, codes[0]) == (403, "wrong_code")
    assert said(lobby.turn_off_second_factor, PASSWORD, "") == (403, "code_needed")
    lobby.turn_off_second_factor(PASSWORD, codes[1])
    assert not lobby.me().second_factor
    door.log_in(name, PASSWORD)
    assert said(door.log_in, name, "not it", codes[2]) == (403, "not_allowed")


def test_codes_cannot_be_tried_without_end(new_server: NewServer) -> None:
    server = new_server(KANLY_LOGINS="0.02")
    lobby, _ = account(server)
    app = pyotp.TOTP(lobby.offer_second_factor(PASSWORD).secret)
    lobby.turn_on_second_factor(app.now())
    # from ever new addresses, so that only what the account counts holds them up
    guesses = [said(lobby.turn_off_second_factor, PASSWORD, f"{i:06}") for i in range(12)]
    assert guesses[0] == (403, "wrong_code")
    assert guesses[-1] == (429, "too_fast")


def test_secrets_are_kept_as_hashes(server: Server, new_server: NewServer) -> None:
    if not server.db.startswith("sqlite"):
        pytest.skip("the file of SQLite is looked at")
    lobby, name = account(server)
    codes = lobby.turn_on_second_factor(pyotp.TOTP(lobby.offer_second_factor(PASSWORD).secret).now())
    path = server.db.removeprefix("sqlite:///")
    stored = Path(path).read_bytes() + Path(path + "-wal").read_bytes()
    for secret in (*codes, lobby.token, PASSWORD):
        assert secret.encode() not in stored
    assert name.encode() in stored


def test_what_changes_something_needs_our_own_page(server: Server) -> None:
    lobby, _ = account(server)
    cookie = {"cookie": f"kanly_session={lobby.token}"}
    for method, path in (
        ("POST", "me/password"), ("DELETE", "me/sessions"), ("POST", "me/totp"), ("POST", "me/delete"),
        ("POST", "me/blocks"), ("POST", "reports"),
    ):  # fmt: skip
        for headers in (cookie, {**cookie, "origin": "https://evil.example"}):
            answer = httpx.request(method, f"{server.url}/api/{path}", headers=headers, json={})
            assert (answer.status_code, answer.json()["code"]) == (403, "origin"), path
    assert lobby.me().account


def test_another_address_needs_the_password(server: Server) -> None:
    """Links for a new password go there: whoever finds an open browser must not lead them elsewhere."""
    lobby, _ = account(server)
    assert said(lobby.change_me, email="thief@example.org") == (403, "not_allowed")
    assert said(lobby.change_me, email="thief@example.org", password=OTHER) == (403, "not_allowed")
    assert lobby.me().email == ""
    assert lobby.change_me(email="jessica@example.org", password=PASSWORD).email == "jessica@example.org"
    assert lobby.change_me(language="uk").email == "jessica@example.org"
    assert said(lobby.change_me, email="") == (403, "not_allowed")
    assert server.lobby("Mapes").change_me(email="mapes@example.org").email == "mapes@example.org"  # no password yet


def test_a_guest_who_logs_in_keeps_seats_and_games(server: Server) -> None:
    lobby, name = account(server)
    guest, other = server.lobby("Irulan"), server.lobby("Feyd")
    made = guest.create("feud", ["me", "open"], settings={"rounds": 9})
    id = made.table.id
    other.join(id, made.links[0].token)
    stolen = guest.token
    with guest.seat(id, 0, patience=0.0) as seat:
        seat.wait_for_question()
        assert guest.log_in(name, PASSWORD).id == lobby.me().id
        with pytest.raises(Refused, match="nobody knows you"):
            watch(seat)  # the guest's session has ended
    assert [mine.table.id for mine in lobby.my_tables()] == [id]
    assert lobby.table(id).mine == [0]
    assert lobby.table(id).table.owner.id == lobby.me().id
    with lobby.seat(id, 0) as seat:
        assert seat.wait_for_question()
        seat.choose("harvest")
    guest.token = stolen
    assert said(guest.me) == (403, "not_allowed")


def test_no_log_in_takes_over_somebody_elses_account(server: Server) -> None:
    """Only a guest's things go over: whoever is logged in already keeps theirs."""
    (first, one), (second_account, _) = account(server), account(server)
    id = second_account.create("feud", ["me", "me"]).table.id
    before = second_account.token
    second_account.log_in(one, PASSWORD)
    assert first.my_tables() == []
    second_account.token = before
    assert [mine.table.id for mine in second_account.my_tables()] == [id]
