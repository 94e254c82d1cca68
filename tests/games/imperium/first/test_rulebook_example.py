"""The worked example of the rulebook, BAS-SC-01 to BAS-SC-09, step by step."""

from __future__ import annotations

from tests.games.imperium.first_tables import ImperiumTable, battle, imperium

from kanly.games.imperium.table.forces import strength
from kanly.games.imperium.table.state import NOBODY


def test_BAS_SC_01_imperial_basin() -> None:
    """BAS-SC-01: Two garrison troops are deployed, a third one may not be."""
    t = imperium().give(0, hand=["dune_the_desert_planet"], spice=2).turn(0)
    t.sends(0, "dune_the_desert_planet", "imperial_basin")
    t.gets(0, spice=3)
    assert t.may_deploy(0) == 2
    t.deploys(0, 2)
    t.gets(0, garrison=1, troops=2)
    assert t.may_deploy(0) == 0


def test_BAS_SC_02_carthag_and_duncan_idaho() -> None:
    """BAS-SC-02: The controller gains, the water is optional, all recruits and two more may be deployed."""
    t = imperium().give(0, solari=3).controls(0, "carthag")
    t.give(1, hand=["duncan_idaho"], water=1, garrison=1).stack(1, "dagger").turn(1)
    t.sends(1, "duncan_idaho", "carthag")
    t.gets(0, solari=4)
    assert set(t.open(1)) == {"carthag.1", "carthag.2", "duncan_idaho.agent.1"}
    t.does(1, "duncan_idaho.agent.1", "duncan_idaho.agent.1a", "duncan_idaho.agent.1b", "carthag.1", "carthag.2")
    assert t.hand(1) == ["dagger"]
    assert len(t.intrigues(1)) == 1
    assert t.may_deploy(1) == 3
    t.deploys(1, 3)
    t.gets(1, garrison=0, troops=3, water=0)


def test_BAS_SC_03_rally_troops() -> None:
    """BAS-SC-03: Recruits fill the garrison only."""
    t = imperium().give(2, hand=["bene_gesserit_initiate"], solari=4).stack(2, "dagger").turn(2)
    t.sends(2, "bene_gesserit_initiate", "rally_troops").answer(2, "turn", "all")
    t.gets(2, solari=0, garrison=7, supply=5)
    assert t.hand(2) == ["dagger"]
    assert t.may_deploy(2) == 0


def reveal() -> ImperiumTable:
    t = imperium().give(0, hand=["imperial_spy", "smugglers_thopter", "stilgar"], troops=2, spice=0)
    return t.row("space_travel", "opulence", "dr_yueh", "scout", "carryall").turn(0).reveals(0)


def test_BAS_SC_04_a_reveal_turn_with_a_purchase() -> None:
    """BAS-SC-04."""
    t = reveal()
    t.gets(0, persuasion=4, spice=1)
    t.buys(0, "space_travel")
    t.gets(0, persuasion=1)
    assert t.discard_pile(0) == ["space_travel"]
    assert len(t.row_names()) == 5
    t.ends(0)
    t.gets(0, persuasion=0)


def test_BAS_SC_05_strength() -> None:
    """BAS-SC-05."""
    assert strength(reveal().house(0)) == 2 * 2 + 1 + 3


def test_BAS_SC_06_a_second_chance_after_passing() -> None:
    """BAS-SC-06."""
    t = battle("siege_of_arrakeen", 8, 6, 0).give(0, troops=1, swords=6, intrigues=["master_tactician"])
    t.give(1, troops=1, swords=4, intrigues=["ambush"]).combat()
    t.passes(0).expect("combat", [1]).plots(1, "ambush")
    assert strength(t.house(1)) == 10
    t.expect("combat", [0]).passes(0)
    t.expect("")


def test_BAS_SC_07_rewards_with_three_players() -> None:
    """BAS-SC-07."""
    t = battle("siege_of_arrakeen", 8, 10, 0)
    solari = [t.house(h).solari for h in range(3)]
    before = t.vp(1)
    t.combat().expect("")
    assert t.vp(1) == before + 1
    assert t.state.control[t.box.space_of["arrakeen"]] == 1
    assert [t.house(h).solari for h in range(3)] == [solari[0] + 4, solari[1], solari[2]]
    assert t.trophies(1) == []
    assert [t.box.trophies[i].name for i in t.state.conflicts] == ["siege_of_arrakeen"]
    assert t.state.conflict == NOBODY


def test_BAS_SC_09_the_recall_returns_the_mentat() -> None:
    """BAS-SC-09."""
    t = imperium().mentat(0).agent(1, "wealth", "secrets").play("recall")
    t.table  # noqa: B018  the recall needs no answer
    assert t.first.mentat == NOBODY
    assert [t.house(h).agents for h in range(3)] == [2, 2, 2]
    assert not any(t.state.agents)
    assert t.state.first == 1
