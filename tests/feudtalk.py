"""Feud's own words for scenario tests, on top of the game-free ones."""

from __future__ import annotations

from typing import Any, Self

from feud.game import GAME
from feud.state import KIND, NAMES, FeudState

from kanly.kernel import Table
from kanly.testing.tabletalk import TableTalk


class FeudTalk(TableTalk[FeudState]):
    """A table of Feud."""

    def __init__(self, **how: Any) -> None:
        super().__init__(GAME, **how)

    def hand(self, house: int, *names: str) -> Self:
        """This House holds exactly cards of these names; the rest goes back below the deck."""
        s = self.start
        s.known.forget(s.houses[house].hand)
        s.deck[:0] = s.houses[house].hand
        s.houses[house].hand = []
        for name in names:
            card = next(card for card in s.deck if NAMES[KIND[card]] == name)
            s.deck.remove(card)
            s.houses[house].hand.append(card)
            s.known.masks[card] = 1 << (house % self.setup.seats)
        return self

    def spice(self, *amounts: int) -> Self:
        """The Houses have so much spice."""
        for house, amount in enumerate(amounts):
            self.start.houses[house].spice = amount
        return self

    def thrown(self, *names: str) -> Self:
        """Cards of these names lie on the discard pile, the last one on top."""
        s = self.start
        for name in names:
            card = next(card for card in s.deck if NAMES[KIND[card]] == name)
            s.deck.remove(card)
            s.discard.append(card)
            s.known.publish([card])
        return self


def thirty_cards(table: Table) -> None:
    """No card is lost or doubled, and nobody owes spice."""
    state = table.state
    assert isinstance(state, FeudState)
    cards = state.deck + state.discard + [card for house in state.houses for card in house.hand]
    assert sorted(cards) == list(range(30))
    assert min(house.spice for house in state.houses) >= 0
