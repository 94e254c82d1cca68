"""The House Hagal deck: revealed card by card, shuffled anew when it is empty or a card says so (RIV-04, RIV-11)."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.modules.rivals.pieces import Hagal, hagal_card, hagal_cards
from kanly.games.imperium.modules.rivals.table import rivals_table
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import EVERYONE, Known

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "hagal_shuffled": (),
    "hagal_reshuffle": ("house", "hagal"),
}


def hagal_deck(rules: ImperiumRules) -> list[int]:
    """The House Hagal cards of a game, every copy; modules add some, and take out some for one (RIV-04)."""
    return [piece for card in hagal_cards(rules.box) for piece in copies_of(rules, card)]


def copies_of(rules: ImperiumRules, card: Hagal) -> list[int]:
    """The copies of a card in this game; a setting may bring a spare one (RIV-04)."""
    if rules.seats not in card.seats:
        return []
    less: list[str] = rules.lists["hagal_less"] if rules.seats == 1 else []
    more = 1 if card.twice and rules.setting(card.twice) else 0
    return card.pieces[less.count(card.name) : card.copies + more]


def shuffle_hagal(p: P) -> None:
    """The deck of this game, face down (RIV-04)."""
    table = rivals_table(p.state)
    table.known = Known(len(p.rules.box.stocks["hagal"].copies))
    table.deck = p.rules.steps["hagal_deck"](p.rules)
    p.rng.shuffle(table.deck)


def reveal_hagal(p: P, h: int) -> Hagal:
    """The next card that is no reshuffle; it goes to the common discard pile."""
    table = rivals_table(p.state)
    while True:
        if not table.deck:
            _shuffle_in(p)
            p.tell("hagal_shuffled", ())
        piece = table.deck.pop()
        p.reveal(EVERYONE, table.known, piece)
        table.discard.append(piece)
        table.last[h] = piece
        card = hagal_card(p.rules.box, piece)
        if not card.reshuffles:
            return card
        tell_of(p, "hagal_reshuffle", h, card.name)
        _shuffle_in(p)


def _shuffle_in(p: P) -> None:
    """All revealed cards back into the deck."""
    table = rivals_table(p.state)
    table.deck += table.discard
    table.discard = []
    table.known.forget(table.deck)
    p.rng.shuffle(table.deck)


SCENES: Final[tuple[Any, ...]] = (shuffle_hagal,)
STEPS: Final[tuple[Any, ...]] = (hagal_deck,)
