"""Makers, the end of the game, its last plays, who wins (MAK, RCL, END, BAT-03, BAT-05)."""

from __future__ import annotations

import pytest
from tests.games.imperium.tables import UprisingTable, uprising

from kanly.cli.teller import Teller
from kanly.games.imperium.phases.endgame import ranking
from kanly.games.imperium.table.state import NOBODY
from kanly.server.tables.ending import played_out
from kanly.server.tables.seat_views import ended
from kanly.words import Words

QUIET = ("lady_amber_metulli", "gurney_halleck", "muad_dib", "lady_margot_fenring")


def last_round(t: UprisingTable) -> UprisingTable:
    """The tenth conflict has been fought."""
    s = t.start
    s.conflict_box += s.conflict_deck
    s.conflict_deck = []
    return t


def bonus(t: UprisingTable) -> tuple[int, ...]:
    """Bonus spice at Imperial Basin, Hagga Basin and the Deep Desert."""
    return tuple(t.state.bonus[t.box.space_of[space]] for space in ("imperial_basin", "hagga_basin", "deep_desert"))


def test_SC_148_agents_on_maker_spaces() -> None:
    """SC-148: a recalled agent no longer counts; two agents on one space count once."""
    t = uprising(3, leaders=QUIET).give(0, hand=["steersman"]).agent(0, "imperial_basin")
    t.agent(1, "hagga_basin").agent(2, "hagga_basin").give(1, revealed=True).give(2, revealed=True)
    t.turns(0, ("phase", "makers"), ("phase", "recall"))
    t.sends(0, "steersman", "arrakeen").does(0, "steersman.agent.2").answer(0, "recall_agent", "imperial_basin")
    t.answer(0, "turn", "all").ends(0).reveals(0)
    assert bonus(t) == (0, 0, 0)
    t.ends(0)
    assert bonus(t) == (1, 0, 1)
    assert t.told("bonus_spice") == [("imperial_basin", 1), ("deep_desert", 1)]


def test_SC_77_ten_points_in_the_middle_of_a_round() -> None:
    """SC-77: ten points that are lost again before Recall do not end the game."""
    t = uprising(3, leaders=QUIET).give(0, points=8, influence={"fremen": 4}).allied(0, "fremen")
    t.give(1, points=6, influence={"fremen": 4}, hand=["diplomacy"])
    assert t.vp(0) == 10
    t.turns(1, ("phase", "recall")).sends(1, "diplomacy", "fremkit").answer(1, "turn", "all").ends(1)
    for h in (2, 0, 1):
        t.reveals(h).ends(h)
    assert (t.vp(0), t.vp(1)) == (9, 8)
    assert t.state.round == 2
    t.expect("turn")


def test_ten_points_at_recall_end_the_game() -> None:
    """RCL-01, RCL-04: the check comes at Recall, not before; agents and marker stay."""
    t = uprising(3, leaders=QUIET).give(0, points=10).agent(1, "arrakeen").play(("phase", "recall")).expect("")
    assert t.told("endgame", ever=True) == [()]
    assert t.state.agents[t.box.space_of["arrakeen"]] == 0b10
    assert t.state.first == 0
    t = uprising(3, leaders=QUIET).give(0, points=9).play(("phase", "recall")).expect("turn")


def test_points_to_end_is_an_option() -> None:
    """RCL-01: the table may agree on another number."""
    t = uprising(3, leaders=QUIET, settings={"points_to_end": 8}).give(0, points=8).play(("phase", "recall"))
    t.expect("")
    t = uprising(3, leaders=QUIET, settings={"points_to_end": 12}).give(0, points=11).play(("phase", "recall"))
    t.expect("turn")


def test_SC_78_tenth_round_ends_the_game() -> None:
    """SC-78: without conflict cards the game ends, whatever the scores; nothing is recalled, nothing passed on."""
    t = last_round(uprising(3, leaders=QUIET).give(0, points=8)).agent(0, "secrets").play(("phase", "recall"))
    t.expect("")
    assert t.state.agents[t.box.space_of["secrets"]] == 1
    assert (t.state.first, t.state.round) == (0, 1)
    assert t.told("final", ever=True) == [("lady_amber_metulli", 8), ("gurney_halleck", 0), ("muad_dib", 0)]


def test_SC_132_score_beyond_the_printed_track() -> None:
    """SC-132: thirteen points; the round goes on."""
    t = uprising(3, leaders=QUIET).give(0, points=12, hand=["diplomacy"], influence={"fremen": 1}).turns(0)
    t.sends(0, "diplomacy", "fremkit").answer(0, "turn", "all")
    assert t.vp(0) == 13
    t.ends(0).expect("turn", [1])


# Who wins.


def test_SC_79_tie_break_chain() -> None:
    """SC-79: garrison troops; level there too, the later reveal turn."""
    t = uprising(3, leaders=QUIET)
    t.give(0, points=10, spice=2, solari=3, water=1, garrison=2).give(
        1, points=10, spice=2, solari=3, water=1, garrison=3
    )
    last_round(t).play(("phase", "recall")).expect("")
    result = t.table.result
    assert result is not None
    assert result.ranking[0] == ["gurney_halleck"]

    for later in (0, 1):
        t = uprising(3, leaders=QUIET)
        for h in (0, 1):
            t.give(h, points=10, spice=2, solari=3, water=1, garrison=2, last_reveal=9 if h == later else 8)
        assert ranking(t.box, t.start)[0] == [later]


@pytest.mark.parametrize("better", ["points", "spice", "solari", "water", "garrison", "last_reveal"])
def test_each_tie_break_beats_all_later_ones(better: str) -> None:
    """END-02: points, spice, solari, water, garrison, the latest reveal turn, in this order."""
    chain = ["points", "spice", "solari", "water", "garrison", "last_reveal"]
    t = uprising(3, leaders=QUIET)
    at = chain.index(better)
    for name in chain:
        setattr(t.house(0), name, 5)
        setattr(t.house(1), name, 6 if name == better else 5 if name in chain[:at] else 0)
    assert ranking(t.box, t.start)[0] == [1]
    told = [(tie.id, tie.refs[:2], tie.args["n"], tie.args["m"], tie.rules) for tie in t.rules.ties(t.start)]
    best = tuple([f"house:{t.house(h).leader}" for h in (1, 0)])
    assert told == ([] if at == 0 else [(f"tie-{better}", best, 6, 5, ("END-02",))])


def test_what_decided_a_tie_is_told_on_the_screen_and_in_the_terminal() -> None:
    t = uprising(3, leaders=QUIET).give(0, points=10, water=1).give(1, points=10, water=2)
    last_round(t).play(("phase", "recall")).expect("")
    shown = ended("played", played_out(t.table), "").ties[0]
    assert (shown.id, shown.args["first"]["id"], shown.args["n"]) == ("tie-water", "leader-gurney_halleck", 2)
    result = t.table.result
    assert result is not None
    teller = Teller(t.game, t.table, Words("en", t.game.packages))
    assert "Tied on points: Gurney Halleck before Lady Amber Metulli by water, 2 to 1." in teller.result(result)


def test_garrison_means_garrison() -> None:
    """END-02: troops elsewhere do not count."""
    t = uprising(3, leaders=QUIET).give(0, garrison=1, supply=11).give(1, garrison=2, supply=0)
    assert ranking(t.box, t.start)[0] == [2]  # three in the garrison from the start
    assert ranking(t.box, t.start)[1] == [1]


def test_SC_80_endgame_intrigue_changes_the_winner() -> None:
    """SC-80: two endgame cards turn 10 : 11 into 12 : 11."""
    t = uprising(3, leaders=QUIET).give(0, points=8, influence={"guild": 5, "fremen": 2}).allied(0, "guild")
    t.give(1, points=9, influence={"guild": 4}, intrigues=["shadow_alliance", "secure_spice_trade"])
    t.give(1, discard=["the_spice_must_flow"], hand=["the_spice_must_flow"], points=9)
    assert (t.vp(0), t.vp(1)) == (11, 10)
    last_round(t).play(("phase", "recall"))
    t.expect("endgame", [1]).plots(1, "shadow_alliance")
    assert t.vp(1) == 11
    t.plots(1, "secure_spice_trade")
    t.expect("")
    result = t.table.result
    assert result is not None
    assert result.ranking[0] == ["gurney_halleck"]
    assert (result.scores["gurney_halleck"], result.scores["lady_amber_metulli"]) == (12, 11)


# The last plays.


def test_once_around_from_the_first_player() -> None:
    """RUL-23: everybody with a card is asked once, in turn order, until done; only endgame sections are offered."""
    t = uprising(3, leaders=QUIET)
    for h in range(3):
        t.give(h, intrigues=["contingency_plan"])
    t.start.first = 1
    last_round(t).play(("phase", "recall"))
    for h in (1, 2, 0):
        t.expect("endgame", [h])
        assert t.offered(h) == ["end"]
        assert t.why_not(h, "plot:contingency_plan:0").rules == ("INT-02",)
        t.answer(h, "endgame", "end")
    t.expect("")


def test_SC_145_wild_pairs_with_the_objective() -> None:
    """SC-145: both are turned face down for a point; it is optional."""
    for pairs in (True, False):
        t = uprising(3, leaders=QUIET).give(0, trophies=["objective_desert_mouse_first", "propaganda"])
        points = t.vp(0)
        last_round(t).play(("phase", "recall")).expect("endgame", [0])
        assert t.offered(0) == ["pair:propaganda:objective_desert_mouse_first", "end"]
        t.answer(0, "endgame", "pair:propaganda:objective_desert_mouse_first" if pairs else "end").expect("")
        assert t.vp(0) == points + pairs
        assert t.trophies(0) == ([] if pairs else ["objective_desert_mouse_first", "propaganda"])
        assert len(t.house(0).matched) == (2 if pairs else 0)


def test_wild_pairs_with_any_one_card() -> None:
    """BAT-03: any face-up card with an icon, once; face-down cards are out (BAT-02)."""
    t = uprising(3, leaders=QUIET).give(0, trophies=["objective_crysknife", "propaganda", "siege_of_arrakeen"])
    last_round(t).play(("phase", "recall"))
    assert t.offered(0) == ["pair:propaganda:objective_crysknife", "pair:propaganda:siege_of_arrakeen", "end"]
    assert t.why_not(0, "pair:propaganda:trade_dispute").rules == ("BAT-03",)
    t.answer(0, "endgame", "pair:propaganda:siege_of_arrakeen").expect("")
    assert t.trophies(0) == ["objective_crysknife"]


def test_SC_144_objective_as_target_of_an_endgame_card() -> None:
    """SC-144: the card flips the objective or the wild card; one trophy does not serve twice."""
    t = uprising(3, leaders=QUIET)
    t.give(0, trophies=["objective_crysknife", "propaganda"], intrigues=["crysknife"])
    points = t.vp(0)
    last_round(t).play(("phase", "recall")).plots(0, "crysknife", 1)
    if t.table.pending and t.table.pending[0].kind != "endgame":
        t.answer(0, t.table.pending[0].kind, "objective_crysknife")
    assert t.vp(0) == points + 1
    t.expect("")  # propaganda has no partner left
    assert t.trophies(0) == ["propaganda"]


def test_the_last_conflict_is_not_dealt_again() -> None:
    """RCL-01: after the tenth round there is nothing to reveal."""
    t = last_round(uprising(3, leaders=QUIET)).play(("phase", "recall")).expect("")
    assert t.state.conflict == NOBODY
    assert len(t.state.conflict_box) == len([card for card in t.box.trophies if card.level])
