"""CHOAM charity (R7)."""

from __future__ import annotations

from tests.games.dune.saying import english, fluent, narrated, reason, speak
from tests.games.dune.tables import DuneTable, dune


def in_order(t: DuneTable) -> DuneTable:
    """Charity in the order of the facts."""
    return t.ordered("atreides", "bene_gesserit", "emperor", "fremen", "spacing_guild", "harkonnen").play("charity")


def test_charity_basic() -> None:
    t = dune().give("fremen", spice=1).give("harkonnen", spice=0).give("emperor", spice=2)
    t.edit(lambda s: setattr(s.sides[3], "bribes", 5))  # in front of the Fremen shield
    in_order(t).expect("charity", seats=[3])
    t.refuses(2, "charity", "claim")
    t.does("fremen", "charity", "claim")
    assert t.told("spice_gained") == [("fremen", 1, "charity")]
    t.refuses(3, "charity", "claim")  # a second time
    t.expect("charity", seats=[5]).does("harkonnen", "charity", "claim")
    assert [t.side(f).spice for f in ("fremen", "harkonnen", "emperor")] == [2, 2, 2]
    assert t.side("fremen").bribes == 5
    assert t.table.over


def test_charity_may_be_declined() -> None:
    t = in_order(dune().give("fremen", spice=0)).does("fremen", "charity", "pass")
    assert t.told("charity_declined") == [("fremen",)]
    assert t.side("fremen").spice == 0


def test_charity_goes_in_storm_order() -> None:
    t = dune().give("fremen", spice=0).give("atreides", spice=1)
    t.ordered("fremen", "spacing_guild", "harkonnen", "atreides", "bene_gesserit", "emperor").play("charity")
    t.does("fremen", "charity", "claim").does("atreides", "charity", "claim")
    assert t.table.over


def test_charity_bene_gesserit_advanced() -> None:
    t = in_order(dune("advanced").give("bene_gesserit", spice=9)).expect("")
    assert t.side("bene_gesserit").spice == 11
    assert t.told("spice_gained", ever=True) == [("bene_gesserit", 2, "charity")]


def test_bene_gesserit_get_two_on_top_of_little() -> None:
    t = in_order(dune("advanced").give("bene_gesserit", spice=1)).expect("")
    assert t.side("bene_gesserit").spice == 3


def test_bene_gesserit_stopped_fall_back_on_charity() -> None:
    t = in_order(dune("advanced").give("bene_gesserit", spice=1).give("emperor", hand=["karama"]))
    t.does("emperor", "karama", "karama").does("bene_gesserit", "charity", "claim")
    assert t.side("bene_gesserit").spice == 2
    t = in_order(dune("advanced").give("bene_gesserit", spice=9).give("emperor", hand=["karama"]))
    t.does("emperor", "karama", "karama")
    assert t.side("bene_gesserit").spice == 9
    assert t.table.over


def test_base_bene_gesserit_are_like_everybody() -> None:
    t = in_order(dune().give("bene_gesserit", spice=9)).expect("")
    assert t.side("bene_gesserit").spice == 9


def test_who_becomes_rich_meanwhile_gets_nothing() -> None:
    t = dune(settings={"emperor_gift_to_ally": True}).ally("emperor", "fremen").give("fremen", spice=1)
    in_order(t.in_phase("charity"))
    t.does("emperor", "gift", "fremen:4")
    assert t.offers("fremen") == ["pass"]
    assert reason(t, "fremen", "claim") == ("why-charity-too-rich", ("R7.1", "R7.2"))
    words = english()
    speak(words, t)
    fluent(words)


def test_charity_for_each_faction_of_a_seat() -> None:
    t = dune(factions=("atreides", "harkonnen", "fremen", "emperor"), seats=2)
    t.give("atreides", spice=0).give("fremen", spice=1).ordered("atreides", "harkonnen", "fremen", "emperor")
    t.play("charity").does("atreides", "charity", "claim")
    assert t.table.question(t.table.pending[0]).refs == ("faction:fremen",)
    t.does("fremen", "charity", "claim")
    assert [t.side(f).spice for f in ("atreides", "fremen")] == [2, 2]


def test_words() -> None:
    words = english()
    t = in_order(dune().give("fremen", spice=0))
    ask = t.table.pending[0]
    assert words.say(t.table.question(ask)) == "Fremen has 0 spice. Take charity, up to 2?"
    assert [words.say(t.table.describe(ask, o)) for o in ask.options] == ["Take the charity", "Do without"]
    t.does("fremen", "charity", "pass")
    assert narrated(words, t) == ["Fremen does without charity."]
    fluent(words)
