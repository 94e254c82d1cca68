"""The ten rival cards: cost, signet, scheme and priorities of each (RIV-02, RIV-15, RIV-51)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.imperium.modules.rival_tables import solo
from tests.games.imperium.modules.test_hagal import expected, summary
from tests.games.imperium.tables import box_of

from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.rivals.pieces import rival_cards

CARDS = {
    "rival_staban_tuek": (9, "guild fremen bene_gesserit emperor"),
    "rival_lady_amber_metulli": (9, "fremen emperor guild bene_gesserit"),
    "rival_gurney_halleck": (8, "fremen guild emperor bene_gesserit"),
    "rival_lady_margot_fenring": (8, "bene_gesserit emperor fremen guild"),
    "rival_princess_irulan": (7, "emperor bene_gesserit fremen guild"),
    "rival_glossu_rabban": (7, "emperor guild bene_gesserit fremen"),
    "rival_baron_vladimir_harkonnen": (6, "guild emperor bene_gesserit fremen"),
    "rival_lady_jessica": (6, "bene_gesserit fremen guild emperor"),
    "rival_feyd_rautha_harkonnen": (4, "emperor bene_gesserit guild fremen"),
    "rival_muad_dib": (4, "fremen bene_gesserit guild emperor"),
}


def test_what_is_printed() -> None:
    box = box_of(GAME.rules(GAME.set_up(1)))
    found = {}
    for card in rival_cards(box):
        found[card.name] = (card.cost, " ".join([box.tracks[f].name for f in card.priority]))
    assert found == CARDS
    assert [card.name for card in rival_cards(box) if card.streamlined] == [
        "rival_lady_amber_metulli",
        "rival_glossu_rabban",
    ]
    assert not set(CARDS) & set(box.selectable())


# At the Spice Refinery, where the card gives the signet and nothing else: 2 troops of 3 go into the conflict.
SIGNETS: list[tuple[str, dict[str, Any]]] = [
    ("rival_staban_tuek", {"spice": 1}),
    ("rival_lady_amber_metulli", {"troops": 3}),
    ("rival_gurney_halleck", {"troops": 3}),
    ("rival_lady_margot_fenring", {"solari": 1}),
    ("rival_princess_irulan", {"spies": ["post_emperor"]}),
    ("rival_glossu_rabban", {"troops": 3}),
    ("rival_baron_vladimir_harkonnen", {"intrigues": 1}),
    ("rival_lady_jessica", {"bene_gesserit": 1}),
    ("rival_feyd_rautha_harkonnen", {"troops": 4}),
    ("rival_muad_dib", {"fremen": 1}),
]


@pytest.mark.parametrize(("rival", "gains"), SIGNETS)
def test_the_signet(rival: str, gains: dict[str, Any]) -> None:
    t = solo(rival).conflict("choam_security").hagal("hagal_spice_refinery").rival_turn(1)
    assert summary(t) == expected(**{"space": "spice_refinery", "troops": 2, "garrison": 1, **gains})


def test_R07_signet_on_combat_space() -> None:
    t = solo("rival_feyd_rautha_harkonnen").conflict("choam_security").hagal("hagal_spice_refinery").rival_turn(1)
    assert t.told("recruits", ever=True) == [("rival_feyd_rautha_harkonnen", 2)]
    assert (t.house(1).troops, t.house(1).garrison) == (4, 1)


def test_rabban_with_an_alliance_recruits_two() -> None:
    t = solo("rival_glossu_rabban").give(1, influence={"guild": 4}).allied(1, "guild").conflict("choam_security")
    t.hagal("hagal_spice_refinery").rival_turn(1)
    assert t.told("recruits", ever=True) == [("rival_glossu_rabban", 2)]


# The third spy: the city post stays, the other two come home. Then Gather Support, which recruits 1.
SCHEMES: list[tuple[str, dict[str, Any]]] = [
    ("rival_staban_tuek", {"garrison": 6}),
    ("rival_lady_amber_metulli", {"garrison": 7}),
    ("rival_gurney_halleck", {"guild": 2, "vp": 1}),
    ("rival_lady_margot_fenring", {"bene_gesserit": 2, "vp": 1}),
    ("rival_princess_irulan", {"emperor": 1, "garrison": 5}),
    ("rival_glossu_rabban", {"emperor": 2, "vp": 1}),
    ("rival_baron_vladimir_harkonnen", {"solari": 2, "garrison": 6}),
    ("rival_lady_jessica", {"water": 3}),
    ("rival_feyd_rautha_harkonnen", {"emperor": 1}),
    ("rival_muad_dib", {"hooks": True, "intrigues": 1}),
]


@pytest.mark.parametrize(("rival", "gains"), SCHEMES)
def test_the_scheme(rival: str, gains: dict[str, Any]) -> None:
    t = solo(rival).give(1, influence={"guild": 1, "bene_gesserit": 1}).spy(1, "post_choam", "post_deep_desert")
    t.conflict("choam_security").hagal("hagal_place_spy_city", "hagal_gather_support_a").rival_turn(1)
    start = {"guild": 1, "bene_gesserit": 1, "garrison": 4, "space": "gather_support"}
    assert summary(t) == expected(**{**start, "spies": ["post_arrakeen_refinery"], **gains})
    assert t.house(1).spies == 2
    assert t.now.wall == (rival != "rival_muad_dib")


def test_R15_place_spy_then_redraw() -> None:
    t = solo("rival_staban_tuek").spy(1, "post_guild", "post_fremen").conflict("choam_security")
    t.hagal("hagal_place_spy_city", "hagal_arrakeen").rival_turn(1)
    assert t.spies(1) == ["post_arrakeen_refinery"]
    assert t.told("recalls_spy", ever=True) == [
        ("rival_staban_tuek", "post_guild"),
        ("rival_staban_tuek", "post_fremen"),
    ]
    assert t.house(1).spice == 1
    assert (t.house(1).troops, t.house(1).garrison) == (5, 1)


def test_R38_alliance_preference() -> None:
    """RIV-22: an alliance at once comes before the least influence; RIV-20: no bonus at 4."""
    t = solo("rival_lady_jessica").give(1, influence={"guild": 3}).conflict("choam_security")
    before = t.vp(1)
    t.hagal("hagal_spice_refinery").rival_turn(1)
    assert t.influence(1, "guild") == 4
    assert t.now.alliances[t.box.track_of["guild"]] == 1
    assert t.vp(1) == before + 1
    assert t.house(1).solari == 0


def test_an_alliance_is_taken_from_another() -> None:
    t = solo("rival_lady_jessica").give(1, influence={"guild": 4}).give(0, influence={"guild": 4}).allied(0, "guild")
    t.conflict("choam_security").hagal("hagal_spice_refinery").rival_turn(1)
    assert t.influence(1, "guild") == 5
    assert t.now.alliances[t.box.track_of["guild"]] == 1


def test_rabban_gains_two_with_one_faction_for_an_alliance() -> None:
    t = (
        solo("rival_glossu_rabban")
        .give(1, influence={"fremen": 2, "guild": 1})
        .spy(1, "post_choam", "post_deep_desert")
    )
    t.conflict("choam_security").hagal("hagal_place_spy_city", "hagal_gather_support_a").rival_turn(1)
    assert t.influence(1, "fremen") == 4
    assert t.now.alliances[t.box.track_of["fremen"]] == 1


def test_gurney_goes_on_where_he_has_most() -> None:
    t = (
        solo("rival_gurney_halleck")
        .give(1, influence={"emperor": 2, "guild": 2})
        .spy(1, "post_choam", "post_deep_desert")
    )
    t.conflict("choam_security").hagal("hagal_place_spy_city", "hagal_gather_support_a").rival_turn(1)
    assert t.influence(1, "guild") == 3  # of equals the leftmost of his list


def test_R35_untyped_spy() -> None:
    t = solo("rival_princess_irulan").spy(0, "post_emperor").conflict("choam_security")
    assert t.hagal("hagal_spice_refinery").rival_turn(1).spies(1) == ["post_bene_gesserit"]
    t = solo("rival_princess_irulan").spy(0, "post_emperor", "post_guild", "post_fremen").spy(2, "post_bene_gesserit")
    assert t.conflict("choam_security").hagal("hagal_spice_refinery").rival_turn(1).spies(1) == []
    assert t.told("no_post", ever=True) == [("rival_princess_irulan",)]


def test_R35_holds_where_spies_must_be_placed() -> None:
    """RIV-50 has no other posts, whatever players must do."""
    t = solo("rival_princess_irulan", spy_placement_mandatory=True).spy(0, "post_emperor", "post_guild", "post_fremen")
    t.spy(2, "post_bene_gesserit").conflict("choam_security").hagal("hagal_spice_refinery").rival_turn(1)
    assert t.spies(1) == []


@pytest.mark.parametrize(
    ("own", "theirs", "gained"),
    [
        (3, 0, "fremen"),  # nobody has the token
        (2, 0, "bene_gesserit"),  # one more is not enough for it
        (4, 4, "fremen"),  # takes it from who has less
        (4, 5, "bene_gesserit"),  # catching up takes nothing
    ],
)
def test_where_one_more_brings_the_alliance(own: int, theirs: int, gained: str) -> None:
    """RIV-22; without such a faction, where there is least, of equals the leftmost."""
    t = solo("rival_lady_jessica").give(1, influence={"fremen": own}).give(0, influence={"fremen": theirs})
    if theirs:
        t.allied(0, "fremen")
    before = t.influence(1, gained)
    t.conflict("choam_security").hagal("hagal_spice_refinery").rival_turn(1)
    assert t.influence(1, gained) == before + 1
    assert (t.now.alliances[t.box.track_of["fremen"]] == 1) == (gained == "fremen")
