"""Rivals in combat, at the end of the game, and in the variants (RIV-60 to RIV-85)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.imperium.modules.rival_tables import RivalTable, duel, solo

from kanly.games.imperium.modules.rivals.setting_up import churn
from kanly.games.imperium.modules.rivals.spending import rival_spends
from kanly.games.imperium.modules.rivals.turns import why_skipped
from kanly.games.imperium.phases.endgame import ranking
from kanly.games.imperium.table.forces import strength
from kanly.games.imperium.table.state import NOBODY

# Swords.


def test_R22_combat_bonus() -> None:
    t = solo().give(1, troops=3, worms=1).conflict("choam_security").hagal("hagal_sardaukar").combat().played()
    assert ("rival_staban_tuek", 13) in t.told("strengths", ever=True)[0][0]
    assert t.told("hagal_swords", ever=True) == [("rival_staban_tuek", "hagal_sardaukar", 4)]
    assert t.revealed() == ["hagal_sardaukar"]


def test_rivals_without_units_reveal_nothing() -> None:
    t = solo().give(0, troops=1).conflict("choam_security").combat().played()
    assert t.told("hagal_swords", ever=True) == []


def test_rivals_reveal_in_turn_order_before_combat_cards() -> None:
    t = solo().give(0, troops=1, intrigues=["contingency_plan"]).give(1, troops=1).give(2, troops=1)
    t.start.first = 2
    t.conflict("choam_security").hagal("hagal_heighliner", "hagal_sardaukar").combat()
    t.expect("combat", seats=[0])
    assert t.told("hagal_swords", ever=True) == [
        ("rival_gurney_halleck", "hagal_heighliner", 5),
        ("rival_staban_tuek", "hagal_sardaukar", 4),
    ]
    assert [strength(house) for house in t.now.houses] == [2, 6, 7]


def test_rivals_play_no_combat_cards() -> None:
    t = solo().give(1, troops=1, intrigues=["contingency_plan"]).give(0, troops=1).conflict("choam_security").combat()
    t.played()
    assert t.told("plays_intrigue", ever=True) == []
    assert t.intrigues(1) == ["contingency_plan"]


def test_spy_cards_count_two() -> None:
    t = solo().give(1, troops=1).conflict("choam_security").hagal("hagal_place_spy_city").combat().played()
    assert t.told("hagal_swords", ever=True) == [("rival_staban_tuek", "hagal_place_spy_city", 2)]
    assert t.spies(1) == []


@pytest.mark.parametrize(
    ("settings", "conflict", "cards", "strength"),
    [
        ({"difficulty": "mentat"}, "propaganda", 2, 9),
        ({"difficulty": "kwisatz_haderach"}, "propaganda", 2, 9),
        ({"brutal_escalation": True}, "propaganda", 2, 9),
        ({"difficulty": "mentat"}, "choam_security", 1, 9),
        ({"difficulty": "sardaukar"}, "propaganda", 1, 9),
    ],
)
def test_R23_brutal_escalation(settings: dict[str, Any], conflict: str, cards: int, strength: int) -> None:
    t = solo(**settings).give(1, troops=2).conflict(conflict).hagal("hagal_heighliner", "hagal_gather_support_a")
    t.combat().played()
    assert len(t.told("hagal_swords", ever=True)) == cards
    assert ("rival_staban_tuek", strength) in t.told("strengths", ever=True)[0][0]


def test_R23_both_cards_count() -> None:
    t = (
        duel(brutal_escalation=True)
        .give(2, troops=2)
        .conflict("propaganda")
        .hagal("hagal_heighliner", "hagal_sardaukar")
    )
    assert ("rival_staban_tuek", 13) in t.combat().told("strengths", ever=True)[0][0]


def test_R24_combat_reshuffle() -> None:
    t = duel().give(2, troops=1).conflict("choam_security").hagal("hagal_reshuffle").combat().played()
    assert t.told("hagal_reshuffle", ever=True)
    assert t.told("hagal_swords", ever=True)[0][1] != "hagal_reshuffle"
    assert len(t.rivals.deck) + len(t.rivals.discard) == 37


# Rewards.


def test_R28_contract_and_paid_vp_reward() -> None:
    t = solo("rival_gurney_halleck").give(
        1, worms=1, swordmaster=True, spice=6, trophies=["objective_desert_mouse_first"]
    )
    t.conflict("spice_freighters").combat().played()
    assert t.influence(1, "fremen") == 1
    assert t.influence(1, "guild") == 1
    assert t.house(1).spice == 0
    assert t.vp(1) == 2
    assert t.trophies(1) == ["objective_desert_mouse_first", "spice_freighters"]


def test_a_doubled_payment_is_made_once_if_there_is_enough_for_one() -> None:
    t = solo().give(1, worms=1, swordmaster=True, spice=5, trophies=[]).conflict("spice_freighters").combat().played()
    assert (t.house(1).spice, t.vp(1)) == (2, 1)


@pytest.mark.parametrize("modules", [(), ("choam",)])
def test_a_contract_is_worth_solari(modules: tuple[str, ...]) -> None:
    t = solo(modules=modules).give(1, troops=3).conflict("choam_security").combat().played()
    assert t.house(1).solari == 2
    assert t.influence(1, "guild") == 1
    assert t.house(1).garrison == 4


def test_cards_to_trash_are_nothing_to_a_rival() -> None:
    t = solo().give(1, troops=3).conflict("trade_dispute").combat().played()
    assert (t.house(1).solari, t.house(1).water) == (2, 2)


def test_a_spy_is_won_and_control_is_taken() -> None:
    """RIV-52, RIV-62."""
    t = solo().give(1, troops=3).conflict("seize_spice_refinery").combat().played()
    assert t.spies(1) == ["post_guild"]
    assert t.now.control[t.box.space_of["spice_refinery"]] == 1
    assert t.house(1).spice == 2


def test_a_third_spy_won_brings_the_scheme() -> None:
    t = solo("rival_baron_vladimir_harkonnen").give(1, troops=3).spy(1, "post_guild", "post_choam")
    t.conflict("test_of_loyalty").combat().played()
    assert t.spies(1) == ["post_emperor"]
    assert t.house(1).solari == 4
    assert t.house(1).garrison == 5


def test_control_with_a_worm_is_taken_once_and_resources_twice() -> None:
    t = solo().wall_gone().give(1, worms=1).conflict("secure_imperial_basin").combat().played()
    assert t.house(1).spice == 4
    assert t.house(1).garrison == 5


def test_two_spies_buy_a_point() -> None:
    t = solo().give(1, troops=3, trophies=[]).spy(1, "post_guild", "post_choam").conflict("battle_for_arrakeen")
    assert t.combat().played().vp(1) == 2
    assert t.spies(1) == []
    t = solo().give(1, troops=3, trophies=[]).spy(1, "post_guild").conflict("battle_for_arrakeen").combat().played()
    assert t.vp(1) == 1
    assert t.spies(1) == ["post_guild"]


def test_two_different_factions() -> None:
    t = solo().give(1, troops=3, influence={"guild": 1}).conflict("propaganda").combat().played()
    assert [t.influence(1, name) for name in ("emperor", "guild", "bene_gesserit", "fremen")] == [0, 1, 1, 1]


def test_a_rival_spends_between_the_halves_of_a_reward() -> None:
    """RIV-63: the Swordmaster is paid from the first half; taken together, solari would have paid for the intrigue."""
    t = solo("rival_feyd_rautha_harkonnen").give(1, worms=1, water=0, spice=2, trophies=[])
    t.conflict("skirmish_ornithopter").combat().played()
    rival = t.house(1)
    assert rival.swordmaster
    assert (rival.solari, rival.spice, len(rival.intrigues)) == (1, 0, 1)


def test_a_rival_pairs_icons() -> None:
    t = solo().give(1, troops=3, trophies=["objective_crysknife"]).conflict("choam_security").combat().played()
    assert t.vp(1) == 1
    assert t.trophies(1) == []


def test_R40_third_reward_with_rival() -> None:
    t = duel().give(0, troops=4, swords=1).give(1, troops=3).give(2, troops=3).conflict("test_of_loyalty")
    t.hagal("hagal_gather_support_a").combat()
    t.does(0, "test_of_loyalty.first.1", "test_of_loyalty.first.2").answer(0, "spy", "post_choam")
    assert t.house(1).solari == t.house(2).solari == 3
    assert "test_of_loyalty" in t.trophies(0) + [t.box.trophies[card].name for card in t.house(0).matched]
    assert [data[1] for data in t.told("rewarded", ever=True)] == [1, 3, 3]


def test_R39_defence_bonus() -> None:
    t = solo().controls(1, "arrakeen").give(1, supply=5, garrison=7)
    t.conflict("siege_of_arrakeen")
    t.start.conflict_deck.append(t.start.conflict)
    t.start.conflict = NOBODY
    t.play("round_start").played()
    assert (t.house(1).supply, t.house(1).troops) == (4, 1)
    assert t.told("defends", ever=True) == [("rival_staban_tuek",)]


# The end.


def over(t: RivalTable) -> RivalTable:
    """The recall of a round in which somebody may have had enough points."""
    return t.play("recall").played()


def winners(t: RivalTable) -> list[str]:
    """Who has won when the game is over."""
    result = t.table.result
    assert result is not None
    return result.winners


def test_R34_rival_wins() -> None:
    t = solo().give(1, points=10, spice=2).give(0, points=10, spice=1)
    assert winners(over(t)) == ["rival_staban_tuek"]


def test_R34_an_endgame_card_decides() -> None:
    t = solo().give(1, points=10, spice=2).give(0, points=10, spice=1, intrigues=["crysknife"])
    t.give(0, trophies=["objective_crysknife"])
    over(t).plots(0, "crysknife", 1).answer(0, "flip", "objective_crysknife")
    assert winners(t) == ["gurney_halleck"]


def test_the_last_tie_break_favours_the_player() -> None:
    t = solo().give(1, points=10).give(2, points=9).give(0, points=10, last_reveal=3)
    assert winners(over(t)) == ["gurney_halleck"]


def test_a_rival_pairs_its_wild_icon() -> None:
    """RIV-64."""
    t = solo().give(1, points=10, trophies=["propaganda", "objective_crysknife"]).give(0, points=1)
    assert over(t).vp(1) == 11


# Smart Politics.


def politics(t: RivalTable, card: str, h: int = 1) -> str:
    """Why a card would be passed over."""
    route = next(each for each in t.box.stocks["hagal"].named.values() if each.name == card)
    p = t.by_hand()
    [first, *_] = route.routes  # type: ignore[attr-defined]
    return why_skipped(p, h, first, first.on(t.box))


def test_R26_smart_politics_behind() -> None:
    t = solo(smart_politics=True).give(1, influence={"bene_gesserit": 2}).give(0, influence={"bene_gesserit": 4})
    t.allied(0, "bene_gesserit").conflict("choam_security").hagal("hagal_secrets", "hagal_sardaukar").rival_turn(1)
    assert t.skipped() == [("hagal_secrets", "behind")]
    t = solo(smart_politics=True).give(1, influence={"bene_gesserit": 1}).give(0, influence={"bene_gesserit": 4})
    t.allied(0, "bene_gesserit").conflict("choam_security").hagal("hagal_secrets").rival_turn(1)
    assert t.space(1) == ["secrets"]


@pytest.mark.parametrize(
    ("card", "faction"),
    [
        ("hagal_dutiful_service", "emperor"),
        ("hagal_deliver_supplies_heighliner", "guild"),
        ("hagal_secrets", "bene_gesserit"),
        ("hagal_fremkit", "fremen"),
    ],
)
def test_smart_politics_leaves_a_safe_alliance_alone(card: str, faction: str) -> None:
    t = solo(smart_politics=True).give(1, influence={faction: 5}).give(0, influence={faction: 4}).allied(1, faction)
    assert politics(t, card) == "safe"
    t = solo(smart_politics=True).give(1, influence={faction: 4}).give(2, influence={faction: 4}).allied(1, faction)
    assert politics(t, card) == ""
    t = solo().give(1, influence={faction: 5}).allied(1, faction)
    assert politics(t, card) == ""


def test_smart_politics_one_behind_goes_on() -> None:
    t = solo(difficulty="mentat").give(1, influence={"fremen": 3}).give(0, influence={"fremen": 4}).allied(0, "fremen")
    assert politics(t, "hagal_fremkit") == ""
    t = solo(difficulty="mentat").give(1, influence={"fremen": 2}).give(0, influence={"fremen": 4}).allied(0, "fremen")
    assert politics(t, "hagal_fremkit") == "behind"


def test_smart_politics_does_not_concern_other_spaces() -> None:
    t = solo(smart_politics=True).give(1, influence={"guild": 5}).allied(1, "guild").conflict("propaganda")
    t.hagal("hagal_deliver_supplies_heighliner").rival_turn(1)
    assert t.space(1) == ["heighliner"]


# Expert Deployment.


def test_R27_expert_deployment() -> None:
    t = solo(expert_deployment=True).give(1, troops=3, garrison=2).give(0, troops=1).conflict("choam_security")
    t.hagal("hagal_research_station").rival_turn(1)
    assert (t.house(1).troops, t.house(1).garrison) == (4, 3)


@pytest.mark.parametrize(
    ("conflict", "mine", "worms", "troops"),
    [("choam_security", 4, 0, 4), ("choam_security", 0, 3, 1), ("choam_security", 6, 0, 6), ("propaganda", 4, 0, 8)],
)
def test_expert_deployment_by_level_and_units(conflict: str, mine: int, worms: int, troops: int) -> None:
    """Sandworms count; nobody retreats; in a conflict of level III everything goes."""
    t = solo(difficulty="mentat").give(1, troops=mine, worms=worms, garrison=2).give(0, troops=1).conflict(conflict)
    t.hagal("hagal_research_station").rival_turn(1)
    assert t.house(1).troops == troops


# Dice.


def test_R30_dice_churn() -> None:
    t = solo(row_churn=True)
    row = t.row_names()
    churn(t.by_hand(), 2, 6)
    assert t.row_names()[:4] == [row[0], row[2], row[3], row[4]]
    assert len(t.row_names()) == 5
    assert t.named(t.now.removed) == [row[1]]
    t = solo(row_churn=True)
    churn(t.by_hand(), 4, 4)
    assert t.row_names()[:4] == [row[0], row[1], row[2], row[4]]
    t = solo(row_churn=True)
    churn(t.by_hand(), 1, 5)
    assert t.row_names()[:3] == row[1:4]
    assert len(t.now.removed) == 2


def test_dice_follow_every_reveal_turn() -> None:
    t = solo(row_churn=True).conflict("choam_security").give(1, agents=0).give(2, agents=0).turn(0).reveals(0).ends(0)
    [(first, second)] = t.told("row_dice")
    assert 1 <= min(first, second) <= max(first, second) <= 6
    places = {n for n in (first, second) if n <= 5}
    assert len(t.told("removes")) == len(places)
    t = solo().conflict("choam_security").give(1, agents=0).give(2, agents=0).turn(0).reveals(0).ends(0)
    assert t.told("row_dice") == []


# Kwisatz Haderach.


def test_kwisatz_haderach_closes_the_swordmaster_to_the_player() -> None:
    t = solo(difficulty="kwisatz_haderach").give(0, hand=["dagger"], solari=9).conflict("choam_security").turn(0)
    assert "dagger:swordmaster" not in t.ways(0)
    reason = t.why_not(0, "play:dagger:swordmaster")
    assert (reason.id, reason.rules) == ("why-not-swordmaster", ("RIV-06",))
    assert t.table.view(0)["no_swordmaster"] is True
    t = solo(difficulty="mentat").give(0, hand=["dagger"], solari=9).conflict("choam_security").turn(0)
    assert "dagger:swordmaster" in t.ways(0)


# Streamlined Rivals.

AMBER = "rival_lady_amber_metulli"


def test_R29_streamlined() -> None:
    t = duel(AMBER, streamlined_rivals=True).give(2, swordmaster=True, water=0, influence={"guild": 1, "fremen": 3})
    t.bonus(hagga_basin=2).conflict("choam_security").hagal("hagal_hagga_imperial_basin").rival_turn(2)
    assert t.space(2) == ["hagga_basin"]
    assert t.house(2).spice == 0
    assert t.now.bonus[t.box.space_of["hagga_basin"]] == 0
    assert t.told("gains", ever=True) == []
    t = duel(AMBER, streamlined_rivals=True).give(2, influence={"guild": 1, "fremen": 3}).conflict("choam_security")
    t.hagal("hagal_fremkit").rival_turn(2)
    assert t.now.alliances[t.box.track_of["fremen"]] == 2
    assert t.vp(2) == 0
    assert t.told("point", ever=True) == t.told("points", ever=True) == []


def test_a_streamlined_rival_collects_until_its_swordmaster() -> None:
    t = duel(AMBER, streamlined_rivals=True).give(2, spice=7, water=0).bonus(hagga_basin=2).conflict("choam_security")
    t.hagal("hagal_hagga_imperial_basin").rival_turn(2)
    assert t.house(2).swordmaster
    assert t.house(2).spice == 2


def test_a_streamlined_rival_buys_no_points() -> None:
    t = duel(AMBER, streamlined_rivals=True).give(2, swordmaster=True, spice=7)
    rival_spends(t.by_hand(), 2)
    assert t.house(2).spice == 7


def test_a_streamlined_rival_steals_and_draws_nothing_more() -> None:
    cards = ["cunning", "mercenaries", "contingency_plan", "impress"]
    t = (
        duel(AMBER, streamlined_rivals=True)
        .give(2, swordmaster=True)
        .give(0, intrigues=cards)
        .conflict("choam_security")
    )
    assert t.hagal("hagal_secrets").rival_turn(2).intrigues(2) == []
    t = duel(AMBER, streamlined_rivals=True).give(2, swordmaster=True).conflict("choam_security")
    assert t.hagal("hagal_assembly_hall").rival_turn(2).intrigues(2) == []
    t = duel(AMBER, streamlined_rivals=True).give(2, swordmaster=True, water=0).controls(2, "arrakeen")
    t.give(0, hand=["reconnaissance"]).conflict("choam_security").turn(0).sends(0, "reconnaissance", "arrakeen")
    assert t.house(2).solari == 0


def test_a_streamlined_rival_wins_conflicts_and_scores_nothing() -> None:
    t = duel(AMBER, streamlined_rivals=True).give(2, troops=3, spice=4, trophies=["objective_ornithopter_1_3p"])
    t.conflict("battle_for_imperial_basin").combat().played()
    assert t.now.control[t.box.space_of["imperial_basin"]] == 2
    assert t.vp(2) == 0
    assert t.house(2).spice == 4
    assert t.trophies(2) == []


def test_a_streamlined_rival_cannot_win_nor_end_the_game() -> None:
    t = duel(AMBER, streamlined_rivals=True).give(2, spice=12, points=12, influence={"guild": 4}).allied(2, "guild")
    assert ranking(t.box, t.now)[-1] == [2]
    t.rules.scenes["recall"](t.by_hand())
    assert t.now.agenda == [("next_round",)]


def test_only_two_rivals_are_streamlined() -> None:
    def names() -> Iterator[str]:
        for seed in range(8):
            table = duel().game.open(duel().game.set_up(2, settings={"streamlined_rivals": True}), str(seed))
            yield table.view(None)["houses"][2]["leader"]

    assert set(names()) == {AMBER, "rival_glossu_rabban"}
