"""The search bot: an information-set tree search over redealt worlds, for every game.

Every try deals a new world and goes down one tree, in which all seats choose what has served them best so far. What the
game's guide thinks likely is tried first, what the game's own bot would do above all. Where the guide says so, that bot
plays the others and plays on. The answer that was tried most is given, or where that bot plays, its own unless another
one was clearly better.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.bots.search.budget import Budget, Watch
from kanly.bots.search.rollout import Rollouts
from kanly.bots.search.tree import Edges, Node, add_edges, best_place, favourite
from kanly.bots.search.trying import Tries, heeded
from kanly.kernel import Bot, Guide, Option, Sight

ADVICE: Final = 0.5  # the share of the root's prior that the game's own bot has where no guide says another
UNASKED: Final = 0.25  # of the budget, for a thought whether to interject
SELDOM: Final = 24  # open questions between two such thoughts, without advice
STAY: Final = ("",)  # not to interject


class SearchBot(Bot):
    """Plays any game by trying its answers out. `make` makes bots that know the game; one of them is its advisor."""

    budget: Budget
    make: Callable[[], Bot] | None
    advisor: Bot | None
    guide: Guide | None
    ready: bool
    tries: int  # so far, in all
    answers: int  # given in these tries, in the tree and in playouts
    edges: Edges  # of the last question: what was tried and what it brought
    chances: list[float]  # by seat: what all these tries brought

    def __init__(self, budget: Budget | None = None, make: Callable[[], Bot] | None = None) -> None:
        super().__init__()
        self.budget = Budget() if budget is None else budget
        self.make = make
        self.advisor = None if make is None else make()
        self.interjects = True
        self.guide = None
        self.ready = False
        self.tries = 0
        self.answers = 0
        self.edges = {}
        self.chances = []

    def choose(self, sight: Sight) -> Option:
        """The answer that a search finds best."""
        options = sight.ask.options
        if len(options) == 1:
            return options[0]
        return self.search(sight)

    def search(self, sight: Sight) -> Option:
        """Try answers out until the budget is spent, for the best one; `edges` and `chances` keep what they brought."""
        ask = sight.ask
        root = Node()
        totals = [0.0] * sight.rules.seats
        tries = self.way(sight)
        world = sight.world()
        own = world.ask(sight.seat)
        assert own is not None
        edges = root.edges(sight.seat, ask.kind)
        weights = tries.priors(world, own)
        advice: Option = None
        if self.advisor is not None:
            share = ADVICE if self.guide is None else self.guide.advice
            advice = self.advisor.choose(sight)
            weights = heeded(weights, ask.options, advice, share)
        add_edges(edges, ask.options, weights)
        watch = Watch(self.budget)
        while not watch.spent():
            values = tries.once(root, edges, sight, advice)
            watch.count += 1
            for seat in range(len(values)):
                totals[seat] += values[seat]
            if tries.decided(edges, advice, watch):
                break
        self._count(watch, tries)
        self.edges = edges
        self.chances = [total / max(1, watch.count) for total in totals]
        return tries.answer(edges, ask.options, advice)

    def interject(self, sight: Sight) -> Option:
        """What the advisor would do unasked, or now and then anything, if tries say that it is better than nothing."""
        options: list[Option] = []
        if self.advisor is not None:
            if not self.advisor.interjects:
                self.interjects = False
                return None
            if self.advisor.rests > 0:
                self.advisor.rests -= 1
                return None
            wanted = self.advisor.interject(sight)
            options = [] if wanted is None else [wanted]
        else:
            self.rests = SELDOM
            options = [option for ask in sight.interjections for option in ask.options]
        if not options:
            return None
        tries = self.way(sight)
        if isinstance(tries, Rollouts):
            return options[0]  # so few tries would know less than the bot that knows the game
        return self._weigh(sight, tries, [STAY, *options])

    def _weigh(self, sight: Sight, tries: Tries, options: list[Option]) -> Option:
        """Whether to do one of these now or nothing: each is tried, then all play on."""
        edges: Edges = {}
        add_edges(edges, options, [1.0] * len(options))
        nodes = [Node() for _ in options]
        watch = Watch(self.budget.part(UNASKED))
        while not watch.spent():
            at = best_place(edges, options)
            world = sight.world()
            if at:
                world.interject(sight.seat, options[at])
            edges[options[at]].tell(tries.go(nodes[at], world, sight.seat)[sight.seat])
            watch.count += 1
        self._count(watch, tries)
        chosen = favourite(edges, options)
        return None if chosen == STAY else chosen

    def way(self, sight: Sight) -> Tries:
        """How it tries answers out: as the game's guide says."""
        if not self.ready:
            self.guide = sight.rules.guide()
            self.ready = True
        guide = self.guide
        if guide is not None and guide.rollout and self.make is not None:
            return Rollouts(guide, self.make, sight.rng)
        return Tries(guide, self.make, sight.rng)

    def _count(self, watch: Watch, tries: Tries) -> None:
        self.tries += watch.count
        self.answers += tries.answers + tries.depth
