"""What questions and options say: which figures, how many too many, what falls, and when a card can be played."""

from __future__ import annotations

import re

import pytest
from tests.games.arrakis.tables import SIDE_NUMBER, ArrakisTable, arrakis

from kanly.kernel.asks import token
from kanly.words import Words

LANGUAGES = {language: Words(language, ["kanly.games.arrakis"]) for language in ("en", "ru", "uk")}


def question(t: ArrakisTable, side: str, language: str = "en") -> str:
    """What the side is asked."""
    ask = t.table.ask(SIDE_NUMBER[side])
    assert ask is not None
    return LANGUAGES[language].say(t.table.rules.question(t.table.play, ask))


def says(t: ArrakisTable, side: str, option: str, language: str = "en") -> str:
    """What an option says."""
    ask = t.table.ask(SIDE_NUMBER[side])
    assert ask is not None
    wanted = next(each for each in ask.options if token(each) == option)
    return LANGUAGES[language].say(t.table.rules.describe(t.table.play, ask, wanted))


def test_r0_4_a_move_that_brings_too_many_units_says_so() -> None:
    t = arrakis().legion("atreides", "gara_kulon", regular=3).legion("atreides", "ne_outer_12", regular=4)
    t.dice("atreides", strategy=1).dice("harkonnen", mentat=1).turn("atreides")
    t.does("atreides", "turn", "strategy").does("atreides", "action", "move").does("atreides", "legion", "gara_kulon")
    assert "more than 6 units if all go" in says(t, "atreides", "step:ne_outer_12")
    assert "more than" not in says(t, "atreides", "step:ne_outer_11")
    t.does("atreides", "target", "step:ne_outer_12")
    assert says(t, "atreides", "go") == "Go to North-East (outer), area 12 (more than 6 units: some must go)"
    t.does("atreides", "leave", "regular")
    assert says(t, "atreides", "go") == "Go to North-East (outer), area 12"


def test_r0_4_a_deployment_into_a_full_legion_says_so() -> None:
    t = arrakis().legion("harkonnen", "arsunt", regular=6).legion("harkonnen", "carthag", regular=5)
    t.dice("harkonnen", deployment=1).turn("harkonnen")
    t.does("harkonnen", "turn", "deployment").does("harkonnen", "action", "deploy")
    assert "more than 6 units" in says(t, "harkonnen", "arsunt")
    assert says(t, "harkonnen", "carthag") == "Carthag"
    t.does("harkonnen", "deploy", "carthag")
    assert "more than 6 units" in says(t, "harkonnen", "carthag")


def test_figures_that_are_scattered_are_named_and_counted() -> None:
    t = arrakis().steps("atreides", ("scatter", "special", 2))
    assert question(t, "atreides") == "Where do you place a figure of the card: Fedaykin? (2 left)"
    t.does("atreides", "place_at", "ne_outer_1")
    assert "(1 left)" in question(t, "atreides")


def test_a_card_says_which_figures_it_places() -> None:
    t = arrakis().legion("harkonnen", "arsunt", regular=5)
    t.steps("harkonnen", ("place", "regular*2 elite", "settlement"))
    assert question(t, "harkonnen") == "Where do you place the figures of the card: 2 × regular, 1 × elite?"
    assert "more than 6 units" in says(t, "harkonnen", "arsunt")


def test_figures_of_a_card_have_the_names_of_their_side() -> None:
    t = arrakis().legion("harkonnen", "arsunt", regular=1).legion("harkonnen", "carthag", regular=1)
    t.steps("harkonnen", ("place", "special generic", "legion"))
    assert question(t, "harkonnen") == "Where do you place the figures of the card: 1 × Sardaukar, 1 × Bashar?"


def test_r7_15_without_an_advance_the_sietch_is_not_destroyed() -> None:
    t = arrakis().sietch("tasmin_sink", 2).legion("harkonnen", "pasty_mesa", regular=2)
    t.dice("harkonnen", strategy=1).turn("harkonnen")
    t.does("harkonnen", "turn", "strategy").does("harkonnen", "action", "attack")
    t.does("harkonnen", "legion", "pasty_mesa").does("harkonnen", "target", "step:tasmin_sink")
    if t.asked("harkonnen") == "leave":
        t.does("harkonnen", "leave", "go")
    assert says(t, "harkonnen", "advance") == "Advance: the sietch is destroyed, 2 supremacy"
    assert says(t, "harkonnen", "stay") == "Stay: the sietch is not destroyed"


def test_r8_3_a_payment_says_what_becomes_of_each_power() -> None:
    t = arrakis().harvester("the_great_flat", "nw_outer_5", "sw_inner_1")
    t.tracks(choam=1, spacing_guild=2, landsraad=4).play("spice_harvest")
    assert says(t, "harkonnen", "2:3:0:0") == (
        "Pay 5: CHOAM stays (2, ban), Spacing Guild rises (3), Landsraad falls (ban)"
    )
    assert "CHOAM at the bottom (ban)" in says(t, "harkonnen", "0:0:0:0")
    ask = t.table.ask(SIDE_NUMBER["harkonnen"])
    assert ask is not None
    assert t.table.rules.question(t.table.play, ask).refs == ("power:choam", "power:spacing_guild", "power:landsraad")


def test_r4_4_a_card_in_hand_comes_with_any_die() -> None:
    t = arrakis().hand("harkonnen", "hh_sandmasters").dice("harkonnen", mentat=1).turn("harkonnen")
    seat = SIDE_NUMBER["harkonnen"]
    reasons = {thing: t.table.why_not_thing(seat, f"card:{thing}") for thing in ("hh_sandmasters", "fa_thumpers")}
    assert {thing: reason.id for thing, reason in reasons.items() if reason} == {
        "hh_sandmasters": "why-spend-first-card",
        "fa_thumpers": "why-no-card",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_brackets_within_brackets(language: str) -> None:
    t = arrakis().legion("atreides", "ne_outer_12", regular=3).dice("atreides", strategy=1)
    t.dice("harkonnen", mentat=1).turn("atreides")
    t.does("atreides", "turn", "strategy").does("atreides", "action", "move").does("atreides", "legion", "ne_outer_12")
    depth = deepest = 0
    for sign in question(t, "atreides", language):
        depth += (sign == "(") - (sign == ")")
        deepest = max(deepest, depth)
    assert deepest == 1


def test_an_attack_tells_its_extra_only_where_there_is_one() -> None:
    rules, say = arrakis().table.rules, LANGUAGES["en"].say
    attacks = [
        line for piece in rules.pieces() for line in map(say, rules.printed(piece)) if re.search("attack with", line)
    ]
    assert any("One more die each round." in line for line in attacks)
    assert [line for line in attacks if "extra" in line or "  " in line or line.endswith(" ")] == []


WASTED = ": nothing is done, and what it cost stays spent"


def test_r4_22_declining_says_that_the_die_is_spent_all_the_same_and_the_log_that_nothing_came_of_it() -> None:
    t = arrakis().legion("harkonnen", "pasty_mesa", regular=3).legion("atreides", "tasmin_sink", regular=1)
    t.dice("harkonnen", strategy=2).dice("atreides", strategy=1).turn("harkonnen")
    t.does("harkonnen", "turn", "strategy").does("harkonnen", "action", "attack")
    assert says(t, "harkonnen", "done") == "None" + WASTED
    assert "витрачене не повертається" in says(t, "harkonnen", "done", "uk")
    t.does("harkonnen", "legion", "pasty_mesa")
    assert says(t, "harkonnen", "done") == "No attack" + WASTED
    t.does("harkonnen", "target", "done")
    assert t.told("nothing_came")


def test_r4_16_a_free_action_on_the_way_is_no_use_of_the_die() -> None:
    t = arrakis().legion("harkonnen", "pasty_mesa", regular=1).legion("atreides", "tasmin_sink", regular=1)
    t.dice("atreides", strategy=1).dice("harkonnen", mentat=1).tracks(jihad=8).turn("atreides")
    t.does("atreides", "turn", "strategy").does("atreides", "action", "attack")
    t.does("atreides", "legion", "free:atomics:rimwall")
    assert says(t, "atreides", "done") == "None" + WASTED
    t.does("atreides", "legion", "done")
    assert t.told("nothing_came")


def test_r4_8_after_the_first_legion_has_moved_nothing_is_wasted_by_stopping() -> None:
    t = arrakis().legion("harkonnen", "pasty_mesa", regular=1).legion("harkonnen", "arsunt", regular=1)
    t.dice("harkonnen", strategy=2).turn("harkonnen").does("harkonnen", "turn", "strategy")
    t.does("harkonnen", "action", "move").does("harkonnen", "legion", "pasty_mesa")
    t.does("harkonnen", "target", t.offered(0)[0])
    assert says(t, "harkonnen", "done") == "None"
    t.does("harkonnen", "legion", "done")
    assert not t.told("nothing_came")


def test_r0_10_a_card_or_action_that_can_do_nothing_says_so_and_so_does_the_log() -> None:
    t = arrakis().legion("harkonnen", "pasty_mesa", regular=3).legion("atreides", "tasmin_sink", regular=1)
    t.hand("harkonnen", "ca_killers_without_mercy", "hh_sandmasters").dice("harkonnen", house=2, strategy=1)
    t.turn("harkonnen").does("harkonnen", "turn", "house")
    assert says(t, "harkonnen", "card:ca_killers_without_mercy") == "Play Killers Without Mercy: does nothing now"
    assert says(t, "harkonnen", "card:hh_sandmasters") == "Play Sandmasters"
    assert says(t, "harkonnen", "promote") == "Replace two regulars with elites"
    t.does("harkonnen", "action", "card:ca_killers_without_mercy")
    assert t.told("nothing_came")


def test_r0_10_a_card_that_lets_another_be_played_does_something_only_with_another() -> None:
    t = arrakis().legion("harkonnen", "pasty_mesa", regular=3).leader("feyd_rautha", "ready")
    t.hand("harkonnen", "ca_breeding_program", "hh_sandmasters").dice("harkonnen", house=1)
    t.turn("harkonnen").does("harkonnen", "turn", "house")
    assert says(t, "harkonnen", "card:ca_breeding_program").endswith("Program")
    t.does("harkonnen", "action", "card:ca_breeding_program").does("harkonnen", "play_card", "pass")
    assert t.told("no_more_cards")


def test_r7_12_whoever_sends_the_enemy_away_is_told_that_it_is_the_enemy() -> None:
    t = arrakis().legion("harkonnen", "pasty_mesa", regular=4).legion("atreides", "se_outer_1", regular=4)
    t.rolls("ssss ssss").action("harkonnen", ("attack", "any", False, ""))
    t.does("harkonnen", "legion", "pasty_mesa").does("harkonnen", "target", "step:se_outer_1")
    if t.asked("harkonnen") == "leave":
        t.does("harkonnen", "leave", "go")
    t.does("harkonnen", "battle_on", "continue").does("atreides", "retreat", "retreat")
    assert t.asked("harkonnen") == "retreat_to"
    assert question(t, "harkonnen").startswith("Where must the enemy legion retreat from")
    assert "ворожий легіон" in question(t, "harkonnen", "uk")


def test_r4_18_whoever_scouts_is_asked_from_where_he_scouts() -> None:
    t = arrakis().token("imperial_basin").fly("ornithopter", "air_ne_spoke", "air_north")
    t.dice("harkonnen", mentat=1).turn("harkonnen")
    t.does("harkonnen", "turn", "free:scout").does("harkonnen", "scout", "imperial_basin")
    assert question(t, "harkonnen") == "From which air zone do you scout Imperial Basin?"


def test_r7_1_an_attack_is_asked_for_as_one_and_not_as_a_move() -> None:
    t = arrakis().legion("harkonnen", "pasty_mesa", regular=3).legion("atreides", "se_outer_1", regular=1)
    t.dice("harkonnen", strategy=2).turn("harkonnen").rolls("hhh s")
    t.does("harkonnen", "turn", "strategy").does("harkonnen", "action", "attack")
    t.does("harkonnen", "legion", "pasty_mesa")
    assert question(t, "harkonnen") == "What does the legion in Pasty Mesa attack?"
    t.does("harkonnen", "target", "step:se_outer_1")
    assert question(t, "harkonnen") == "Who stays out of the attack on South-East (outer), area 1?"
    assert says(t, "harkonnen", "regular") == "Stays out: regular unit"
    assert says(t, "harkonnen", "go") == "Attack South-East (outer), area 1"
    t.does("harkonnen", "leave", "go").does("harkonnen", "advance", "advance")
    assert question(t, "harkonnen").startswith("Who stays behind?"), "they move only now"


def test_a_move_or_an_attack_is_asked_for_as_what_there_is() -> None:
    for other, says_so in (("gara_kulon", "go?"), ("nw_inner_2", "go, or what does it attack?")):
        t = arrakis().legion("harkonnen", "wind_pass", regular=3).legion("atreides", other, regular=1)
        t.action("harkonnen", ("move_or_attack", "any", False, "")).does("harkonnen", "legion", "wind_pass")
        assert question(t, "harkonnen") == f"Where does the legion from Wind Pass {says_so}"


def test_r7_11_going_on_says_who_takes_the_hit_and_a_retreat_who_chooses() -> None:
    for chooser, said in (("attacker", "Retreat: the attacker chooses where"), ("defender", "Retreat")):
        t = arrakis(settings={"retreat_choice": chooser}).sietch("tasmin_sink", 1)
        t.legion("harkonnen", "pasty_mesa", regular=4).legion("atreides", "tasmin_sink", regular=4)
        t.rolls("ssss sssss").action("harkonnen", ("attack", "any", False, ""))
        t.does("harkonnen", "legion", "pasty_mesa").does("harkonnen", "target", "step:tasmin_sink")
        t.does("harkonnen", "leave", "go")
        assert says(t, "harkonnen", "continue") == "Continue: you take 1 hit"
        t.does("harkonnen", "battle_on", "continue")
        assert says(t, "atreides", "retreat") == said


def test_r4_13_wormsigns_and_tokens_are_counted_down() -> None:
    t = arrakis().play(("place_signs", 2))
    assert question(t, "atreides") == "Where do you place a wormsign? (2 left)"
    t.does("atreides", "wormsign", "wind_pass")
    assert "(1 left)" in question(t, "atreides")
    t = arrakis().play(("deploy_token", 2))
    assert question(t, "atreides").endswith("(2 left)")


def test_r8_5_a_payment_says_what_is_saved_and_what_is_lost() -> None:
    t = arrakis().harvester("the_great_flat", "nw_outer_5").tracks(choam=2, spacing_guild=2, landsraad=2)
    t.play("spice_harvest")
    assert says(t, "harkonnen", "2:0:0:0").endswith("; 1 saved; 1 lost")
    assert says(t, "harkonnen", "3:0:0:0").endswith("; 1 saved")
    assert says(t, "harkonnen", "2:2:0:0").endswith("(ban)")


def test_r4_21_without_tokens_a_leader_is_deployed_alone() -> None:
    t = arrakis().edit(lambda s: s.tokens.__setitem__(slice(None), [-3] * len(s.tokens)))
    t.legion("atreides", "gara_kulon", regular=1).dice("atreides", deployment=1).dice("harkonnen", mentat=1)
    t.turn("atreides").does("atreides", "turn", "deployment")
    assert says(t, "atreides", "deploy") == "Deploy a leader: no token is left"
