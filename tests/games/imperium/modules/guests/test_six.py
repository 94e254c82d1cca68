"""Cards of the first game in the game for six (SIX-94, BASE-03)."""

from __future__ import annotations

import pytest
from tests.games.imperium.six_tables import M_LEFT, M_RIGHT, S_LEFT, S_RIGHT, M, S, SixPlayerTable

from kanly.games.imperium.first.guests import MIXED
from kanly.games.imperium.first.table import first_table
from kanly.games.imperium.modules.six_players.table import BOTH, LEFT, RIGHT
from kanly.games.imperium.table.state import NOBODY


def six() -> SixPlayerTable:
    """A table of six with mixed decks."""
    return SixPlayerTable(6, (), [MIXED])


def test_SIX_94_test_of_humanity_costs_a_commander_a_card() -> None:
    """Who has troops in the conflict chooses; a commander discards, and without cards loses nothing."""
    t = six().give(M_LEFT, hand=["test_of_humanity"]).give(S, hand=["dagger"], troops=0).turn(M_LEFT)
    t.give(S_LEFT, hand=["dagger"], troops=1).give(S_RIGHT, hand=[], troops=2)
    t.sends(M_LEFT, "test_of_humanity", "arrakeen").does(M_LEFT, "test_of_humanity.agent.1")
    t.answer(S, "discard", "dagger").answer(S_LEFT, "ordeal", "troop")
    assert [t.house(h).troops for h in (S, S_LEFT, S_RIGHT)] == [0, 0, 1]
    assert (t.house(S).hand, len(t.house(S_LEFT).hand)) == ([], 1)
    t = six().give(M_LEFT, hand=["test_of_humanity"]).give(S, hand=[]).turn(M_LEFT)
    for ally in (S_LEFT, S_RIGHT):
        t.give(ally, hand=[])
    t.sends(M_LEFT, "test_of_humanity", "arrakeen").does(M_LEFT, "test_of_humanity.agent.1")
    assert t.told("discards") == t.told("loses_fielded") == []


def test_SIX_94_gun_thopter_spares_commanders_and_the_own_team() -> None:
    t = six().give(M_LEFT, hand=["gun_thopter"]).turn(M_LEFT)
    before = [t.house(h).garrison for h in range(6)]
    t.sends(M_LEFT, "gun_thopter", "arrakeen").does(M_LEFT, "gun_thopter.agent.1")
    lost = [before[h] - t.house(h).garrison for h in range(6)]
    assert [lost[h] for h in (M, M_RIGHT, S, S_LEFT, S_RIGHT)] == [0, 0, 0, 1, 1]


def test_SIX_94_kwisatz_haderach_opens_no_personal_board_to_others() -> None:
    t = six().give(S_LEFT, hand=["kwisatz_haderach"], spice=9, water=9).turn(S_LEFT)
    ways = t.ways(S_LEFT)
    assert "kwisatz_haderach:carthag" in ways
    assert not [way for way in ways if "_board_" in way]
    t = six().give(S, hand=["kwisatz_haderach"], spice=9).turn(S).activates(S, S_LEFT)
    boards = [way for way in t.ways(S) if "_board_" in way]
    assert boards == ["kwisatz_haderach:emperor_board_sardaukar", "kwisatz_haderach:emperor_board_vast_wealth"]


def moving(sent: list[tuple[str, int]], arrows: list[int]) -> SixPlayerTable:
    """Muad'Dib has activated his left ally and holds Kwisatz Haderach; these agents were sent, those are left."""
    t = six().give(M, hand=["kwisatz_haderach"])
    t.six.arrows[M] = arrows
    for space, arrow in sent:
        t.agent(M, space)
        t.six.sent[M].append((t.box.space_of[space], arrow))
    t.give(M, agents=len(arrows))
    return t.turn(M).activates(M, M_LEFT)


def test_SIX_94_a_commanders_agent_activates_wherever_it_comes_from() -> None:
    """SIX-10, BAS-140: only an agent whose arrow points at the activated ally sets out, from the board too."""
    t = moving([("arrakeen", LEFT)], [RIGHT]).sends(M, "kwisatz_haderach", "assembly_hall")
    assert (t.six.sent[M], t.six.arrows[M]) == ([(t.box.space_of["assembly_hall"], LEFT)], [RIGHT])
    assert t.told("moves_agent") == [("muad_dib", "arrakeen")]
    t = moving([("arrakeen", LEFT), ("carthag", RIGHT)], [BOTH]).sends(M, "kwisatz_haderach", "assembly_hall")
    assert t.offered(M) == ["leader", "arrakeen"]
    t.answer(M, "origin", "leader")
    assert t.six.sent[M][-1] == (t.box.space_of["assembly_hall"], BOTH)


def test_SIX_94_of_two_agents_on_one_space_the_one_that_points_goes() -> None:
    t = moving([("arrakeen", RIGHT), ("arrakeen", LEFT)], [])
    first_table(t.now).doubled[M] = t.box.space_of["arrakeen"]
    t.sends(M, "kwisatz_haderach", "assembly_hall")
    at = t.box.space_of
    assert t.six.sent[M] == [(at["arrakeen"], RIGHT), (at["assembly_hall"], LEFT)]
    assert t.now.agents[at["arrakeen"]] >> M & 1, "the other one stays"


def test_SIX_94_the_voice_may_name_a_personal_board() -> None:
    """It keeps the other commander out; teammates go where they like (SIX-60)."""
    t = six().give(S_LEFT, hand=["the_voice"]).turn(S_LEFT).sends(S_LEFT, "the_voice", "carthag")
    t.does(S_LEFT, "the_voice.agent.1")
    assert {"fremen_board_desert_mastery", "emperor_board_vast_wealth"} <= set(t.offered(S_LEFT))
    t = six().give(M, hand=["seek_allies"])
    first_table(t.start).voices.append((t.box.space_of["fremen_board_desert_mastery"], S_LEFT))
    t.turn(M).activates(M, M_LEFT)
    assert t.why_not(M, "play:seek_allies:fremen_board_desert_mastery").rules == ("BAS-141",)
    t = six().give(M, hand=["seek_allies"])
    first_table(t.start).voices.append((t.box.space_of["fremen_board_desert_mastery"], M_LEFT))
    assert "seek_allies:fremen_board_desert_mastery" in t.turn(M).activates(M, M_LEFT).ways(M)


@pytest.mark.parametrize(("personal", "points"), [(2, 0), (3, 1)])
def test_SIX_94_plans_within_plans_counts_the_personal_track(personal: int, points: int) -> None:
    """In place of the track with the same sign: Fremen for the Fringe Worlds."""
    t = six().give(M, influence={"fremen": personal}).give(M_LEFT, influence={"guild": 3, "fringe_worlds": 2})
    t.give(M_RIGHT, influence={"bene_gesserit": 3})
    p = t.by_hand()
    x = p.rules.cast(p, M, NOBODY)
    lines = t.box.intrigues["plans_within_plans"].ways[0].lines
    assert [line.ready(x) for line in lines] == [points > 0, False]


def test_SIX_94_cards_about_a_victory_are_not_for_commanders() -> None:
    """The ally that has won is asked, its commander is not (SIX-24)."""
    t = six().conflict("trade_dispute").give(M_LEFT, troops=2, spice=0, intrigues=["to_the_victor"])
    t.give(M, intrigues=["demand_respect"]).combat()
    asked: list[tuple[int, str]] = []
    while not t.table.over:
        ask = t.table.pending[0]
        asked.append((ask.seat, ask.kind))
        t.table.choose(ask.seat, ask.options[0], ask.kind)
    assert [seat for seat, kind in asked if kind == "victory"] == [M_LEFT]
    assert t.told("plays_intrigue", ever=True) == [(t.house(M_LEFT).leader, "to_the_victor")]


def test_BASE_03_habbanya_erg_yields_two() -> None:
    t = six().bonus(habbanya_erg=3).give(M_LEFT, hand=["carryall"], water=1, spice=0).turn(M_LEFT)
    t.sends(M_LEFT, "carryall", "habbanya_erg")
    assert t.house(M_LEFT).spice == 2 + 3 + 2


def test_an_envoy_opens_the_factions_alone() -> None:
    """BAS-86: six tracks, but four signs; the personal board is its commander's."""
    t = six().give(M, hand=["dagger"], intrigues=["dispatch_an_envoy"]).turn(M).activates(M, M_LEFT)
    before = set(t.ways(M))
    opened = {way.removeprefix("dagger:") for way in set(t.plots(M, "dispatch_an_envoy").ways(M)) - before}
    spaces = [space.name for space in t.box.spaces if space.faction >= 0]
    assert opened
    assert opened <= set(spaces)
    assert "fremen_board_desert_mastery" in opened


def test_a_commander_crosses_for_the_activated_ally() -> None:
    """BAS-83, SIX-12: anybody of the other team may be the victim."""
    t = six().give(S, intrigues=["double_cross"], solari=1).give(M_LEFT, troops=1).give(M_RIGHT, troops=1)
    t.turn(S).activates(S, S_RIGHT).plots(S, "double_cross")
    supply = t.house(S_RIGHT).supply
    t.answer(S, "victim", M_RIGHT)
    assert (t.house(M_RIGHT).troops, t.house(S_RIGHT).troops, t.house(S_RIGHT).supply) == (0, 1, supply - 1)
