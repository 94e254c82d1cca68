"""Wormsigns, worms, storms, scenario by scenario."""

from __future__ import annotations

from tests.games.arrakis.tables import arrakis

from kanly.games.arrakis.facts.board import AREA_OF
from kanly.games.arrakis.facts.pieces import HARKONNEN
from kanly.games.arrakis.table.records import ANY_WORM, HARVESTER, WORM, WORMSIGN


def test_r10_1_signs_go_and_come() -> None:
    t = arrakis().wormsign("sw_inner_1").legion("atreides", "sw_inner_1", regular=1).wormsign("sw_outer_3")
    t.harvester("the_great_flat").legion("harkonnen", "sw_inner_3", regular=1).play("call_worms")
    t.expect("")
    assert not t.has("sw_inner_1", WORMSIGN)
    assert t.has("sw_outer_3", WORMSIGN)
    assert t.has("the_great_flat", WORMSIGN)
    assert t.has("sw_inner_3", WORMSIGN)


def test_b32_burrowing() -> None:
    t = arrakis().wormsign("sw_inner_5", "burrowing_sandworm").wormsign("ne_outer_10", "burrowing_sandworm")
    t.play("turn_wormsigns").does("atreides", "resolve", "sw_inner_5")
    assert not t.has("sw_inner_5", ANY_WORM)
    assert t.has("ne_outer_10", WORM)
    assert t.state.wormsigns == [-1] * 16


def test_b33_carryall_saves() -> None:
    t = arrakis().harvester("nw_outer_5").wormsign("nw_outer_5", "sandworm").fly("carryall", "air_nw_spoke")
    t.play("turn_wormsigns", "spice_harvest").does("harkonnen", "rescue", "air_nw_spoke")
    assert t.zone("air_nw_spoke") == ""
    assert t.has("nw_outer_5", WORM)
    assert t.told("harvested", ever=True) == [(2,)]


def test_b34_worm_on_legion() -> None:
    t = arrakis().legion("harkonnen", "sw_outer_4", regular=2).worm("sw_outer_1", "sw_outer_6")
    t.wormsign("sw_outer_4", "sandworm").rolls("hsss").play("turn_wormsigns")
    t.expect("")
    assert t.told("rolled", ever=True) == [(4, 1, 3, 0)]
    assert t.figures("harkonnen", "sw_outer_4") == {"regular": 1}
    assert not t.has("sw_outer_4", ANY_WORM)


def test_r10_10_legion_and_harvester_together() -> None:
    t = arrakis().no_sietch().legion("harkonnen", "nw_outer_5", regular=2).harvester("nw_outer_5")
    t.wormsign("nw_outer_5", "sandworm").play("turn_wormsigns")
    where = t.offers("harkonnen")[0]
    t.does("harkonnen", "flee", where)
    assert t.figures("harkonnen", where) == {"regular": 2}
    assert not t.has("nw_outer_5", HARVESTER)
    assert t.has("nw_outer_5", WORM)


def test_b35_storm_hits() -> None:
    t = arrakis()
    for area in ("pasty_mesa", "the_great_flat", "ne_outer_5", "arrakeen", "false_wall_east"):
        t.legion("harkonnen", area, regular=4)
    t.rolls("hx hx hx").play("storms")
    t.expect("")
    found = {area: t.figures("harkonnen", area)["regular"] for area in ("pasty_mesa", "the_great_flat", "ne_outer_5")}
    assert found == {"pasty_mesa": 3, "the_great_flat": 1, "ne_outer_5": 2}
    assert t.figures("harkonnen", "arrakeen") == t.figures("harkonnen", "false_wall_east") == {"regular": 4}
    assert sorted(told[0] for told in t.told("storm", ever=True)) == ["ne_outer_5", "pasty_mesa", "the_great_flat"]


def test_r12_2_atomics_expose_plateaus() -> None:
    t = arrakis().legion("harkonnen", "arrakeen", regular=2).legion("harkonnen", "carthag", regular=2)
    t.edit(lambda s: setattr(s, "atomics", 2)).rolls("hh").play("storms")
    t.expect("")
    assert t.figures("harkonnen", "arrakeen") == {}
    assert t.figures("harkonnen", "carthag") == {"regular": 2}


def test_r12_3_a_worm_strikes_over_the_blasted_rimwall() -> None:
    t = arrakis().legion("harkonnen", "arrakeen", regular=2).worm("ne_outer_4")
    t.edit(lambda s: setattr(s, "atomics", 2)).action("atreides", "use_worm")
    t.does("atreides", "worm", "ne_outer_4").does("atreides", "crawl", "stay")
    assert "arrakeen" in t.offers("atreides")


def test_r12_1_atomics_from_step_8() -> None:
    t = arrakis().tracks(jihad=7).dice("atreides", mentat=1).dice("harkonnen", mentat=1).turn("atreides")
    assert t.why_not("atreides", "free:atomics:rimwall").id == "why-not-free-atomics"
    t = arrakis().tracks(jihad=8).dice("atreides", mentat=1).dice("harkonnen", mentat=1).turn("atreides")
    t.does("atreides", "turn", "free:atomics:rimwall")
    assert t.state.atomics == 2
    assert "free:atomics:rimwall" not in t.offers("atreides"), "once a game"


def test_b52_no_worm_figure() -> None:
    worms = ("ne_outer_1", "ne_outer_2", "nw_outer_1", "nw_outer_2")
    t = arrakis().worm(*worms).harvester("the_great_flat").wormsign("the_great_flat", "sandworm")
    t.play("turn_wormsigns")
    assert t.asked("atreides") == "worm_from"
    assert sorted(t.offers("atreides")) == sorted(worms)
    t.does("atreides", "worm_from", "ne_outer_1")
    assert not t.has("the_great_flat", HARVESTER)
    assert t.has("the_great_flat", WORM)
    assert not t.has("ne_outer_1", ANY_WORM)
    assert len([ground for ground in t.state.ground if ground & WORM]) == 4
    assert t.state.wormsigns == [-1] * 16


def test_f19_the_wild_maker_may_come_instead() -> None:
    t = arrakis().leader("wild_maker", "ready").wormsign("the_great_flat", "sandworm").play("turn_wormsigns")
    t.does("atreides", "worm_figure", "wild_maker")
    assert t.leader_is("wild_maker") == "the_great_flat"


def test_r10_6_r10_7_a_worm_crawls_and_attacks() -> None:
    t = arrakis().worm("nw_inner_3").legion("harkonnen", "wind_pass", regular=3).rolls("hhxs")
    t.action("atreides", "use_worm").does("atreides", "worm", "nw_inner_3")
    assert "sw_inner_1" in t.offers("atreides")
    assert "bight_of_the_cliff" not in t.offers("atreides"), "a sietch is there"
    t.does("atreides", "crawl", "nw_inner_4").does("atreides", "bite", "wind_pass")
    assert t.figures("harkonnen", "wind_pass") == {}, "2 hits and 1 for the special in the desert"
    assert t.has("nw_inner_4", WORM), "the worm stays"


def test_r10_7_no_attack_on_mountains_and_sheltered_plateaus() -> None:
    t = arrakis().worm("wind_pass").legion("harkonnen", "splintered_rock", regular=1)
    t.legion("harkonnen", "sw_inner_2", regular=1).action("atreides", "use_worm")
    t.does("atreides", "worm", "wind_pass").does("atreides", "crawl", "stay")
    assert t.offers("atreides") == ["sw_inner_2", "pass"]


def test_rulings_about_worms() -> None:
    t = arrakis(settings={"worm_acts": "move_or_attack"}).worm("nw_inner_3").legion("harkonnen", "wind_pass", regular=3)
    t.action("atreides", "use_worm").does("atreides", "worm", "nw_inner_3").does("atreides", "crawl", "nw_inner_4")
    t.expect("")
    t = (
        arrakis(settings={"worm_follows": True})
        .worm("nw_inner_4")
        .harvester("wind_pass")
        .action("atreides", "use_worm")
    )
    t.does("atreides", "worm", "nw_inner_4").does("atreides", "crawl", "stay").does("atreides", "bite", "wind_pass")
    assert t.has("wind_pass", WORM)
    assert not t.has("nw_inner_4", ANY_WORM)


def test_r10_12_a_fled_to_open_sign_waits() -> None:
    t = arrakis().no_sietch().legion("harkonnen", "nw_outer_5", regular=2).wormsign("nw_outer_5", "sandworm")
    t.play("turn_wormsigns")
    where = t.offers("harkonnen")[0]
    t = arrakis().no_sietch().legion("harkonnen", "nw_outer_5", regular=2).wormsign("nw_outer_5", "sandworm")
    t.wormsign(where, "sandworm").play("turn_wormsigns").does("atreides", "resolve", "nw_outer_5")
    t.does("harkonnen", "flee", where)
    assert t.asked("harkonnen") == "flee", "the second worm comes with its own sign"
    assert t.state.legions[HARKONNEN][AREA_OF[where]]


def test_r10_3_a_fleeing_legion_does_not_come_back_from_the_next_worm() -> None:
    t = arrakis().legion("harkonnen", "ne_outer_1", regular=2).wormsign("ne_outer_1", "sandworm")
    t.wormsign("ne_outer_2", "sandworm").action("harkonnen", "arrive")
    t.edit(lambda s: s.marches.append((AREA_OF["ne_outer_3"], AREA_OF["ne_outer_1"], 2, 0, 0, 0)))
    t.does("harkonnen", "flee", "ne_outer_2")
    assert t.has("ne_outer_1", WORM), "the first worm is there before the second one appears"
    assert "ne_outer_1" not in t.offers("harkonnen")
    t.does("harkonnen", "flee", "ne_outer_6")
    assert t.has("ne_outer_2", WORM)
    assert t.figures("harkonnen", "ne_outer_6") == {"regular": 2}
