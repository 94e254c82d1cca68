"""The random bot: any legal answer, each equally likely."""

from __future__ import annotations

from kanly.kernel import Bot, Option, Sight


class RandomBot(Bot):
    """Answers at random, and interjects now and then."""

    def __init__(self) -> None:
        super().__init__()
        self.interjects = True

    def choose(self, sight: Sight) -> Option:
        """Any option."""
        ask = sight.ask
        return ask.options[int(sight.rng.random() * len(ask.options))]

    def interject(self, sight: Sight) -> Option:
        """Once in thirty-two chances, anything that the seat could do unasked."""
        if sight.rng.random() >= 0.03125:
            return None
        asks = sight.interjections
        if not asks:
            return None
        ask = asks[int(sight.rng.random() * len(asks))]
        return ask.options[int(sight.rng.random() * len(ask.options))]
