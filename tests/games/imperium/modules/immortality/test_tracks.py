"""The research track and the Tleilaxu track (IMM-R3, IMM-R4)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.imperium.modules.immortality.tables import TleilaxuTable, tleilaxu

from kanly.games.imperium.modules.immortality.tracks import ResearchSpace, research_space

BOX = tleilaxu().box
SPACES = [space for space in BOX.stocks["research_space"].copies if isinstance(space, ResearchSpace)]


def researching(space: str, **given: Any) -> TleilaxuTable:
    """House 0 plays Breakthrough, with its token on a space."""
    t = tleilaxu().give(0, intrigues=["breakthrough"], **given).stands(0, research=space)
    return t.stack(0, "dagger", "diplomacy").turn(0)


def steps(t: TleilaxuTable, *on: str) -> TleilaxuTable:
    """Breakthrough is played, and the token goes there."""
    t.plots(0, "breakthrough")
    for space in on:
        t.answer(0, "research", space)
    return t


# The graph.


def test_it_has_22_spaces_and_32_ways() -> None:
    assert len(SPACES) == 22
    assert sum(len(space.leads_to) for space in SPACES) == 32
    for space in SPACES:
        assert all(research_space(BOX, name).column == space.column + 1 for name in space.leads_to)
    assert {space.name for space in SPACES if space.column == 4} == {"c4r2", "c4r4", "c4r6"}
    assert {space.name for space in SPACES if not space.leads_to} == {"c8r2", "c8r4", "c8r6"}


def test_imm_research_forced_edges() -> None:
    ways = [research_space(BOX, name).leads_to for name in ("c3r1", "c4r6", "c5r1", "c6r6", "c7r1")]
    assert ways == [("c4r2",), ("c5r5",), ("c6r2",), ("c7r5",), ("c8r2",)]


@pytest.mark.parametrize("column", range(1, 8))
def test_every_space_between_leads_to_its_neighbours(column: int) -> None:
    """A hexagon leads up and down by one row, as far as there is one."""
    ahead = {space.name for space in SPACES if space.column == column + 1}
    for space in SPACES:
        if space.column == column:
            row = int(space.name[3])
            near = {f"c{column + 1}r{row - 1}", f"c{column + 1}r{row + 1}"}
            assert set(space.leads_to) == near & ahead


def test_imm_research_no_backwards() -> None:
    t = researching("c5r3").plots(0, "breakthrough")
    assert t.offered(0) == ["c6r2", "c6r4"]
    assert t.why_not(0, "c5r1").rules == ("IMM-R3.1",)


# Steps.


def test_imm_research_single_path() -> None:
    t = tleilaxu().give(0, hand=["experimentation"]).turn(0).sends(0, "experimentation", "imperial_basin")
    supply = t.house(0).supply
    t.does(0, "experimentation.agent.1").expect("turn")
    assert (t.research_at(0), t.tanks(0), t.house(0).supply) == ("c1r3", 1, supply - 1)


def test_imm_research_choice_seed_ksenia() -> None:
    t = researching("c2r2", hand=["reconnaissance"]).plots(0, "breakthrough")
    assert t.offered(0) == ["c3r1", "c3r3"]
    t.answer(0, "research", "c3r3")
    assert t.offered(0) == ["c3r3.1", "pass"]
    t.answer(0, "research_bonus", "c3r3.1").answer(0, "trash", "hand:reconnaissance")
    assert (t.research_at(0), t.tanks(0), t.hand(0)) == ("c3r3", 1, [])
    t = steps(researching("c2r2"), "c3r1")
    assert (t.research_at(0), t.at(0), t.tanks(0)) == ("c4r2", 1, 0)
    assert t.table.view(0)["houses"][0]["markers"] == 1


# space, where from, what it gives: specimens, Tleilaxu spaces, solari, spice, and where the token stands then.
BONUSES = [
    ("c1r3", "c0r3", (1, 0, 0, 0), "c1r3"),
    ("c2r2", "c1r3", (1, 0, 0, 0), "c2r2"),
    ("c2r4", "c1r3", (0, 1, 0, 0), "c2r4"),
    ("c3r1", "c2r2", (0, 1, 0, 0), "c4r2"),
    ("c3r5", "c2r4", (1, 1, 0, 0), "c3r5"),
    ("c4r2", "c3r3", (0, 1, 0, 0), "c4r2"),
    ("c4r4", "c3r3", (1, 0, 0, 0), "c4r4"),
    ("c4r6", "c3r5", (0, 0, 1, 0), "c5r5"),
    ("c5r1", "c4r2", (0, 0, 0, 1), "c6r2"),
    ("c5r3", "c4r2", (1, 0, 0, 0), "c5r3"),
    ("c5r5", "c4r4", (0, 0, 1, 0), "c5r5"),
    ("c6r2", "c5r3", (0, 0, 0, 1), "c6r2"),
    ("c6r4", "c5r3", (0, 1, 0, 0), "c6r4"),
    ("c7r1", "c6r2", (0, 1, 0, 0), "c7r1"),
    ("c8r2", "c7r3", (0, 0, 0, 2), "c8r2"),
    ("c8r4", "c7r3", (0, 1, 0, 0), "c8r4"),
]


@pytest.mark.parametrize(("space", "start", "gains", "end"), BONUSES)
def test_what_a_space_gives(space: str, start: str, gains: tuple[int, ...], end: str) -> None:
    t = researching(start, solari=0, spice=0)
    t.plots(0, "breakthrough")
    if len(research_space(BOX, start).leads_to) == 2:
        t.answer(0, "research", space)
    house = t.house(0)
    assert (t.tanks(0), t.at(0), house.solari, house.spice) == gains
    assert t.research_at(0) == end


@pytest.mark.parametrize(("space", "start"), [("c3r3", "c2r4"), ("c7r5", "c6r4")])
def test_the_trash_sign_may_be_left_and_the_specimen_comes_all_the_same(space: str, start: str) -> None:
    t = steps(researching(start, hand=["dagger"]), space)
    t.answer(0, "research_bonus", "pass")
    assert (t.tanks(0), t.hand(0)) == (1, ["dagger"])


def test_imm_influence_space() -> None:
    t = tleilaxu().give(0, intrigues=["breakthrough"], influence={"guild": 1}).stands(0, research="c5r5")
    t.turn(0).reveals(0).plots(0, "breakthrough").answer(0, "research", "c6r6").answer(0, "faction", "guild")
    assert (t.influence(0, "guild"), t.vp(0)) == (2, 1)


def test_imm_c7r3_trash_intrigue() -> None:
    hand = ["dagger", "reconnaissance", "diplomacy"]
    t = tleilaxu().give(0, hand=hand, intrigues=["breakthrough", "detonation"]).stands(0, research="c6r2")
    t.stack(0, "signet_ring").stack_intrigues("cunning").turn(0)
    t.plots(0, "breakthrough").answer(0, "research", "c7r3").answer(0, "research_bonus", "c7r3.1")
    t.answer(0, "trash_intrigue", "detonation")
    removed = [t.box.intrigue_pieces[card].name for card in t.now.intrigue_removed]
    discarded = [t.box.intrigue_pieces[card].name for card in t.now.intrigue_discard]
    assert (removed, discarded) == (["detonation"], ["breakthrough"])
    assert (t.hand(0), t.intrigues(0)) == ([*hand, "signet_ring"], ["cunning"])


def test_imm_c7r3_without_intrigue() -> None:
    t = steps(researching("c6r2"), "c7r3")
    t.expect("turn")
    assert (t.research_at(0), t.hand(0), t.intrigues(0)) == ("c7r3", [], [])
    assert t.open(0) == []


def test_imm_c8r6_optional_payment() -> None:
    t = researching("c7r5", solari=7, spice=0).stands(0, on=3)
    steps(t, "c8r6").answer(0, "research_bonus", "c8r6.1")
    assert (t.house(0).solari, t.house(0).spice, t.at(0), t.vp(0)) == (0, 2, 5, 1)
    assert t.table.view(0)["houses"][0]["markers"] == 2
    t = steps(researching("c7r5", solari=7), "c8r6")
    t.answer(0, "research_bonus", "pass")
    assert (t.house(0).solari, t.at(0)) == (7, 0)
    t = steps(researching("c7r5", solari=6), "c8r6")
    t.expect("turn")


# Markers.


@pytest.mark.parametrize(
    ("space", "n"), [("c3r5", 0), ("c4r2", 1), ("c4r4", 1), ("c4r6", 1), ("c7r5", 1), ("c8r2", 2), ("c8r6", 2)]
)
def test_the_column_says_which_markers_are_reached(space: str, n: int) -> None:
    t = tleilaxu().stands(1, research=space).turn(0)
    assert t.table.view(None)["houses"][1]["markers"] == n


def test_imm_marker2_draw() -> None:
    t = tleilaxu().give(0, hand=["experimentation"]).stands(0, research="c8r4").stack(0, "dagger").turn(0)
    t.sends(0, "experimentation", "imperial_basin").does(0, "experimentation.agent.1")
    assert (t.research_at(0), t.hand(0)) == ("c8r4", ["dagger"])


def test_imm_marker2_reveal_draw() -> None:
    t = tleilaxu().give(0, hand=["tleilaxu_master"], troops=1).stands(0, research="c8r2")
    t.stack(0, "dagger", "convincing_argument").turn(0).reveals(0)
    before = (t.house(0).swords, t.house(0).persuasion)
    t.does(0, "tleilaxu_master.reveal.2", "tleilaxu_master.reveal.3")
    assert before == (0, 1)
    assert (t.house(0).swords, t.house(0).persuasion) == (1, 3)
    assert t.named(t.house(0).shown) == ["tleilaxu_master", "dagger", "convincing_argument"]


# The Tleilaxu track.


def test_imm_tleilaxu_first_spice() -> None:
    t = tleilaxu().give(0, intrigues=["illicit_dealings"], spice=0).give(1, intrigues=["illicit_dealings"], spice=0)
    t.stands(0, on=3).stands(1, on=3).turns(0)
    t.plots(0, "illicit_dealings").reveals(0).ends(0).plots(1, "illicit_dealings")
    assert [(t.vp(h), t.house(h).spice, t.at(h)) for h in (0, 1)] == [(1, 2, 4), (1, 0, 4)]
    assert t.bene.prize == 0
    assert t.told("gains") == []


@pytest.mark.parametrize(
    ("start", "cards", "points"), [(0, 0, 0), (1, 1, 0), (2, 0, 0), (3, 0, 1), (4, 0, 0), (5, 1, 0), (6, 0, 1)]
)
def test_imm_tleilaxu_intrigue_spaces(start: int, cards: int, points: int) -> None:
    t = tleilaxu().give(0, intrigues=["illicit_dealings"]).stands(0, on=start).turn(0).plots(0, "illicit_dealings")
    assert (t.at(0), len(t.intrigues(0)), t.vp(0)) == (start + 1, cards, points)


def test_imm_tleilaxu_end() -> None:
    t = researching("c7r5", solari=7).stands(0, on=6)
    steps(t, "c8r6").answer(0, "research_bonus", "c8r6.1")
    assert (t.at(0), t.vp(0), t.house(0).solari) == (7, 1, 0)


def test_nothing_is_paid_for_nothing_on_the_last_space() -> None:
    """IMM-R4.6: an arrow whose only gain is an advance is not offered there."""
    t = researching("c7r5", solari=7).stands(0, on=7)
    steps(t, "c8r6").expect("turn")
    assert t.house(0).solari == 7


def test_imm_not_a_faction() -> None:
    t = tleilaxu().give(0, hand=["for_humanity"]).turn(0).sends(0, "for_humanity", "assembly_hall")
    t.does(0, "for_humanity.agent.1")
    assert t.offered(0) == ["emperor", "guild", "bene_gesserit", "fremen"]


def test_a_trash_bonus_that_trashes_the_researching_card_loses_its_box() -> None:
    """IMM-R8.13: the bonus is the board's, so the card has not trashed itself."""
    t = tleilaxu().give(0, hand=["scientific_breakthrough"]).stands(0, research="c6r4").turn(0)
    t.sends(0, "scientific_breakthrough", "imperial_basin").does(0, "scientific_breakthrough.agent.1")
    t.answer(0, "research", "c7r5").answer(0, "research_bonus", "c7r5.1")
    t.answer(0, "trash", "play:scientific_breakthrough")
    assert "scientific_breakthrough.agent.2" not in t.table.view(0)["pool"]
