"""Battles, scenario by scenario, with loaded dice."""

from __future__ import annotations

import pytest
from tests.games.arrakis.tables import NINE_SIX_FIVE, ArrakisTable, arrakis

from kanly.games.arrakis.battle.fighting import dice_of
from kanly.games.arrakis.facts.board import AREA_OF, AREAS, NEAR
from kanly.games.arrakis.facts.pieces import ATREIDES, HARKONNEN
from kanly.games.arrakis.table.records import HARVESTER, SETTLEMENT, SIETCH


def attack(
    t: ArrakisTable, side: str, start: str, target: str, surprise: bool = False, mode: str = "step"
) -> ArrakisTable:
    """An attack with a whole legion, up to the first question of the battle."""
    t.action(side, ("attack", "any", surprise, ""))
    t.does(side, "legion", start).does(side, "target", f"{mode}:{target}")
    while t.asked(side) == "leave":
        t.does(side, "leave", "go")
    return t


def big_battle() -> ArrakisTable:
    """The battle of R7.17: from Pasty Mesa against a rank 2 sietch in Tasmin Sink."""
    t = arrakis().legion("harkonnen", "pasty_mesa", regular=2, elite=2, special=1, generic=1, baron_harkonnen=1)
    t.legion("atreides", "tasmin_sink", regular=2, special=1, paul_muaddib=1).sietch("tasmin_sink", 2)
    return t.leader("paul_atreides", "gone").hand("harkonnen", "hh_sandmasters")


def test_b19_combat_dice_count() -> None:
    t = attack(big_battle(), "harkonnen", "pasty_mesa", "tasmin_sink")
    battle = t.state.battle
    assert battle is not None
    assert dice_of(t.state, battle, HARKONNEN) == 5
    t.does("harkonnen", "battle_card", "hh_sandmasters")
    assert t.told("battle_rolled") == [
        ("harkonnen", 6, *t.state.battle.rolled[HARKONNEN]),  # type: ignore[union-attr]
        ("atreides", 5, *t.state.battle.rolled[ATREIDES]),  # type: ignore[union-attr]
    ]


def test_b20_combat_results() -> None:
    t = attack(big_battle().rolls("xxxhhs hhhhh"), "harkonnen", "pasty_mesa", "tasmin_sink")
    t.does("harkonnen", "battle_card", "hh_sandmasters")
    assert ("atreides", 5, 0, 3, 0) in t.told("battle_damage")
    assert ("harkonnen", 3, 2, 3, 1) in t.told("battle_damage"), "3 shields, one cancelled by the Fedaykin"


def test_b21_surprise_special() -> None:
    t = arrakis().legion("harkonnen", "pasty_mesa", regular=2, generic=1).legion("atreides", "se_outer_1", regular=4)
    t.rolls("ss ssss ss ssss")
    attack(t, "harkonnen", "pasty_mesa", "se_outer_1", surprise=True)
    assert t.told("battle_damage")[0][1] == 1, "the bonus special through the Bashar"
    t.does("harkonnen", "battle_on", "continue").does("atreides", "retreat", "stand")
    assert t.told("battle_damage")[0][1] == 0


def test_r7_8_excess_specials_do_nothing_without_leaders() -> None:
    t = arrakis().legion("harkonnen", "pasty_mesa", regular=2).legion("atreides", "se_outer_1", regular=2)
    t.rolls("xx ss")
    attack(t, "harkonnen", "pasty_mesa", "se_outer_1", surprise=True)
    assert t.told("battle_damage")[0][1] == 0


def test_r7_8_who_uses_the_special_is_chosen() -> None:
    t = arrakis().legion("harkonnen", "pasty_mesa", regular=2, generic=1, beast_rabban=1)
    t.legion("atreides", "se_outer_1", regular=4).rolls("xs ssss")
    attack(t, "harkonnen", "pasty_mesa", "se_outer_1")
    assert t.offers("harkonnen") == ["beast_rabban", "generic"]
    t.does("harkonnen", "special", "beast_rabban")
    assert t.told("battle_damage")[0] == ("harkonnen", 2, 1, 0, 0)


def test_b22_settlement_dice_cap() -> None:
    t = arrakis().legion("harkonnen", "arrakeen", regular=5).legion("atreides", "rimwall_west", regular=1)
    attack(t, "atreides", "rimwall_west", "arrakeen")
    assert [told[:2] for told in t.told("battle_rolled")] == [("atreides", 1), ("harkonnen", 6)]


def test_b23_elite_without_regular() -> None:
    t = arrakis().supply("atreides", regular=0).legion("atreides", "se_outer_1", elite=2)
    t.legion("harkonnen", "pasty_mesa", regular=1).rolls("h xx")
    attack(t, "harkonnen", "pasty_mesa", "se_outer_1")
    assert t.figures("atreides", "se_outer_1") == {"elite": 1}
    assert t.told("lost") == [("atreides", "elite", "se_outer_1")]


def test_r7_10_an_elite_becomes_a_regular() -> None:
    t = arrakis().legion("atreides", "se_outer_1", elite=2).legion("harkonnen", "pasty_mesa", regular=1).rolls("h xx")
    attack(t, "harkonnen", "pasty_mesa", "se_outer_1")
    assert t.figures("atreides", "se_outer_1") == {"regular": 1, "elite": 1}


def test_r7_10_without_units_leaders_fall() -> None:
    t = arrakis().legion("atreides", "se_outer_1", regular=1, stilgar=1, generic=1)
    t.legion("harkonnen", "pasty_mesa", regular=2).rolls("hh s")
    attack(t, "harkonnen", "pasty_mesa", "se_outer_1")
    t.does("atreides", "loss", "regular")
    assert t.figures("atreides", "se_outer_1") == {}
    assert t.leader_is("stilgar") == "tank:5"


@pytest.mark.parametrize("sietch", [True, False])
def test_b25_continue_cost(sietch: bool) -> None:
    target = "tasmin_sink" if sietch else "se_outer_1"
    t = arrakis().legion("harkonnen", "pasty_mesa", regular=4).legion("atreides", target, regular=1)
    t.sietch("tasmin_sink", 1).rolls("ssss ss" if sietch else "ssss s")
    attack(t, "harkonnen", "pasty_mesa", target)
    t.does("harkonnen", "battle_on", "continue")
    assert t.figures("harkonnen", "pasty_mesa") == {"regular": 3 if sietch else 4}


def test_b26_no_retreat_area() -> None:
    t = arrakis().legion("harkonnen", "ne_inner_6", regular=2)
    for area in ("ne_inner_5", "ne_inner_8", "ne_outer_7"):
        t.legion("atreides", area, regular=2)
    attack(t.rolls("ss ss"), "atreides", "ne_outer_7", "ne_inner_6")
    t.does("atreides", "battle_on", "continue")
    assert t.asked("harkonnen") != "retreat", "the Shield Wall lies behind a red border"
    assert t.state.battle is not None
    assert t.state.battle.round == 2


def test_b27_undefended_sietch_wins_game() -> None:
    t = arrakis().tracks(8).sietch("tasmin_sink", 2).legion("harkonnen", "pasty_mesa", regular=2)
    attack(t, "harkonnen", "pasty_mesa", "tasmin_sink")
    assert t.told("battle_rolled") == [], "no roll"
    t.does("harkonnen", "advance", "advance").does("harkonnen", "leave", "regular")
    assert not t.has("tasmin_sink", SIETCH)
    assert t.state.supremacy == 10
    assert t.state.winner == HARKONNEN
    t.expect("")


def test_b28_no_advance_no_destruction() -> None:
    t = arrakis().legion("atreides", "windgap", regular=1).sietch("windgap", 1)
    t.legion("harkonnen", "sw_inner_2", regular=2).rolls("hh xx")
    attack(t, "harkonnen", "sw_inner_2", "windgap")
    t.does("harkonnen", "advance", "stay")
    assert t.has("windgap", SIETCH)
    assert t.state.supremacy == 0


def test_b29_carthag_destroyed() -> None:
    t = arrakis().tracks(kwisatz_haderach=1, sand_dwellers=2, jihad=4).leader("chani", "ready")
    t.legion("atreides", "broken_land", regular=2)
    attack(t, "atreides", "broken_land", "carthag")
    t.does("atreides", "advance", "advance").does("atreides", "leave", "go")
    assert t.markers() == (3, 4, 6)
    assert not t.has("carthag", SETTLEMENT)
    assert [t.leader_is(name) for name in ("paul_muaddib", "reverend_mother_jessica", "alia")] == ["ready"] * 3
    assert t.leader_is("paul_atreides") == t.leader_is("lady_jessica") == "gone"


def test_b30_arrakeen_immediate_win() -> None:
    t = arrakis(settings={"values": NINE_SIX_FIVE}).objective(9, 6, 5)
    t.tracks(kwisatz_haderach=6, sand_dwellers=3, jihad=2)
    t.legion("atreides", "rimwall_west", regular=1)
    attack(t, "atreides", "rimwall_west", "arrakeen").does("atreides", "advance", "advance")
    assert t.markers() == (9, 6, 5)
    assert t.state.winner == ATREIDES
    assert t.table.result is not None
    assert t.table.result.reason.id == "victory-arrakeen"


def test_b50_last_unit_pays() -> None:
    t = arrakis().legion("harkonnen", "pasty_mesa", regular=1, generic=1).legion("atreides", "tasmin_sink", regular=1)
    t.sietch("tasmin_sink", 1).rolls("s ss")
    attack(t, "harkonnen", "pasty_mesa", "tasmin_sink")
    t.does("harkonnen", "battle_on", "continue").does("harkonnen", "loss", "regular")
    t.expect("")
    assert t.told("battle_lost") == [("harkonnen", "tasmin_sink")]
    assert t.has("tasmin_sink", SIETCH)
    assert t.figures("harkonnen", "pasty_mesa") == {}


def test_b53_forced_arrival() -> None:
    t = arrakis().no_sietch().legion("atreides", "nw_outer_7", regular=2).harvester("nw_outer_8")
    for near in NEAR[AREA_OF["nw_outer_7"]]:
        if AREAS[near] != "nw_outer_8":
            t.legion("harkonnen", AREAS[near], regular=2)
    attack(t.rolls("ss ss"), "harkonnen", "nw_outer_6", "nw_outer_7")
    t.does("harkonnen", "battle_on", "continue").does("atreides", "retreat", "retreat")
    assert t.figures("atreides", "nw_outer_8") == {"regular": 2}
    assert not t.has("nw_outer_8", HARVESTER)


def test_b54_reveal_over_limit() -> None:
    t = arrakis().legion("atreides", "se_outer_1", regular=5).token("se_outer_1", "RR")
    t.legion("harkonnen", "pasty_mesa", regular=1)
    attack(t, "harkonnen", "pasty_mesa", "se_outer_1")
    assert ("atreides", "regular", "se_outer_1") in t.told("lost")
    assert [told[1] for told in t.told("battle_rolled")] == [1, 6]


def test_r7_12_the_defender_chooses_where_the_table_wants_it() -> None:
    t = arrakis(settings={"retreat_choice": "defender"}).legion("atreides", "se_outer_1", regular=2)
    t.legion("harkonnen", "pasty_mesa", regular=2).rolls("ss ss")
    attack(t, "harkonnen", "pasty_mesa", "se_outer_1")
    t.does("harkonnen", "battle_on", "continue").does("atreides", "retreat", "retreat")
    assert t.asked("atreides") == "retreat_to"


def test_r7_13_ceasing_leaves_everybody_where_they_are() -> None:
    t = (
        arrakis()
        .legion("atreides", "se_outer_1", regular=2)
        .legion("harkonnen", "pasty_mesa", regular=2)
        .rolls("ss ss")
    )
    attack(t, "harkonnen", "pasty_mesa", "se_outer_1").does("harkonnen", "battle_on", "cease")
    t.expect("")
    assert t.figures("atreides", "se_outer_1") == t.figures("harkonnen", "pasty_mesa") == {"regular": 2}


def test_r7_14_all_or_nobody_after_a_ride() -> None:
    t = arrakis().legion("atreides", "habbanya_ridge", regular=3).wormsign("sw_outer_3").wormsign("nw_inner_3")
    t.legion("harkonnen", "nw_inner_4", regular=1).rolls("hhh s")
    attack(t, "atreides", "habbanya_ridge", "nw_inner_4", mode="ride").does("atreides", "advance", "advance")
    assert t.figures("atreides", "nw_inner_4") == {"regular": 3}


def test_r7_2_a_part_of_a_legion_attacks_and_only_it_suffers() -> None:
    t = arrakis().legion("harkonnen", "pasty_mesa", regular=2, elite=2).legion("atreides", "se_outer_1", regular=3)
    t.rolls("ss hhh").action("harkonnen", ("attack", "any", False, ""))
    t.does("harkonnen", "legion", "pasty_mesa").does("harkonnen", "target", "step:se_outer_1")
    t.does("harkonnen", "leave", "elite", "elite", "go")
    assert t.figures("harkonnen", "pasty_mesa") == {"elite": 2, "regular": 1}


def test_r7_5_landsraad_ban() -> None:
    t = arrakis().legion("harkonnen", "pasty_mesa", regular=1).legion("atreides", "se_outer_1", regular=1)
    t.hand("harkonnen", "hh_sandmasters").edit(lambda s: setattr(s, "bans", 0b100))
    attack(t, "harkonnen", "pasty_mesa", "se_outer_1")
    assert t.told("battle_rolled", ever=True)[0][:2] == ("harkonnen", 1)


# Tracks.


def test_b41_paul_replaced_in_tank() -> None:
    t = arrakis().leader("paul_atreides", 3).tracks(kwisatz_haderach=2).legion("atreides", "nw_inner_3", regular=1)
    t.station("nw_inner_4", "kwisatz_haderach").action("atreides", ("march", "any", 1), "arrive")
    t.does("atreides", "legion", "nw_inner_3").does("atreides", "target", "step:nw_inner_4")
    assert t.leader_is("paul_muaddib") == "tank:3"
    assert t.leader_is("paul_atreides") == "gone"


def test_b43_supremacy_steps_passed() -> None:
    t = arrakis().tracks(3).leader("thufir_hawat", "ready").sietch("tasmin_sink", 3)
    t.legion("harkonnen", "pasty_mesa", regular=1)
    attack(t, "harkonnen", "pasty_mesa", "tasmin_sink").does("harkonnen", "advance", "advance")
    assert t.state.supremacy == 6
    assert t.state.bene_gesserit[ATREIDES] == 2
    assert t.leader_is("feyd_rautha") == "ready"
    assert t.leader_is("beast_rabban") == "gone"


def test_r1_3_hawat_comes_with_the_first_point() -> None:
    t = arrakis().sietch("tasmin_sink", 1).legion("harkonnen", "pasty_mesa", regular=1)
    attack(t, "harkonnen", "pasty_mesa", "tasmin_sink").does("harkonnen", "advance", "advance")
    assert t.leader_is("thufir_hawat") == "ready"
    assert t.state.bene_gesserit == [0, 1]


def test_r4_20_no_scouting_in_a_battle() -> None:
    t = arrakis().legion("harkonnen", "pasty_mesa", regular=6).legion("atreides", "se_outer_1", regular=6)
    t.fly("ornithopter", "air_se_spoke").rolls("ssssss ssssss").dice("harkonnen", strategy=1).turn("harkonnen")
    assert "free:scout" in t.offers("harkonnen")
    t.does("harkonnen", "turn", "strategy").does("harkonnen", "action", "attack")
    t.does("harkonnen", "legion", "pasty_mesa").does("harkonnen", "target", "step:se_outer_1")
    t.does("harkonnen", "leave", "go")
    assert t.offers("harkonnen") == ["continue", "cease"]
