"""Numbered rules in markdown."""

from __future__ import annotations

import pytest
from feud import GAME

from kanly.kernel import Game, KanlyError
from kanly.registry import game_named, games
from kanly.rulebook import ONLY, Rulebook, _is_among, _texts, _together, in_play, rulebook_of

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
    assert rule == ("R10.1", "Forces come from the reserves.", "Shipment", "en", ())
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


TRANSLATED = """# Правила

## R10 Высадка
- R10.1 Отряды приходят из резерва, как 1 буря.
- R10.3 Части:
  - R10.3.1 Первая.

## SPY Шпионы

## Ход конкурента
- RIV-1 Конкуренты не тянут карт во время бури.

## R21 Настройки
| а | б |
"""


@pytest.fixture
def russian() -> Rulebook:
    return Rulebook(TEXT, TRANSLATED, "ru")


def test_a_translation_says_what_it_can(rulebook: Rulebook, russian: Rulebook) -> None:
    assert [rule.id for rule in russian.rules] == [rule.id for rule in rulebook.rules]
    assert {rule.id: rule.language for rule in russian.rules if rule.language != "en"} == dict.fromkeys(
        ("R10.1", "R10.3", "R10.3.1", "RIV-1"), "ru"
    )
    assert russian.find("R10.1") == ("R10.1", "Отряды приходят из резерва, как 1 буря.", "Высадка", "ru", ())
    table = "A table follows.\n\n| place | cost |\n|---|---|\n| sand | 2 |"
    assert russian.find("R10.2") == ("R10.2", table, "Высадка", "en", ())
    assert russian.find("ALL-04") == rulebook.find("ALL-04")


def test_headings_and_what_stands_below_them_are_translated(russian: Rulebook) -> None:
    assert [section.title for section in russian.sections] == [
        "Высадка",
        "Шпионы",
        "Influence",
        "Ход конкурента",
        "Настройки",
    ]
    assert [section.ids for section in russian.sections] == [("R10",), ("SPY",), ("INF", "ALL"), (), ("R21",)]
    settings = russian.section("R21")
    assert settings is not None
    assert settings.text == "| а | б |"
    mixed = russian.section("R10")
    assert mixed is not None
    assert mixed.text.startswith("- R10.1 Отряды приходят")
    assert mixed.text.splitlines()[1:3] == ["- R10.2 A table follows.", ""]


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ("буря", ["R10.1", "RIV-1"]),
        ("бурями", ["R10.1", "RIV-1"]),
        ("отряд", ["R10.1"]),
        ("отрядов", ["R10.1"]),
        ("конкур", ["RIV-1"]),
        ("Резервы приход", ["R10.1"]),
        ("бурный", []),
        ("table", ["R10.2"]),
        ("шпион", ["SPY-01", "SPY-02"]),
    ],
)
def test_search_knows_endings(russian: Rulebook, words: str, ids: list[str]) -> None:
    assert [rule.id for rule in russian.search(words)] == ids


def test_near(rulebook: Rulebook) -> None:
    assert "R10.3.1" in rulebook.near("R10.3.2")


def test_a_games_own() -> None:
    rule = rulebook_of(GAME).find("F3.1")
    assert rule is not None
    assert rule.section == "Scouting"
    with pytest.raises(KanlyError, match="brings no rules"):
        rulebook_of(Game("bare", "kanly.kernel", (2,), GAME.base))


ABOVE = """# Another game
<!-- without: SPY R10.2 -->

## NEW What is new
- NEW-01 A rule of its own.

## R10 Shipment
- R10.1 Forces come from the board.
- R10.4 Nothing more.
"""


def test_a_game_has_the_first_word() -> None:
    """What it says stands in place of what the game says that it builds on, and what it names does not hold."""
    book = Rulebook(_together([ABOVE, TEXT]))
    ids = ["NEW-01", "R10.1", "R10.3", "R10.3.1", "R10.4", "ALL-04", "F7", "RIV-1"]
    assert [rule.id for rule in book.rules] == ids
    rule = book.find("R10.1")
    assert rule is not None
    assert rule.text == "Forces come from the board."
    assert book.section("SPY") is None


def test_the_first_imperium_is_told_by_itself() -> None:
    """Its rules name neither what only Uprising has nor a game for six."""
    book = rulebook_of(game_named("imperium"))
    assert {ids[0] for ids in [section.ids for section in book.sections]}.isdisjoint(
        {"SPY", "WRM", "CHO", "SIX", "RIV"}
    )
    said = [rule for rule in book.rules if not rule.id.startswith(("IX", "IMM", "LDR"))]
    foreign = ("Uprising", "spy ", "spies", "sandworm", "Shield Wall", "six players", "(SPY", "(WRM", "(BAT")
    assert [rule.id for rule in said if any(word in rule.text for word in foreign)] == []
    uprising = rulebook_of(game_named("uprising")).find("AGT-01")
    assert uprising is not None
    assert "infiltrate" in uprising.text


ONLY_SOME = [(("ix",), ["SPY", "R10.2", "R10.3"]), (("ix", "every"), ["ALL-03..ALL-05"]), (("six",), ["SPY-02"])]


@pytest.mark.parametrize(
    ("chosen", "gone"),
    [
        ([], ["R10.2", "R10.3", "R10.3.1", "SPY-01", "SPY-02", "ALL-04"]),
        (["six"], ["R10.2", "R10.3", "R10.3.1", "SPY-01", "SPY-02", "ALL-04"]),
        (["every"], ["R10.2", "R10.3", "R10.3.1", "SPY-01", "SPY-02"]),
        (["ix"], ["SPY-02"]),
        (["ix", "six"], []),
    ],
)
def test_what_needs_a_module_holds_only_with_it(chosen: list[str], gone: list[str]) -> None:
    book = Rulebook(TEXT, only=ONLY_SOME)
    held = book.holding(chosen)
    assert [rule.id for rule in book.rules if rule not in held.rules] == gone
    assert [held.find(id) for id in gone] == [None] * len(gone)
    section = held.section("R10")
    assert section is not None
    assert ("| sand | 2 |" in section.text) == ("R10.2" not in gone)
    assert (held.section("SPY") is None) == ("SPY-01" in gone), "a section of which nothing holds is not there"
    assert held.section("R21") is not None, "one without rules stays"


def test_rows_and_beginnings_of_ids() -> None:
    assert _is_among("ATR.A1", ["ATR.A"])
    assert _is_among("R15.3.1", ["R15.3"])
    assert not _is_among("R15.30", ["R15.3"])
    assert not _is_among("TIE-01", ["T"])
    assert _is_among("IX-75", ["IX-06..IX-75"])
    assert not _is_among("IX-76", ["IX-06..IX-75"])
    assert not _is_among("SIX-70", ["IX-06..IX-75"])


def test_a_tables_rules_are_those_of_what_it_has_chosen() -> None:
    first = game_named("imperium")
    book = rulebook_of(first)

    def begins(*modules: str) -> set[str]:
        return {rule.id.split("-")[0] for rule in book.holding(in_play(first.set_up(4, modules))).rules}

    assert {"IX", "IMM"} & begins() == set()
    assert {"IX", "IMM"} & begins("rise_of_ix") == {"IX"}
    assert {"IX", "IMM"} & begins("immortality") == {"IMM"}
    assert book.holding(in_play(first.set_up(4))).find("BAS-62") is not None
    uprising = game_named("uprising")
    assert rulebook_of(uprising).holding(in_play(uprising.set_up(4))).find("BAS-62") is None
    dune = game_named("dune")
    assert rulebook_of(dune).holding(in_play(dune.set_up(6))).section("R15") is None
    assert rulebook_of(dune).holding(in_play(dune.set_up(6, ["advanced"]))).rules == rulebook_of(dune).rules


def test_marks_of_modules_name_rules_that_are_there() -> None:
    for game in games().values():
        ids = [rule.id for rule in rulebook_of(game).rules]
        for _, named in ONLY.findall("".join(_texts(game, "rules.md")[:1])):
            assert [each for each in named.split() if not any(_is_among(id, [each]) for id in ids)] == []
