"""A bot that knows what the wells are worth."""

from __future__ import annotations

from kanly.kernel import Bot, Option, Sight


class Thirsty(Bot):
    """Plays its highest card for much water and its lowest for little; buries the one in the middle."""

    def choose(self, sight: Sight) -> Option:
        ask = sight.ask
        cards = sorted(ask.options)
        if ask.kind == "bury":
            return cards[len(cards) // 2]
        return cards[-1] if sight.view["well"] >= 4 else cards[0]
