"""Bargains and vows (R16.8): spice against a promise, what it binds, when it is over; offers that lapse."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.dune.saying import english, fluent, narrated, reason, reason_unasked, speak
from tests.games.dune.tables import DuneTable, conserved, dune

from kanly.games.dune.facts.factions import FACTION_OF
from kanly.games.dune.facts.map import NODE_OF, TERRITORY_OF
from kanly.games.dune.table.vows import contradicts

FOUR = ("emperor", "fremen", "harkonnen", "atreides")


def bidding() -> DuneTable:
    """The first card is up; everybody has ten spice."""
    return dune(factions=FOUR).ordered(*FOUR).in_phase("bidding").play("bidding", ("begin_phase", 4))


def bargains(t: DuneTable, giver: str, receiver: str, wanted: str, price: int = 3, accept: bool = True) -> DuneTable:
    """One offers spice for a vow, the other one takes it."""
    t.does(giver, "bargain", f"{giver}:{receiver}").does(giver, "bargain_for", wanted)
    t.does(giver, "bargain_price", price)
    return t.does(receiver, "bribe_answer", f"accept:{giver}:{receiver}") if accept else t


def vow(t: DuneTable, who: str, to: str, verb: str, subject: str, yes: bool) -> DuneTable:
    """A vow that was given before."""
    t.start.vows.append((FACTION_OF[who], FACTION_OF[to], verb, subject, yes))
    return t


def vows(t: DuneTable) -> list[list[Any]]:
    found: list[list[Any]] = t.table.view(None)["vows"]
    return found


# The bargain itself.


def test_spice_against_a_vow() -> None:
    t = bargains(bidding(), "emperor", "fremen", "bid:bid", accept=False)
    assert t.told("offered_for_bid") == [("emperor", "fremen", 3, "")]
    assert t.table.view(None)["offers"][0]["for"] == ["bid", ""]
    assert vows(t) == []
    t.does("fremen", "bribe_answer", "accept:emperor:fremen")
    assert (t.side("emperor").spice, t.side("fremen").bribes) == (7, 3)
    assert t.told("vow_bid") == [("fremen", "emperor", "", "no")]
    assert vows(t) == [["fremen", "emperor", "bid", "", False]]
    conserved(t.table)


def test_what_may_be_wanted() -> None:
    t = bidding().does("harkonnen", "bargain", "harkonnen:emperor")
    offered = t.offers("harkonnen")
    assert [token for token in offered if token.startswith("attack")] == ["attack:carthag"]  # where they stand
    assert {"ship:arrakeen", "bid:bid", "ally:harkonnen"} <= set(offered)
    assert reason(t, "harkonnen", ("ally", "fremen")) == ("why-bargain-vow", ("R16.6", "R16.8"))
    t.does("harkonnen", "bargain_for", "attack:carthag")
    assert t.offers("harkonnen") == [*[str(n) for n in range(1, 11)], "pass"]
    t.does("harkonnen", "bargain_price", "pass").expect("bid")
    assert t.state.offers == []


def test_no_bids_wanted_outside_the_auction() -> None:
    t = dune(factions=FOUR).tanks("emperor", 2).in_phase("revival").play("revival")
    t.does("harkonnen", "bargain", "harkonnen:emperor")
    assert "bid:bid" not in t.offers("harkonnen")


def test_two_players_buy_no_votes() -> None:
    t = dune(factions=("atreides", "harkonnen")).in_phase("bidding").play("bidding").all_pass("karama")
    t.does("harkonnen", "bargain", "harkonnen:atreides")
    assert "ally:harkonnen" not in t.offers("harkonnen")


def test_why_no_bargain() -> None:
    t = bidding().ally("emperor", "fremen").does("emperor", "bribe", "emperor:harkonnen:2")
    both = ("R16.3", "R16.5")
    assert reason_unasked(t, "emperor", "bargain", ("emperor", "fremen")) == ("why-bribe-ally", both)
    assert reason_unasked(t, "emperor", "bargain", ("emperor", "harkonnen")) == ("why-bribe-open", both)
    assert reason_unasked(t, "emperor", "bargain", ("emperor", "spacing_guild")) == ("why-bribe-absent", both)
    assert reason_unasked(t, "emperor", "bargain", ("fremen", "emperor")) == ("why-bribe-foreign", ("R16.3",))
    t = bidding().give("atreides", spice=0)
    assert reason_unasked(t, "atreides", "bargain", ("atreides", "emperor")) == ("why-bribe-spice", ("R16.4",))


# Bids.


def test_bid_no_more() -> None:
    t = bargains(bidding(), "emperor", "fremen", "bid:bid").does("emperor", "bid", 1)
    assert t.offers("fremen") == ["pass"]
    assert reason(t, "fremen", 2) == ("why-vow-not-to-bid", ("R16.8",))
    t.does("fremen", "bid", "pass").does("harkonnen", "bid", "pass").does("atreides", "bid", "pass")
    t.does("emperor", "payment", "spice")
    assert t.asked() == {"fremen": "bid"}
    assert t.offers("fremen") == ["pass"]  # for the whole phase


def test_a_vow_about_bids_ends_with_the_phase() -> None:
    t = bargains(bidding(), "emperor", "fremen", "bid:bid")
    while not t.table.over:
        t.passes()
    assert vows(t) == []
    assert t.told("vow_lapsed", ever=True) == [("fremen", "emperor", "bid")]


def test_who_has_to_bid_cannot_pass() -> None:
    t = vow(bidding(), "emperor", "fremen", "bid", "", True)
    assert t.offers("emperor") == [str(n) for n in range(1, 11)]
    assert reason(t, "emperor", "pass") == ("why-vow-to-bid", ("R16.8", "T23.2"))
    t.does("emperor", "bid", 4)
    assert vows(t) == []  # done
    t = vow(bidding(), "emperor", "fremen", "bid", "", True).give("emperor", spice=0)
    assert t.offers("emperor") == ["pass"]  # impossible, so void (R16.6)


# Shipments.


def shipping(t: DuneTable, faction: str = "emperor") -> DuneTable:
    return t.in_phase("shipment").turn(faction)


def test_ship_not_to() -> None:
    t = shipping(vow(dune(factions=FOUR), "emperor", "fremen", "ship", "habbanya_sietch", False))
    assert "habbanya_sietch.16" not in t.offers("emperor")
    assert "arrakeen.9" in t.offers("emperor")
    assert reason(t, "emperor", "habbanya_sietch.16") == ("why-vow-not-to-ship", ("R16.8",))
    free = shipping(dune(factions=FOUR))
    assert "habbanya_sietch.16" in free.offers("emperor")  # it was not remembered for others


def test_a_vow_may_still_be_given_before_the_shipment_is_announced() -> None:
    t = shipping(dune(factions=FOUR).clear("emperor"))
    t.does("emperor", "ship_to", "habbanya_sietch.16")
    bargains(t, "fremen", "emperor", "ship:habbanya_sietch", 1)
    t.does("emperor", "ship_forces", 2).expect("ship_to")
    assert t.forces("emperor", "habbanya_sietch.16") == 0
    assert "habbanya_sietch.16" not in t.offers("emperor")


def test_who_has_to_ship_does() -> None:
    t = shipping(vow(dune(factions=FOUR), "emperor", "fremen", "ship", "habbanya_ridge_flat", True))
    assert t.offers("emperor") == ["habbanya_ridge_flat.16", "habbanya_ridge_flat.17"]
    assert reason(t, "emperor", "pass") == ("why-vow-to-ship", ("T23.2",))
    assert reason(t, "emperor", "arrakeen.9") == ("why-vow-to-ship", ("T23.2",))
    t = shipping(vow(dune(factions=FOUR), "emperor", "fremen", "ship", "arrakeen", True).storm_at(9))
    assert "pass" in t.offers("emperor")  # in the storm: impossible, so void
    t = dune().ally("spacing_guild", "emperor")
    shipping(vow(t, "spacing_guild", "fremen", "ship", "carthag", True), "spacing_guild")
    assert t.offers("spacing_guild") == ["reserves", "cross"]
    assert reason(t, "spacing_guild", "back") == ("why-vow-to-ship", ("T23.2",))
    t.does("spacing_guild", "ship", "cross").does("spacing_guild", "ship_from", "tueks_sietch")
    assert t.offers("spacing_guild") == ["carthag.10"]


def test_vows_of_a_round_end_with_the_mentat_pause() -> None:
    t = vow(dune(factions=FOUR).clear(), "emperor", "fremen", "ship", "arrakeen", False).in_round(2)
    vow(t, "emperor", "fremen", "attack", "sietch_tabr", False)
    vow(t, "emperor", "fremen", "ally", "fremen", True).play(("begin_phase", 8), "mentat", ("begin_phase", 0))
    assert vows(t) == [["emperor", "fremen", "ally", "fremen", True]]
    bargains(t, "fremen", "harkonnen", "ship:arrakeen", 1)
    t.all_ready().expect("")
    assert vows(t)[1:] == [["harkonnen", "fremen", "ship", "arrakeen", False]]  # it holds in the new round


# Attacks.


def peaceful(faction: str = "harkonnen", mode: str = "base") -> DuneTable:
    """Somebody has vowed not to attack the Atreides in Arrakeen."""
    return vow(dune(mode), faction, "atreides", "attack", "arrakeen", False)


def test_no_attack_by_shipment_or_move() -> None:
    t = shipping(peaceful().place("harkonnen", "imperial_basin.9", 2), "harkonnen")
    assert reason(t, "harkonnen", "arrakeen.9") == ("why-vow-not-to-ship", ("R16.8",))
    t.does("harkonnen", "ship_to", "pass").does("harkonnen", "move", "imperial_basin")
    assert "arrakeen.9" not in t.offers("harkonnen")
    assert reason(t, "harkonnen", "arrakeen.9") == ("why-vow-to-spare", ("R16.8",))


def test_where_the_other_has_left_there_is_nobody_to_spare() -> None:
    t = shipping(peaceful().clear("atreides").place("harkonnen", "imperial_basin.9", 2), "harkonnen")
    assert "arrakeen.9" in t.offers("harkonnen")
    t.does("harkonnen", "ship_to", "pass").does("harkonnen", "move", "imperial_basin")
    assert "arrakeen.9" in t.offers("harkonnen")


def test_inside_the_territory_one_may_still_move() -> None:
    t = vow(dune().clear(), "harkonnen", "atreides", "attack", "imperial_basin", False)
    t.place("harkonnen", "imperial_basin.9", 2).place("atreides", "imperial_basin.10", 1)
    shipping(t, "harkonnen").does("harkonnen", "ship_to", "pass").does("harkonnen", "move", "imperial_basin")
    assert "imperial_basin.10" in t.offers("harkonnen")


def test_a_vow_given_in_the_middle_of_a_move_stops_it() -> None:
    t = dune(factions=FOUR).place("harkonnen", "imperial_basin.9", 2).give("harkonnen", spice=0)
    shipping(t, "harkonnen").does("harkonnen", "ship_to", "pass").does("harkonnen", "move", "imperial_basin")
    t.does("harkonnen", "move_to", "arrakeen.9")
    bargains(t, "atreides", "harkonnen", "attack:arrakeen")
    t.does("harkonnen", "move_forces", 1).expect("move")
    assert t.forces("harkonnen", "arrakeen.9") == 0


def test_a_vow_may_close_the_last_way() -> None:
    """Habbanya Sietch has one way out; the question where to go is already there when that is promised away."""
    t = dune(factions=FOUR).clear().place("harkonnen", "habbanya_sietch.16", 2)
    t.place("atreides", "habbanya_ridge_flat.16", 1)
    shipping(t, "harkonnen").does("harkonnen", "ship_to", "pass").does("harkonnen", "move", "habbanya_sietch")
    bargains(t, "atreides", "harkonnen", "attack:habbanya_ridge_flat")
    assert t.offers("harkonnen") == ["pass"]
    t.does("harkonnen", "move_to", "pass").expect("move")
    assert t.offers("harkonnen") == ["pass"]


def test_no_attack_by_riding() -> None:
    t = peaceful("fremen").place("fremen", "red_chasm.6", 3)
    t.in_phase("spice_blow").in_round(2).play(("ride_worm", TERRITORY_OF["red_chasm"]))
    assert "arrakeen.9" not in t.offers("fremen")
    assert "carthag.10" in t.offers("fremen")
    assert reason(t, "fremen", "arrakeen.9") == ("why-vow-to-spare", ("R16.8",))


def test_advisors_do_not_turn_against_whom_they_spare() -> None:
    t = peaceful("bene_gesserit", "advanced").advise("arrakeen.9", 2).advise("carthag.10", 1).in_phase("shipment")
    t.play(("declare_fights", 0))
    assert t.offers("bene_gesserit") == ["carthag", "pass"]
    assert reason(t, "bene_gesserit", "arrakeen") == ("why-vow-to-spare", ("R16.8",))


@pytest.mark.parametrize("bound", [False, True])
def test_advisors_come_as_advisors_only(bound: bool) -> None:
    t = peaceful("bene_gesserit", "advanced") if bound else dune("advanced")
    t.clear("bene_gesserit").advise("imperial_basin.9", 2).place("emperor", "imperial_basin.9", 1)
    shipping(t, "bene_gesserit").does("bene_gesserit", "ship_to", "pass").does(
        "bene_gesserit", "move", "imperial_basin"
    )
    t.does("bene_gesserit", "move_to", "arrakeen.9").does("bene_gesserit", "move_forces", 1)
    if not bound:
        t.expect("enter_as").does("bene_gesserit", "enter_as", "advisors")
    assert t.forces("bene_gesserit", "arrakeen.9") == 0
    assert t.side("bene_gesserit").advisors[NODE_OF["arrakeen.9"]] == 1


def test_who_has_to_attack_does() -> None:
    t = vow(dune(), "harkonnen", "atreides", "attack", "arrakeen", True).place("harkonnen", "red_chasm.6", 1)
    shipping(t, "harkonnen")
    assert "pass" in t.offers("harkonnen")  # he can walk
    t.does("harkonnen", "ship_to", "pass")
    assert t.offers("harkonnen") == ["carthag"]
    assert reason(t, "harkonnen", "pass") == ("why-vow-to-attack", ("T23.2",))
    assert reason(t, "harkonnen", "red_chasm") == ("why-vow-to-attack", ("T23.2",))
    t.does("harkonnen", "move", "carthag")
    assert t.offers("harkonnen") == ["arrakeen.9"]
    assert reason(t, "harkonnen", "imperial_basin.9") == ("why-vow-to-attack", ("T23.2",))
    far = shipping(vow(dune(), "emperor", "atreides", "attack", "arrakeen", True))
    assert far.offers("emperor") == ["arrakeen.9"]  # he can only ship


# Votes.


def nexus(t: DuneTable) -> DuneTable:
    return t.in_phase("spice_blow").in_round(2).play("nexus")


def test_a_vote_that_was_sold() -> None:
    t = nexus(vow(dune(factions=FOUR).ordered(*FOUR), "fremen", "emperor", "ally", "emperor", True))
    t.does("emperor", "offer_alliance", "fremen")
    assert t.offers("fremen") == ["accept"]
    assert reason(t, "fremen", "decline") == ("why-vow-vote", ("R16.8", "T23.2"))
    t.does("fremen", "answer_alliance", "accept")
    while not t.table.over:
        t.passes()
    assert t.side("emperor").alliance == t.side("fremen").alliance >= 0
    assert vows(t) == []


def test_a_vote_against() -> None:
    t = nexus(vow(dune(factions=FOUR).ordered(*FOUR), "fremen", "harkonnen", "ally", "emperor", False))
    t.does("emperor", "offer_alliance", "fremen")
    assert t.offers("fremen") == ["decline"]
    t.does("fremen", "answer_alliance", "decline")
    assert t.asked() == {"fremen": "offer_alliance"}
    assert reason(t, "fremen", "emperor") == ("why-vow-not-to-ally", ("R16.8",))


def test_a_vote_may_be_bought_in_the_nexus_itself() -> None:
    t = nexus(dune(factions=FOUR).ordered(*FOUR)).does("emperor", "offer_alliance", "fremen")
    assert t.offers("fremen") == ["accept", "decline"]
    bargains(t, "emperor", "fremen", "ally:emperor")
    assert t.offers("fremen") == ["accept"]


# Vows against each other.


@pytest.mark.parametrize(
    ("given", "new", "against"),
    [
        (("ship", "arrakeen", False), ("ship", "arrakeen", True), True),
        (("ship", "arrakeen", False), ("ship", "carthag", True), False),
        (("ship", "arrakeen", False), ("attack", "arrakeen", True), False),  # he can walk
        (("attack", "arrakeen", False), ("ship", "arrakeen", True), True),
        (("ship", "arrakeen", True), ("attack", "arrakeen", False), True),
        (("attack", "arrakeen", True), ("attack", "arrakeen", False), True),
        (("ally", "fremen", True), ("ally", "harkonnen", True), True),
        (("ally", "fremen", True), ("ally", "harkonnen", False), False),
        (("bid", "", False), ("bid", "", False), False),
    ],
)
def test_what_contradicts_what(given: tuple[str, str, bool], new: tuple[str, str, bool], against: bool) -> None:
    t = vow(dune(), "emperor", "atreides", *given)
    assert contradicts(t.start, FACTION_OF["emperor"], *new) is against
    assert not contradicts(t.start, FACTION_OF["fremen"], *new)


def test_nobody_sells_the_same_vote_twice() -> None:
    t = bargains(bargains(bidding(), "emperor", "fremen", "ally:emperor"), "harkonnen", "atreides", "ally:harkonnen")
    t.does("harkonnen", "bargain", "harkonnen:fremen")
    assert "ally:harkonnen" not in t.offers("harkonnen")
    t = bargains(bidding(), "harkonnen", "fremen", "ally:harkonnen", accept=False)
    bargains(t, "emperor", "fremen", "ally:emperor")
    assert t.unasked(1)["bribe_answer"] == ["decline:harkonnen:fremen"]
    against = ("why-vow-contradicts", ("R16.6", "R16.8"))
    assert reason_unasked(t, "fremen", "bribe_answer", ("accept", "harkonnen", "fremen")) == against


# Offers lapse.


def test_offers_lapse_with_the_phase() -> None:
    t = bidding().does("emperor", "bribe", "emperor:fremen:2").does("emperor", "bribe", "emperor:harkonnen:3")
    t.does("emperor", "bribe_answer", "renew:emperor:harkonnen")
    assert t.told("bribe_renewed") == [("emperor", "harkonnen", 3)]
    renewed = ("why-bribe-renewed", ("R16.8",))
    assert reason_unasked(t, "emperor", "bribe_answer", ("renew", "emperor", "harkonnen")) == renewed
    while not t.table.over:
        t.passes()
    assert t.told("bribe_lapsed", ever=True) == [("emperor", "fremen", 2)]
    assert [(offer["to"], offer["renewed"]) for offer in t.table.view(None)["offers"]] == [("harkonnen", False)]


# Words.


def test_words() -> None:
    words = english()
    for wanted in ("attack:carthag", "ship:arrakeen", "bid:bid", "ally:harkonnen"):
        t = bidding()
        speak(words, t, "bargain")
        t.does("harkonnen", "bargain", "harkonnen:emperor")
        speak(words, t)
        t.does("harkonnen", "bargain_for", wanted)
        speak(words, t)
        t.does("harkonnen", "bargain_price", 2)
        speak(words, t, "bribe_answer", "bargain")
        t.does("emperor", "bribe_answer", "accept:harkonnen:emperor")
        t.does("harkonnen", "bribe", "harkonnen:emperor:1").does("harkonnen", "bribe_answer", "renew:harkonnen:emperor")
        t.does("harkonnen", "bribe", "harkonnen:fremen:1")
        while not t.table.over:
            speak(words, t, "bribe_answer")
            t.passes()
        narrated(words, t)
    for yes in (True, False):
        for verb, subject in (("attack", "arrakeen"), ("ship", "arrakeen"), ("ally", "fremen")):
            t = vow(dune(), "emperor", "atreides", verb, subject, yes)
            speak(words, shipping(t.place("emperor", "imperial_basin.9", 2)))
            t.does("emperor", "ship_to", t.offers("emperor")[-1])
            speak(words, t)
            t = nexus(vow(dune(factions=FOUR).ordered(*FOUR), "emperor", "atreides", verb, subject, yes))
            speak(words, t)
    fluent(words)
