"""docs/learn.md: its code runs, and its table of sizes is true."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

from kanly.env.numbers import Numbered

SETUPS: list[tuple[str, int, list[str]]] = [
    ("oasis", 3, []),
    ("uprising", 4, []),
    ("uprising", 4, ["choam", "immortality"]),
    ("uprising", 6, []),
    ("imperium", 4, ["rise_of_ix"]),
    ("dune", 6, ["advanced"]),
    ("dune", 2, []),
    ("arrakis", 2, []),
]


@pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")
def test_the_code_runs(blocks: Callable[[str], list[tuple[str, str]]]) -> None:
    names: dict[str, object] = {"__name__": "learn"}
    for language, block in blocks("docs/learn.md"):
        if language == "python":
            exec(compile(block, "docs/learn.md", "exec"), names)
    assert "batch" in names


def test_the_sizes_are_true(root: Path) -> None:
    text = (root / "docs/learn.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| [^|]+ \| (\d+) \| (\d+) \| ([^|]+) \|$", text, re.MULTILINE)
    assert len(rows) == len(SETUPS)
    for (game, seats, modules), (numbers, actions, names) in zip(SETUPS, rows):
        numbered = Numbered(game, seats, modules)
        assert (numbered.size, numbered.actions) == (int(numbers), int(actions)), (game, seats, modules)
        named = names.removeprefix("also ").strip().split(", ")
        assert [name for name in numbered.rules.blocks if name in named] == named
        if not names.startswith("also"):
            assert named == list(numbered.rules.blocks)
