"""The greedy bot: plays both sides by rules of thumb, from its view alone."""

from __future__ import annotations

from kanly.kernel import Bot, Option, Sight


class GreedyArrakis(Bot):
    """Placeholder until its subjects are there."""

    def choose(self, sight: Sight) -> Option:
        return sight.ask.options[0]
