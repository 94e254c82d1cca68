"""Imperium actions, heighliners and landings, scenario by scenario."""

from __future__ import annotations

import pytest
from tests.games.arrakis.guild_tables import aboard, fast, of, raid
from tests.games.arrakis.tables import guild

from kanly.games.arrakis.facts.pieces import ATREIDES, HARKONNEN
from kanly.games.arrakis.game import GAME
from kanly.games.arrakis.table.records import HARVESTER
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import BadSetup
from kanly.testing.tabletalk import TableTalk


def test_s01_setup() -> None:
    s = TableTalk[ArrakisState](GAME, modules=["spacing_guild"]).state
    g = s.guild
    assert g is not None
    assert [len(deck) + 1 for deck in s.decks] == [21] * 4, "the first round has drawn one of each"
    assert g.troops == [2, 2]
    assert g.pool == 8
    assert g.rings == [6, 6]
    assert g.frigates == [0, 0]
    assert g.frigate_reserve == [3, 3]


def test_s02_no_solo() -> None:
    with pytest.raises(BadSetup, match="no module 'mahdi_solo'"):
        GAME.set_up(2, ["mahdi_solo", "spacing_guild"])
    with pytest.raises(BadSetup, match="2 seats"):
        GAME.set_up(1, ["spacing_guild"])


def test_s03_example_five_spice() -> None:
    t = guild().tracks(choam=4, spacing_guild=4, landsraad=4).harvester("the_great_flat", "nw_outer_5", "sw_inner_1")
    t.play("spice_harvest").does("harkonnen", "pay", "2:3:0:0")
    assert t.offers("harkonnen") == ["choam", "spacing_guild", "done"]
    t.does("harkonnen", "imperium", "spacing_guild", "choam", "spacing_guild")
    t.expect("")
    g = of(t)
    assert g.steps == [2, 0]
    assert g.frigates[HARKONNEN] == 1
    assert g.troops[HARKONNEN] == 2
    assert t.state.imperium == [4, 5, 3]
    assert t.state.bans == 0b100


def test_s04_top_marker() -> None:
    t = guild().harvester("the_great_flat", "sw_inner_1").play("spice_harvest")
    assert t.why_not("harkonnen", "0:0:3:0").id == "why-marker-at-top"
    t.does("harkonnen", "pay", "0:0:2:0").does("harkonnen", "imperium", "landsraad")
    t.expect("")
    assert t.state.imperium == [4, 4, 5]
    assert of(t).troops[HARKONNEN] == 4


def test_s05_atreides_harvester() -> None:
    t = raid().turn("atreides").does("atreides", "turn", "strategy").does("atreides", "action", "move")
    fast(t, "atreides", "habbanya_ridge", "step:sw_outer_2")
    assert t.asked("atreides") == "imperium"
    assert not t.has("sw_outer_2", HARVESTER)
    t.does("atreides", "imperium", "landsraad")
    assert of(t).troops[ATREIDES] == 4


def test_s06_two_harvesters_one_die() -> None:
    t = raid().legion("atreides", "gara_kulon", regular=1).harvester("ne_outer_12").turn("atreides")
    t.does("atreides", "turn", "strategy").does("atreides", "action", "move")
    fast(t, "atreides", "habbanya_ridge", "step:sw_outer_2")
    fast(t, "atreides", "gara_kulon", "step:ne_outer_12")
    t.does("atreides", "imperium", "choam").does("atreides", "imperium", "choam")
    assert of(t).frigates[ATREIDES] == 2
    assert t.asked("atreides") != "imperium"


def test_s08_harkonnen_not_in_phase_2() -> None:
    t = guild().dice("harkonnen", house=1).turn("harkonnen").does("harkonnen", "turn", "house")
    assert [offer for offer in t.offers("harkonnen") if "choam" in offer or "imperium" in offer] == []
    assert t.refuses(HARKONNEN, "imperium", "choam")


def test_s09_automatic_travel() -> None:
    t = guild().play("round_over", "round_over", "round_over", "round_over")
    assert t.asked("harkonnen") == "land"
    t.does("harkonnen", "land", "area:false_wall_east")
    assert t.asked("atreides") == "land"
    t.does("atreides", "land", t.offers("atreides")[0])
    t.expect("")
    assert of(t).steps == [0, 0]
    assert of(t).troops == [0, 0]
    assert t.figures("harkonnen", "false_wall_east") == {"troop": 2}


def test_s11_simultaneous() -> None:
    t = guild().no_sietch().affairs(steps=[3, 3]).play("heighliners")
    t.does("harkonnen", "land", "area:the_funeral_plain")
    offers = t.offers("atreides")
    assert "area:the_funeral_plain" not in offers
    assert "area:nw_outer_7" not in offers, "beside the landed legion"
    assert t.why_not("atreides", "area:nw_outer_7").id == "why-enemy-near"


@pytest.mark.parametrize("enemy", [True, False])
def test_s12_landing_next_to_enemy_legion(enemy: bool) -> None:
    t = guild()
    if enemy:
        t.legion("harkonnen", "nw_outer_7", regular=1)
    t.play(("land", ATREIDES))
    assert ("area:the_funeral_plain" in t.offers("atreides")) != enemy


def test_s13_landing_next_to_settlement() -> None:
    t = guild().play(("land", HARKONNEN))
    assert "area:sw_outer_3" not in t.offers("harkonnen"), "Habbanya Ridge"
    assert "area:sw_inner_5" not in t.offers("harkonnen"), "Windgap"


def test_s14_landing_not_empty() -> None:
    t = guild().wormsign("the_funeral_plain").harvester("nw_outer_2").play(("land", ATREIDES))
    assert t.why_not("atreides", "area:the_funeral_plain").id == "why-not-empty"
    assert t.why_not("atreides", "area:nw_outer_2").id == "why-not-empty"


def test_s15_more_than_six() -> None:
    t = aboard(guild(), ATREIDES, troops=8).play(("land", ATREIDES)).does("atreides", "land", "area:the_great_flat")
    assert t.offers("atreides") == ["2", "3", "4", "5", "6"], "not all eight in one area"
    t.does("atreides", "land_here", 6)
    assert "nw_outer_12" in t.offers("atreides")
    assert "nw_outer_2" not in t.offers("atreides")
    t.does("atreides", "land_beside", "nw_outer_12")
    assert t.figures("atreides", "the_great_flat") == {"troop": 6}
    assert t.figures("atreides", "nw_outer_12") == {"troop": 2}
