"""`kanly rules`."""

from __future__ import annotations

from typing import TYPE_CHECKING

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


def test_json(cli: Cli) -> None:
    data = cli("rules", "feud", "F6", "--json").data
    assert data["game"] == "feud"
    assert [rule["id"] for rule in data["rules"]] == ["F6.1"]
    assert len(cli("rules", "feud", "--json").data["rules"]) == 13
