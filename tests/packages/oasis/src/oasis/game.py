"""Oasis as it is played, well after well, and as a plug-in."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kanly.kernel import EVERYONE, Ask, Block, Flow, Game, Kind, Message, Module, Option, Secret, Setup, number
from oasis.bot import Thirsty
from oasis.state import (
    CARDS,
    HAND,
    TRAVELLERS,
    WORDS,
    OasisRules,
    P,
    travellers,
    write_cards,
    write_travellers,
    write_well,
)

WELL = ("reach_well", "play_cards", "drink", "dig", "rest")


def deal(p: P) -> None:
    """O1.1: four cards for everybody."""
    p.rng.shuffle(p.state.deck)
    fill_hands(p)
    p.then("travel")


def travel(p: P) -> None:
    """O1.2: the next well, until the last one is behind us."""
    if p.state.wells < p.rules.wells:
        p.then(*WELL, "travel")


def reach_well(p: P) -> None:
    """O2.1: a die says how much water there is."""
    s = p.state
    p.new_turn()
    s.wells += 1
    s.well = p.rng.roll()
    p.tell("well", (s.well,))


def play_cards(p: P) -> Flow:
    """O2.2: everybody chooses a card in secret; all are uncovered together."""
    s = p.state
    chosen = yield Secret("play", {seat: partial(choose_card, p, seat) for seat in range(p.rules.setup.seats)})
    for seat, card in chosen.items():
        s.hands[seat].remove(card)
        s.played.append(card)
        p.reveal(EVERYONE, s.known, card)
        p.tell("played", (TRAVELLERS[seat], card))


def choose_card(p: P, seat: int) -> Flow:
    card: int = yield Ask(seat, "play", list(p.state.hands[seat]))
    return card


def drink(p: P) -> None:
    """O2.3: one traveller drinks the whole well."""
    s = p.state
    seat = p.rules.step("drinker")(p)
    s.water[seat] += s.well
    p.tell("drank", (TRAVELLERS[seat], s.well))


def drinker(p: P) -> int:
    """O2.3: the seat of the highest card."""
    return p.state.played.index(max(p.state.played))


def dig(p: P) -> Flow:
    """O2.4: the lowest card draws one more, then puts any card of the hand under the deck."""
    s = p.state
    digger = s.played.index(min(s.played))
    if not s.deck:
        return
    draw(p, digger)
    card: int = yield Ask(digger, "bury", offer=lambda: list(s.hands[digger]))
    s.hands[digger].remove(card)
    s.deck.insert(0, card)
    p.tell("buried", (TRAVELLERS[digger],))


def rest(p: P) -> None:
    """O2.5: hands are filled while the deck lasts."""
    s = p.state
    s.discard += s.played
    s.played = []
    fill_hands(p)


def fill_hands(p: P) -> None:
    s = p.state
    for seat in range(p.rules.setup.seats):
        while len(s.hands[seat]) < HAND and s.deck:
            draw(p, seat)


def draw(p: P, seat: int) -> None:
    s = p.state
    card = s.deck.pop()
    s.hands[seat].append(card)
    p.reveal(1 << seat, s.known, card)
    p.tell("drew", (TRAVELLERS[seat], card), to=1 << seat)


def why_no_card(p: P, ask: Ask, option: Option) -> Message:
    return WORDS.message("why-not-held", ("O2.2",), card=option)


def shallow_drinker(inner: Callable[[P], int]) -> Callable[[P], int]:
    """O3.1: from a shallow well the lowest card drinks; the table says how shallow that is."""

    def drinker(p: P) -> int:
        s = p.state
        return s.played.index(min(s.played)) if s.well <= p.rules.setting("shallow_water") else inner(p)

    return drinker


ALL_CARDS: list[Option] = list(range(CARDS))
BASE = Module(
    "base",
    scenes=(deal, travel, reach_well, play_cards, drink, dig, rest),
    steps=(drinker,),
    kinds=(
        Kind("play", ALL_CARDS, describe=WORDS.options_by("card"), why_not=why_no_card),
        Kind("bury", ALL_CARDS, describe=WORDS.options_by("card"), why_not=why_no_card),
    ),
    events={
        "well": ("water",),
        "played": ("traveller", "card"),
        "drank": ("traveller", "water"),
        "drew": ("traveller", "card"),
        "buried": ("traveller",),
    },
    blocks=(
        Block("travellers", travellers, ("water", "played"), write_travellers),
        Block("well", ("well",), ("water", "ahead"), write_well),
        Block("cards", ("hand", "gone"), [f"card_{card}" for card in range(CARDS)], write_cards),
    ),
)
SHALLOW = Module(
    "shallow",
    wraps={"drinker": shallow_drinker},
    settings=(number("shallow_water", 2, low=1, high=5),),
)


class Oasis(Game):
    """Two to four travellers."""

    def assemble(self, setup: Setup, modules: list[Module]) -> OasisRules:
        return OasisRules(setup, modules)


GAME = Oasis(
    "oasis",
    "oasis",
    seats=(2, 3, 4),
    base=BASE,
    modules=(SHALLOW,),
    settings=(number("wells", 7, low=3, high=9),),
    bots={"thirsty": Thirsty},
    example=True,
)
