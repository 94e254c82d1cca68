"""Acts are asked only in their stages of a turn, and only for houses that hold a card for them."""

from __future__ import annotations

from kanly.games.imperium.games.series import SeriesRules
from kanly.games.imperium.phases.acts import Act, acts_in
from kanly.games.imperium.table.state import CHOOSING, REVEALING, SENT
from kanly.registry import game_named


def rules_of(*modules: str) -> SeriesRules:
    game = game_named("imperium")
    rules = game.rules(game.set_up(4, modules))
    assert isinstance(rules, SeriesRules)
    return rules


def names(acts: list[tuple[Act, frozenset[int]]]) -> list[str]:
    return [act.what for act, _ in acts]


def test_every_stage_has_its_acts_in_the_order_of_the_modules() -> None:
    rules = rules_of("immortality", "rise_of_ix")
    choosing = ["anywhere", "graft", "release", "atomics", "cheaper", "tech"]
    assert names(rules.acts_in[CHOOSING]) == choosing
    assert names(rules.acts_in[SENT]) == ["release", "atomics", "tech", "launch"]
    assert names(rules.acts_in[REVEALING]) == ["grow", "release", "atomics", "tech"]
    assert [act.what for act in rules.acts_anytime] == ["release"]


def test_cards_for_an_act_are_all_their_copies() -> None:
    rules = rules_of("rise_of_ix")
    held = {act.what: cards for act, cards in rules.acts_in[CHOOSING]}
    haderach = rules.box.cards["kwisatz_haderach"]
    assert held["anywhere"] == frozenset(haderach.pieces)
    assert held["cheaper"]
    assert not held["tech"]


def test_an_act_whose_cards_are_not_in_the_box_never_comes_up() -> None:
    game = game_named("uprising")
    rules = game.rules(game.set_up(4))
    assert isinstance(rules, SeriesRules)
    haderach = rules_of().acts["anywhere"]
    assert acts_in([haderach], rules.box, CHOOSING) == []
