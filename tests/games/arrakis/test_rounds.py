"""Set-up, vehicles, dice, turns, harvest and the end of the round, scenario by scenario."""

from __future__ import annotations

import pytest
from tests.games.arrakis.tables import NINE_SIX_FIVE, arrakis

from kanly.games.arrakis.facts.board import AREA_OF, SETTLEMENTS, SIETCH_AREAS
from kanly.games.arrakis.facts.pieces import ATREIDES, HARKONNEN, RESULTS
from kanly.games.arrakis.game import GAME
from kanly.games.arrakis.table.records import HARVESTER, SETTLEMENT, SIETCH
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import BadSetup
from kanly.testing.tabletalk import TableTalk


def test_b01_setup_totals() -> None:
    s = TableTalk[ArrakisState](GAME).state
    assert [area for area in range(101) if s.ground[area] & SIETCH] == list(SIETCH_AREAS)
    for area in SIETCH_AREAS:
        assert s.legions[ATREIDES][area] == 1 << 24 | 1 << 30, "a token and a Naib"
    assert sorted(s.tokens[:8]) == list(SIETCH_AREAS)
    assert s.tokens[8:] == [-1] * 8
    assert all(mask == 1 << ATREIDES for mask in s.sietch_known.masks)
    view = GAME.rules(GAME.set_up()).view(s, HARKONNEN)
    assert sorted(here["settlement"] for here in view["areas"].values() if "settlement" in here) == [1, 1, 1, 1, 2, 3]
    assert all(here["sietch"]["rank"] is None for here in view["areas"].values() if "sietch" in here)
    assert all(s.legions[HARKONNEN][area] for area in SETTLEMENTS)
    assert s.imperium == [5, 5, 5]
    assert s.supremacy == 0
    assert s.prescience == [0, 0, 0]
    assert s.bene_gesserit == [0, 1]
    assert len(s.objectives) == 1


def test_b02_active_row() -> None:
    t = arrakis().tracks(choam=5, spacing_guild=3, landsraad=4).play("place_vehicles", "action_phase")
    assert t.told("active_row", ever=True) == [(3, 5, 3, 1)]
    t.does("harkonnen", "place", "done", "done", "done")
    assert sum(t.state.dice[HARKONNEN]) == 6
    assert sum(t.state.dice[ATREIDES]) == 4


def test_b03_harvester_placement() -> None:
    t = arrakis().play("place_vehicles")
    offers = t.offers("harkonnen")
    assert "harvester:the_great_flat" in offers
    assert "harvester:habbanya_ridge" not in offers
    assert t.why_not("harkonnen", "harvester:habbanya_ridge").id == "why-not-free"
    assert "harvester:harg_pass" not in offers
    assert t.why_not("harkonnen", "harvester:harg_pass").id == "why-no-desert"
    t.does("harkonnen", "place", "harvester:the_great_flat")
    assert t.has("the_great_flat", HARVESTER)
    assert "harvester:the_great_flat" not in t.offers("harkonnen")


def test_b04_one_vehicle_per_zone() -> None:
    t = arrakis().fly("carryall", "air_west").play(("place_some", 1, 2, False))
    assert len([offer for offer in t.offers("harkonnen") if offer.startswith("ornithopter:")]) == 7
    assert t.why_not("harkonnen", "ornithopter:air_west").id == "why-zone-taken"


def test_r3_5_a_house_die_may_replace_an_own_vehicle() -> None:
    t = arrakis().fly("carryall", "air_west").action("harkonnen", ("place_any", 2))
    t.does("harkonnen", "place", "ornithopter:air_west")
    assert t.zone("air_west") == "ornithopter"
    assert t.state.vehicles[2] == 3


def test_b05_dice_over_capacity() -> None:
    t = arrakis().dice("harkonnen", house=3).dice("atreides", mentat=3).play(("change_die", HARKONNEN))
    assert t.asked("harkonnen") == "change_die"
    assert all(offer.startswith("house:") for offer in t.offers("harkonnen"))
    t.does("harkonnen", "change_die", "house:strategy")
    assert t.asked("atreides") == "change_die"
    t.does("atreides", "change_die", "mentat:house")
    t.expect("")
    assert t.state.dice[HARKONNEN] == [0, 1, 0, 0, 2]
    assert t.state.dice[ATREIDES] == [0, 0, 0, 2, 1]


def test_b06_phase_ends_with_harkonnen() -> None:
    t = arrakis().dice("harkonnen", mentat=1).dice("atreides", mentat=2).turn("harkonnen")
    t.does("harkonnen", "turn", "mentat").does("harkonnen", "action", "nothing")
    assert t.told("actions_over") == [()]
    assert t.state.dice[ATREIDES] == [0] * 5


def test_r4_3_an_unused_sister_returns_a_used_one_is_gone() -> None:
    t = arrakis().dice("harkonnen", mentat=1).dice("atreides", mentat=1)
    t.edit(lambda s: s.bene_gesserit.__setitem__(HARKONNEN, 1))
    t.play(("bene_gesserit", HARKONNEN), ("bene_gesserit", ATREIDES), ("take_turn", ATREIDES))
    t.does("harkonnen", "bene_gesserit", "strategy").does("atreides", "bene_gesserit", "house")
    assert "sister:house" in t.offers("atreides")
    t.does("atreides", "turn", "mentat").does("atreides", "action", "nothing")
    t.does("harkonnen", "turn", "sister:strategy").does("harkonnen", "action", "nothing")
    assert t.state.bene_gesserit == [0, 1]
    t.does("atreides", "turn", "pass").does("harkonnen", "turn", "mentat").does("harkonnen", "action", "nothing")
    assert t.state.bene_gesserit == [0, 1]
    assert t.state.sisters == [-1, -1]


def test_b42_tank_timing() -> None:
    t = arrakis().leader("stilgar", 5).dice("atreides", mentat=5).dice("harkonnen", mentat=9).turn("atreides")
    found = []
    for choice in ("mentat", "desert_power", "mentat", "mentat", "mentat", "mentat"):
        t.does("atreides", "turn", choice)
        if choice == "mentat":
            t.does("atreides", "action", "nothing")
        else:
            t.does("atreides", "desert_power", "done")
        found.append(t.leader_is("stilgar"))
        t.does("harkonnen", "turn", "mentat").does("harkonnen", "action", "nothing")
    assert found == ["tank:4", "tank:4", "tank:3", "tank:2", "tank:1", "ready"]


def test_b45_empty_deck() -> None:
    t = arrakis().edit(lambda s: s.decks.__setitem__(slice(2, 4), [s.decks[2][:5], []]))
    t.play("start_of_round", ("take_turn", ATREIDES)).dice("atreides", mentat=1).dice("harkonnen", mentat=1)
    assert t.table.pending
    assert len(t.in_hand("atreides")) == 1
    t.does("atreides", "turn", "mentat").does("atreides", "action", "draw")
    assert len(t.in_hand("atreides")) == 3
    assert len(t.state.decks[2]) == 2


def test_b49_die_without_effect() -> None:
    t = arrakis().legion("harkonnen", "arsunt", regular=3).dice("harkonnen", leadership=1).turn("harkonnen")
    assert t.offers("harkonnen") == ["leadership"]
    assert t.refuses(HARKONNEN, "turn", "pass")
    t.does("harkonnen", "turn", "leadership")
    assert t.offers("harkonnen") == ["nothing"]
    t.does("harkonnen", "action", "nothing")
    assert t.told("actions_over") == [()]


def test_b55_short_prescience_deck() -> None:
    t = arrakis().edit(lambda s: s.visions.__delitem__(slice(2, None))).play("start_of_round", "place_vehicles")
    assert len(t.state.revealed) == 2


# Harvest.


def test_b36_harvest_and_bans() -> None:
    t = arrakis().harvester("sw_inner_1", "sw_inner_3", "nw_inner_3", "the_great_flat")
    t.tracks(choam=4, spacing_guild=4, landsraad=4).play("spice_harvest")
    assert "3:3:0:0" not in t.offers("harkonnen")
    assert t.why_not("harkonnen", "3:3:0:0").id == "why-too-little-spice"
    t.does("harkonnen", "pay", "2:3:0:0")
    assert t.state.imperium == [4, 5, 3]
    assert t.state.bans == 1 << 2
    assert t.state.saved == t.state.spice == 0
    assert t.state.vehicles[0] == 8


def test_r8_3_the_bottom_step_kept_is_still_banned_raised_is_not() -> None:
    t = arrakis().harvester("the_great_flat", "nw_outer_5", "sw_inner_1")
    t.tracks(choam=1, spacing_guild=1, landsraad=5).play("spice_harvest").does("harkonnen", "pay", "2:3:0:0")
    assert t.state.imperium == [1, 2, 4]
    assert t.state.bans == 0b101


def test_b37_choam_ban() -> None:
    t = arrakis().legion("harkonnen", "arsunt", regular=6).legion("atreides", "gara_kulon", regular=6)
    t.play("spice_harvest").does("harkonnen", "pay", "0:0:0:0")
    assert t.figures("harkonnen", "arsunt") == {"regular": 5}
    assert t.figures("atreides", "gara_kulon") == {"regular": 6}


@pytest.mark.parametrize("supremacy", [5, 6])
def test_b39_stockpiling(supremacy: int) -> None:
    t = arrakis().harvester("the_great_flat", "nw_outer_5", "nw_outer_1", "nw_outer_2", "sw_inner_1")
    t.leader("thufir_hawat", "ready").tracks(supremacy).play("spice_harvest")
    if supremacy == 6:
        assert t.why_not("harkonnen", "2:2:2:3").id == "why-no-stockpiling"
        return
    t.does("harkonnen", "pay", "2:2:2:3")
    assert t.state.supremacy == 6
    assert t.leader_is("feyd_rautha") == "ready"
    assert t.leader_is("beast_rabban") == "gone"
    assert t.state.bans == 0


def test_r8_5_one_spice_is_saved() -> None:
    t = arrakis().harvester("the_great_flat", "nw_outer_5").play("spice_harvest")
    t.does("harkonnen", "pay", "2:0:0:0")
    assert t.state.saved == 1
    assert t.state.spice == 0


def test_b56_order_of_phase_4() -> None:
    t = arrakis().legion("harkonnen", "arsunt", regular=5).harvester("the_great_flat", "nw_outer_5")
    t.tracks(choam=3, spacing_guild=5, landsraad=5).edit(lambda s: setattr(s, "bans", 1))
    t.play("spice_harvest").does("harkonnen", "pay", "2:2:0:0")
    assert t.state.bans == 1 << 2
    t = arrakis().legion("harkonnen", "arsunt", regular=6).edit(lambda s: setattr(s, "bans", 1 << 2))
    t.action("harkonnen", ("deploy_figures", "regular*1", -1)).does("harkonnen", "deploy", "arsunt")
    assert t.figures("harkonnen", "arsunt") == {"regular": 6}


# The end of the round.


def test_r9_1_to_r9_2_claims_then_victory() -> None:
    t = arrakis(settings={"values": NINE_SIX_FIVE}).objective(9, 6, 5)
    t.tracks(kwisatz_haderach=9, sand_dwellers=4, jihad=5)
    t.revealed("pr_09", "pr_12")
    for area in ("pasty_mesa", "se_outer_5", "false_wall_south"):
        t.legion("atreides", area, regular=1)
    t.play("end_of_round")
    assert t.offers("atreides") == ["pr_09", "done"]
    t.does("atreides", "claim", "pr_09")
    assert t.markers() == (9, 6, 5)
    assert t.state.winner == ATREIDES
    t.expect("")


def test_r9_5_hand_limit() -> None:
    t = arrakis().hand("harkonnen", "hh_hawats_scheming", "hh_sandmasters", "hh_spotter_control", "hh_hunter_seeker")
    t.hand("harkonnen", "hh_forced_recruitment", "hh_arsunt_legion", "hh_explosive_artillery", "ca_shigawire")
    t.play(("discard_down", HARKONNEN))
    assert "hh_hawats_scheming" not in t.offers("harkonnen")
    t.does("harkonnen", "discard", "hh_sandmasters", "ca_shigawire")
    assert len(t.in_hand("harkonnen")) == 6
    t.expect("")


def test_r9_6_unclaimed_cards() -> None:
    t = arrakis().revealed("pr_01", "pr_02").edit(lambda s: setattr(s, "kept", 1))
    t.play("unclaimed")
    t.does("atreides", "unclaimed", "remove")
    assert t.state.revealed == [0]
    assert t.state.claimed == [1]


def test_r1_6_round_limit() -> None:
    t = arrakis(settings={"rounds": 1}).play("next_round").edit(lambda s: setattr(s, "round", 1))
    t.expect("")
    assert t.table.result is not None
    assert t.table.result.winners == ["harkonnen", "atreides"]
    assert t.table.result.reason.id == "victory-nobody"


def test_settlements_stand_where_printed() -> None:
    s = arrakis().start
    assert [area for area in range(101) if s.ground[area] & SETTLEMENT] == sorted(SETTLEMENTS)
    assert AREA_OF["north_pole"] in SETTLEMENTS
    assert len(RESULTS) == 5


def test_wrong_values_are_refused() -> None:
    with pytest.raises(BadSetup, match="rings is 99"):
        GAME.set_up(settings={"values": "rings: 99"})
    with pytest.raises(BadSetup, match="no verb 'fly_away'"):
        GAME.set_up(settings={"values": "planning_cards: {hh_sg_1: {effect: [[fly_away]]}}"})
