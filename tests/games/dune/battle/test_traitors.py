"""Traitor calls (R11.12, R11.13, HAR.S1): who is asked, what a call does, what stays secret."""

from __future__ import annotations

import pytest
from tests.games.dune.battling import both_plan, dead, fight, gone, meet, to_plans, why
from tests.games.dune.tables import DuneTable, conserved

from kanly.games.dune.facts.leaders import LEADER_OF
from kanly.games.dune.facts.map import TERRITORY_OF
from kanly.games.dune.table.state import NOBODY


def test_battle_traitor() -> None:
    t = called(meet("arrakeen.9", harkonnen=3, atreides=10))
    t.does("harkonnen", "keep_card", "keep", "keep")
    assert not t.told("explosion", ever=True)
    assert t.told("traitor", ever=True) == [("harkonnen", "atreides", "lady_jessica")]
    assert t.forces("harkonnen", "arrakeen.9") == 3
    assert not dead(t, "umman_kudu")
    assert t.hand("harkonnen") == ["chaumas", "shield"]
    assert t.side("harkonnen").spice == 10 + 5
    assert gone(t, "atreides", "arrakeen")
    assert t.hand("atreides") == []
    assert dead(t, "lady_jessica")
    assert t.state.leader_at[LEADER_OF["umman_kudu"]] == TERRITORY_OF["arrakeen"]  # he fights nowhere else this round
    assert t.side("harkonnen").traitors == [LEADER_OF["lady_jessica"]]  # the card stays (R11.15)
    assert t.table.view(None)["factions"]["harkonnen"]["traitors"] == ["lady_jessica"]
    conserved(t.table)


def called(t: DuneTable) -> DuneTable:
    """The Harkonnen have called Lady Jessica, and have not yet decided about their cards."""
    t.give("harkonnen", hand=["chaumas", "shield"], traitors=["lady_jessica"]).give("atreides", hand=["lasgun"])
    both_plan(
        t,
        harkonnen={"dial": 3, "leader": "umman_kudu", "weapon": "chaumas", "defence": "shield"},
        atreides={"dial": 9, "leader": "lady_jessica", "weapon": "lasgun"},
    )
    return t.does("harkonnen", "traitor", "call").does("atreides", "traitor", "pass")


def test_battle_traitor_with_a_free_leader() -> None:
    t = called(meet("arrakeen.9", settings={"caller_leader_free": True}, harkonnen=3, atreides=10))
    t.does("harkonnen", "keep_card", "keep", "keep")
    assert t.state.leader_at[LEADER_OF["umman_kudu"]] == NOBODY


def test_the_caller_may_discard_what_he_played() -> None:
    t = called(meet("arrakeen.9", harkonnen=3, atreides=10))
    t.does("harkonnen", "keep_card", "discard", "keep")
    assert t.hand("harkonnen") == ["shield"]
    assert t.told("kept", ever=True) == [("harkonnen", "shield")]


def test_the_caller_may_keep_his_hero() -> None:
    t = meet("arrakeen.9", harkonnen=3, atreides=10).give("harkonnen", hand=["cheap_hero"], traitors=["lady_jessica"])
    both_plan(t, harkonnen=(1, "cheap_hero"), atreides=(9, "lady_jessica"))
    t.does("harkonnen", "traitor", "call")
    assert t.does("harkonnen", "keep_card", "keep").hand("harkonnen") == ["cheap_hero"]


def test_battle_double_traitor() -> None:
    t = meet("carthag.10", emperor=4, harkonnen=6)
    t.give("harkonnen", hand=["shield"], traitors=["caid"]).give("emperor", hand=["stunner"], traitors=["feyd_rautha"])
    both_plan(
        t,
        emperor={"dial": 2, "leader": "caid", "weapon": "stunner"},
        harkonnen={"dial": 2, "leader": "feyd_rautha", "defence": "shield"},
    )
    t.does("emperor", "traitor", "call").does("harkonnen", "traitor", "call")
    assert (t.side("emperor").tanks, t.side("harkonnen").tanks) == (4, 6)
    assert dead(t, "caid")
    assert dead(t, "feyd_rautha")
    assert t.hand("emperor") == t.hand("harkonnen") == []
    assert (t.side("emperor").spice, t.side("harkonnen").spice) == (10, 10)
    assert not t.told("battle_won", ever=True)
    assert t.told("battle_lost_by_both", ever=True) == [("carthag",)]


def test_battle_traitor_declined() -> None:
    t = meet("sietch_tabr.13", fremen=6, harkonnen=2).give("fremen", traitors=["feyd_rautha"])
    both_plan(t, harkonnen=(1, "feyd_rautha"), fremen=(4, "stilgar"))
    t.does("fremen", "traitor", "pass").does("harkonnen", "traitor", "pass")
    assert t.told("strengths", ever=True) == [("fremen", 11, "harkonnen", 7)]
    assert t.table.view(t.side("harkonnen").seat)["factions"]["fremen"]["traitors"] == ["?"]
    assert not dead(t, "feyd_rautha")


def test_battle_harkonnen_ally_traitor() -> None:
    t = meet("habbanya_sietch.16", emperor=2, fremen=7).ally("harkonnen", "emperor")
    t.give("harkonnen", traitors=["chani"])
    both_plan(t, emperor=(0, "bashar"), fremen=(5, "chani"))
    assert set(t.asked()) == {"emperor", "fremen", "harkonnen"}
    assert t.offers("emperor") == ["pass"]
    assert why(t, "emperor", "call") == ("why-no-traitor-card", ("R11.12",))
    t.does("harkonnen", "traitor", "call").does("emperor", "traitor", "pass").does("fremen", "traitor", "pass")
    assert t.forces("emperor", "habbanya_sietch.16") == 2
    assert t.side("emperor").spice == 10 + 6
    assert t.side("harkonnen").spice == 10
    assert gone(t, "fremen", "habbanya_sietch")
    assert t.side("fremen").tanks == 7
    assert dead(t, "chani")


def test_karama_silences_the_ally() -> None:
    t = meet("habbanya_sietch.16", emperor=2, fremen=7).ally("harkonnen", "emperor")
    t.give("harkonnen", traitors=["chani"]).give("fremen", hand=["karama"])
    fight(t, "emperor", "habbanya_sietch.16").does("fremen", "karama", "karama")
    assert t.told("power_stopped", ever=True) == [("fremen", "harkonnen", "HAR.S1")]
    both_plan(t, emperor=(0, "bashar"), fremen=(5, "chani"))
    assert set(t.asked()) == {"emperor", "fremen"}


def test_everybody_concerned_is_asked_able_or_not() -> None:
    """Who has answered, and who could call, is nobody's business."""
    t = meet("carthag.10", emperor=4, harkonnen=6).give("harkonnen", traitors=["caid"])
    both_plan(t, emperor=(2, "caid"), harkonnen=(2, "feyd_rautha"))
    assert t.table.waiting(None).form == "secret"
    assert set(t.asked()) == {"emperor", "harkonnen"}
    assert t.offers("harkonnen") == ["call", "pass"]
    before = t.table.view(t.side("emperor").seat)
    t.does("harkonnen", "traitor", "call")
    assert t.table.view(t.side("emperor").seat) == before


def test_nobody_is_asked_about_heroes() -> None:
    t = meet("carthag.10", emperor=4, harkonnen=6).give("emperor", hand=["cheap_hero"])
    both_plan(t, emperor=(2, "cheap_hero"), harkonnen=(2, "feyd_rautha"))
    assert t.asked() == {"emperor": "traitor"}


@pytest.mark.parametrize("losses", [6, 7])
def test_the_kwisatz_haderach_keeps_his_leader_loyal(losses: int) -> None:
    t = meet("carthag.10", "advanced", atreides=4, harkonnen=4).give("harkonnen", traitors=["duncan_idaho"])
    t.start.losses = losses
    with_him = {"kwisatz_haderach": "yes"} if losses == 7 else {}
    both_plan(t, atreides={"dial": 2, "leader": "duncan_idaho", **with_him}, harkonnen=(0, "umman_kudu"))
    assert set(t.asked()) == ({"atreides"} if losses == 7 else {"atreides", "harkonnen"})


def test_a_revived_leader_may_betray_again() -> None:
    """R11.15, R19.9: once a traitor, always."""
    t = meet("carthag.10", harkonnen=4, emperor=6).give("harkonnen", traitors=["caid"])
    t.start.leader_deaths[LEADER_OF["caid"]] = 1
    t.start.traitor_known.masks[LEADER_OF["caid"]] = -1
    both_plan(t, harkonnen=(2, "umman_kudu"), emperor=(2, "caid"))
    t.does("harkonnen", "traitor", "call").does("emperor", "traitor", "pass")
    assert t.side("harkonnen").spice == 13


def test_the_winner_by_traitor_keeps_his_hero() -> None:
    t = meet("carthag.10", harkonnen=4, emperor=6).give("harkonnen", hand=["cheap_hero", "stunner"], traitors=["caid"])
    both_plan(t, harkonnen={"dial": 4, "leader": "cheap_hero", "weapon": "stunner"}, emperor=(2, "caid"))
    t.all_pass()
    t.does("harkonnen", "traitor", "call")
    assert t.hand("harkonnen") == ["cheap_hero", "stunner"]
    assert t.forces("harkonnen", "carthag.10") == 4


def test_traitor_calls_take_no_interjections() -> None:
    t = meet("carthag.10", emperor=4, harkonnen=6)
    both_plan(t, emperor=(2, "caid"), harkonnen=(2, "feyd_rautha"))
    assert all(not t.table.interjections(seat) for seat in range(6))
    assert to_plans(t).table.waiting(None).kind == "traitor"
