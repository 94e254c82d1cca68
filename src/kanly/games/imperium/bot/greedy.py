"""The greedy bot of Uprising: takes what is worth most, from its view alone.

How it thinks is in `bot`, one file a subject; what things are worth is said by the effects themselves.
"""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot import choosing, playing, plotting
from kanly.games.imperium.bot.thought import Answer, Thought
from kanly.kernel import Bot, Option, Sight

ANSWERS: Final[dict[str, Answer]] = {**playing.ANSWERS, **plotting.ANSWERS, **choosing.ANSWERS}


class GreedyUprising(Bot):
    """Plans its agents for the hand, fights when it pays, buys with a plan."""

    def choose(self, sight: Sight) -> Option:
        ask = sight.ask
        if len(ask.options) == 1:
            return ask.options[0]
        return ANSWERS.get(ask.kind, choosing.otherwise)(Thought(sight))
