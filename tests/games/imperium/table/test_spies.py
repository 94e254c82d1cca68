"""Spies: placing and recalling them, Infiltrate, Gather Intelligence, the spy icon (SPY, RUL-03, RUL-08 to RUL-10)."""

from __future__ import annotations

import pytest
from tests.games.imperium.tables import EVERYTHING, UprisingTable, uprising

from kanly.games.imperium.pieces.icons import BENE_GESSERIT, CITY, EMPEROR, FREMEN
from kanly.games.imperium.table.spies import can_place, open_posts, recall_spy, spare_spies

QUIET = ("lady_margot_fenring", "muad_dib", "lady_amber_metulli")
EVERY_POST = [post.name for post in EVERYTHING.posts]


def espionage(t: UprisingTable) -> UprisingTable:
    """House 0 goes to Espionage, which places a spy."""
    t.give(0, hand=["diplomacy"], spice=1).turn(0)
    return t.sends(0, "diplomacy", "espionage")


# Placing.


def test_a_spy_goes_to_any_unoccupied_post() -> None:
    """SPY-01, SPY-02: a post with anybody's spy is occupied; the spy comes from the supply."""
    t = espionage(uprising(3, leaders=QUIET).spy(1, "post_choam").spy(2, "post_fremen"))
    t.does(0, "espionage.2")
    assert t.offered(0) == [*[post for post in EVERY_POST if post not in ("post_choam", "post_fremen")], "pass"]
    t.answer(0, "spy", "post_guild")
    assert (t.spies(0), t.house(0).spies) == (["post_guild"], 2)
    assert t.told("places_spy") == [("lady_margot_fenring", "post_guild")]


def test_no_second_own_spy_on_a_post() -> None:
    """SPY-01: never two own spies on one post."""
    t = espionage(uprising(3, leaders=QUIET).spy(0, "post_emperor")).does(0, "espionage.2")
    assert "post_emperor" not in t.offered(0)


def test_SC_143_placing_may_be_declined() -> None:
    """SC-143: by default placing a spy is optional; with the option it is not, unless the supply is empty."""
    t = espionage(uprising(3, leaders=QUIET))
    t.does(0, "espionage.1", "visit.1")
    assert "end" in t.offered(0)  # the clause may be left
    t.does(0, "espionage.2").passes(0)  # or declined
    assert (t.spies(0), t.house(0).spies) == ([], 3)
    t.ends(0)

    t = espionage(uprising(3, leaders=QUIET, settings={"spy_placement_mandatory": True}))
    t.does(0, "espionage.1", "visit.1")
    assert "end" not in t.offered(0)
    t.does(0, "espionage.2")
    assert t.offered(0) == EVERY_POST
    t.answer(0, "spy", "post_guild").ends(0)

    three = ("post_emperor", "post_guild", "post_fremen")
    t = espionage(uprising(3, leaders=QUIET, settings={"spy_placement_mandatory": True}).spy(0, *three))
    t.does(0, "espionage.1", "visit.1")
    assert "end" in t.offered(0)
    t.does(0, "espionage.2").expect("recall_first").passes(0)
    assert t.spies(0) == list(three)


def test_SC_25_recall_first() -> None:
    """SC-25: with an empty supply a spy is recalled for no effect and placed again; it counts as recalled."""
    three = ["post_emperor", "post_guild", "post_fremen"]
    t = espionage(uprising(3, leaders=QUIET).spy(0, *three).spy(1, "post_choam"))
    t.does(0, "espionage.2").expect("recall_first")
    assert t.offered(0) == [*three, "pass"]
    hand = t.hand(0)
    t.answer(0, "recall_first", "post_guild")
    assert t.hand(0) == hand  # no card for it
    assert t.state.on_turn.recalled  # RUL-10
    free = [post for post in EVERY_POST if post not in ("post_emperor", "post_fremen", "post_choam")]
    assert t.offered(0) == free  # back to the post just freed, too; it is recalled to be placed
    t.answer(0, "spy", "post_deep_desert")
    assert t.spies(0) == ["post_emperor", "post_fremen", "post_deep_desert"]
    assert t.house(0).spies == 0

    t = espionage(uprising(3, leaders=QUIET).spy(0, *three)).does(0, "espionage.2").passes(0)
    assert t.spies(0) == three
    assert not t.state.on_turn.recalled


def test_spies_on_icons() -> None:
    """SPY-03: the post must watch a space of that icon."""
    t = uprising(3, leaders=QUIET)
    assert [t.box.posts[i].name for i in open_posts(t.by_hand(), 0, (CITY,))] == [
        "post_arrakeen_refinery",
        "post_refinery_research",
        "post_research_sietch",
    ]
    assert [t.box.posts[i].name for i in open_posts(t.by_hand(), 0, (EMPEROR, FREMEN))] == [
        "post_emperor",
        "post_fremen",
    ]


def test_no_post_of_the_icon_left() -> None:
    """SPY-03, SPY-04: occupied posts cannot be had; an own spy there can be recalled first, if the supply is empty."""
    t = uprising(3, leaders=QUIET).spy(1, "post_bene_gesserit")
    assert not can_place(t.by_hand(), 0, (BENE_GESSERIT,))
    t = uprising(3, leaders=QUIET).spy(0, "post_bene_gesserit")
    assert not can_place(t.by_hand(), 0, (BENE_GESSERIT,))  # two spies are in supply
    t = uprising(3, leaders=QUIET).spy(0, "post_bene_gesserit", "post_guild", "post_emperor")
    assert can_place(t.by_hand(), 0, (BENE_GESSERIT,))
    assert [t.box.posts[i].name for i in spare_spies(t.by_hand(), 0, (BENE_GESSERIT,), shared=False, at=-1)] == [
        "post_bene_gesserit"
    ]
    assert t.spies(0) == ["post_emperor", "post_guild", "post_bene_gesserit"]  # nothing moved by asking


def test_shared_posts() -> None:
    """SPY-01: a card that allows sharing opens posts of others, never an own one; the visited space narrows it."""
    t = uprising(3, leaders=QUIET).spy(1, "post_arrakeen_refinery").spy(0, "post_refinery_research")
    refinery = t.box.space_of["spice_refinery"]
    assert open_posts(t.by_hand(), 0, (), shared=False, at=refinery) == []
    shared = open_posts(t.by_hand(), 0, (), shared=True, at=refinery)
    assert [t.box.posts[i].name for i in shared] == ["post_arrakeen_refinery"]


def test_recall_first_from_a_shared_post() -> None:
    """SPY-04: an own spy beside another's can be recalled and placed back, where sharing is allowed."""
    t = uprising(3, leaders=QUIET).spy(0, "post_hagga_basin", "post_guild", "post_emperor").spy(1, "post_hagga_basin")
    at = t.box.space_of["hagga_basin"]
    assert can_place(t.by_hand(), 0, (), shared=True, at=at)
    assert not can_place(t.by_hand(), 0, (), shared=False, at=at)


# Infiltrate.


def test_SC_20_infiltrate() -> None:
    """SC-20: a spy that watches an occupied space lets the agent in; price and card are as always, nothing is drawn."""
    t = uprising(3, leaders=QUIET).give(0, hand=["dagger"], solari=5).stack(0, "diplomacy")
    t.agent(1, "high_council").spy(0, "post_landsraad_left").turn(0)
    t.sends(0, "dagger", "high_council")
    assert t.told("infiltrates") == [("lady_margot_fenring", "high_council")]
    t.expect("turn")  # no spy is left to gather with
    assert t.house(0).solari == 0
    assert t.state.agents[t.box.space_of["high_council"]] == 0b11
    assert (t.spies(0), t.house(0).spies) == ([], 3)
    assert t.hand(0) == []
    assert t.state.on_turn.recalled


def test_infiltrate_needs_card_price_and_requirement() -> None:
    """SPY-06: the spy ignores the agent, nothing else."""
    t = uprising(3, leaders=QUIET).give(0, hand=["dagger", "diplomacy"], solari=4)
    t.agent(1, "high_council", "imperial_privilege").spy(0, "post_landsraad_left").turn(0)
    assert t.why_not(0, "play:dagger:high_council").rules == ("AGT-05",)
    assert t.why_not(0, "play:dagger:imperial_privilege").rules == ("AGT-04",)


def test_an_own_agent_blocks() -> None:
    """RUL-08: Infiltrate ignores other players' agents only."""
    t = uprising(3, leaders=QUIET).give(0, hand=["reconnaissance"]).spy(0, "post_arrakeen_refinery")
    t.agent(0, "arrakeen").turn(0)
    assert "reconnaissance:arrakeen" not in t.ways(0)
    assert t.why_not(0, "play:reconnaissance:arrakeen").rules == ("AGT-03", "RUL-08")
    t = uprising(3, leaders=QUIET).give(0, hand=["reconnaissance"]).spy(0, "post_arrakeen_refinery")
    t.agent(0, "arrakeen").agent(1, "arrakeen").turn(0)
    assert "reconnaissance:arrakeen" not in t.ways(0)


def test_one_spy_passes_several_agents() -> None:
    """RUL-08, RUL-38: one spy is enough, however many agents stand there; they keep the space closed to others."""
    t = uprising(4, leaders=QUIET).give(0, hand=["reconnaissance"]).give(3, hand=["reconnaissance"])
    t.agent(1, "arrakeen").agent(2, "arrakeen").spy(0, "post_arrakeen_refinery").turns(0)
    t.sends(0, "reconnaissance", "arrakeen").answer(0, "turn", "all").ends(0)
    t.reveals(1).ends(1).reveals(2).ends(2)
    assert "reconnaissance:arrakeen" not in t.ways(3)


def test_which_spy_infiltrates() -> None:
    """SPY-06: of two spies that watch the space the house picks one; it must use one."""
    t = uprising(3, leaders=QUIET).give(0, hand=["reconnaissance"]).agent(1, "spice_refinery")
    t.spy(0, "post_arrakeen_refinery", "post_refinery_research").turn(0)
    t.sends(0, "reconnaissance", "spice_refinery", 0).expect("infiltrate")
    assert t.offered(0) == ["post_arrakeen_refinery", "post_refinery_research"]
    t.answer(0, "infiltrate", "post_refinery_research")
    assert t.spies(0) == ["post_arrakeen_refinery"]


# Gather Intelligence.


def test_SC_21_two_spies_two_effects() -> None:
    """SC-21: one spy infiltrates, the other one gathers."""
    t = uprising(3, leaders=QUIET).give(0, hand=["reconnaissance"], water=2)
    t.stack(0, "dagger", "diplomacy", "seek_allies", "signet_ring")
    t.agent(1, "research_station").spy(0, "post_refinery_research", "post_research_sietch").turn(0)
    t.sends(0, "reconnaissance", "research_station").answer(0, "infiltrate", "post_refinery_research")
    t.expect("gather")
    assert t.offered(0) == ["post_research_sietch", "pass"]
    t.answer(0, "gather", "post_research_sietch")
    assert t.hand(0) == ["dagger"]
    t.does(0, "research_station.1", "research_station.2")
    assert t.hand(0) == ["dagger", "diplomacy", "seek_allies"]
    assert (t.house(0).garrison, t.house(0).spies) == (5, 3)


def test_SC_22_no_double_gather() -> None:
    """SC-22: of two spies only one gathers."""
    t = uprising(3, leaders=QUIET).give(0, hand=["reconnaissance"], water=2).stack(0, "dagger", "diplomacy")
    t.spy(0, "post_refinery_research", "post_research_sietch").turn(0)
    t.sends(0, "reconnaissance", "research_station").expect("gather")
    assert t.offered(0) == ["post_refinery_research", "post_research_sietch", "pass"]
    t.answer(0, "gather", "post_refinery_research").expect("turn")
    assert t.hand(0) == ["dagger"]
    assert t.spies(0) == ["post_research_sietch"]


def test_gathering_may_be_declined() -> None:
    """SPY-07: the spy stays, nothing is drawn, and nothing counts as recalled."""
    t = uprising(3, leaders=QUIET).give(0, hand=["reconnaissance"]).stack(0, "dagger")
    t.spy(0, "post_arrakeen_refinery").turn(0).sends(0, "reconnaissance", "arrakeen").passes(0)
    assert t.hand(0) == []
    assert t.spies(0) == ["post_arrakeen_refinery"]
    assert not t.state.on_turn.recalled


def test_only_spies_that_watch_the_space_gather() -> None:
    """SPY-07: a spy elsewhere, or somebody else's, is of no use."""
    t = uprising(3, leaders=QUIET).give(0, hand=["reconnaissance"])
    t.spy(0, "post_refinery_research").spy(1, "post_arrakeen_refinery").turn(0)
    t.sends(0, "reconnaissance", "arrakeen").expect("turn")


def test_gathering_comes_before_all_effects() -> None:
    """SPY-07, RUL-11: after the control bonus, before anything of space or card."""
    t = uprising(3, leaders=QUIET).give(0, hand=["dune_the_desert_planet"]).bonus(imperial_basin=2)
    t.controls(0, "imperial_basin").spy(0, "post_imperial_basin").turn(0)
    t.sends(0, "dune_the_desert_planet", "imperial_basin").expect("gather")
    assert t.house(0).spice == 1
    t.passes(0)
    assert t.house(0).spice == 4


# The spy icon.


def test_spy_icon_keeps_the_spy() -> None:
    """SPY-08, RUL-09: the spy gives access and stays; the same spy may then gather."""
    for gathers in (False, True):
        t = uprising(3, leaders=QUIET).give(0, hand=["strike_fleet"]).stack(0, "dagger")
        t.spy(0, "post_landsraad_right").turn(0)
        t.sends(0, "strike_fleet", "assembly_hall").expect("gather")
        t.answer(0, "gather", "post_landsraad_right" if gathers else "pass")
        assert t.hand(0) == (["dagger"] if gathers else [])
        assert len(t.spies(0)) == (0 if gathers else 1)


def test_spy_icon_into_an_occupied_space() -> None:
    """SPY-08, RUL-09: the spy that gave access infiltrates; gathering as well takes a second one."""
    t = uprising(3, leaders=QUIET).give(0, hand=["strike_fleet"]).agent(1, "assembly_hall")
    t.spy(0, "post_landsraad_right").turn(0).sends(0, "strike_fleet", "assembly_hall")
    t.expect("turn")
    assert t.spies(0) == []


def test_spy_icon_needs_an_own_spy_now() -> None:
    """SPY-08: another's spy opens nothing."""
    t = uprising(3, leaders=QUIET).give(0, hand=["strike_fleet"]).spy(1, "post_landsraad_right").turn(0)
    assert t.ways(0) == []
    assert t.why_not(0, "play:strike_fleet:assembly_hall").rules == ("AGT-02",)


def test_spy_icon_and_requirements() -> None:
    """SPY-08: requirement and price of the space hold as always."""
    t = uprising(3, leaders=QUIET).give(0, hand=["strike_fleet"], spice=3).spy(0, "post_choam").turn(0)
    assert t.ways(0) == ["strike_fleet:accept_contract"]
    assert t.why_not(0, "play:strike_fleet:shipping").rules == ("AGT-04",)


def test_a_way_is_offered_once() -> None:
    """AGT-02: a space that two icons open is one way."""
    t = uprising(3, leaders=QUIET).give(0, hand=["dangerous_rhetoric"]).spy(0, "post_landsraad_right").turn(0)
    ways = t.ways(0)
    assert "dangerous_rhetoric:assembly_hall" in ways
    assert len(ways) == len(set(ways))


# Recalled spies and the round.


def test_recalled_this_turn() -> None:
    """RUL-10: Gather Intelligence, Infiltrate and recall-first set what cards ask for; a new turn clears it."""
    t = (
        uprising(3, leaders=QUIET)
        .give(0, hand=["rebel_supplier"])
        .agent(1, "arrakeen")
        .spy(0, "post_arrakeen_refinery")
    )
    t.give(1, revealed=True).give(2, revealed=True).turns(0)
    t.sends(0, "rebel_supplier", "arrakeen")
    assert "rebel_supplier.agent.1" in t.open(0)
    t.answer(0, "turn", "all").ends(0)
    assert not t.state.on_turn.recalled

    t = uprising(3, leaders=QUIET).give(0, hand=["rebel_supplier"]).turn(0).sends(0, "rebel_supplier", "arrakeen")
    assert "rebel_supplier.agent.1" not in t.open(0)
    assert t.why_not(0, "do:rebel_supplier.agent.1").rules == ("RUL-17",)


def test_another_houses_recall_does_not_count() -> None:
    """RUL-10: only an own spy recalled on the own turn."""
    t = uprising(3, leaders=QUIET).give(0, hand=["rebel_supplier"]).turn(0).sends(0, "rebel_supplier", "arrakeen")
    t.state.posts[0] |= 1 << 1
    t.house(1).spies -= 1
    recall_spy(t.by_hand(), 1, 0)
    assert not t.state.on_turn.recalled


def test_SC_27_spies_survive_recall() -> None:
    """SC-27: spies stay on their posts between rounds."""
    t = uprising(3).spy(0, "post_guild", "post_choam").play(("phase", "recall")).expect("turn")
    assert t.state.round == 2
    assert t.spies(0) == ["post_guild", "post_choam"]


@pytest.mark.parametrize("space", [space.name for space in EVERYTHING.spaces])
def test_every_space_is_watched(space: str) -> None:
    """SPY-01: a spy on any post of a space can gather there."""
    posts = EVERYTHING.spaces[EVERYTHING.space_of[space]].posts
    assert len(posts) == (2 if space in ("spice_refinery", "research_station") else 1)
