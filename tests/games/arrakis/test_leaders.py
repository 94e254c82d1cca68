"""Special actions of all named leaders, what they are in battle, and every prescience card."""

from __future__ import annotations

import pytest
from tests.games.arrakis.tables import ArrakisTable, arrakis, guild

from kanly.games.arrakis.facts.board import NEAR
from kanly.games.arrakis.facts.leaders import LEADERS
from kanly.games.arrakis.facts.pieces import ATREIDES, HARKONNEN, MARKERS
from kanly.games.arrakis.facts.prescience import VISIONS
from kanly.games.arrakis.game import GAME
from kanly.games.arrakis.table.records import BURNT, FELLED, RODE, WON

H = "harkonnen"
A = "atreides"


def acts(t: ArrakisTable, leader: str, result: str) -> ArrakisTable:
    """The special action of a leader with a die of its box."""
    side = H if leader in [each.name for each in LEADERS if each.side == HARKONNEN] else A
    t.dice(A if side == H else H, mentat=3).dice(side, **{result: 1, "mentat" if result != "mentat" else "strategy": 1})
    t.turn(side).does(side, "turn", result)
    return t.does(side, "action", f"special:{leader}")


def test_what_leaders_are_in_battle() -> None:
    assert {leader.name: (leader.hits, leader.shields) for leader in LEADERS} == {
        "baron_harkonnen": (0, 2),
        "beast_rabban": (2, 0),
        "feyd_rautha": (2, 1),
        "thufir_hawat": (1, 2),
        "captain_aramsham": (1, 1),
        "gaius_helen_mohiam": (0, 3),
        "emperor_shaddam_iv": (2, 0),
        "paul_atreides": (1, 0),
        "paul_muaddib": (2, 1),
        "lady_jessica": (0, 1),
        "reverend_mother_jessica": (0, 2),
        "alia": (1, 0),
        "gurney_halleck": (2, 1),
        "stilgar": (2, 0),
        "chani": (1, 1),
        "wild_maker": (0, 0),
    }


def test_baron_harkonnen() -> None:
    t = acts(arrakis().legion(H, "arsunt", regular=2).legion(H, "carthag", regular=1), "baron_harkonnen", "house")
    t.does(H, "replace", "arsunt", "arsunt", "carthag")
    assert t.figures(H, "arsunt") == {"elite": 2}
    assert t.state.spent == 1


def test_r4_15_a_spent_leader_is_not_ready() -> None:
    t = arrakis().edit(lambda s: setattr(s, "spent", 1)).dice(H, house=1).turn(H).does(H, "turn", "house")
    assert t.why_not(H, "special:baron_harkonnen").id == "why-leader-not-ready"
    assert t.why_not(H, "special:beast_rabban").id == "why-leader-not-ready", "not on the board"
    assert t.why_not(H, "special:feyd_rautha").id == "why-leader-not-in-play"
    assert t.why_not(H, "special:captain_aramsham").id == "why-other-box"


def test_beast_rabban() -> None:
    t = acts(arrakis().legion(H, "arsunt", regular=1, beast_rabban=1), "beast_rabban", "leadership")
    t.does(H, "legion", "arsunt").does(H, "target", "step:carthag")
    t.does(H, "legion", "carthag").does(H, "target", "step:arrakeen")
    assert t.leader_is("beast_rabban") == "arrakeen"


def test_feyd_rautha() -> None:
    t = arrakis().leader("beast_rabban", "gone").legion(H, "ne_inner_9", regular=2, feyd_rautha=1)
    t = acts(t.legion(A, "se_outer_1", regular=1), "feyd_rautha", "leadership")
    t.does(H, "legion", "ne_inner_9").does(H, "target", "step:pasty_mesa").does(H, "leave", "go")
    t.does(H, "legion", "pasty_mesa").does(H, "target", "step:se_outer_1").does(H, "leave", "go")
    assert t.told("attack") == [(H, "pasty_mesa", "se_outer_1")]


def test_thufir_hawat() -> None:
    assert "special:thufir_hawat" not in arrakis().dice(H, mentat=1).turn(H).does(H, "turn", "mentat").offers(H)
    t = acts(arrakis().leader("thufir_hawat", "ready"), "thufir_hawat", "mentat")
    assert len(t.in_hand(H)) == 3
    assert all(name.startswith("hh_") for name in t.in_hand(H))


def test_captain_aramsham() -> None:
    t = acts(arrakis(), "captain_aramsham", "deployment").does(H, "deploy", "arsunt", "arsunt", "carthag")
    t.does(H, "leader", "generic").does(H, "deploy", "carthag")
    assert t.figures(H, "arsunt") == {"regular": 2}
    assert t.figures(H, "carthag") == {"special": 1, "generic": 1}


def test_gaius_helen_mohiam() -> None:
    t = arrakis().leader("gaius_helen_mohiam", "ready").hand(H, "ca_breeding_program")
    t = acts(t, "gaius_helen_mohiam", "mentat").does(H, "play_card", "ca_breeding_program")
    assert len(t.in_hand(H)) == 2
    assert t.state.bene_gesserit[HARKONNEN] == 1


def test_emperor_shaddam_iv() -> None:
    t = acts(
        arrakis().leader("emperor_shaddam_iv", "ready").legion(H, "arsunt", elite=3), "emperor_shaddam_iv", "strategy"
    )
    t.does(H, "replace", "arsunt", "arsunt", "done")
    assert t.figures(H, "arsunt") == {"elite": 1, "special": 2}


def test_paul_atreides() -> None:
    t = acts(arrakis().legion(A, "gara_kulon", regular=1, paul_atreides=1), "paul_atreides", "leadership")
    t.does(A, "either", 2).does(A, "legion", "gara_kulon").does(A, "target", "step:ne_outer_12")
    t.does(A, "legion", "ne_outer_12").does(A, "target", "step:ne_outer_9")
    assert t.leader_is("paul_atreides") == "ne_outer_9"


def test_paul_muaddib() -> None:
    t = arrakis().leader("paul_atreides", "gone").legion(A, "broken_land", regular=2, paul_muaddib=1)
    t = acts(t, "paul_muaddib", "leadership").does(A, "legion", "broken_land").does(A, "target", "step:rimwall_west")
    t.does(A, "leave", "go").does(A, "legion", "rimwall_west").does(A, "target", "step:arrakeen").does(A, "leave", "go")
    assert t.told("battle_won") == [(A, "arrakeen")]


def test_the_jessicas() -> None:
    t = acts(arrakis(), "lady_jessica", "mentat")
    assert len(t.in_hand(A)) == 3
    assert all(name.startswith("ha_") for name in t.in_hand(A))
    t = arrakis().leader("lady_jessica", "gone").leader("reverend_mother_jessica", "ready").hand(A, "fa_hieregs")
    t = acts(t, "reverend_mother_jessica", "mentat").does(A, "draw", "1:1")
    assert t.asked(A) == "play_card"


def test_alia() -> None:
    t = acts(arrakis().leader("alia", "ready"), "alia", "house").does(A, "action", "draw").does(A, "draw", "2:0")
    assert t.asked(A) == "desert_power"


def test_stilgar() -> None:
    t = acts(arrakis(), "stilgar", "deployment").does(A, "deploy", "windgap").does(A, "leader", "none")
    assert "windgap" not in t.offers(A), "another sietch"
    t.does(A, "deploy", "gara_kulon").does(A, "leader", "generic")
    assert t.figures(A, "windgap") == {"token": 1}
    assert t.figures(A, "gara_kulon") == {"token": 1, "generic": 1}


def test_chani() -> None:
    t = acts(arrakis().leader("chani", "ready").legion(A, "windgap", regular=2), "chani", "strategy")
    t.does(A, "either", 2)
    t.does(A, "replace", "windgap", "windgap")
    assert t.figures(A, "windgap") == {"elite": 2}


def test_wild_maker_acts_with_desert_power() -> None:
    t = arrakis().wild_maker("the_great_flat").dice(H, mentat=1).turn(A).does(A, "turn", "desert_power")
    t.does(A, "desert_power", "special:wild_maker").does(A, "crawl", "nw_outer_6")
    assert t.leader_is("wild_maker") == "nw_outer_6"
    assert t.state.spent == 1 << 15


# Prescience cards.


def in_turn(name: str, t: ArrakisTable | None = None, deeds: int = 0) -> ArrakisTable:
    """An Atreides turn in which the card lies open, its last action done."""
    t = (t or arrakis()).revealed(name).dice(H, mentat=1).edit(lambda s: setattr(s, "deeds", deeds))
    return t.action(A, ("finish_turn", ATREIDES))


@pytest.mark.parametrize(
    ("name", "deed", "markers"),
    [("pr_02", WON, (0, 0, 3)), ("pr_03", BURNT, (0, 1, 1)), ("pr_05", RODE, (1, 2, 0)), ("pr_06", FELLED, (1, 0, 2))],
)
def test_pr_02_pr_03_pr_05_pr_06_deeds(name: str, deed: int, markers: tuple[int, ...]) -> None:
    assert in_turn(name).asked(H) == "turn", "nothing to claim"
    t = in_turn(name, deeds=deed).does(A, "finish", f"free:claim:{name}").does(A, "finish", "done")
    assert t.markers() == markers
    assert t.state.claimed == [VISIONS.index(name)]


def test_pr_01_families_flee() -> None:
    t = in_turn("pr_01", arrakis().token("windgap", "RE").legion(A, "windgap", regular=1))
    t.does(A, "finish", "free:claim:pr_01").does(A, "return_token", t.state.tokens.index(84))
    assert t.markers() == (0, 2, 0)
    assert t.figures(A, "windgap") == {"regular": 1}
    assert t.state.tokens == [-1] * 16
    assert t.state.token_known.masks == [0] * 16, "nobody knows it among the others"


def test_pr_04_costs_a_die_and_the_turn() -> None:
    t = arrakis().revealed("pr_04").legion(A, "nw_inner_3", regular=1, paul_atreides=1).wormsign("nw_inner_4")
    t.dice(A, mentat=2).dice(H, mentat=3).turn(A)
    assert "free:claim:pr_04" not in t.offers(A)
    t.does(A, "turn", "mentat").does(A, "action", "claim:pr_04")
    assert t.markers() == (3, 0, 0)
    assert t.asked(H) == "turn"
    assert sum(t.state.dice[ATREIDES]) == 1


def test_pr_05_a_ride_over_three_worm_areas() -> None:
    t = arrakis().legion(A, "habbanya_ridge", regular=1, generic=1)
    t.wormsign("sw_outer_3").wormsign("nw_inner_3").wormsign("sw_inner_1").action(A, ("march", "any", 1), "arrive")
    t.does(A, "legion", "habbanya_ridge").does(A, "target", "ride:nw_inner_4")
    assert t.state.deeds == RODE


def test_pr_07_many_paths_set_aside() -> None:
    t = in_turn("pr_07", arrakis().hand(A, "ha_war_plan", "ha_the_voice", "fa_thumpers", "ha_truthtrance"))
    t.does(A, "finish", "free:claim:pr_07").does(A, "set_aside", "ha_war_plan", "ha_the_voice")
    assert t.offers(A) == ["fa_thumpers"], "one of each deck"
    t.does(A, "set_aside", "fa_thumpers")
    assert t.markers() == (2, 0, 0)
    t = in_turn("pr_07", arrakis().hand(A, "ha_war_plan", "ha_the_voice", "ha_truthtrance"))
    two = in_turn("pr_07", arrakis().hand(A, "ha_war_plan", "fa_thumpers"))
    assert two.asked(H) == "turn", "everybody sees two cards"
    assert t.offers(A) == ["done"], "asked, because everybody sees three cards; not possible with one deck"


def test_pr_08_at_the_gates() -> None:
    t = in_turn("pr_08", arrakis().legion(A, "rimwall_west", regular=3, generic=1))
    t.does(A, "finish", "free:claim:pr_08")
    assert t.markers() == (0, 0, 2)
    assert in_turn("pr_08", arrakis().legion(A, "rimwall_west", regular=3)).asked(H) == "turn", "no leader"
    few = arrakis().legion(A, "rimwall_west", regular=2, generic=1)
    assert in_turn("pr_08", few).asked(H) == "turn", "two units"


def at_end(name: str, t: ArrakisTable) -> list[str]:
    """What can be claimed at the end of the round."""
    t.revealed(name).play("claim_at_end")
    return t.offers(A) if t.asked(A) else []


@pytest.mark.parametrize(
    ("name", "areas"),
    [
        ("pr_09", ("pasty_mesa", "se_outer_5", "false_wall_south")),
        ("pr_12", ("nw_outer_13", "nw_outer_14", "broken_land")),
        ("pr_13", ("harg_pass", "ne_inner_7")),
        ("pr_15", ("sw_inner_1", "sw_inner_3", "the_great_flat", "nw_inner_3")),
    ],
)
def test_pr_09_pr_12_pr_13_pr_15_legions_on_terrain(name: str, areas: tuple[str, ...]) -> None:
    markers = {"pr_09": (0, 2, 0), "pr_12": (0, 1, 1), "pr_13": (1, 2, 0), "pr_15": (0, 1, 2)}
    t = arrakis()
    for area in areas[1:]:
        t.legion(A, area, regular=1)
    assert at_end(name, t) == [], "one too few"
    t = arrakis().token(areas[0], "RR")
    for area in areas[1:]:
        t.legion(A, area, regular=1)
    assert at_end(name, t) == [name, "done"], "a token alone is a legion"
    t.does(A, "claim", name)
    assert t.markers() == markers[name]


def test_pr_10_mahdi() -> None:
    t = arrakis().legion(A, "windgap", regular=1, paul_atreides=1).sietch("windgap", 2)
    assert at_end("pr_10", t) == ["pr_10", "done"]
    t.does(A, "claim", "pr_10")
    assert t.told("sietch_revealed") == [("windgap", 2)]
    assert t.markers() == (1, 0, 1)


def test_pr_11_water_discipline() -> None:
    t = arrakis().legion(A, "the_great_flat", regular=1, paul_atreides=1)
    t.legion(A, "nw_outer_5", regular=1, lady_jessica=1)
    assert at_end("pr_11", t) == ["pr_11", "done"]
    t.does(A, "claim", "pr_11")
    assert t.markers() == (1, 1, 0)
    t = arrakis().legion(A, "the_great_flat", regular=1, paul_atreides=1)
    t.legion(A, "sw_inner_1", regular=1, lady_jessica=1)
    assert at_end("pr_11", t) == []


def test_pr_14_jessica_trains_paul() -> None:
    t = arrakis().legion(A, "windgap", regular=1, paul_atreides=1, lady_jessica=1)
    assert at_end("pr_14", t) == ["pr_14", "done"]
    t.does(A, "claim", "pr_14")
    assert t.markers() == (2, 0, 0)
    alone = arrakis().legion(A, "windgap", regular=1, paul_atreides=1)
    assert at_end("pr_14", alone.legion(A, "gara_kulon", regular=1, lady_jessica=1)) == [], "in two sietches"


def test_pr_16_lisan_al_gaib() -> None:
    t = arrakis().legion(A, "windgap", paul_atreides=1).token("windgap", "RR").token("windgap", "RE")
    t.token("windgap", "EE")
    assert at_end("pr_16", t) == ["pr_16", "done"]
    t.does(A, "claim", "pr_16")
    first = t.offers(A)[0]
    t.does(A, "paul_token", first)
    t.does(A, "paul_token", t.offers(A)[0])
    assert t.figures(A, "windgap")["token"] == 1
    assert t.markers() == (1, 1, 1)
    t = arrakis().legion(A, "windgap", paul_atreides=1).token("windgap", "RR").token("windgap", "RE")
    assert at_end("pr_16", t) == ["pr_16", "done"], "two are enough"
    assert at_end("pr_16", arrakis().legion(A, "windgap", paul_atreides=1).token("windgap", "RR")) == [], "one is not"


def test_r11_2_two_claims_a_round() -> None:
    t = arrakis().edit(lambda s: setattr(s, "claims", 2)).revealed("pr_14")
    t.legion(A, "windgap", regular=1, paul_atreides=1, lady_jessica=1).play("claim_at_end")
    t.expect("")


# The cards of The Spacing Guild (reconstructed).


def test_sg_navigator_cards() -> None:
    for letter, kind in (("a", "draw"), ("b", "place"), ("c", "play_card")):
        t = guild().hand(H, "hh_sandmasters").dice(A, mentat=2).card(H, f"ca_sg_guild_navigator_{letter}")
        t.plays(H, f"ca_sg_guild_navigator_{letter}").does(H, "navigator", "air_west")
        assert t.zone("air_west") == "navigator"
        assert t.asked(H) == kind


def test_hh_sg_1_escort() -> None:
    t = guild().legion(H, "arsunt", troop=1).legion(H, "carthag", regular=1).steps(H, ("escort",))
    t.does(H, "legion", "arsunt").does(H, "target", "step:hagga_basin")
    assert t.asked(H) == "legion"
    t = guild().legion(H, "arsunt", troop=1).legion(H, "carthag", regular=1).steps(H, ("escort",))
    t.does(H, "legion", "carthag").does(H, "target", "step:arrakeen")
    t.expect("")


def test_hh_sg_2_early_landing() -> None:
    t = guild().steps(H, ("early_landing", 2)).does(H, "early_landing", "arsunt")
    assert t.figures(H, "arsunt") == {"troop": 2}
    assert t.state.guild is not None
    assert t.state.guild.troops[HARKONNEN] == 0


def test_ha_sg_cards() -> None:
    t = guild().dice(H, mentat=2).card(A, "ha_sg_1").plays(A, "ha_sg_1")
    assert t.asked(A) == "imperium"
    t = guild().affairs(steps=[2, 0]).steps(A, ("delay", 1))
    assert t.state.guild is not None
    assert t.state.guild.steps == [1, 0]
    t = guild().hand(A, "ha_sg_3").edit(lambda s: s.in_play.append(s.hands[1].pop())).play(("land", ATREIDES))
    assert t.state.guild is not None
    assert t.state.guild.troops[ATREIDES] == 3


def test_fa_sg_cards() -> None:
    t = guild().legion(A, "habbanya_ridge", regular=1).harvester("sw_outer_2").steps(A, ("raid",))
    t.does(A, "legion", "habbanya_ridge").does(A, "target", "step:sw_outer_2")
    assert t.state.guild is not None
    assert t.state.guild.earned == 2
    t = guild().fly("carryall", "air_west").steps(A, ("remove_flyer",)).does(A, "capture", "air_west")
    assert t.zone("air_west") == ""
    t = guild().hand(A, "fa_sg_3").edit(lambda s: s.in_play.append(s.hands[1].pop())).steps(A, ("desert_power",))
    t.does(A, "desert_power", "wormsigns").does(A, "wormsign", "sw_inner_1", "sw_inner_3", "nw_inner_3")
    t.expect("")


def test_an_owner_replaces_values() -> None:
    own = "planning_cards: {hh_sg_1: {effect: [[draw, 3]]}}\nobjectives: [" + ", ".join(
        ["{kwisatz_haderach: 3, sand_dwellers: 3, jihad: 3}"] * 6
    )
    t = guild(settings={"values": own + "]"}).dice(A, mentat=2).card(H, "hh_sg_1").plays(H, "hh_sg_1")
    t.does(H, "draw", "2:1")
    assert len(t.in_hand(H)) == 3
    assert t.table.view(ATREIDES)["objectives"] == [dict.fromkeys(MARKERS, 3)]
    assert t.table.view(None)["own_values"] == ["objectives", "planning_cards"]
    assert GAME.set_up(settings={"values": own + "]"}).settings["values"] == own + "]"
    assert len(NEAR) == 101
