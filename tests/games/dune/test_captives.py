"""Captured leaders (HAR.A1)."""

from __future__ import annotations

import pytest
from tests.games.dune.battling import accepts, both_plan, dead, fight, fought, meet, to_plans
from tests.games.dune.tables import DuneTable

from kanly.games.dune.factions import EMPEROR, HARKONNEN
from kanly.games.dune.leaders import LEADER_OF
from kanly.games.dune.state import DEAD, DEAD_TWICE

HARKONNENS = ("feyd_rautha", "glossu_rabban", "piter_de_vries", "captain_iakin_nefud", "umman_kudu")


def won(seed: int = 0, hand: tuple[str, ...] = ()) -> DuneTable:
    """Harkonnen have beaten the Emperor in Arrakeen and are asked whether to draw."""
    t = meet("arrakeen.9", "advanced", seed=seed, harkonnen=5, emperor=2).kill("hasimir_fenring")
    fought(t, "bashar", "carthag").give("emperor", hand=hand).give("harkonnen", spice=5)
    both_plan(t, harkonnen=(5, "feyd_rautha", 5), emperor=(0, "captain_aramsham"))
    return t.all_pass("traitor")


def drawn(t: DuneTable) -> str:
    """Harkonnen draw; who it is."""
    t.does("harkonnen", "capture", "draw")
    return str(t.table.view(t.side("harkonnen").seat)["battle"]["drawn"])


def test_adv_capture_leader() -> None:
    assert won().asked() == {"harkonnen": "capture"}
    found = {drawn(won(seed)) for seed in range(40)}
    assert found == {"caid", "burseg", "captain_aramsham"}  # Bashar fought elsewhere
    t = won()
    name = drawn(t)
    spice = t.side("harkonnen").spice
    t.does("harkonnen", "captive", "kill")
    assert t.state.leader_state[LEADER_OF[name]] == DEAD
    assert t.side("harkonnen").spice == spice + 2
    kept = won()
    name = drawn(kept)
    kept.does("harkonnen", "captive", "capture")
    assert kept.state.leader_holder[LEADER_OF[name]] == HARKONNEN
    assert kept.table.over


def test_a_leader_may_be_let_go_or_not_drawn() -> None:
    t = won()
    name = drawn(t)
    t.does("harkonnen", "captive", "pass")
    assert t.state.leader_holder[LEADER_OF[name]] == EMPEROR
    assert not dead(t, name)
    assert won().does("harkonnen", "capture", "pass").table.over


def test_a_leader_killed_a_second_time_lies_face_down() -> None:
    t = won()
    for i in range(30):
        t.state.leader_deaths[i] = 1
    name = drawn(t)
    t.does("harkonnen", "captive", "kill")
    assert t.state.leader_state[LEADER_OF[name]] == DEAD_TWICE


def test_karama_saves_the_leaders() -> None:
    t = won(hand=("karama",)).does("harkonnen", "capture", "draw").does("emperor", "karama", "karama")
    assert t.told("power_stopped", ever=True) == [("emperor", "harkonnen", "HAR.A1")]
    assert t.table.over


def test_nobody_is_captured_in_the_base_game_or_by_a_loser() -> None:
    t = meet("arrakeen.9", harkonnen=5, emperor=2)
    both_plan(t, harkonnen=(5, "feyd_rautha"), emperor=(0, "bashar"))
    assert t.all_pass("traitor").table.over
    lost = meet("arrakeen.9", "advanced", harkonnen=1, emperor=4)
    both_plan(lost, harkonnen=(0, "umman_kudu"), emperor=(4, "caid", 4))
    assert lost.all_pass("traitor").table.over


def test_a_win_by_traitor_allows_a_capture() -> None:
    t = meet("arrakeen.9", "advanced", harkonnen=1, emperor=4).give("harkonnen", traitors=["caid"])
    both_plan(t, harkonnen=(0, "umman_kudu"), emperor=(4, "caid", 4))
    t.does("harkonnen", "traitor", "call").does("emperor", "traitor", "pass")
    assert t.asked() == {"harkonnen": "capture"}


def test_nobody_is_captured_when_nobody_is_left() -> None:
    t = meet("arrakeen.9", "advanced", harkonnen=5, emperor=2).give("harkonnen", spice=5)
    t.kill("hasimir_fenring", "captain_aramsham", "caid", "burseg", "bashar")
    both_plan(t, harkonnen=(5, "feyd_rautha", 5), emperor=(0,))
    assert t.all_pass("traitor").table.over


def captive(t: DuneTable, *names: str) -> DuneTable:
    """At the start: the Harkonnen hold these leaders."""
    for name in names:
        t.start.leader_holder[LEADER_OF[name]] = HARKONNEN
    return t


def test_adv_captured_leader_traitor_and_return() -> None:
    t = captive(meet("arrakeen.9", "advanced", harkonnen=3, atreides=2), "caid").give("atreides", traitors=["caid"])
    both_plan(t, harkonnen=(1, "caid", 1), atreides=(0, "dr_yueh", 0))
    t.does("atreides", "traitor", "call").does("harkonnen", "traitor", "pass")
    assert t.side("atreides").spice == 10 + 3
    assert dead(t, "caid")
    assert t.state.leader_holder[LEADER_OF["caid"]] == EMPEROR  # the Emperor may revive him
    assert not t.told("leader_returned", ever=True)


def test_adv_captured_leader_traitor_and_return_when_no_own_leader_is_left() -> None:
    t = captive(meet("arrakeen.9", "advanced", harkonnen=3, atreides=4), "caid", "stilgar").kill(*HARKONNENS[1:])
    t.give("atreides", spice=4, hand=["chaumas"])
    both_plan(
        t,
        harkonnen=(0, "feyd_rautha"),
        atreides={"dial": 4, "leader": "thufir_hawat", "spice": 4, "weapon": "chaumas"},
    )
    t.all_pass("traitor").does("atreides", "keep_card", "keep")
    returned = t.told("leader_returned", ever=True)
    assert sorted(returned) == [("emperor", "caid"), ("fremen", "stilgar")]
    assert t.state.leader_holder[LEADER_OF["caid"]] == EMPEROR


def test_who_has_no_own_leader_left_keeps_nobody() -> None:
    """The last Harkonnen leader dies in the victory: a captive taken after it goes home at once."""
    t = meet("arrakeen.9", "advanced", harkonnen=5, emperor=2).kill(*HARKONNENS[1:]).give("harkonnen", spice=5)
    t.give("emperor", hand=["chaumas"])
    both_plan(
        t,
        harkonnen=(5, "feyd_rautha", 5),
        emperor={"dial": 0, "leader": "caid", "weapon": "chaumas"},
    )
    t.all_pass("traitor").does("harkonnen", "capture", "draw")
    t.all_pass("karama").does("harkonnen", "captive", "capture")
    assert len(t.told("leader_returned", ever=True)) == 1
    assert all(holder != HARKONNEN for holder in t.state.leader_holder[:25])


def test_adv_captured_leader_returned() -> None:
    t = captive(meet("carthag.10", "advanced", harkonnen=5, atreides=2), "caid")
    t.give("harkonnen", spice=4).give("atreides", spice=0).place("harkonnen", "arrakeen.9", 1)
    t.place("atreides", "arrakeen.9", 1)
    fight(t, "harkonnen", "carthag.10")
    both_plan(t, harkonnen=(2, "caid", 2), atreides=(1, "dr_yueh"))
    t.all_pass("traitor")
    assert t.told("strengths", ever=True) == [("harkonnen", 5, "atreides", 2)]
    t.does("harkonnen", "capture", "pass")
    assert t.told("leader_returned", ever=True) == [("emperor", "caid")]
    assert t.state.leader_holder[LEADER_OF["caid"]] == EMPEROR
    to_plans(t)
    assert not accepts(t, "harkonnen", 0, "caid")
    assert accepts(t, "harkonnen", 0, "feyd_rautha")


def test_a_captive_in_a_battle_won_by_a_traitor_stays() -> None:
    t = captive(meet("carthag.10", "advanced", harkonnen=5, atreides=2), "caid").give("harkonnen", traitors=["dr_yueh"])
    both_plan(t, harkonnen=(2, "caid", 2), atreides=(0, "dr_yueh"))
    t.does("harkonnen", "traitor", "call").does("atreides", "traitor", "pass")
    t.does("harkonnen", "capture", "pass")
    assert t.state.leader_holder[LEADER_OF["caid"]] == HARKONNEN


@pytest.mark.parametrize("territory", ["arrakeen", "carthag"])
def test_a_captive_of_this_round_fights_only_where_he_fought(territory: str) -> None:
    t = captive(meet("carthag.10", "advanced", harkonnen=5, atreides=2), "caid")
    fought(t, "caid", territory)
    assert accepts(to_plans(t), "harkonnen", 0, "caid") is (territory == "carthag")


def test_the_owner_cannot_send_a_captive() -> None:
    t = captive(meet("carthag.10", "advanced", emperor=5, atreides=2), "caid")
    assert not accepts(to_plans(t), "emperor", 0, "caid")


def test_a_captive_killed_pays_the_winner() -> None:
    t = captive(meet("carthag.10", "advanced", atreides=5, harkonnen=2), "caid")
    t.give("atreides", spice=5, hand=["chaumas"])
    both_plan(
        t,
        atreides={"dial": 5, "leader": "dr_yueh", "spice": 5, "weapon": "chaumas"},
        harkonnen=(0, "caid"),
    )
    t.all_pass("traitor")
    assert t.side("atreides").spice == 3
    assert dead(t, "caid")
