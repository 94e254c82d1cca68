"""The easy bot: knows what a game's own bot would do, and makes the mistakes of somebody who plays for the second time.

Now and then it forgets what it could still do; and where several answers look good it takes the one that it fancies,
the likelier to be wrong the closer they come to each other. What nobody would think of it does not do either.
"""

from __future__ import annotations

from typing import Final

from kanly.kernel import PASS, Bot, Guide, Option, Sight, token
from kanly.kernel.guides import drawn

FORGETS: Final = 0.12  # how often it does not think of something that it need not do
FANCIES: Final = 0.32  # how often it follows its own taste
ENOUGH: Final = (PASS, "done", "end", "nothing")  # what games call an answer that does no more
GOOD: Final = 0.15  # of what is most likely: what is less likely than this is no temptation


class EasyBot(Bot):
    """Plays like the advisor, a bot that knows the game, and errs like a person."""

    advisor: Bot
    guide: Guide | None
    ready: bool

    def __init__(self, advisor: Bot) -> None:
        super().__init__()
        self.advisor = advisor
        self.interjects = advisor.interjects
        self.guide = None
        self.ready = False

    def choose(self, sight: Sight) -> Option:
        """What the advisor would answer, unless it forgets that or fancies something else."""
        options = sight.ask.options
        if len(options) == 1:
            return options[0]
        best = self.advisor.choose(sight)
        roll = sight.rng.random()
        if roll < FORGETS:
            return _leave_it(options, best)
        return self._fancy(sight, best) if roll < FORGETS + FANCIES else best

    def interject(self, sight: Sight) -> Option:
        """What the advisor would do unasked, unless it forgets that."""
        wanted = self.advisor.interject(sight)
        self.rests = self.advisor.rests
        self.advisor.rests = 0
        return None if wanted is None or sight.rng.random() < FORGETS else wanted

    def _fancy(self, sight: Sight, best: Option) -> Option:
        """Any of the answers that look good, drawn by how good they look."""
        if not self.ready:
            self.guide = sight.rules.guide()
            self.ready = True
        guide = self.guide
        options = sight.ask.options
        if guide is None:
            return options[int(sight.rng.random() * len(options))]
        likely = guide.prior(sight.world().state, sight.ask)
        most = max(likely)
        tempting = [weight if weight >= GOOD * most else 0.0 for weight in likely]
        at = options.index(best)
        tempting[at] = max(tempting[at], GOOD * most)
        return options[drawn(tempting, sight.rng.random())]


def _leave_it(options: list[Option], best: Option) -> Option:
    """To do no more, where that is an answer."""
    for option in options:
        if token(option) in ENOUGH:
            return option
    return best
