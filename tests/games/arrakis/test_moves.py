"""Moving, riding, flying, deploying, scouting, scenario by scenario."""

from __future__ import annotations

import pytest
from tests.games.arrakis.tables import arrakis

from kanly.games.arrakis.actions.legions import resting
from kanly.games.arrakis.facts.board import AREA_OF
from kanly.games.arrakis.facts.pieces import ATREIDES, ELITE, HARKONNEN, REGULAR
from kanly.games.arrakis.table.legions import ONE
from kanly.games.arrakis.table.records import HARVESTER, STATION, WORMSIGN


def test_b08_desert_power_wormsigns() -> None:
    t = (
        arrakis()
        .wormsign("sw_outer_3")
        .action("atreides", "desert_power")
        .does("atreides", "desert_power", "wormsigns")
    )
    offers = t.offers("atreides")
    assert "sw_inner_1" in offers
    assert "nw_inner_3" in offers
    assert "sw_outer_3" not in offers
    assert "windgap" not in offers
    assert t.why_not("atreides", "windgap").id == "why-no-wormsign"
    t.does("atreides", "wormsign", "sw_inner_1")
    assert "sw_inner_1" not in t.offers("atreides")
    t.does("atreides", "wormsign", "nw_inner_3")
    t.expect("")
    assert t.has("sw_inner_1", WORMSIGN)
    assert t.has("nw_inner_3", WORMSIGN)


def test_r4_13_desert_power_needs_fewer_dice() -> None:
    t = arrakis().dice("harkonnen", mentat=2).dice("atreides", mentat=2).turn("atreides")
    assert t.why_not("atreides", "desert_power").id == "why-no-desert_power"
    t = arrakis().dice("harkonnen", mentat=2).dice("atreides", mentat=1).turn("atreides")
    assert "desert_power" in t.offers("atreides")


def test_b09_strategy_two_legions() -> None:
    t = arrakis().legion("atreides", "gara_kulon", regular=2).legion("atreides", "ne_outer_12", elite=1)
    t.dice("atreides", strategy=1).dice("harkonnen", mentat=1).turn("atreides")
    t.does("atreides", "turn", "strategy").does("atreides", "action", "move")
    t.does("atreides", "legion", "gara_kulon").does("atreides", "target", "step:ne_outer_12")
    t.does("atreides", "leave", "go")
    assert "gara_kulon" not in t.offers("atreides")
    t.does("atreides", "legion", "ne_outer_12").does("atreides", "target", "step:ne_outer_9")
    assert t.asked("atreides") == "", "those from Gara Kulon cannot go on"
    assert t.figures("atreides", "ne_outer_12") == {"regular": 2}
    assert t.figures("atreides", "ne_outer_9") == {"elite": 1}


def test_r0_4_those_who_came_may_be_lost_before_the_second_legion_moves() -> None:
    """A token turned between the moves of one action can bring more figures than may stand there."""
    t = arrakis().legion("atreides", "ne_outer_12", regular=1, elite=2)
    here = AREA_OF["ne_outer_12"]
    t.edit(lambda s: s.marches.append((AREA_OF["gara_kulon"], here, 3 * ONE[REGULAR] + ONE[ELITE], 0, 0, 0)))
    assert resting(t.state, ATREIDES, here) == (ONE[ELITE], 0, 0)


def test_b10_leadership_needs_leader() -> None:
    t = arrakis().legion("harkonnen", "arsunt", regular=3).legion("harkonnen", "carthag", regular=1, generic=1)
    t.legion("atreides", "nw_outer_16", regular=1).dice("harkonnen", leadership=1).turn("harkonnen")
    t.does("harkonnen", "turn", "leadership").does("harkonnen", "action", "lead")
    assert t.offers("harkonnen") == ["carthag", "done"]
    assert t.why_not("harkonnen", "arsunt").id == "why-not-this-legion"
    t = arrakis().legion("harkonnen", "arsunt", regular=3).legion("atreides", "nw_outer_16", regular=1)
    t.dice("harkonnen", leadership=1).turn("harkonnen").does("harkonnen", "turn", "leadership")
    assert "surprise" not in t.offers("harkonnen")


def test_r4_9_a_leader_goes_along_with_every_part() -> None:
    t = arrakis().legion("harkonnen", "carthag", regular=2, generic=1).action("harkonnen", ("march", "leader", 1))
    t.does("harkonnen", "legion", "carthag").does("harkonnen", "target", "step:arsunt")
    assert "generic" not in t.offers("harkonnen")
    assert "regular" in t.offers("harkonnen")


@pytest.mark.parametrize("thopter", [False, True])
def test_b11_red_border(thopter: bool) -> None:
    t = arrakis().legion("harkonnen", "broken_land", regular=1)
    if thopter:
        t.fly("ornithopter", "air_north")
    t.action("harkonnen", ("march", "any", 1)).does("harkonnen", "legion", "broken_land")
    assert "step:nw_outer_11" not in t.offers("harkonnen")
    assert ("fly:nw_outer_11" in t.offers("harkonnen")) == thopter
    if thopter:
        t.does("harkonnen", "target", "fly:nw_outer_11")
        assert t.zone("air_north") == ""
        assert t.figures("harkonnen", "nw_outer_11") == {"regular": 1}


def test_b12_transport_not_connected() -> None:
    t = arrakis().legion("harkonnen", "pasty_mesa", regular=1).fly("ornithopter", "air_north")
    t.action("harkonnen", ("march", "any", 1)).does("harkonnen", "legion", "pasty_mesa")
    assert [offer for offer in t.offers("harkonnen") if offer.startswith("fly:")] == []


def test_b13_transport_two_areas() -> None:
    t = arrakis().legion("harkonnen", "carthag", regular=1, beast_rabban=1).fly("ornithopter", "air_east", "air_north")
    t.steps("harkonnen", ("move", "beast_rabban", 1), ("move", "beast_rabban", 1))
    t.does("harkonnen", "legion", "carthag").does("harkonnen", "target", "fly:nw_outer_16")
    t.does("harkonnen", "vehicle", "air_east")
    assert t.zone("air_east") == ""
    t.does("harkonnen", "legion", "nw_outer_16")
    assert [offer for offer in t.offers("harkonnen") if offer.startswith("fly:")] == [], "once a legion and turn"
    t.does("harkonnen", "target", "step:nw_outer_11")
    assert t.leader_is("beast_rabban") == "nw_outer_11", "F18: he takes part in both moves"


def test_b14_b15_sandriding_blocked() -> None:
    t = arrakis().legion("atreides", "habbanya_ridge", regular=1).wormsign("sw_outer_3").wormsign("nw_inner_3")
    t.action("atreides", ("march", "any", 1)).does("atreides", "legion", "habbanya_ridge")
    assert "ride:nw_inner_4" in t.offers("atreides")
    t = arrakis().legion("atreides", "habbanya_ridge", regular=1).wormsign("sw_outer_3").wormsign("nw_inner_3")
    t.legion("harkonnen", "sw_outer_3", regular=1)
    t.action("atreides", ("move_or_attack", "any", False, "")).does("atreides", "legion", "habbanya_ridge")
    assert "ride:nw_inner_4" not in t.offers("atreides")
    assert "step:sw_outer_3" in t.offers("atreides")


def test_r5_4_no_ride_ends_on_a_worm() -> None:
    t = arrakis().legion("atreides", "habbanya_ridge", regular=1).wormsign("sw_outer_3").worm("nw_inner_3")
    t.action("atreides", ("march", "any", 1)).does("atreides", "legion", "habbanya_ridge")
    offers = t.offers("atreides")
    assert "ride:nw_inner_4" in offers
    assert "ride:nw_inner_3" not in offers
    assert t.why_not("atreides", "ride:nw_inner_3").id == "why-sandworm-there"


def test_b16_station_taken() -> None:
    t = arrakis().legion("atreides", "nw_inner_3", regular=1).station("nw_inner_4", "jihad").tracks(jihad=2)
    t.action("atreides", ("march", "any", 1), "arrive")
    t.does("atreides", "legion", "nw_inner_3").does("atreides", "target", "step:nw_inner_4")
    assert t.told("station") == [("nw_inner_4", "jihad")]
    assert not t.has("nw_inner_4", STATION)
    assert t.markers() == (0, 0, 3)
    assert t.leader_is("chani") == "ready"


def test_b17_station_passed() -> None:
    t = arrakis().legion("atreides", "ne_outer_3", regular=1).wormsign("ne_outer_4").station("ne_outer_4", "jihad")
    t.action("atreides", ("march", "any", 1), "arrive")
    t.does("atreides", "legion", "ne_outer_3").does("atreides", "target", "ride:ne_outer_5")
    assert t.has("ne_outer_4", STATION)
    assert t.markers() == (0, 0, 0)


def test_b18_harvester_destroyed_by_move() -> None:
    t = arrakis().legion("atreides", "habbanya_ridge", regular=1).harvester("sw_outer_2")
    t.action("atreides", ("march", "any", 1), "arrive")
    t.does("atreides", "legion", "habbanya_ridge").does("atreides", "target", "step:sw_outer_2")
    assert not t.has("sw_outer_2", HARVESTER)
    assert t.state.vehicles[0] == 8


def test_r5_7_harkonnen_turn_a_wormsign() -> None:
    t = arrakis().legion("harkonnen", "arsunt", regular=1).wormsign("wind_pass", "sandworm").no_sietch()
    t.legion("harkonnen", "splintered_rock", regular=1)
    t.action("harkonnen", ("march", "any", 1), "arrive")
    t.does("harkonnen", "legion", "splintered_rock").does("harkonnen", "target", "step:wind_pass")
    t.does("harkonnen", "flee", "north_pole")
    assert t.figures("harkonnen", "north_pole") == {"regular": 1}


def test_r5_1_leaders_are_never_left_alone() -> None:
    t = (
        arrakis()
        .legion("harkonnen", "carthag", regular=1, generic=1)
        .action("harkonnen", ("march", "any", 1), "arrive")
    )
    t.does("harkonnen", "legion", "carthag").does("harkonnen", "target", "step:arsunt")
    assert t.figures("harkonnen", "arsunt") == {"regular": 1, "generic": 1}, "nobody could be left"


def test_r0_4_excess_is_removed_by_its_owner() -> None:
    t = arrakis().legion("harkonnen", "carthag", regular=3).legion("harkonnen", "arsunt", regular=2, elite=2)
    t.action("harkonnen", ("march", "any", 1), "arrive")
    t.does("harkonnen", "legion", "carthag").does("harkonnen", "target", "step:arsunt").does("harkonnen", "leave", "go")
    t.does("harkonnen", "excess", "regular")
    assert t.figures("harkonnen", "arsunt") == {"regular": 4, "elite": 2}


# Deployment.


def test_r4_10_harkonnen_deployment() -> None:
    t = arrakis().dice("harkonnen", deployment=1).turn("harkonnen")
    t.does("harkonnen", "turn", "deployment").does("harkonnen", "action", "deploy")
    t.does("harkonnen", "deploy", "arrakeen", "arrakeen", "carthag").does("harkonnen", "leader", "baron_harkonnen")
    t.does("harkonnen", "deploy", "carthag")
    assert t.figures("harkonnen", "arrakeen") == {"regular": 2}
    assert t.figures("harkonnen", "carthag") == {"regular": 1, "named": 1}
    assert t.leader_is("baron_harkonnen") == "carthag"


def test_r4_10_one_settlement_where_the_table_wants_it() -> None:
    t = arrakis(settings={"split_deployment": False}).action("harkonnen", ("deploy_figures", "regular*3 leader", -1))
    t.does("harkonnen", "deploy", "arrakeen").does("harkonnen", "leader", "generic")
    assert t.figures("harkonnen", "arrakeen") == {"regular": 3, "generic": 1}


def test_r4_10_atreides_deployment_is_hidden() -> None:
    t = arrakis().action("atreides", ("deploy_token", 1))
    drawn = t.told("token_drawn", ATREIDES, ever=True)
    assert len(drawn) == 1
    assert t.told("token_drawn", HARKONNEN, ever=True) == []
    t.does("atreides", "deploy", "windgap").does("atreides", "leader", "stilgar")
    assert t.figures("atreides", "windgap") == {"token": 1, "named": 1}
    assert t.table.view(HARKONNEN)["areas"]["windgap"]["atreides"]["tokens"] == ["?"]
    assert t.table.view(ATREIDES)["areas"]["windgap"]["atreides"]["tokens"] == [drawn[0][0]]


def test_b48_empty_token_pool() -> None:
    t = (
        arrakis()
        .legion("atreides", "gara_kulon", regular=1)
        .edit(lambda s: s.tokens.__setitem__(slice(None), [-3] * 16))
    )
    t.action("atreides", ("deploy_token", 1)).does("atreides", "leader", "generic")
    t.expect("")
    assert t.figures("atreides", "gara_kulon") == {"regular": 1, "generic": 1}
    assert t.figures("atreides", "windgap") == {}


def test_r4_12_house_of_the_harkonnen() -> None:
    t = arrakis().legion("harkonnen", "arsunt", regular=2).dice("harkonnen", house=1).turn("harkonnen")
    t.does("harkonnen", "turn", "house")
    assert t.offers("harkonnen") == ["promote", "vehicles", "special:baron_harkonnen", "nothing"]
    t.does("harkonnen", "action", "promote").does("harkonnen", "replace", "arsunt", "arsunt")
    assert t.figures("harkonnen", "arsunt") == {"elite": 2}


def test_r4_12_house_of_the_atreides_is_any_result() -> None:
    t = arrakis().legion("atreides", "gara_kulon", regular=1, paul_atreides=1).dice("atreides", house=1)
    t.dice("harkonnen", mentat=1).turn("atreides").does("atreides", "turn", "house")
    offers = t.offers("atreides")
    assert [offer for offer in offers if ":" not in offer] == ["move", "deploy", "draw", "desert_power", "nothing"]
    assert "special:paul_atreides" in offers, "R4.23"
    assert "special:lady_jessica" in offers
    assert "special:stilgar" in offers


# Hidden things.


def test_b46_scouting() -> None:
    t = arrakis().fly("ornithopter", "air_sw_spoke").sietch("windgap", 3).token("windgap", "RR")
    t.dice("harkonnen", mentat=1).turn("harkonnen")
    t.does("harkonnen", "turn", "free:scout").does("harkonnen", "scout", "windgap")
    assert t.zone("air_sw_spoke") == ""
    assert t.told("sietch_revealed") == [("windgap", 3)]
    assert t.figures("atreides", "windgap") == {"regular": 2}
    assert t.offers("harkonnen") == ["mentat"], "no die was spent"


def test_r8_4_no_scouting_under_the_guilds_ban() -> None:
    t = arrakis().fly("ornithopter", "air_sw_spoke").token("windgap").dice("harkonnen", mentat=1).turn("harkonnen")
    t.edit(lambda s: setattr(s, "bans", 0b010))
    assert t.offers("harkonnen") == ["mentat"]
    assert t.why_not("harkonnen", "free:scout").id == "why-not-free-scout"


def test_b47_guerrilla_restriction() -> None:
    t = arrakis().fly("ornithopter", "air_sw_spoke").token("windgap", "RR").token("gara_kulon", "RE")
    t.dice("atreides", mentat=1).dice("harkonnen", mentat=1).turn("atreides").does("atreides", "turn", "free:guerrilla")
    tokens = t.state.tokens
    assert t.offers("atreides") == [str(tokens.index(0)), "done"], "Gara Kulon is area 0"
    t.does("atreides", "turn_token", tokens.index(0))
    assert t.figures("atreides", "gara_kulon") == {"regular": 1, "elite": 1}


def test_r4_16_free_actions_in_the_middle_of_an_action() -> None:
    t = arrakis().token("gara_kulon", "RR").legion("atreides", "gara_kulon", generic=1)
    t.dice("atreides", strategy=1).dice("harkonnen", mentat=1).turn("atreides")
    t.does("atreides", "turn", "strategy").does("atreides", "action", "move").does("atreides", "legion", "gara_kulon")
    t.does("atreides", "target", "free:guerrilla").does("atreides", "turn_token", t.state.tokens.index(0))
    t.does("atreides", "target", "step:ne_outer_12").does("atreides", "leave", "regular", "go")
    assert t.figures("atreides", "gara_kulon") == {"regular": 1}
    assert t.figures("atreides", "ne_outer_12") == {"regular": 1, "generic": 1}


def test_hawats_scheming() -> None:
    t = arrakis().leader("thufir_hawat", "ready").hand("harkonnen", *["hh_hawats_scheming"] * 3)
    t.dice("harkonnen", mentat=1).turn("harkonnen").does("harkonnen", "turn", "free:hawat")
    t.does("harkonnen", "schemes", 2)
    assert t.leader_is("thufir_hawat") == "gone"
    assert t.leader_is("gaius_helen_mohiam") == "ready"
    assert t.state.bene_gesserit[HARKONNEN] == 1
    assert t.in_hand("harkonnen") == ["hh_hawats_scheming"]
    assert "free:hawat" not in t.offers("harkonnen")
