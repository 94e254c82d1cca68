"""Looking at the top of the own deck, and sorting what lies there."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.decks import named, names
from kanly.games.imperium.table import hands
from kanly.games.imperium.table.state import eyes
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import EVERYONE, Ask, Flow, Message

LOOKED_AT: Final = 3

EVENTS: Final = {"looks": ("house", "cards"), "saw": ("card",)}


class SortTopThree(Effect):
    """Of the top three cards of the own deck one is drawn, one discarded, one trashed: all of it, or none.

    The discard pile is not shuffled to reach three. What is discarded comes from no hand, so that no discard ability
    answers.
    """

    def ready(self, x: Cast) -> bool:
        return len(x.s.houses[x.receiver].deck) >= LOOKED_AT

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-deck", {"n": LOOKED_AT}, rules=("RUL-17",))

    def do(self, x: Cast) -> Flow | None:
        return self._sort(x)

    def _sort(self, x: Cast) -> Flow:
        """The cards stay on top of the deck until each has its place; only the owner knows them."""
        box = x.box
        p = x.p
        s = x.s
        house = s.houses[x.receiver]
        for card in house.deck[-LOOKED_AT:]:
            p.reveal(eyes(house), s.cards, card)
            p.tell("saw", (box.pieces[card].name,), eyes(house))
        tell_of(p, "looks", x.receiver, LOOKED_AT)
        name: str = yield Ask(x.seat, "sift_draw", offer=lambda: names(box, house.deck[-LOOKED_AT:]))
        card = named(box, house.deck[-LOOKED_AT:], name)
        house.deck.remove(card)
        hands.take_into_hand(p, x.receiver, [card])
        tell_of(p, "draws", x.receiver, 1)
        name = yield Ask(x.seat, "sift_discard", offer=lambda: names(box, house.deck[1 - LOOKED_AT :]))
        card = named(box, house.deck[1 - LOOKED_AT :], name)
        house.deck.remove(card)
        house.discard.append(card)
        p.reveal(EVERYONE, s.cards, card)
        tell_of(p, "discards", x.receiver, box.pieces[card].name)
        hands.trash(p, x.receiver, house.deck[-1])

    def text(self) -> Message:
        return Message("sort-top-three")

    def value(self, x: Cast) -> float:
        return 1.5 * rates(x).card + rates(x).trash if self.ready(x) else 0.0


def sort_top_three() -> Effect:
    """Look at the top three cards: draw one, discard one, trash one."""
    return SortTopThree()
