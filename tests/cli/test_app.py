"""What the command says of itself, and how it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import kanly

if TYPE_CHECKING:
    from tests.cli.conftest import Cli

    from kanly.server.process.config import Config

KANLY = [sys.executable, "-m", "kanly"]
COMMANDS = ["games", "play", "serve", "replay", "rules", "simulate", "fuzz", "bench"]


def test_alone_it_serves_on_this_machine(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[str, bool, bool]] = []

    def serve(config: Config, *, browser: bool, any_port: bool) -> None:
        served.append((config.host, browser, any_port))

    monkeypatch.delenv("KANLY_PORT", raising=False)
    monkeypatch.setattr("kanly.server.process.run.serve", serve)
    assert cli().code == 0
    monkeypatch.setenv("KANLY_PORT", "8765")
    assert cli().code == 0
    assert served == [("127.0.0.1", False, True), ("127.0.0.1", False, False)]


def test_help_says_what_it_can_do(cli: Cli) -> None:
    ran = cli("--help")
    assert ran.code == 0
    for command in COMMANDS:
        assert command in ran.out
    assert "kanly play dune" in ran.out


def test_version(cli: Cli) -> None:
    assert cli("--version").out == f"kanly {kanly.__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_help_teaches_with_an_example(cli: Cli, command: str) -> None:
    ran = cli(command, "--help")
    assert ran.code == 0
    assert f"kanly {command} " in ran.out or command == "games"


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["juggle"], "juggle"),
        (["simulate"], "GAME"),
        (["simulate", "feud", "--seats", "two"], "two"),
        (["simulate", "feud", "--colour"], "--colour"),
        (["simulate", "fued"], "did you mean feud?"),
        (["simulate", "feud", "--module", "sotrm"], "storm, market"),
        (["simulate", "feud", "--set", "round=3"], "did you mean rounds?"),
        (["simulate", "feud", "--set", "rounds"], "NAME=VALUE"),
        (["simulate", "arrakis", "--set", "values=nowhere.yaml"], "nowhere.yaml cannot be read"),
        (["simulate", "feud", "--set", "rounds=40"], "from 1 to 9"),
        (["simulate", "feud", "--set", "teams=perhaps"], "true or false"),
        (["simulate", "feud", "--set", "teams=true", "--seats", "3"], "2 or 4 seats"),
        (["simulate", "feud", "--seats", "7"], "2, 3 or 4 seats"),
        (["simulate", "feud", "--bots", "mentat"], "random"),
        (["simulate", "feud", "--seats", "2", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["simulate", "feud", "--games", "0"], "1 or more"),
        (["simulate", "feud", "--workers", "-1"], "0 or more"),
        (["simulate", "feud", "--bot-seconds", "nan"], "0 or more"),
        (["mentat"], "there is no command 'mentat'. Try: kanly --help"),
        (["games", "fued"], "did you mean feud?"),
        (["play", "fued"], "did you mean feud?"),
        (["play", "feud", "--seat", "4"], "from 0 to 3"),
        (["play", "feud", "--bot", "mentat"], "random"),
        (["play", "feud", "--name", ""], "no name"),
        (["play", "--load", "nothing.kanly"], "nothing.kanly cannot be read"),
        (["play", "--load", "nothing.kanly", "--seats", "2"], "--load"),
        (["replay", "nothing.kanly"], "nothing.kanly cannot be read"),
        (["replay", "."], "cannot be read"),
        (["rules", "fued"], "did you mean feud?"),
        (["rules", "feud", "quidditch"], "quidditch"),
        (["fuzz", "feud", "--games", "1", "--minutes", "1"], "not both"),
        (["fuzz", "fued"], "did you mean feud?"),
        (["bench", "fued"], "did you mean feud?"),
        (["bench", "--rounds", "0"], "1 or more"),
    ],
)
def test_wrong_use_is_one_clear_line(cli: Cli, args: list[str], says: str) -> None:
    ran = cli(*args)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("kanly: ")
    assert ran.err.count("\n") == 1
    assert says in ran.err


def test_records_cannot_go_into_a_file(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for command in ("simulate", "fuzz"):
        ran = cli(command, "feud", "--records", "file")
        assert (ran.code, ran.err.count("\n")) == (2, 1)
        assert "file cannot be a folder" in ran.err


def test_an_unforeseen_error_is_one_line_too(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("kanly.cli.commands.games.games", fail)
    ran = cli("games")
    assert ran.code == 1
    assert ran.err.startswith("kanly: ZeroDivisionError: oh")
    assert ran.err.count("\n") == 1
    monkeypatch.setenv("KANLY_DEBUG", "1")
    assert "Traceback" in cli("games").err


def test_as_a_process() -> None:
    done = subprocess.run([*KANLY, "simulate", "fued"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "did you mean feud?" in done.stderr
    script = Path(sys.executable).with_name("kanly")
    done = subprocess.run([script, "--version"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, f"kanly {kanly.__version__}\n")


def test_a_reader_who_has_seen_enough() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run([*KANLY, "games"], stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


def test_interrupting_a_person(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    ran = cli("play", "feud")
    assert (ran.code, ran.err) == (130, "\n")


# Where interrupts are ignored, as in the background of a script, every child ignores them too; this one does not.
HEEDING = "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"


def test_interrupting_workers(unruly: Path) -> None:
    args = ["simulate", "unruly", "--bots", "hangs", "--bot-seconds", "0", "--workers", "2"]
    command = [sys.executable, "-c", HEEDING, *KANLY, *args]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            assert process.stderr.readline() == "thinking\n"
            process.send_signal(signal.SIGINT)
            assert process.wait(60) == 130
            assert "Traceback" not in process.stderr.read()  # all of it: no worker holds the pipe open any longer
        finally:
            process.kill()
