"""Grafts: two cards played as one (R8)."""

from __future__ import annotations

from typing import Any

from tests.referees.immortality.tracks import CARDS, Tracks
from tests.referees.referee import Printed
from tests.referees.uprising.books import PRINTED as BASE

from kanly.kernel import Ask, Option, Table
from kanly.kernel.asks import token

FIGHTING = ("occupation", "high_priority_travel")  # R11.1: cards with a combat icon


class Grafts(Tracks):
    """Agent turns with one card or two."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.cards |= CARDS
        self.pair: tuple[str, ...] = ()
        self.borrowed = ""
        self.hand: list[str] = []  # of whoever grafts, before
        self.grafted: tuple[str, ...] = ()  # the pair with which the agent of this turn was sent

    def watch_answer(self, ask: Ask, option: Option) -> None:
        super().watch_answer(ask, option)
        if token(option).startswith("graft:"):
            self.hand = list(self.table.view(ask.seat)["houses"][ask.seat]["hand"])

    def on_turn(self, house: str) -> None:
        self.pair = self.grafted = ()
        self.borrowed = ""
        super().on_turn(house)

    def on_grafts(self, house: str, card: str, partner: str) -> None:
        """R8.1, R8.2."""
        fine = house == self.books.active and not self.sent and not self.pair
        self.hold(fine, "R8.1", f"{house} graft {card} to {partner}")
        self.hold(self.cards[card]["graft"], "R8.2", f"{card} cannot be grafted to {partner}")
        hand = list(self.hand)
        fine = card in hand
        if fine:
            hand.remove(card)
        row = partner == self.borrowed or (card == "usurp" and partner in self.books.view["row"])
        self.hold(fine and (partner in hand or row), "R8.1", f"{card} and {partner} are not in hand: {self.hand}")
        self.pair = (card, partner)

    def on_borrows(self, house: str, card: str) -> None:
        """R8.19."""
        self.borrowed = card
        self.hold(card in self.books.view["row"], "R8.19", f"{house} borrow {card}")

    def on_sends(self, house: str, card: str, space: str) -> None:
        pair = self.pair
        alone = self.cards[card]["graft"] and not pair
        self.hold(not alone, "R8.1", f"{house} play {card} alone")
        own, self.cards = self.cards, Printed(self.cards)
        icons = [icon for one in (pair or (card,)) for icon in own[one]["icons"]]  # R8.3
        self.cards[card] = {**own[card], "icons": icons}
        super().on_sends(house, card, space)
        self.cards = own
        self.pair, self.grafted = (), pair
        self.loose = any(one in BASE["deploys_recruits"] for one in (card, *pair))
        if "tleilaxu_infiltrator" in pair and not self.infiltrated:
            self.occupied = False  # R8.28

    def ignores_influence(self, card: str) -> bool:
        """R8.4: both cards have sent the agent."""
        return any(super(Grafts, self).ignores_influence(one) for one in (card, *self.pair))

    def row_size(self, view: dict[str, Any]) -> int:
        """R8.21: what Usurp borrows keeps its place until it is trashed."""
        return super().row_size(view) + (view["borrowed"] is not None)

    def further(self) -> int:
        """R11.1: with a combat icon as on a combat space; by a setting each of them counts."""
        icons = len([card for card in FIGHTING if card in (self.card, *self.grafted)])
        if self.setup.settings["combat_icons_add"]:
            return super().further() + 2 * icons
        return 2 if icons else super().further()

    def watch_view(self, view: dict[str, Any]) -> None:
        super().watch_view(view)
        if view["turn"] is not None and self.grafted and self.books.round:
            played = view["turn"]["cards"]
            fine = set(played) <= {*self.grafted}
            self.hold(fine, "R8.35", f"{played} are played, not {self.grafted}")
