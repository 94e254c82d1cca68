"""Troops, deployment, sandworms, the Shield Wall, strength (DEP, WRM, REV-05 to REV-08)."""

from __future__ import annotations

import pytest
from tests.games.imperium.tables import EVERYTHING, UprisingTable, uprising

from kanly.games.imperium.table.forces import lose_troops, may_deploy, strength, worms_may_come

QUIET = ("lady_margot_fenring", "muad_dib", "lady_amber_metulli")
OPEN = "trade_dispute"  # a conflict that the Shield Wall does not protect
DESERT = "dune_the_desert_planet"


def field(conflict: str = OPEN) -> UprisingTable:
    """Three quiet houses and a conflict."""
    return uprising(3, leaders=QUIET).conflict(conflict)


# Recruiting and deploying.


def test_SC_28_heighliner_mass_deployment() -> None:
    """SC-28: five recruits and two more; none is allowed as well."""
    t = field().give(0, hand=["diplomacy"], spice=5, garrison=4).turn(0)
    t.sends(0, "diplomacy", "heighliner").does(0, "heighliner.1")
    assert (t.house(0).garrison, t.house(0).supply) == (9, 3)
    assert t.may_deploy(0) == 7
    assert t.why_not(0, "deploy:8").rules == ("DEP-03", "DEP-06")
    t.deploys(0, 7)
    assert (t.house(0).garrison, t.house(0).troops) == (2, 7)
    assert t.may_deploy(0) == 0

    t = field().give(0, hand=["diplomacy"], spice=5, garrison=4).turn(0)
    t.sends(0, "diplomacy", "heighliner").does(0, "heighliner.1", "visit.1").ends(0)
    assert t.house(0).troops == 0


def test_SC_29_recruiting_from_an_almost_empty_supply() -> None:
    """SC-29: only what the supply holds is recruited, and counts."""
    t = field().give(0, hand=["diplomacy"], spice=5, supply=2, garrison=6, troops=4).turn(0)
    t.sends(0, "diplomacy", "heighliner")
    ask = t.table.ask(0)
    assert ask is not None
    said = {option[1]: t.rules.describe(t.table.play, ask, option) for option in ask.options if option[0] == "do"}
    short = said["heighliner.1"]
    assert (short.id, short.args["n"], short.rules) == ("short-of-troops", 2, ("DEP-01",))
    assert said["visit.1"].id == "clause"
    play = t.by_hand()
    waiting = play.rules.box.clauses["hidden_missive.agent.1"]
    assert waiting.recruits(play.rules.cast(play, 0, 0)) == 0, "its condition does not hold"
    t.does(0, "heighliner.1")
    assert [data[1] for data in t.told("supply_short")] == [3]
    assert (t.house(0).supply, t.house(0).garrison) == (0, 8)
    assert t.may_deploy(0) == 4


def test_SC_30_plot_recruits_before_the_agent() -> None:
    """SC-30: troops recruited earlier in the turn raise the limit."""
    t = field().give(0, hand=["diplomacy"], intrigues=["mercenaries"], solari=3).turn(0)
    before = t.house(0).garrison
    t.plots(0, "mercenaries")
    if t.open(0):
        t.does(0, *t.open(0))
    recruited = t.house(0).garrison - before
    assert recruited > 0
    assert t.may_deploy(0) == 0  # nobody was sent yet
    t.sends(0, "diplomacy", "fremkit")
    assert t.may_deploy(0) == recruited + 2


def test_deploying_in_steps() -> None:
    """RUL-04: several steps, before and after recruits; the cap is cumulative."""
    t = field().give(0, hand=["reconnaissance"], garrison=5).turn(0).sends(0, "reconnaissance", "arrakeen")
    t.deploys(0, 1)
    assert t.may_deploy(0) == 1
    t.deploys(0, 1)
    assert t.may_deploy(0) == 0
    t.does(0, "arrakeen.1")
    assert t.may_deploy(0) == 1
    t.deploys(0, 1)
    assert (t.house(0).garrison, t.house(0).troops) == (3, 3)


def test_no_more_than_the_garrison() -> None:
    """DEP-03: who has one troop can deploy one."""
    t = field().give(0, hand=["diplomacy"], garrison=1).turn(0).sends(0, "diplomacy", "fremkit")
    assert t.may_deploy(0) == 1


def test_recruits_of_a_former_turn_are_garrison() -> None:
    """DEP-04: the count begins anew with every turn."""
    t = field().give(0, hand=["dagger", "diplomacy"], garrison=0).give(1, revealed=True).give(2, revealed=True).turns(0)
    t.sends(0, "dagger", "gather_support", 0).does(0, "gather_support.1").ends(0)
    t.sends(0, "diplomacy", "fremkit")
    assert t.house(0).garrison == 2
    assert t.may_deploy(0) == 2
    t.deploys(0, 2)
    assert t.may_deploy(0) == 0


def test_no_deployment_on_a_reveal_turn() -> None:
    """DEP-06: a reveal turn sends no agent."""
    t = field().give(0, garrison=5).turn(0).reveals(0)
    assert t.may_deploy(0) == 0
    assert may_deploy(t.state) == 0


def test_SC_84_garrison_limit_is_per_turn() -> None:
    """SC-84: two from the garrison, whatever a sandworm does besides."""
    t = field().give(0, hand=[DESERT], garrison=5, water=1, hooks=True).turn(0).sends(0, DESERT, "hagga_basin")
    t.does(0, "hagga_basin.2b").deploys(0, 2)
    assert t.may_deploy(0) == 0
    house = t.house(0)
    assert (house.troops, house.worms, 2 * house.troops + 3 * house.worms) == (2, 1, 7)


def test_SC_114_lost_troop_goes_to_supply() -> None:
    """SC-114: from the garrison to the supply; no more than there are."""
    t = field()
    p = t.by_hand()
    lose_troops(p, 0, 1)
    assert (t.house(0).garrison, t.house(0).supply) == (2, 10)
    lose_troops(p, 0, 5)
    assert (t.house(0).garrison, t.house(0).supply) == (0, 12)
    assert [event.data for event in p.events or []] == [("lady_margot_fenring", 1), ("lady_margot_fenring", 2)]


# Sandworms.


def test_SC_31_sandworm_instead_of_spice() -> None:
    """SC-31: the bonus spice comes with either choice; the hooks stay; troops may go along."""
    t = field().give(0, hand=[DESERT], water=1, hooks=True).bonus(hagga_basin=2).turn(0)
    t.sends(0, DESERT, "hagga_basin")
    assert t.open(0) == ["hagga_basin.2a", "hagga_basin.2b"]
    t.does(0, "hagga_basin.2b")
    house = t.house(0)
    assert (house.spice, house.worms, house.hooks, house.water) == (2, 1, True, 0)
    assert t.open(0) == []
    assert t.may_deploy(0) == 2


def test_no_sandworm_without_hooks() -> None:
    """WRM-02, RUL-13: without maker hooks only the spice is offered, and must be taken."""
    t = field().give(0, hand=[DESERT], water=1).turn(0).sends(0, DESERT, "hagga_basin")
    assert t.open(0) == ["hagga_basin.2a"]
    assert "end" not in t.offered(0)
    assert t.why_not(0, "do:hagga_basin.2b").rules == ("RUL-13",)
    assert t.why_not(0, "do:hagga_basin.2").rules == ("RUL-01",)


def test_SC_32_protected_conflict() -> None:
    """SC-32: behind the wall no sandworm is offered."""
    t = field("battle_for_arrakeen").give(0, hand=[DESERT], water=3, hooks=True).bonus(deep_desert=1).turn(0)
    t.sends(0, DESERT, "deep_desert")
    assert t.open(0) == ["deep_desert.2a"]
    assert t.why_not(0, "do:deep_desert.2b").rules == ("WRM-04",)
    t.does(0, "deep_desert.2a")
    assert t.house(0).spice == 5


def test_SC_33_wall_removed() -> None:
    """SC-33: without the wall two sandworms join a protected conflict."""
    t = field("battle_for_arrakeen").give(0, hand=[DESERT], water=3, hooks=True).wall_gone().turn(0)
    t.sends(0, DESERT, "deep_desert").does(0, "deep_desert.2b")
    assert t.house(0).worms == 2
    assert strength(t.house(0)) == 6
    assert t.house(0).spice == 0


@pytest.mark.parametrize("name", [card.name for card in EVERYTHING.trophies if card.level])
def test_which_conflicts_the_wall_protects(name: str) -> None:
    """WRM-04: those for Arrakeen, the Spice Refinery and Imperial Basin."""
    protected = {
        "siege_of_arrakeen": "arrakeen",
        "battle_for_arrakeen": "arrakeen",
        "seize_spice_refinery": "spice_refinery",
        "battle_for_spice_refinery": "spice_refinery",
        "secure_imperial_basin": "imperial_basin",
        "battle_for_imperial_basin": "imperial_basin",
    }
    t = field(name)
    assert worms_may_come(t.by_hand(), 0) == (name not in protected)
    assert t.box.trophies[t.box.trophy_of[name]].location == protected.get(name, "")
    assert worms_may_come(t.wall_gone().by_hand(), 0)


def test_SC_85_wall_removal_is_optional() -> None:
    """SC-85: the branch with the wall gives water; the wall may stay, or fall for good."""
    t = field().give(0, hand=["reconnaissance"], water=0, influence={"fremen": 2}).turn(0)
    t.sends(0, "reconnaissance", "sietch_tabr").does(0, "sietch_tabr.1b")
    assert t.open(0) == ["sietch_tabr.1bb"]
    t.ends(0)
    assert t.house(0).water == 1
    assert t.state.wall

    t = field().give(0, hand=["reconnaissance"], water=0, influence={"fremen": 2}).turn(0)
    t.sends(0, "reconnaissance", "sietch_tabr").does(0, "sietch_tabr.1b", "sietch_tabr.1bb")
    assert not t.state.wall
    assert t.told("wall") == [("lady_margot_fenring",)]


def test_wall_matters_for_summoning_only() -> None:
    """WRM-06: a sandworm that is there counts, wall or not."""
    t = field("siege_of_arrakeen").give(0, worms=1)
    assert strength(t.house(0)) == 3


# Strength.


def test_SC_34_strength_zero_without_units() -> None:
    """SC-34: five swords without a unit are nothing, and their owner does not fight."""
    t = field().give(0, hand=["strike_fleet", "dagger", "dagger"], intrigues=["contingency_plan"])
    t.turn(0, ("phase", "combat"), ("phase", "recall")).reveals(0)
    assert t.house(0).swords == 5
    assert strength(t.house(0)) == 0
    t.ends(0)
    t.expect("turn")  # no combat question: the next round has begun
    assert t.told("unwon", ever=True) == [(OPEN,)]


def test_swords_wait_for_a_unit() -> None:
    """REV-07: swords gained before the first unit count when it arrives in the same reveal turn."""
    t = field("siege_of_arrakeen").give(0, hand=["strike_fleet"], intrigues=["unexpected_allies"], water=2)
    t.turn(0).reveals(0)
    assert strength(t.house(0)) == 0
    t.plots(0, "unexpected_allies").does(0, "unexpected_allies.plot.1.1", "unexpected_allies.plot.1.2")
    assert strength(t.house(0)) == 6


def test_swords_without_units_are_gone_after_the_reveal_turn() -> None:
    """REV-07: nothing raises the strength of a house without units later."""
    t = field().give(0, hand=["dagger"]).turn(0).reveals(0).ends(0)
    assert t.house(0).swords == 0


def test_SC_35_retreating_the_last_unit() -> None:
    """SC-35: Desert Scouts takes the last troop home: strength 0."""
    t = uprising(3, leaders=("lady_amber_metulli",)).conflict(OPEN).give(0, hand=["strike_fleet"], garrison=2, troops=1)
    t.turn(0).reveals(0)
    assert strength(t.house(0)) == 5
    scouts = [clause for clause in t.open(0) if clause.startswith("lady_amber_metulli")]
    t.does(0, *scouts)
    assert (t.house(0).troops, t.house(0).garrison) == (0, 3)
    assert strength(t.house(0)) == 0


def test_SC_98_strength_above_20() -> None:
    """SC-98: strength has no limit."""
    t = field().give(0, garrison=0, troops=7, worms=2, swords=4)
    assert strength(t.house(0)) == 24
    assert t.table.view(1)["houses"][0]["strength"] == 24


def test_SC_113_garrison_gives_no_strength() -> None:
    """SC-113: only what is in the conflict counts."""
    t = field().give(0, garrison=5, troops=1, hand=["dagger"]).turn(0).reveals(0)
    assert strength(t.house(0)) == 3


def test_SC_115_sandworm_as_the_only_unit() -> None:
    """SC-115: a lone sandworm fights, lets swords count, lets combat cards be played, and doubles the reward."""
    t = field().give(0, worms=1, swords=2, intrigues=["contingency_plan", "cunning"], discard=["dagger"])
    assert strength(t.house(0)) == 5
    t.combat().expect("combat", [0]).plots(0, "contingency_plan", 1)
    assert strength(t.house(0)) == 8
    water, solari = t.house(0).water, t.house(0).solari
    t.passes(0).passes(0).expect("settle")  # contract icon, water and trash, all twice
    t.does(0, "trade_dispute.first.1", "trade_dispute.first.1")
    assert (t.house(0).water, t.house(0).solari) == (water + 2, solari + 4)
