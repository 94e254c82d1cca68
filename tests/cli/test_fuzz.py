"""`kanly fuzz`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from kanly.kernel.record import load_record

if TYPE_CHECKING:
    from tests.cli.conftest import Cli


def test_a_game_that_holds(cli: Cli) -> None:
    ran = cli("fuzz", "oasis", "--seats", "2", "--games", "2", "--seed", "1", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert (ran.data["games"], ran.data["failures"]) == (2, [])
    assert ran.data["checks"]["secrecy"] > 10
    again = cli("fuzz", "oasis", "--seats", "2", "--games", "2", "--seed", "1", "--json", "--workers", "2")
    assert ran.data["checks"] == again.data["checks"]


def test_all_set_ups_in_turn(cli: Cli) -> None:
    ran = cli("fuzz", "oasis", "--games", "3", "--seed", "1")
    assert ran.code == 0
    assert "3 games of oasis" in ran.out
    assert "0 failed" in ran.out


def test_one_game_is_not_many(cli: Cli) -> None:
    assert cli("fuzz", "oasis", "--seats", "2", "--games", "1", "--seed", "1").out.startswith("1 game of oasis, ")


def test_for_some_time(cli: Cli) -> None:
    ran = cli("fuzz", "oasis", "--seats", "2", "--minutes", "0.001", "--json")
    assert ran.code == 0
    assert ran.data["games"] >= 1


def test_a_broken_property(cli: Cli, unruly: Path) -> None:
    ran = cli("fuzz", "unruly", "--seats", "2", "--module", "faulty", "--seed", "9", "--json")
    assert ran.code == 1
    (failure,) = ran.data["failures"]
    assert failure["property"] in ("plays", "redeal-plays")
    assert "the field is empty" in failure["message"]
    assert failure["setup"]["modules"] == ["faulty"]
    load_record(Path(failure["record"]))
    ran = cli("fuzz", "unruly", "--seats", "2", "--module", "faulty", "--seed", "9", "--failures", "2")
    assert ran.code == 1
    assert ran.err.count("the field is empty") == 2
