"""Bribes, promises between allies, the Emperor's gifts (R16, R14.9-R14.11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.dune.saying import english, fluent, narrated, reason_unasked, speak
from tests.games.dune.tables import DuneTable, conserved, dune

from kanly.kernel import Ask, IllegalChoice

THREE = ("emperor", "fremen", "harkonnen")


def bidding(
    factions: tuple[str, ...] = THREE, settings: Mapping[str, Any] | None = None, mode: str = "base"
) -> DuneTable:
    """The first card is up: somebody is asked for a bid, and anybody may speak up."""
    return dune(mode, factions, settings=settings).ordered(*factions).in_phase("bidding").play("bidding")


# Bribes (R16.3, R16.4).


def test_bribe_in_front_of_shield() -> None:
    t = bidding().in_round(2).give("emperor", spice=6).give("fremen", spice=0).play("bidding", "mentat")
    t.does("emperor", "bribe", "emperor:fremen:4")
    assert t.told("bribe_offered") == [("emperor", "fremen", 4)]
    assert t.side("emperor").spice == 6  # only offered
    t.does("fremen", "bribe_answer", "accept:emperor:fremen")
    assert [t.side("emperor").spice, t.side("fremen").spice, t.side("fremen").bribes] == [2, 0, 4]
    assert t.told("bribed") == [("emperor", "fremen", 4)]
    t.does("emperor", "bid", "pass")
    assert t.offers("fremen") == ["pass"]  # it cannot be used yet
    t.does("fremen", "bid", "pass").does("harkonnen", "bid", "pass").expect("pause")  # of the mentat
    assert [t.side("fremen").spice, t.side("fremen").bribes] == [4, 0]


def test_bribe_forbidden_content() -> None:
    t = bidding(("emperor", "harkonnen", "fremen")).ally("emperor", "harkonnen").give("emperor", hand=["shield"])
    t.all_pass("karama")
    with pytest.raises(IllegalChoice):  # nothing but spice can ever be offered
        t.table.choose_token(0, "bribe", "emperor:fremen:shield")
    t.refuses(0, "bribe", "emperor:harkonnen:2")
    assert reason_unasked(t, "emperor", "bribe", ("emperor", "harkonnen", 2)) == ("why-bribe-ally", ("R16.5",))


def test_deal_against_faction_advantage() -> None:
    """The price cannot be changed by any deal; words are words, and a bribe afterwards is a bribe."""
    t = bidding(("fremen", "emperor", "harkonnen")).give("fremen", spice=5).give("emperor", spice=10)
    t.table.say(1, "The Fremen pay 1 spice less than their winning bid.")
    t.does("fremen", "bid", 5).does("emperor", "bid", "pass").does("harkonnen", "bid", "pass")
    assert t.offers("fremen") == ["spice"]
    t.does("fremen", "payment", "spice")
    assert [t.side("fremen").spice, t.side("emperor").spice] == [0, 15]
    t.does("emperor", "bribe", "emperor:fremen:1").does("fremen", "bribe_answer", "accept:emperor:fremen")
    assert [t.side("fremen").spice, t.side("fremen").bribes, t.side("emperor").spice] == [0, 1, 14]


def test_offers_are_declined_and_withdrawn() -> None:
    t = bidding().does("emperor", "bribe", "emperor:fremen:4")
    assert t.unasked(1)["bribe_answer"] == ["accept:emperor:fremen", "decline:emperor:fremen"]
    assert t.unasked(0)["bribe_answer"] == ["withdraw:emperor:fremen", "renew:emperor:fremen"]
    assert "bribe_answer" not in t.unasked(2)
    t.does("fremen", "bribe_answer", "decline:emperor:fremen")
    assert t.state.offers == []
    t.does("emperor", "bribe", "emperor:fremen:3").does("emperor", "bribe_answer", "withdraw:emperor:fremen")
    assert t.told("bribe_withdrawn") == [("emperor", "fremen", 3)]
    assert t.state.offers == []
    assert t.side("emperor").spice == 10


def test_one_open_offer_to_each() -> None:
    t = bidding().does("emperor", "bribe", "emperor:fremen:4")
    assert reason_unasked(t, "emperor", "bribe", ("emperor", "fremen", 1)) == ("why-bribe-open", ("R16.3",))
    t.does("emperor", "bribe", "emperor:harkonnen:4").does("fremen", "bribe", "fremen:emperor:1")
    assert len(t.state.offers) == 3
    assert t.table.view(None)["offers"][0] == {
        "from": "emperor",
        "to": "fremen",
        "spice": 4,
        "for": None,
        "renewed": False,
    }


def test_why_no_bribe() -> None:
    t = bidding()
    assert reason_unasked(t, "emperor", "bribe", ("emperor", "fremen", 11)) == ("why-bribe-spice", ("R16.4",))
    assert reason_unasked(t, "emperor", "bribe", ("fremen", "emperor", 1)) == ("why-bribe-foreign", ("R16.3",))
    assert reason_unasked(t, "emperor", "bribe", ("emperor", "atreides", 1)) == ("why-bribe-absent", ("R16.3",))
    none = ("why-bribe-none", ("R16.3",))
    assert reason_unasked(t, "emperor", "bribe_answer", ("accept", "fremen", "emperor")) == none
    t.does("fremen", "bribe", "fremen:emperor:3").does("fremen", "bribe", "fremen:harkonnen:3")
    t.does("harkonnen", "bribe_answer", "accept:fremen:harkonnen")
    poor = ("why-bribe-poor", ("R16.4",))
    assert reason_unasked(t, "emperor", "bribe_answer", ("accept", "fremen", "emperor")) == poor
    t.does("emperor", "bribe_answer", "decline:fremen:emperor")


def test_no_bribes_in_set_up() -> None:
    t = bidding().edit(lambda s: setattr(s, "phase", -1)).expect("bid")
    assert t.unasked(0) == {}
    why = ("why-not-now", ("R3.7", "R4.4", "R4.6"))
    assert reason_unasked(t, "emperor", "bribe", ("emperor", "fremen", 1)) == why


def test_an_offer_between_new_allies_cannot_be_accepted() -> None:
    t = bidding().ally("emperor", "fremen").edit(lambda s: s.offers.append((2, 3, 4, "", "", False))).expect("bid")
    assert t.unasked(1)["bribe_answer"] == ["decline:emperor:fremen"]
    assert reason_unasked(t, "fremen", "bribe_answer", ("accept", "emperor", "fremen")) == (
        "why-bribe-ally",
        ("R16.5",),
    )


def test_no_bribes_between_the_factions_of_one_player() -> None:
    t = dune(factions=("atreides", "harkonnen", "fremen", "emperor"), seats=2).in_phase("bidding").play("bidding")
    t.expect("bid")
    assert reason_unasked(t, "atreides", "bribe", ("atreides", "fremen", 1)) == ("why-bribe-ally", ("R16.5",))
    assert {"fremen:emperor:1", "atreides:emperor:1"} <= set(t.unasked(0)["bribe"])


def test_spice_behind_the_highest_bid_cannot_be_given_away() -> None:
    t = bidding().does("emperor", "bid", 8)
    assert max(int(token.split(":")[2]) for token in t.unasked(0)["bribe"]) == 2
    t.does("fremen", "bid", "pass").does("harkonnen", "bid", 9)
    assert max(int(token.split(":")[2]) for token in t.unasked(0)["bribe"]) == 10


def test_who_has_bid_with_a_karama_in_mind_gives_nothing_away_by_it() -> None:
    """What the others see must not depend on the Karama: the spice behind the bid is tied all the same."""
    t = bidding().give("emperor", hand=["karama"]).does("emperor", "bid", 20)
    assert "bribe" not in t.unasked(0)


# Promises (R14.9, R14.10).


def test_promises_count_for_bids() -> None:
    t = bidding(("fremen", "harkonnen", "emperor")).ally("fremen", "harkonnen").give("fremen", spice=1)
    assert t.offers("fremen") == ["pass", "1"]
    t.does("harkonnen", "promise", 3)
    assert t.told("promised") == [("harkonnen", 3)]
    assert t.table.view(2)["factions"]["harkonnen"]["promised"] == 3
    assert t.offers("fremen")[-1] == "4"
    t.does("harkonnen", "promise", 0)
    assert t.offers("fremen") == ["pass", "1"]


def test_a_promise_that_counts_can_only_be_raised() -> None:
    t = bidding(("fremen", "harkonnen", "emperor")).ally("fremen", "harkonnen").give("fremen", spice=1)
    t.does("harkonnen", "promise", 3).does("fremen", "bid", 4)
    counts = ("why-promise-counts", ("R14.9", "R14.10"))
    assert reason_unasked(t, "harkonnen", "promise", 2) == counts
    assert reason_unasked(t, "harkonnen", "promise", 3) == ("why-promise-same", ("R14.9",))
    assert reason_unasked(t, "harkonnen", "promise", 11) == ("why-promise-spice", ("R14.9",))
    assert max(int(token.split(":")[2]) for token in t.unasked(1)["bribe"]) == 7  # nor be given to others
    t.does("harkonnen", "promise", 5).does("harkonnen", "bid", "pass").does("emperor", "bid", "pass")
    t.does("fremen", "payment", "spice")
    assert [t.side(f).spice for f in ("fremen", "harkonnen", "emperor")] == [0, 7, 14]  # own spice goes first
    conserved(t.table)


def test_promises_only_for_a_bid_or_a_shipment() -> None:
    not_needed = ("why-promise-not-needed", ("R14.11",))
    t = bidding().ally("emperor", "fremen").expect("bid")
    assert reason_unasked(t, "harkonnen", "promise", 1) == not_needed  # no ally
    t = dune().ally("emperor", "fremen").tanks("fremen", 3).in_phase("revival").play("revival").expect("revive")
    assert reason_unasked(t, "emperor", "promise", 1) == not_needed


def test_promises_count_for_shipments() -> None:
    t = dune(factions=("atreides", "harkonnen")).ally("atreides", "harkonnen").ordered("atreides", "harkonnen")
    t.give("atreides", spice=0).in_phase("shipment").play("shipment")
    while t.table.waiting(None).kind != "ship_to":
        t.passes()
    assert t.offers("atreides") == ["pass"]
    t.does("harkonnen", "promise", 4).does("atreides", "ship_to", "habbanya_sietch.16")
    while t.table.waiting(None).kind != "ship_forces":
        t.answer(t.table.pending[0].seat, t.table.pending[0].kind, t.offered(t.table.pending[0].seat)[0])
    t.does("atreides", "ship_forces", 4).does("atreides", "ship_payment", "own")
    assert t.side("harkonnen").spice == 6
    assert t.forces("atreides", "habbanya_sietch.16") == 4
    assert "promise" not in t.unasked(1)  # it has shipped


# Gifts (option emperor_gift_to_ally).


def test_no_gifts_by_default() -> None:
    t = bidding().ally("emperor", "fremen").expect("bid")
    assert "gift" not in t.unasked(0)
    assert reason_unasked(t, "emperor", "gift", ("fremen", 2)) == ("why-gift-never", ("R16.5", "EMP.S1"))


def test_gifts_by_option() -> None:
    t = bidding(settings={"emperor_gift_to_ally": True}).ally("emperor", "fremen").give("fremen", spice=0)
    t.does("emperor", "gift", "fremen:4")
    assert [t.side("emperor").spice, t.side("fremen").spice, t.side("fremen").bribes] == [6, 4, 0]
    assert reason_unasked(t, "emperor", "gift", ("harkonnen", 1)) == ("why-gift-ally", ("EMP.S1",))
    assert reason_unasked(t, "emperor", "gift", ("fremen", 7)) == ("why-bribe-spice", ("EMP.S1",))
    assert reason_unasked(t, "fremen", "gift", ("emperor", 1)) == ("why-gift-ally", ("EMP.S1",))


def test_karama_stops_a_gift() -> None:
    t = bidding(settings={"emperor_gift_to_ally": True}).ally("emperor", "fremen").give("harkonnen", hand=["karama"])
    t.does("emperor", "gift", "fremen:4").does("harkonnen", "karama", "karama")
    assert [t.side("emperor").spice, t.side("fremen").spice] == [10, 3]
    t.expect("bid", seats=[0])
    t = bidding(settings={"emperor_gift_to_ally": True, "karama_scope": "phase"}).ally("emperor", "fremen")
    t.give("harkonnen", hand=["karama"]).does("emperor", "gift", "fremen:4").does("harkonnen", "karama", "karama")
    assert reason_unasked(t, "emperor", "gift", ("fremen", 1)) == ("why-not-now", ("R4.4", "R4.6"))


def test_words() -> None:
    words = english()
    t = bidding(("emperor", "fremen", "harkonnen"), {"emperor_gift_to_ally": True}).ally("emperor", "fremen")
    t.does("emperor", "bribe", "emperor:harkonnen:2").does("harkonnen", "bribe", "harkonnen:fremen:2")
    speak(words, t, "bribe", "bribe_answer", "promise", "gift")
    t.does("fremen", "promise", 1).does("emperor", "bid", 10)
    speak(words, t, "bribe", "bribe_answer", "promise", "gift")
    t.does("harkonnen", "bribe_answer", "decline:emperor:harkonnen")
    t.does("harkonnen", "bribe_answer", "withdraw:harkonnen:fremen").does("harkonnen", "bribe", "harkonnen:fremen:2")
    t.does("fremen", "bribe_answer", "accept:harkonnen:fremen")
    narrated(words, t)
    for faction, kind, option in (
        ("emperor", "bribe", ("emperor", "fremen", 1)),
        ("emperor", "bribe_answer", ("accept", "fremen", "emperor")),
        ("harkonnen", "promise", 1),
        ("fremen", "gift", ("emperor", 1)),
    ):
        words.say(t.table.rules.why_not(t.table.play, Ask(t.side(faction).seat, kind, []), option))
    fluent(words)


# Cards shown to an ally (R14.11).


def shown() -> DuneTable:
    """The Emperor and the Fremen are allies, and the Emperor has something to show."""
    t = (
        bidding()
        .ally("emperor", "fremen")
        .give("emperor", hand=["shield", "shield", "karama"], traitors=["feyd_rautha"])
    )
    return t.all_pass("karama")


def test_allies_show_each_other_cards_in_secret() -> None:
    t = shown()
    own = ["fremen:card:shield", "fremen:card:karama", "fremen:traitor:feyd_rautha"]
    assert sorted(t.unasked(0)["show"]) == sorted(own)
    assert all("show" not in t.unasked(seat) for seat in (1, 2))  # nothing to show; no ally
    t.does("emperor", "show", "fremen:card:karama").does("emperor", "show", "fremen:traitor:feyd_rautha")
    hands = [t.table.view(seat)["factions"]["emperor"]["hand"] for seat in (0, 1, 2, None)]
    assert hands == [["shield", "shield", "karama"], ["?", "?", "karama"], ["?"] * 3, ["?"] * 3]
    traitors = [t.table.view(seat)["factions"]["emperor"]["traitors"] for seat in (0, 1, 2, None)]
    assert traitors == [["feyd_rautha"], ["feyd_rautha"], ["?"], ["?"]]
    assert t.told("traitor_shown", 1) == [("emperor", "fremen", "feyd_rautha")]
    kinds = [[event.kind for event in t.table.events(seat)].count("card_shown") for seat in (0, 1, 2, None)]
    assert kinds == [1, 1, 0, 0]
    t.expect("bid", seats=[0])


def test_what_an_ally_was_shown_he_keeps_in_mind() -> None:
    t = shown().does("emperor", "show", "fremen:card:karama")
    for i in range(20):
        world = t.table.redeal(1, i)
        assert world.view(1)["factions"]["emperor"]["hand"][2] == "karama"
    there = {t.table.redeal(2, i).view(0)["factions"]["emperor"]["hand"][2] for i in range(20)}
    assert len(there) > 3  # the others have seen nothing


def test_each_copy_of_a_card_is_shown_by_itself() -> None:
    t = shown().does("emperor", "show", "fremen:card:shield").does("emperor", "show", "fremen:card:shield")
    assert t.table.view(1)["factions"]["emperor"]["hand"] == ["shield", "shield", "?"]
    known = ("why-show-known", ("R14.11",))
    assert reason_unasked(t, "emperor", "show", ("fremen", "card", "shield")) == known


def test_why_nothing_is_shown() -> None:
    t = shown()
    assert reason_unasked(t, "emperor", "show", ("harkonnen", "card", "shield")) == ("why-show-ally", ("R14.11",))
    assert reason_unasked(t, "emperor", "show", ("fremen", "card", "hajr")) == ("why-card-not-held", ("R14.11",))
    assert reason_unasked(t, "emperor", "show", ("fremen", "traitor", "caid")) == ("why-no-traitor-card", ("R14.11",))
    assert reason_unasked(t, "fremen", "show", ("emperor", "card", "hajr")) == ("why-card-not-held", ("R14.11",))


def test_nothing_is_shown_while_something_is_being_resolved() -> None:
    t = bidding().ally("emperor", "fremen").edit(lambda s: setattr(s, "trance", (5, 2, "", ""))).expect("bid")
    assert t.unasked(0) == {}
    why = ("why-not-now", ("R4.4", "R4.6"))
    assert reason_unasked(t, "emperor", "show", ("fremen", "card", "shield")) == why


def test_words_of_showing() -> None:
    words = english()
    t = shown()
    speak(words, t, "show")
    narrated(
        words, t.does("emperor", "show", "fremen:card:shield").does("emperor", "show", "fremen:traitor:feyd_rautha")
    )
    for option in (("harkonnen", "card", "shield"), ("fremen", "traitor", "caid"), ("fremen", "card", "hajr")):
        words.say(t.table.rules.why_not(t.table.play, Ask(0, "show", []), option))
    fluent(words)


# A payment that is bound never fails (R8.5, R11.20).


def test_the_emperor_gives_nothing_away_that_he_has_bid() -> None:
    t = bidding(settings={"emperor_gift_to_ally": True}).ally("emperor", "fremen").does("emperor", "bid", 8)
    assert max(int(token.split(":")[1]) for token in t.unasked(0)["gift"]) == 2
    t.does("emperor", "gift", "fremen:2").does("fremen", "bid", "pass").does("harkonnen", "bid", "pass")
    assert "gift" not in t.unasked(0)
    t.does("emperor", "payment", "spice")
    assert [t.side("emperor").spice, t.side("fremen").spice] == [0, 5]


def test_the_emperor_gives_nothing_away_that_he_has_promised_for_a_bid() -> None:
    factions = ("fremen", "harkonnen", "emperor")
    t = bidding(factions, {"emperor_gift_to_ally": True}).ally("emperor", "fremen").does("emperor", "promise", 6)
    t.does("fremen", "bid", 9)
    assert max(int(token.split(":")[1]) for token in t.unasked(2)["gift"]) == 4
    t.does("emperor", "gift", "fremen:4").does("harkonnen", "bid", "pass").does("emperor", "bid", "pass")
    t.does("fremen", "payment", "spice")
    assert [t.side("emperor").spice, t.side("fremen").spice] == [6 - 2 + 9, 0]  # 3 + 4 of his own, and 2 of the promise
    conserved(t.table)


def test_a_gift_after_the_own_bid_was_helped_leaves_the_price() -> None:
    t = bidding(settings={"emperor_gift_to_ally": True}).ally("emperor", "fremen").does("fremen", "promise", 3)
    t.does("emperor", "bid", 13)  # all that both have
    assert "gift" not in t.unasked(0)
    t.does("fremen", "bid", "pass").does("harkonnen", "bid", "pass").does("emperor", "payment", "spice")
    assert [t.side("emperor").spice, t.side("fremen").spice] == [0, 0]
