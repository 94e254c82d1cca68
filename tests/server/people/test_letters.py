"""Links by mail: for a new password, and to prove an address. Whoever asks learns nothing about others."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, update
from tests.server.conftest import Server
from tests.server.people.post import PostOffice
from tests.server.people.test_account import OTHER, PASSWORD, account, said

from kanly.server.store.schema import letters

LINK = re.compile(r"#/(\w+)/([\w-]+)")


@pytest.fixture
def post() -> Iterator[PostOffice]:
    office = PostOffice()
    yield office
    office.close()


@pytest.fixture
def mailing(post: PostOffice, tmp_path: Path) -> Iterator[Server]:
    """A server that sends letters."""
    settings = {"KANLY_SMTP": post.url, "KANLY_MAIL_FROM": "kanly@example.org", "KANLY_URL": "http://127.0.0.1"}
    settings |= {"KANLY_OPERATOR": "operator@example.org"}
    server = Server(f"sqlite:///{tmp_path}/kanly.db", tmp_path, **settings).start()
    yield server
    server.close()


def link_in(post: PostOffice, to: str) -> tuple[str, str]:
    letter = post.wait()
    assert f"To: {to}" in letter
    found = LINK.search(letter.replace("=\r\n", "").replace("=3D", "="))
    assert found is not None, letter
    return found[1], found[2]


def test_a_forgotten_password_is_replaced_by_a_link_that_works_once(mailing: Server, post: PostOffice) -> None:
    lobby, name = account(mailing)
    lobby.change_me(email="jessica@example.org", password=PASSWORD)
    what, token = link_in(post, "jessica@example.org")
    assert what == "prove"
    assert not lobby.me().proved
    lobby._http.post("/api/proofs", json={"token": token}).raise_for_status()
    assert lobby.me().proved

    stranger = mailing.lobby()
    stranger.forgot_password(name.upper())
    what, token = link_in(post, "jessica@example.org")
    assert what == "reset"
    assert said(stranger.reset_password, token, "aaaaaaaa") == (400, "password")
    stranger.reset_password(token, OTHER)
    assert said(lobby.me) == (403, "not_allowed")  # whoever was in is out
    assert said(stranger.reset_password, token, PASSWORD) == (403, "link_used")
    assert said(stranger.log_in, name, PASSWORD) == (403, "not_allowed")
    stranger.log_in(name, OTHER)


def test_old_links_are_good_no_longer(mailing: Server, post: PostOffice) -> None:
    """Neither after their time, nor once the account has another address."""
    lobby, name = account(mailing)
    lobby.change_me(email="jessica@example.org", password=PASSWORD)
    lobby._http.post("/api/proofs", json={"token": link_in(post, "jessica@example.org")[1]}).raise_for_status()
    lobby.forgot_password(name)
    _, late = link_in(post, "jessica@example.org")
    engine = create_engine(mailing.db)
    with engine.begin() as connection:
        connection.execute(update(letters).values(expires=time.time() - 1))
    engine.dispose()
    assert said(lobby.reset_password, late, OTHER) == (403, "link_used")
    lobby.forgot_password(name)
    _, elsewhere = link_in(post, "jessica@example.org")
    lobby.change_me(email="other@example.org", password=PASSWORD)
    assert said(lobby.reset_password, elsewhere, OTHER) == (403, "link_used")
    assert lobby.me().name == name  # and nobody is out


def test_nobody_learns_whether_there_is_an_account(mailing: Server, post: PostOffice) -> None:
    lobby, name = account(mailing)
    lobby.change_me(email="jessica@example.org", password=PASSWORD)  # and never proves it
    assert link_in(post, "jessica@example.org")[0] == "prove"
    answers = []
    for asked in (name, "Nobody Here", "\u200b"):
        began = time.perf_counter()
        answer = lobby._http.post("/api/resets", json={"name": asked})
        answers.append((answer.status_code, answer.content, time.perf_counter() - began < 1))
    assert set(answers) == {(202, b"", True)} or set(answers) == {(202, b"null", True)}
    lobby.change_me(email="other@example.org", password=PASSWORD)
    assert link_in(post, "other@example.org")[0] == "prove"  # no letter for a new password came before it


def test_a_proof_counts_only_for_the_address_it_went_to(mailing: Server, post: PostOffice) -> None:
    lobby, _ = account(mailing)
    lobby.change_me(email="old@example.org", password=PASSWORD)
    _, token = link_in(post, "old@example.org")
    lobby.change_me(email="new@example.org", password=PASSWORD)
    link_in(post, "new@example.org")
    assert lobby._http.post("/api/proofs", json={"token": token}).status_code == 403
    assert not lobby.me().proved


def test_letters_to_one_account_are_few(mailing: Server, post: PostOffice) -> None:
    lobby, name = account(mailing)
    lobby.change_me(email="jessica@example.org", password=PASSWORD)
    lobby._http.post("/api/proofs", json={"token": link_in(post, "jessica@example.org")[1]}).raise_for_status()
    for _ in range(8):
        lobby.forgot_password(name)
    lobby.change_me(email="last@example.org", password=PASSWORD)
    letters = [post.wait()]
    while "last@example.org" not in letters[-1]:
        letters.append(post.wait())
    assert len(letters) <= 4


def test_a_report_reaches_the_operator(mailing: Server, post: PostOffice) -> None:
    leto, piter = mailing.lobby("Leto"), mailing.lobby("Piter")
    id = leto.create("feud", ["me", "open"], public=True).table.id
    piter.join(id)
    leto.report("abuse", "He poisons the air.", id, seat=1)
    letter = post.wait()
    assert "To: operator@example.org" in letter
    assert "He poisons the air." in letter
