"""Frigates and what they do, scenario by scenario."""

from __future__ import annotations

import pytest
from tests.games.arrakis.guild_tables import aboard, fast, of, raid
from tests.games.arrakis.tables import arrakis, guild

from kanly.games.arrakis.facts.board import AREA_OF, AREAS, COUNT, NEAR, ZONES
from kanly.games.arrakis.facts.pieces import ATREIDES, HARKONNEN
from kanly.games.arrakis.table.records import HARVESTER, SIETCH, WORMSIGN


def test_s17_frigates_leave_before_hazards() -> None:
    t = guild().fly("frigate_atreides", "air_west").fly("frigate_harkonnen", "air_east", "air_north")
    t.harvester("the_great_flat").dice("harkonnen", mentat=1).turn("harkonnen")
    t.does("harkonnen", "turn", "mentat").does("harkonnen", "action", "nothing")
    assert of(t).frigate_reserve == [3, 3]
    assert t.state.zones == [0] * 8


def test_s19_vehicle_effects_ignore_frigates() -> None:
    t = guild().fly("frigate_harkonnen", "air_ne_spoke").legion("atreides", "gara_kulon", regular=1).rolls("hhh")
    t.steps("atreides", ("rockets", 3)).does("atreides", "sector", "ne_outer")
    t.expect("")
    assert t.zone("air_ne_spoke") == "frigate_harkonnen"
    t = guild().fly("frigate_harkonnen", "air_ne_spoke").action("harkonnen", ("place_any", 2))
    assert not [offer for offer in t.offers("harkonnen") if "frigate" in offer or "air_ne_spoke" in offer]


def test_s20_superior_transport_range() -> None:
    t = guild().legion("harkonnen", "imperial_basin", regular=1).fly("frigate_harkonnen", "air_north")
    t.action("harkonnen", ("march", "any", 1)).does("harkonnen", "legion", "imperial_basin")
    assert "lift:sw_inner_3" not in t.offers("harkonnen"), "four areas"
    t.does("harkonnen", "target", "lift:north_pole")
    assert t.figures("harkonnen", "north_pole") == {"regular": 1}
    assert t.zone("air_north") == ""
    assert of(t).frigate_reserve[HARKONNEN] == 3


@pytest.mark.parametrize("frigate", [True, False])
def test_s21_superior_transport_over_wall(frigate: bool) -> None:
    t = guild().legion("atreides", "ne_outer_4", regular=1, generic=1).legion("harkonnen", "arrakeen", regular=1)
    if frigate:
        t.fly("frigate_atreides", "air_ne_spoke")
    t.action("atreides", ("attack", "any", False, ""))
    if not frigate:
        t.expect("")
        return
    t.does("atreides", "legion", "ne_outer_4").does("atreides", "target", "lift:arrakeen")
    assert t.told("attack") == [("atreides", "ne_outer_4", "arrakeen")]
    assert t.zone("air_ne_spoke") == ""


def test_s22_no_mixing_with_sandriding() -> None:
    t = guild().legion("atreides", "habbanya_ridge", regular=1).wormsign("sw_outer_3").wormsign("sw_inner_1")
    t.fly("frigate_atreides", "air_sw_spoke").action("atreides", ("march", "any", 1))
    t.does("atreides", "legion", "habbanya_ridge")
    near = {AREA_OF["habbanya_ridge"]}
    for _ in range(3):
        near |= {b for a in near for b in NEAR[a]}
    lifted = [offer.split(":")[1] for offer in t.offers("atreides") if offer.startswith("lift:")]
    assert all(AREA_OF[area] in near for area in lifted), "a frigate alone, three areas"
    assert "ride:sw_inner_2" in t.offers("atreides"), "or worms alone"
    assert "lift:wind_pass" not in t.offers("atreides"), "not both: four areas away"


def test_s23_no_retreat_by_frigate() -> None:
    t = guild().legion("harkonnen", "ne_inner_6", regular=2).fly("frigate_harkonnen", "air_east").rolls("ss ss")
    for area in ("ne_inner_5", "ne_inner_8", "ne_outer_7"):
        t.legion("atreides", area, regular=2)
    t.action("atreides", ("attack", "any", False, "")).does("atreides", "legion", "ne_outer_7")
    t.does("atreides", "target", "step:ne_inner_6").does("atreides", "leave", "go")
    t.does("atreides", "battle_on", "continue")
    assert t.asked("harkonnen") != "retreat"


def test_s24_bombard_harvester() -> None:
    t = guild().fly("frigate_atreides", "air_nw_spoke").harvester("nw_outer_5")
    t.dice("atreides", mentat=1).dice("harkonnen", mentat=1).turn("atreides")
    t.does("atreides", "turn", "free:bombard").does("atreides", "bombard", "nw_outer_5")
    assert not t.has("nw_outer_5", HARVESTER)
    assert t.zone("air_nw_spoke") == ""
    assert of(t).earned == 0
    assert "mentat" in t.offers("atreides"), "the turn's action is still there"


@pytest.mark.parametrize("on_leader", [True, False])
def test_s25_bombard_legion(on_leader: bool) -> None:
    t = guild().fly("frigate_atreides", "air_nw_spoke").harvester("nw_outer_8").rolls("hxs")
    t.legion("harkonnen", "nw_outer_8", regular=2, generic=1).dice("harkonnen", mentat=1).turn("atreides")
    t.does("atreides", "turn", "free:bombard").does("atreides", "bombard", "nw_outer_8")
    t.does("harkonnen", "loss", "regular", "generic" if on_leader else "regular")
    assert t.figures("harkonnen", "nw_outer_8") == ({"regular": 1} if on_leader else {})
    assert t.has("nw_outer_8", HARVESTER) == on_leader


def test_s26_bombard_sietch() -> None:
    t = guild().fly("frigate_harkonnen", "air_se_spoke").legion("atreides", "hobars_gap", regular=1).rolls("hhh")
    t.dice("harkonnen", mentat=1).turn("harkonnen")
    t.does("harkonnen", "turn", "free:bombard").does("harkonnen", "bombard", "hobars_gap")
    assert t.figures("atreides", "hobars_gap") == {}
    assert t.has("hobars_gap", SIETCH)
    assert t.told("sietch_revealed", ever=True) == []
    assert t.state.supremacy == 0


def test_s27_bombard_not_connected() -> None:
    t = guild().fly("frigate_atreides", "air_east").legion("harkonnen", "pasty_mesa", regular=1)
    t.dice("harkonnen", mentat=1).turn("atreides")
    assert "free:bombard" not in t.offers("atreides")


def test_s32_ring_limit() -> None:
    t = guild().affairs(rings=[6, 0], pool=3, earned=1)
    t.play("atreides_imperium")
    assert t.offers("atreides") == ["choam", "spacing_guild", "landsraad", "done"]
    t.does("atreides", "imperium", "landsraad")
    assert of(t).troops[ATREIDES] == 2
    assert of(t).pool == 3


def test_s33_frigate_limit() -> None:
    t = aboard(guild(), HARKONNEN, troops=2, frigates=2).fly("frigate_harkonnen", "air_east")
    t.affairs(actions=[1, 0, 0]).play("harkonnen_imperium").does("harkonnen", "imperium", "choam")
    assert of(t).frigates[HARKONNEN] == 2
    t = aboard(guild(), HARKONNEN, troops=2, frigates=2)
    t.affairs(actions=[1, 0, 0]).play("harkonnen_imperium").does("harkonnen", "imperium", "choam")
    assert of(t).frigates[HARKONNEN] == 3


def test_s38_landing_in_action_phase() -> None:
    t = aboard(raid(), ATREIDES, troops=2, frigates=1, step=3).harvester("nw_outer_5").turn("atreides")
    t.does("atreides", "turn", "strategy").does("atreides", "action", "move")
    fast(t, "atreides", "habbanya_ridge", "step:sw_outer_2")
    t.does("atreides", "imperium", "spacing_guild").does("atreides", "land", "zone:air_nw_spoke")
    t.does("atreides", "land", "area:pasty_mesa")
    assert of(t).steps[ATREIDES] == 0
    assert t.asked("atreides") == "finish"
    t.does("atreides", "finish", "free:bombard").does("atreides", "bombard", "nw_outer_5")
    assert not t.has("nw_outer_5", HARVESTER)
    t.does("atreides", "finish", "done")
    assert t.asked("harkonnen") == "turn"


def test_s40_stays_in_play() -> None:
    t = guild().card("harkonnen", "hh_sg_3").plays("harkonnen", "hh_sg_3")
    assert len(t.state.in_play) == 1
    assert t.state.discards == [[], [], [], []]
    t = guild().hand("harkonnen", "hh_sg_3").fly("frigate_harkonnen", "air_nw_spoke").rolls("hhhh")
    t.edit(lambda s: s.in_play.append(s.hands[0].pop())).legion("atreides", "nw_outer_8", regular=5)
    t.dice("harkonnen", mentat=1).turn("harkonnen")
    t.does("harkonnen", "turn", "free:bombard").does("harkonnen", "bombard", "nw_outer_8")
    assert t.figures("atreides", "nw_outer_8") == {"regular": 1}, "four dice"


def test_s41_no_legal_landing_area() -> None:
    t = aboard(guild().harvester(*AREAS), ATREIDES, troops=2, frigates=1)
    t.play(("land", ATREIDES))
    assert all(offer.startswith("zone:") for offer in t.offers("atreides"))
    t.does("atreides", "land", "zone:air_west")
    t.expect("")
    assert t.zone("air_west") == "frigate_atreides"
    assert of(t).troops[ATREIDES] == 2
    assert of(t).steps[ATREIDES] == 0


def test_s42_transported_legion_destroys_harvester() -> None:
    t = (
        guild()
        .legion("atreides", "ne_outer_4", regular=1)
        .fly("frigate_atreides", "air_ne_spoke")
        .harvester("ne_outer_8")
    )
    t.action("atreides", ("march", "any", 1), "arrive")
    fast(t, "atreides", "ne_outer_4", "lift:ne_outer_8")
    assert t.zone("air_ne_spoke") == ""
    assert not t.has("ne_outer_8", HARVESTER)
    assert t.asked("atreides") == "imperium"


def test_s43_bombarded_harvester_with_legion() -> None:
    t = guild().fly("frigate_atreides", "air_nw_spoke").harvester("nw_outer_8").rolls("hss")
    t.legion("harkonnen", "nw_outer_8", regular=1).dice("harkonnen", mentat=1).turn("atreides")
    t.does("atreides", "turn", "free:bombard").does("atreides", "bombard", "nw_outer_8")
    assert t.figures("harkonnen", "nw_outer_8") == {}
    assert not t.has("nw_outer_8", HARVESTER)
    assert of(t).earned == 0


def test_s44_carryall_does_not_stop_bombardment() -> None:
    t = guild().fly("frigate_atreides", "air_nw_spoke").fly("carryall", "air_north").harvester("nw_inner_3")
    t.dice("harkonnen", mentat=1).turn("atreides")
    t.does("atreides", "turn", "free:bombard").does("atreides", "bombard", "nw_inner_3")
    assert not t.has("nw_inner_3", HARVESTER)
    assert t.zone("air_north") == "carryall"


def test_s49_loading_under_way() -> None:
    t = guild().affairs(steps=[2, 0]).harvester("the_great_flat").no_sietch()
    t.play("spice_harvest", "round_over", "round_over")
    t.does("harkonnen", "pay", "0:0:2:0").does("harkonnen", "imperium", "landsraad")
    assert t.asked("harkonnen") == "land"
    t.does("harkonnen", "land", "area:the_funeral_plain")
    assert t.figures("harkonnen", "the_funeral_plain") == {"troop": 4}


def test_s50_action_without_effect() -> None:
    t = aboard(guild(), HARKONNEN, troops=2, frigates=3).tracks(choam=4).harvester("the_great_flat", "sw_inner_1")
    t.play("spice_harvest").does("harkonnen", "pay", "3:0:0:0").does("harkonnen", "imperium", "choam", "choam")
    t.expect("")
    assert of(t).frigates[HARKONNEN] == 3


def test_s52_simultaneous_full_landing() -> None:
    t = aboard(aboard(guild().no_sietch(), HARKONNEN, 2, 1, 3), ATREIDES, 2, 1, 3).play("heighliners")
    t.does("harkonnen", "land", "zone:air_west").does("harkonnen", "land", "area:the_funeral_plain")
    assert t.asked("atreides") == "land"
    offers = t.offers("atreides")
    assert "zone:air_west" not in offers
    assert "area:nw_outer_7" not in offers
    assert "zone:air_east" in offers


def test_s53_guerrilla_under_frigate() -> None:
    t = guild().fly("frigate_harkonnen", "air_sw_spoke").token("windgap").dice("harkonnen", mentat=1).turn("atreides")
    assert "free:guerrilla" in t.offers("atreides")


@pytest.mark.parametrize("frigate", [True, False])
def test_s54_transport_over_worm_and_enemy(frigate: bool) -> None:
    t = (
        guild()
        .legion("harkonnen", "the_great_flat", regular=1)
        .worm("nw_outer_12")
        .legion("atreides", "nw_outer_6", regular=1)
    )
    if frigate:
        t.fly("frigate_harkonnen", "air_nw_spoke")
    t.action("harkonnen", ("march", "any", 1)).does("harkonnen", "legion", "the_great_flat")
    assert ("lift:nw_inner_3" in t.offers("harkonnen")) == frigate
    assert "step:nw_inner_3" not in t.offers("harkonnen")


def test_s55_one_transport_per_legion() -> None:
    t = (
        guild()
        .legion("harkonnen", "imperial_basin", regular=1, beast_rabban=1)
        .legion("harkonnen", "carthag", regular=1)
    )
    t.fly("ornithopter", "air_east").fly("frigate_harkonnen", "air_north")
    t.steps("harkonnen", ("move", "beast_rabban", 1), ("move", "any", 1))
    t.does("harkonnen", "legion", "imperial_basin").does("harkonnen", "target", "lift:north_pole")
    t.does("harkonnen", "legion", "north_pole")
    assert [offer for offer in t.offers("harkonnen") if offer.startswith("fly:")] == []
    t.does("harkonnen", "target", "done")
    t = guild().legion("harkonnen", "imperial_basin", regular=1).legion("harkonnen", "carthag", regular=1)
    t.fly("ornithopter", "air_east").fly("frigate_harkonnen", "air_north").action("harkonnen", ("march", "any", 2))
    t.does("harkonnen", "legion", "imperial_basin").does("harkonnen", "target", "lift:north_pole")
    t.does("harkonnen", "legion", "carthag")
    assert [offer for offer in t.offers("harkonnen") if offer.startswith("fly:")]


def test_s58_landing_in_desert() -> None:
    t = guild().no_sietch().affairs(steps=[3, 0]).harvester("the_great_flat")
    t.play("spice_harvest", "call_worms").does("harkonnen", "pay", "0:2:0:0").does(
        "harkonnen", "imperium", "spacing_guild"
    )
    assert not t.has("the_funeral_plain", WORMSIGN)
    t.does("harkonnen", "land", "area:the_funeral_plain")
    t.expect("")
    assert t.has("the_funeral_plain", WORMSIGN), "in the next phase 3"


def test_s59_only_removal_by_harkonnen() -> None:
    t = aboard(guild(), ATREIDES, troops=0, frigates=1).fly("ornithopter", *ZONES[:4]).fly("carryall", ZONES[4])
    t.fly("navigator", ZONES[5]).fly("frigate_harkonnen", ZONES[6], ZONES[7]).play(("land", ATREIDES))
    assert t.asked("harkonnen") == "make_room"
    assert t.offers("harkonnen") == list(ZONES[:5])
    t.does("harkonnen", "make_room", ZONES[4])
    assert t.offers("atreides") == [f"zone:{ZONES[4]}"]


def test_sg4_2_five_troops_under_the_choam_ban() -> None:
    t = aboard(guild().no_sietch(), HARKONNEN, troops=6).edit(lambda s: setattr(s, "bans", 1)).play(("land", HARKONNEN))
    t.does("harkonnen", "land", "area:the_great_flat")
    assert t.offers("harkonnen") == ["1", "2", "3", "4", "5"]


def test_the_base_game_has_no_guild() -> None:
    t = arrakis().dice("atreides", mentat=1).turn("atreides")
    assert t.state.guild is None
    assert COUNT == 101
