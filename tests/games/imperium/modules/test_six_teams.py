"""Teams at play: what goes to the ally, who decides, losing influence, ties, the Throne Row at the beginning."""

from __future__ import annotations

import pytest
from tests.games.imperium.six_tables import M_LEFT, M_RIGHT, S_LEFT, S_RIGHT, M, S, six

from kanly.games.imperium.effects.conditions import ANY_ALLIANCE, alliance
from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.six_players.table import BOTH, LEFT, READY, RIGHT, six_table
from kanly.games.imperium.pieces.icons import EMPEROR, FREMEN
from kanly.games.imperium.table.state import NOBODY, ImperiumState, opponents
from kanly.kernel import Table

# The ally decides (SIX-12, SIX-14).


def test_the_ally_is_asked_again_only_for_more() -> None:
    t = six().give(M, hand=["md_usul"]).turn(M).activates(M, M_LEFT).sends(M, "md_usul", "arrakeen")
    t.does(M, "activation.1").says(M_LEFT, 1)
    assert "activation.1" not in t.open(M)
    t.does(M, "arrakeen.1", "arrakeen.2", "md_usul.agent.1a").ends(M).expect("troops", [M_LEFT])
    assert t.offered(M_LEFT) == ["0", "1", "2"]  # one recruit more
    t.says(M_LEFT, 0)
    assert t.told("turn_ends") == [("muad_dib",)]
    assert t.house(M_LEFT).troops == 1


def test_the_commander_is_not_offered_deployment() -> None:
    t = six().give(M, hand=["md_usul"]).turn(M).activates(M, M_LEFT).sends(M, "md_usul", "arrakeen")
    assert t.may_deploy(M) == 0


def test_a_card_that_deploys_asks_the_ally() -> None:
    t = six().give(M, intrigues=["detonation"], hand=["md_usul"]).turn(M).activates(M, M_LEFT)
    t.plots(M, "detonation", 1).expect("troops", [M_LEFT])
    t.says(M_LEFT, 3)
    assert (t.house(M_LEFT).troops, t.house(M_LEFT).garrison) == (3, 0)


def test_deployment_sets_off_the_commanders_card() -> None:
    """SIX-14: what the ally deploys counts for both; the commander goes on with its turn."""
    t = six().give(M, intrigues=["distraction"], hand=["md_seek_allies"], spice=5).turn(M).activates(M, M_LEFT)
    t.plots(M, "distraction").sends(M, "md_seek_allies", "heighliner")
    t.does(M, "visit.1", "heighliner.1", "md_seek_allies.agent.1").ends(M).says(M_LEFT, 4)
    t.expect("turn", [M])
    assert t.open(M)[0].startswith("distraction")
    t.does(M, t.open(M)[0]).answer(M, "spy", "post_carthag").ends(M)
    assert t.spies(M) == ["post_carthag"]
    assert t.told("turn_ends") == [("muad_dib",)]


def test_deployment_sets_off_the_allys_card() -> None:
    t = six().give(M_LEFT, intrigues=["distraction"]).give(M, hand=["md_seek_allies"], spice=5)
    house = t.start.houses[M_LEFT]
    house.laid, house.intrigues = house.intrigues, []
    t.start.intrigues.publish(house.laid)
    t.turn(M).activates(M, M_LEFT).sends(M, "md_seek_allies", "heighliner")
    t.does(M, "visit.1", "heighliner.1", "md_seek_allies.agent.1").ends(M).says(M_LEFT, 3).expect("spy", [M_LEFT])
    t.answer(M_LEFT, "spy", "post_carthag")
    assert (t.spies(M_LEFT), t.house(M_LEFT).laid) == (["post_carthag"], [])
    assert t.told("turn_ends") == [("muad_dib",)]


def test_sandworms_and_retreat_are_the_allys() -> None:
    t = six().give(M, intrigues=["unexpected_allies"], water=2).conflict("trade_dispute").turn(M)
    t.activates(M, M_RIGHT).plots(M, "unexpected_allies")
    t.does(M, *[name for name in t.open(M) if name.endswith("2")])
    assert (t.house(M_RIGHT).worms, t.house(M_LEFT).worms) == (1, 0)


@pytest.mark.parametrize(("setting", "worms"), [(False, 0), (True, 1)])
def test_sandworms_for_shaddams_team(setting: bool, worms: int) -> None:
    """SIX-44, M-07."""
    t = six(settings={"shaddam_worms": setting}).give(S_LEFT, intrigues=["unexpected_allies"], water=2)
    t.conflict("trade_dispute").turn(S_LEFT).plots(S_LEFT, "unexpected_allies")
    names = [name for name in t.open(S_LEFT) if name.endswith("2")]
    assert len(names) == worms
    if worms:
        t.does(S_LEFT, *names)
    else:
        assert t.why_not(S_LEFT, "do:unexpected_allies.plot.1.2").rules == ("SIX-44",)
    assert t.house(S_LEFT).worms == worms


# Agents (SIX-10, SIX-11).


def test_a_recalled_agent_keeps_its_arrow() -> None:
    t = six().give(S, hand=["em_signet_ring"], solari=3).give(S_LEFT, influence={"great_houses": 2})
    t.six.sent[S] = [(t.box.space_of["arrakeen"], LEFT)]
    t.six.arrows[S] = [RIGHT]
    t.agent(S, "arrakeen").turn(S).activates(S, S_RIGHT).sends(S, "em_signet_ring", "imperial_privilege")
    t.does(S, "imperial_privilege.2").answer(S, "recall_agent", "arrakeen")
    assert t.six.arrows[S] == [LEFT]
    assert t.six.sent[S] == [(t.box.space_of["imperial_privilege"], RIGHT)]


def test_the_ordinary_agent_goes_first() -> None:
    t = six().veteran(S, READY).give(S, hand=["em_imperial_ornithopter"], agents=3)
    t.six.arrows[S] = [LEFT, RIGHT, BOTH]
    t.turn(S).activates(S, S_RIGHT).sends(S, "em_imperial_ornithopter", "carthag")
    assert t.six.arrows[S] == [LEFT, BOTH]


def test_plots_before_the_agent_are_the_activated_allys() -> None:
    t = six().give(S, intrigues=["shaddams_favor"], influence={"emperor": 3}).turn(S).activates(S, S_RIGHT)
    t.plots(S, "shaddams_favor")
    t.does(S, *t.open(S))
    assert (t.house(S_RIGHT).garrison, t.house(S).solari) == (4, 3)  # the Emperor's sign may mean the own track


# Influence (SIX-30 to SIX-34).


def test_icons_of_gains_choose_between_two_tracks() -> None:
    for h, ally, card, tracks in (
        (M, M_LEFT, "sietch_ritual", ["bene_gesserit", "fringe_worlds", "fremen"]),
        (S, S_LEFT, "sietch_ritual", ["bene_gesserit", "fringe_worlds"]),
        (S, S_LEFT, "imperium_politics", ["great_houses", "guild", "emperor"]),
        (M, M_LEFT, "imperium_politics", ["great_houses", "guild"]),
    ):
        name = "md_usul" if h == M else "em_imperial_ornithopter"
        t = six().give(h, intrigues=[card], hand=[name], solari=1).turn(h).activates(h, ally).plots(h, card)
        if card == "sietch_ritual":
            t.answer(h, "discard", name)
        assert t.offered(h) == tracks


def test_a_plain_sign_asks_only_who_has_two_tracks() -> None:
    """Shishakli gives influence with the Fremen."""
    t = six().give(M, hand=["shishakli", "desert_survival"]).turn(M).activates(M, M_RIGHT).reveals(M)
    t.does(M, "shishakli.reveal.2")
    assert t.offered(M) == ["fringe_worlds", "fremen"]
    t.answer(M, "faction", "fremen")
    assert (t.influence(M, "fremen"), t.influence(M_RIGHT, "fringe_worlds")) == (1, 0)
    t = six().give(M_RIGHT, hand=["shishakli", "desert_survival"]).turn(M_RIGHT).reveals(M_RIGHT)
    t.does(M_RIGHT, "shishakli.reveal.2")
    assert t.influence(M_RIGHT, "fringe_worlds") == 1


def test_allies_never_touch_the_personal_tracks() -> None:
    t = six().give(S_LEFT, hand=["dangerous_rhetoric"]).turn(S_LEFT)
    t.sends(S_LEFT, "dangerous_rhetoric", "assembly_hall").does(S_LEFT, "dangerous_rhetoric.agent.1")
    assert t.offered(S_LEFT) == ["great_houses", "guild", "bene_gesserit", "fringe_worlds"]


def test_a_commander_loses_the_activated_allys_influence_or_the_own() -> None:
    t = six().give(S, hand=["captured_mentat"], influence={"emperor": 2}).give(S_LEFT, influence={"guild": 2})
    t.give(S_RIGHT, influence={"bene_gesserit": 2}).turn(S).activates(S, S_LEFT).reveals(S)
    t.does(S, "captured_mentat.reveal.2")
    assert t.offered(S) == ["guild", "emperor"]
    t.answer(S, "lose", "emperor").answer(S, "faction", "guild")
    assert (t.influence(S, "emperor"), t.vp(S), t.influence(S_LEFT, "guild")) == (1, 4, 3)


def test_the_personal_alliance_is_lost_below_four() -> None:
    t = six().give(S, hand=["captured_mentat"], influence={"emperor": 4}).allied(S, "emperor")
    t.turn(S).activates(S, S_LEFT)
    assert t.vp(S) == 6
    t.reveals(S).does(S, "captured_mentat.reveal.2").answer(S, "lose", "emperor").answer(S, "faction", "guild")
    assert t.vp(S) == 5
    assert t.now.alliances[t.box.track_of["emperor"]] == -1


@pytest.mark.parametrize(("holder", "faction", "holds"), [(S, "emperor", True), (S_LEFT, "great_houses", False)])
def test_an_allys_alliance_is_not_the_commanders(holder: int, faction: str, holds: bool) -> None:
    """SIX-34: only the personal one counts, where its sign is asked for."""
    t = six().give(holder, influence={faction: 4}).allied(holder, faction)
    p = t.by_hand()
    assert alliance(EMPEROR).holds(p.rules.cast(p, S, NOBODY)) == holds
    assert alliance(EMPEROR).holds(p.rules.cast(p, S_LEFT, NOBODY)) != holds
    assert ANY_ALLIANCE.holds(p.rules.cast(p, S, NOBODY)) == holds
    assert not alliance(FREMEN).holds(p.rules.cast(p, S, NOBODY))


def test_two_factions_may_include_the_own_one() -> None:
    t = six().give(S, hand=["em_seek_allies"]).turn(S)
    p = t.by_hand()
    assert p.rules.tracks_for(p.rules.cast(p, S, NOBODY), ()) == [0, 1, 2, 3, 4]
    assert p.rules.tracks_for(p.rules.cast(p, M, NOBODY), ()) == [0, 1, 2, 3, 5]
    assert p.rules.tracks_for(p.rules.cast(p, S_LEFT, NOBODY), ()) == [0, 1, 2, 3]


def test_spied_factions_are_signs() -> None:
    """Guild Spy: the sign of the Great Houses may mean the Emperor to Shaddam."""
    t = six().give(S, hand=["guild_spy"], persuasion=9).spy(S, "post_great_houses", "post_landsraad_left").turn(S)
    t.activates(S, S_RIGHT).reveals(S).buys(S, "the_spice_must_flow").expect("faction", [S])
    assert t.offered(S) == ["great_houses", "emperor"]
    t.answer(S, "faction", "great_houses")
    assert t.influence(S_RIGHT, "great_houses") == 1


# Opponents (SIX-60).


def test_opponents_are_the_other_team() -> None:
    t = six()
    assert opponents(t.start, S) == [M_RIGHT, M, M_LEFT]
    t.give(S_LEFT, hand=["diplomacy"])
    for h in (S, M, M_LEFT):
        t.give(h, intrigues=["contingency_plan"] if h == S else [])
        t.start.houses[h].intrigues += [t.start.intrigue_deck.pop() for _ in range(4)]
    before = {h: len(t.start.houses[h].intrigues) for h in (S, M, M_LEFT)}
    t.turn(S_LEFT).sends(S_LEFT, "diplomacy", "secrets").does(S_LEFT, "secrets.2")
    after = {h: len(t.house(h).intrigues) for h in (S, M, M_LEFT)}
    assert {h: before[h] - after[h] for h in before} == {S: 0, M: 1, M_LEFT: 1}


def test_a_teammate_with_many_intrigues_is_nobody_to_rob() -> None:
    """SIX-60, INT-06: what would rob nobody does not hold up the turn."""
    t = six().give(S_LEFT, hand=["diplomacy"])
    t.start.houses[S].intrigues += [t.start.intrigue_deck.pop() for _ in range(4)]
    t.turn(S_LEFT).sends(S_LEFT, "diplomacy", "secrets")
    assert "secrets.2" not in t.open(S_LEFT)
    assert t.why_not(S_LEFT, "do:secrets.2").id == "lacks-victims"


# Ties of a team (SIX-23).


@pytest.mark.parametrize("first_concedes", [True, False])
def test_an_ally_concedes_the_first_place(first_concedes: bool) -> None:
    t = six().conflict("siege_of_arrakeen").give(M_LEFT, troops=2).give(M_RIGHT, troops=2).give(S_LEFT, troops=1)
    t.combat().expect("concede", [M_LEFT])
    if first_concedes:
        t.answer(M_LEFT, "concede", "concede")
        winner, second = M_RIGHT, M_LEFT
    else:
        t.passes(M_LEFT).expect("concede", [M_RIGHT]).answer(M_RIGHT, "concede", "concede")
        winner, second = M_LEFT, M_RIGHT
    names = [t.house(h).leader for h in (winner, second, S_LEFT)]
    assert [(name, place) for name, place, _ in t.told("rewarded", ever=True)] == list(zip(names, (1, 2, 3)))
    assert t.told("wins", ever=True) == [(t.house(winner).leader, "siege_of_arrakeen")]


def test_nobody_concedes() -> None:
    t = six().conflict("siege_of_arrakeen").give(M_LEFT, troops=2).give(M_RIGHT, troops=2)
    t.combat().passes(M_LEFT).passes(M_RIGHT)
    assert [place for _, place, _ in t.told("rewarded", ever=True)] == [2, 2]
    assert t.told("unwon", ever=True) == [("siege_of_arrakeen",)]


def test_the_third_place_conceded() -> None:
    t = six().conflict("siege_of_arrakeen").give(M_LEFT, troops=1).give(M_RIGHT, troops=1)
    t.give(S_LEFT, troops=4).give(S_RIGHT, troops=3).combat().answer(M_LEFT, "concede", "concede")
    rewarded = [(name, place) for name, place, _ in t.told("rewarded", ever=True)]
    assert rewarded == [(t.house(h).leader, place) for h, place in ((S_LEFT, 1), (S_RIGHT, 2), (M_RIGHT, 3))]


def test_enemies_who_tie_are_not_asked() -> None:
    t = six().conflict("siege_of_arrakeen").give(M_LEFT, troops=2).give(S_LEFT, troops=2).combat()
    assert t.told("concedes", ever=True) == []
    assert [place for _, place, _ in t.told("rewarded", ever=True)] == [2, 2]


# The Throne Row at the beginning (SIX-07, M-08).


@pytest.mark.parametrize("setting", [True, False])
def test_the_throne_row_at_the_beginning(setting: bool) -> None:
    table: Table = GAME.open(GAME.set_up(6, (), {"throne_at_setup": setting}), "throne")
    s = table.state
    assert isinstance(s, ImperiumState)
    ask = table.pending[0]
    assert (ask.kind == "throne") == setting
    if setting:
        assert ask.seat == S
        table.choose(S, ask.options[0], "throne")
        s = table.state
        assert isinstance(s, ImperiumState)
        assert (len(six_table(s).throne), len(s.row)) == (1, 5)
