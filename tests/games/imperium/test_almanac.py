"""The almanac: everything that is printed, for clients that draw it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.imperium.table.test_influence import BONUS

from kanly.games.imperium.client.words import clause_words
from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.pieces.icons import FACTIONS
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.words import Words

RULES = GAME.rules(GAME.set_up(4, ["choam", "immortality"]))
BOX = RULES.full_almanac()


def messages(data: Any) -> list[dict[str, Any]]:
    """All messages inside."""
    if isinstance(data, list):
        return [found for item in data for found in messages(item)]
    if not isinstance(data, dict):
        return []
    inner = [found for item in data.values() for found in messages(item)]
    return [data, *inner] if data.keys() == {"id", "args", "refs", "rules"} else inner


def test_it_is_plain_data() -> None:
    assert json.loads(json.dumps(BOX)) == BOX


def test_every_piece_is_in_it() -> None:
    parts = ("cards", "intrigues", "spaces", "leaders", "contracts", "trophies", "research")
    named = {name for part in parts for name in BOX[part]} | {space["name"] for space in BOX["tleilaxu"]}
    assert named == set(RULES.pieces())


def test_every_line_can_be_said() -> None:
    words = Words("en", [GAME.package])
    unsaid = {message["id"] for message in messages(BOX) if not words.has(message["id"])}
    assert unsaid == set()


def test_a_space_as_it_is_printed() -> None:
    refinery = BOX["spaces"]["spice_refinery"]
    assert (refinery["icon"], refinery["combat"], refinery["maker"], refinery["needs"]) == ("city", True, False, None)
    assert [price["cost"] is None for price in refinery["prices"]] == [True, False]
    assert refinery["posts"] == ["post_arrakeen_refinery", "post_refinery_research"]
    assert BOX["spaces"]["shipping"]["needs"] == {"faction": "guild", "n": 2}


def test_a_leader_and_the_contracts_that_are_set_aside_for_it() -> None:
    claiming = {name: leader["claims"] for name, leader in BOX["leaders"].items() if "claims" in leader}
    assert claiming == {"shaddam_corrino_iv": ["contract_sardaukar_cards", "contract_sardaukar_recall"]}


def test_a_card_as_it_is_printed() -> None:
    card = BOX["cards"]["prepare_the_way"]
    assert (card["cost"], card["factions"]) == (2, ["bene_gesserit"])
    assert [clause["id"] for clause in card["reveal"]] == ["persuasion"]


HOLDINGS = {"place-spy": "spies", "resource-solari": "solari", "intrigue": "intrigues", "resource-water": "water"}


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_fourth_step_gives_what_the_almanac_says(faction: str) -> None:
    """INF-03; that the rules give the same is a test of influence."""
    [leaf] = [message for message in messages(BOX["factions"][faction]["steps"]["4"]) if message["id"] in HOLDINGS]
    assert {HOLDINGS[leaf["id"]]: leaf["args"].get("n", -1)} == BONUS[faction]


def test_CHO_03_without_contracts_nothing_speaks_of_taking_one() -> None:
    without = GAME.rules(GAME.set_up(4))
    assert isinstance(without, ImperiumRules)
    said = {found["id"] for found in messages(without.full_almanac())}
    assert "take-contract" in {found["id"] for found in messages(BOX)}
    assert "take-contract" not in said
    [gained] = without.full_almanac()["spaces"]["accept_contract"]["prices"][0]["effects"][:1]
    assert (gained["id"], gained["args"]["what"]["args"]) == ("gain", {"n": 2})
    icons = [name for name, effect in without.box.clauses.items() if effect.text().id == "take-contract"]
    assert icons
    for name in icons:
        assert messages(clause_words(without.box, name).data())[-1]["args"] == {"n": 2}
