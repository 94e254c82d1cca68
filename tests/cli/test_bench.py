"""`kanly bench`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import kanly.kernel.running.table
from kanly.cli.commands.bench import find_builds

if TYPE_CHECKING:
    from tests.cli.conftest import Cli


COMPILED = not (kanly.kernel.running.table.__file__ or "").endswith(".py")


def test_ratios_in_one_run(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KANLY_COMPILED", "nowhere")
    ran = cli("bench", "feud", "--seconds", "0.02", "--rounds", "1", "--json")
    assert (ran.code, ran.err) == (0, "")
    found = {(row["what"], row["mode"], row["build"]): row for row in ran.data["results"]}
    pure = found["feud", "games", "pure"]
    assert pure["times_pure"] == 1.0
    assert pure["decisions_per_second"] == pytest.approx(1e6 / pure["microseconds"], rel=0.01)
    assert found["feud", "rollouts", "pure"]["times_chess"] > 0
    assert found["chess", "games", "python-chess"]["times_chess"] == 1.0
    assert (("feud", "games", "compiled") in found) == COMPILED


@pytest.mark.skipif(COMPILED, reason="a compiled build finds its own source")
def test_where_a_compiled_build_is_looked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KANLY_COMPILED", str(tmp_path))
    builds, note = find_builds()
    assert [build.name for build in builds] == ["pure"]
    assert f"no compiled build in {tmp_path}: make one with `make compiled`" in note


def test_for_people(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    row = {"what": "feud", "mode": "games", "build": "pure", "decisions_per_second": 50_000.0, "microseconds": 20.0}
    data = {"results": [{**row, "times_pure": 1.0, "times_chess": None}], "note": "nothing compiled"}
    monkeypatch.setattr("kanly.cli.commands.bench.run", lambda *_: data)
    out = cli("bench", "feud").out
    assert "50,000" in out
    assert "nothing compiled" in out
