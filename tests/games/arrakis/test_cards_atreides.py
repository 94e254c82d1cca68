"""Every planning card of the Atreides does what it says: one test a card, with its id."""

from __future__ import annotations

import pytest
from tests.games.arrakis.tables import arrakis, played

from kanly.games.arrakis.facts.board import AREAS, COUNT
from kanly.games.arrakis.facts.pieces import ATREIDES, HARKONNEN
from kanly.games.arrakis.facts.planning import CARD_NAME
from kanly.games.arrakis.table.records import ANY_WORM, HARVESTER, MAKER, SIETCH, WORM, WORMSIGN

H = "harkonnen"
A = "atreides"


# House Atreides.


def test_ha_war_plan() -> None:
    t = arrakis().legion(A, "rimwall_west", regular=2).legion(H, "arrakeen", regular=1)
    t = played("ha_war_plan", t=t).does(A, "legion", "rimwall_west").does(A, "target", "step:arrakeen")
    t.does(A, "leave", "go")
    assert t.told("battle_rolled")[0][:2] == (A, 3)


def test_ha_alia_the_abomination() -> None:
    t = played("ha_alia_the_abomination")
    assert t.leader_is("alia") == "box", "without Reverend Mother Jessica"
    t = played("ha_alia_the_abomination", t=arrakis().leader("reverend_mother_jessica", "ready"))
    assert t.leader_is("alia") == "ready"
    t = arrakis().leader("alia", "ready").legion(H, "arsunt", regular=1, baron_harkonnen=1)
    t = played("ha_alia_the_abomination", t=t).does(A, "tank", "baron_harkonnen").does(A, "draw", "1:1")
    assert t.leader_is("baron_harkonnen") == "tank:5"


@pytest.mark.parametrize("letter", "abc")
def test_ha_smugglers(letter: str) -> None:
    name = f"ha_smugglers_{letter}"
    t = played(name).does(A, "place_at", "the_great_flat")
    assert t.figures(A, "the_great_flat") == {"elite": 2, "named": 1}
    assert t.leader_is("gurney_halleck") == "the_great_flat"
    there = (
        arrakis()
        .legion(A, "the_great_flat", regular=1, gurney_halleck=1)
        .harvester("nw_outer_5")
        .harvester("sw_inner_1")
    )
    t = played(name, t=there.fly("carryall", "air_nw_spoke"))
    if letter == "a":
        t.does(A, "wormsign", "nw_outer_2", "nw_outer_6")
        assert t.offers(A)[:2] == ["the_great_flat", "done"]
    elif letter == "b":
        t.does(A, "place_at", "the_great_flat")
        assert t.figures(A, "the_great_flat") == {"regular": 1, "elite": 2, "named": 1}
    else:
        assert t.offers(A) == ["nw_outer_5", "air_nw_spoke", "done"]
        t.does(A, "remove_vehicle", "nw_outer_5", "air_nw_spoke")
        assert not t.has("nw_outer_5", HARVESTER)
        assert t.zone("air_nw_spoke") == ""


def test_ha_the_voice() -> None:
    t = played("ha_the_voice", t=arrakis().hand(H, "hh_sandmasters", "hh_hawats_scheming").hand(A, "fa_eyes_of_ibad"))
    assert t.offers(H) == ["hh_sandmasters"], "Hawat's Scheming is never discarded"
    t.does(H, "give_up", "hh_sandmasters")
    assert t.asked(A) == "play_card"


def test_ha_tested_with_the_gom_jabbar() -> None:
    t = played("ha_tested_with_the_gom_jabbar").does(A, "draw", "1:1")
    assert len(t.state.objectives) == 2
    assert all(objective is not None for objective in t.table.view(ATREIDES)["objectives"])
    assert t.table.view(HARKONNEN)["objectives"] == [None, None]


def test_ha_chatt_the_leaper() -> None:
    t = played("ha_chatt_the_leaper").does(A, "place_at", "windgap")
    assert t.figures(A, "windgap") == {"special": 2, "generic": 1}


def test_ha_truthtrance() -> None:
    t = arrakis().dice(H, mentat=1, house=1).card(A, "ha_truthtrance").plays(A, "ha_truthtrance")
    t.does(A, "force_die", "house").does(A, "either", 1).does(A, "draw", "2:0")
    assert t.offers(H) == ["house"]
    assert t.why_not(H, "mentat").id == "why-forced"
    t.does(H, "turn", "house").does(H, "action", "nothing")
    assert t.state.forced == -1


def test_ha_adab_the_demanding_memory() -> None:
    t = played("ha_adab_the_demanding_memory", t=arrakis().revealed("pr_03", "pr_09", "pr_10"))
    t.does(A, "choose_vision", "pr_03", "pr_10", "done")
    assert t.state.claimed == [2, 9]
    assert len(t.state.revealed) == 3


def test_eyes_of_ibad_keeps_its_card_from_everybody() -> None:
    """The card cannot be discarded and lies open until it is claimed."""
    for name, side in (("ha_adab_the_demanding_memory", A), ("ca_hope_clouds_observation", H)):
        t = arrakis().revealed("pr_03", "pr_09").edit(lambda s: setattr(s, "kept", 1 << 2))
        assert played(name, side, t).offers(side) == ["pr_09", "done"]
    t = arrakis().revealed("pr_03").edit(lambda s: setattr(s, "kept", 1 << 2))
    assert played("ca_hope_clouds_observation", H, t).asked(A) == "turn", "nothing else lies open"


def test_fear_goes_with_a_card_that_is_shuffled_back() -> None:
    t = arrakis().revealed("pr_09").edit(lambda s: setattr(s, "feared", 8))
    assert played("ca_hope_clouds_observation", H, t).does(H, "choose_vision", "pr_09").state.feared == -1


def test_ha_alam_al_mithal() -> None:
    t = played("ha_alam_al_mithal", t=arrakis().tracks(kwisatz_haderach=4, jihad=1))
    assert "kwisatz_haderach:jihad:5" not in t.offers(A)
    t.does(A, "shift", "kwisatz_haderach:jihad:3")
    assert t.markers() == (1, 0, 4)
    assert t.leader_is("chani") == "ready"


def test_ha_usul_the_base_of_the_pillar() -> None:
    t = played("ha_usul_the_base_of_the_pillar").does(A, "desert_power", "wormsigns")
    t.does(A, "wormsign", "sw_inner_1", "sw_inner_3")
    assert t.has("sw_inner_3", WORMSIGN)


def test_ha_voice_from_the_outer_world() -> None:
    t = played("ha_voice_from_the_outer_world", t=arrakis().legion(A, "gara_kulon", regular=1))
    t.does(A, "place_at", "gara_kulon")
    assert t.figures(A, "gara_kulon") == {"regular": 1, "special": 1, "named": 1}
    assert t.leader_is("paul_atreides") == "gara_kulon"
    assert t.asked(A) == "legion"


def test_ha_our_family_atomics() -> None:
    t = played("ha_our_family_atomics", t=arrakis().tracks(jihad=4)).does(A, "detonate", "splintered_rock")
    assert t.state.atomics == 0
    t = played("ha_our_family_atomics", t=arrakis().edit(lambda s: setattr(s, "atomics", 0)))
    t.does(A, "desert_power", "done", "done")
    t = played("ha_our_family_atomics", t=arrakis().tracks(jihad=3))
    assert t.state.atomics == -1
    assert t.asked(A) != "detonate"


def test_ha_battle_language() -> None:
    t = arrakis().legion(A, "rimwall_west", regular=2, generic=1).legion(H, "arrakeen", regular=6)
    t = played("ha_battle_language", t=t.rolls("sh ssss")).does(A, "legion", "rimwall_west")
    t.does(A, "target", "step:arrakeen").does(A, "leave", "go")
    assert [told[:2] for told in t.told("battle_rolled")] == [(A, 2), (H, 4)]


def test_ha_bill_of_particulars() -> None:
    t = played("ha_bill_of_particulars").does(A, "lower", "choam")
    assert t.state.imperium == [4, 5, 5]
    assert t.state.bans == 0


def test_ha_fear_is_the_mind_killer() -> None:
    t = arrakis().revealed("pr_09").dice(H, mentat=1)
    for area in ("pasty_mesa", "se_outer_5", "false_wall_south"):
        t.legion(A, area, regular=1)
    t.card(A, "ha_fear_is_the_mind_killer").plays(A, "ha_fear_is_the_mind_killer").does(A, "choose_vision", "pr_09")
    assert len(t.state.in_play) == 1
    t2 = arrakis().revealed("pr_09").edit(lambda s: setattr(s, "feared", 8))
    for area in ("pasty_mesa", "se_outer_5", "false_wall_south"):
        t2.legion(A, area, regular=1)
    t2.play("claim_at_end").does(A, "claim", "pr_09").does(A, "any_marker", "jihad")
    assert t2.markers() == (0, 2, 2)


# Fremen.


def test_fa_shai_hulud() -> None:
    t = played("fa_shai_hulud").does(A, "place_at", "the_great_flat")
    assert t.has("the_great_flat", MAKER)
    assert t.state.spent == 1 << 15, "his card comes in spent"
    t = played(
        "fa_shai_hulud", t=arrakis().wild_maker("the_great_flat").legion(H, "nw_outer_6", regular=6).rolls("hhhxss")
    )
    t.does(A, "crawl", "stay").does(A, "bite", "nw_outer_6")
    assert t.figures(H, "nw_outer_6") == {"regular": 2}, "six dice; a special is 1 hit in the desert"


def test_fa_wall_of_sandworms() -> None:
    t = played("fa_wall_of_sandworms", t=arrakis().worm("nw_inner_3"))
    assert "sw_inner_1" in t.offers(A)
    assert "the_great_flat" not in t.offers(A)
    t.does(A, "call_here", "sw_inner_1").does(A, "desert_power", "done")
    assert t.has("sw_inner_1", WORM)


def test_fa_dust_chasms() -> None:
    t = played("fa_dust_chasms", t=arrakis().harvester("nw_outer_5", "nw_outer_1", "nw_outer_6", "sw_outer_1"))
    assert t.offers(A) == ["sw_outer", "nw_outer", "done"]
    t.does(A, "sector", "nw_outer").does(A, "remove_vehicle", "nw_outer_5", "nw_outer_1")
    t.does(A, "desert_power", "done")
    assert [area for area in range(COUNT) if t.state.ground[area] & HARVESTER] == sorted(
        [AREAS.index("nw_outer_6"), AREAS.index("sw_outer_1")]
    )


def test_fa_fremen_rockets() -> None:
    t = arrakis().legion(A, "the_great_flat", regular=1).harvester("nw_outer_5").fly("ornithopter", "air_nw_spoke")
    t.rolls("hxs")
    t = played("fa_fremen_rockets", t=t).does(A, "sector", "nw_outer")
    t.does(A, "remove_vehicle", "nw_outer_5", "air_nw_spoke")
    assert t.zone("air_nw_spoke") == ""
    assert not t.has("nw_outer_5", HARVESTER)


def test_fa_eyes_of_ibad() -> None:
    t = played("fa_eyes_of_ibad", t=arrakis().revealed("pr_09")).does(A, "choose_vision", "pr_09")
    assert t.state.kept == 1 << 8
    assert [CARD_NAME[card] for card in t.state.in_play] == ["fa_eyes_of_ibad"]


def test_fa_captured_ornithopter() -> None:
    t = arrakis().fly("ornithopter", "air_nw_spoke").legion(H, "nw_outer_8", regular=3)
    t.legion(H, "pasty_mesa", regular=1)
    t = played("fa_captured_ornithopter", t=t.rolls("hxs")).does(A, "capture", "air_nw_spoke")
    assert t.offers(A) == ["nw_outer_8", "done"]
    t.does(A, "strike", "nw_outer_8")
    assert t.figures(H, "nw_outer_8") == {"regular": 1}
    assert t.zone("air_nw_spoke") == ""


def test_fa_cielagos_piping_message() -> None:
    t = played("fa_cielagos_piping_message", t=arrakis().legion(H, "pasty_mesa", regular=1))
    assert "tasmin_sink" in t.offers(A)
    assert "windgap" not in t.offers(A)
    t.does(A, "warned", "tasmin_sink")
    assert t.figures(A, "tasmin_sink") == {"token": 1}
    assert t.asked(A) == "draw"


def test_fa_jubba_cloaks() -> None:
    t = arrakis().legion(A, "gara_kulon", regular=1, generic=1).legion(A, "pasty_mesa", regular=1, generic=1)
    t = played("fa_jubba_cloaks", t=t)
    assert t.offers(A) == ["gara_kulon", "done"]


def test_fa_hieregs() -> None:
    t = played("fa_hieregs").does(A, "place_at", "nw_outer_5", "the_great_flat").does(A, "desert_power", "done")
    assert t.figures(A, "nw_outer_5") == t.figures(A, "the_great_flat") == {"regular": 1}


def test_fa_grandmother_of_a_storm() -> None:
    t = played("fa_grandmother_of_a_storm", t=arrakis().legion(H, "pasty_mesa", regular=3).rolls("hh"))
    assert t.figures(H, "pasty_mesa") == {"regular": 1}


def test_fa_stillsuits() -> None:
    t = arrakis().token("windgap", "RE").token("gara_kulon", "EE").legion(A, "gara_kulon", generic=1)
    t = played("fa_stillsuits", t=t).does(A, "legion", "done").does(A, "swap", "windgap").does(A, "swap", "gara_kulon")
    view = t.table.view(ATREIDES)["areas"]
    assert view["windgap"]["atreides"]["tokens"] == ["EE"]
    assert view["gara_kulon"]["atreides"]["tokens"] == ["RE"]


def test_fa_i_am_stilgar_the_fremen() -> None:
    t = played("fa_i_am_stilgar_the_fremen")
    assert "arrakeen" not in t.offers(A)
    t.does(A, "place_at", "pasty_mesa")
    assert t.figures(A, "pasty_mesa") == {"regular": 1, "elite": 2, "named": 1}
    assert t.asked(A) == "draw"


def test_fa_thumpers() -> None:
    t = played("fa_thumpers", t=arrakis().legion(A, "pasty_mesa", regular=1))
    t.does(A, "call_here", "se_outer_1")
    t.does(A, "call_here", t.offers(A)[0])
    assert len([ground for ground in t.state.ground if ground & ANY_WORM]) == 2


def test_fa_kitab_al_ibar() -> None:
    t = played("fa_kitab_al_ibar", t=arrakis().legion(A, "windgap", regular=2).sietch("windgap", 3))
    t.does(A, "move_sietch", "windgap").does(A, "sietch_to", "sw_inner_5").does(A, "with_sietch", "go")
    t.does(A, "leave", "regular")
    assert t.has("sw_inner_5", SIETCH)
    assert not t.has("windgap", SIETCH)
    assert t.figures(A, "sw_inner_5") == t.figures(A, "windgap") == {"regular": 1}
    assert t.state.sietches[6] == AREAS.index("sw_inner_5") or t.state.sietches[7] == AREAS.index("sw_inner_5")


def test_fa_sandtides() -> None:
    t = played("fa_sandtides", t=arrakis().legion(H, "sw_inner_3", regular=2, generic=1)).does(A, "push", "sw_inner_3")
    t.does(A, "push_to", "sw_inner_4").does(A, "desert_power", "done")
    assert t.figures(H, "sw_inner_4") == {"regular": 2, "generic": 1}
