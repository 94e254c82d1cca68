"""Revival (R9): forces, allies' help, leaders, the Kwisatz Haderach, the Emperor's Karama power."""

from __future__ import annotations

import pytest
from tests.games.dune.battling import both_plan, meet
from tests.games.dune.saying import english, fluent, narrated, reason, speak
from tests.games.dune.tables import DuneTable, conserved, dune

from kanly.games.dune.facts.factions import HARKONNEN
from kanly.games.dune.facts.leaders import LEADER_OF
from kanly.games.dune.table.state import DEAD, DEAD_TWICE, READY

ATREIDES = ("thufir_hawat", "lady_jessica", "gurney_halleck", "duncan_idaho", "dr_yueh")
EMPEROR = ("hasimir_fenring", "captain_aramsham", "caid", "burseg", "bashar")
FREMEN = ("stilgar", "chani", "otheym", "shadout_mapes", "jamis")


def revival(mode: str = "base", **settings: str) -> DuneTable:
    """The revival phase is next."""
    return dune(mode, settings=settings).in_phase("revival").play("revival")


def face_down(t: DuneTable, *leaders: str) -> DuneTable:
    """Leaders that have died twice."""
    for name in leaders:
        t.start.leader_state[LEADER_OF[name]] = DEAD_TWICE
        t.start.leader_deaths[LEADER_OF[name]] = 2
    return t


def captured(t: DuneTable, leader: str) -> DuneTable:
    """A leader in the hands of the Harkonnen."""
    t.start.leader_holder[LEADER_OF[leader]] = HARKONNEN
    return t


def state_of(t: DuneTable, leader: str) -> int:
    """READY, DEAD or DEAD_TWICE."""
    return t.state.leader_state[LEADER_OF[leader]]


# Forces (R9.1-R9.3).


def test_free_ones_first_then_for_spice() -> None:
    t = revival().tanks("harkonnen", 5).give("harkonnen", spice=9)
    assert t.offers("harkonnen") == ["0", "1", "2", "3"]
    t.does("harkonnen", "revive", 3)
    assert t.told("paid") == [("harkonnen", 2, "bank", "revival")]
    assert t.told("revived") == [("harkonnen", 3, 0)]
    assert [t.side("harkonnen").tanks, t.side("harkonnen").reserves, t.side("harkonnen").spice] == [2, 8, 7]


@pytest.mark.parametrize(
    ("faction", "free"),
    [("atreides", 2), ("bene_gesserit", 1), ("emperor", 1), ("spacing_guild", 1), ("harkonnen", 2)],
)
def test_free_revival_by_faction(faction: str, free: int) -> None:
    t = revival().tanks(faction, 5).give(faction, spice=0)
    assert t.offers(faction) == [str(n) for n in range(free + 1)]
    assert reason(t, faction, 3) == ("why-revive-spice", ("R9.1",))


def test_revival_fremen() -> None:
    t = revival().tanks("fremen", 5).give("fremen", spice=10)
    t.refuses(3, "revive", 4)
    t.does("fremen", "revive", 3)
    assert t.side("fremen").spice == 10
    assert t.side("fremen").tanks == 2


def test_no_more_than_lie_in_the_tanks() -> None:
    t = revival().tanks("fremen", 2)
    assert t.offers("fremen") == ["0", "1", "2"]
    assert reason(t, "fremen", 3) == ("why-revive-tanks", ("R9.1",))


def test_revival_not_forced_and_limit_total() -> None:
    t = revival().tanks("harkonnen", 2).give("harkonnen", spice=9)
    assert t.offers("harkonnen") == ["0", "1", "2"]
    t.does("harkonnen", "revive", 0)
    assert t.side("harkonnen").tanks == 2
    t = revival().tanks("harkonnen", 2).give("harkonnen", spice=9).does("harkonnen", "revive", 2)
    assert t.side("harkonnen").spice == 9


def test_nobody_is_asked_without_forces_in_the_tanks() -> None:
    revival().expect("")


def test_revival_goes_in_storm_order() -> None:
    t = revival().tanks("harkonnen", 2).tanks("atreides", 2)
    t.ordered("harkonnen", "atreides", "bene_gesserit", "emperor", "fremen", "spacing_guild")
    t.expect("revive", seats=[5]).does("harkonnen", "revive", 1).expect("revive", seats=[0])


# Allies (EMP.S1, FRE.S2).


def test_revival_emperor_ally() -> None:
    t = revival().ally("emperor", "harkonnen").tanks("harkonnen", 8)
    t.give("harkonnen", spice=2).give("emperor", spice=8).does("harkonnen", "revive", 3)
    t.expect("help_revival", seats=[2]).does("emperor", "help_revival", 3)
    assert t.side("harkonnen").tanks == 2
    assert [t.side("harkonnen").spice, t.side("emperor").spice] == [0, 2]
    assert t.told("paid") == [("emperor", 6, "bank", "revival")]


def test_emperor_helps_only_as_far_as_he_can_pay() -> None:
    t = revival().ally("emperor", "harkonnen").tanks("harkonnen", 8).give("emperor", spice=3)
    t.does("harkonnen", "revive", 0)
    assert t.offers("emperor") == ["0", "1"]
    assert reason(t, "emperor", 2) == ("why-revive-spice", ("EMP.S1",))
    t = revival().ally("emperor", "harkonnen").tanks("harkonnen", 3).does("harkonnen", "revive", 2)
    assert reason(t, "emperor", 2) == ("why-revive-tanks", ("EMP.S1",))


def test_emperor_helps_fremen_too() -> None:
    t = revival().ally("emperor", "fremen").tanks("fremen", 6).does("fremen", "revive", 3)
    t.does("emperor", "help_revival", 3)
    assert t.side("fremen").tanks == 0


def test_karama_stops_the_emperors_help() -> None:
    t = revival().ally("emperor", "harkonnen").tanks("harkonnen", 8).give("fremen", hand=["karama"])
    t.does("harkonnen", "revive", 0).does("emperor", "help_revival", 3).does("fremen", "karama", "karama")
    assert t.side("harkonnen").tanks == 8
    assert t.side("emperor").spice == 10


def test_nobody_else_pays_for_an_ally() -> None:
    t = revival().ally("atreides", "harkonnen").tanks("harkonnen", 8).does("harkonnen", "revive", 0)
    t.expect("")


def test_revival_fremen_ally() -> None:
    t = revival().ally("fremen", "spacing_guild").tanks("spacing_guild", 4).give("spacing_guild", spice=0)
    t.does("fremen", "grant_revival", "grant").does("spacing_guild", "revive", 3)
    assert t.side("spacing_guild").tanks == 1
    assert t.side("spacing_guild").spice == 0


def test_fremen_may_refuse_or_be_stopped() -> None:
    t = revival().ally("fremen", "spacing_guild").tanks("spacing_guild", 4).give("spacing_guild", spice=0)
    t.does("fremen", "grant_revival", "refuse")
    assert t.offers("spacing_guild") == ["0", "1"]
    t = revival().ally("fremen", "spacing_guild").tanks("spacing_guild", 4).give("spacing_guild", spice=0)
    t.give("harkonnen", hand=["karama"]).does("fremen", "grant_revival", "grant").does("harkonnen", "karama", "karama")
    assert t.offers("spacing_guild") == ["0", "1"]


def test_a_grant_that_changes_nothing_is_not_asked_for() -> None:
    t = revival().ally("fremen", "harkonnen").tanks("harkonnen", 2)
    t.expect("revive", seats=[5])


# Special forces (R9.9).


def test_adv_special_revival() -> None:
    t = revival("advanced").tanks("emperor", 5, specials=3).give("emperor", spice=10)
    t.refuses(2, "revive_specials", 2)
    t.does("emperor", "revive", 3).expect("")  # two ordinary ones and one Sardaukar: there is no other way
    assert [t.side("emperor").tanks, t.side("emperor").tank_specials, t.side("emperor").spice] == [2, 2, 6]


def test_which_of_them_are_special_is_asked_where_it_is_open() -> None:
    t = revival("advanced").tanks("emperor", 6, specials=3).give("emperor", spice=10).does("emperor", "revive", 3)
    assert t.offers("emperor") == ["0", "1"]
    t.refuses(2, "revive_specials", 2)
    t.does("emperor", "revive_specials", 0)
    assert t.side("emperor").tank_specials == 3


def test_too_few_ordinary_forces_limit_the_number() -> None:
    t = revival("advanced").tanks("emperor", 3, specials=3).give("emperor", spice=10)
    assert t.offers("emperor") == ["0", "1"]
    assert reason(t, "emperor", 2) == ("why-revive-specials", ("R9.1", "R9.9"))


def test_one_fedaykin_a_round_with_all_help_together() -> None:
    t = revival("advanced").ally("emperor", "fremen").tanks("fremen", 6, specials=3)
    t.does("fremen", "revive", 1).does("fremen", "revive_specials", 1)
    assert t.side("fremen").tank_specials == 2
    t.does("emperor", "help_revival", 3)  # none of them special: nothing to ask
    assert [t.side("fremen").tanks, t.side("fremen").tank_specials] == [2, 2]
    conserved(t.table)


# Leaders (R9.4-R9.8).


def test_leader_revival_closed() -> None:
    t = revival().kill(*ATREIDES[:4]).give("atreides", spice=20)
    t.expect("")


def test_leader_revival_open() -> None:
    t = revival().kill(*ATREIDES).give("atreides", spice=20).play("revival", "end_round", ("begin_phase", 4), "revival")
    t.edit(lambda s: setattr(s, "round", 10))  # so that no new round begins by itself
    assert t.offers("atreides") == ["pass", *ATREIDES]
    t.does("atreides", "revive_leader", "lady_jessica")
    assert t.told("paid") == [("atreides", 5, "bank", "revival")]
    assert t.offers("atreides") == ["pass", "thufir_hawat", "gurney_halleck", "duncan_idaho", "dr_yueh"]
    assert reason(t, "atreides", "lady_jessica") == ("why-leader-alive", ("R9.4",))
    t.does("atreides", "revive_leader", "dr_yueh").expect("")  # next round, although Jessica is back
    assert t.side("atreides").spice == 14


def test_only_one_leader_a_round() -> None:
    t = revival().kill(*ATREIDES).give("atreides", spice=20).does("atreides", "revive_leader", "lady_jessica")
    t.expect("")


def test_leader_revival_stays_open_until_all_are_back() -> None:
    t = revival().kill("dr_yueh").edit(lambda s: setattr(s.sides[0], "leaders_open", True))
    t.does("atreides", "revive_leader", "dr_yueh")
    assert not t.side("atreides").leaders_open


def test_leader_revival_closes_when_others_brought_the_last_one_back() -> None:
    t = revival().edit(lambda s: setattr(s.sides[0], "leaders_open", True)).expect("")
    assert not t.side("atreides").leaders_open


def test_leaders_that_cannot_be_paid_for() -> None:
    t = revival().kill(*ATREIDES).give("atreides", spice=3)
    assert t.offers("atreides") == ["pass", "duncan_idaho", "dr_yueh"]
    assert reason(t, "atreides", "lady_jessica") == ("why-leader-spice", ("R9.4",))
    assert reason(t, "atreides", "caid") == ("why-leader-foreign", ("R9.4",))
    assert reason(t, "atreides", "kwisatz_haderach") == ("why-kwisatz_haderach", ())


def test_leader_second_death() -> None:
    """Lady Jessica, revived once, is killed in battle; then it is the revival phase."""
    t = meet("arrakeen.9", factions=("harkonnen", "atreides"), harkonnen=5, atreides=3)
    t.kill("thufir_hawat", "gurney_halleck", "duncan_idaho", "dr_yueh").give("harkonnen", hand=["chaumas"])
    t.edit(lambda s: s.leader_deaths.__setitem__(LEADER_OF["lady_jessica"], 1)).give("atreides", spice=20)
    t.play("battles", "revival")
    both_plan(t, harkonnen={"dial": 5, "leader": "feyd_rautha", "weapon": "chaumas"}, atreides=(0, "lady_jessica"))
    while t.table.waiting(None).kind != "revive_leader":
        ask = t.table.pending[0]
        t.answer(ask.seat, ask.kind, "pass" if "pass" in t.offered(ask.seat) else str(ask.options[0]))
    assert state_of(t, "lady_jessica") == DEAD_TWICE
    assert reason(t, "atreides", "lady_jessica") == ("why-leader-face-down", ("R9.7",))
    t.does("atreides", "revive_leader", "thufir_hawat")
    assert state_of(t, "thufir_hawat") == READY


def test_leader_revival_with_captive() -> None:
    t = captured(revival("advanced").kill(*EMPEROR[:4]), "bashar").give("emperor", spice=6)
    t.does("emperor", "revive_leader", "hasimir_fenring")
    assert t.side("emperor").spice == 0
    assert state_of(t, "hasimir_fenring") == READY


def test_captives_do_not_open_revival_for_harkonnen() -> None:
    """R19.10 holds for Harkonnen too: a captive in their hands is no leader of their own."""
    t = captured(revival("advanced").kill("feyd_rautha", "glossu_rabban"), "bashar").expect("")
    assert not t.side("harkonnen").leaders_open


def test_leader_full_cycle() -> None:
    t = face_down(revival(), *FREMEN).give("fremen", spice=7).expect("revive_leader", seats=[3])
    assert t.told("leaders_turned_up", ever=True) == [("fremen",)]
    t.does("fremen", "revive_leader", "stilgar")
    assert t.side("fremen").spice == 0
    assert [state_of(t, name) for name in FREMEN] == [READY, DEAD, DEAD, DEAD, DEAD]


def test_full_cycle_without_captives() -> None:
    t = captured(face_down(revival("advanced"), *FREMEN[1:]), "stilgar").give("fremen", spice=7)
    t.does("fremen", "revive_leader", "chani")
    assert state_of(t, "otheym") == DEAD


def test_face_down_leaders_wait_for_the_last_one() -> None:
    t = face_down(revival(), *FREMEN[1:]).kill("stilgar").give("fremen", spice=20)
    assert t.offers("fremen") == ["pass", "stilgar"]
    assert reason(t, "fremen", "chani") == ("why-leader-face-down", ("R9.7",))
    t = face_down(revival(), *FREMEN[1:]).give("fremen", spice=20).expect("")  # one is alive: nobody to revive


def test_leader_revived_traitor() -> None:
    t = meet("carthag.10", factions=("emperor", "harkonnen"), emperor=4, harkonnen=1)
    t.give("harkonnen", spice=0, traitors=["caid"])
    t.edit(lambda s: s.leader_deaths.__setitem__(LEADER_OF["caid"], 1))  # called in round 3, revived in round 6
    both_plan(t, emperor=(2, "caid"), harkonnen=(0, "umman_kudu"))
    t.does("harkonnen", "traitor", "call").all_pass("traitor")
    assert t.side("harkonnen").spice == 3
    assert t.forces_in("harkonnen", "carthag") == 1
    assert t.forces_in("emperor", "carthag") == 0


def test_kwisatz_haderach_is_revived_like_a_leader() -> None:
    t = (
        revival("advanced")
        .kill(*ATREIDES)
        .give("atreides", spice=2)
        .edit(lambda s: setattr(s, "kwisatz_haderach", DEAD))
    )
    assert t.offers("atreides") == ["pass", "duncan_idaho", "dr_yueh", "kwisatz_haderach"]
    t.does("atreides", "revive_leader", "kwisatz_haderach").expect("")  # it was the leader of this round
    assert t.state.kwisatz_haderach == READY
    assert t.side("atreides").spice == 0
    assert t.side("atreides").leaders_open


def test_kwisatz_haderach_waits_until_leader_revival_is_open() -> None:
    revival("advanced").kill("dr_yueh").edit(lambda s: setattr(s, "kwisatz_haderach", DEAD)).expect("")


# EMP.K1.


def test_adv_emperor_karama() -> None:
    t = revival("advanced").give("emperor", spice=0, hand=["karama"]).tanks("emperor", 8)
    t.does("emperor", "karama_revival", 3).does("emperor", "revive", 1)
    assert t.side("emperor").tanks == 4
    assert t.side("emperor").spice == 0
    assert t.side("emperor").power_used


def test_emperor_karama_revives_a_leader_while_others_live() -> None:
    t = revival("advanced").give("emperor", spice=0, hand=["karama"]).kill("caid", "burseg")
    assert t.offers("emperor") == ["pass", "caid", "burseg"]
    assert reason(t, "emperor", "bashar") == ("why-leader-alive", ("R9.4",))
    assert reason(t, "emperor", 1) == ("why-revive-tanks", ("EMP.K1",))
    t.does("emperor", "karama_revival", "caid").expect("")
    assert state_of(t, "caid") == READY


def test_leaders_that_all_lie_face_down_turn_up_before_the_emperor_is_asked() -> None:
    t = revival("advanced").give("emperor", spice=0, hand=["karama"])
    t.kill(*EMPEROR)
    t.edit(lambda s: s.leader_state.__setitem__(slice(10, 15), [DEAD_TWICE] * 5))
    assert "caid" in t.offers("emperor")  # R9.7


def test_emperor_is_asked_whether_or_not_he_holds_a_karama() -> None:
    t = revival("advanced").give("emperor", hand=["kulon"]).tanks("emperor", 8)
    assert t.offers("emperor") == ["pass"]
    assert reason(t, "emperor", 3) == ("why-card-not-held", ("EMP.K1", "T24.4"))
    t.does("emperor", "karama_revival", "pass").expect("revive")


def test_emperor_karama_counts_sardaukar() -> None:
    t = revival("advanced").give("emperor", spice=9, hand=["karama"]).tanks("emperor", 6, specials=2)
    t.does("emperor", "karama_revival", 3).does("emperor", "revive_specials", 1)
    assert t.offers("emperor") == ["0", "1", "2"]  # the other Sardaukar has to wait
    t.does("emperor", "revive", 2)
    assert [t.side("emperor").tanks, t.side("emperor").tank_specials] == [1, 1]
    conserved(t.table)


def test_no_karama_power_in_the_base_game_or_twice() -> None:
    t = revival().give("emperor", hand=["karama"]).tanks("emperor", 8)
    t.expect("revive")
    t = revival("advanced").give("emperor", hand=["karama"]).tanks("emperor", 8)
    t.edit(lambda s: setattr(s.sides[2], "power_used", True)).expect("revive")


def test_words() -> None:
    words = english()
    t = revival("advanced").ally("emperor", "fremen").tanks("fremen", 6, specials=2).kill(*FREMEN[1:], *EMPEROR[2:])
    face_down(t, "stilgar").give("emperor", hand=["karama"]).tanks("emperor", 3, specials=1)
    t.kill(*ATREIDES).edit(lambda s: setattr(s, "kwisatz_haderach", DEAD)).give("fremen", spice=9)
    speak(words, t)
    t.does("atreides", "revive_leader", "kwisatz_haderach")
    speak(words, t)
    t.does("emperor", "karama_revival", 2)
    speak(words, t)
    t.does("emperor", "revive_specials", 1)
    speak(words, t)
    t.does("emperor", "revive", 1)
    speak(words, t)
    t.does("fremen", "revive", 2)
    speak(words, t)
    t.does("fremen", "revive_specials", 1)
    speak(words, t)
    t.does("emperor", "help_revival", 2)
    speak(words, t)
    t.does("fremen", "revive_leader", "jamis")
    narrated(words, t)
    t = revival().ally("fremen", "spacing_guild").tanks("spacing_guild", 4)
    speak(words, t)
    narrated(words, t.does("fremen", "grant_revival", "grant"))
    narrated(words, face_down(revival(), *FREMEN).expect("revive_leader"))
    speak(words, revival().tanks("fremen", 5))
    speak(words, revival("advanced").tanks("emperor", 3, specials=3))
    fluent(words)
