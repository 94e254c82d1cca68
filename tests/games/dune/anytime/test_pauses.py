"""Pauses (R4.7): when they come, who is asked, what may be done in them, and asking for one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.dune.battling import meet, to_plans
from tests.games.dune.saying import english, fluent, narrated, reason_unasked, speak
from tests.games.dune.tables import ALL, DuneTable, conserved, dune

from kanly.games.dune.game import GAME
from kanly.kernel import Scene, Table

ORDER = ("emperor", "fremen", "spacing_guild", "harkonnen", "atreides", "bene_gesserit")


def mentat(settings: Mapping[str, Any] | None = None, factions: tuple[str, ...] = ORDER) -> DuneTable:
    """Nobody wins in round 3; the Guild holds a Truthtrance."""
    t = dune(factions=factions, settings=settings).clear().ordered(*factions).in_round(3).in_phase("mentat")
    return t.give(factions[2], hand=["truthtrance"]).play("mentat")


def bidding(settings: Mapping[str, Any] | None = None) -> DuneTable:
    return dune(settings=settings).ordered(*ORDER).in_phase("bidding").play("bidding", ("begin_phase", 4), "revival")


# In the mentat pause.


def test_mentat_pause_moment() -> None:
    t = mentat().expect("pause")
    t.does("emperor", "bribe", "emperor:fremen:3").does("fremen", "bribe_answer", "accept:emperor:fremen")
    t.does("spacing_guild", "truthtrance", "harkonnen").does("spacing_guild", "trance", "spice:10")
    assert t.told("answered") == [("harkonnen", "yes")]
    t.all_ready().expect("")
    assert (t.side("fremen").spice, t.side("fremen").bribes) == (3, 3)
    again = mentat().edit(lambda s: setattr(s.sides[3], "bribes", 3)).expect("pause")  # the next one
    assert (again.side("fremen").spice, again.side("fremen").bribes) == (3 + 3, 0)
    assert mentat({"pauses": "none"}).table.over


def test_everybody_is_asked_in_storm_order() -> None:
    t = mentat()
    asked: list[str] = []
    while not t.table.over:
        asked += t.asked()
        assert t.table.view(None)["pause"] == {"place": "mentat", "ready": [ORDER.index(name) for name in asked[:-1]]}
        t.answer(t.table.pending[0].seat, "pause", "ready")
    assert tuple(asked) == ORDER
    assert t.table.view(None)["pause"] is None


def test_nobody_is_asked_when_the_game_is_won() -> None:
    t = dune().clear().in_round(3).in_phase("mentat")
    for node in ("arrakeen.9", "carthag.10", "tueks_sietch.4"):
        t.place("emperor", node, 1)
    assert t.play("mentat").table.over


def test_who_is_made_an_offer_is_asked_once_more() -> None:
    t = mentat().answer(0, "pause", "ready").answer(1, "pause", "ready")
    t.does("harkonnen", "bribe", "harkonnen:emperor:2")
    for seat in (2, 3, 4, 5):
        t.answer(seat, "pause", "ready")
    t.expect("pause", [0]).does("emperor", "bribe_answer", "accept:harkonnen:emperor")
    t.answer(0, "pause", "ready").expect("")
    conserved(t.table)


def test_programs_are_ready_at_once() -> None:
    rules = GAME.rules(GAME.set_up(6))
    t = mentat()
    table = Table(rules, "programs", programs=0b111101, state=t.start.copy())
    table.run(None)
    assert [(ask.seat, ask.kind) for ask in table.pending] == [(1, "pause")]
    table.choose(1, "ready")
    assert table.over


def alone(t: DuneTable, faction: str, *scenes: Scene | str) -> list[str]:
    """What is asked of somebody alone with programs who is spared questions without a choice."""
    s = t.start.copy()
    s.agenda = [scene if isinstance(scene, tuple) else (scene,) for scene in reversed(scenes)]
    table = Table(t.rules, "alone", programs=0b111111, state=s)
    seat = t.side(faction).seat
    table.people = 1 << seat
    table.run(None)
    assert all(ask.seat == seat for ask in table.pending)
    return [ask.kind for ask in table.pending]


def poor() -> DuneTable:
    """Nobody has any spice; the Guild holds a Truthtrance."""
    t = dune(factions=ORDER).clear().ordered(*ORDER).in_round(3).give("spacing_guild", hand=["truthtrance"])
    for name in ORDER:
        t.give(name, spice=0)
    return t


def test_a_pause_for_somebody_alone_who_can_do_something() -> None:
    t = poor().in_phase("mentat")
    assert alone(t, "emperor", "mentat") == []
    assert alone(t, "spacing_guild", "mentat") == ["pause"]  # for the Truthtrance
    assert alone(t.give("emperor", spice=1), "emperor", "mentat") == ["pause"]  # for a bribe


def test_a_pause_that_somebody_alone_has_asked_for() -> None:
    t = poor().in_phase("charity")
    assert alone(t, "emperor", ("pause", "charity")) == []
    assert alone(t.edit(lambda s: s.pauses.append("charity")), "emperor", ("pause", "charity")) == ["pause"]


def test_two_players_with_two_factions_are_asked_once_each() -> None:
    t = dune(factions=("atreides", "harkonnen", "fremen", "emperor"), seats=2).clear().in_round(3).in_phase("mentat")
    t.play("mentat").answer(0, "pause", "ready").answer(1, "pause", "ready").expect("")


# In every phase.


def places(t: DuneTable) -> list[str]:
    """The places of the pauses of a whole round; everything else is passed over."""
    out: list[str] = []
    while not t.table.over and t.state.round < 3:
        waiting = t.table.waiting(None)
        if waiting.kind == "pause":
            place = t.table.view(None)["pause"]["place"]
            if out[-1:] != [place]:
                out.append(place)
        ask = t.table.pending[0]
        option = "pass" if "pass" in ask.options else ask.options[0]
        t.table.choose(ask.seat, option, ask.kind)
    return out


@pytest.mark.parametrize(
    ("pauses", "found"),
    [
        ("none", []),
        ("mentat", ["mentat"]),
        ("every_phase", ["storm_number", "storm", "spice_blow", "charity", "revival", "collection", "mentat"]),
    ],
)
def test_when_there_are_pauses(pauses: str, found: list[str]) -> None:
    t = dune(settings={"pauses": pauses}).in_round(1).stack_spice("spice_red_chasm").play("play_round")
    assert places(t) == found


def test_bribing_the_holder_of_weather_control_during_the_storm() -> None:
    t = mentat().give("fremen", hand=["weather_control"]).play("mentat", ("begin_phase", 0), "storm")
    t.does("emperor", "ask_pause", "storm_number").all_ready()
    for _ in range(2):
        ask = t.table.pending[0]
        t.answer(ask.seat, "storm_dial", 3)
    t.expect("pause")
    assert t.state.storm_move == 6
    t.does("emperor", "bribe", "emperor:fremen:3").does("fremen", "bribe_answer", "accept:emperor:fremen").all_ready()
    t.expect("storm_card").does("fremen", "storm_card", "weather_control")


# Asking for one.


def test_a_pause_opens_once_the_question_is_answered() -> None:
    t = bidding().does("harkonnen", "ask_pause", "now")
    assert t.told("pause_asked") == [("harkonnen", "now")]
    assert t.table.view(None)["pauses"] == ["now"]
    t.expect("bid").does("emperor", "bid", 1).expect("pause")
    assert t.told("pause") == [("now",)]
    t.does("fremen", "bribe", "fremen:emperor:1").all_ready().expect("bid")
    assert t.asked() == {"fremen": "bid"}
    assert t.state.auction is not None
    assert t.state.auction.high == 1  # nothing was lost


def test_the_one_who_is_asked_may_ask_for_a_pause_too() -> None:
    bidding().does("emperor", "ask_pause", "now").does("emperor", "bid", "pass").expect("pause")


def test_no_pause_between_plans_and_outcome() -> None:
    t = meet("carthag.10", fremen=4, emperor=5).in_phase("battles").play("next_battle")
    to_plans(t, "ready")
    t.does("fremen", "ready", "ready").does("fremen", "ask_pause", "now")
    t.does("emperor", "ready", "ready").expect("pause").all_ready().expect("battle_plan")
    t = meet("carthag.10", fremen=4, emperor=5).in_phase("battles").play("next_battle")
    to_plans(t)
    assert all(t.unasked(seat) == {} for seat in range(6))


def test_a_pause_waits_for_what_is_being_resolved() -> None:
    t = dune("advanced").ordered("harkonnen", *[name for name in ALL if name != "harkonnen"]).in_phase("bidding")
    t.give("harkonnen", hand=["karama"]).give("emperor", hand=["shield"]).play("bidding").all_pass("karama")
    t.expect("exchange").does("fremen", "ask_pause", "now")
    t.does("harkonnen", "exchange", "emperor").does("harkonnen", "exchange_count", 1).expect("exchange_return")
    t.does("harkonnen", "exchange_return", "shield").expect("pause")


def test_why_no_pause() -> None:
    once = ("R4.7", "R21.22")
    t = bidding().does("emperor", "ask_pause", "now")
    assert reason_unasked(t, "emperor", "ask_pause", "charity") == ("why-pause-once", once)
    assert reason_unasked(t, "fremen", "ask_pause", "now") == ("why-pause-asked", once)
    t = bidding({"pauses": "none"})
    assert reason_unasked(t, "fremen", "ask_pause", "now") == ("why-pause-never", once)
    t = bidding({"pauses": "every_phase"})
    assert reason_unasked(t, "fremen", "ask_pause", "revival") == ("why-pause-always", once)
    t = mentat()
    assert reason_unasked(t, "fremen", "ask_pause", "now") == ("why-pause-asked", once)
    t = bidding().edit(lambda s: setattr(s, "phase", -1))
    assert reason_unasked(t, "fremen", "ask_pause", "now") == ("why-not-now", ("R4.4", "R4.6"))


def test_a_new_round_gives_everybody_another_request() -> None:
    t = bidding().does("emperor", "ask_pause", "charity")
    assert t.state.pausers == [t.side("emperor").seat]
    t = dune().edit(lambda s: s.pausers.append(0)).in_round(1).play("play_round")
    assert t.state.pausers == []


def test_words() -> None:
    words = english()
    for options in ({"pauses": "none"}, {"pauses": "mentat"}, {"pauses": "every_phase"}):
        t = bidding(options)
        speak(words, t, "ask_pause")
        if options["pauses"] != "none":
            t.does("emperor", "ask_pause", "now")
            speak(words, t, "ask_pause")
            t.does("emperor", "bid", "pass")
            speak(words, t, "ask_pause")
            narrated(words, t)
    fluent(words)
