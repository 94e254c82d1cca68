"""Knowledge: for every physical card, which seats know where it lies.

One mechanism serves three ends: a view hides by it, a redeal exchanges what it leaves open, and `Play.reveal`, the only
way in which it grows, ends undo.
"""

from __future__ import annotations

from typing import Final

from kanly.kernel.chance import Chance
from kanly.kernel.errors import RulesError
from kanly.kernel.events import EVERYONE, may_see

HIDDEN: Final = -1  # how a view shows a card whose place is not known


def no_card(card: int, masks: list[int]) -> RulesError:
    """What to say about a card that is not among those of the masks."""
    return RulesError(f"there is no card {card}: they go from 0 to {len(masks) - 1}")


class Known:
    """The masks of one kind of card; `masks[card]` has a bit for every seat that knows where the card lies."""

    masks: list[int]

    def __init__(self, cards: int = 0, masks: list[int] | None = None) -> None:
        self.masks = [0] * cards if masks is None else masks

    def copy(self) -> Known:
        """An independent copy."""
        return Known(0, self.masks[:])

    def by(self, seat: int | None, card: int) -> bool:
        """Whether a seat (None: everybody) knows where the card lies."""
        try:
            return may_see(self.masks[card], seat)
        except IndexError:
            raise no_card(card, self.masks) from None

    def hide(self, zone: list[int], seat: int | None) -> list[int]:
        """A zone as a seat (None: a spectator) sees it, HIDDEN for every card that it does not know."""
        masks = self.masks
        try:
            if seat is None:
                return [card if masks[card] == EVERYONE else HIDDEN for card in zone]
            return [card if masks[card] >> seat & 1 else HIDDEN for card in zone]
        except IndexError:
            raise self._not_all_there(zone) from None

    def forget(self, zone: list[int]) -> None:
        """Nobody knows any longer where these cards lie: they are about to be shuffled."""
        try:
            for card in zone:
                self.masks[card] = 0
        except IndexError:
            raise self._not_all_there(zone) from None

    def recognise(self, to: int, card: int, beside: list[int]) -> None:
        """One of several identical cards that lie together shows itself to seats, and nothing tells which one it is.

        So whoever knew of another one knows of this one now instead: as much as if it had been the one he knew. Some
        seats alone have to be shown the one that most know of: what all have seen stays seen by whoever has no seat.
        """
        masks = self.masks
        try:
            for other in beside:
                taken = masks[other] & ~masks[card] & to
                masks[other] ^= taken
                masks[card] |= taken
        except IndexError:
            raise self._not_all_there([card, *beside]) from None

    def publish(self, zone: list[int]) -> None:
        """Cards that lie open from the start of the game on."""
        try:
            for card in zone:
                self.masks[card] = EVERYONE
        except IndexError:
            raise self._not_all_there(zone) from None

    def _not_all_there(self, zone: list[int]) -> RulesError:
        return no_card(next(card for card in zone if not -len(self.masks) <= card < len(self.masks)), self.masks)

    def redeal(self, zones: list[list[int]], seat: int, chance: Chance, pinned: frozenset[int] = frozenset()) -> None:
        """Exchange over the zones every card that the seat does not know and that is not pinned.

        What the others know belongs to the place, not to the card: masks stay where they are.
        """
        masks = self.masks
        cards: list[int] = []
        places: list[int] = []
        for zone in zones:
            for card in zone:
                if not masks[card] >> seat & 1 and card not in pinned:
                    cards.append(card)
                    places.append(masks[card])
        moving = set(cards)
        chance.shuffle(cards)
        at = 0
        for zone in zones:
            for i in range(len(zone)):
                if zone[i] in moving:
                    zone[i] = cards[at]
                    at += 1
        for i in range(len(cards)):
            masks[cards[i]] = places[i]
