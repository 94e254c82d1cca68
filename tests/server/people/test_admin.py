"""The operator's command, beside a running server and without one."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from tests.server.conftest import NewServer, Server, play_at_random
from tests.server.people.test_account import OTHER, PASSWORD, account, said
from tests.server.people.test_leaving import wait_until_gone
from tests.server.people.test_manners import heard, two
from tests.server.test_rights import watch
from websockets.sync.client import connect

from kanly.cli.app import run
from kanly.client import Refused

Admin = Callable[..., str]


@pytest.fixture
def admin(server: Server, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Runs a command of the operator's on the server's database; what it says."""
    return lambda *words: said_by(capsys, [*words, "--db", server.db])


def said_by(capsys: pytest.CaptureFixture[str], words: list[str], code: int = 0) -> str:
    assert run(["admin", *words]) == code, capsys.readouterr()
    return capsys.readouterr().out


def soon(true: Callable[[], bool]) -> None:
    """Servers look at their orders every few seconds."""
    until = time.monotonic() + 20
    while not true():
        assert time.monotonic() < until


def test_people_are_found(server: Server, admin: Admin) -> None:
    lobby, name = account(server, "Shaddam")
    assert name in admin("people", name[:5].lower())
    assert lobby.me().id in admin("people", name)
    assert name not in admin("people", "nobody of this name")


def test_a_password_is_reset_by_a_link(server: Server, admin: Admin) -> None:
    lobby, name = account(server)
    link = admin("reset", name, "--url", "https://kanly.example").strip()
    found = re.fullmatch(r"https://kanly\.example/#/reset/([\w-]{30,})", link)
    assert found is not None
    lobby.reset_password(found[1], OTHER)
    assert said(lobby.me) == (403, "not_allowed")
    server.lobby().log_in(name, OTHER)
    assert said(server.lobby().reset_password, found[1], PASSWORD) == (403, "link_used")


def test_whoever_is_banned_is_out_at_once(server: Server, admin: Admin) -> None:
    lobby, name = account(server)
    id = lobby.create("feud", ["me", "me"]).table.id
    with lobby.seat(id, 0, patience=0.0) as seat:
        seat.wait_for_question()
        ban = admin("ban", name, "--days", "2", "--reason", "poison").split()[-1]
        with pytest.raises(Refused, match="nobody knows you"):
            watch(seat)
    assert said(server.lobby().log_in, name, PASSWORD) == (403, "banned")
    assert said(server.lobby().log_in, name, OTHER) == (403, "not_allowed")  # only they learn of it
    assert name in admin("bans")
    admin("unban", ban)
    server.lobby().log_in(name, PASSWORD)


def test_whoever_is_silenced_plays_on(server: Server, admin: Admin) -> None:
    _, piter, id = two(server)
    ban = admin("ban", piter.me().id, "--talk").split()[-1]
    with piter.seat(id, 1) as seat:
        with pytest.raises(Refused, match="does not let you speak"):
            seat.say("boo")
        admin("unban", ban)
        seat.say("thanks")


def test_nobody_new_comes_from_a_banned_address(server: Server, admin: Admin) -> None:
    lobby = server.lobby("Leto")
    ban = admin("ban", "127.0.0.1").split()[-1]
    assert said(server.lobby().guest, "Piter") == (403, "banned")
    assert said(server.lobby().register, f"Piter {server.port}", PASSWORD) == (403, "banned")
    assert lobby.me().name == "Leto"
    admin("unban", ban)
    server.lobby("Piter")


def test_reports_are_read_and_closed(server: Server, admin: Admin) -> None:
    leto, piter, id = two(server)
    with piter.seat(id, 1) as seat:
        seat.say("a hunter-seeker for you")
    leto.report("abuse", "he threatens me\x1b[2J", id, remark=0)
    told = admin("reports")
    assert "he threatens me" in told
    assert "a hunter-seeker for you" in told
    assert "\x1b" not in told
    number = next(line.split()[0] for line in told.splitlines() if "he threatens me" in line)
    admin("close-report", number)
    assert number not in admin("reports")
    assert number in admin("reports", "--all")


def test_a_broadcast_reaches_open_pages(server: Server, admin: Admin) -> None:
    lobby = server.lobby("Leto")
    page = connect(f"ws://127.0.0.1:{server.port}/api/me/socket", additional_headers=lobby.headers(), proxy=None)
    with page as mine:
        id = admin("broadcast", "We rest at noon.", "--uk", "Опівдні перерва.").split()[-1]
        assert '"what":"broadcast"' in str(mine.recv(20))
    assert server.lobby().broadcasts()[0].words == {"en": "We rest at noon.", "uk": "Опівдні перерва."}
    assert "We rest at noon." in admin("broadcasts")
    admin("withdraw", id)
    assert server.lobby().broadcasts() == []


def test_tables_are_listed_and_ended(server: Server, admin: Admin) -> None:
    lobby = server.lobby("Leto")
    running = lobby.create("feud", ["me", "me"]).table.id
    waiting = lobby.create("feud", ["me", "open"]).table.id
    assert running in admin("tables", "running")
    assert waiting not in admin("tables", "running")
    admin("close-table", running)
    admin("close-table", waiting)
    soon(lambda: lobby.table(running).table.status == "abandoned")
    soon(lambda: waiting not in admin("tables"))


def test_somebody_is_removed_with_their_data(server: Server, admin: Admin, capsys: pytest.CaptureFixture[str]) -> None:
    lobby, name = account(server)
    id = lobby.create("feud", ["me", "random"]).table.id
    assert "--yes" in said_by(capsys, ["delete", name, "--db", server.db], code=1)
    assert lobby.me().name == name
    admin("delete", name, "--yes")
    wait_until_gone(server.db)
    soon(lambda: server.lobby().table(id).table.status == "abandoned")
    assert name not in admin("people")


def test_the_second_factor_is_dropped_and_sessions_end(server: Server, admin: Admin) -> None:
    import pyotp

    lobby, name = account(server)
    lobby.turn_on_second_factor(pyotp.TOTP(lobby.offer_second_factor(PASSWORD).secret).now())
    admin("drop-second-factor", name)
    server.lobby().log_in(name, PASSWORD)
    assert admin("log-out", name).startswith("2 ")
    soon(lambda: _is_out(lobby))


def _is_out(lobby: object) -> bool:
    try:
        lobby.me()  # type: ignore[attr-defined]
    except Exception:
        return True
    return False


def test_health(new_server: NewServer, capsys: pytest.CaptureFixture[str]) -> None:
    server = new_server()
    server.lobby("Leto").create("feud", ["me", "me"])
    told = said_by(capsys, ["health", "--db", server.db])
    assert "1 running" in told
    assert "keeps going: 0" in told
    server.stop()
    assert "servers: none" in said_by(capsys, ["health", "--db", server.db], code=1)


MISSING = [["reset", "No Such Name"], ["unban", "77"], ["close-table", "77"], ["withdraw", "77"]]


@pytest.mark.parametrize("words", MISSING)
def test_what_is_not_there_is_said(server: Server, capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    assert run(["admin", *words, "--db", server.db]) == 1
    assert "kanly admin" in capsys.readouterr().err


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["admin", "people", "--db", f"sqlite:///{tmp_path}/none.db"]) == 1
    assert "there is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


# ------------------------------------------------------------------------------------------------ backups


def test_a_backup_of_a_running_server_is_restored_and_played_on(
    new_server: NewServer, empty_db: Callable[[], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = new_server()
    lobby, name = account(server)
    finished = lobby.create("feud", ["me", "random"]).table.id
    with lobby.seat(finished, 0) as seat:
        play_at_random(seat, Random(1))
    id = lobby.create("feud", ["me", "me"]).table.id
    with lobby.seat(id, 0) as seat:
        seat.say("halt")
        seat.wait_for_question()
        seen = seat.view
    file = tmp_path / "kanly.backup"
    assert "rows in" in said_by(capsys, ["backup", str(file), "--db", server.db])
    assert file.stat().st_mode & 0o077 == 0
    lobby.create("feud", ["me", "me"])  # after the backup
    server.kill()

    db = empty_db()
    assert "rows restored" in said_by(capsys, ["restore", str(file), "--db", db])
    again = new_server(db=db)
    back = again.lobby()
    back.log_in(name, PASSWORD)
    assert {each.table.id for each in back.my_tables()} == {id}
    assert back.record(finished)
    with back.seat(id, 0) as seat:
        assert seat.wait_for_question()
        assert seat.view == seen
        assert [text for text, _ in heard(seat)] == ["halt"]
        assert seat.ask is not None
        seat.choose(seat.ask.options[0].option)


def test_a_backup_crosses_from_one_kind_of_database_to_the_other(
    postgres: Callable[[], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there, back = f"sqlite:///{tmp_path}/a.db", postgres(), f"sqlite:///{tmp_path}/b.db"
    server = Server(here, tmp_path).start()
    _, name = account(server)
    server.close()
    files = [tmp_path / "1", tmp_path / "2"]
    counts = [said_by(capsys, ["backup", str(files[0]), "--db", here]).split()[0]]
    said_by(capsys, ["restore", str(files[0]), "--db", there])
    counts.append(said_by(capsys, ["backup", str(files[1]), "--db", there]).split()[0])
    said_by(capsys, ["restore", str(files[1]), "--db", back])
    assert counts[0] == counts[1]
    assert name in said_by(capsys, ["people", "--db", back])


def test_a_backup_that_is_not_whole_is_refused(
    server: Server, admin: Admin, empty_db: Callable[[], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    account(server)
    whole, cut, other = tmp_path / "whole", tmp_path / "cut", tmp_path / "other"
    admin("backup", str(whole))
    cut.write_bytes(whole.read_bytes()[:-40])
    other.write_bytes(b"not a backup")
    db = empty_db()
    for file in (cut, other):
        assert run(["admin", "restore", str(file), "--db", db]) == 1
        assert "backup" in capsys.readouterr().err
    said_by(capsys, ["restore", str(whole), "--db", db])  # nothing of them was left behind
    assert run(["admin", "restore", str(whole), "--db", db]) == 1
    assert "not empty" in capsys.readouterr().err
