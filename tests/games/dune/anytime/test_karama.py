"""Karama: stopping powers, worthless cards as Karama, and what cannot be stopped."""

from __future__ import annotations

import pytest
from tests.games.dune.battling import dial_options, meet, to_plans
from tests.games.dune.saying import english, fluent, narrated, reason, speak
from tests.games.dune.tables import DuneTable, dune

from kanly.games.dune.anytime.karama import power_open, power_ready, stopped, use_power
from kanly.games.dune.facts.factions import NEVER, POWERS
from kanly.games.dune.facts.map import NODE_OF, TERRITORY_OF
from kanly.games.dune.table.state import Blow


def charity_table(**settings: str) -> DuneTable:
    """The Bene Gesserit are about to get their charity (BG.A2)."""
    t = dune("advanced", settings=settings).give("bene_gesserit", spice=9)
    return t.ordered("bene_gesserit", "atreides", "emperor", "fremen", "spacing_guild", "harkonnen")


def test_everybody_else_with_cards_is_asked() -> None:
    t = charity_table().give("atreides", hand=["karama"]).give("fremen", hand=["shield"])
    t.give("bene_gesserit", hand=["karama"]).play("charity")
    t.expect("karama", seats=[0, 3])
    assert t.offers("atreides") == ["karama", "pass"]
    assert t.offers("fremen") == ["pass"]


def test_nobody_is_asked_once_both_karamas_are_discarded() -> None:
    t = dune("advanced", factions=("atreides", "emperor", "harkonnen")).give("atreides", hand=["shield"])
    t.give("emperor", hand=["karama"]).give("harkonnen", hand=["karama"])
    t.edit(lambda s: s.treachery_discard.extend([s.sides[2].hand.pop(), s.sides[5].hand.pop()]))
    t.give("emperor", spice=5, hand=["lasgun"]).play("bidding")
    t.expect("bid")


def test_first_in_storm_order_counts() -> None:
    t = charity_table().give("harkonnen", hand=["karama"]).give("fremen", hand=["karama"]).play("charity")
    t.does("harkonnen", "karama", "karama").does("fremen", "karama", "karama")
    assert t.told("power_stopped") == [("fremen", "bene_gesserit", "BG.A2")]
    assert t.hand("harkonnen") == ["karama"]
    assert t.side("bene_gesserit").spice == 9


def test_karama_vs_karama() -> None:
    for power in POWERS:
        if power.id.split(".")[1][0] == "K":
            assert power.cancel == NEVER
    t = dune("advanced").give("emperor", hand=["karama"]).give("harkonnen", hand=["karama"]).tanks("emperor", 4)
    t.play("karama_revival").does("emperor", "karama_revival", 3)
    assert t.side("emperor").tanks == 1  # nobody was asked whether to stop it
    assert t.table.over


@pytest.mark.parametrize("power", [power.id for power in POWERS if power.cancel == NEVER])
def test_powers_that_nothing_stops(power: str) -> None:
    t = dune("advanced").give("harkonnen", hand=["karama"]).give("emperor", hand=["karama"]).play("charity")
    flow = stopped(t.table.play, power)
    with pytest.raises(StopIteration) as end:
        next(flow)
    assert end.value.value is False


def test_karama_advanced_advantage() -> None:
    t = meet("carthag.10", "advanced", fremen=4, emperor=3).give("fremen", spice=1).give("emperor", hand=["karama"])
    t.does("fremen", "battle", "carthag.10")
    while t.table.waiting(None).context != ("FRE.A6", "fremen"):
        t.all_pass("karama") if t.table.waiting(None).kind == "karama" else to_plans(t, "karama")
    t.does("emperor", "karama", "karama")
    to_plans(t, "ready")  # before the plans are made
    assert t.state.battle is not None
    assert not t.state.battle.plans
    assert max(float(dial) for dial in dial_options(t, "fremen")) == 2.5


def test_adv_bg_worthless_karama() -> None:
    t = dune("advanced", factions=("fremen", "bene_gesserit", "emperor")).give("bene_gesserit", hand=["kulon"])
    t.give("fremen", spice=3, hand=["karama"]).give("emperor", spice=3).ordered("fremen", "bene_gesserit", "emperor")
    t.play("bidding").does("fremen", "bid", 3).does("bene_gesserit", "bid", "pass").does("emperor", "bid", "pass")
    t.does("fremen", "payment", "spice")
    t.expect("karama", seats=[0, 1]).does("fremen", "karama", "pass").does("bene_gesserit", "karama", "kulon")
    assert t.told("worthless_karama") == [("bene_gesserit", "kulon")]
    t.expect("karama", seats=[0]).does("fremen", "karama", "karama")
    assert t.told("power_stopped") == [("fremen", "bene_gesserit", "BG.A3")]
    assert [t.hand("bene_gesserit"), len(t.hand("fremen"))] == [[], 1]
    assert t.side("emperor").spice == 6


def test_worthless_karama_works_when_nobody_stops_it() -> None:
    t = dune("advanced", factions=("fremen", "bene_gesserit", "emperor")).give("bene_gesserit", hand=["kulon"])
    t.give("fremen", spice=3).give("emperor", spice=3).ordered("fremen", "bene_gesserit", "emperor").play("bidding")
    t.does("fremen", "bid", 3).does("bene_gesserit", "bid", "pass").does("emperor", "bid", "pass")
    t.does("fremen", "payment", "spice").does("bene_gesserit", "karama", "kulon")
    assert t.side("emperor").spice == 3


def test_others_cannot_play_worthless_cards_as_karama() -> None:
    t = charity_table().give("emperor", hand=["kulon"]).play("charity")
    assert t.offers("emperor") == ["pass"]
    assert reason(t, "emperor", "kulon") == ("why-karama-worthless", ("BG.A3", "T24"))
    assert reason(t, "emperor", "karama") == ("why-card-not-held", ("T24",))


def test_worthless_cards_are_no_karama_in_the_base_game() -> None:
    t = dune("base", factions=("bene_gesserit", "emperor")).give("bene_gesserit", spice=9, hand=["kulon", "karama"])
    t.ordered("bene_gesserit", "emperor").play("bidding").does("bene_gesserit", "bid", 1).does("emperor", "bid", "pass")
    assert t.offers("bene_gesserit") == ["spice", "karama"]


def test_scope_single_use() -> None:
    t = auction_of_two(settings={}).does("fremen", "karama", "karama")
    assert t.side("emperor").spice == 10
    t.does("fremen", "bid", "pass").does("emperor", "bid", "pass").does("atreides", "bid", 1)
    t.does("fremen", "bid", "pass").does("emperor", "bid", "pass").does("atreides", "payment", "spice")
    t.all_pass("karama")
    assert t.side("emperor").spice == 11


def test_scope_phase() -> None:
    t = auction_of_two(settings={"karama_scope": "phase"}).does("fremen", "karama", "karama")
    t.does("fremen", "bid", "pass").does("emperor", "bid", "pass").does("atreides", "bid", 1)
    t.does("fremen", "bid", "pass").does("emperor", "bid", "pass").does("atreides", "payment", "spice")
    assert t.side("emperor").spice == 10
    t.expect("bid")  # without another window


def auction_of_two(settings: dict[str, str]) -> DuneTable:
    """The Atreides have bought a card for 2 and pay the Emperor, if nobody stops that."""
    t = dune(factions=("atreides", "fremen", "emperor"), settings=settings).give("fremen", hand=["karama"])
    t.ordered("atreides", "fremen", "emperor").play("bidding").all_pass("karama")
    t.does("atreides", "bid", 2).does("fremen", "bid", "pass").does("emperor", "bid", "pass")
    return t.does("atreides", "payment", "spice").expect("karama")


def test_scope_phase_holds_for_worthless_karamas_too() -> None:
    t = dune("advanced", factions=("fremen", "bene_gesserit", "emperor"), settings={"karama_scope": "phase"})
    t.give("bene_gesserit", hand=["kulon", "baliset"]).give("fremen", spice=3, hand=["karama"])
    t.ordered("fremen", "bene_gesserit", "emperor").play("bidding").does("fremen", "bid", 1)
    t.does("bene_gesserit", "bid", "pass").does("emperor", "bid", "pass").does("fremen", "payment", "spice")
    t.does("fremen", "karama", "pass").does("bene_gesserit", "karama", "kulon").does("fremen", "karama", "karama")
    t.expect("karama", seats=[1])  # the first window goes on
    assert t.offers("bene_gesserit") == ["pass"]
    assert reason(t, "bene_gesserit", "baliset") == ("why-karama-worthless", ("BG.A3", "T24"))


def test_two_factions_of_a_seat_do_not_stop_each_other() -> None:
    t = dune("advanced", factions=("bene_gesserit", "emperor", "fremen", "harkonnen"), seats=2)
    t.give("fremen", hand=["karama"]).give("emperor", hand=["karama"])
    t.ordered("bene_gesserit", "emperor", "fremen", "harkonnen").play("charity")
    t.expect("karama", seats=[1])


def test_once_a_game_powers_need_a_real_karama() -> None:
    t = dune("advanced").give("harkonnen", hand=["kulon"]).play("charity")
    p = t.table.play
    assert power_open(p, "HAR.K1")
    assert not power_ready(p, "HAR.K1")
    t = dune("advanced").give("harkonnen", hand=["karama"]).play("charity")
    p = t.table.play
    assert power_ready(p, "HAR.K1")
    use_power(p, "HAR.K1")
    assert t.hand("harkonnen") == []
    assert not power_open(p, "HAR.K1")
    assert not power_open(dune("base").give("harkonnen", hand=["karama"]).play("charity").table.play, "HAR.K1")


def test_words() -> None:
    words = english()
    t = charity_table().give("emperor", hand=["karama"]).give("fremen", hand=["kulon"]).play("charity")
    ask = t.table.pending[0]
    said = [words.say(t.table.question(ask)), *[words.say(t.table.describe(ask, o)) for o in ask.options]]
    assert said[0] == "Bene Gesserit is about to use CHOAM's generosity. Do you stop it with a Karama?"
    assert said[1:] == ["Stop it with Karama", "Let it happen"]
    speak(words, t)
    t.does("emperor", "karama", "karama")
    assert "Emperor stops Bene Gesserit: no CHOAM's generosity this time." in narrated(words, t)
    t = dune("advanced").give("emperor", hand=["karama"]).tanks("emperor", 3).play("karama_revival")
    assert "Emperor uses Karama: revival." in narrated(words, t.does("emperor", "karama_revival", 3))
    fluent(words)


# With `karama_scope` phase, nobody is asked about a power that was stopped (T24.1).


def about_to(power: str, stopped: bool) -> DuneTable:
    """The moment at which the holder of a power is asked about it, unless it was stopped earlier in the phase."""
    t = dune("advanced", settings={"karama_scope": "phase"}).clear("bene_gesserit").storm_at(0).in_round(2)
    if stopped:
        t.edit(lambda s: s.stopped.append(power))
    if power == "FRE.S2":
        t.ally("fremen", "spacing_guild").tanks("spacing_guild", 4).play(("revive_forces", 4))
    elif power == "EMP.S1":
        t.ally("emperor", "harkonnen").tanks("harkonnen", 4).play(("emperor_helps", 5))
    elif power in ("FRE.A2", "FRE.S1"):
        t.ally("fremen", "atreides").place("atreides", "broken_land.11", 2).discarded_spice("spice_broken_land")
        t.edit(lambda s: setattr(s, "blow", Blow())).play("shai_hulud")
        if power == "FRE.A2":
            t.edit(lambda s: setattr(s.blow, "worms_in_phase", 1))
    elif power == "FRE.B5":
        t.place("fremen", "broken_land.11", 2).play(("ride_worm", TERRITORY_OF["broken_land"]))
    elif power == "BG.A8":
        t.advise("carthag.10", 2).play(("declare_fights", 0))
    elif power == "BG.A6":
        t.advise("carthag.10", 2).place("emperor", "tsimpo.10", 1).turn("bene_gesserit")
        t.does("bene_gesserit", "ship_to", "pass").does("bene_gesserit", "move", "carthag")
        t.does("bene_gesserit", "move_to", "tsimpo.10").does("bene_gesserit", "move_forces", 2)
    else:
        if power == "BG.A7":
            t.place("bene_gesserit", "red_chasm.6", 2)
        t.turn("emperor").does("emperor", "ship_to", "red_chasm.6")
        t.does("emperor", "ship_forces", 1).does("emperor", "ship_specials", 0)
    return t


@pytest.mark.parametrize(
    ("power", "kind"),
    [
        ("FRE.S2", "grant_revival"),
        ("EMP.S1", "help_revival"),
        ("FRE.A2", "place_worm"),
        ("FRE.S1", "protect"),
        ("FRE.B5", "ride"),
        ("BG.A8", "declare_fight"),
        ("BG.A6", "enter_as"),
        ("BG.A7", "intrusion"),
        ("BG.A4", "accompany"),
    ],
)
def test_nobody_is_asked_about_a_stopped_power(power: str, kind: str) -> None:
    assert kind in about_to(power, stopped=False).asked().values()
    assert kind not in about_to(power, stopped=True).asked().values()


def test_who_may_not_choose_enters_as_advisors() -> None:
    t = about_to("BG.A6", stopped=True)
    assert t.side("bene_gesserit").advisors == {NODE_OF["tsimpo.10"]: 2}


def test_the_other_way_to_go_along_is_still_open() -> None:
    t = dune("advanced", settings={"bg_polar_sink_in_advanced": True, "karama_scope": "phase"}).storm_at(0)
    t.edit(lambda s: s.stopped.append("BG.A4")).turn("emperor").does("emperor", "ship_to", "red_chasm.6")
    t.does("emperor", "ship_forces", 1).does("emperor", "ship_specials", 0).expect("accompany")
    assert t.offers("bene_gesserit") == ["polar_sink", "pass"]
    assert reason(t, "bene_gesserit", "advisor") == ("why-advisor-stopped", ("T24.1",))
