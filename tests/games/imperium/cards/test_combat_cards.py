"""The combat and endgame cards of the intrigue deck, card by card."""

from __future__ import annotations

import pytest
from tests.games.imperium.intrigue_tables import DEAR, discards, ending, fighting, might, playable
from tests.games.imperium.tables import uprising

# Combat.


def test_contingency_plan_in_combat() -> None:
    t = fighting("contingency_plan")
    assert playable(t) == ["contingency_plan:1"]
    t.plots(0, "contingency_plan", 1)
    assert (might(t), t.house(0).solari, discards(t)) == (7, 0, ["contingency_plan"])


def test_devour_gives_2_swords() -> None:
    t = fighting("devour", "contingency_plan", discard=["dagger"]).plots(0, "devour")
    assert (might(t), discards(t)) == (6, ["devour"])  # nothing to trash without a sandworm
    t.expect("combat", [0])


def test_devour_with_an_own_sandworm_gives_4_swords_and_may_trash_a_card() -> None:
    t = fighting("devour", worms=1, discard=["dagger"]).plots(0, "devour")
    assert might(t) == 4 + 3 + 4
    assert t.offered(0) == ["do:devour.combat.1.3", "done"]
    t.does(0, "devour.combat.1.3").answer(0, "trash", "discard:dagger")
    assert (t.discard_pile(0), discards(t)) == ([], ["devour"])


def test_devour_gives_its_swords_with_nothing_to_trash() -> None:
    t = fighting("devour", "contingency_plan", worms=1).plots(0, "devour")
    assert might(t) == 11
    t.expect("combat", [0])


def test_find_weakness_may_recall_a_spy_for_3_more() -> None:
    t = fighting("find_weakness").spy(0, "post_fremen").plots(0, "find_weakness")
    assert might(t) == 6
    t.does(0, "find_weakness.combat.1.2").answer(0, "recall", "post_fremen")
    assert (might(t), t.spies(0), discards(t)) == (9, [], ["find_weakness"])


def test_find_weakness_without_the_spy() -> None:
    t = fighting("find_weakness", "contingency_plan").spy(0, "post_fremen").plots(0, "find_weakness").reward_done(0)
    assert (might(t), t.spies(0), discards(t)) == (6, ["post_fremen"], ["find_weakness"])
    t = fighting("find_weakness", "contingency_plan").plots(0, "find_weakness")
    assert (might(t), discards(t)) == (6, ["find_weakness"])


@pytest.mark.parametrize("n", [1, 2])
def test_go_to_ground_retreats_one_or_two_troops_for_a_spy(n: int) -> None:
    t = fighting("go_to_ground", troops=3).plots(0, "go_to_ground")
    assert t.offered(0) == ["1", "2"]
    t.answer(0, "retreat", n).answer(0, "spy", "post_fremen")
    assert (t.house(0).troops, t.house(0).garrison, t.spies(0)) == (3 - n, 3 + n, ["post_fremen"])


def test_go_to_ground_needs_a_troop_sandworms_do_not_retreat() -> None:
    t = fighting("go_to_ground", troops=0, worms=1)
    assert playable(t) == []
    assert t.why_not(0, "plot:go_to_ground:0").rules == ("INT-03", "DEP-07")


def test_impress_gives_2_swords_and_a_cheap_card() -> None:
    t = fighting("impress").row("rebel_supplier", *DEAR[:4]).plots(0, "impress")
    assert might(t) == 6
    assert t.offered(0) == ["rebel_supplier", "prepare_the_way"]
    t.answer(0, "acquire", "rebel_supplier")
    assert (t.discard_pile(0), len(t.row_names()), discards(t)) == (["rebel_supplier"], 5, ["impress"])


def test_impress_resolves_the_acquire_box() -> None:
    t = fighting("impress").row("spy_network", *DEAR[:4]).plots(0, "impress").answer(0, "acquire", "spy_network")
    assert t.open(0) == ["spy_network.acquire.1"]


def test_questionable_methods_may_lose_influence_for_4_more() -> None:
    t = fighting("questionable_methods", influence={"guild": 1}).plots(0, "questionable_methods")
    assert might(t) == 5
    t.does(0, "questionable_methods.combat.1.2").answer(0, "lose", "guild")
    assert (might(t), t.influence(0, "guild")) == (9, 0)
    t = fighting("questionable_methods", influence={"guild": 1}).plots(0, "questionable_methods").reward_done(0)
    assert (might(t), t.influence(0, "guild")) == (5, 1)


def test_spice_is_power_sells_exactly_3_troops() -> None:
    t = fighting("spice_is_power", troops=2)
    assert playable(t) == []
    assert t.why_not(0, "plot:spice_is_power:0").rules == ("INT-03", "DEP-07")
    t = fighting("spice_is_power", troops=4).plots(0, "spice_is_power", 0)
    assert (t.house(0).troops, t.house(0).garrison, t.house(0).spice) == (1, 6, 3)


def test_spice_is_power_buys_6_swords() -> None:
    t = fighting("spice_is_power", spice=3)
    assert playable(t) == ["spice_is_power:1"]
    t.plots(0, "spice_is_power", 1)
    assert (might(t), t.house(0).spice) == (10, 0)


def test_spring_the_trap_recalls_two_spies_for_7_swords() -> None:
    t = fighting("spring_the_trap").spy(0, "post_fremen")
    assert playable(t) == []
    assert t.why_not(0, "plot:spring_the_trap:0").rules == ("INT-03", "SPY-05")
    t = fighting("spring_the_trap").spy(0, "post_fremen", "post_guild", "post_emperor").plots(0, "spring_the_trap")
    t.answer(0, "recall", "post_fremen", "post_guild")
    assert (might(t), t.spies(0)) == (11, ["post_emperor"])


def test_tactical_option_gives_2_swords() -> None:
    t = fighting("tactical_option").plots(0, "tactical_option", 0)
    assert might(t) == 6


@pytest.mark.parametrize("n", [0, 1, 2])
def test_tactical_option_retreats_any_number_of_troops(n: int) -> None:
    t = fighting("tactical_option", worms=1).plots(0, "tactical_option", 1)
    assert t.offered(0) == ["0", "1", "2"]
    t.answer(0, "retreat", n)
    assert (t.house(0).troops, t.house(0).garrison, might(t)) == (2 - n, 3 + n, 7 - 2 * n)


def test_weirding_combat_gives_2_more_to_friends_of_the_bene_gesserit() -> None:
    t = fighting("weirding_combat", influence={"bene_gesserit": 2}).plots(0, "weirding_combat")
    assert (might(t), discards(t)) == (7, ["weirding_combat"])
    t = fighting("weirding_combat", influence={"bene_gesserit": 3}).plots(0, "weirding_combat")
    assert might(t) == 9


def test_backed_by_choam_fights_with_two_completed_contracts() -> None:
    choam = ("choam",)
    t = fighting("backed_by_choam", modules=choam, completed=["contract_immediate"])
    assert playable(t) == []
    assert t.why_not(0, "plot:backed_by_choam:1").rules == ("INT-03",)
    t = fighting("backed_by_choam", modules=choam, completed=["contract_immediate", "contract_espionage"])
    assert playable(t) == ["backed_by_choam:1"]
    t.plots(0, "backed_by_choam", 1)
    assert might(t) == 8


def test_reach_agreement_retreats_for_a_contract() -> None:
    t = fighting("reach_agreement", modules=("choam",)).offer_contracts("contract_immediate", "contract_espionage")
    t.plots(0, "reach_agreement").answer(0, "retreat", 1).answer(0, "contract", "contract_immediate")
    assert (t.house(0).troops, len(t.completed(0)), t.house(0).solari) == (1, 1, 2)
    assert discards(t) == ["reach_agreement"]


# The end of the game.


@pytest.mark.parametrize(
    ("card", "objective"),
    [
        ("crysknife", "objective_crysknife"),
        ("desert_mouse", "objective_desert_mouse_first"),
        ("ornithopter", "objective_ornithopter_1_3p"),
    ],
)
def test_a_battle_icon_is_worth_a_point_at_the_end(card: str, objective: str) -> None:
    t = ending(card, trophies=[objective])
    assert playable(t) == [f"{card}:1"]
    t.plots(0, card, 1).answer(0, "flip", objective)
    assert (t.vp(0), t.house(0).trophies, len(t.house(0).matched)) == (1, [], 1)
    others = {"objective_crysknife", "objective_desert_mouse_first", "objective_ornithopter_1_3p"} - {objective}
    t = ending(card, trophies=sorted(others))
    assert playable(t) == []
    assert t.why_not(0, f"plot:{card}:1").rules == ("INT-03", "BAT-05", "BAT-02")


def test_a_won_conflict_card_and_the_wild_one_can_be_flipped_a_face_down_one_cannot() -> None:
    trophies = ["skirmish_crysknife", "propaganda", "skirmish_ornithopter"]
    t = ending("crysknife", trophies=trophies).plots(0, "crysknife", 1)
    assert t.offered(0) == ["skirmish_crysknife", "propaganda"]
    t = ending("crysknife", trophies=["skirmish_crysknife"])
    t.edit(lambda s: s.houses[0].matched.append(s.houses[0].trophies.pop()))
    assert playable(t) == []


def test_secure_spice_trade_counts_copies_wherever_they_lie() -> None:
    spice = "the_spice_must_flow"
    t = ending("secure_spice_trade", hand=[spice])
    assert playable(t) == []
    assert t.why_not(0, "plot:secure_spice_trade:0").rules == ("INT-03",)
    t = ending("secure_spice_trade", hand=[spice], discard=[spice]).plots(0, "secure_spice_trade")
    assert (t.vp(0), t.house(0).spice) == (1, 2)


def test_shadow_alliance_needs_four_influence_under_anothers_alliance() -> None:
    assert playable(ending("shadow_alliance", influence={"guild": 4}).allied(0, "guild")) == []
    t = ending("shadow_alliance", influence={"guild": 3}).give(1, influence={"guild": 4}).allied(1, "guild")
    assert playable(t) == []
    two = {"guild": 4, "fremen": 4}
    t = ending("shadow_alliance", influence=two).give(1, influence=two).allied(1, "guild", "fremen")
    t.plots(0, "shadow_alliance")
    assert t.house(0).points == 1  # one, however many alliances


def test_choam_profits_need_four_completed_contracts() -> None:
    done = ["contract_immediate", "contract_espionage", "contract_arrakeen_water", "contract_arrakeen_spy"]
    assert playable(ending("choam_profits", modules=("choam",), completed=done[:3])) == []
    t = ending("choam_profits", modules=("choam",), completed=done).plots(0, "choam_profits")
    assert t.vp(0) == 1


def test_SC_80_endgame_intrigue_can_change_the_winner() -> None:
    """SC-80: 10 points and two endgame cards beat 11 points."""
    spice = "the_spice_must_flow"
    t = uprising(3).give(0, points=9, influence={"guild": 5}).allied(0, "guild")
    t.give(1, points=9, influence={"guild": 4}, intrigues=["shadow_alliance", "secure_spice_trade"])
    t.give(1, discard=[spice, spice]).play("endgame")
    assert (t.vp(0), t.vp(1)) == (11, 10)
    t.expect("endgame", [1]).plots(1, "shadow_alliance").plots(1, "secure_spice_trade")
    result = t.table.result
    assert result is not None
    assert result.ranking[0] == ["lady_amber_metulli"]
    assert result.scores["lady_amber_metulli"] == 12


def test_SC_144_objective_as_target_of_an_endgame_intrigue() -> None:
    """SC-144: the objective or the wild card pays for it; what is flipped serves no second time."""
    t = ending("crysknife", trophies=["objective_crysknife", "propaganda"])
    assert "pair:propaganda:objective_crysknife" in t.offered(0)
    t.plots(0, "crysknife", 1).answer(0, "flip", "objective_crysknife")
    assert (t.vp(0), t.trophies(0)) == (1, ["propaganda"])
    t.expect("")  # no partner is left
    t = ending("crysknife", trophies=["objective_crysknife", "propaganda"]).plots(0, "crysknife", 1)
    t.answer(0, "flip", "propaganda")
    assert (t.vp(0), t.trophies(0)) == (1, ["objective_crysknife"])
    t = ending("crysknife", trophies=["objective_crysknife", "propaganda"])
    t.answer(0, "endgame", "pair:propaganda:objective_crysknife")
    assert (t.vp(0), t.trophies(0), playable(t)) == (1, [], [])
