"""The plots of the intrigue deck, card by card: what is paid, what is gained, and what keeps a card in hand."""

from __future__ import annotations

import pytest
from tests.games.imperium.intrigue_tables import DEAR, discards, laid, might, playable, plotting, revealing
from tests.games.imperium.tables import uprising

from kanly.games.imperium.table.state import NOBODY


def test_buy_access_gives_influence_with_two_factions_for_5_solari() -> None:
    t = plotting("buy_access", solari=6).plots(0, "buy_access")
    assert t.house(0).solari == 1
    assert "emperor:fremen" in t.offered(0)
    assert len(t.offered(0)) == 6  # never one faction twice
    t.answer(0, "two_factions", "emperor:fremen")
    assert t.house(0).influence == [1, 0, 0, 1]
    assert discards(t) == ["buy_access"]


def test_call_to_arms_recruits_for_cards_acquired_after_it_was_played() -> None:
    t = plotting("call_to_arms", hand=["convincing_argument"] * 2).reveals(0).buys(0, "prepare_the_way")
    assert t.house(0).garrison == 3
    t.plots(0, "call_to_arms")
    assert t.house(0).garrison == 3  # not retroactive
    t.buys(0, "prepare_the_way")
    assert (t.house(0).garrison, t.house(0).supply) == (4, 8)
    t.ends(0)
    assert (laid(t), discards(t)) == ([], ["call_to_arms"])


def test_call_to_arms_is_put_away_unused_and_sleeps_in_agent_turns() -> None:
    t = plotting("call_to_arms", "inspire_awe", hand=["diplomacy"]).plots(0, "call_to_arms").plots(0, "inspire_awe")
    t.answer(0, "acquire", "prepare_the_way")
    assert t.house(0).garrison == 3
    t.reveals(0).ends(0)
    assert (t.house(0).garrison, laid(t)) == (3, [])
    assert discards(t) == ["inspire_awe", "call_to_arms"]


def test_call_to_arms_sees_what_an_intrigue_card_acquires_in_the_reveal_turn() -> None:
    t = revealing("call_to_arms", "inspire_awe").plots(0, "call_to_arms").plots(0, "inspire_awe")
    t.answer(0, "acquire", "prepare_the_way")
    assert t.house(0).garrison == 4


def test_change_allegiances_uses_one_line_at_once() -> None:
    t = plotting("change_allegiances", influence={"guild": 2}).plots(0, "change_allegiances")
    assert t.vp(0) == 1
    t.answer(0, "lose", "guild").answer(0, "faction", "fremen")
    assert t.house(0).influence == [0, 1, 0, 1]
    assert t.vp(0) == 0
    assert discards(t) == ["change_allegiances"]  # the other line could not be paid


def test_change_allegiances_may_use_both_lines_in_either_order() -> None:
    t = plotting("change_allegiances", influence={"guild": 1}, spice=3).plots(0, "change_allegiances")
    assert t.offered(0) == ["change_allegiances.plot.1.1", "change_allegiances.plot.1.2"]  # one must be used
    t.answer(0, "choice", "change_allegiances.plot.1.2").answer(0, "faction", "emperor")
    assert (t.house(0).spice, t.influence(0, "emperor")) == (0, 1)
    assert discards(t) == []
    t.does(0, "change_allegiances.plot.1.1").answer(0, "lose", "guild").answer(0, "faction", "guild")
    assert t.house(0).influence == [1, 1, 0, 0]
    assert discards(t) == ["change_allegiances"]


def test_the_second_line_of_change_allegiances_may_be_left_unused() -> None:
    t = plotting("change_allegiances", influence={"guild": 1}, spice=3).plots(0, "change_allegiances")
    t.answer(0, "choice", "change_allegiances.plot.1.1").answer(0, "lose", "guild").answer(0, "faction", "guild")
    t.reveals(0).ends(0)
    assert t.house(0).spice == 3
    assert discards(t) == ["change_allegiances"]


def test_the_spice_line_of_change_allegiances_can_pay_for_the_other_one() -> None:
    t = plotting("change_allegiances", spice=3).plots(0, "change_allegiances").answer(0, "faction", "emperor")
    t.does(0, "change_allegiances.plot.1.1").answer(0, "lose", "emperor").answer(0, "faction", "guild")
    assert t.house(0).influence == [0, 1, 0, 0]


def test_councilors_ambition_gives_2_water_to_a_councillor() -> None:
    assert playable(plotting("councilors_ambition")) == []
    t = plotting("councilors_ambition", councillor=True).plots(0, "councilors_ambition")
    assert t.house(0).water == 3


def test_cunning_draws_a_card() -> None:
    t = plotting("cunning").stack(0, "dagger", "diplomacy").plots(0, "cunning", 0)
    assert t.hand(0) == ["dagger"]
    assert t.house(0).spice == 0
    assert discards(t) == ["cunning"]


def test_cunning_for_1_spice_can_trash_what_it_draws() -> None:
    assert playable(plotting("cunning")) == ["cunning:0"]
    t = plotting("cunning", spice=1).stack(0, "dagger", "diplomacy").plots(0, "cunning", 1)
    assert t.house(0).spice == 0
    t.does(0, "cunning.plot.2.1", "cunning.plot.2.2").answer(0, "trash", "hand:dagger")
    assert t.hand(0) == []
    assert discards(t) == ["cunning"]


def test_the_trash_of_cunning_is_optional_its_draw_is_not() -> None:
    t = plotting("cunning", spice=1, hand=["dagger"]).reveals(0).plots(0, "cunning", 1)
    assert "end" not in t.offered(0)
    t.does(0, "cunning.plot.2.1")
    assert len(t.house(0).shown) == 2  # drawn in a reveal turn: revealed (REV-09)
    t.ends(0)
    assert discards(t) == ["cunning"]


def test_depart_for_arrakis_with_both_lines() -> None:
    t = plotting("depart_for_arrakis", spice=2, influence={"guild": 3}).plots(0, "depart_for_arrakis")
    assert sorted(t.open(0)) == ["depart_for_arrakis.plot.1.1", "depart_for_arrakis.plot.1.2"]
    t.does(0, "depart_for_arrakis.plot.1.1", "depart_for_arrakis.plot.1.2")
    assert (t.house(0).spice, t.house(0).garrison, len(t.house(0).hand)) == (0, 6, 1)


def test_depart_for_arrakis_draws_without_the_payment() -> None:
    t = plotting("depart_for_arrakis", spice=2, influence={"guild": 3}).plots(0, "depart_for_arrakis")
    t.does(0, "depart_for_arrakis.plot.1.2").reveals(0).ends(0)
    assert (t.house(0).spice, t.house(0).garrison) == (2, 3)


def test_depart_for_arrakis_without_friends_in_the_guild_obliges_to_pay() -> None:
    t = plotting("depart_for_arrakis", spice=2, influence={"guild": 2}).plots(0, "depart_for_arrakis")
    assert (t.house(0).spice, t.house(0).garrison, t.house(0).hand) == (0, 6, [])
    assert t.open(0) == []
    assert discards(t) == ["depart_for_arrakis"]  # the draw was skipped, it does not wait for influence


def test_depart_for_arrakis_needs_spice_or_influence() -> None:
    t = plotting("depart_for_arrakis", spice=1, influence={"guild": 2})
    assert playable(t) == []
    why = t.why_not(0, "plot:depart_for_arrakis:0")
    assert why.rules == ("INT-03",)
    assert [why.args["lack"].args[part].id for part in ("first", "second")] == ["lacks-resources", "lacks-condition"]


def test_detonation_removes_the_wall() -> None:
    t = plotting("detonation", garrison=0).plots(0, "detonation", 0)
    assert not t.now.wall
    t = plotting("detonation", garrison=0).wall_gone()
    assert playable(t) == []
    assert t.why_not(0, "plot:detonation:0").rules == ("INT-03", "WRM-05")
    assert t.why_not(0, "plot:detonation:1").rules == ("INT-03", "DEP-06")


def test_detonation_deploys_up_to_4_troops_without_a_combat_space() -> None:
    t = plotting("detonation", garrison=5).plots(0, "detonation", 1)
    assert t.offered(0) == ["0", "1", "2", "3", "4"]
    t.answer(0, "troops", 4)
    assert (t.house(0).garrison, t.house(0).troops, t.now.wall) == (1, 4, True)
    assert discards(t) == ["detonation"]


def test_detonation_is_beside_the_two_troops_of_a_combat_space() -> None:
    t = plotting("detonation", garrison=6, hand=["diplomacy"]).sends(0, "diplomacy", "fremkit")
    t.plots(0, "detonation", 1).answer(0, "troops", 4)
    assert t.may_deploy(0) == 2  # RUL-35


def test_detonation_in_a_reveal_turn_raises_strength_at_once() -> None:
    t = revealing("detonation", hand=["dagger"])
    assert might(t) == 0
    t.plots(0, "detonation", 1).answer(0, "troops", 3)
    assert might(t) == 7


def test_distraction_waits_for_three_units_in_one_turn() -> None:
    t = plotting("distraction", "detonation", garrison=4, hand=["diplomacy"]).spy(1, "post_fremen")
    t.plots(0, "distraction")
    assert (laid(t), discards(t)) == (["distraction"], [])
    t.sends(0, "diplomacy", "fremkit").deploys(0, 2)
    assert t.told("triggers", ever=True) == []
    t.plots(0, "detonation", 1).answer(0, "troops", 1)
    assert (laid(t), discards(t)) == ([], ["detonation"])  # it is not done yet
    t.does(0, "distraction.plot.1.1a")
    assert "post_fremen" in t.offered(0)  # shared
    t.answer(0, "spy", "post_fremen")
    assert t.spies(0) == t.spies(1) == ["post_fremen"]
    assert discards(t) == ["detonation", "distraction"]


def test_distraction_resolves_at_once_if_three_units_went_in_already() -> None:
    t = plotting("distraction", "detonation", garrison=4).plots(0, "detonation", 1).answer(0, "troops", 3)
    t.plots(0, "distraction")
    assert (laid(t), t.open(0)) == ([], ["distraction.plot.1.1a"])


def test_distraction_counts_sandworms_and_what_has_left_again() -> None:
    t = plotting("distraction", "unexpected_allies", "detonation", garrison=2, water=2).plots(0, "distraction")
    t.plots(0, "detonation", 1).answer(0, "troops", 2).plots(0, "unexpected_allies")
    assert laid(t) == ["distraction"]
    t.does(0, "unexpected_allies.plot.1.2")
    assert laid(t) == []
    t = plotting("distraction", "detonation", garrison=3).edit(lambda s: setattr(s.on_turn, "units", -1))
    t.plots(0, "distraction").plots(0, "detonation", 1).answer(0, "troops", 3)
    assert laid(t) == ["distraction"]  # 3 in, 1 out: net 2


def test_two_distractions_wait_each_for_itself() -> None:
    t = plotting("distraction", "distraction", "detonation", garrison=3)
    t.plots(0, "distraction").plots(0, "distraction").plots(0, "detonation", 1).answer(0, "troops", 3)
    t.does(0, "distraction.plot.1.1a").answer(0, "spy", "post_fremen")
    t.does(0, "distraction.plot.1.1a").answer(0, "spy", "post_guild")
    assert discards(t) == ["detonation", "distraction", "distraction"]


def test_distraction_waits_beyond_the_round_or_only_this_turn() -> None:
    t = revealing("distraction").plots(0, "distraction").ends(0)
    assert (laid(t), discards(t)) == (["distraction"], [])
    settings = {"distraction_this_turn": True}
    t = revealing("distraction", settings=settings).plots(0, "distraction").ends(0)
    assert (laid(t), discards(t)) == ([], ["distraction"])
    t = plotting("distraction", settings=settings, hand=["diplomacy"]).plots(0, "distraction")
    t.sends(0, "diplomacy", "deliver_supplies").does(0, "visit.1").ends(0)
    assert (laid(t), discards(t)) == ([], ["distraction"])


@pytest.mark.parametrize("faction", ["emperor", "guild"])
def test_imperium_politics(faction: str) -> None:
    t = plotting("imperium_politics", solari=1).plots(0, "imperium_politics")
    assert t.offered(0) == ["emperor", "guild"]
    t.answer(0, "faction", faction)
    assert (t.house(0).solari, t.influence(0, faction)) == (0, 1)
    assert playable(plotting("imperium_politics")) == []


def test_inspire_awe_acquires_into_the_discard_pile() -> None:
    t = plotting("inspire_awe").row("rebel_supplier", *DEAR[:4]).next_in_row("overthrow").plots(0, "inspire_awe")
    assert t.offered(0) == ["rebel_supplier", "prepare_the_way"]
    t.answer(0, "acquire", "rebel_supplier")
    assert (t.discard_pile(0), t.hand(0)) == (["rebel_supplier"], [])
    assert len(t.row_names()) == 5


def test_inspire_awe_with_a_sandworm_acquires_to_hand() -> None:
    t = plotting("inspire_awe", worms=1).plots(0, "inspire_awe").answer(0, "acquire", "prepare_the_way")
    assert (t.discard_pile(0), t.hand(0)) == ([], ["prepare_the_way"])


def test_inspire_awe_with_a_sandworm_in_a_reveal_turn_reveals_the_card() -> None:
    t = revealing("inspire_awe", worms=1).plots(0, "inspire_awe").answer(0, "acquire", "prepare_the_way")
    assert t.named(t.house(0).shown) == ["prepare_the_way"]
    assert t.house(0).persuasion == 2


def test_inspire_awe_may_be_played_with_nothing_to_acquire() -> None:
    t = plotting("inspire_awe").row(*DEAR).edit(lambda s: s.reserve[0].clear()).plots(0, "inspire_awe")
    assert (t.discard_pile(0), discards(t)) == ([], ["inspire_awe"])


def test_intelligence_report_draws_one_more_with_two_spies_out() -> None:
    t = plotting("intelligence_report").spy(0, "post_fremen").plots(0, "intelligence_report")
    t.does(0, "intelligence_report.plot.1.1")
    assert (len(t.house(0).hand), t.open(0), discards(t)) == (1, [], ["intelligence_report"])
    t = plotting("intelligence_report").spy(0, "post_fremen", "post_guild").plots(0, "intelligence_report")
    t.answer(0, "turn", "all")
    assert (len(t.house(0).hand), t.open(0)) == (2, [])


def test_manipulate_sets_a_card_aside_for_1_persuasion_less() -> None:
    t = plotting("manipulate", hand=["convincing_argument"]).row("rebel_supplier", *DEAR[:4])
    t.next_in_row("maula_pistol").plots(0, "manipulate").answer(0, "set_aside", "rebel_supplier")
    assert t.row_names() == [*DEAR[:4], "maula_pistol"]
    assert (laid(t), discards(t)) == (["manipulate"], [])
    t.reveals(0)
    assert t.house(0).persuasion == 2
    assert "buy:maula_pistol" not in t.offered(0)  # it costs 3 as well
    t.buys(0, "rebel_supplier")
    assert (t.house(0).persuasion, t.discard_pile(0), t.house(0).aside) == (0, ["rebel_supplier"], NOBODY)
    t.ends(0)
    assert (laid(t), discards(t)) == ([], ["manipulate"])


def test_a_card_set_aside_and_not_acquired_leaves_the_game() -> None:
    t = plotting("manipulate", hand=["dagger"]).row("rebel_supplier", *DEAR[:4]).reveals(0)
    t.plots(0, "manipulate").answer(0, "set_aside", "strike_fleet").ends(0)
    assert "strike_fleet" in t.named(t.now.removed)
    assert (t.house(0).aside, discards(t)) == (NOBODY, ["manipulate"])


def test_a_card_set_aside_survives_agent_turns_and_nobody_else_can_have_it() -> None:
    t = uprising(3).give(0, intrigues=["manipulate"], hand=["diplomacy"]).give(1, hand=["convincing_argument"] * 2)
    t.row("rebel_supplier", *DEAR[:4]).conflict("trade_dispute").turns().plots(0, "manipulate")
    t.answer(0, "set_aside", "rebel_supplier").sends(0, "diplomacy", "deliver_supplies").does(0, "visit.1").ends(0)
    assert t.box.pieces[t.house(0).aside].name == "rebel_supplier"
    t.reveals(1)
    assert "buy:rebel_supplier" not in t.offered(1)
    assert t.why_not(1, "buy:rebel_supplier").rules == ("ACQ-05", "ACQ-08")


def test_a_card_set_aside_can_be_acquired_by_an_effect_without_the_discount() -> None:
    t = plotting("manipulate", "inspire_awe").row("rebel_supplier", "shishakli", *DEAR[:3]).next_in_row("overthrow")
    t.plots(0, "manipulate").answer(0, "set_aside", "rebel_supplier").plots(0, "inspire_awe")
    assert t.offered(0) == ["prepare_the_way", "rebel_supplier"]
    t = plotting("manipulate", "inspire_awe").row("rebel_supplier", "shishakli", *DEAR[:3]).next_in_row("overthrow")
    t.plots(0, "manipulate").answer(0, "set_aside", "shishakli").plots(0, "inspire_awe")
    assert "shishakli" not in t.offered(0)  # it costs 4, not 3


def test_market_opportunity_sells_and_buys_spice() -> None:
    assert playable(plotting("market_opportunity", spice=1, solari=4)) == []
    t = plotting("market_opportunity", spice=2).plots(0, "market_opportunity", 0)
    assert (t.house(0).spice, t.house(0).solari) == (0, 5)
    t = plotting("market_opportunity", solari=5).plots(0, "market_opportunity", 1)
    assert (t.house(0).spice, t.house(0).solari, t.now.on_turn.spice) == (5, 0, 5)


def test_mercenaries_give_an_intrigue_card_and_two_troops_for_3_solari() -> None:
    t = plotting("mercenaries", solari=3).stack_intrigues("devour").plots(0, "mercenaries").answer(0, "turn", "all")
    assert (t.house(0).solari, t.house(0).garrison, t.intrigues(0)) == (0, 5, ["devour"])


def test_mercenaries_cannot_draw_themselves_out_of_the_discard_pile() -> None:
    t = plotting("mercenaries", solari=3).edit(lambda s: s.intrigue_removed.extend(s.intrigue_deck))
    t.edit(lambda s: s.intrigue_deck.clear()).plots(0, "mercenaries").answer(0, "turn", "all")
    assert (t.intrigues(0), discards(t)) == ([], ["mercenaries"])


def test_an_empty_intrigue_deck_is_made_of_the_discard_pile() -> None:
    t = plotting("mercenaries", solari=3).edit(lambda s: s.intrigue_discard.extend(s.intrigue_deck))
    t.edit(lambda s: s.intrigues.publish(s.intrigue_deck)).edit(lambda s: s.intrigue_deck.clear())
    t.plots(0, "mercenaries").answer(0, "turn", "all")
    assert (len(t.intrigues(0)), len(t.now.intrigue_deck), discards(t)) == (1, 38, ["mercenaries"])
    assert not any(t.now.intrigues.by(0, card) for card in t.now.intrigue_deck)


def test_opportunism_may_lose_twice_with_one_faction() -> None:
    t = plotting("opportunism", solari=2, influence={"fremen": 3}).plots(0, "opportunism")
    assert t.vp(0) == 1
    t.answer(0, "lose", "fremen", "fremen")
    assert (t.house(0).influence, t.house(0).solari, t.house(0).points, t.vp(0)) == ([0, 0, 0, 1], 0, 1, 1)


def test_opportunism_needs_its_whole_price() -> None:
    assert playable(plotting("opportunism", solari=1, influence={"fremen": 2})) == []
    assert playable(plotting("opportunism", solari=2, influence={"fremen": 1})) == []
    t = plotting("opportunism", solari=2, influence={"fremen": 1})
    assert t.why_not(0, "plot:opportunism:0").rules == ("INT-03", "CRD-09")


def test_opportunism_with_two_different_factions() -> None:
    settings = {"opportunism_two_factions": True}
    t = plotting("opportunism", settings=settings, solari=2, influence={"fremen": 3})
    assert playable(t) == []
    assert t.why_not(0, "plot:opportunism:0").args["lack"].id == "lacks-two-factions"
    t = plotting("opportunism", settings=settings, solari=2, influence={"fremen": 3, "guild": 1}).plots(
        0, "opportunism"
    )
    t.answer(0, "lose", "fremen")
    assert t.offered(0) == ["guild"]
    t.answer(0, "lose", "guild")
    assert (t.house(0).influence, t.house(0).points) == ([0, 0, 0, 2], 1)


def test_shaddams_favor_pays_his_friends() -> None:
    t = plotting("shaddams_favor", influence={"emperor": 2}).plots(0, "shaddams_favor")
    t.does(0, "shaddams_favor.plot.1.1")
    assert (t.house(0).garrison, t.house(0).solari, discards(t)) == (4, 0, ["shaddams_favor"])
    t = plotting("shaddams_favor", influence={"emperor": 3}).plots(0, "shaddams_favor")
    t.does(0, "shaddams_favor.plot.1.1")
    assert (t.house(0).garrison, t.house(0).solari) == (4, 3)


@pytest.mark.parametrize("faction", ["bene_gesserit", "fremen"])
def test_sietch_ritual_costs_a_card_from_hand(faction: str) -> None:
    t = plotting("sietch_ritual", hand=["dagger", "diplomacy"]).plots(0, "sietch_ritual").answer(0, "discard", "dagger")
    assert t.offered(0) == ["bene_gesserit", "fremen"]
    t.answer(0, "faction", faction)
    assert (t.influence(0, faction), t.discard_pile(0), t.hand(0)) == (1, ["dagger"], ["diplomacy"])


def test_sietch_ritual_finds_no_hand_in_a_reveal_turn() -> None:
    t = revealing("sietch_ritual", hand=["dagger"])
    assert playable(t) == []
    assert t.why_not(0, "plot:sietch_ritual:0").rules == ("INT-03", "CRD-03")


def test_special_mission_places_a_spy_in_a_city() -> None:
    t = plotting("special_mission").plots(0, "special_mission", 0)
    cities = ["post_arrakeen_refinery", "post_refinery_research", "post_research_sietch"]
    assert t.offered(0) == [*cities, "pass"]
    t.answer(0, "spy", "post_research_sietch")
    assert t.spies(0) == ["post_research_sietch"]


def test_special_mission_recalls_a_spy_for_2_spice_and_perhaps_the_wall() -> None:
    assert playable(plotting("special_mission")) == ["special_mission:0"]
    t = plotting("special_mission").spy(0, "post_fremen").plots(0, "special_mission", 1)
    t.answer(0, "recall", "post_fremen")
    assert (t.spies(0), t.house(0).spice, t.now.on_turn.recalled, t.now.wall) == ([], 2, True, True)
    assert t.open(0) == ["special_mission.plot.2.1"]
    t.does(0, "special_mission.plot.2.1")
    assert not t.now.wall
    assert discards(t) == ["special_mission"]


def test_special_mission_gives_its_spice_without_a_wall() -> None:
    t = plotting("special_mission").spy(0, "post_fremen").wall_gone().plots(0, "special_mission", 1)
    t.answer(0, "recall", "post_fremen")
    assert (t.house(0).spice, discards(t)) == (2, ["special_mission"])


def test_strategic_stockpiling_is_worth_two_points_at_most() -> None:
    t = plotting("strategic_stockpiling", spice=5, water=3, influence={"fremen": 3}).plots(0, "strategic_stockpiling")
    t.answer(0, "choice", "strategic_stockpiling.plot.1.2")
    assert (t.house(0).spice, t.house(0).water, t.house(0).points) == (5, 0, 1)
    t.does(0, "strategic_stockpiling.plot.1.1")
    assert (t.house(0).spice, t.house(0).points) == (0, 2)


def test_the_lines_of_strategic_stockpiling_do_not_depend_on_each_other() -> None:
    t = plotting("strategic_stockpiling", spice=5, water=3, influence={"fremen": 2}).plots(0, "strategic_stockpiling")
    assert (t.house(0).spice, t.house(0).points, t.open(0)) == (0, 1, [])
    t = plotting("strategic_stockpiling", spice=4, water=3, influence={"fremen": 3}).plots(0, "strategic_stockpiling")
    assert (t.house(0).water, t.house(0).points, t.open(0)) == (0, 1, [])
    assert playable(plotting("strategic_stockpiling", spice=4, water=3, influence={"fremen": 2})) == []
    assert playable(plotting("strategic_stockpiling", spice=4, water=2, influence={"fremen": 3})) == []


def test_unexpected_allies_open_the_wall_for_their_own_sandworm() -> None:
    t = plotting("unexpected_allies", water=2).conflict("secure_imperial_basin").plots(0, "unexpected_allies")
    assert (t.house(0).water, t.open(0)) == (0, ["unexpected_allies.plot.1.1"])
    t.does(0, "unexpected_allies.plot.1.1", "unexpected_allies.plot.1.2")
    assert (t.now.wall, t.house(0).worms, might(t), t.house(0).hooks) == (False, 1, 3, False)
    assert discards(t) == ["unexpected_allies"]


def test_unexpected_allies_do_nothing_behind_a_wall_that_stays() -> None:
    t = plotting("unexpected_allies", water=2).conflict("secure_imperial_basin")
    t.plots(0, "unexpected_allies").reveals(0).ends(0)
    assert (t.house(0).water, t.now.wall, t.house(0).worms) == (0, True, 0)


def test_unexpected_allies_must_send_the_sandworm_where_it_can_go() -> None:
    t = revealing("unexpected_allies", water=2).plots(0, "unexpected_allies")
    assert "end" not in t.offered(0)
    t.does(0, "unexpected_allies.plot.1.2").ends(0)
    assert (t.now.wall, t.house(0).worms) == (True, 1)


def test_contingency_plan_as_a_plot() -> None:
    t = plotting("contingency_plan").plots(0, "contingency_plan", 0)
    assert t.house(0).solari == 2


@pytest.mark.parametrize("card", ["crysknife", "desert_mouse", "ornithopter"])
def test_cards_with_a_battle_icon_as_plots(card: str) -> None:
    t = plotting(card).plots(0, card, 0)
    assert (t.house(0).spice, discards(t)) == (1, [card])


def test_backed_by_choam_sells_influence() -> None:
    choam = ("choam",)
    assert playable(plotting("backed_by_choam", modules=choam)) == []
    t = plotting("backed_by_choam", modules=choam, influence={"guild": 1}).plots(0, "backed_by_choam", 0)
    t.answer(0, "lose", "guild")
    assert (t.house(0).solari, t.influence(0, "guild")) == (4, 0)


def test_leverage_needs_spice_gained_this_turn() -> None:
    t = plotting("leverage", "crysknife", modules=("choam",), spice=3)
    assert playable(t) == ["crysknife:0"]
    assert t.why_not(0, "plot:leverage:0").rules == ("INT-03",)
    t.plots(0, "crysknife", 0).plots(0, "leverage").does(0, "leverage.plot.1.1a")
    taken = t.offered(0)[0]
    t.answer(0, "contract", taken)
    held = len(t.contracts(0)) + len(t.completed(0))
    assert (held, t.told("takes_contract")[0][1]) == (1, taken)
    assert t.told("gains", ever=True)[1] == ("gurney_halleck", 1, 0, 0)
    assert discards(t)[:2] == ["crysknife", "leverage"]
