"""Tries in which the game's own bot plays: it answers for the others at once, and for everybody behind the tree.

The bot knows the board, so a few such tries say more than many that are drawn by weights, where options alone say
little. The tree holds the searching seat's own questions only. Every answer to the question at hand goes through the
same worlds, so that luck does not choose between them, and the bot's own answer stands unless another one was better in
these worlds by more than chance explains: a few tries must not talk a good player out of a good answer.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Final

from kanly.bots.search.budget import Watch
from kanly.bots.search.tree import FIRST, Edge, Edges, Node, best_place
from kanly.bots.search.trying import LONGEST, Tries, next_of
from kanly.kernel import Ask, Bot, Guide, Option, Sight, Table

EAGER: Final = 1.0  # all likely answers are compared, not only the first ones that do well
FEWEST: Final = 4  # worlds that two answers are compared in
SURE: Final = 1.0  # by how many standard errors an answer must be better than the bot's own
OFTEN: Final = 8  # tries between two looks whether all is decided
CLEARLY: Final = 2.0  # by how many standard errors all others must be worse for that
ALIKE: Final = 6  # worlds in which an answer that never made a difference is believed to make none
LEAST: Final = 0.002  # what is added to an error: worlds that look alike prove little


class Rollouts(Tries):
    """A search's way of trying things out where the guide leaves playing on to the game's own bot."""

    first: int  # the number of the first world
    worth: dict[Option, list[float]]  # of each answer in the first world, the second and so on
    rival: Option  # the answer that was begun last

    def __init__(self, guide: Guide, advisor: Callable[[], Bot], rng: Random) -> None:
        super().__init__(guide, advisor, rng)
        self.first = rng.getrandbits(48)
        self.worth = {}
        self.rival = None

    def once(self, root: Node, edges: Edges, sight: Sight, advice: Option) -> list[float]:
        """Try one answer in the next of the worlds that all go through; the bot's own keeps step with the others."""
        option = self._rival_of(edges, sight.ask.options)
        if edges[advice].tries <= edges[option].tries:
            option = advice
        edge = edges[option]
        world = sight.world(number=self.first + edge.tries)
        period = self._period(world)
        ask = world.ask(sight.seat)
        assert ask is not None
        world.pick(ask, ask.options.index(option))
        values = self._play_on_from(edge.node(), world, sight.seat, period)
        edge.tell(values[sight.seat])
        self.worth.setdefault(option, []).append(values[sight.seat])
        self.depth += 1
        return values

    def _rival_of(self, edges: Edges, options: list[Option]) -> Option:
        """The answer to try: one that was begun first goes through as many worlds as a comparison takes."""
        begun = edges.get(self.rival)
        if begun is None or begun.tries >= FEWEST:
            self.rival = options[best_place(edges, options, EAGER)]
        return self.rival

    def decided(self, edges: Edges, advice: Option, watch: Watch) -> bool:
        """Whether every other answer that comes into question is clearly worse, or no different at all."""
        if watch.count % OFTEN:
            return False
        best = self.worth[self._best(advice)]
        looked_at = 0
        for option, edge in edges.items():
            if edge.tries == 0:
                continue
            looked_at += 1
            worth = self.worth[option]
            if worth is not best and surely(best, worth, CLEARLY) == 0.0 and not alike(best, worth):
                return False
        return looked_at >= min(FIRST, len(edges))

    def answer(self, edges: Edges, options: list[Option], advice: Option) -> Option:
        """What to answer after all tries."""
        return self._best(advice)

    def _best(self, advice: Option) -> Option:
        """The bot's own answer, or the one that is best of those that are clearly better."""
        own = self.worth.get(advice, [])
        best: Option = advice
        most = 0.0
        for option, worth in self.worth.items():
            gain = surely(worth, own) if option != advice else 0.0
            if gain > most:
                best = option
                most = gain
        return best

    def go(self, root: Node, world: Table, seat: int) -> list[float]:
        """One try from a node on; what it was worth, by seat."""
        return self._play_on_from(root, world, seat, self._period(world))

    def _period(self, world: Table) -> int:
        assert self.guide is not None
        return self.guide.period(world.state)

    def _play_on_from(self, node: Node, world: Table, seat: int, period: int) -> list[float]:
        """The seat by the tree as far as it is known, the others and the rest by bots, until the period is over."""
        guide = self.guide
        assert guide is not None
        state = world.state
        bots: dict[int, Bot] = {}
        path: list[Edge] = []
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


def surely(worth: list[float], other: list[float], errors: float = SURE) -> float:
    """How much better one answer was than another in the worlds that both went through; 0: not surely."""
    n = min(len(worth), len(other))
    if n < FEWEST:
        return 0.0
    total = 0.0
    for i in range(n):
        total += worth[i] - other[i]
    mean = total / n
    squares = 0.0
    for i in range(n):
        off = worth[i] - other[i] - mean
        squares += off * off
    error = sqrt(squares / (n - 1) / n) + LEAST
    return mean if mean > errors * error else 0.0


def alike(worth: list[float], other: list[float]) -> bool:
    """Whether it made no difference, in any of the worlds, which of two answers was given."""
    n = min(len(worth), len(other))
    return n >= ALIKE and worth[:n] == other[:n]
