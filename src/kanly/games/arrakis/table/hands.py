"""Planning cards: drawing, discarding, and who knows them."""

from __future__ import annotations

from kanly.games.arrakis.facts.pieces import SIDES
from kanly.games.arrakis.facts.planning import (
    CARD_DECK,
    CARD_DESIGN,
    CARD_NAME,
    DECKS,
    DECKS_OF,
    DESIGN_NAMES,
    SCHEMING_DESIGN,
)
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.records import NOBODY
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import EVERYONE, Option


def draw(p: P, side: int, deck: int, wanted: int) -> int:
    """Cards from a deck, as many as it has; exhausted decks are not reshuffled (R3.1)."""
    s = p.state
    n = min(wanted, len(s.decks[deck]))
    for _ in range(n):
        card = s.decks[deck].pop()
        s.hands[side].append(card)
        p.reveal(1 << side, s.cards, card)
        p.tell("drawn_card", (SIDES[side], CARD_NAME[card]), to=1 << side)
    if n:
        p.tell("drew", (SIDES[side], n, DECKS[deck]))
    return n


def deck_split(s: ArrakisState, side: int, number: int) -> list[Option]:
    """How a number of cards may be drawn from the two decks: (house, ally), and drawing nothing."""
    house = len(s.decks[DECKS_OF[side][0]])
    ally = len(s.decks[DECKS_OF[side][1]])
    total = min(number, house + ally)
    return [(n, total - n) for n in range(total, -1, -1) if n <= house and total - n <= ally]


def discard(p: P, side: int, card: int) -> None:
    """A card from the hand to the open discard pile."""
    s = p.state
    s.hands[side].remove(card)
    s.discards[CARD_DECK[card]].append(card)
    p.reveal(EVERYONE, s.cards, card)
    p.tell("discarded", (SIDES[side], CARD_NAME[card]))


def usable(s: ArrakisState, side: int) -> list[Option]:
    """The names of the cards in hand that may be played or discarded; Hawat's Scheming may neither."""
    return [DESIGN_NAMES[design] for design in usable_designs(s, side)]


def usable_designs(s: ArrakisState, side: int) -> list[int]:
    """Their designs, each once, in the order of the decks."""
    out = designs_of(s.hands[side])
    if SCHEMING_DESIGN in out:
        out.remove(SCHEMING_DESIGN)
    return out


def designs_of(cards: list[int]) -> list[int]:
    """The designs of cards, each once, in the order of the decks: cards are numbered in it, copies side by side."""
    out: list[int] = []
    last = NOBODY
    for card in sorted(cards):
        design = CARD_DESIGN[card]
        if design != last:
            out.append(design)
            last = design
    return out


def names_of(cards: list[int]) -> list[Option]:
    """The names of cards, each once, in the order of the decks."""
    return [DESIGN_NAMES[design] for design in designs_of(cards)]


def held(s: ArrakisState, side: int, name: str) -> int:
    """A card of that name in a hand."""
    for card in s.hands[side]:
        if CARD_NAME[card] == name:
            return card
    raise ValueError(f"{name} is not in the hand")


def detach(s: ArrakisState, name: str) -> None:
    """A card that lay with a prescience card goes to its discard pile."""
    for card in s.in_play:
        if CARD_NAME[card] == name:
            s.in_play.remove(card)
            s.discards[CARD_DECK[card]].append(card)
            return
