"""Redealt worlds of Dune: consistent with everything that a seat has learnt, and as likely as the rules make them."""

from __future__ import annotations

import pytest
from tests.games.dune.battling import engaged, fight, meet, plan, to_plans
from tests.games.dune.tables import DuneTable, dune

from kanly.bots.match import Match, bot_named
from kanly.games.dune.anytime.exchange import blur, take_unseen
from kanly.games.dune.client.redeal import deal_again
from kanly.games.dune.facts.cards import CARD_KIND, CARD_NAME, CHEAP_HERO, KARAMA, OF_KIND, POISON, WORTHLESS
from kanly.games.dune.facts.factions import EMPEROR, FACTION_OF, FACTIONS, HARKONNEN
from kanly.games.dune.facts.leaders import LEADER_FACTION
from kanly.games.dune.game import GAME
from kanly.games.dune.table.hands import discard, take, top_of_deck
from kanly.games.dune.table.state import NOBODY, DuneState
from kanly.kernel import Chance, Keyed, Known, Setup, Table
from kanly.kernel.chance import Cheap, key_of

FOUR = ("fremen", "emperor", "atreides", "harkonnen")


def worlds(t: DuneTable, faction: str, count: int = 40) -> list[DuneState]:
    """What a faction's seat could imagine."""
    seat = t.side(faction).seat
    out: list[DuneState] = []
    for seed in range(count):
        state = t.table.redeal(seat, seed).state
        assert isinstance(state, DuneState)
        out.append(state)
    return out


def hand(s: DuneState, faction: str) -> list[str]:
    return [CARD_NAME[card] for card in s.sides[FACTION_OF[faction]].hand]


def kinds(s: DuneState, faction: str) -> list[int]:
    return [CARD_KIND[card] for card in s.sides[FACTION_OF[faction]].hand]


# A bid or a shipment beyond one's spice means a Karama (R8.5, T24.2, T24.3).


def auction(mode: str = "base", factions: tuple[str, ...] = FOUR, bidder_hand: tuple[str, ...] = ()) -> DuneTable:
    """The first faction has bid 30 with a single spice; the Emperor is rich."""
    t = dune(mode, factions).ordered(*factions).in_phase("bidding").play("bidding")
    t.give(factions[0], spice=1, hand=bidder_hand or ("karama", "shield", "hajr")).give("emperor", spice=60)
    return t.all_pass("karama").does(factions[0], "bid", 30)


def test_the_karama_behind_a_high_bid_stays() -> None:
    t = auction()
    assert all("karama" in hand(s, "fremen") for s in worlds(t, "harkonnen"))


def test_the_karama_behind_a_bid_that_was_beaten_stays_too() -> None:
    t = auction().does("emperor", "bid", 31)
    assert t.state.auction is not None
    assert t.state.auction.holder == EMPEROR
    assert all("karama" in hand(s, "fremen") for s in worlds(t, "harkonnen"))
    while t.table.waiting(None).kind == "bid" and len(t.state.row) == 4:
        t.does(next(iter(t.asked())), "bid", "pass")
    t.does("emperor", "payment", "spice").all_pass("karama")
    assert all("karama" in hand(s, "fremen") for s in worlds(t, "harkonnen"))  # and after the sale


def test_a_karama_that_was_played_is_no_longer_behind_anything() -> None:
    t = auction()
    for _ in range(3):
        t.does(next(iter(t.asked())), "bid", "pass")
    assert t.state.relying == [(FACTION_OF["fremen"], False)]
    t.does("fremen", "payment", "karama")
    assert t.state.relying == []
    assert not all("karama" in hand(s, "fremen") for s in worlds(t, "harkonnen"))


def test_a_bid_within_ones_means_says_nothing() -> None:
    t = dune(factions=FOUR).ordered(*FOUR).in_phase("bidding").play("bidding")
    t.give("fremen", spice=9, hand=("karama", "shield", "hajr")).all_pass("karama").does("fremen", "bid", 9)
    assert t.state.relying == []
    assert 0 < sum("karama" in hand(s, "fremen") for s in worlds(t, "harkonnen")) < 40


@pytest.mark.parametrize("mode", ["base", "advanced"])
def test_only_with_the_advanced_rules_a_worthless_card_may_be_behind_it(mode: str) -> None:
    """BG.A3."""
    factions = ("bene_gesserit", "emperor", "atreides", "harkonnen")
    t = auction(mode, factions, ("karama", "kulon", "shield"))
    seen = [kinds(s, "bene_gesserit") for s in worlds(t, "harkonnen")]
    assert all(KARAMA in held or (mode == "advanced" and WORTHLESS in held) for held in seen)
    assert (mode == "advanced") == any(KARAMA not in held for held in seen)


def test_which_karama_it_is_and_what_lies_beside_it_is_open() -> None:
    """Of all hands with a Karama each is as likely as any other, those with both among them."""
    t = auction()
    seen = [s.sides[FACTION_OF["fremen"]].hand for s in worlds(t, "harkonnen", 600)]
    first, second = OF_KIND[KARAMA]
    assert all(first in held or second in held for held in seen)
    with_first = sum(first in held for held in seen)
    both = sum(first in held and second in held for held in seen)
    # Of 5456 hands of three out of 33 cards 961 have a Karama, 496 the first one, 31 both: of 600 about 310 and 19.
    assert 270 < with_first < 350
    assert 6 < both < 36


def test_forces_beyond_ones_spice_mean_a_karama() -> None:
    t = dune(factions=FOUR).give("atreides", spice=4, hand=["karama", "shield"]).turn("atreides")
    t.does("atreides", "ship_to", "arrakeen.9").does("atreides", "ship_forces", 8)
    assert t.asked() == {"atreides": "ship_rate"}
    assert all("karama" in hand(s, "atreides") for s in worlds(t, "harkonnen"))
    t.does("atreides", "ship_rate", "karama")
    assert t.state.relying == []


def test_a_place_beyond_ones_spice_means_a_karama() -> None:
    t = dune(factions=FOUR).give("atreides", spice=1, hand=["karama", "shield"]).turn("atreides")
    t.does("atreides", "ship_to", "south_mesa.4")
    assert t.asked() == {"atreides": "ship_forces"}
    assert all("karama" in hand(s, "atreides") for s in worlds(t, "harkonnen"))


def test_the_harkonnen_exchange_ends_it() -> None:
    """HAR.K1: it may be theirs now."""
    state = auction("advanced").state
    assert state.relying
    blur(state, state.sides[FACTION_OF["fremen"]].hand, FACTION_OF["fremen"])
    assert state.relying == []


# Prescience and a plan shown early are for the fighters and the Atreides (ATR.B4, ATR.K1).


def foreseen(element: str, answer: str) -> DuneTable:
    t = meet("carthag.10", atreides=4, emperor=4).give("emperor", hand=["stunner", "shield", "hajr"])
    fight(t, "atreides", "carthag.10").does("atreides", "prescience", element).all_pass("karama")
    return t.does("emperor", "prescience_answer", answer)


ANSWERS = [("weapon", "stunner"), ("weapon", "none"), ("leader", "caid"), ("dial", "3")]


@pytest.mark.parametrize(("element", "answer"), ANSWERS)
def test_an_answer_to_prescience_is_not_forgotten(element: str, answer: str) -> None:
    t = foreseen(element, answer)
    for s in worlds(t, "atreides"):
        assert s.battle is not None
        assert [(b.element, b.value) for b in s.battle.bindings[1]] == [(element, answer)]
        assert answer not in CARD_NAME or answer in hand(s, "emperor")


@pytest.mark.parametrize(("element", "answer"), ANSWERS)
def test_who_has_not_heard_the_answer_imagines_all_that_could_be(element: str, answer: str) -> None:
    t = foreseen(element, answer)
    heard: set[str] = set()
    for seed in range(60):
        world = t.table.redeal(t.side("harkonnen").seat, seed)
        s = world.state
        assert isinstance(s, DuneState)
        assert s.battle is not None
        (binding,) = s.battle.bindings[1]
        assert binding.value not in CARD_NAME or binding.value in hand(s, "emperor")
        heard.add(binding.value)
        told = world.view(t.side("atreides").seat)["battle"]["bindings"][1]
        assert told == [["prescience", element, binding.value, True]]
        while world.waiting(None).kind == "ready":
            world.choose(world.pending[0].seat, "ready")
        offered = world.ask(t.side("emperor").seat)
        assert offered is not None
        if element == "dial":
            assert [str(dial) for dial in offered.options] == [binding.value]  # it binds there
    assert len(heard) > 3


def test_a_plan_shown_early_is_not_forgotten_and_others_imagine_all() -> None:
    t = meet("arrakeen.9", "advanced", harkonnen=4, atreides=4).give("atreides", hand=["karama", "snooper"])
    to_plans(t.give("harkonnen", hand=["chaumas", "shield"]), "ready")
    t.does("harkonnen", "ready", "ready").does("atreides", "ready", "karama")
    plan(t, "harkonnen", 3, "feyd_rautha", spice=2, weapon="chaumas")
    for s in worlds(t, "atreides"):
        assert s.battle is not None
        assert s.battle.locked is not None
        assert (s.battle.locked.dial, CARD_NAME[s.battle.locked.weapon]) == (6, "chaumas")
        assert s.battle.locked.weapon in s.sides[HARKONNEN].hand
    dials: set[int] = set()
    for s in worlds(t, "fremen"):
        assert s.battle is not None
        assert s.battle.locked is not None
        locked = s.battle.locked
        dials.add(locked.dial)
        assert locked.leader == NOBODY or LEADER_FACTION[locked.leader] == HARKONNEN
        assert locked.weapon == NOBODY or locked.weapon in s.sides[HARKONNEN].hand
    assert len(dials) > 3


# Who does not obey the Voice cannot (BG.B3).


def disobeyed(kind: str, hand: tuple[str, ...]) -> DuneTable:
    """Bene Gesserit attack Harkonnen, order a card of a kind, and see a plan without any; the Atreides hold cards."""
    t = meet("carthag.10", bene_gesserit=4, harkonnen=4).give("harkonnen", hand=hand)
    t.give("atreides", hand=["lasgun", "karama", "family_atomics"])
    to_plans(fight(t, "bene_gesserit", "carthag.10").does("bene_gesserit", "voice", f"play:{kind}"))
    plan(t, "bene_gesserit", 1, "alia")
    return plan(t, "harkonnen", 1, "umman_kudu")


@pytest.mark.parametrize(("kind", "number"), [("poison", POISON), ("worthless", WORTHLESS), ("cheap_hero", CHEAP_HERO)])
def test_what_the_voice_ordered_in_vain_is_in_no_world(kind: str, number: int) -> None:
    t = disobeyed(kind, ("stunner", "shield", "hajr", "truthtrance"))
    assert all(number not in kinds(s, "harkonnen") for s in worlds(t, "fremen"))
    assert any(number in kinds(s, "atreides") for s in worlds(t, "fremen"))


def test_who_obeys_the_voice_may_have_more_of_it() -> None:
    t = meet("carthag.10", bene_gesserit=4, harkonnen=4)
    t.give("harkonnen", hand=["stunner", "shield", "hajr", "truthtrance"])
    to_plans(fight(t, "bene_gesserit", "carthag.10").does("bene_gesserit", "voice", "play:projectile"))
    plan(t, "bene_gesserit", 1, "alia")
    plan(t, "harkonnen", 1, "umman_kudu", weapon="stunner")
    assert t.state.lacks == []


def test_a_card_taken_since_may_be_what_the_voice_wanted() -> None:
    t = disobeyed("poison", ("stunner", "shield", "hajr"))
    take(t.table.play, HARKONNEN, top_of_deck(t.table.play))
    assert t.state.lacks == []


def test_what_was_sworn_before_the_voice_spoke_excuses_from_it() -> None:
    """R11.20: then the plan says nothing about the hand."""
    t = meet("carthag.10", bene_gesserit=4, harkonnen=4).give("harkonnen", hand=["stunner", "chaumas"])
    engaged(t, "carthag.10", "bene_gesserit", "harkonnen", ("harkonnen", "weapon", "stunner", True))
    to_plans(t.does("bene_gesserit", "voice", "play:poison"))
    plan(t, "bene_gesserit", 1, "alia")
    plan(t, "harkonnen", 1, "umman_kudu", weapon="stunner")
    assert t.state.lacks == []


# What was in hands when the discards became the new deck: it is nowhere else since (R8.9).


def reshuffled() -> DuneTable:
    """Three hands, one auctioned card, and a deck of twelve discards; the Emperor has drawn one of them since."""
    t = dune(factions=FOUR).play("mentat")
    s = t.state
    cards = list(range(len(s.cards.masks)))
    for side in s.sides:
        side.hand = []
    s.row = [cards.pop()]
    s.treachery_deck = []
    s.treachery_discard = [cards.pop() for _ in range(12)]
    for f in (FACTION_OF[name] for name in ("fremen", "emperor", "atreides")):
        for _ in range(3):
            take(t.table.play, f, cards.pop())
    s.treachery_removed = cards
    take(t.table.play, EMPEROR, top_of_deck(t.table.play))
    return t


def test_cards_in_hand_at_a_reshuffle_are_in_no_worlds_deck() -> None:
    t = reshuffled()
    true = t.state
    old = {f: [card for card in true.sides[f].hand if card in true.treachery_held] for f in range(6)}
    fremen: set[tuple[int, ...]] = set()
    drawn: set[int] = set()
    for seed in range(60):
        s = true.copy()  # arranged by hand, so a clone would not have it
        t.table.rules.full_redeal(s, t.side("harkonnen").seat, Cheap(seed))
        assert not set(s.treachery_deck) & set(true.treachery_held)
        for f in range(6):
            assert sum(card in true.treachery_held for card in s.sides[f].hand) == len(old[f])
        fremen.add(tuple(sorted(s.sides[FACTION_OF["fremen"]].hand)))
        drawn |= set(s.sides[EMPEROR].hand) - set(true.treachery_held)
    assert len(fremen) > 20, "which of them has which, nobody knows"
    assert len(drawn) > 8, "what was drawn since may be any of the new deck"


def test_a_rare_deal_keeps_them_apart_too() -> None:
    """Where only exchanges two by two find a deal."""
    chance: Chance = Keyed(key_of("apart"))
    deck, hand = list(range(10, 30)), [0, 1, 2, 30]

    def fits() -> bool:
        return hand[:3] == [0, 1, 2]

    deal_again(Known(31), [deck, hand], 0, chance, fits, frozenset([0, 1, 2]))
    assert hand[:3] == [0, 1, 2]
    assert not set(deck) & {0, 1, 2}


# Spice behind the shields: hidden from sight, and known to whoever has counted.

SETUPS = [
    GAME.set_up(6),
    GAME.set_up(6, ["advanced"]),
    GAME.set_up(3, ["advanced"]),
    GAME.set_up(2, ["advanced"], {"two_factions_each": True}),
]


@pytest.mark.parametrize("setup", SETUPS, ids=["6", "6 advanced", "3 advanced", "2 advanced two factions each"])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_all_spice_comes_and_goes_for_all_to_see(setup: Setup, bot: str) -> None:
    """So redealt worlds leave it where it is: a spectator's events alone tell every faction's spice."""
    table = Table(GAME.rules(setup), "ledger")
    match = Match(table, [bot_named(GAME, bot) for _ in range(setup.seats)], "ledger")
    spice = {faction.name: faction.spice for faction in FACTIONS}
    heard = 0
    while not table.over:
        match.play_on(limit=100)
        events = table.events(None, heard)
        heard += len(events)
        for event in events:
            count(spice, event.kind, event.data)
        state = table.state
        assert isinstance(state, DuneState)
        for f in state.order:
            assert spice[FACTIONS[f].name] == state.sides[f].spice
    assert heard > 100


def count(spice: dict[str, int], kind: str, data: tuple[object, ...]) -> None:
    """What an event that everybody hears does to the spice behind the shields."""
    name = str(data[0]) if data else ""
    if kind in ("spice_gained", "collected", "bribes_taken"):
        spice[name] += int(str(data[1]))
    elif kind == "paid":
        spice[name] -= int(str(data[1]))
        if data[2] != "bank":
            spice[str(data[2])] += int(str(data[1]))
    elif kind == "bribed":
        spice[name] -= int(str(data[2]))


# Where hardly any deal fits.


def test_a_deal_that_is_hard_to_find_is_found() -> None:
    """Of forty cards two hands hold two each; by what is known of them one deal in about five thousand is right."""
    chance: Chance = Keyed(key_of("rare"))
    seen: set[tuple[int, ...]] = set()
    for _ in range(40):
        deck = [card for card in range(40) if card not in (0, 1, 20, 21)]
        one, two = [0, 20], [1, 21]
        known = Known(40)

        def fits(one: list[int] = one, two: list[int] = two) -> bool:
            return one[0] in (0, 1, 2) and two[0] in (0, 1, 2) and one[1] >= 20 and two[1] in (20, 21)

        deal_again(known, [deck, one, two], 0, chance, fits)
        assert fits()
        assert sorted([*deck, *one, *two]) == list(range(40))
        seen.add((*one, *two))
    assert len(seen) > 20


# Of identical cards in a hand nobody else can tell which one is seen.


def two_snoopers(known: int) -> tuple[DuneTable, list[int]]:
    """Harkonnen hold two Snoopers; the Atreides have seen one of them."""
    t = meet("arrakeen.9", harkonnen=8, atreides=6).give("harkonnen", hand=("snooper", "snooper", "hajr"))
    cards = t.side("harkonnen").hand
    t.start.cards.masks[cards[known]] |= 1 << t.side("atreides").seat
    return t, cards[:2]


def seen_of(t: DuneTable, faction: str, seat: int | None) -> list[str]:
    return list(t.rules.view(t.state, seat)["factions"][faction]["hand"])


@pytest.mark.parametrize("known", [0, 1])
def test_whether_the_other_copy_is_left_is_not_told_by_a_discard(known: int) -> None:
    t, cards = two_snoopers(known)
    discard(t.table.play, HARKONNEN, cards[0])
    assert seen_of(t, "harkonnen", t.side("atreides").seat) == ["?", "?"]
    assert seen_of(t, "harkonnen", t.side("harkonnen").seat) == ["snooper", "hajr"]


@pytest.mark.parametrize("known", [0, 1])
def test_a_battle_plan_shows_one_copy_and_not_two(known: int) -> None:
    t, _ = two_snoopers(known)
    to_plans(t)
    plan(t, "harkonnen", 3, "feyd_rautha", defence="snooper")
    plan(t, "atreides", 3, "gurney_halleck")
    for seat in (None, t.side("atreides").seat):
        assert seen_of(t, "harkonnen", seat) == ["snooper", "?", "?"]


@pytest.mark.parametrize("known", [0, 1])
def test_harkonnen_who_take_a_card_cannot_tell_whether_it_is_the_one_they_knew(known: int) -> None:
    t = dune(factions=FOUR).give("emperor", hand=("shield", "shield")).play("charity")
    cards = t.side("emperor").hand[:]
    t.start.cards.masks[cards[known]] |= 1 << t.side("harkonnen").seat
    take_unseen(t.table.play, EMPEROR, 1)
    assert seen_of(t, "emperor", t.side("harkonnen").seat) == ["?"]
    assert seen_of(t, "harkonnen", t.side("emperor").seat) == ["shield"]
