"""Every planning card of the Harkonnen does what it says: one test a card, with its id."""

from __future__ import annotations

import pytest
from tests.games.arrakis.tables import arrakis, played

from kanly.games.arrakis.facts.board import AREAS, TERRAIN, VILLAGES
from kanly.games.arrakis.facts.pieces import HARKONNEN
from kanly.games.arrakis.facts.planning import CARD_NAME, DESIGNS
from kanly.games.arrakis.table.records import HARVESTER, WORMSIGN

H = "harkonnen"
A = "atreides"


def test_every_card_is_in_a_deck_of_eighteen() -> None:
    names = [CARD_NAME[card] for card in range(72)]
    assert [len([n for n in names if n.startswith(prefix)]) for prefix in ("hh_", "ca_", "ha_", "fa_")] == [18] * 4
    assert names.count("hh_hawats_scheming") == names.count("fa_shai_hulud") == 3
    assert len(DESIGNS) == 68


# House Harkonnen.


def test_hh_hard_times_and_oppression() -> None:
    t = played("hh_hard_times_and_oppression", t=arrakis().no_settlement("arsunt"))
    villages = [AREAS[v] for v in VILLAGES if AREAS[v] != "arsunt"]
    assert [t.figures(H, v) for v in villages] == [{"regular": 1}] * 3
    assert t.figures(H, "arsunt") == {}
    assert t.figures(H, "carthag") == t.figures(H, "arrakeen") == {"elite": 1}


def test_hh_forced_recruitment() -> None:
    t = played("hh_forced_recruitment").does(H, "leader", "beast_rabban")
    assert t.figures(H, "arrakeen") == {"elite": 3, "named": 1}


def test_hh_beloved_feyd_rautha() -> None:
    t = played("hh_beloved_feyd_rautha", t=arrakis().hand(H, "ca_breeding_program"))
    assert t.leader_is("feyd_rautha") == "ready"
    assert t.leader_is("beast_rabban") == "gone"
    t.does(H, "play_card", "ca_breeding_program")
    assert t.state.bene_gesserit[HARKONNEN] == 1
    t = played("hh_beloved_feyd_rautha", t=arrakis().legion(H, "arsunt", regular=1, feyd_rautha=1))
    t.does(H, "place_at", "arsunt")
    assert t.figures(H, "arsunt") == {"regular": 1, "elite": 2, "named": 1}


def test_hh_harkonnen_patrols() -> None:
    t = played("hh_harkonnen_patrols").does(H, "place_at", "the_great_flat")
    assert "the_great_flat" not in t.offers(H)
    assert "windgap" not in t.offers(H)
    t.does(H, "place_at", "nw_outer_5", "sw_inner_1")
    assert t.figures(H, "nw_outer_5") == {"regular": 1}


def test_hh_arsunt_legion() -> None:
    t = played("hh_arsunt_legion").does(H, "leader", "generic")
    assert t.figures(H, "arsunt") == {"regular": 1, "elite": 1, "generic": 1}
    assert t.offers(H) == ["arsunt", "done"]
    t.does(H, "legion", "arsunt").does(H, "target", "step:carthag").does(H, "leave", "go")
    assert t.figures(H, "carthag") == {"regular": 1, "elite": 1, "generic": 1}


def test_hh_barons_personal_guard() -> None:
    t = played("hh_barons_personal_guard").does(H, "place_at", "arrakeen")
    assert t.figures(H, "arrakeen") == {"elite": 2, "named": 1}
    assert t.leader_is("baron_harkonnen") == "arrakeen"
    assert t.asked(H) == "legion"


def test_hh_hawats_scheming_is_not_played() -> None:
    t = arrakis().dice(A, mentat=1).card(H, "hh_hawats_scheming").does(H, "turn", "leadership")
    assert t.offers(H) == ["nothing"]
    assert t.why_not(H, "card:hh_hawats_scheming").id == "why-no-card"


def test_hh_evidence_of_rebellion() -> None:
    t = played("hh_evidence_of_rebellion").does(H, "place_at", "north_pole").does(H, "draw", "1:1")
    assert t.figures(H, "north_pole") == {"elite": 2}
    assert len(t.in_hand(H)) == 2


def test_hh_polar_cap_factories() -> None:
    t = played("hh_polar_cap_factories", t=arrakis().wormsign("wind_pass").wormsign("sw_outer_3"))
    assert t.figures(H, "north_pole") == {"regular": 2, "elite": 1, "generic": 1}
    assert not t.has("wind_pass", WORMSIGN)
    assert t.has("sw_outer_3", WORMSIGN)


def test_hh_carthag_the_former_capital() -> None:
    t = played("hh_carthag_the_former_capital").does(H, "leader", "none")
    assert t.figures(H, "carthag") == {"regular": 3, "elite": 1}


def test_hh_workhorse_of_arrakis() -> None:
    t = played("hh_workhorse_of_arrakis").does(H, "place", "harvester:nw_outer_5", "carryall:air_west")
    t.does(H, "draw", "2:0")
    assert t.has("nw_outer_5", HARVESTER)
    assert t.zone("air_west") == "carryall"
    assert len(t.in_hand(H)) == 2


def test_hh_spotter_control() -> None:
    t = played("hh_spotter_control", t=arrakis().wormsign("wind_pass").wormsign("sw_outer_3").wormsign("sw_inner_1"))
    t.does(H, "discard_sign", "wind_pass", "sw_outer_3", "done").does(H, "draw", "0:2")
    assert t.state.wormsigns.count(-1) == 15
    assert len(t.in_hand(H)) == 2


def test_hh_explosive_artillery() -> None:
    t = arrakis().legion(H, "pasty_mesa", regular=1).legion(A, "se_outer_1", regular=4).rolls("hxss")
    t = played("hh_explosive_artillery", t=t.legion(A, "gara_kulon", regular=1)).does(H, "legion", "done")
    assert t.offers(H) == ["se_outer_1", "done"]
    t.does(H, "strike", "se_outer_1")
    assert t.figures(A, "se_outer_1") == {"regular": 2}


def test_hh_sandmasters() -> None:
    t = played("hh_sandmasters")
    t.does(H, "place", "harvester:nw_outer_5", "harvester:sw_inner_1", "harvester:sw_inner_3")
    assert t.state.vehicles[0] == 5
    t.does(H, "draw", "1:0")
    assert len(t.in_hand(H)) == 1


def test_hh_mudir_nahya() -> None:
    t = arrakis().legion(H, "pasty_mesa", regular=1).legion(A, "se_outer_1", regular=1)
    t = played("hh_mudir_nahya", t=t).does(H, "place_at", "pasty_mesa")
    assert t.figures(H, "pasty_mesa") == {"regular": 1, "elite": 1, "named": 1}
    t.does(H, "legion", "pasty_mesa").does(H, "target", "step:se_outer_1").does(H, "leave", "go")
    assert t.told("attack") == [(H, "pasty_mesa", "se_outer_1")]
    t = played("hh_mudir_nahya", t=arrakis().leader("beast_rabban", "gone").legion(H, "pasty_mesa", regular=1))
    t.does(H, "place_at", "pasty_mesa").does(H, "leader", "generic")
    assert t.figures(H, "pasty_mesa") == {"regular": 1, "elite": 2, "generic": 1}


def test_hh_hunter_seeker() -> None:
    t = arrakis().legion(H, "pasty_mesa", regular=1).legion(A, "tasmin_sink", regular=1, stilgar=1)
    t = played("hh_hunter_seeker", t=t.legion(A, "gara_kulon", regular=1, lady_jessica=1))
    assert t.offers(H) == ["stilgar", "done"], "in the same sector"
    t.does(H, "tank", "stilgar")
    assert t.leader_is("stilgar") == "tank:5"


# Corrino.


@pytest.mark.parametrize("letter", "abc")
def test_ca_rage_overcame_shaddam_iv(letter: str) -> None:
    name = f"ca_rage_overcame_shaddam_iv_{letter}"
    t = played(name)
    assert t.leader_is("emperor_shaddam_iv") == "ready"
    there = arrakis().leader("emperor_shaddam_iv", "ready").legion(H, "arsunt", special=1)
    t = played(name, t=there)
    t.does(H, "place_at", "arsunt")
    assert t.leader_is("emperor_shaddam_iv") == "arsunt"
    if letter == "a":
        assert t.figures(H, "arsunt") == {"regular": 4, "special": 1, "named": 1}
    elif letter == "b":
        assert t.figures(H, "arsunt") == {"special": 3, "named": 1}
    else:
        t.does(H, "legion", "arsunt").does(H, "target", "step:carthag")
        assert t.figures(H, "carthag") == {"special": 1, "named": 1}


def test_ca_manipulation_of_others() -> None:
    t = played("ca_manipulation_of_others", t=arrakis().hand(A, "fa_thumpers", "ha_war_plan", "fa_hieregs"))
    t.does(A, "give_up", "fa_thumpers", "fa_hieregs").does(H, "draw", "1:1")
    assert t.in_hand(A) == ["ha_war_plan"]
    assert len(t.in_hand(H)) == 2


def test_ca_breeding_program() -> None:
    t = played("ca_breeding_program")
    assert t.state.bene_gesserit == [1, 1]
    assert t.state.reserve == 3


def test_ca_troop_carriers() -> None:
    t = arrakis().legion(H, "arrakeen", regular=2, generic=1).legion(H, "pasty_mesa", elite=1)
    t = played("ca_troop_carriers", t=t).does(H, "carry_from", "arrakeen").does(H, "carry_to", "pasty_mesa")
    assert t.figures(H, "pasty_mesa") == {"regular": 2, "elite": 1, "generic": 1}


@pytest.mark.parametrize(("name", "side"), [("ca_shigawire", H), ("fa_crysknife", A)])
def test_ca_shigawire_fa_crysknife(name: str, side: str) -> None:
    victim = "stilgar" if side == H else "baron_harkonnen"
    other = A if side == H else H
    t = arrakis().legion(side, "ne_inner_9", special=1).legion(other, "se_outer_1", regular=1, **{victim: 1})
    t = played(name, t=t.legion(other, "ne_outer_1", regular=1)).does(side, "legion", "ne_inner_9")
    t.does(side, "target", "step:pasty_mesa").does(side, "tank", victim)
    assert t.leader_is(victim) == "tank:5"


def test_ca_hope_clouds_observation() -> None:
    t = played("ca_hope_clouds_observation", t=arrakis().revealed("pr_03", "pr_09")).does(H, "choose_vision", "pr_09")
    assert t.state.revealed == [2]
    assert 8 in t.state.visions


def test_ca_reports_of_traitors() -> None:
    t = arrakis().dice(A, house=1, mentat=1).card(H, "ca_reports_of_traitors").plays(H, "ca_reports_of_traitors")
    assert t.told("die_lost") == [(A, "house")]


def test_ca_sardaukar_pogrom() -> None:
    t = arrakis().legion(H, "arsunt", special=1).legion(H, "carthag", special=1).legion(H, "arrakeen", regular=1)
    t = played("ca_sardaukar_pogrom", t=t.legion(H, "imperial_basin", special=1))
    assert t.offers(H) == ["carthag", "imperial_basin", "arsunt", "done"]
    t.does(H, "legion", "arsunt").does(H, "target", "step:hagga_basin")
    t.does(H, "legion", "carthag").does(H, "target", "step:arsunt")
    t.does(H, "legion", "imperial_basin").does(H, "target", "step:arrakeen")
    assert t.figures(H, "arrakeen") == {"regular": 1, "special": 1}


def test_ca_sardaukars_manner() -> None:
    t = arrakis().legion(H, "pasty_mesa", special=2).legion(A, "se_outer_1", regular=1).legion(H, "arsunt", regular=1)
    t = played("ca_sardaukars_manner", t=t)
    assert t.offers(H) == ["pasty_mesa", "done"]
    t.does(H, "legion", "pasty_mesa").does(H, "target", "step:se_outer_1").does(H, "leave", "go")
    assert t.told("battle_rolled")[0][0] == H


def test_ca_spies_all_over_arrakis() -> None:
    t = played("ca_spies_all_over_arrakis", t=arrakis().token("windgap", "RE").sietch("windgap", 3))
    t.does(H, "spy_on", "windgap")
    assert t.told("sietch_revealed") == [("windgap", 3)]
    assert t.figures(A, "windgap") == {"regular": 1, "elite": 1}
    assert t.asked(H) == "draw"


def test_ca_full_control_of_the_air() -> None:
    t = played("ca_full_control_of_the_air", t=arrakis().legion(H, "arsunt", regular=1))
    t.does(H, "place", "ornithopter:air_west", "ornithopter:air_east")
    assert t.state.vehicles[1] == 4
    assert t.asked(H) == "legion"


def test_ca_moving_the_battle_group() -> None:
    t = played("ca_moving_the_battle_group")
    assert all(TERRAIN[AREAS.index(offer)] == 0 for offer in t.offers(H) if offer != "done")
    t.does(H, "place_at", "false_wall_east")
    assert t.figures(H, "false_wall_east") == {"elite": 2, "generic": 1}


def test_ca_killers_without_mercy() -> None:
    t = arrakis().legion(H, "pasty_mesa", special=2).legion(A, "tasmin_sink", regular=2).sietch("tasmin_sink", 1)
    t = played("ca_killers_without_mercy", t=t.rolls("ss sxx")).does(H, "legion", "pasty_mesa")
    t.does(H, "target", "step:tasmin_sink").does(H, "leave", "go").does(H, "battle_on", "continue")
    assert t.figures(H, "pasty_mesa") == {"special": 2}, "no hit for going on"


@pytest.mark.parametrize(("name", "side"), [("ca_sardaukar_disguised", H), ("ha_death_commandos", A)])
def test_ca_sardaukar_disguised_ha_death_commandos(name: str, side: str) -> None:
    t = played(name, t=arrakis().legion(side, "false_wall_east", elite=2))
    t.does(side, "replace", *["false_wall_east"] * 2)
    assert t.figures(side, "false_wall_east") == {"special": 2}
    assert t.asked(side) == "legion"


def test_ca_i_decide_what_best_serves_his_majesty() -> None:
    t = arrakis().legion(H, "arsunt", special=1).legion(H, "carthag", regular=1)
    t = played("ca_i_decide_what_best_serves_his_majesty", t=t).does(H, "place_at", "arsunt")
    assert t.leader_is("captain_aramsham") == "arsunt"
    assert t.offers(H) == ["arsunt", "done"]


def test_ca_seek_out_the_mahdi() -> None:
    t = arrakis().legion(A, "gara_kulon", regular=1, paul_atreides=1).legion(A, "windgap", regular=1)
    t = t.dice(A, strategy=2).card(H, "ca_seek_out_the_mahdi").edit(lambda s: s.dice[0].__setitem__(3, 3))
    t.plays(H, "ca_seek_out_the_mahdi")
    assert t.state.hunted
    t.does(A, "turn", "strategy").does(A, "action", "move")
    assert t.offers(A) == ["windgap", "done"]
    assert t.why_not(A, "gara_kulon").id == "why-hunted"
    t.does(A, "legion", "done").does(H, "turn", "mentat").does(H, "action", "nothing")
    t.does(A, "turn", "strategy").does(A, "action", "move")
    assert "gara_kulon" in t.offers(A), "only in one turn"
