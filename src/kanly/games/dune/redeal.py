"""Worlds that a seat cannot tell apart: what it does not know is exchanged, what it has learnt stays."""

from __future__ import annotations

from kanly.games.dune.cards import CARD_KIND, KARAMA
from kanly.games.dune.factions import BENE_GESSERIT
from kanly.games.dune.options import ROUNDS
from kanly.games.dune.sides import purse
from kanly.games.dune.state import NOBODY, DuneState
from kanly.kernel import Chance


def redeal(s: DuneState, seat: int, chance: Chance) -> None:
    """Exchange treachery cards, traitors, deck orders and the prediction, as far as the seat does not know them."""
    hands = [side.hand for side in s.sides if side.seat != NOBODY]
    s.cards.redeal([s.treachery_deck, s.row, *hands], seat, chance, committed(s))
    s.traitor_known.redeal([s.traitor_deck, *[side.traitors for side in s.sides]], seat, chance)
    s.spice_known.redeal([s.spice_deck], seat, chance)
    s.storm_known.redeal([s.storm_deck], seat, chance)
    if s.prediction[0] != NOBODY and seat != s.sides[BENE_GESSERIT].seat:
        others = [f for f in range(6) if s.sides[f].seat != NOBODY and f != BENE_GESSERIT]
        s.prediction = (chance.pick(others), 1 + chance.below(ROUNDS))


def committed(s: DuneState) -> frozenset[int]:
    """Cards that an open promise ties to their place: a bid above one's spice means a Karama (R8.5)."""
    auction = s.auction
    if auction is None or auction.holder == NOBODY:
        return frozenset()
    side = s.sides[auction.holder]
    if auction.high <= purse(s, auction.holder):
        return frozenset()
    return frozenset([card for card in side.hand if CARD_KIND[card] == KARAMA])
