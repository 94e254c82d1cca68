"""The greedy bot: takes what is worth most, from its view alone.

How it thinks is in `bot`, one file a subject; what things are worth is said by the effects themselves.
"""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot import choosing, playing, plotting
from kanly.games.imperium.bot.thought import Answer, Thought
from kanly.kernel import Bot, Option, Sight

ANSWERS: Final[dict[str, Answer]] = {**playing.ANSWERS, **plotting.ANSWERS, **choosing.ANSWERS}


class Greedy(Bot):
    """Plans its agents for the hand, fights when it pays, buys with a plan."""

    def choose(self, sight: Sight) -> Option:
        ask = sight.ask
        if len(ask.options) == 1:
            return ask.options[0]
        t = Thought(sight)
        answer = ANSWERS.get(ask.kind)
        for more in t.p.rules.lists["answers"]:
            answer = more.get(ask.kind, answer)
        return choosing.otherwise(t) if answer is None else answer(t)
