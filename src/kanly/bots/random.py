"""The random bot: any legal answer, each equally likely."""

from __future__ import annotations

from math import log
from random import Random
from typing import Final

from kanly.kernel import Bot, Option, Sight

SELDOM: Final = 32  # open questions between two interjections, on average


def pause(rng: Random) -> int:
    """How many open questions go by before the next interjection."""
    return int(log(1 - rng.random()) * -SELDOM)


class RandomBot(Bot):
    """Answers at random, and interjects now and then."""

    def __init__(self) -> None:
        super().__init__()
        self.interjects = True
        self.rests = -1  # not drawn yet

    def choose(self, sight: Sight) -> Option:
        """Any option."""
        options = sight.ask.options
        return options[int(sight.rng.random() * float(len(options)))]

    def interject(self, sight: Sight) -> Option:
        """Now and then, anything that the seat could do unasked."""
        woken = self.rests == 0
        self.rests = pause(sight.rng)
        asks = sight.interjections if woken else []
        if not asks:
            return None
        ask = asks[int(sight.rng.random() * len(asks))]
        return ask.options[int(sight.rng.random() * len(ask.options))]
