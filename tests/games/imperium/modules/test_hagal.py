"""The House Hagal deck: every card does exactly what it shows (RIV-11 to RIV-18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.imperium.modules.rival_tables import RivalTable, duel, solo
from tests.games.imperium.tables import box_of

from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.rivals.pieces import hagal_card, hagal_cards

# Copies and swords of every card.
CARDS = {
    "hagal_place_spy_spice_trade": (1, 2),
    "hagal_place_spy_city": (1, 2),
    "hagal_place_spy_landsraad": (1, 2),
    "hagal_sardaukar": (2, 4),
    "hagal_dutiful_service": (1, 2),
    "hagal_heighliner": (1, 5),
    "hagal_deliver_supplies_heighliner": (2, 1),
    "hagal_espionage": (2, 2),
    "hagal_secrets": (1, 1),
    "hagal_desert_tactics": (1, 3),
    "hagal_fremkit": (2, 1),
    "hagal_assembly_hall": (1, 0),
    "hagal_gather_support_a": (1, 0),
    "hagal_gather_support_b": (1, 2),
    "hagal_accept_contract_shipping_a": (1, 2),
    "hagal_accept_contract_shipping_b": (1, 2),
    "hagal_research_station": (2, 2),
    "hagal_spice_refinery": (3, 1),
    "hagal_arrakeen": (2, 1),
    "hagal_sietch_tabr": (3, 3),
    "hagal_hagga_imperial_basin": (4, 2),
    "hagal_deep_desert": (2, 2),
    "hagal_reshuffle": (1, 0),
}


def test_what_is_printed() -> None:
    cards = hagal_cards(box_of(GAME.rules(GAME.set_up(2))))
    assert {card.name: (card.copies, card.swords) for card in cards} == CARDS
    assert sum(card.copies for card in cards) == 37
    assert [card.name for card in cards if card.seats != (1, 2)] == ["hagal_reshuffle"]


@pytest.mark.parametrize(("table", "cards"), [(solo, 36), (duel, 37)])
def test_desert_tactics_may_be_there_twice(table: Callable[..., RivalTable], cards: int) -> None:
    """M-01: the only itemised list of the deck has one card more than the box."""
    for twice in (False, True):
        t = table(desert_tactics_twice=twice)
        names = [hagal_card(t.box, card).name for card in t.rivals.deck]
        assert (len(names), names.count("hagal_desert_tactics")) == (cards + twice, 1 + twice)
        almanac = t.rules.full_almanac()["hagal"]
        assert {name: card["copies"] for name, card in almanac.items() if card["copies"]} == Counter(names)


def test_the_second_desert_tactics_sends_an_agent_too() -> None:
    t = solo(desert_tactics_twice=True).conflict("choam_security")
    cards = t.hagal("hagal_desert_tactics", "hagal_desert_tactics").rivals.deck[-2:]
    assert len({*cards}) == 2
    t.rival_turn(1)
    assert (t.revealed(), t.space(1)) == (["hagal_desert_tactics"], ["desert_tactics"])


# Every card on an empty board, in a conflict of level I; the rival is Staban Tuek, with 3 troops and 1 water. What is
# not named does not change. `troops` are those in the conflict.
GAINS: list[tuple[str, dict[str, Any]]] = [
    ("hagal_place_spy_spice_trade", {"space": "gather_support", "garrison": 4, "spies": ["post_choam"]}),
    ("hagal_place_spy_city", {"space": "gather_support", "garrison": 4, "spies": ["post_arrakeen_refinery"]}),
    ("hagal_place_spy_landsraad", {"space": "gather_support", "garrison": 4, "spies": ["post_landsraad_right"]}),
    ("hagal_sardaukar", {"space": "sardaukar", "emperor": 1, "garrison": 5}),
    ("hagal_dutiful_service", {"space": "dutiful_service", "emperor": 1}),
    ("hagal_heighliner", {"space": "heighliner", "guild": 1, "troops": 5, "garrison": 1}),
    ("hagal_deliver_supplies_heighliner", {"space": "deliver_supplies", "guild": 1}),
    ("hagal_espionage", {"space": "espionage", "bene_gesserit": 1, "spies": ["post_guild"]}),
    ("hagal_secrets", {"space": "secrets", "bene_gesserit": 1}),
    ("hagal_desert_tactics", {"space": "desert_tactics", "fremen": 1, "troops": 3, "garrison": 1}),
    ("hagal_fremkit", {"space": "fremkit", "fremen": 1, "troops": 2, "garrison": 1}),
    ("hagal_assembly_hall", {"space": "assembly_hall", "intrigues": 1}),
    ("hagal_gather_support_a", {"space": "gather_support", "garrison": 4}),
    ("hagal_gather_support_b", {"space": "gather_support", "garrison": 4}),
    ("hagal_accept_contract_shipping_a", {"space": "accept_contract", "solari": 2}),
    ("hagal_accept_contract_shipping_b", {"space": "accept_contract", "solari": 2}),
    ("hagal_research_station", {"space": "research_station", "troops": 4, "garrison": 1}),
    ("hagal_spice_refinery", {"space": "spice_refinery", "spice": 1, "troops": 2, "garrison": 1}),
    ("hagal_arrakeen", {"space": "arrakeen", "spice": 1, "troops": 3, "garrison": 1}),
]
BASIC = {"solari": 0, "spice": 0, "water": 1, "garrison": 3, "troops": 0, "worms": 0, "hooks": False, "intrigues": 0}


def summary(t: RivalTable, h: int = 1) -> dict[str, Any]:
    """Everything that a card could have changed of a rival."""
    house = t.house(h)
    out: dict[str, Any] = {name: getattr(house, name) for name in BASIC}
    out["intrigues"] = len(house.intrigues)
    out["space"] = " ".join(t.space(h))
    out["spies"] = t.spies(h)
    out["vp"] = t.vp(h)
    for track in t.box.tracks:
        out[track.name] = t.influence(h, track.name)
    return out


def expected(**changes: Any) -> dict[str, Any]:
    """A rival at the start, with some changes."""
    start = {**BASIC, "spies": [], "vp": 0, "emperor": 0, "guild": 0, "bene_gesserit": 0, "fremen": 0}
    return {**start, **changes}


@pytest.mark.parametrize("modules", [(), ("choam",)])
@pytest.mark.parametrize(("card", "gains"), GAINS)
def test_what_a_card_gives(card: str, gains: dict[str, Any], modules: tuple[str, ...]) -> None:
    """With CHOAM too: a rival takes no contracts (RIV-40)."""
    t = solo(modules=modules).conflict("skirmish_desert_mouse").hagal(card, "hagal_gather_support_a")
    assert summary(t.rival_turn(1)) == expected(**gains)
    assert t.now.wall


# Cards that ask for something: too little of it, and enough.

CONDITIONS: list[tuple[str, dict[str, int], dict[str, Any]]] = [
    ("hagal_assembly_hall", {"emperor": 1}, {"space": "assembly_hall", "intrigues": 1}),
    ("hagal_assembly_hall", {"emperor": 2}, {"space": "assembly_hall", "intrigues": 1, "guild": 1, "vp": 1}),
    ("hagal_gather_support_a", {"emperor": 2}, {"space": "gather_support", "garrison": 4, "vp": 1}),
    ("hagal_gather_support_b", {"emperor": 1}, {"space": "gather_support", "garrison": 4}),
    ("hagal_gather_support_b", {"emperor": 2}, {"space": "gather_support", "garrison": 4, "fremen": 1, "vp": 1}),
    ("hagal_accept_contract_shipping_a", {"guild": 1}, {"space": "accept_contract", "solari": 2}),
    ("hagal_accept_contract_shipping_a", {"guild": 2}, {"space": "shipping", "solari": 2, "bene_gesserit": 1, "vp": 1}),
    ("hagal_accept_contract_shipping_b", {"guild": 2}, {"space": "shipping", "solari": 2, "guild": 3, "vp": 1}),
    ("hagal_sietch_tabr", {"fremen": 1}, {"space": "dutiful_service", "emperor": 1}),
    (
        "hagal_sietch_tabr",
        {"fremen": 2},
        {"space": "sietch_tabr", "hooks": True, "water": 2, "troops": 3, "garrison": 1, "vp": 1},
    ),
]


@pytest.mark.parametrize(("card", "influence", "gains"), CONDITIONS)
def test_what_a_card_asks_for(card: str, influence: dict[str, int], gains: dict[str, Any]) -> None:
    t = solo().give(1, influence=influence).conflict("skirmish_desert_mouse").hagal(card, "hagal_dutiful_service")
    assert summary(t.rival_turn(1)) == expected(**{**influence, **gains})


def test_R14_sietch_needs_influence() -> None:
    t = solo().give(1, influence={"fremen": 1}).hagal("hagal_sietch_tabr", "hagal_fremkit")
    t.conflict("choam_security").rival_turn(1)
    assert t.skipped() == [("hagal_sietch_tabr", "influence")]
    assert t.space(1) == ["fremkit"]


def test_a_second_visit_to_the_sietch() -> None:
    t = solo().give(1, influence={"fremen": 2}, hooks=True, garrison=0).hagal("hagal_sietch_tabr")
    t.conflict("choam_security").rival_turn(1)
    assert (t.house(1).water, t.house(1).troops, t.house(1).hooks) == (2, 1, True)


# Two spaces on a card.


def test_R05_two_space_card_conflict_level() -> None:
    """RIV-11: the space that does not fit the conflict does not count, though it is empty."""
    t = solo().agent(0, "deliver_supplies").conflict("choam_security")
    t.hagal("hagal_deliver_supplies_heighliner", "hagal_fremkit").rival_turn(1)
    assert t.skipped() == [("hagal_deliver_supplies_heighliner", "occupied")]
    assert t.space(1) == ["fremkit"]
    assert t.influence(1, "guild") == 0
    assert t.influence(1, "fremen") == 1


@pytest.mark.parametrize(
    ("conflict", "space", "troops"),
    [
        ("skirmish_crysknife", "deliver_supplies", 0),
        ("choam_security", "deliver_supplies", 0),
        ("propaganda", "heighliner", 5),
    ],
)
def test_the_level_of_the_conflict_decides(conflict: str, space: str, troops: int) -> None:
    t = solo().conflict(conflict).hagal("hagal_deliver_supplies_heighliner").rival_turn(1)
    assert t.space(1) == [space]
    assert t.house(1).troops == troops
    assert t.influence(1, "guild") == 1


# Maker spaces.


def test_R09_maker_choice() -> None:
    t = solo().bonus(hagga_basin=1, imperial_basin=1).conflict("choam_security").hagal("hagal_hagga_imperial_basin")
    t.rival_turn(1)
    assert t.space(1) == ["hagga_basin"]
    assert t.house(1).spice == 3
    assert t.now.bonus[t.box.space_of["hagga_basin"]] == 0
    assert t.now.bonus[t.box.space_of["imperial_basin"]] == 1


def test_the_basin_with_more_bonus_spice() -> None:
    t = solo().bonus(hagga_basin=1, imperial_basin=2).conflict("choam_security").hagal("hagal_hagga_imperial_basin")
    t.rival_turn(1)
    assert t.space(1) == ["imperial_basin"]
    assert t.house(1).spice == 3
    assert t.house(1).troops == 2


def test_makers_without_bonus_spice_are_passed_over() -> None:
    t = solo().conflict("choam_security").hagal("hagal_hagga_imperial_basin", "hagal_deep_desert", "hagal_fremkit")
    t.rival_turn(1)
    assert t.skipped() == [("hagal_hagga_imperial_basin", "spice"), ("hagal_deep_desert", "spice")]


def test_an_occupied_basin_is_passed_over_though_the_other_is_empty() -> None:
    t = solo().bonus(hagga_basin=2, imperial_basin=1).agent(0, "hagga_basin").conflict("choam_security")
    t.hagal("hagal_hagga_imperial_basin", "hagal_fremkit").rival_turn(1)
    assert t.skipped() == [("hagal_hagga_imperial_basin", "occupied")]


def test_hooks_summon_a_worm_from_hagga_basin_and_break_the_wall() -> None:
    """RIV-16, RIV-17: the wall goes first, so the worm may come."""
    t = solo().give(1, hooks=True).bonus(hagga_basin=1).conflict("siege_of_arrakeen")
    t.hagal("hagal_hagga_imperial_basin").rival_turn(1)
    assert not t.now.wall
    assert (t.house(1).worms, t.house(1).spice) == (1, 1)


def test_without_hooks_the_wall_stands() -> None:
    t = solo().bonus(hagga_basin=1).conflict("siege_of_arrakeen").hagal("hagal_hagga_imperial_basin").rival_turn(1)
    assert t.now.wall
    t = solo().bonus(imperial_basin=1).conflict("siege_of_arrakeen").hagal("hagal_hagga_imperial_basin").rival_turn(1)
    assert t.space(1) == ["imperial_basin"]
    assert t.now.wall
    t = solo().conflict("siege_of_arrakeen").hagal("hagal_desert_tactics").rival_turn(1)
    assert t.now.wall


@pytest.mark.parametrize(
    ("card", "space", "spice"),
    [("hagal_hagga_imperial_basin", "hagga_basin", 4), ("hagal_deep_desert", "deep_desert", 6)],
)
def test_without_hooks_the_desert_gives_spice(card: str, space: str, spice: int) -> None:
    """RIV-17: though worms could join the conflict."""
    t = solo().bonus(**{space: 2}).conflict("spice_freighters").hagal(card).rival_turn(1)
    assert t.space(1) == [space]
    assert (t.house(1).worms, t.house(1).spice) == (0, spice)


def test_hooks_break_the_wall_from_the_imperial_basin_and_desert_tactics() -> None:
    t = solo().give(1, hooks=True).bonus(imperial_basin=1).conflict("siege_of_arrakeen")
    t.hagal("hagal_hagga_imperial_basin").rival_turn(1)
    assert not t.now.wall
    assert (t.house(1).worms, t.house(1).spice) == (0, 2)
    t = solo().give(1, hooks=True).conflict("siege_of_arrakeen").hagal("hagal_desert_tactics").rival_turn(1)
    assert not t.now.wall


def test_R11_sandworms_deep_desert() -> None:
    t = solo().give(1, hooks=True).bonus(deep_desert=2).conflict("spice_freighters").hagal("hagal_deep_desert")
    t.rival_turn(1)
    assert (t.house(1).worms, t.house(1).spice) == (2, 2)
    assert t.now.wall


def test_R12_no_worm_behind_wall() -> None:
    t = solo().give(1, hooks=True).bonus(deep_desert=1).conflict("siege_of_arrakeen").hagal("hagal_deep_desert")
    t.rival_turn(1)
    assert (t.house(1).worms, t.house(1).spice) == (0, 5)
    assert t.now.wall


# Theft.


def test_R33_rival_steals() -> None:
    cards = ["cunning", "mercenaries", "contingency_plan", "impress"]
    theirs = ["leverage", "inspire_awe", "find_weakness", "opportunism", "call_to_arms"]
    t = solo(modules=["choam"])
    t.give(0, intrigues=cards).give(2, intrigues=theirs).conflict("choam_security").hagal("hagal_secrets").rival_turn(1)
    assert [len(t.house(h).intrigues) for h in range(3)] == [3, 2, 4]
    held = set(t.intrigues(1))
    assert len(held & set(cards)) == 1
    assert len(held & set(theirs)) == 1
    assert t.told("steals", ever=True) == [
        ("rival_staban_tuek", "rival_gurney_halleck"),
        ("rival_staban_tuek", "gurney_halleck"),
    ]


def test_three_intrigues_are_safe() -> None:
    t = solo().give(0, intrigues=["cunning", "mercenaries", "impress"]).conflict("choam_security")
    t.hagal("hagal_secrets").rival_turn(1)
    assert [len(t.house(h).intrigues) for h in range(3)] == [3, 0, 0]


def test_a_player_robs_a_rival_and_only_he_sees_the_card() -> None:
    """RIV-23: what hits opponents hits rivals, and nobody is asked for them."""
    cards = ["impress", "inspire_awe", "find_weakness", "opportunism"]
    t = duel().give(0, hand=["diplomacy"]).give(2, intrigues=cards).conflict("choam_security").turn(0)
    t.sends(0, "diplomacy", "secrets").does(0, "secrets.2")
    [stolen] = [name for name in t.intrigues(0) if name in cards]
    assert sorted([stolen, *t.intrigues(2)]) == sorted(cards)
    assert t.told("stole", 0, ever=True) == [(stolen,)]
    assert t.told("stole", 1, ever=True) == []
    assert t.table.view(0)["houses"][2]["intrigues"] == ["?"] * 3


def test_the_player_knows_the_card_that_was_stolen_and_no_other() -> None:
    cards = ["cunning", "mercenaries", "contingency_plan", "impress"]
    t = solo().give(0, intrigues=cards).conflict("choam_security").hagal("hagal_secrets").rival_turn(1)
    [stolen] = t.table.view(0)["houses"][1]["intrigues"]
    assert stolen in cards
    assert t.table.view(None)["houses"][1]["intrigues"] == ["?"]


# The deck.


@pytest.mark.parametrize(
    ("card", "taken", "post"),
    [
        ("hagal_place_spy_spice_trade", ["post_choam"], "post_imperial_basin"),
        ("hagal_place_spy_spice_trade", ["post_choam", "post_imperial_basin"], "post_hagga_basin"),
        ("hagal_place_spy_spice_trade", ["post_choam", "post_imperial_basin", "post_hagga_basin"], "post_deep_desert"),
        ("hagal_place_spy_city", ["post_arrakeen_refinery"], "post_refinery_research"),
        ("hagal_place_spy_city", ["post_arrakeen_refinery", "post_refinery_research"], "post_research_sietch"),
        ("hagal_place_spy_landsraad", ["post_landsraad_right"], "post_landsraad_left"),
        ("hagal_place_spy_landsraad", ["post_landsraad_right", "post_landsraad_left"], None),
    ],
)
def test_the_first_empty_post_that_the_card_names(card: str, taken: list[str], post: str | None) -> None:
    """RIV-13; none is empty: no spy, and another card all the same."""
    t = solo().spy(0, *taken).conflict("choam_security").hagal(card, "hagal_dutiful_service").rival_turn(1)
    assert t.spies(1) == ([] if post is None else [post])
    assert t.space(1) == ["dutiful_service"]
    assert len(t.told("no_post", ever=True)) == (post is None)


def test_an_empty_deck_is_shuffled_anew() -> None:
    t = solo().conflict("choam_security").hagal("hagal_fremkit").agent(0, "fremkit")
    t.rivals.discard = t.rivals.deck[:-1]
    t.rivals.deck = t.rivals.deck[-1:]
    t.rival_turn(1)
    assert t.told("hagal_shuffled", ever=True) == [()]
    assert t.space(1)
    assert len(t.rivals.deck) + len(t.rivals.discard) == 36
    assert all(mask == 0 for mask in [t.rivals.known.masks[card] for card in t.rivals.deck])


def test_reshuffle_in_a_turn() -> None:
    t = duel().conflict("choam_security").hagal("hagal_gather_support_a", "hagal_reshuffle").agent(0, "gather_support")
    t.rival_turn(2)
    assert t.told("hagal_reshuffle", ever=True)[0] == ("rival_staban_tuek", "hagal_reshuffle")
    assert t.skipped()[0] == ("hagal_gather_support_a", "occupied")
    assert t.space(2)
    assert len(t.rivals.deck) + len(t.rivals.discard) == 37


def test_what_was_revealed_is_seen_and_what_was_not_is_not() -> None:
    t = solo().conflict("choam_security").hagal("hagal_sardaukar").rival_turn(1)
    view = t.table.view(0)
    assert view["hagal_discard"] == ["hagal_sardaukar"]
    assert view["hagal_deck"] == 35
    assert view["houses"][1]["rival"] == {"scoreless": False, "cost": 9, "owns": 1, "last": "hagal_sardaukar"}
    assert view["houses"][2]["rival"]["last"] is None
    assert view["houses"][0]["rival"] is None
