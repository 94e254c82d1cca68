"""Acts are asked only in their stages of a turn, and only for houses that hold a card for them."""

from __future__ import annotations

from kanly.games.imperium.games.series import SeriesRules
from kanly.games.imperium.phases.acts import Acts
from kanly.games.imperium.table.state import CHOOSING, REVEALING, SENT
from kanly.registry import game_named


def rules_of(*modules: str) -> SeriesRules:
    game = game_named("imperium")
    rules = game.rules(game.set_up(4, modules))
    assert isinstance(rules, SeriesRules)
    return rules


def names(acts: Acts) -> list[str]:
    return [act.what for act, _ in acts.every]


def test_every_stage_has_its_acts_in_the_order_of_the_modules() -> None:
    rules = rules_of("immortality", "rise_of_ix")
    choosing = ["anywhere", "graft", "release", "atomics", "cheaper", "tech"]
    assert names(rules.acts_in[CHOOSING]) == choosing
    assert names(rules.acts_in[SENT]) == ["release", "atomics", "tech", "launch"]
    assert names(rules.acts_in[REVEALING]) == ["grow", "release", "atomics", "tech"]
    assert [act.what for act in rules.acts_anytime] == ["release"]


def test_cards_for_an_act_are_all_their_copies() -> None:
    rules = rules_of("rise_of_ix")
    held = {act.what: cards for act, cards in rules.acts_in[CHOOSING].every}
    haderach = rules.box.cards["kwisatz_haderach"]
    assert held["anywhere"] == frozenset(haderach.pieces)
    assert held["cheaper"]
    assert not held["tech"]


def test_an_act_whose_cards_are_not_in_the_box_never_comes_up() -> None:
    game = game_named("uprising")
    rules = game.rules(game.set_up(4))
    assert isinstance(rules, SeriesRules)
    haderach = rules_of().acts["anywhere"]
    assert Acts([haderach], rules.box, CHOOSING).every == []


def test_who_holds_no_card_for_an_act_is_asked_about_the_others() -> None:
    acts = rules_of("rise_of_ix").acts_in[CHOOSING]
    haderach, accord = [min(cards) for _, cards in acts.every if cards]
    assert [act.what for act in acts.open] == ["tech"]
    assert acts.needed[haderach]
    assert acts.needed[accord]
    assert [act.what for act in acts.with_hand([haderach])] == ["anywhere", "tech"]
    assert [act.what for act in acts.with_hand([accord])] == ["cheaper", "tech"]
    other = acts.needed.index(False)
    assert [act.what for act in acts.with_hand([other])] == ["tech"]
