"""docs/add-a-card.md, add-a-house-rule.md, add-a-language.md: what they quote is real, and it works."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from textwrap import indent

import pytest
from tests.docs.workshop import GAME
from tests.games.imperium.tables import UprisingTable

from kanly.bots import Match, RandomBot
from kanly.games.imperium.games.uprising import GAME as UPRISING
from kanly.kernel import BadSetup, Message, Module, RulesError
from kanly.rulebook import rulebook_of
from kanly.server.store.tables import Terms, new_table
from kanly.server.tables.infos import table_info
from kanly.words import Words

ENDINGS = {"python": ".py", "fluent": ".ftl"}


@pytest.mark.parametrize("page", ["docs/add-a-card.md", "docs/add-a-house-rule.md"])
def test_every_block_is_quoted(page: str, root: Path, blocks: Callable[[str], list[tuple[str, str]]]) -> None:
    paths = [*(root / "tests/docs/workshop").rglob("*"), Path(__file__)]
    found = blocks(page)
    assert {language for language, _ in found} == set(ENDINGS)
    for language, block in found:
        sources = [path.read_text(encoding="utf-8") for path in paths if path.suffix == ENDINGS[language]]
        shapes = [indent(block, margin) for margin in ("", "    ", "        ")]
        assert any(shape in source for shape in shapes for source in sources), f"nowhere:\n{block}"


def test_the_house_rule_is_a_setting_of_its_module() -> None:
    dry = GAME.open(GAME.set_up(3, ["dry_start"], {"first_water": 2}), "w")
    assert [house["water"] for house in dry.view(None)["houses"]] == [2, 2, 2]
    usual = GAME.open(GAME.set_up(3), "w")
    assert [house["water"] for house in usual.view(None)["houses"]] == [1, 1, 1]
    with pytest.raises(BadSetup, match="first_water"):
        GAME.set_up(3, [], {"first_water": 2})


def test_the_card_gives_water_for_resting_troops() -> None:
    t = UprisingTable(3, modules=["stillsuits"], game=GAME).give(0, hand=["stillsuit_maker"], garrison=5, water=0)
    t.turn(0).sends(0, "stillsuit_maker", "arrakeen").does(0, "stillsuit_maker.agent.1")
    assert t.house(0).water == 2


def test_a_variant_is_the_game_and_more() -> None:
    """Words, rules and bots of the game stay; the game itself knows nothing of its variant."""
    assert [module.name for module in GAME.modules] == [
        *[module.name for module in UPRISING.modules],
        "dry_start",
        "stillsuits",
    ]
    words = Words("en", GAME.packages)
    rules = GAME.rules(GAME.set_up(3, ["stillsuits"]))
    lines = [words.say(line) for line in rules.printed("stillsuit_maker")]
    assert "gain 1 water for every two troops in your garrison" in " ".join(lines)
    assert words.say(Message("card-dagger")) == "Dagger"
    assert not words.missing
    assert rulebook_of(GAME).find("W2")
    assert rulebook_of(GAME).find("SPY-07")
    assert "stillsuit_maker" not in UPRISING.rules(UPRISING.set_up(3)).pieces()
    with pytest.raises(RulesError, match="module 'choam' already"):
        UPRISING.variant("mine", "tests.docs.workshop", Module("choam"))


def test_a_variant_has_the_board_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kanly.server.tables.infos.games", lambda: {"workshop": GAME, "uprising": UPRISING})
    for game, board in (("workshop", "uprising"), ("uprising", "uprising"), ("gone", "gone")):
        assert table_info(new_table("t", "me", "Leto", game, Terms([]), "seed", "pledge")).board == board


def test_whole_games_of_the_variant() -> None:
    for seed, bot in (("1", RandomBot), ("2", GAME.bots["greedy"])):
        table = GAME.open(GAME.set_up(3, ["choam", "dry_start", "stillsuits"]), seed)
        Match(table, [bot() for _ in range(3)], seed).play_on()
        assert table.result is not None


def test_the_guide_to_languages_names_every_text(root: Path) -> None:
    page = (root / "docs/add-a-language.md").read_text(encoding="utf-8")
    named = [match.replace("<game>", "*") for match in re.findall(r"\| `([^`]*(?:en[^`]*\.ftl|rules\.md))` \|", page)]
    covered = {path for pattern in named for path in root.glob(pattern)}
    texts = {path for folder in ("src/kanly", "web/src") for path in (root / folder).rglob("en.ftl")}
    texts |= {path for name in ("en/*.ftl", "rules.md") for path in (root / "src/kanly").rglob(name)}
    assert texts == covered
    listed = re.search(r"`LANGUAGES`, in `([^`]+)`", page)
    assert listed is not None
    assert "export const LANGUAGES" in (root / listed[1]).read_text(encoding="utf-8")
