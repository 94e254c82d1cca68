"""Every planning card of the Harkonnen as a script, with its id."""

from __future__ import annotations

import pytest
from tests.games.arrakis.scripts import DISGUISED, A, Given, H, Row, There, elites, field, nothing, play_card

from kanly.games.arrakis.facts.planning import DESIGNS

ROWS: list[Row] = [
    (
        "hh_hard_times_and_oppression",
        nothing,
        "",
        {"H arsunt": {"regular": 1}, "H north_pole": {"regular": 1}, "H carthag": {"elite": 1}},
    ),
    ("hh_forced_recruitment", nothing, "leader generic", {"H arrakeen": {"elite": 3, "generic": 1}}),
    ("hh_beloved_feyd_rautha", lambda t: t.hand(H, "hh_sandmasters"), "play_card pass|hh_sandmasters pass", {}),
    (
        "hh_beloved_feyd_rautha",
        lambda t: t.legion(H, "arsunt", regular=1, feyd_rautha=1).legion(H, "carthag", regular=1),
        "place_at arsunt|arsunt done",
        {"H arsunt": {"regular": 1, "elite": 2, "named": 1}},
    ),
    (
        "hh_harkonnen_patrols",
        nothing,
        "place_at the_great_flat; place_at nw_outer_5; place_at sw_inner_1",
        {"H the_great_flat": {"regular": 1}, "H sw_inner_1": {"regular": 1}},
    ),
    (
        "hh_arsunt_legion",
        lambda t: (
            t.legion(H, "carthag", regular=1, generic=1)
            .legion(A, "broken_land", regular=6)
            .rolls("ss ssssss ss ssssss")
        ),
        (
            "leader generic; legion arsunt|arsunt done; target step:broken_land; leave go; rolled 2:6:0; "
            "battle_on continue; A:retreat stand; battle_on cease"
        ),
        {"H arsunt": {"regular": 1, "elite": 1, "generic": 1}},
    ),
    (
        "hh_arsunt_legion",
        lambda t: t.no_settlement("arsunt").legion(H, "arsunt", regular=1).legion(H, "carthag", regular=1),
        "legion arsunt|arsunt done; target step:hagga_basin",
        {"H hagga_basin": {"regular": 1}},
    ),
    (
        "hh_barons_personal_guard",
        lambda t: t.legion(H, "arsunt", regular=1),
        "place_at carthag|carthag arrakeen done; legion arsunt|carthag arsunt done; target step:hagga_basin",
        {"H carthag": {"elite": 2, "named": 1}, "H hagga_basin": {"regular": 1}},
    ),
    (
        "hh_evidence_of_rebellion",
        nothing,
        ("place_at carthag|carthag arrakeen imperial_basin arsunt hagga_basin north_pole done; draw 1:1|2:0 1:1 0:2"),
        {"H carthag": {"elite": 2}},
    ),
    (
        "hh_polar_cap_factories",
        lambda t: t.wormsign("wind_pass"),
        "",
        {"H north_pole": {"regular": 2, "elite": 1, "generic": 1}, "H arsunt": {}},
    ),
    (
        "hh_carthag_the_former_capital",
        nothing,
        "leader baron_harkonnen",
        {"H carthag": {"regular": 3, "elite": 1, "named": 1}},
    ),
    (
        "hh_workhorse_of_arrakis",
        nothing,
        "place harvester:nw_outer_5; place carryall:air_west; draw 2:0|2:0 1:1 0:2",
        {},
    ),
    (
        "hh_spotter_control",
        lambda t: t.wormsign("wind_pass").wormsign("sw_outer_3").wormsign("sw_inner_1").wormsign("sw_inner_3"),
        (
            "discard_sign wind_pass; discard_sign sw_outer_3; "
            "discard_sign sw_inner_1|sw_inner_1 sw_inner_3 done; draw 0:2|2:0 1:1 0:2"
        ),
        {},
    ),
    (
        "hh_explosive_artillery",
        lambda t: (
            t.legion(H, "ne_inner_9", regular=1).legion(H, "arsunt", regular=1).legion(A, "se_outer_1", regular=6)
        ).rolls("hxsh"),
        "legion ne_inner_9|ne_inner_9 arsunt done; target step:pasty_mesa; strike se_outer_1|se_outer_1 done",
        {"A se_outer_1": {"regular": 3}},
    ),
    (
        "hh_sandmasters",
        nothing,
        "place harvester:nw_outer_5; place harvester:sw_inner_1; place harvester:sw_inner_3; draw 1:0|1:0 0:1",
        {},
    ),
    (
        "hh_mudir_nahya",
        lambda t: field(t).legion(A, "broken_land", regular=1).rolls("ssss sssss sss sssss"),
        (
            "place_at pasty_mesa|carthag arsunt pasty_mesa done; legion pasty_mesa|pasty_mesa done; "
            "target step:tasmin_sink|step:tasmin_sink done; leave go; rolled 4:5:2; battle_on continue; "
            "loss regular; A:retreat stand; battle_on cease"
        ),
        {"H pasty_mesa": {"regular": 1, "elite": 1, "special": 1, "named": 1}, "A tasmin_sink": {"regular": 2}},
    ),
    (
        "hh_mudir_nahya",
        lambda t: t.leader("beast_rabban", "gone").legion(H, "pasty_mesa", regular=1).legion(H, "arsunt", regular=1),
        "place_at pasty_mesa|arsunt pasty_mesa done; leader baron_harkonnen",
        {"H pasty_mesa": {"regular": 1, "elite": 2, "named": 1}},
    ),
    (
        "hh_hunter_seeker",
        lambda t: t.legion(H, "pasty_mesa", regular=1).legion(A, "tasmin_sink", regular=1, stilgar=1),
        "tank stilgar",
        {"A tasmin_sink": {"regular": 1}},
    ),
    *[
        (
            f"ca_rage_overcame_shaddam_iv_{letter}",
            lambda t: t.hand(H, "hh_sandmasters"),
            "where emperor_shaddam_iv:ready; play_card pass|hh_sandmasters pass",
            {},
        )
        for letter in "abc"
    ],
    (
        "ca_rage_overcame_shaddam_iv_a",
        lambda t: t.leader("emperor_shaddam_iv", "ready").legion(H, "pasty_mesa", special=1),
        "place_at arsunt|carthag arrakeen imperial_basin arsunt hagga_basin north_pole done",
        {"H arsunt": {"regular": 4, "named": 1}},
    ),
    (
        "ca_rage_overcame_shaddam_iv_b",
        lambda t: t.leader("emperor_shaddam_iv", "ready").legion(H, "pasty_mesa", regular=1),
        "place_at pasty_mesa|pasty_mesa done",
        {"H pasty_mesa": {"regular": 1, "special": 2, "named": 1}},
    ),
    (
        "ca_rage_overcame_shaddam_iv_c",
        lambda t: (
            t.leader("emperor_shaddam_iv", "ready")
            .legion(H, "ne_inner_9", special=1)
            .legion(H, "arsunt", regular=1)
            .legion(H, "carthag", special=1, generic=1)
            .legion(A, "se_outer_1", regular=2)
            .rolls("s ss")
        ),
        (
            "place_at ne_inner_9|carthag ne_inner_9 done; legion ne_inner_9|ne_inner_9 done; "
            "target step:pasty_mesa; legion pasty_mesa|pasty_mesa done; target step:se_outer_1; battle_on cease"
        ),
        {"H pasty_mesa": {"special": 1, "named": 1}, "A se_outer_1": {"regular": 1}},
    ),
    (
        "ca_manipulation_of_others",
        lambda t: t.hand(A, "fa_thumpers", "ha_war_plan", "fa_hieregs"),
        "A:give_up fa_thumpers; A:give_up fa_hieregs; draw 1:1|2:0 1:1 0:2",
        {},
    ),
    ("ca_breeding_program", lambda t: t.hand(H, "hh_sandmasters"), "play_card pass", {}),
    (
        "ca_troop_carriers",
        lambda t: t.legion(H, "arrakeen", regular=2).legion(H, "pasty_mesa", elite=1),
        "carry_from arrakeen|arrakeen done; carry_to pasty_mesa|pasty_mesa",
        {"H pasty_mesa": {"regular": 2, "elite": 1}},
    ),
    (
        "ca_shigawire",
        lambda t: (
            t.legion(H, "ne_inner_9", special=1)
            .legion(H, "arsunt", regular=1)
            .legion(H, "carthag", special=1)
            .legion(A, "se_outer_1", regular=1, stilgar=1)
            .legion(A, "windgap", regular=1, lady_jessica=1)
            .legion(A, "se_outer_4", regular=1, paul_atreides=1)
        ),
        "legion ne_inner_9|carthag ne_inner_9 done; target step:pasty_mesa; tank stilgar|stilgar done",
        {"A se_outer_1": {"regular": 1}},
    ),
    ("ca_hope_clouds_observation", lambda t: t.revealed("pr_03", "pr_09"), "choose_vision pr_09|pr_03 pr_09 done", {}),
    ("ca_reports_of_traitors", lambda t: t.dice(A, house=1, mentat=2), "", {}),
    (
        "ca_sardaukar_pogrom",
        lambda t: (
            t.legion(H, "arsunt", special=1)
            .legion(H, "carthag", special=1)
            .legion(H, "pasty_mesa", special=1)
            .legion(H, "ne_inner_9", special=1)
        ),
        (
            "legion arsunt; target step:broken_land; legion carthag; target step:arrakeen; "
            "legion pasty_mesa|ne_inner_9 pasty_mesa done; target step:se_outer_5"
        ),
        {},
    ),
    (
        "ca_sardaukars_manner",
        lambda t: field(t).legion(H, "pasty_mesa", generic=1).rolls("sss sssss ss sssss"),
        (
            "legion pasty_mesa|pasty_mesa done; target step:tasmin_sink; leave go; rolled 3:5:1; "
            "battle_on continue; loss regular; A:retreat stand; battle_on cease"
        ),
        {},
    ),
    (
        "ca_sardaukars_manner",
        field,
        "legion pasty_mesa; target step:se_outer_5; leave go",
        {"H se_outer_5": {"regular": 2, "special": 1}},
    ),
    (
        "ca_spies_all_over_arrakis",
        lambda t: t.token("windgap", "RE"),
        "spy_on windgap; draw 1:1|2:0 1:1 0:2",
        {"A windgap": {"regular": 1, "elite": 1}},
    ),
    (
        "ca_full_control_of_the_air",
        lambda t: t.legion(H, "arsunt", regular=1).legion(H, "pasty_mesa", regular=1),
        (
            "place ornithopter:air_west; place ornithopter:air_east; legion arsunt|arsunt pasty_mesa done; "
            "target step:carthag"
        ),
        {"H carthag": {"regular": 1}},
    ),
    (
        "ca_moving_the_battle_group",
        nothing,
        "place_at false_wall_east",
        {"H false_wall_east": {"elite": 2, "generic": 1}},
    ),
    (
        "ca_killers_without_mercy",
        lambda t: (
            field(t).legion(H, "pasty_mesa", generic=1).legion(A, "broken_land", regular=1).rolls("sss sssss sss sssss")
        ),
        (
            "legion pasty_mesa|pasty_mesa done; target step:tasmin_sink|step:tasmin_sink done; leave go; "
            "rolled 3:5:0; battle_on continue; A:retreat stand; battle_on cease"
        ),
        {"H pasty_mesa": {"regular": 2, "special": 1, "generic": 1}},
    ),
    (
        "ca_i_decide_what_best_serves_his_majesty",
        lambda t: field(t).legion(H, "broken_land", special=1, generic=1).rolls("sss sssss ss sssss"),
        (
            "place_at pasty_mesa|broken_land pasty_mesa done; legion pasty_mesa|pasty_mesa done; "
            "target step:tasmin_sink; leave go; rolled 3:5:1; battle_on continue; loss regular; A:retreat stand; "
            "battle_on cease"
        ),
        {},
    ),
    (
        "ca_i_decide_what_best_serves_his_majesty",
        field,
        "place_at pasty_mesa; legion pasty_mesa; target step:se_outer_5; leave go",
        {"H se_outer_5": {"regular": 2, "special": 1, "named": 1}},
    ),
    (
        "ca_seek_out_the_mahdi",
        lambda t: t.legion(H, "arsunt", regular=1).legion(H, "pasty_mesa", regular=1),
        "legion arsunt|arsunt pasty_mesa done; target step:carthag",
        {"H carthag": {"regular": 1}},
    ),
    ("ca_sardaukar_disguised", lambda t: elites(t, H), DISGUISED, {}),
]


@pytest.mark.parametrize(("name", "given", "script", "there"), ROWS, ids=[row[0] for row in ROWS])
def test_script(name: str, given: Given, script: str, there: There) -> None:
    play_card(name, given, script, there)


def test_every_card_has_its_script() -> None:
    cards = [card for card in DESIGNS if card.deck < 2]
    assert {card.name for card in cards} - {row[0] for row in ROWS} == {"hh_hawats_scheming"}, (
        "a free action, in test_moves"
    )
    twice = [card.name for card in cards if card.subject]
    assert [name for name in twice if [row[0] for row in ROWS].count(name) != 2] == [], "both effects"
