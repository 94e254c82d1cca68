"""`kanly replay`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Cli


@pytest.fixture
def record(cli: Cli) -> str:
    """The record of a whole game."""
    cli("simulate", "feud", "--games", "1", "--seed", "r", "--records", ".")
    return "feud-000000.kanly"


def test_everything_in_words(cli: Cli, record: str) -> None:
    ran = cli("replay", record)
    assert (ran.code, ran.err) == (0, "")
    assert "    1  random 0: " in ran.out
    assert "House Dusk drew" in ran.out
    assert "All 3 rounds have been played.\n1. " in ran.out


def test_what_a_seat_saw(cli: Cli, record: str) -> None:
    ran = cli("replay", record, "--seat", "1")
    assert "House Briar drew" in ran.out
    assert "House Dusk drew" not in ran.out
    assert "random 0: " not in ran.out.partition("All 3 rounds")[0]
    assert cli("replay", record, "--seat", "4").code == 2


def test_private_news_say_whose_they_are(cli: Cli) -> None:
    cli("simulate", "uprising", "--games", "1", "--seed", "r", "--bots", "random", "--records", ".")
    drawn = [
        line.strip()
        for line in cli("replay", "uprising-000000.kanly", "--until", "12").out.splitlines()
        if "You draw" in line
    ]
    assert drawn
    assert not [line for line in drawn if not line.startswith("(")]
    assert len({line.partition(")")[0] for line in drawn}) > 1
    own = cli("replay", "uprising-000000.kanly", "--until", "12", "--seat", "0").out
    assert "\n       You draw" in own


def test_until(cli: Cli, record: str) -> None:
    ran = cli("replay", record, "--until", "2")
    assert "\n    2  " in ran.out
    assert "\n    3  " not in ran.out
    assert "After 2 of " in ran.out
    assert cli("replay", record, "--until", "-1").code == 2


def test_step(cli: Cli, record: str) -> None:
    ran = cli("replay", record, "--step", typed="\n\n")
    assert "\n    3  " in ran.out
    assert "\n    4  " not in ran.out
    assert "\n    2  " not in cli("replay", record, "--step", typed="q\n").out


def test_verify(cli: Cli, record: str) -> None:
    ran = cli("replay", record, "--verify")
    assert ran.code == 0
    assert "digests and its result agree" in ran.out
    data = cli("replay", record, "--verify", "--json").data
    assert data["verified"] is True
    assert data["result"]["ranking"]


def test_json(cli: Cli, record: str) -> None:
    data = cli("replay", record, "--json").data
    assert (data["game"], data["seats"], data["verified"], data["finished"]) == ("feud", 4, True, True)
    assert data["players"][0] == {"name": "random 0", "bot": "random"}
    assert data["shown"] == data["choices"]
    assert data["result"]["scores"]
    event = data["events"][0]
    assert (event["after"], event["kind"]) == (0, "drawn")
    assert event["text"].startswith("House Anvil drew ")
    part = cli("replay", record, "--json", "--until", "3").data
    assert (part["shown"], part["verified"], part["finished"], part["result"]) == (3, False, False, None)


def test_tampering_is_found(cli: Cli, record: str) -> None:
    data = json.loads(Path(record).read_text())
    digests = [[data["digests"][0][0], "0" * 32], *data["digests"][1:]]
    scores = {**data["result"]["scores"], "anvil": 99}
    changes: list[tuple[dict[str, object], str]] = [
        ({"digests": digests}, "$.digests[0]"),
        ({"result": {**data["result"], "scores": scores}}, "$.result"),
        ({"choices": data["choices"][:-1]}, "$."),
    ]
    for part, where in changes:
        other = {**data, **part}
        Path("bad.kanly").write_text(json.dumps(other))
        for flags in ([], ["--verify"]):
            ran = cli("replay", "bad.kanly", *flags)
            assert ran.code == 1
            assert where in ran.err


def test_talk_cannot_command_a_terminal(cli: Cli, record: str) -> None:
    data = json.loads(Path(record).read_text())
    data["talk"] = [[1, 2, "look: \x1b[31m"]]
    Path("talk.kanly").write_text(json.dumps(data))
    ran = cli("replay", "talk.kanly")
    assert "random 2 says: look: ?[31m" in ran.out
