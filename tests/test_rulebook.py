"""Numbered rules in markdown."""

from __future__ import annotations

import pytest
from feud import GAME

from kanly.kernel import Game, KanlyError
from kanly.rulebook import Rulebook, rulebook_of

TEXT = """# A rulebook

Words before any section: R0.0 is not a rule here.

## R10 Shipment
- R10.1 Forces come from the reserves.
- R10.2 A table follows.

| place | cost |
|---|---|
| sand | 2 |

- R10.3 Parts:
  - R10.3.1 The first part.
  - no id, so it belongs above

## SPY — Spies
- **SPY-01** Spies stand on posts.
- **SPY-02 Recall.** A spy may be recalled.
### INF / ALL — Influence
- **ALL-04** An alliance.
- F7: With a colon.

## A rival's turn
- RIV-1 Rivals do not draw.

## R21 Options
| a | b |
"""


@pytest.fixture
def rulebook() -> Rulebook:
    return Rulebook(TEXT)


def test_rules(rulebook: Rulebook) -> None:
    assert [rule.id for rule in rulebook.rules] == [
        "R10.1",
        "R10.2",
        "R10.3",
        "R10.3.1",
        "SPY-01",
        "SPY-02",
        "ALL-04",
        "F7",
        "RIV-1",
    ]
    rule = rulebook.find("r10.1")
    assert rule is not None
    assert rule == ("R10.1", "Forces come from the reserves.", "Shipment")
    assert rulebook.find("R10") is None
    bold = rulebook.find("SPY-02")
    assert bold is not None
    assert bold.text == "**Recall.** A spy may be recalled."


def test_what_stands_below_belongs_to_a_rule(rulebook: Rulebook) -> None:
    table = rulebook.find("R10.2")
    assert table is not None
    assert table.text.endswith("| sand | 2 |")
    parts = rulebook.find("R10.3")
    assert parts is not None
    assert parts.text == "Parts:\n  - R10.3.1 The first part.\n  - no id, so it belongs above"


def test_sections(rulebook: Rulebook) -> None:
    assert [(section.ids, section.title) for section in rulebook.sections] == [
        (("R10",), "Shipment"),
        (("SPY",), "Spies"),
        (("INF", "ALL"), "Influence"),
        ((), "A rival's turn"),
        (("R21",), "Options"),
    ]
    for id, title in [("spy", "Spies"), ("ALL", "Influence"), ("RIV-1", "A rival's turn"), ("R21", "Options")]:
        section = rulebook.section(id)
        assert section is not None
        assert section.title == title
    assert rulebook.section("R99") is None


def test_search(rulebook: Rulebook) -> None:
    assert [rule.id for rule in rulebook.search("spy recall")] == ["SPY-02"]
    assert [rule.id for rule in rulebook.search("Spies")] == ["SPY-01", "SPY-02"]
    assert rulebook.search("part alliance first")[0].id == "R10.3"
    assert rulebook.search("zeppelin") == []
    assert rulebook.search("") == []


def test_near(rulebook: Rulebook) -> None:
    assert "R10.3.1" in rulebook.near("R10.3.2")


def test_a_games_own() -> None:
    rule = rulebook_of(GAME).find("F3.1")
    assert rule is not None
    assert rule.section == "Scouting"
    with pytest.raises(KanlyError, match="brings no rules"):
        rulebook_of(Game("bare", "kanly.kernel", (2,), GAME.base))
