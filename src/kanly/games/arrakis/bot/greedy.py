"""The greedy bot: plays both sides by rules of thumb, from its view alone.

How it thinks is in the other files of this folder, one file a subject: `turns` (dice, actions, legions), `fighting`,
`board` (vehicles, worms, spice, prescience, the Guild). What no rule of thumb answers does the first thing it can.
"""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.bot import board, fighting, turns
from kanly.games.arrakis.bot.thought import Answer, Thought
from kanly.kernel import Bot, Option, Sight

ANSWERS: Final[dict[str, Answer]] = {**turns.ANSWERS, **fighting.ANSWERS, **board.ANSWERS}


class GreedyArrakis(Bot):
    """Harkonnen hunt sietches and harvest; Atreides go for their objective, strike harvesters and hide."""

    def choose(self, sight: Sight) -> Option:
        options = sight.ask.options
        if len(options) == 1:
            return options[0]
        thought = Thought(sight)
        answer = ANSWERS.get(sight.ask.kind)
        return thought.something() if answer is None else answer(thought)
