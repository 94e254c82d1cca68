"""Every planning card of the Atreides as a script, with its id."""

from __future__ import annotations

import pytest
from tests.games.arrakis.scripts import DISGUISED, A, Given, H, Row, There, elites, gates, nothing, play_card

from kanly.games.arrakis.facts.planning import DESIGNS

ROWS: list[Row] = [
    (
        "ha_war_plan",
        lambda t: gates(t).legion(A, "rimwall_west", generic=1).rolls("ssss ssssss sss ssssss"),
        (
            "legion rimwall_west|gara_kulon rimwall_west pasty_mesa done; target step:arrakeen; leave go; "
            "rolled 4:6:0; battle_on continue; loss regular; H:retreat stand; battle_on cease"
        ),
        {"A rimwall_west": {"regular": 2, "generic": 1}},
    ),
    ("ha_war_plan", gates, "legion gara_kulon; target step:ne_outer_11", {"A ne_outer_11": {"regular": 1}}),
    (
        "ha_alia_the_abomination",
        lambda t: t.leader("reverend_mother_jessica", "ready").hand(A, "ha_the_voice"),
        "where alia:ready; play_card pass",
        {},
    ),
    (
        "ha_alia_the_abomination",
        lambda t: t.leader("alia", "ready").legion(H, "arsunt", regular=1, baron_harkonnen=1),
        "tank baron_harkonnen; draw 1:1|2:0 1:1 0:2",
        {"H arsunt": {"regular": 1}},
    ),
    *[
        (
            f"ha_smugglers_{letter}",
            lambda t: t.legion(A, "sw_inner_1", regular=1),
            "place_at the_great_flat",
            {"A the_great_flat": {"elite": 2, "named": 1}},
        )
        for letter in "abc"
    ],
    (
        "ha_smugglers_a",
        lambda t: (
            t.legion(A, "the_great_flat", regular=1, gurney_halleck=1)
            .legion(A, "sw_inner_1", regular=1, generic=1)
            .legion(A, "pasty_mesa", regular=1)
        ),
        ("wormsign nw_outer_2; wormsign sw_inner_3; legion the_great_flat|the_great_flat done; target step:nw_outer_5"),
        {"A nw_outer_5": {"regular": 1, "named": 1}},
    ),
    (
        "ha_smugglers_b",
        lambda t: t.legion(A, "the_great_flat", regular=1, gurney_halleck=1).legion(A, "sw_inner_1", regular=1),
        "place_at the_great_flat|the_great_flat done",
        {"A the_great_flat": {"regular": 1, "elite": 2, "named": 1}},
    ),
    (
        "ha_smugglers_c",
        lambda t: (
            t.legion(A, "the_great_flat", regular=1, gurney_halleck=1)
            .harvester("nw_outer_5", "nw_outer_1", "sw_inner_1")
            .fly("carryall", "air_nw_spoke")
        ),
        (
            "remove_vehicle nw_outer_5|nw_outer_1 nw_outer_5 air_nw_spoke done; "
            "remove_vehicle air_nw_spoke|nw_outer_1 air_nw_spoke done"
        ),
        {},
    ),
    (
        "ha_the_voice",
        lambda t: t.hand(H, "hh_sandmasters", "hh_hunter_seeker").hand(A, "fa_hieregs"),
        "H:give_up hh_sandmasters; play_card pass",
        {},
    ),
    ("ha_tested_with_the_gom_jabbar", nothing, "draw 1:1|2:0 1:1 0:2", {}),
    ("ha_chatt_the_leaper", nothing, "place_at windgap", {"A windgap": {"special": 2, "generic": 1}}),
    ("ha_truthtrance", nothing, "force_die mentat|mentat done; either 1; draw 2:0|2:0 1:1 0:2", {}),
    (
        "ha_truthtrance",
        lambda t: t.hand(A, "fa_hieregs"),
        "force_die done; either 2; play_card pass|fa_hieregs pass",
        {},
    ),
    (
        "ha_adab_the_demanding_memory",
        lambda t: t.revealed("pr_03", "pr_09").hand(A, "fa_hieregs"),
        "choose_vision pr_03|pr_03 pr_09 done; choose_vision done|pr_09 done; play_card pass",
        {},
    ),
    (
        "ha_alam_al_mithal",
        lambda t: t.tracks(kwisatz_haderach=2),
        "shift kwisatz_haderach:jihad:2; draw 0:2|2:0 1:1 0:2",
        {},
    ),
    (
        "ha_usul_the_base_of_the_pillar",
        lambda t: t.hand(A, "fa_hieregs"),
        "desert_power wormsigns; wormsign sw_inner_1; wormsign sw_inner_3; play_card pass",
        {},
    ),
    (
        "ha_voice_from_the_outer_world",
        lambda t: gates(t).rolls("ssss ssssss sss ssssss"),
        (
            "place_at rimwall_west|gara_kulon rimwall_west pasty_mesa done; "
            "legion rimwall_west|rimwall_west done; target step:arrakeen; leave go; rolled 4:6:1; "
            "battle_on continue; loss regular; H:retreat stand; battle_on cease"
        ),
        {"A rimwall_west": {"regular": 2, "special": 1, "named": 1}},
    ),
    (
        "ha_voice_from_the_outer_world",
        lambda t: gates(t).legion(A, "windgap", special=1, generic=1),
        "place_at gara_kulon; legion gara_kulon|gara_kulon done; target step:ne_outer_11; leave go",
        {"A ne_outer_11": {"regular": 1, "special": 1, "named": 1}},
    ),
    (
        "ha_our_family_atomics",
        lambda t: t.tracks(jihad=4).hand(A, "fa_hieregs"),
        "detonate rimwall|splintered_rock hole_in_the_rock rimwall done; play_card pass",
        {},
    ),
    (
        "ha_our_family_atomics",
        lambda t: t.edit(lambda s: setattr(s, "atomics", 0)).hand(A, "fa_hieregs"),
        "desert_power done; desert_power done",
        {},
    ),
    (
        "ha_battle_language",
        lambda t: gates(t).legion(A, "rimwall_west", generic=1).rolls("sss ssss ss ssssss"),
        (
            "legion rimwall_west|rimwall_west pasty_mesa done; target step:arrakeen; leave go; rolled 3:4:1; "
            "battle_on continue; loss regular; H:retreat stand; battle_on cease"
        ),
        {"A rimwall_west": {"regular": 2, "generic": 1}},
    ),
    (
        "ha_battle_language",
        gates,
        "legion pasty_mesa; target step:se_outer_5",
        {"A se_outer_5": {"regular": 1, "generic": 1}},
    ),
    (
        "ha_bill_of_particulars",
        lambda t: t.hand(A, "fa_hieregs").tracks(landsraad=1),
        "lower choam|choam spacing_guild done; play_card pass",
        {},
    ),
    ("ha_fear_is_the_mind_killer", lambda t: t.revealed("pr_09"), "choose_vision pr_09|pr_09 done", {}),
    ("fa_shai_hulud", nothing, "place_at the_great_flat", {}),
    ("fa_shai_hulud", lambda t: t.wild_maker("the_great_flat"), "crawl stay", {}),
    ("fa_wall_of_sandworms", lambda t: t.worm("nw_inner_3"), "call_here sw_inner_1; desert_power done", {}),
    (
        "fa_dust_chasms",
        lambda t: t.harvester("nw_outer_5", "nw_outer_1", "nw_outer_2", "sw_outer_1", "nw_outer_6"),
        (
            "sector nw_outer; remove_vehicle nw_outer_5|nw_outer_1 nw_outer_2 nw_outer_5 done; "
            "remove_vehicle nw_outer_1; desert_power done"
        ),
        {},
    ),
    (
        "fa_fremen_rockets",
        lambda t: (
            t.legion(A, "the_great_flat", regular=1)
            .harvester("nw_outer_5", "nw_outer_1", "nw_outer_2", "nw_outer_6", "sw_outer_1")
            .rolls("hxhh")
        ),
        (
            "sector nw_outer|nw_outer done; "
            "remove_vehicle nw_outer_5|nw_outer_1 nw_outer_2 nw_outer_5 nw_outer_6 done; "
            "remove_vehicle nw_outer_1; remove_vehicle nw_outer_2"
        ),
        {},
    ),
    ("fa_eyes_of_ibad", lambda t: t.revealed("pr_09"), "choose_vision pr_09|pr_09 done", {}),
    (
        "fa_captured_ornithopter",
        lambda t: t.fly("ornithopter", "air_nw_spoke").legion(H, "nw_outer_8", regular=6).rolls("hxhh"),
        "capture air_nw_spoke|air_nw_spoke done; strike nw_outer_8",
        {"H nw_outer_8": {"regular": 3}},
    ),
    (
        "fa_crysknife",
        lambda t: (
            t.legion(A, "ne_inner_9", special=1)
            .legion(A, "windgap", regular=1)
            .legion(A, "habbanya_ridge", special=1)
            .legion(H, "se_outer_1", regular=1, baron_harkonnen=1)
            .legion(H, "se_outer_4", regular=1, beast_rabban=1)
            .legion(H, "nw_outer_8", regular=1, captain_aramsham=1)
        ),
        (
            "legion ne_inner_9|ne_inner_9 habbanya_ridge done; target step:pasty_mesa; "
            "tank baron_harkonnen|baron_harkonnen done"
        ),
        {"H se_outer_1": {"regular": 1}},
    ),
    (
        "fa_cielagos_piping_message",
        lambda t: t.legion(H, "pasty_mesa", regular=1),
        "warned tasmin_sink; draw 1:0|1:0 0:1",
        {"A tasmin_sink": {"token": 1}},
    ),
    (
        "fa_jubba_cloaks",
        lambda t: (
            t.legion(A, "gara_kulon", regular=1, generic=1)
            .legion(A, "habbanya_ridge", regular=1, generic=1)
            .legion(A, "windgap", regular=1)
            .legion(A, "pasty_mesa", regular=1, generic=1)
            .hand(A, "fa_hieregs")
        ),
        "legion gara_kulon|gara_kulon habbanya_ridge done; target step:ne_outer_11; play_card pass",
        {"A ne_outer_11": {"regular": 1, "generic": 1}},
    ),
    (
        "fa_hieregs",
        nothing,
        "place_at nw_outer_5; place_at the_great_flat; desert_power done",
        {"A nw_outer_5": {"regular": 1}, "A the_great_flat": {"regular": 1}},
    ),
    (
        "fa_grandmother_of_a_storm",
        lambda t: t.legion(H, "pasty_mesa", regular=3).rolls("hh"),
        "",
        {"H pasty_mesa": {"regular": 1}},
    ),
    (
        "fa_stillsuits",
        lambda t: (
            t.token("windgap", "RE")
            .legion(A, "gara_kulon", regular=1)
            .legion(A, "pasty_mesa", regular=1, generic=1)
            .legion(A, "habbanya_ridge", regular=1, generic=1)
        ),
        (
            "legion gara_kulon|gara_kulon habbanya_ridge windgap done; target step:ne_outer_11; swap windgap; "
            "swap gara_kulon"
        ),
        {"A ne_outer_11": {"regular": 1}, "A gara_kulon": {"token": 1}, "A windgap": {}},
    ),
    (
        "fa_i_am_stilgar_the_fremen",
        nothing,
        "place_at pasty_mesa; draw 1:0|1:0 0:1",
        {"A pasty_mesa": {"regular": 1, "elite": 2, "named": 1}},
    ),
    (
        "fa_thumpers",
        lambda t: t.legion(A, "sw_outer_8", regular=1),
        ("call_here sw_outer_5|sw_outer_5 sw_outer_7 sw_outer_9 done; call_here sw_outer_7|sw_outer_7 sw_outer_9 done"),
        {},
    ),
    (
        "fa_kitab_al_ibar",
        lambda t: t.legion(A, "windgap", regular=1),
        "move_sietch windgap; sietch_to sw_inner_5; with_sietch go",
        {"A sw_inner_5": {"regular": 1}, "A windgap": {}},
    ),
    (
        "fa_sandtides",
        lambda t: t.legion(H, "sw_inner_3", regular=2).legion(H, "pasty_mesa", regular=1),
        "push sw_inner_3|sw_inner_3 done; push_to sw_inner_4; desert_power done",
        {"H sw_inner_4": {"regular": 2}},
    ),
    ("ha_death_commandos", lambda t: elites(t, A), DISGUISED, {}),
]


@pytest.mark.parametrize(("name", "given", "script", "there"), ROWS, ids=[row[0] for row in ROWS])
def test_script(name: str, given: Given, script: str, there: There) -> None:
    play_card(name, given, script, there)


def test_every_card_has_its_script() -> None:
    cards = [card for card in DESIGNS if card.deck >= 2]
    assert {card.name for card in cards} - {row[0] for row in ROWS} == set()
    twice = [card.name for card in cards if card.subject]
    assert [name for name in twice if [row[0] for row in ROWS].count(name) != 2] == [], "both effects"
