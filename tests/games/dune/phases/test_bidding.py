"""Bidding (R8): the row, the bids, the sale, and the powers that meddle with them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.dune.saying import english, fluent, narrated, reason, speak
from tests.games.dune.tables import DuneTable, conserved, dune

from kanly.games.dune.facts.cards import CARD_NAME
from kanly.kernel import IllegalChoice

THREE = ("atreides", "emperor", "harkonnen")
CARDS = ["shield", "snooper", "crysknife", "chaumas", "stunner", "gom_jabbar", "maula_pistol", "slip_tip"]


def auction(
    factions: tuple[str, ...] = THREE, mode: str = "base", settings: Mapping[str, Any] | None = None, seed: int = 0
) -> DuneTable:
    """These factions bid, in this order, with ten spice each; nobody holds anything."""
    t = dune(mode, factions, settings=settings, seed=seed).ordered(*factions).in_phase("bidding").play("bidding")
    for name in factions:
        t.give(name, spice=10)
    return t


def bids(t: DuneTable, *made: tuple[str, int | str]) -> DuneTable:
    """Bids and passes one after the other."""
    for faction, amount in made:
        t.does(faction, "bid", amount)
    return t


def sells(t: DuneTable, faction: str, amount: int) -> DuneTable:
    """The faction buys the card that is up; everybody else passes."""
    while t.table.waiting(None).kind == "bid":
        asked = next(iter(t.asked()))
        assert t.state.auction is not None
        t.does(asked, "bid", amount if asked == faction and t.state.auction.high < amount else "pass")
    return t.does(faction, "payment", "spice").all_pass("karama")


def top(t: DuneTable, count: int) -> list[str]:
    """The top cards of the treachery deck, topmost first."""
    return [CARD_NAME[card] for card in reversed(t.state.treachery_deck[-count:])]


# The row (R8.1, R8.2, R8.9).


def test_bidding_number_of_cards() -> None:
    t = dune().in_phase("bidding").play("bidding")
    sizes = {"atreides": 4, "bene_gesserit": 3, "emperor": 0, "fremen": 1, "spacing_guild": 4, "harkonnen": 7}
    left = [*CARDS, *["shield", "snooper"] * 3, "lasgun", "baliset", "kulon", "hajr", "ellaca_drug", "jubba_cloak"]
    for name, size in sizes.items():
        t.give(name, hand=[left.pop() for _ in range(size)])
    asked: list[str] = []
    while t.table.waiting(None).kind != "bid":
        t.all_pass("karama")
    assert len(t.state.row) == 4
    assert [n for _, n in t.told("hand_declared", ever=True)] == [sizes[name] for name in sizes]
    while not t.table.over:
        asked += t.asked()
        t.passes()
    assert asked == ["bene_gesserit", "emperor", "fremen", "harkonnen"]


def test_too_few_cards_lay_out_as_many_as_there_are() -> None:
    t = auction().edit(lambda s: s.treachery_removed.extend(s.treachery_deck[2:]))
    t.edit(lambda s: s.treachery_deck.__delitem__(slice(2, None))).expect("bid")
    assert t.told("row_laid", ever=True) == [(2,)]
    conserved(t.table)


def test_the_discard_pile_is_shuffled_for_the_row() -> None:
    t = auction().edit(lambda s: s.treachery_discard.extend(s.treachery_deck[1:]))
    t.edit(lambda s: s.treachery_deck.__delitem__(slice(1, None))).expect("bid")
    assert t.told("treachery_reshuffled", ever=True) == [()]
    assert len(t.state.row) == 3


def test_nobody_takes_part_with_full_hands() -> None:
    t = auction(("atreides", "emperor")).give("atreides", hand=CARDS[:4]).give("emperor", hand=CARDS[4:8])
    t.all_pass("karama").expect("")
    assert t.told("row_laid", ever=True) == [(0,)]


# Bids (R8.3, R8.4).


def test_bidding_reentry() -> None:
    t = bids(auction(), ("atreides", 1), ("emperor", "pass"), ("harkonnen", 2), ("atreides", 3), ("emperor", 4))
    bids(t, ("harkonnen", "pass"), ("atreides", "pass")).does("emperor", "payment", "spice")
    assert t.told("paid") == [("emperor", 4, "bank", "card")]
    assert t.told("bought") == [("emperor", 4)]
    assert t.side("emperor").spice == 6
    assert len(t.hand("emperor")) == 1


def test_passing_for_good_by_option() -> None:
    t = bids(auction(settings={"pass_is_final": True}), ("atreides", 1), ("emperor", "pass"), ("harkonnen", 2))
    bids(t, ("atreides", 3)).expect("bid", seats=[2])
    bids(t, ("harkonnen", "pass")).expect("payment", seats=[0])
    sells(t.does("atreides", "payment", "spice").all_pass("karama"), "emperor", 1)  # for the next card all are back


def test_all_pass_for_good() -> None:
    bids(auction(settings={"pass_is_final": True}), ("atreides", "pass"), ("emperor", "pass")).expect("bid", seats=[2])


def test_bidding_minimum_and_raise() -> None:
    t = auction()
    t.refuses(0, "bid", 0)
    t.does("atreides", "bid", 2)
    t.refuses(1, "bid", 2)
    assert reason(t, "emperor", 2) == ("why-bid-too-low", ("R8.4",))
    t.does("emperor", "bid", 3)
    assert reason(t, "harkonnen", 11) == ("why-bid-too-high", ("R8.5", "R14.9", "T24.2"))


def test_openers_go_round_to_the_right() -> None:
    t = auction(("atreides", "emperor", "harkonnen", "fremen")).give("emperor", hand=CARDS[:4]).all_pass("karama")
    assert [e[0] for e in t.told("card_put_up", ever=True)] == ["atreides"]
    sells(t, "atreides", 1)
    sells(t, "atreides", 1)
    assert [e[0] for e in t.told("card_put_up", ever=True)] == ["atreides", "harkonnen", "fremen"]


def test_a_full_first_player_does_not_open() -> None:
    t = auction().give("atreides", hand=CARDS[:4]).all_pass("karama")
    t.expect("bid", seats=[1])


def test_who_fills_up_passes_from_then_on() -> None:
    t = auction().give("atreides", hand=CARDS[:3]).all_pass("karama")
    sells(t, "atreides", 1).expect("bid", seats=[1])
    bids(t, ("emperor", 1), ("harkonnen", "pass")).expect("payment", seats=[1])


def test_rest_returns_when_everybody_is_full() -> None:
    t = auction(("atreides", "emperor")).give("atreides", hand=CARDS[:3]).give("emperor", hand=CARDS[3:6])
    t.stack_treachery("karama", "baliset").all_pass("karama")
    sells(sells(t, "atreides", 1), "emperor", 1).expect("")
    assert t.state.row == []


def test_bidding_time_limit() -> None:
    """The number is for those who keep the time: they answer with a pass."""
    t = auction(("emperor", "atreides"), settings={"bid_timer_seconds": 10}).expect("bid", seats=[0])
    assert t.table.rules.setup.settings["bid_timer_seconds"] == 10
    assert t.table.question(t.table.pending[0]).args["seconds"] == 10
    t.does("emperor", "bid", "pass").expect("bid", seats=[1])
    assert t.told("bid_passed") == [("emperor",)]


# The end (R8.7, R8.8).


def test_bidding_all_pass() -> None:
    t = auction().stack_treachery("shield", "karama", "baliset")
    bids(t, ("atreides", "pass"), ("emperor", "pass"), ("harkonnen", "pass")).expect("")
    assert top(t, 3) == ["shield", "karama", "baliset"]
    assert t.state.auction is None
    assert t.told("row_returned") == [(3,)]


def test_bidding_rest_returns() -> None:
    t = auction(("fremen", "atreides", "emperor", "harkonnen"))
    sells(t.stack_treachery("shield", "karama", "baliset", "snooper"), "fremen", 3)
    assert t.hand("fremen") == ["shield"]
    bids(t, ("atreides", "pass"), ("emperor", "pass"), ("harkonnen", "pass"), ("fremen", "pass")).expect("")
    assert top(t, 3) == ["karama", "baliset", "snooper"]


def test_the_atreides_still_know_the_card_that_went_back() -> None:
    t = auction().stack_treachery("shield", "karama", "baliset")
    bids(t, ("atreides", "pass"), ("emperor", "pass"), ("harkonnen", "pass"))
    deck = t.state.treachery_deck
    assert [t.state.cards.by(0, card) for card in deck[-2:]] == [False, True]
    assert [t.table.view(seat)["treachery"]["top"] for seat in (0, 1, None)] == [["shield"], ["?"], ["?"]]


# Paying (R8.5, R14.9).


def test_bidding_emperor_income() -> None:
    t = auction(("fremen", "emperor")).give("fremen", spice=3)
    sells(t, "fremen", 3)
    assert [t.side(f).spice for f in ("fremen", "emperor")] == [0, 13]
    assert len(t.hand("fremen")) == 1


def test_bidding_emperor_income_cancelled() -> None:
    t = auction(("fremen", "emperor", "atreides")).give("fremen", spice=3).give("atreides", hand=["karama"])
    bids(t, ("fremen", 3), ("emperor", "pass"), ("atreides", "pass")).does("fremen", "payment", "spice")
    t.does("atreides", "karama", "karama")
    assert [t.side(f).spice for f in ("fremen", "emperor")] == [0, 10]
    assert [CARD_NAME[card] for card in t.state.treachery_discard] == ["karama"]
    sells(t, "atreides", 2)
    assert t.side("emperor").spice == 12  # the next card pays him again


def test_without_an_emperor_the_bank_is_paid() -> None:
    t = sells(auction(("atreides", "harkonnen")), "atreides", 4)
    assert t.told("paid", ever=True) == [("atreides", 4, "bank", "card")]


def test_emperor_no_discount() -> None:
    t = auction(("fremen", "emperor")).give("fremen", spice=5)
    bids(t, ("fremen", 5), ("emperor", "pass")).expect("payment")
    assert t.offers("fremen") == ["spice"]
    with pytest.raises(IllegalChoice):
        t.table.choose(0, 3, "payment")
    t.does("fremen", "payment", "spice")
    assert [t.side(f).spice for f in ("fremen", "emperor")] == [0, 15]


def test_bidding_over_own_spice() -> None:
    t = auction(("atreides", "fremen", "emperor")).give("atreides", spice=3, hand=["shield"]).give("fremen", spice=2)
    t.ally("atreides", "fremen").all_pass("karama")
    assert t.offers("atreides") == ["pass", "1", "2", "3"]
    t.does("fremen", "promise", 2)
    assert t.offers("atreides")[-1] == "5"
    t.refuses(0, "bid", 6)
    bids(t, ("atreides", 5), ("fremen", "pass"), ("emperor", "pass")).does("atreides", "payment", "spice")
    t.all_pass("karama")
    assert [t.side(f).spice for f in ("atreides", "fremen", "emperor")] == [0, 0, 15]
    assert t.state.support == [0] * 6


def test_the_emperors_own_promise_comes_back_to_him() -> None:
    t = auction(("atreides", "emperor")).ally("atreides", "emperor").give("atreides", spice=0)
    t.does("emperor", "promise", 4)
    sells(t, "atreides", 4)
    assert t.side("emperor").spice == 10


@pytest.mark.parametrize(("way", "left"), [("spice", [0, 9]), ("allies", [2, 7])])
def test_own_spice_goes_before_the_allys_unless_the_buyer_says_otherwise(way: str, left: list[int]) -> None:
    t = auction(("emperor", "fremen")).ally("fremen", "emperor").give("emperor", spice=4)
    t.does("fremen", "promise", 3)
    bids(t, ("emperor", 5), ("fremen", "pass"))
    assert "bribe" not in t.unasked(t.side("emperor").seat)  # the bid binds what is spent first
    assert t.offers("emperor") == ["spice", "allies"]
    t.does("emperor", "payment", way)
    assert [t.side(f).spice for f in ("emperor", "fremen")] == left


def test_nobody_chooses_whose_spice_goes_first_without_a_promise() -> None:
    t = auction(("emperor", "fremen")).ally("fremen", "emperor").give("emperor", spice=4)
    bids(t, ("emperor", 4), ("fremen", "pass"))
    reason = t.why_not("emperor", "allies")
    assert (reason.id, reason.rules) == ("why-payment-allies", ("R14.9",))


def test_promises_end_with_the_phase() -> None:
    t = auction(("emperor", "fremen")).ally("fremen", "emperor").does("fremen", "promise", 3)
    bids(t, ("emperor", "pass"), ("fremen", "pass")).expect("")
    assert t.state.support == [0] * 6


# Karama instead of spice.


def test_karama_buys_what_one_cannot_pay() -> None:
    t = auction(("fremen", "emperor")).give("fremen", spice=1, hand=["karama"])
    assert t.offers("fremen")[-1] == "200"
    bids(t, ("fremen", 40), ("emperor", "pass")).expect("payment")
    assert t.offers("fremen") == ["karama"]
    assert reason(t, "fremen", "spice") == ("why-payment-spice", ("R8.5",))
    assert reason(t, "fremen", "kulon") == ("why-card-not-held", ("T24.2",))
    t.does("fremen", "payment", "karama")
    assert [t.side(f).spice for f in ("fremen", "emperor")] == [1, 10]
    assert t.told("paid_with_karama") == [("fremen", 40)]
    assert len(t.hand("fremen")) == 1


def test_karama_also_where_one_could_pay() -> None:
    t = auction(("fremen", "emperor")).give("fremen", spice=9, hand=["karama"])
    bids(t, ("fremen", 4), ("emperor", "pass"))
    assert t.offers("fremen") == ["spice", "karama"]
    t.does("fremen", "payment", "karama")
    assert [t.side(f).spice for f in ("fremen", "emperor")] == [9, 10]


def test_every_buyer_is_asked_how_to_pay() -> None:
    t = bids(auction(), ("atreides", 1), ("emperor", "pass"), ("harkonnen", "pass")).expect("payment", seats=[0])
    assert t.offers("atreides") == ["spice"]


def test_worthless_karama_of_the_bene_gesserit_pays() -> None:
    t = auction(("bene_gesserit", "emperor"), "advanced").give("bene_gesserit", spice=1, hand=["kulon"])
    bids(t, ("bene_gesserit", 7), ("emperor", "pass")).does("bene_gesserit", "payment", "kulon")
    assert t.told("bought") == [("bene_gesserit", 7)]


def test_a_stopped_worthless_karama_makes_the_sale_void() -> None:
    t = auction(("bene_gesserit", "emperor"), "advanced").give("bene_gesserit", spice=1, hand=["kulon"])
    t.give("emperor", hand=["karama"]).stack_treachery("shield", "snooper")
    bids(t, ("bene_gesserit", 7), ("emperor", "pass")).does("bene_gesserit", "payment", "kulon")
    t.does("emperor", "karama", "karama")
    assert t.told("sale_void") == [("bene_gesserit", 7)]
    assert len(t.state.row) == 2
    t.expect("bid", seats=[0])  # the same card once more
    assert t.offers("bene_gesserit") == ["pass", "1"]


# Harkonnen (HAR.B2, HAR.B3).


def test_bidding_harkonnen_bonus() -> None:
    t = auction(("harkonnen", "emperor")).give("harkonnen", spice=6, hand=CARDS[:5])
    t.stack_treachery("hajr", "karama", "lasgun").all_pass("karama")
    sells(t, "harkonnen", 2)
    assert t.hand("harkonnen")[5:] == ["hajr", "lasgun"]  # bought, and from the top of the deck
    assert t.told("bonus_card", ever=True) == [("harkonnen",)]


def test_no_bonus_card_for_a_full_hand() -> None:
    t = sells(auction(("harkonnen", "emperor")).give("harkonnen", hand=CARDS[:7]).all_pass("karama"), "harkonnen", 2)
    assert len(t.hand("harkonnen")) == 8
    assert t.told("bonus_card", ever=True) == []
    t.expect("bid", seats=[1]).passes()
    assert t.table.over  # with 8 cards Harkonnen cannot bid


def test_bonus_card_after_a_karama_purchase() -> None:
    t = auction(("harkonnen", "emperor")).give("harkonnen", hand=["karama"])
    bids(t, ("harkonnen", 2), ("emperor", "pass")).does("harkonnen", "payment", "karama")
    assert len(t.hand("harkonnen")) == 2


def test_karama_stops_the_bonus_card() -> None:
    t = auction(("harkonnen", "emperor")).give("emperor", hand=["karama"])
    bids(t, ("harkonnen", 2), ("emperor", "pass")).does("harkonnen", "payment", "spice")
    t.expect("karama", seats=[1]).does("emperor", "karama", "karama")
    assert t.told("power_stopped") == [("emperor", "harkonnen", "HAR.B3")]
    assert len(t.hand("harkonnen")) == 1


def test_no_bonus_card_from_an_empty_deck() -> None:
    t = auction(("harkonnen", "emperor")).edit(lambda s: s.treachery_removed.extend(s.treachery_deck[2:]))
    t.edit(lambda s: s.treachery_deck.__delitem__(slice(2, None)))
    assert len(sells(t, "harkonnen", 1).hand("harkonnen")) == 1


# Atreides (ATR.B1).


def test_the_atreides_look_at_each_card_before_it_is_bid_for() -> None:
    t = auction().stack_treachery("shield", "karama", "baliset").expect("bid")
    rows = [t.table.view(seat)["treachery"]["row"] for seat in (0, 1, None)]
    assert rows == [["shield", "?", "?"], ["?", "?", "?"], ["?", "?", "?"]]
    assert t.told("card_looked_at", 0, ever=True) == [("atreides", "shield")]
    assert t.told("card_looked_at", 1, ever=True) == []
    sells(t, "emperor", 1)
    assert t.table.view(0)["treachery"]["row"] == ["karama", "?"]
    assert t.table.view(0)["factions"]["emperor"]["hand"] == ["shield"]
    assert t.table.view(2)["factions"]["emperor"]["hand"] == ["?"]


def test_bidding_atreides_look_cancelled() -> None:
    t = auction(("atreides", "emperor", "fremen", "harkonnen")).give("harkonnen", hand=["karama"])
    t.does("harkonnen", "karama", "karama")
    for _ in range(4):
        assert set(t.table.view(0)["treachery"]["row"]) == {"?"}
        sells(t, "emperor", 1)
    t.expect("")
    t = auction(("atreides", "emperor", "fremen", "harkonnen")).give("harkonnen", hand=["karama"])
    t.play("bidding", ("begin_phase", 3), "bidding").does("harkonnen", "karama", "karama")
    bids(t, ("atreides", "pass"), ("emperor", "pass"), ("fremen", "pass"), ("harkonnen", "pass")).all_pass("karama")
    assert t.table.view(0)["treachery"]["row"][0] != "?"  # next time they look again


# The Harkonnen exchange of cards (HAR.K1).


def exchange(settings: Mapping[str, Any] | None = None) -> DuneTable:
    """Harkonnen hold a Karama, the Emperor three cards; the first auction is about to begin."""
    t = auction(("emperor", "harkonnen", "atreides"), "advanced", settings)
    t.give("harkonnen", hand=["karama", "baliset", "kulon"]).give("emperor", hand=["shield", "snooper", "lasgun"])
    return t.all_pass("karama").expect("exchange", seats=[1])


def test_adv_harkonnen_karama() -> None:
    t = exchange().does("harkonnen", "exchange", "emperor").does("harkonnen", "exchange_count", 2)
    assert t.told("cards_taken_unseen") == [("harkonnen", "emperor", 2)]
    assert len(t.told("card_taken_away", 0)) == 2
    assert t.told("card_taken_away", 2) == []
    t.does("harkonnen", "exchange_return", "baliset", "kulon")
    assert len({*t.hand("harkonnen")} & {"shield", "snooper", "lasgun"}) == 2
    assert sorted(t.hand("emperor"))[:2] in (["baliset", "kulon"],)
    assert [len(t.hand("emperor")), len(t.hand("harkonnen"))] == [3, 2]
    assert "karama" in [CARD_NAME[card] for card in t.state.treachery_discard]
    assert t.side("harkonnen").power_used
    assert t.state.exchange is None
    conserved(t.table)
    t.expect("bid")  # and never again in this game


def test_taken_cards_may_be_given_back() -> None:
    t = exchange().does("harkonnen", "exchange", "emperor").does("harkonnen", "exchange_count", 1)
    taken = t.hand("harkonnen")[-1]
    assert taken in t.offers("harkonnen")
    t.does("harkonnen", "exchange_return", taken)
    assert sorted(t.hand("emperor")) == ["lasgun", "shield", "snooper"]


def test_whole_hand_by_option() -> None:
    t = exchange({"harkonnen_karama_whole_hand": True}).does("harkonnen", "exchange", "emperor")
    t.expect("exchange_return")
    assert t.hand("emperor") == []
    t.does("harkonnen", "exchange_return", "baliset", "kulon", "shield")
    assert sorted(t.hand("emperor")) == ["baliset", "kulon", "shield"]


def test_exchange_is_asked_whether_or_not_they_hold_a_karama() -> None:
    t = auction(("emperor", "harkonnen"), "advanced").give("harkonnen", hand=["kulon"]).give("emperor", hand=["shield"])
    t.all_pass("karama")
    assert t.offers("harkonnen") == ["pass"]
    assert reason(t, "harkonnen", "emperor") == ("why-card-not-held", ("HAR.K1", "T24.4"))
    assert reason(t, "harkonnen", "fremen") == ("why-exchange-no-cards", ("HAR.K1",))
    t.does("harkonnen", "exchange", "pass").does("emperor", "bid", 1).does("harkonnen", "bid", "pass")
    t.does("emperor", "payment", "spice").expect("exchange")  # between auctions too


def test_exchange_words_and_limits() -> None:
    t = exchange().does("harkonnen", "exchange", "emperor")
    assert reason(t, "harkonnen", 4) == ("why-exchange-count", ("HAR.K1",))
    t.does("harkonnen", "exchange_count", 1)
    assert reason(t, "harkonnen", "hajr") == ("why-card-not-held", ("HAR.K1",))
    assert t.unasked(0) == {}  # an effect is finished first (R4.4)


def test_exchange_ends_what_others_knew() -> None:
    """Everybody knew of the Emperor's shield; who has it now, only the two know."""
    t = auction(("emperor", "harkonnen", "atreides"), "advanced").give("harkonnen", hand=["karama", "baliset"])
    t.give("emperor", hand=["shield", "snooper"])
    shield = t.side("emperor").hand[0]
    t.edit(lambda s: s.cards.publish([shield])).all_pass("karama")
    t.does("harkonnen", "exchange", "emperor").does("harkonnen", "exchange_count", 1)
    knows = [t.state.cards.by(seat, shield) for seat in (0, 1, 2)]
    assert knows[0]
    assert not knows[2]
    assert t.table.view(None)["factions"]["emperor"]["hand"] == ["?"]


# Views and words.


def test_hand_sizes_are_public() -> None:
    t = auction().give("emperor", hand=["shield", "karama"]).all_pass("karama")
    assert [len(t.table.view(seat)["factions"]["emperor"]["hand"]) for seat in (0, 1, 2, None)] == [2, 2, 2, 2]


def test_words() -> None:
    words = english()
    t = exchange()
    for kind, answer in (("exchange", "emperor"), ("exchange_count", 2), ("exchange_return", "baliset")):
        speak(words, t)
        t.does("harkonnen", kind, answer)
    speak(words, t)
    t.does("harkonnen", "exchange_return", "kulon")
    speak(words, t)
    bids(t, ("emperor", 2))
    speak(words, t)
    bids(t, ("harkonnen", "pass"), ("atreides", "pass"))
    speak(words, t)
    t.does("emperor", "payment", "spice")
    bids(sells(t, "harkonnen", 3), ("atreides", "pass"), ("harkonnen", "pass"))
    narrated(words, t)
    t = auction(("bene_gesserit", "emperor"), "advanced", {"bid_timer_seconds": 10})
    t.give("bene_gesserit", spice=1, hand=["kulon"]).give("emperor", hand=["karama"])
    speak(words, bids(t, ("bene_gesserit", 7), ("emperor", "pass")))
    t.does("bene_gesserit", "payment", "kulon").does("emperor", "karama", "karama")
    narrated(words, t)
    t = auction().give("harkonnen", hand=["karama"])
    t.all_pass("karama")
    bids(t, ("atreides", 2), ("emperor", "pass"), ("harkonnen", 9), ("atreides", "pass"), ("emperor", "pass"))
    narrated(words, t.does("harkonnen", "payment", "karama"))
    fluent(words)
