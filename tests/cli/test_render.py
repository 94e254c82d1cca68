"""Views as text."""

from __future__ import annotations

from io import StringIO
from typing import Any

from rich.console import Console

from kanly.cli.render import lay_out, plain


def shown(data: dict[str, Any]) -> list[str]:
    console = Console(file=StringIO(), width=60)
    with console.capture() as capture:
        console.print(lay_out(data))
    return [line.rstrip() for line in capture.get().splitlines()]


def test_values_lists_and_records() -> None:
    data = {
        "round": 2,
        "storm_move": None,
        "wall": True,
        "order": ["anvil", "briar"],
        "discard": [],
        "houses": [{"name": "anvil", "spice": 3, "hand": ["?", "[b]"]}, {"name": "briar", "spice": 12}],
        "leaders": {"alia": {"state": "ready"}, "duncan": {"state": None}},
        "duel": {"dials": [0, 1], "sides": {"a": 1}},
        "supply": {"troops": 3, "spies": 0},
        "forces": {},
    }
    assert shown(data) == [
        "round 2 · wall yes",
        "order: anvil, briar",
        "discard: none",
        "houses",
        "  name   spice  hand",
        "  anvil      3  ?, [b]",
        "  briar     12",
        "leaders",
        "          state",
        "  alia    ready",
        "  duncan  -",
        "duel",
        "  dials: 0, 1",
        "  sides: a 1",
        "supply: troops 3, spies 0",
        "forces: none",
    ]


def test_wide_records_stand_below_each_other() -> None:
    wide = {str(number): number for number in range(9)}
    assert shown({"factions": {"atreides": {**wide, "hand": ["lasgun"]}}}) == [
        "factions",
        "  atreides",
        "    0 0 · 1 1 · 2 2 · 3 3 · 4 4 · 5 5 · 6 6 · 7 7 · 8 8",
        "    hand: lasgun",
    ]


def test_nobody_commands_the_terminal() -> None:
    assert plain("a\x1b[2Jb\n") == "a?[2Jb?"
