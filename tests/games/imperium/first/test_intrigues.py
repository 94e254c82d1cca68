"""Intrigue cards and conflicts of the first game."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.imperium.first_tables import BOX, battle, imperium
from tests.printed import Row, decks

from kanly.games.imperium.games.imperium import GAME
from kanly.games.imperium.phases.endgame import ranking
from kanly.games.imperium.table.forces import strength
from kanly.words import Words

WORDS = Words("en", GAME.packages)
INTRIGUES = decks("imperium_intrigues")["intrigues"]
LINES = Path(__file__).with_name("printed_words.txt").read_text(encoding="utf-8").splitlines()
SAID = dict([line.split(" = ", 1) for line in LINES if " = " in line])  # by card


@pytest.mark.parametrize("row", INTRIGUES.rows, ids=INTRIGUES.names)
def test_printed(row: Row) -> None:
    card = BOX.intrigues[row.name]
    assert card.copies == row.copies
    assert "+".join([way.mode for way in card.ways]) == row.columns["ways"]


READ = {name: SAID[name] for name in BOX.intrigues}


@pytest.mark.parametrize("name", READ)
def test_reads_as_it_is_printed(name: str) -> None:
    assert " / ".join([WORDS.say(line) for line in BOX.intrigues[name].printed(BOX)]) == READ[name]


def test_all_cards_are_there() -> None:
    assert set(INTRIGUES.names) == set(BOX.intrigues)
    assert set(SAID) == {*BOX.intrigues, *BOX.trophy_of}


CONFLICTS = {name: SAID[name] for name in BOX.trophy_of}


@pytest.mark.parametrize("name", CONFLICTS)
def test_conflicts_read_as_they_are_printed(name: str) -> None:
    lines = [WORDS.say(line) for line in BOX.trophies[BOX.trophy_of[name]].printed(BOX)]
    head = lines[0].removeprefix("Level ") + (" " + lines[1].removeprefix("Fought for ") if len(lines) == 5 else "")
    assert " | ".join([head, *[line.split(": ", 1)[1] for line in lines[-3:]]]) == CONFLICTS[name]


def test_all_conflicts_are_there() -> None:
    assert [sum(card.level == level for card in BOX.trophies) for level in (1, 2, 3)] == [4, 10, 4]


# Plots.


def test_BAS_SC_69_bindu_suspension() -> None:
    """BAS-SC-69."""
    t = imperium().give(0, hand=["dagger"], intrigues=["bindu_suspension"]).stack(0, "diplomacy").turns(0)
    t.plots(0, "bindu_suspension").expect("turn", [1])
    assert sorted(t.hand(0)) == ["dagger", "diplomacy"]
    assert not t.house(0).revealed
    t.reveals(1).ends(1).reveals(2).ends(2).expect("turn", [0])
    t = imperium().give(0, hand=["dagger"], intrigues=["bindu_suspension", "windfall"]).turn(0)
    t.plots(0, "windfall")
    assert "BAS-85" in t.why_not(0, "plot:bindu_suspension:0").rules
    t = (
        imperium()
        .give(0, hand=["dagger"], intrigues=["bindu_suspension"])
        .turn(0)
        .sends(0, "dagger", "hall_of_oratory")
    )
    assert "plot:bindu_suspension:0" not in t.offered(0)


def test_bindu_suspension_alone_gives_the_next_turn_at_once() -> None:
    """BAS-85: everybody else has revealed."""
    t = imperium().give(1, revealed=True).give(2, revealed=True)
    t.give(0, intrigues=["bindu_suspension"]).turns(0).plots(0, "bindu_suspension").expect("turn", [0])
    assert t.told("turn", ever=True) == [("paul_atreides",), ("paul_atreides",)]


def test_bindu_suspension_may_go_on_where_the_table_says_so() -> None:
    """BAS-85"""
    t = (
        imperium(settings={"bindu_pass_optional": True})
        .give(0, hand=["dagger"], intrigues=["bindu_suspension"])
        .turns(0)
    )
    t.plots(0, "bindu_suspension").answer(0, "suspension", "stay").expect("turn", [0])
    assert len(t.hand(0)) == 2


def test_an_envoy_opens_the_factions_to_every_card() -> None:
    """BAS-86, BAS-23"""
    t = imperium().give(0, hand=["convincing_argument"], intrigues=["dispatch_an_envoy"]).turn(0)
    assert t.ways(0) == []
    t.plots(0, "dispatch_an_envoy")
    assert "convincing_argument:wealth" in t.ways(0)
    assert "convincing_argument:arrakeen" not in t.ways(0)
    t.sends(0, "convincing_argument", "wealth").does(0, "visit.1").ends(0)
    assert t.influence(0, "emperor") == 1


def test_infiltrate_ignores_opponents() -> None:
    """BAS-86: not the own agents."""
    t = (
        imperium()
        .give(0, hand=["reconnaissance"], intrigues=["infiltrate"])
        .agent(1, "arrakeen")
        .agent(0, "carthag")
        .turn(0)
    )
    assert t.ways(0) == []
    t.plots(0, "infiltrate")
    assert t.ways(0) == ["reconnaissance:arrakeen"]


def test_double_cross() -> None:
    """BAS-83"""
    t = imperium().give(0, solari=1, intrigues=["double_cross"]).give(1, troops=1).give(2, troops=2).turn(0)
    t.plots(0, "double_cross").answer(0, "victim", 2).gets(0, solari=0, troops=1)
    t.gets(2, troops=1)
    t = imperium().give(0, solari=1, intrigues=["double_cross"]).give(1, troops=1).turn(0)
    t.plots(0, "double_cross").gets(0, solari=0, troops=1)
    t.gets(1, troops=0)
    t = imperium().give(0, solari=1, intrigues=["double_cross"]).turn(0)
    assert "plot:double_cross:0" not in t.offered(0)


def test_refocus() -> None:
    """BAS-84"""
    t = (
        imperium()
        .give(0, intrigues=["refocus"], discard=["lady_jessica"])
        .stack(0, "dagger")
        .turn(0)
        .plots(0, "refocus")
    )
    assert t.house(0).discard == []
    assert sorted(t.hand(0) + t.named(t.house(0).deck)) == ["dagger", "lady_jessica"]
    assert len(t.hand(0)) == 1


@pytest.mark.parametrize("revealing", [False, True])
def test_reinforcements(revealing: bool) -> None:
    """BAS-82"""
    t = imperium().give(0, solari=3, intrigues=["reinforcements"], garrison=0, supply=12).turn(0)
    if revealing:
        t.reveals(0).plots(0, "reinforcements").answer(0, "troops", 2).gets(0, garrison=1, troops=2)
    else:
        t.plots(0, "reinforcements").gets(0, garrison=3, troops=0)


def test_BAS_SC_102_charisma_and_recruitment_mission_wait() -> None:
    """BAS-SC-102."""
    hand = ["dagger", "convincing_argument", "convincing_argument"]
    t = imperium().give(0, hand=hand, intrigues=["charisma", "recruitment_mission"])
    t.row("space_travel", "dr_yueh", "opulence", "carryall", "chani")
    t.give(1, revealed=True).give(2, revealed=True).turns(0)
    t.plots(0, "charisma").plots(0, "recruitment_mission").sends(0, "dagger", "hall_of_oratory").does(
        0, "hall_of_oratory.1"
    )
    t.ends(0)
    assert len(t.house(0).laid) == 2
    t.reveals(0).gets(0, persuasion=4 + 1 + 3)
    t.buys(0, "space_travel").does(0, "recruitment_mission.plot.1.2a")
    assert t.named(t.house(0).deck)[-1] == "space_travel"
    assert "space_travel" not in t.discard_pile(0)
    t.buys(0, "dr_yueh").ends(0)
    assert "dr_yueh" in t.discard_pile(0)
    assert t.house(0).laid == []
    assert len(t.state.intrigue_discard) == 2


def test_charisma_in_the_reveal_turn_counts_once() -> None:
    """BAS-81: another card of the same kind is not set off again."""
    t = imperium().give(0, intrigues=["charisma", "recruitment_mission"]).turn(0).plots(0, "recruitment_mission")
    t.reveals(0).gets(0, persuasion=1)
    t.plots(0, "charisma").gets(0, persuasion=3)


# Combat.


def test_BAS_SC_72_demand_respect_paid_from_the_reward() -> None:
    """BAS-SC-72."""
    t = battle("raid_stockpiles", 6, 4, 0).give(0, troops=1, swords=4, spice=0, intrigues=["demand_respect"]).combat()
    assert t.offered(0) == ["pass"]
    t.passes(0).expect("victory", [0])
    assert "plot:demand_respect:1" in t.offered(0)
    t.plots(0, "demand_respect", 1).answer(0, "faction", "guild").gets(0, spice=1)
    assert t.influence(0, "guild") == 2


def test_to_the_victor_may_pay_for_demand_respect() -> None:
    """BAS-87"""
    t = battle("guild_bank_raid", 6, 4, 0).give(
        0, troops=1, swords=4, spice=0, intrigues=["demand_respect", "to_the_victor"]
    )
    t.combat().passes(0)
    assert "plot:demand_respect:1" not in t.offered(0)
    t.plots(0, "to_the_victor").plots(0, "demand_respect", 1).answer(0, "faction", "guild").gets(0, spice=1)


def test_BAS_SC_73_no_win_cards_in_a_tie() -> None:
    """BAS-SC-73."""
    t = battle("siege_of_arrakeen", 6, 6, 0).controls(2, "arrakeen")
    t.give(0, troops=1, swords=4, intrigues=["to_the_victor"], solari=0).combat().passes(0).expect("")
    t.gets(0, solari=4)
    assert t.state.control[t.box.space_of["arrakeen"]] == 2


def test_BAS_SC_74_a_tie_for_first_with_four() -> None:
    """BAS-SC-74."""
    t = battle("guild_bank_raid", 9, 9, 5, 2)
    before = [t.house(h).solari for h in range(4)]
    t.combat().expect("")
    assert [t.house(h).solari - before[h] for h in range(4)] == [4, 4, 2, 0]


def test_BAS_SC_75_a_tie_for_second_with_three() -> None:
    """BAS-SC-75."""
    t = battle("guild_bank_raid", 9, 4, 4)
    before = [t.house(h).solari for h in range(3)]
    t.combat().expect("")
    assert [t.house(h).solari - before[h] for h in range(3)] == [6, 2, 2]


def test_BAS_SC_76_staged_incident() -> None:
    """BAS-SC-76."""
    t = battle("guild_bank_raid", 6, 4, 0).give(0, troops=3, swords=5, intrigues=["staged_incident", "ambush"])
    before, supply, solari = t.vp(0), t.house(0).supply, t.house(0).solari
    t.combat().plots(0, "staged_incident")
    assert t.vp(0) == before + 1
    t.gets(0, troops=0, supply=supply + 3, solari=solari)
    assert strength(t.house(0)) == 0
    t.expect("")
    assert t.told("wins", ever=True) == [("earl_memnon_thorvald", "guild_bank_raid")]


def test_BAS_SC_77_two_of_three() -> None:
    """BAS-SC-77."""
    t = battle("battle_for_arrakeen", 4, 6, 0).give(0, troops=1, swords=2, spice=0, solari=0).combat()
    assert t.open(0) == [f"battle_for_arrakeen.second.1{branch}" for branch in "abc"]
    t.does(0, "battle_for_arrakeen.second.1c").gets(0, spice=2, solari=3)
    assert t.intrigues(0) == []


def test_BAS_SC_78_machinations_names_both_factions_first() -> None:
    """BAS-SC-78."""
    t = battle("machinations", 6, 4, 0).give(0, troops=1, swords=4, influence={"bene_gesserit": 3}).combat()
    t.expect("two_factions", [0])
    assert t.intrigues(0) == []
    t.answer(0, "two_factions", "bene_gesserit:fremen")
    assert len(t.intrigues(0)) == 1
    assert t.influence(0, "fremen") == 1


def test_BAS_SC_108_the_winners_troops_go_to_the_supply() -> None:
    """BAS-SC-108."""
    t = battle("guild_bank_raid", 6, 4, 0).give(0, troops=4, garrison=1).give(1, troops=2, garrison=1)
    supplies = [t.house(h).supply for h in range(2)]
    t.combat().expect("")
    t.gets(0, supply=supplies[0] + 4, garrison=1)
    t.gets(1, supply=supplies[1] + 2, garrison=1)


# The end of the game.


@pytest.mark.parametrize(("influence", "points"), [((3, 3, 4, 3), 2), ((3, 3, 3, 2), 1)])
def test_BAS_SC_80_plans_within_plans(influence: tuple[int, ...], points: int) -> None:
    """BAS-SC-80."""
    factions = dict(zip(BOX.track_of, influence))
    t = imperium().give(0, influence=factions, intrigues=["plans_within_plans"]).allied(0, "bene_gesserit")
    before = t.vp(0)
    t.play("endgame").plots(0, "plans_within_plans")
    assert t.vp(0) == before + points


def test_BAS_SC_81_tiebreaker() -> None:
    """BAS-SC-81."""
    t = imperium().give(0, points=10, spice=0, intrigues=["tiebreaker"]).give(1, points=10, spice=6)
    t.play("endgame").plots(0, "tiebreaker", 1).gets(0, spice=10)
    assert ranking(t.box, t.state)[0] == [0]


def test_BAS_SC_82_the_end_is_checked_before_the_mentat_returns() -> None:
    """BAS-SC-82."""
    t = imperium().mentat(0).agent(1, "wealth").give(2, points=10, intrigues=["tiebreaker"]).play("recall")
    t.expect("endgame", [2])
    assert t.first.mentat == 0
    assert any(t.state.agents)


@pytest.mark.parametrize(("own", "others", "points"), [(2, 2, 1), (3, 2, 2), (1, 0, 1), (1, 1, 0)])
def test_corner_the_market(own: int, others: int, points: int) -> None:
    """BAS-89"""
    t = imperium().give(0, discard=["the_spice_must_flow"] * own, intrigues=["corner_the_market"])
    t.give(1, discard=["the_spice_must_flow"] * others)
    before = t.vp(0)
    t.play("endgame")
    assert ("plot:corner_the_market:0" in t.offered(0)) == (points > 0)
    if points:
        t.plots(0, "corner_the_market")
        assert t.vp(0) == before + points


# Alliances.


def test_BAS_SC_100_an_alliance_is_overtaken_not_tied_away() -> None:
    """BAS-SC-100."""
    t = imperium().give(0, influence={"guild": 4}).allied(0, "guild")
    t.give(1, influence={"guild": 3}, solari=0, intrigues=["guild_authorization"], hand=["diplomacy"]).turn(1)
    before = [t.vp(0), t.vp(1)]
    t.plots(1, "guild_authorization").gets(1, solari=3)
    assert t.state.alliances[1] == 0
    t.sends(1, "diplomacy", "fold_space").does(1, "visit.1")
    assert t.state.alliances[1] == 1
    assert [t.vp(0), t.vp(1)] == [before[0] - 1, before[1] + 1]


def test_BAS_SC_101_an_alliance_is_lost_below_four() -> None:
    """BAS-SC-101."""
    t = imperium().give(0, hand=["shifting_allegiances"], spice=2, water=3, influence={"fremen": 4}).allied(0, "fremen")
    t.turn(0).sends(0, "shifting_allegiances", "secure_contract")
    before = t.vp(0)
    t.does(0, "shifting_allegiances.agent.1").answer(0, "lose", "fremen")
    assert t.state.alliances[3] == -1
    assert t.vp(0) == before - 1
    t.answer(0, "faction", "guild").gets(0, water=3)
    assert t.vp(0) == before
    t = imperium().give(0, influence={"fremen": 3}).give(1, influence={"fremen": 3}, intrigues=["know_their_ways"])
    t.turn(1).plots(1, "know_their_ways")
    assert t.state.alliances[3] == 1
