"""`save` at the prompt: where it goes, what it never touches, and what it says."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kanly.kernel.record import load_record

if TYPE_CHECKING:
    from tests.cli.conftest import Cli

FEUD = ("play", "feud", "--seats", "3", "--seed", "abc")


def files() -> list[str]:
    return sorted(path.name for path in Path().iterdir())


@pytest.mark.parametrize(
    ("named", "says"),
    [
        ("games", "games is a folder; name a file in it"),
        ("games/", "games/ is a folder; name a file in it"),
        ("..", ".. is a folder; name a file in it"),
        ("no/such/evening.kanly", "there is no folder no/such to save evening.kanly in"),
        ("notes.txt", "notes.txt is there already and is no record that Kanly reads; name another file"),
        ("notes.txt/evening.kanly", "there is no folder notes.txt to save evening.kanly in"),
        ("pipe", "pipe is no ordinary file; name another one"),
        ("lost", "lost is no ordinary file; name another one"),
        ('""', "write save, or save FILE"),
        ("n" * 300, "cannot be written: File name too long"),
    ],
)
def test_where_nothing_can_be_saved(cli: Cli, named: str, says: str) -> None:
    Path("games").mkdir()
    Path("notes.txt").write_text("buy water")
    os.mkfifo("pipe")
    Path("lost").symlink_to("nowhere")
    before = files()
    ran = cli(*FEUD, typed=f"2\nsave {named}\n")
    assert says in ran.words
    assert "Errno" not in ran.out
    assert files() == before
    assert Path("notes.txt").read_text() == "buy water"
    assert ran.out.endswith("The game is not saved.\n")


def test_nothing_is_left_behind_when_writing_fails(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    ran = cli(*FEUD, typed="2\nsave a.kanly\n")
    assert "a.kanly cannot be written: No space left on device\n" in ran.out
    assert files() == []


def test_quotes_and_home(cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    ran = cli(*FEUD, typed="2\nsave \"my game\"\nsave 'a.kanly'\nsave ~/b.kanly\nsave it's\n")
    assert files() == ["a.kanly", "b.kanly", "it's", "my game"]
    assert "Saved in my game; kanly play --load 'my game' goes on.\n" in ran.out
    assert cli("play", "--load", "my game").code == 0


def test_only_the_same_game_is_replaced_and_that_is_said(cli: Cli) -> None:
    ran = cli(*FEUD, typed="2\nsave a.kanly\n1\nsave a.kanly\n")
    assert "Saved in a.kanly; " in ran.out
    assert "Saved in a.kanly, over what was saved of this game before; " in ran.words
    kept = load_record(Path("a.kanly"))
    assert len(kept.choices) > 1
    for seats, seed, rounds in (("3", "abd", "3"), ("2", "abc", "3"), ("3", "abc", "1"), ("3", "abc", "3")):
        again = ("play", "feud", "--seats", seats, "--seed", seed, "--set", f"rounds={rounds}")
        ran = cli(*again, typed="2\nsave a.kanly\n")  # the last begins as the saved one did, but has not come so far
        assert "a.kanly is there already and holds another game; name another file" in ran.words
    assert load_record(Path("a.kanly")) == kept


def test_a_game_that_went_back_replaces_its_own_file(cli: Cli) -> None:
    cli(*FEUD, typed="2\nsave a.kanly\nundo\nsave a.kanly\n")
    assert load_record(Path("a.kanly")).choices == []
    cli(*FEUD, typed="2\nsave b.kanly\n")
    cli("play", "--load", "b.kanly", typed="undo\nsave b.kanly\n")
    assert load_record(Path("b.kanly")).choices == []


def test_a_game_that_cannot_go_on_replaces_nothing(cli: Cli, unruly: Path) -> None:
    args = ("play", "unruly", "--module", "faulty", "--bot", "random", "--seed", "7")
    cli(*args, typed="1\n" * 60)
    assert files() == ["unruly.kanly"]
    ran = cli(*args[:-1], "8", typed="1\n" * 60)
    assert (ran.code, files()) == (1, ["unruly-2.kanly", "unruly.kanly"])
