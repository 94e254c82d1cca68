"""The spaces of the first game, and the Mentat."""

from __future__ import annotations

import pytest
from tests.games.imperium.first_tables import BOX, battle, imperium

from kanly.games.imperium.table.state import NOBODY
from kanly.kernel import Message

# name: icon, faction, combat, maker, once, requirement, cost, effects, what the controller gains, staying
SPACES = {
    "conspire": "emperor emperor - - | 4 spice | gain 5 solari; recruit 2; intrigue 1",
    "wealth": "emperor emperor - - | - | gain 2 solari",
    "heighliner": "guild guild combat - | 6 spice | recruit 5; gain 2 water",
    "fold_space": "guild guild - - | - | stack foldspace",
    "selective_breeding": "bene_gesserit bene_gesserit - - | 2 spice | trash a card -> draw 2",
    "secrets": "bene_gesserit bene_gesserit - - | - | intrigue 1; steal",
    "hardy_warriors": "fremen fremen combat - | 1 water | recruit 2",
    "stillsuits": "fremen fremen combat - | - | gain 1 water",
    "high_council": "landsraad - - - | 5 solari | seat",
    "hall_of_oratory": "landsraad - - - | - | recruit 1; staying: persuasion 1",
    "mentat": "landsraad - - - | 2 solari | draw 1; mentat",
    "rally_troops": "landsraad - - - | 4 solari | recruit 4",
    "swordmaster": "landsraad - - - | 8 solari | swordmaster",
    "sell_melange": "spice_trade - - - | 2 spice | gain 6 solari",
    "secure_contract": "spice_trade - - - | - | gain 3 solari",
    "arrakeen": "city - combat - | - | recruit 1; draw 1; control: gain 1 solari",
    "carthag": "city - combat - | - | recruit 1; intrigue 1; control: gain 1 solari",
    "research_station": "city - combat - | 2 water | draw 3",
    "sietch_tabr": "city - combat - | - | recruit 1; gain 1 water",
    "imperial_basin": "spice_trade - combat maker | - | gain 1 spice; bonus; control: gain 1 spice",
    "hagga_basin": "spice_trade - combat maker | 1 water | gain 2 spice; bonus",
    "the_great_flat": "spice_trade - combat maker | 2 water | gain 3 spice; bonus",
}


def short(data: object) -> str:
    """An effect's message, as the table above says it."""
    assert isinstance(data, dict)
    args = data.get("args", {})
    words = {
        "gain": "gain {what}",
        "pay": "{what}",
        "resource-solari": "{n} solari",
        "resource-spice": "{n} spice",
        "resource-water": "{n} water",
        "recruit": "recruit {n}",
        "draw": "draw {n}",
        "intrigue": "intrigue {n}",
        "persuasion": "persuasion {n}",
        "acquire-from-stack": "stack foldspace",
        "arrow": "{cost} -> {effect}",
        "trash-card": "trash a card",
        "steal-intrigues": "steal",
        "council-seat": "seat",
        "take-mentat": "mentat",
        "bonus-spice": "bonus",
    }
    inner = {name: short(arg) if isinstance(arg, dict) else arg for name, arg in args.items()}
    return words.get(str(data["id"]), str(data["id"])).format(**inner)


@pytest.mark.parametrize("name", SPACES)
def test_printed(name: str) -> None:
    """BAS-30 to BAS-43: everything that is printed on a space."""
    space = BOX.spaces[BOX.space_of[name]]
    marks, cost, effects = SPACES[name].split(" | ")
    faction = "-" if space.faction < 0 else BOX.tracks[space.faction].name
    icon = (
        next(key for key in BOX.track_of if BOX.tracks[BOX.track_of[key]].icon == space.icon) if faction != "-" else ""
    )
    found = [icon or marks.split()[0], faction, "combat" if space.combat else "-", "maker" if space.maker else "-"]
    assert found == marks.split()
    paid = space.prices[0].cost
    assert ("-" if paid is None else short(paid.cost_text().data())) == cost
    does = [short(effect.text().data()) for effect in space.prices[0].effects]
    if space.staying is not None:
        does.append("staying: " + short(space.staying.text().data()))
    if space.control is not None:
        does.append("control: " + short(space.control.text().data()))
    assert "; ".join(does) == effects


def test_once_and_requirements() -> None:
    assert set(SPACES) == set(BOX.space_of)
    assert [space.name for space in BOX.spaces if space.once] == ["high_council", "swordmaster"]
    assert [(space.name, space.needs) for space in BOX.spaces if space.needs] == [("sietch_tabr", (3, 2))]


def test_tracks() -> None:
    """BAS-70: what the fourth step gives."""
    bonuses = [track.steps()[4].text() for track in BOX.tracks]
    assert [bonus.id for bonus in bonuses] == ["recruit", "gain", "intrigue", "gain"]
    assert bonuses[0].args == {"n": 2}


# Scenarios.


def test_BAS_SC_16_rates_of_sell_melange() -> None:
    """BAS-SC-16."""
    t = imperium().give(0, hand=["dune_the_desert_planet"], spice=4, solari=0).turn(0)
    offered = [way for way in t.ways(0) if "sell_melange" in way]
    assert offered == [f"dune_the_desert_planet:sell_melange:{n}" for n in range(3)]
    t.sends(0, "dune_the_desert_planet", "sell_melange", 1)
    t.gets(0, spice=1, solari=8)
    assert t.open(0) == []
    rates = [(cost.args["what"].args["n"]) for cost in [p.cost.text() for p in BOX.spaces[13].prices if p.cost]]
    assert rates == [2, 3, 4, 5]
    assert [p.effects[0].text().args["what"].args["n"] for p in BOX.spaces[13].prices] == [6, 8, 10, 12]


def test_BAS_SC_17_sell_melange_with_one_spice() -> None:
    """BAS-SC-17."""
    t = imperium().give(0, hand=["worm_riders"], spice=1).turn(0)
    assert not [way for way in t.ways(0) if "sell_melange" in way]
    assert t.why_not(0, "play:worm_riders:sell_melange:0").rules == ("AGT-05",)


def test_BAS_SC_18_the_swordmaster_keeps_its_price() -> None:
    """BAS-SC-18."""
    t = imperium().give(0, swordmaster=True).give(1, hand=["dagger"], solari=7).turn(1)
    assert "dagger:swordmaster" not in t.ways(1)
    assert t.why_not(1, "play:dagger:swordmaster").id == "lacks-resources"


def test_BAS_SC_19_the_swordmaster_in_the_same_round() -> None:
    """BAS-SC-19."""
    t = imperium().give(0, hand=["dagger", "diplomacy", "seek_allies"], solari=20).turns(0)
    t.sends(0, "dagger", "swordmaster").does(0, "swordmaster.1").ends(0)
    t.gets(0, agents=2, solari=12)
    assert t.house(0).swordmaster
    t = imperium().give(0, hand=["dagger"], solari=20, swordmaster=True).turn(0)
    assert "dagger:swordmaster" not in t.ways(0)
    assert t.why_not(0, "play:dagger:swordmaster").id == "why-not-agt-11"


@pytest.mark.parametrize("card", ["dagger", "kwisatz_haderach"])
def test_BAS_SC_20_no_second_visit_to_the_high_council(card: str) -> None:
    """BAS-SC-20."""
    t = imperium().give(0, hand=[card], solari=5, councillor=True).turn(0)
    assert f"{card}:high_council" not in t.ways(0)
    assert f"{card}:rally_troops" in t.ways(0)
    assert t.why_not(0, f"play:{card}:high_council").id == "lacks-seat"


def test_BAS_SC_21_the_seat_counts_at_once() -> None:
    """BAS-SC-21."""
    t = imperium().give(0, hand=["dagger", "convincing_argument", "diplomacy"], solari=5).turns(0)
    t.give(1, revealed=True).give(2, revealed=True)
    t.sends(0, "dagger", "high_council").does(0, "high_council.1").ends(0).reveals(0)
    t.gets(0, persuasion=5)


@pytest.mark.parametrize(("recalled", "persuasion"), [(False, 3), (True, 2)])
def test_BAS_SC_22_hall_of_oratory_needs_the_agent(recalled: bool, persuasion: int) -> None:
    """BAS-SC-22."""
    t = (
        imperium()
        .give(0, hand=["convincing_argument"], intrigues=["urgent_mission"])
        .agent(0, "hall_of_oratory")
        .turn(0)
    )
    if recalled:
        t.plots(0, "urgent_mission").answer(0, "recall_agent", "hall_of_oratory")
    t.reveals(0)
    t.gets(0, persuasion=persuasion)


def test_BAS_SC_23_conspire_is_no_combat_space() -> None:
    """BAS-SC-23."""
    t = imperium().give(0, hand=["diplomacy"], spice=4, solari=0).turn(0)
    t.sends(0, "diplomacy", "conspire").answer(0, "turn", "all")
    t.gets(0, spice=0, solari=5, garrison=5)
    assert (len(t.intrigues(0)), t.influence(0, "emperor"), t.may_deploy(0)) == (1, 1, 0)


def test_BAS_SC_25_heighliner() -> None:
    """BAS-SC-25."""
    t = imperium().give(0, hand=["diplomacy"], spice=6, water=0, garrison=2, supply=10).turn(0)
    t.sends(0, "diplomacy", "heighliner").answer(0, "turn", "all").deploys(0, 7)
    t.gets(0, spice=0, water=2, troops=7, garrison=0)
    assert t.influence(0, "guild") == 1


def test_BAS_SC_26_sietch_tabr() -> None:
    """BAS-SC-26."""
    t = imperium().give(0, hand=["reconnaissance"], influence={"fremen": 1}).turn(0)
    assert t.why_not(0, "play:reconnaissance:sietch_tabr").rules == ("BAS-24",)
    t = imperium().give(0, hand=["reconnaissance"], influence={"fremen": 2}, water=0).turn(0)
    t.sends(0, "reconnaissance", "sietch_tabr").does(0, "sietch_tabr.1")
    t.gets(0, water=1, garrison=4)
    assert t.influence(0, "fremen") == 2


def test_BAS_SC_27_selective_breeding_without_trashing() -> None:
    """BAS-SC-27."""
    t = imperium().give(0, hand=["diplomacy"], spice=2).turn(0)
    t.sends(0, "diplomacy", "selective_breeding").does(0, "visit.1").ends(0)
    t.gets(0, spice=0)
    assert t.influence(0, "bene_gesserit") == 1
    assert t.hand(0) == []


def test_BAS_SC_28_selective_breeding_trashes_the_card_just_played() -> None:
    """BAS-SC-28."""
    t = imperium().give(0, hand=["bene_gesserit_sister"], spice=2).stack(0, "dagger", "diplomacy").turn(0)
    t.sends(0, "bene_gesserit_sister", "selective_breeding").does(0, "selective_breeding.1")
    t.answer(0, "trash", "play:bene_gesserit_sister")
    assert sorted(t.hand(0)) == ["dagger", "diplomacy"]
    assert t.house(0).played == []
    assert "bene_gesserit_sister" in t.named(t.state.removed)


def test_BAS_SC_29_research_station() -> None:
    """BAS-SC-29."""
    t = imperium().give(0, hand=["reconnaissance"], water=2).stack(0, "dagger", "diplomacy", "seek_allies").turn(0)
    t.sends(0, "reconnaissance", "research_station").does(0, "research_station.1")
    t.gets(0, water=0)
    assert (len(t.hand(0)), t.may_deploy(0)) == (3, 2)


def test_BAS_SC_30_secrets_steals() -> None:
    """BAS-SC-30."""
    t = imperium().give(0, hand=["diplomacy"])
    t.give(1, intrigues=["ambush", "bribery", "charisma", "windfall"]).give(
        2, intrigues=["refocus", "infiltrate", "tiebreaker"]
    )
    t.turn(0).sends(0, "diplomacy", "secrets").answer(0, "turn", "all")
    assert [len(t.intrigues(h)) for h in range(3)] == [2, 3, 3]
    assert t.told("steals", ever=True) == [("paul_atreides", "earl_memnon_thorvald")]


def test_BAS_SC_31_carthag_is_defended() -> None:
    """BAS-SC-31."""
    t = imperium().controls(1, "carthag").give(1, supply=5)
    s = t.start
    card = t.box.trophy_of["battle_for_carthag"]
    s.conflict_deck.remove(card)
    s.conflict_deck.append(card)
    t.play("round_start").answer(1, "defend", "defend")
    t.gets(1, supply=4, troops=1)


# The Mentat.


def test_BAS_SC_32_the_mentat_gives_another_agent_turn() -> None:
    """BAS-SC-32."""
    t = imperium().give(0, hand=["dagger", "diplomacy"], solari=2).stack(0, "seek_allies").turn(0)
    t.sends(0, "dagger", "mentat").does(0, "mentat.1")
    t.gets(0, solari=0, agents=2)
    assert t.first.mentat == 0
    assert "seek_allies" in t.hand(0)


def test_BAS_SC_33_the_mentat_space_without_the_mentat() -> None:
    """BAS-SC-33."""
    t = imperium(leaders=("helena_richese",)).give(0, hand=["dagger"], solari=2).mentat(1).agent(1, "mentat")
    t.stack(0, "diplomacy").turn(0).sends(0, "dagger", "mentat").does(0, "mentat.1").ends(0)
    t.gets(0, solari=0, agents=1)
    assert t.hand(0) == ["diplomacy"]
    assert t.first.mentat == 1


def test_BAS_SC_34_the_mentat_blocks_and_guards_makers() -> None:
    """BAS-SC-34."""
    t = imperium().give(0, agents=0).mentat(0).give(1, hand=["dune_the_desert_planet"], water=1).agent(0, "hagga_basin")
    t.turn(1, "makers")
    assert t.why_not(1, "play:dune_the_desert_planet:hagga_basin").rules == ("BAS-23",)
    t.reveals(1).ends(1)
    bonus = {space.name: t.state.bonus[space.number] for space in BOX.spaces if space.maker}
    assert bonus == {"imperial_basin": 1, "hagga_basin": 0, "the_great_flat": 1}


def test_BAS_SC_35_sort_through_the_chaos() -> None:
    """BAS-SC-35."""
    t = battle("sort_through_the_chaos", 9, 4, 0).mentat(1)
    solari = t.house(0).solari
    t.combat("recall").expect("victory", [0])
    assert t.told("mentat_promised", ever=True) == [("paul_atreides",)]
    t.passes(0).gets(0, solari=solari + 2, agents=3)
    assert len(t.intrigues(0)) == 1
    assert t.first.mentat == 0
    t.gets(1, agents=2)


@pytest.mark.parametrize("home", [True, False])
def test_BAS_SC_36_calculated_hire_needs_the_mentat_at_home(home: bool) -> None:
    """BAS-SC-36."""
    t = imperium().give(0, spice=1, intrigues=["calculated_hire"])
    if not home:
        t.mentat(1)
    t.turn(0)
    assert ("plot:calculated_hire:0" in t.offered(0)) == home
    if home:
        t.plots(0, "calculated_hire")
        t.gets(0, spice=0, agents=3)
        assert t.first.mentat == 0
    else:
        assert "BAS-47" in t.why_not(0, "plot:calculated_hire:0").rules


def test_the_mentat_lies_on_its_space_at_the_start() -> None:
    """BAS-12"""
    assert imperium().first.mentat == NOBODY


def test_the_reason_is_that_of_the_card_that_comes_nearest() -> None:
    """BAS-23: a fitting card in hand says that the space is taken, or what the house cannot pay."""
    t = imperium().give(0, hand=["dagger", "diplomacy"], water=1, spice=0).agent(1, "hardy_warriors")
    t.agent(0, "stillsuits").conflict("siege_of_arrakeen").turn(0)

    def why(thing: str) -> Message:
        reason = t.table.why_not_thing(0, thing)
        assert reason is not None
        return reason

    house = why("space:hardy_warriors").args["house"]
    assert isinstance(house, Message)
    assert house.id == "leader-earl_memnon_thorvald"
    assert why("space:conspire").id == why("space:selective_breeding").id == "lacks-resources"
    assert why("space:arrakeen").id == "why-not-reached"
    own = why("space:stillsuits")
    assert (own.id, own.rules) == ("why-not-own-agent", ("BAS-23",))
    assert why("trophy:siege_of_arrakeen").rules == ("BAS-91", "CMB-07")


def test_the_card_foldspace_is_not_taken_for_the_space() -> None:
    """BAS-52: only its icon brings it."""
    t = imperium().give(0, hand=["dagger"]).turn(0).reveals(0)
    reason = t.table.why_not_thing(0, "card:foldspace")
    assert reason is not None
    assert (reason.id, reason.rules) == ("why-not-for-sale", ("BAS-53", "BAS-52"))
