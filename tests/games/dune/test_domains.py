"""Domains hold what can come up in a set-up: the factions that can be in play, their leaders and their powers."""

from __future__ import annotations

from typing import Any

import pytest

from kanly.games.dune.game import GAME
from kanly.games.dune.rules import DuneRules
from kanly.kernel import BadSetup


def rules(seats: int, *modules: str, **settings: Any) -> DuneRules:
    """The rules of one set-up."""
    made = GAME.rules(GAME.set_up(seats, modules, settings))
    assert isinstance(made, DuneRules)
    return made


def test_two_players_have_two_factions_to_speak_of() -> None:
    two = rules(2)
    assert set(two.domain("opponent").options) == {"atreides", "harkonnen"}
    assert len(two.domain("keep_traitor").options) == 10
    assert {pair for option in two.domain("bribe").options for pair in option[:2]} == {"atreides", "harkonnen"}
    assert not any(option[1] == "stilgar" for option in two.domain("show").options)


def test_questions_of_a_faction_come_with_it() -> None:
    two, three, six = set(rules(2).domains), set(rules(3).domains), set(rules(6).domains)
    assert {"ride", "protect", "place_forces"} <= three - two
    assert {"voice", "predicted_faction", "place_advisor", "guild_moment"} <= six - three
    assert {"prescience", "exchange"} <= two


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_faction_can_come_up_where_all_are_in_the_pool(seats: int) -> None:
    assert rules(seats, faction_pool="all").actions == rules(6).actions


def test_fixed_factions_leave_no_room_for_the_pool() -> None:
    fixed = rules(2, faction_1="spacing_guild", faction_2="emperor", faction_pool="all")
    assert fixed.domain("opponent").options == ["emperor", "spacing_guild"]
    assert "prescience" not in fixed.domains
    assert ("leader", "kwisatz_haderach") not in fixed.domain("ghola").options
    half = rules(2, faction_1="spacing_guild")
    assert set(half.domain("opponent").options) == {"atreides", "spacing_guild", "harkonnen"}


def test_two_factions_each_are_four() -> None:
    assert len(rules(2, two_factions_each=True).domain("opponent").options) == 4


def test_whoever_picks_a_faction_is_told_why_the_others_are_not_to_be_had() -> None:
    assert len(rules(2).domain("take_faction").options) == 6
    with pytest.raises(BadSetup, match="only 2 factions are in play"):
        rules(2, faction_3="fremen")
