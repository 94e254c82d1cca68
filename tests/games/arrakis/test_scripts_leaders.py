"""Every special action of a named leader as a script."""

from __future__ import annotations

import pytest
from tests.games.arrakis.scripts import A, Given, H, Row, There, act, gates, nothing
from tests.games.arrakis.tables import arrakis

from kanly.games.arrakis.facts.leaders import LEADERS
from kanly.games.arrakis.facts.pieces import RESULTS, SIDES

ROWS: list[Row] = [
    (
        "baron_harkonnen house",
        lambda t: t.legion(H, "arsunt", regular=2).legion(H, "carthag", regular=2),
        "replace arsunt|carthag arsunt done; replace arsunt; replace carthag",
        {"H arsunt": {"elite": 2}, "H carthag": {"regular": 1, "elite": 1}},
    ),
    (
        "beast_rabban leadership",
        lambda t: t.legion(H, "arsunt", regular=2, beast_rabban=1).legion(H, "carthag", regular=1, generic=1),
        (
            "legion arsunt|arsunt done; target step:carthag; leave regular|regular go; "
            "legion carthag|carthag done; target step:arrakeen; leave regular; leave generic|generic go"
        ),
        {
            "H arsunt": {"regular": 1},
            "H carthag": {"regular": 1, "generic": 1},
            "H arrakeen": {"regular": 1, "named": 1},
        },
    ),
    (
        "feyd_rautha leadership",
        lambda t: (
            t.leader("beast_rabban", "gone")
            .legion(H, "ne_inner_9", regular=2, feyd_rautha=1)
            .legion(H, "carthag", regular=1, generic=1)
            .legion(A, "se_outer_1", regular=2)
            .legion(A, "broken_land", regular=1)
            .rolls("ss ss")
        ),
        (
            "legion ne_inner_9|ne_inner_9 done; target step:pasty_mesa; leave go; "
            "legion pasty_mesa|pasty_mesa done; target step:se_outer_1|step:se_outer_1 step:tasmin_sink done; "
            "leave go; rolled 2:2:0; battle_on cease"
        ),
        {"H pasty_mesa": {"regular": 2, "named": 1}},
    ),
    ("thufir_hawat mentat", lambda t: t.leader("thufir_hawat", "ready"), "", {}),
    (
        "captain_aramsham deployment",
        nothing,
        "deploy arsunt; deploy arsunt; deploy carthag; leader captain_aramsham; deploy carthag|carthag arsunt",
        {"H arsunt": {"regular": 2}, "H carthag": {"special": 1, "named": 1}},
    ),
    (
        "gaius_helen_mohiam mentat",
        lambda t: t.leader("gaius_helen_mohiam", "ready").edit(lambda s: s.decks.__setitem__(0, s.decks[0][:1])),
        "play_card pass",
        {},
    ),
    (
        "emperor_shaddam_iv strategy",
        lambda t: t.leader("emperor_shaddam_iv", "ready").legion(H, "arsunt", elite=4),
        "replace arsunt; replace arsunt; replace arsunt",
        {"H arsunt": {"elite": 1, "special": 3}},
    ),
    (
        "paul_atreides leadership",
        lambda t: (
            gates(t)
            .legion(A, "broken_land", regular=1, generic=1)
            .legion(A, "rimwall_west", paul_atreides=1)
            .rolls("sss ssssss ss ssssss")
        ),
        (
            "either 1; legion rimwall_west|rimwall_west done; "
            "target step:arrakeen|step:arrakeen step:imperial_basin done; leave go; rolled 3:6:1; "
            "battle_on continue; loss regular; H:retreat stand; battle_on cease"
        ),
        {"A rimwall_west": {"regular": 2, "named": 1}},
    ),
    (
        "paul_atreides leadership",
        lambda t: (
            t.legion(A, "gara_kulon", regular=1, paul_atreides=1)
            .legion(A, "habbanya_ridge", regular=1, generic=1)
            .legion(A, "ne_outer_12", regular=1, generic=1)
        ),
        (
            "either 2; legion gara_kulon|gara_kulon done; target step:ne_outer_12; "
            "legion ne_outer_12|ne_outer_12 done; target step:ne_outer_9; leave regular; leave generic|generic go"
        ),
        {"A ne_outer_9": {"regular": 1, "named": 1}, "A ne_outer_12": {"regular": 1, "generic": 1}},
    ),
    (
        "paul_muaddib leadership",
        lambda t: (
            gates(t)
            .leader("paul_atreides", "gone")
            .no_settlement("imperial_basin")
            .legion(A, "broken_land", regular=2, paul_muaddib=1)
            .rolls("ss ssssss")
        ),
        "legion broken_land|broken_land done; target step:nw_outer_16; leave go; legion done|nw_outer_16 done",
        {"A nw_outer_16": {"regular": 2, "named": 1}},
    ),
    (
        "paul_muaddib leadership",
        lambda t: (
            t.leader("paul_atreides", "gone")
            .legion(A, "broken_land", regular=2, paul_muaddib=1)
            .legion(A, "imperial_basin", regular=1, generic=1)
            .no_settlement("imperial_basin")
            .legion(H, "arrakeen", regular=3)
            .rolls("ss ssssss")
        ),
        (
            "legion broken_land|broken_land done; target step:rimwall_west; leave go; "
            "legion rimwall_west|rimwall_west done; target step:arrakeen|step:arrakeen done; leave go; "
            "rolled 2:6:0; battle_on cease"
        ),
        {"A rimwall_west": {"regular": 2, "named": 1}},
    ),
    ("lady_jessica mentat", nothing, "", {}),
    (
        "reverend_mother_jessica mentat",
        lambda t: t.leader("lady_jessica", "gone").leader("reverend_mother_jessica", "ready"),
        "draw 1:1|2:0 1:1 0:2; play_card pass",
        {},
    ),
    (
        "alia house",
        lambda t: t.leader("alia", "ready").hand(A, "fa_hieregs"),
        "action draw; draw 2:0; desert_power done",
        {},
    ),
    (
        "stilgar deployment",
        nothing,
        "deploy windgap; leader none; deploy gara_kulon; leader stilgar",
        {"A windgap": {"token": 1}, "A gara_kulon": {"token": 1, "named": 1}},
    ),
    (
        "chani strategy",
        lambda t: (
            t.leader("chani", "ready")
            .legion(A, "pasty_mesa", regular=1)
            .legion(A, "gara_kulon", regular=1)
            .legion(A, "habbanya_ridge", regular=1)
            .legion(A, "windgap", regular=1)
        ),
        (
            "either 1; legion pasty_mesa|pasty_mesa gara_kulon habbanya_ridge windgap done; "
            "target step:se_outer_5; legion gara_kulon; target step:ne_outer_11; "
            "legion windgap|habbanya_ridge windgap done; target step:sw_inner_2"
        ),
        {"A sw_inner_2": {"regular": 1}, "A habbanya_ridge": {"regular": 1}},
    ),
    (
        "chani strategy",
        lambda t: t.leader("chani", "ready").legion(A, "windgap", regular=3),
        "either 2; replace windgap; replace windgap",
        {"A windgap": {"regular": 1, "elite": 2}},
    ),
]


@pytest.mark.parametrize(("name", "given", "script", "there"), ROWS, ids=[row[0] for row in ROWS])
def test_special_action(name: str, given: Given, script: str, there: There) -> None:
    leader, box = name.split()
    act(leader, box, given, script, there)


LEADING = ("beast_rabban", "feyd_rautha", "paul_atreides", "paul_muaddib")


@pytest.mark.parametrize("leader", LEADING)
def test_r4_15_who_leads_a_legion_must_stand_in_it(leader: str) -> None:
    side = A if leader.startswith("paul") else H
    t = arrakis().leader(leader, "ready").dice(side, leadership=1).dice(A if side == H else H, mentat=3).turn(side)
    assert f"special:{leader}" not in t.does(side, "turn", "leadership").offers(side)
    assert t.why_not(side, f"special:{leader}").id == "why-leader-not-ready"


@pytest.mark.parametrize("leader", [each.name for each in LEADERS if each.name not in (*LEADING, "wild_maker")])
def test_r4_15_the_others_act_from_afar(leader: str) -> None:
    side = SIDES[next(each.side for each in LEADERS if each.name == leader)]
    for where, ready in (("ready", leader != "gurney_halleck"), ("box", False), ("gone", False), (3, False)):
        t = arrakis().leader(leader, where).dice(A if side == H else H, mentat=9)
        t.dice(side, **dict.fromkeys(RESULTS, 1)).turn(side)
        offered = []
        for result in RESULTS:
            offered += t.does(side, "turn", result).offers(side)
            t.undo(SIDES.index(side))
        assert (f"special:{leader}" in offered) == ready, where


def test_every_leader_has_a_script() -> None:
    left = {leader.name for leader in LEADERS} - {row[0].split()[0] for row in ROWS}
    assert left == {"gurney_halleck", "wild_maker"}, "he has no action, the worm is in test_leaders"


def test_mohiam_draws_corrino_cards() -> None:
    t = arrakis().leader("gaius_helen_mohiam", "ready").dice(A, mentat=3).dice(H, mentat=1).turn(H)
    t.does(H, "turn", "mentat").does(H, "action", "special:gaius_helen_mohiam")
    assert [name[:3] for name in t.in_hand(H)] == ["ca_", "ca_"]
