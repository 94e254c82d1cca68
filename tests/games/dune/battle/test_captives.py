"""Captured leaders (HAR.A1)."""

from __future__ import annotations

import pytest
from tests.games.dune.battling import accepts, both_plan, dead, fight, fought, meet, to_plans
from tests.games.dune.saying import english, fluent, narrated, speak
from tests.games.dune.tables import DuneTable, dune

from kanly.games.dune.anytime.face_down import bury, seen_dead
from kanly.games.dune.facts.factions import ATREIDES, EMPEROR, HARKONNEN
from kanly.games.dune.facts.leaders import LEADER_OF
from kanly.games.dune.facts.map import TERRITORY_OF
from kanly.games.dune.table.state import DEAD, DEAD_TWICE, READY
from kanly.kernel import Ask

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


@pytest.mark.parametrize("free", [False, True])
def test_adv_captive_used_is_returned(free: bool) -> None:
    t = meet("arrakeen.9", "advanced", settings={"caller_leader_free": free}, harkonnen=3, emperor=2)
    captive(t, "lady_jessica").give("harkonnen", traitors=["caid"])
    both_plan(t, harkonnen=(1, "lady_jessica", 1), emperor=(1, "caid", 1))
    t.does("harkonnen", "traitor", "call").does("emperor", "traitor", "pass")
    t.does("harkonnen", "capture", "pass")
    assert t.forces("harkonnen", "arrakeen.9") == 3
    assert t.side("harkonnen").spice == 10 + 3  # nothing paid for support
    assert t.state.leader_holder[LEADER_OF["lady_jessica"]] == ATREIDES
    assert t.told("leader_returned", ever=True) == [("atreides", "lady_jessica")]


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


# Who was killed face down is known to the Harkonnen and the owner only (HAR.A1).

EMPERORS = ("hasimir_fenring", "captain_aramsham", "caid", "burseg", "bashar")
POOL = ("captain_aramsham", "caid", "burseg")  # who could have been drawn in `won`


def states(t: DuneTable, faction: str | None, names: tuple[str, ...] = POOL) -> list[str]:
    """How a faction (None: a spectator) sees these leaders."""
    view = t.table.view(None if faction is None else t.side(faction).seat)
    return [view["leaders"][name]["state"] for name in names]


def buried(t: DuneTable, *leaders: str, territory: str = "polar_sink") -> DuneTable:
    """At the start: the Harkonnen have killed these leaders face down."""
    for name in leaders:
        bury(t.start, LEADER_OF[name], TERRITORY_OF[territory])
    return t


def heard(t: DuneTable, faction: str | None) -> str:
    """Everything that a faction has heard of, as one text."""
    return " ".join(str(event) for event in t.table.events(None if faction is None else t.side(faction).seat))


def worlds(t: DuneTable, faction: str, count: int = 40) -> list[frozenset[int]]:
    """The dead leaders in worlds that a faction cannot tell apart."""
    seat = t.side(faction).seat
    states = [t.table.redeal(seat, i).state.leader_state for i in range(count)]  # type: ignore[attr-defined]
    return [frozenset([i for i in range(30) if state[i] != READY]) for state in states]


def killed() -> tuple[DuneTable, str]:
    """The Harkonnen have killed a leader; the next battle begins."""
    t = won()
    name = drawn(t)
    return t.does("harkonnen", "captive", "kill"), name


def test_only_the_two_see_who_is_drawn() -> None:
    t = won()
    name = drawn(t)
    seen = {f: t.table.view(t.side(f).seat)["battle"]["drawn"] for f in ("harkonnen", "emperor", "atreides")}
    assert seen == {"harkonnen": name, "emperor": name, "atreides": "?"}
    assert t.table.view(None)["battle"]["drawn"] == "?"
    assert name in heard(t, "emperor")
    alike = {t.table.redeal(0, i).state.battle.drawn for i in range(40)}  # type: ignore[attr-defined]
    assert alike == {LEADER_OF[leader] for leader in POOL}
    assert {t.table.redeal(2, i).state.battle.drawn for i in range(9)} == {LEADER_OF[name]}  # type: ignore[attr-defined]


def test_only_the_two_see_who_is_killed_face_down() -> None:
    t, name = killed()
    for faction in ("atreides", "fremen", None):
        assert states(t, faction) == ["unknown"] * 3
        assert f"'{name}'" not in heard(t, faction).replace("plan", "").split("leader_drawn")[1]
    for faction in ("harkonnen", "emperor"):
        assert states(t, faction) == ["dead" if leader == name else "ready" for leader in POOL]
        assert f"'leader_killed', ('emperor', '{name}')" in heard(t, faction)
    assert states(t, "atreides", ("hasimir_fenring", "bashar")) == ["dead", "ready"]
    assert t.table.view(0)["factions"]["emperor"]["face_down"] == 1
    assert t.told("leader_buried", ever=True) == [("harkonnen", "emperor")]


def test_where_a_leader_fought_does_not_show_that_he_is_gone() -> None:
    tables = [won(seed) for seed in range(12)]
    t = next(t for t in tables if drawn(t) == "captain_aramsham").does("harkonnen", "captive", "kill")
    assert t.table.view(0)["leaders"]["captain_aramsham"]["fought"] == "arrakeen"


def test_redealt_worlds_bury_another_one() -> None:
    t, name = killed()
    fenring = LEADER_OF["hasimir_fenring"]
    assert set(worlds(t, "atreides")) == {frozenset([fenring, LEADER_OF[leader]]) for leader in POOL}
    for faction in ("harkonnen", "emperor"):
        assert set(worlds(t, faction)) == {frozenset([fenring, LEADER_OF[name]])}


def test_who_is_captured_lies_open_and_who_is_let_go_does_not_show() -> None:
    t = won()
    name = drawn(t)
    t.does("harkonnen", "captive", "capture")
    assert t.told("leader_captured", ever=True) == [("harkonnen", name)]
    assert t.table.view(0)["leaders"][name]["holder"] == "harkonnen"
    t = won()
    drawn(t)
    t.does("harkonnen", "captive", "pass")
    assert states(t, "atreides") == ["ready"] * 3
    assert t.told("leader_let_go", ever=True) == [("harkonnen", "emperor")]


def test_who_is_seen_in_a_battle_is_not_the_one_who_was_killed() -> None:
    t = buried(meet("arrakeen.9", "advanced", emperor=3, fremen=3), "caid")
    to_plans(t)
    assert states(t, "fremen", EMPERORS) == ["unknown"] * 5
    both_plan(t, emperor=(0, "burseg"), fremen=(0, "jamis"))
    assert states(t, "fremen", EMPERORS) == ["unknown", "unknown", "unknown", "ready", "unknown"]
    assert LEADER_OF["burseg"] not in frozenset().union(*worlds(t, "fremen"))


def test_when_only_one_is_left_he_must_be_the_one() -> None:
    t = buried(meet("arrakeen.9", "advanced", emperor=3, fremen=3).kill(*EMPERORS[:3]), "bashar")
    assert states(to_plans(t), "atreides", EMPERORS[3:]) == ["unknown"] * 2
    both_plan(t, emperor=(0, "burseg"), fremen=(0, "jamis"))
    assert states(t, "atreides", EMPERORS[3:]) == ["ready", "dead"]
    assert t.state.buried == []


def test_who_has_no_leader_to_announce_tells_who_is_dead() -> None:
    t = buried(meet("arrakeen.9", "advanced", emperor=3, fremen=3).kill(*EMPERORS[:3]), "bashar")
    fought(t, "burseg", "carthag")
    t.edit(lambda s: s.buried.__setitem__(0, (LEADER_OF["bashar"], 0b11 << LEADER_OF["burseg"])))
    to_plans(t)
    assert t.table.view(0)["battle"]["leaderless"] == ["emperor"]
    assert states(t, "atreides", EMPERORS[3:]) == ["ready", "dead"]


def test_an_answer_about_the_leader_holds_in_every_world() -> None:
    t = buried(meet("arrakeen.9", "advanced", emperor=3, atreides=3), "caid")
    to_plans(t, "prescience").does("atreides", "prescience", "leader").all_pass("karama")
    t.does("emperor", "prescience_answer", "burseg")
    assert len(set(worlds(t, "atreides"))) == 4  # Caid or three others, but not Burseg
    assert LEADER_OF["burseg"] not in frozenset().union(*worlds(t, "atreides"))


def test_several_may_lie_face_down_and_one_comes_back() -> None:
    t = buried(dune("advanced"), "caid", "burseg").in_phase("bidding").give("emperor", hand=["tleilaxu_ghola"])
    t.play("bidding").all_pass("karama")
    assert len(set(worlds(t, "fremen", 200))) == 10  # two of five
    t.does("emperor", "ghola", "leader:caid")
    assert t.told("leader_revived") == [("emperor", "caid")]
    assert states(t, "fremen", EMPERORS) == ["unknown", "unknown", "ready", "unknown", "unknown"]
    assert len(set(worlds(t, "fremen", 100))) == 4


def test_graves_that_nobody_can_tell_apart() -> None:
    """Of {caid, burseg} one died, of {caid, burseg, bashar} another: when Burseg comes back, Caid or Bashar is left."""
    t = dune("advanced").kill("hasimir_fenring", "captain_aramsham")
    fought(t, "bashar", "carthag")
    buried(t, "caid")
    t.edit(lambda s: s.leader_at.__setitem__(LEADER_OF["bashar"], -1))
    buried(t, "burseg").edit(lambda s: seen_dead(s, LEADER_OF["burseg"]))
    assert [mask.bit_count() for _, mask in t.state.buried] == [2]
    assert states(t, None, EMPERORS[2:]) == ["unknown", "dead", "unknown"]


def test_nobody_learns_from_a_question_whether_somebody_can_be_revived() -> None:
    """Burseg has died before and cannot come back yet, but the others must not see that it was he."""
    asked = []
    for name in ("burseg", "caid"):
        t = dune("advanced").give("emperor", spice=9, hand=["shield"]).play("revival")
        t.edit(lambda s: s.leader_deaths.__setitem__(LEADER_OF["burseg"], 1))
        t.edit(lambda s: setattr(s.sides[EMPEROR], "leaders_open", True))
        buried(t, name)
        kinds = []
        while not t.table.over:
            kinds.append((t.table.waiting(None).kind, t.offers("emperor")[1:]))
            t.passes()
        asked.append(kinds)
    assert [kind for kind, _ in asked[0]] == [kind for kind, _ in asked[1]] == ["karama_revival", "revive_leader"]
    assert [asked[0][1][1], asked[1][1][1]] == [[], ["caid"]]


def test_nobody_learns_from_the_harkonnen_being_asked_whether_somebody_is_left() -> None:
    t = meet("arrakeen.9", "advanced", harkonnen=5, emperor=2).kill(*EMPERORS[:2]).give("harkonnen", spice=5)
    t.give("emperor", hand=["cheap_hero"])
    fought(buried(t, "caid", "burseg"), "bashar", "carthag")
    both_plan(t, harkonnen=(5, "feyd_rautha", 5), emperor=(0, "cheap_hero"))
    t.all_pass("traitor").expect("capture")  # for all the others know, Caid or Burseg may be alive
    assert t.offers("harkonnen") == ["pass"]
    assert t.why_not("harkonnen", "draw").rules == ("HAR.A1",)


def test_a_refusal_does_not_tell_who_is_dead() -> None:
    t = buried(meet("arrakeen.9", "advanced", atreides=3, fremen=3), "caid")
    to_plans(t).does("atreides", "plan_dial", 0)
    assert {t.why_not("atreides", name).id for name in EMPERORS} == {"why-leader-not-yours"}


def test_words() -> None:
    words = english()
    t = won()
    drawn(t)
    speak(words, t)
    narrated(words, t.does("harkonnen", "captive", "kill"))
    t = won()
    drawn(t)
    narrated(words, t.does("harkonnen", "captive", "pass"))
    t = won().expect("capture")
    words.say(t.table.rules.why_not(t.table.play, Ask(5, "capture", ["pass"]), "draw"))
    fluent(words)
