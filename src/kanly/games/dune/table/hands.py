"""Treachery cards and spice in the factions' hands: drawing, discarding, paying."""

from __future__ import annotations

from kanly.games.dune.facts.cards import CARD_DESIGN, CARD_KIND, CARD_NAME, FAMILY_ATOMICS, KARAMA, WORTHLESS
from kanly.games.dune.facts.cards import KINDS as CARD_KINDS
from kanly.games.dune.facts.factions import FACTIONS
from kanly.games.dune.rules import P
from kanly.games.dune.table.sides import allies_of, promised, seat_of
from kanly.games.dune.table.state import NOBODY, DuneState
from kanly.kernel import EVERYONE


def held(s: DuneState, f: int, kind: int) -> list[int]:
    """The cards of a kind in a faction's hand."""
    out: list[int] = []
    for card in s.sides[f].hand:
        if CARD_KIND[card] == kind:
            out.append(card)
    return out


def named(s: DuneState, f: int, name: str) -> int:
    """A card of that name in a faction's hand; NOBODY if there is none."""
    for card in s.sides[f].hand:
        if CARD_NAME[card] == name:
            return card
    return NOBODY


def names(cards: list[int]) -> list[str]:
    """The names of cards, each once, as options offer them."""
    out: list[str] = []
    for card in cards:
        if CARD_NAME[card] not in out:
            out.append(CARD_NAME[card])
    return out


def room_in_hand(s: DuneState, f: int) -> int:
    """How many more treachery cards a faction may hold (R8.1)."""
    return FACTIONS[f].hand_limit - len(s.sides[f].hand)


def top_of_deck(p: P) -> int:
    """The next treachery card, taken off the deck; NOBODY when there is none left anywhere (R3.1, R8.9)."""
    s = p.state
    if not s.treachery_deck:
        s.treachery_deck = s.treachery_discard
        s.treachery_discard = []
        s.cards.forget(s.treachery_deck)
        s.treachery_held = [card for card in range(len(s.cards.masks)) if card not in s.treachery_deck]
        p.rng.shuffle(s.treachery_deck)
        if s.treachery_deck:
            p.tell("treachery_reshuffled")
    return s.treachery_deck.pop() if s.treachery_deck else NOBODY


def take(p: P, f: int, card: int) -> None:
    """A card into a faction's hand; its owner sees it."""
    s = p.state
    s.sides[f].hand.append(card)
    if s.sworn:  # what was said not to be in the hand may be there now
        s.sworn = [oath for oath in s.sworn if oath[0] != f or oath[3] or oath[1] not in ("card", "card_kind")]
    if s.lacks:
        s.lacks = [lack for lack in s.lacks if lack[0] != f]
    mask = 1 << seat_of(s, f)
    p.reveal(mask, s.cards, card)
    p.tell("card_taken", (FACTIONS[f].name, CARD_NAME[card]), mask)


def show(p: P, f: int, card: int, to: int = EVERYONE) -> None:
    """Seats see a card of a hand; which of its copies there it is, they cannot tell."""
    cards = p.state.cards
    cards.recognise(to, card, copies(p.state, f, card))
    p.reveal(to, cards, card)


def copies(s: DuneState, f: int, card: int) -> list[int]:
    """The cards of a hand that look like one of them."""
    return [other for other in s.sides[f].hand if CARD_DESIGN[other] == CARD_DESIGN[card]]


def discard(p: P, f: int, card: int) -> None:
    """A card from a hand to the discard pile, face up (R17.3); Family Atomics leaves the game."""
    s = p.state
    show(p, f, card)
    s.sides[f].hand.remove(card)
    if s.sworn:  # it may have been the one that was spoken of
        s.sworn = [oath for oath in s.sworn if oath != (f, "card_kind", CARD_KINDS[CARD_KIND[card]], True)]
    if s.relying:
        kind = CARD_KIND[card]
        s.relying = [
            (g, worthless)
            for g, worthless in s.relying
            if g != f or not (kind == KARAMA or (worthless and kind == WORTHLESS))
        ]
    if CARD_KIND[card] == FAMILY_ATOMICS:
        s.treachery_removed.append(card)
    else:
        s.treachery_discard.append(card)
    p.tell("discarded", (FACTIONS[f].name, CARD_NAME[card]))


def gain(p: P, f: int, n: int, source: str) -> None:
    """Spice from the bank; `source` is what the event says."""
    if n > 0:
        p.state.sides[f].spice += n
        p.tell("spice_gained", (FACTIONS[f].name, n, source))


def pay(p: P, f: int, n: int, to: int, reason: str) -> None:
    """Spice from a faction to another one, or to the bank (NOBODY)."""
    if n <= 0:
        return
    s = p.state
    s.sides[f].spice -= n
    if to != NOBODY:
        s.sides[to].spice += n
    p.tell("paid", (FACTIONS[f].name, n, FACTIONS[to].name if to != NOBODY else "bank", reason))


def pay_with_help(p: P, f: int, n: int, to: int, reason: str, allies_first: bool) -> None:
    """Pay what `purse` allows: own spice, then what allies have promised, or the other way round (R14.9, R14.10)."""
    s = p.state
    own = s.sides[f].spice
    left = n if allies_first else n - min(n, own)
    if not allies_first:
        pay(p, f, n - left, to, reason)
    for ally in allies_of(s, f):
        share = min(left, promised(s, ally))
        pay(p, ally, share, to, reason)
        left -= share
        s.support[ally] = 0  # every promise ends
    pay(p, f, left, to, reason)


EVENTS = {
    "card_taken": ("faction", "card"),
    "discarded": ("faction", "card"),
    "paid": ("faction", "amount", "receiver", "reason"),
    "spice_gained": ("faction", "amount", "source"),
    "treachery_reshuffled": (),
}
