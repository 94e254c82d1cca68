"""The program that writes the ladder: what was played comes onto the page, what was not stays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools import ladder


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    found = tmp_path / "ladder.md"
    found.write_text(ladder.PAGE.read_text())
    monkeypatch.setattr(ladder, "PAGE", found)
    monkeypatch.setattr(ladder, "KEPT", tmp_path)
    return found


def test_rows_that_were_not_played_here_stay(page: Path) -> None:
    before = page.read_text()
    ladder.write()
    assert page.read_text() == before


def test_a_row_that_was_played_stands_in_its_table(page: Path) -> None:
    row = next(row for row in ladder.rows() if row.table == "search" and row.setup.seats > 1)
    other = {"wins": {}, "fair": {row.bot: 0.25}, "side": {row.bot: [0.1, 0.4, 0.8]}, "verdict": {row.bot: "better"}}
    row.kept.write_text(json.dumps({"games": 7, "share": {row.bot: [0.1, 0.375, 0.8]}, **other}))
    ladder.write()
    line = f"| {' | '.join(row.cells)} | 7 | 37.5% | 10.0% to 80.0% | 25% | 40.0% | better |"
    assert page.read_text().splitlines().count(line) == 1


def test_a_page_without_its_marks_is_refused(page: Path) -> None:
    page.write_text(page.read_text().replace("<!-- easy:", "<!-- other:"))
    with pytest.raises(SystemExit, match="2 tables"):
        ladder.write()


def test_a_row_that_cannot_be_played_says_why(page: Path) -> None:
    setup = ladder.Setup("dune", 6, ("sandals",), (1,))
    row = ladder.Row("greedy", setup, "greedy", "random")
    with pytest.raises(SystemExit, match="no module 'sandals'"):
        ladder.play(row)
    assert not row.kept.exists()


def test_every_line_of_the_page_is_a_row_of_the_program() -> None:
    known = {f"| {' | '.join(row.cells)} |" for row in ladder.rows()}
    for _, _, table in ladder.TABLE.findall(ladder.PAGE.read_text()):
        for line in table.splitlines()[2:]:
            assert any(line.startswith(begins) for begins in known), line
