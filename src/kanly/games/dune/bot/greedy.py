"""The greedy bot: plays every faction by rules of thumb, from its view alone.

How it thinks is in `bot`, one file a subject. What no rule of thumb answers is passed, or left to chance.
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.bot import alliances, fighting, foresight, opening, reactions, spending, travel, unasked
from kanly.games.dune.bot.thought import Answer, Memory, Thought
from kanly.kernel import Bot, Option, Sight

ANSWERS: Final[dict[str, Answer]] = {
    **opening.ANSWERS,
    **reactions.ANSWERS,
    **alliances.ANSWERS,
    **spending.ANSWERS,
    **travel.ANSWERS,
    **fighting.ANSWERS,
    **foresight.ANSWERS,
    **unasked.ANSWERS,
}


class GreedyDune(Bot):
    """Bids with a budget, ships to win or to collect, fights with the best plan it can think of."""

    memory: Memory

    def __init__(self) -> None:
        super().__init__()
        self.interjects = True
        self.memory = Memory()

    def choose(self, sight: Sight) -> Option:
        ask = sight.ask
        assert ask is not None
        if len(ask.options) == 1:
            return ask.options[0]
        thought = Thought(sight, ask, self.memory)
        answer = ANSWERS.get(ask.kind)
        return thought.harmless() if answer is None else answer(thought)

    def interject(self, sight: Sight) -> Option:
        return unasked.speak_up(sight, self.memory)
