"""Tries in which the game's own bot plays: it answers for the others at once, and for everybody behind the tree.

The bot knows the board, so a few such tries say more than many that are drawn by weights, where options alone say
little. The tree holds the searching seat's own questions only. Every answer to the question at hand goes through the
same worlds, so that luck does not choose between them.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from kanly.bots.search.tree import Edge, Edges, Node, best_place
from kanly.bots.search.trying import LONGEST, Tries, next_of
from kanly.kernel import Ask, Bot, Guide, Sight, Table

EAGER: Final = 0.4  # tries are few, and differ less by luck: what they say counts sooner


class Rollouts(Tries):
    """A search's way of trying things out where the guide leaves playing on to the game's own bot."""

    first: int  # the number of the first world

    def __init__(self, guide: Guide, advisor: Callable[[], Bot], rng: Random) -> None:
        super().__init__(guide, advisor, rng)
        self.eager = EAGER
        self.first = rng.getrandbits(48)

    def world(self, sight: Sight, edges: Edges) -> Table:
        """The next of the worlds for the answer whose turn it is: all answers go through the same ones."""
        options = sight.ask.options
        at = best_place(edges, options, self.eager)
        return sight.world(number=self.first + edges[options[at]].tries)

    def go(self, root: Node, world: Table, seat: int) -> list[float]:
        """One try from the root on; what it was worth, by seat."""
        guide = self.guide
        assert guide is not None
        state = world.state
        period = guide.period(state)
        bots: dict[int, Bot] = {}
        path: list[Edge] = []
        node = root
        known = True  # still in the tree
        count = 0
        while count < LONGEST and not world.over and guide.period(state) == period:
            ask = next_of(world, seat, seat)
            if known and ask.seat == seat:
                edge, at = self.choose(node, world, ask, True, False)
                known = edge.tries > 0
                node = edge.node()
                path.append(edge)
            else:
                at = self._answer(bots, world, ask)
            world.pick(ask, at)
            count += 1
        self.answers += count - len(path)
        self.depth += len(path)
        values = world.shares
        if values is None:
            values = guide.value(state)
        for edge in path:
            edge.tell(values[seat])
        return values

    def _answer(self, bots: dict[int, Bot], world: Table, ask: Ask) -> int:
        """The place of the answer that the game's own bot gives; one of them plays each seat in a world."""
        if len(ask.options) == 1:
            return 0
        bot = bots.get(ask.seat)
        if bot is None:
            assert self.advisor is not None
            bot = self.advisor()
            bots[ask.seat] = bot
        return ask.options.index(bot.choose(Sight(world, ask.seat, ask, self.rng)))
