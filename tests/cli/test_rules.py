"""`kanly rules`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kanly.registry import games
from kanly.rulebook import rulebook_of

if TYPE_CHECKING:
    from tests.cli.conftest import Cli


def test_contents(cli: Cli) -> None:
    out = cli("rules", "feud").out
    assert "F1 Rounds" in out
    assert "M1 Market" in out


def test_a_rule_a_section_words(cli: Cli) -> None:
    assert "F4.1 Every other seat may stop a duel" in cli("rules", "feud", "f4.1").out
    section = cli("rules", "feud", "F4").out
    assert all(id in section for id in ("Duels", "F4.1", "F4.2", "F4.3"))
    found = cli("rules", "feud", "guard", "ties").out
    assert found.index("F4.3") < found.index("F4.2")


@pytest.mark.parametrize(
    ("game", "wanted", "id"),
    [
        ("uprising", ("SPY 07",), "SPY-07"),
        ("uprising", ("spy", "7"), "SPY-07"),
        ("uprising", ("SPY-7",), "SPY-07"),
        ("uprising", ("Spy07",), "SPY-07"),
        ("dune", ("r 10.08",), "R10.8"),
        ("feud", ("F 4.01",), "F4.1"),
    ],
)
def test_an_id_however_it_is_written(cli: Cli, game: str, wanted: tuple[str, ...], id: str) -> None:
    assert [rule["id"] for rule in cli("rules", game, *wanted, "--json").data["rules"]] == [id]
    assert cli("rules", game, *wanted).out.split()[1] == id


def test_sections_however_they_are_written(cli: Cli) -> None:
    assert "F4 Duels" in cli("rules", "feud", "f", "04").out


def test_every_id_of_every_game_is_its_own() -> None:
    for game in games().values():
        rulebook = rulebook_of(game)
        assert [rulebook.find(rule.id.replace("-", " ").lower()) for rule in rulebook.rules] == rulebook.rules


def test_headings_in_another_language(cli: Cli) -> None:
    assert "R1 Игровое поле" in cli("rules", "dune", "--language", "ru").out
    assert "R1 Игровое поле" in cli("rules", "dune", "R1", "--language", "ru").out


def test_a_rule_without_a_translation_is_told_in_english(cli: Cli) -> None:
    out = cli("rules", "feud", "F4.1", "--language", "uk").out
    assert "F4.1 Every other seat may stop a duel" in out
    assert "In English, for want of a translation: F4.1" in out
    assert "want of a translation" not in cli("rules", "feud", "F4.1").out
    assert cli("rules", "feud", "F4.1", "--language", "uk", "--json").data["rules"][0]["language"] == "en"


def test_help_names_no_games_ids_as_if_they_were_all(cli: Cli) -> None:
    words = cli("rules", "--help").words
    assert "A rule or a section by its id" in words
    assert words.count("R10.8") == words.count("kanly rules dune R10.8") == 1


def test_json(cli: Cli) -> None:
    data = cli("rules", "feud", "F6", "--json").data
    assert data["game"] == "feud"
    assert [rule["id"] for rule in data["rules"]] == ["F6.1"]
    assert len(cli("rules", "feud", "--json").data["rules"]) == 15


def test_what_holds_only_with_a_module_is_marked(cli: Cli) -> None:
    assert "IMM Immortality (Immortality)" in cli("rules", "imperium").out
    assert "(CHOAM)" in cli("rules", "uprising", "CHO-04").out
    assert "(CHOAM)" not in cli("rules", "uprising", "CHO-03").out
