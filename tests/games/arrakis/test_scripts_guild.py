"""Every planning card of The Spacing Guild (reconstructed) as a script, with its id."""

from __future__ import annotations

import pytest
from tests.games.arrakis.guild_tables import aboard, of
from tests.games.arrakis.scripts import A, Given, H, Row, There, nothing, play_card

from kanly.games.arrakis.facts.pieces import HARKONNEN
from kanly.games.arrakis.facts.planning import CARD_NAME, GUILD_DESIGNS

ROWS: list[Row] = [
    ("ca_sg_guild_navigator_a", nothing, "navigator air_west; draw 1:0|1:0 0:1", {}),
    ("ca_sg_guild_navigator_b", nothing, "navigator air_west; place ornithopter:air_east", {}),
    ("ca_sg_guild_navigator_c", lambda t: t.hand(H, "hh_sandmasters"), "navigator air_west; play_card pass", {}),
    (
        "hh_sg_1",
        lambda t: t.legion(H, "arsunt", troop=1).legion(H, "carthag", troop=1).legion(H, "pasty_mesa", regular=1),
        (
            "legion arsunt|carthag arsunt pasty_mesa done; target step:broken_land; "
            "legion carthag|carthag pasty_mesa done; target step:arrakeen; draw 1:0|1:0 0:1"
        ),
        {},
    ),
    (
        "hh_sg_2",
        lambda t: aboard(t, HARKONNEN, troops=3),
        "early_landing arsunt; draw 1:0|1:0 0:1",
        {"H arsunt": {"troop": 2}},
    ),
    ("hh_sg_3", nothing, "", {}),
    (
        "ha_sg_1",
        lambda t: t.hand(A, "fa_hieregs"),
        "imperium choam|choam spacing_guild landsraad done; play_card pass",
        {},
    ),
    ("ha_sg_2", lambda t: t.affairs(steps=[3, 0]), "draw 1:1|2:0 1:1 0:2", {}),
    ("ha_sg_3", nothing, "", {}),
    (
        "fa_sg_1",
        lambda t: t.legion(A, "habbanya_ridge", regular=1).legion(A, "windgap", regular=1).harvester("sw_outer_2"),
        (
            "legion habbanya_ridge|habbanya_ridge windgap done; target step:sw_outer_2; imperium choam; "
            "imperium landsraad"
        ),
        {"A sw_outer_2": {"regular": 1}},
    ),
    (
        "fa_sg_2",
        lambda t: t.fly("carryall", "air_west").fly("ornithopter", "air_east"),
        "capture air_west|air_east air_west done; desert_power done",
        {},
    ),
    ("fa_sg_3", nothing, "", {}),
]


@pytest.mark.parametrize(("name", "given", "script", "there"), ROWS, ids=[row[0] for row in ROWS])
def test_script(name: str, given: Given, script: str, there: There) -> None:
    play_card(name, given, script, there)


def test_every_card_has_its_script() -> None:
    cards = list(GUILD_DESIGNS)
    assert {card.name for card in cards} - {row[0] for row in ROWS} == set()
    twice = [card.name for card in cards if card.subject]
    assert [name for name in twice if [row[0] for row in ROWS].count(name) != 2] == [], "both effects"


def test_delay_in_orbit() -> None:
    t = play_card("ha_sg_2", lambda t: t.affairs(steps=[3, 1]), "draw 1:1", {})
    assert of(t).steps == [2, 1]
    t = play_card("ha_sg_2", lambda t: t.affairs(steps=[0, 1]), "draw 1:1", {})
    assert of(t).steps == [0, 1], "not below the start"


@pytest.mark.parametrize("name", ["hh_sg_3", "ha_sg_3", "fa_sg_3"])
def test_sg9_1_a_card_that_stays_in_play(name: str) -> None:
    t = play_card(name, nothing, "", {})
    assert [CARD_NAME[card] for card in t.state.in_play] == [name]
    assert t.state.discards == [[], [], [], []]
