"""Worlds that a seat cannot tell apart: what it does not know is exchanged, what it has learnt stays."""

from __future__ import annotations

from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import Chance


def redeal(box: Box, s: ImperiumState, seat: int, chance: Chance) -> None:
    """Exchange hands with decks, house by house, intrigue cards, and the order of every deck.

    When a deck has run out and the discards are shuffled, all that a house owns besides is in its hand: everybody who
    has watched it buy and trash knows these cards. So it is with the intrigue cards of all houses together.
    """
    for house in s.houses:
        kept = frozenset([card for card in house.kept if card in house.hand])
        s.cards.redeal([house.deck, house.hand], seat, chance, kept)
    s.cards.redeal([s.imperium_deck], seat, chance)
    zones = [s.intrigue_deck, *[house.intrigues for house in s.houses]]
    held = frozenset(s.intrigues_held)
    s.intrigues.redeal(zones, seat, chance, held)
    if held:
        s.intrigues.redeal(zones, seat, chance, frozenset([c for zone in zones for c in zone]) - held)
    for level in (1, 2, 3):  # nobody knows which conflict cards of a level are in the deck (SET-05)
        others = frozenset([i for i in range(len(box.trophies)) if box.trophies[i].level != level])
        s.conflict_known.redeal([s.conflict_deck, s.conflict_box], seat, chance, others)
