"""What else may be asked under Truthtrance (T23.1-T23.3): kinds of cards, cards looked at, intentions, own words."""

from __future__ import annotations

import pytest
from tests.games.dune.saying import english, fluent, narrated, reason, speak
from tests.games.dune.tables import DuneTable, dune

from kanly.games.dune.facts.cards import CARD_KIND, CARD_NAME, KINDS, SPICE_CARD_SHOWS, STORM_DECK
from kanly.games.dune.facts.factions import FACTION_OF
from kanly.games.dune.table.hands import discard
from kanly.games.dune.table.state import DuneState
from kanly.kernel import Play

FOUR = ("emperor", "fremen", "harkonnen", "atreides")
SEEDS = range(40)


def bidding(mode: str = "base") -> DuneTable:
    """An auction; the Emperor holds a Truthtrance, the Fremen three cards of which one is a weapon."""
    t = dune(mode, FOUR).ordered(*FOUR).in_phase("bidding").in_round(2)
    t.give("emperor", hand=["truthtrance"]).give("fremen", hand=["chaumas", "shield", "kulon"])
    return t.play("bidding")


def asks(t: DuneTable, target: str, question: str, asker: str = "emperor") -> DuneTable:
    return t.all_pass("karama").does(asker, "truthtrance", target).does(asker, "trance", question)


def worlds(t: DuneTable, seat: int) -> list[DuneState]:
    """Worlds that the seat cannot tell from this one."""
    out: list[DuneState] = []
    for seed in SEEDS:
        state = t.table.redeal(seat, seed).state
        assert isinstance(state, DuneState)
        out.append(state)
    return out


def kinds(state: DuneState, faction: str) -> list[str]:
    return [KINDS[CARD_KIND[card]] for card in state.sides[FACTION_OF[faction]].hand]


# Kinds of cards.


@pytest.mark.parametrize(("kind", "answer"), [("poison", "yes"), ("projectile", "no"), ("worthless", "yes")])
def test_kinds_of_cards(kind: str, answer: str) -> None:
    t = asks(bidding(), "fremen", "card_kind:" + kind)
    assert t.told("asked_card_kind") == [("emperor", "fremen", kind)]
    assert t.told("answered") == [("fremen", answer)]
    assert t.table.view(None)["sworn"] == [["fremen", "card_kind", kind, answer == "yes"]]
    assert t.table.view(2)["factions"]["fremen"]["hand"] == ["?"] * 3  # no card is named


def test_answers_about_kinds_hold_in_redealt_worlds() -> None:
    t = asks(bidding(), "fremen", "card_kind:poison")
    found = {card for state in worlds(t, 2) for card in state.sides[FACTION_OF["fremen"]].hand}
    assert all("poison" in kinds(state, "fremen") for state in worlds(t, 2))
    assert len({CARD_NAME[card] for card in found if KINDS[CARD_KIND[card]] == "poison"}) > 1  # but not which
    t = asks(bidding(), "fremen", "card_kind:projectile")
    assert not any("projectile" in kinds(state, "fremen") for state in worlds(t, 2))


def test_an_answer_about_a_kind_is_forgotten_with_the_card() -> None:
    t = asks(bidding().give("fremen", hand=["tleilaxu_ghola"]).tanks("fremen", 2), "fremen", "card_kind:poison")
    t.does("fremen", "ghola", "forces:1:0")
    assert t.table.view(None)["sworn"] == [["fremen", "card_kind", "poison", True]]  # another card was played
    t.does("emperor", "bid", "pass").does("fremen", "bid", 1).does("harkonnen", "bid", "pass")
    t.does("atreides", "bid", "pass").does("emperor", "bid", "pass").does("fremen", "payment", "spice").all_pass(
        "karama"
    )
    assert t.table.view(None)["sworn"] == [["fremen", "card_kind", "poison", True]]  # a new card changes nothing
    battle = dune(factions=FOUR).give("fremen", hand=["chaumas"])
    battle.edit(lambda s: s.sworn.append((3, "card_kind", "poison", True)))
    discard(Play(battle.start, battle.rules, None), FACTION_OF["fremen"], battle.side("fremen").hand[0])
    assert battle.start.sworn == []


def test_a_kind_denied_is_forgotten_with_the_next_card() -> None:
    t = asks(bidding(), "fremen", "card_kind:projectile")
    t.does("emperor", "bid", "pass").does("fremen", "bid", 1).does("harkonnen", "bid", "pass")
    t.does("atreides", "bid", "pass").does("emperor", "bid", "pass").does("fremen", "payment", "spice").all_pass(
        "karama"
    )
    assert t.table.view(None)["sworn"] == []


# Cards looked at.


def looked() -> DuneTable:
    """The Atreides have looked at the top spice card (red_chasm), the Fremen at the next storm card (4)."""
    t = bidding("advanced").stack_spice("spice_red_chasm")
    s = t.start
    s.storm_deck = [0, 1, 2, 4, 5, 3]
    s.storm_known.masks[3] |= 1 << t.side("fremen").seat
    s.spice_known.masks[s.spice_deck[-1]] |= 1 << t.side("atreides").seat
    return t


@pytest.mark.parametrize(
    ("target", "question", "answer"),
    [
        ("fremen", "storm_card:4", "yes"),
        ("fremen", "storm_card:1", "no"),
        ("atreides", "spice_card:red_chasm", "yes"),
        ("atreides", "spice_card:south_mesa", "no"),
        ("atreides", "spice_worm:shai_hulud", "no"),
    ],
)
def test_what_was_seen(target: str, question: str, answer: str) -> None:
    t = asks(looked(), target, question)
    assert t.told("answered") == [(target, answer)]
    view = t.table.view(2)
    assert view["storm_card"] == (4 if question == "storm_card:4" else None)
    assert view["spice_deck"]["top"] == (["spice_red_chasm"] if question == "spice_card:red_chasm" else ["?"])
    assert len(view["sworn"]) == (answer == "no")


def test_what_was_denied_lies_not_on_top_of_redealt_decks() -> None:
    t = asks(looked(), "atreides", "spice_worm:shai_hulud")
    assert {SPICE_CARD_SHOWS[state.spice_deck[-1]] for state in worlds(t, 2)} - {"shai_hulud"}
    assert "shai_hulud" not in {SPICE_CARD_SHOWS[state.spice_deck[-1]] for state in worlds(t, 2)}
    t = asks(looked(), "fremen", "storm_card:1")
    assert {STORM_DECK[state.storm_deck[-1]] for state in worlds(t, 2)} == {2, 3, 4, 5, 6}


def test_an_answer_about_a_deck_ends_with_its_top_card() -> None:
    t = dune(factions=FOUR).stack_spice("spice_red_chasm").in_phase("spice_blow").in_round(2).play("spice_blow")
    t.edit(lambda s: s.sworn.extend([(0, "spice_card", "south_mesa", False), (3, "card", "shield", False)]))
    assert t.table.over
    assert t.state.sworn == [(3, "card", "shield", False)]
    t = dune("advanced", FOUR).in_phase("storm").in_round(2).play("storm_number")
    t.edit(lambda s: s.sworn.append((3, "storm_card", "1", False)))
    assert t.table.over
    assert t.state.sworn == []


def test_who_has_not_looked_is_not_asked() -> None:
    t = looked().all_pass("karama").does("emperor", "truthtrance", "harkonnen")
    unseen = ("why-trance-unseen", ("T23.1",))
    assert reason(t, "emperor", ("storm_card", 1)) == unseen
    assert reason(t, "emperor", ("spice_card", "red_chasm")) == unseen
    assert reason(t, "emperor", ("spice_worm", "shai_hulud")) == unseen


# Intentions.


def test_no_to_an_attack_binds() -> None:
    t = asks(bidding().place("emperor", "carthag.10", 2), "harkonnen", "will_attack:carthag")
    assert t.offers("harkonnen") == ["yes", "no"]
    t.does("harkonnen", "trance_answer", "no")
    assert t.told("answered") == [("harkonnen", "no")]
    assert t.told("vow_attack") == [("harkonnen", "emperor", "carthag", "no")]
    assert t.table.view(None)["vows"] == [["harkonnen", "emperor", "attack", "carthag", False]]


def test_yes_to_a_bid_binds() -> None:
    t = asks(bidding(), "fremen", "will_bid:bid")
    t.does("fremen", "trance_answer", "yes").does("emperor", "bid", 1)
    assert t.offers("fremen") == ["2", "3"]


def test_who_cannot_bid_says_no() -> None:
    t = asks(bidding().give("fremen", spice=0), "fremen", "will_bid:bid")
    assert t.offers("fremen") == ["no"]
    assert reason(t, "fremen", "yes") == ("why-trance-vow", ("T23.2", "R16.8"))


def test_who_has_no_reserves_will_not_ship() -> None:
    t = bidding()
    t.side("fremen").reserves = 0
    t.side("fremen").tanks = 10
    assert asks(t, "fremen", "will_ship:arrakeen").offers("fremen") == ["no"]


def test_an_answer_that_goes_against_a_vow_is_not_possible() -> None:
    t = bidding().edit(lambda s: s.vows.append((3, 5, "ship", "arrakeen", False)))
    assert asks(t, "fremen", "will_ship:arrakeen").offers("fremen") == ["no"]
    t = bidding().edit(lambda s: s.vows.append((3, 5, "ally", "emperor", True)))
    assert asks(t, "fremen", "will_ally:emperor").offers("fremen") == ["yes"]


def test_intentions_that_can_be_asked_for() -> None:
    t = bidding().all_pass("karama").does("emperor", "truthtrance", "fremen")
    offered = t.offers("emperor")
    assert {"will_ship:arrakeen", "will_bid:bid", "will_ally:emperor", "will_ally:harkonnen"} <= set(offered)
    assert "will_ally:fremen" not in offered
    assert not [token for token in offered if token.startswith("will_attack")]  # the Emperor is nowhere
    assert reason(t, "emperor", ("will_attack", "arrakeen")) == ("why-trance-intention", ("T23.2",))


@pytest.mark.parametrize(("phase", "possible"), [("revival", True), ("battles", False), ("mentat", True)])
def test_only_a_turn_to_come_can_be_asked_about(phase: str, possible: bool) -> None:
    t = bidding().in_phase(phase).all_pass("karama")
    t.does("emperor", "truthtrance", "fremen")
    assert ("will_ship:arrakeen" in t.offers("emperor")) is possible


def test_whose_turn_has_begun_is_not_asked_about_it() -> None:
    t = dune(factions=FOUR).ordered(*FOUR).give("emperor", hand=["truthtrance"]).in_phase("shipment")
    t.play("shipment").all_pass("karama").expect("ship_to").does("emperor", "truthtrance", "fremen")
    assert "will_ship:arrakeen" in t.offers("emperor")
    t = dune(factions=FOUR).ordered("fremen", "emperor", "harkonnen", "atreides").in_phase("shipment")
    t.give("emperor", hand=["truthtrance"]).play("shipment").all_pass("karama").expect("ship_to")
    t.does("emperor", "truthtrance", "fremen")
    assert "will_ship:arrakeen" not in t.offers("emperor")


# One's own words.


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_own_words_are_answered_on_honour(answer: str) -> None:
    t = bidding()
    t.table.say(0, "Have you lied to me about the worm?")
    asks(t, "fremen", "own_words:said")
    assert t.told("asked_own_words") == [("emperor", "fremen", "said")]
    assert t.offers("fremen") == ["yes", "no"]
    t.does("fremen", "trance_answer", answer)
    assert t.told("answered_on_honour") == [("fremen", answer)]
    assert t.told("answered") == []
    assert (t.state.sworn, t.state.vows) == ([], [])  # nothing that the rules hold


# Words.


def test_words() -> None:
    words = english()
    questions = ("card_kind:poison", "will_attack:carthag", "will_ship:arrakeen", "will_bid:bid", "own_words:said")
    for question in (*questions, "will_ally:emperor"):
        t = asks(bidding().place("emperor", "carthag.10", 2), "fremen", question)
        speak(words, t)
        if t.table.waiting(None).kind == "trance_answer":
            t.does("fremen", "trance_answer", t.offers("fremen")[-1])
        narrated(words, t)
    for target, question in (("fremen", "storm_card:4"), ("atreides", "spice_card:red_chasm")):
        t = looked().all_pass("karama").does("emperor", "truthtrance", target)
        speak(words, t)
        t.does("emperor", "trance", question)
        narrated(words, t)
    t = asks(looked(), "atreides", "spice_worm:shai_hulud")
    narrated(words, t)
    fluent(words)
