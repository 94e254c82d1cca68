"""One try: down the tree in a new world, one new answer, a playout, and what it was worth told to all on the way."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from kanly.bots.playout import play_out
from kanly.bots.search.budget import Watch
from kanly.bots.search.tree import Edge, Edges, Node, add_edges, best_place, favourite, lead_of
from kanly.kernel import Ask, Bot, Guide, Option, Sight, Step, Table
from kanly.kernel.guides import drawn

OFTEN: Final = 32  # tries between two looks whether the answer is decided
MIXED: Final = 0.5  # of the answers beside ours are drawn from those given so far
LONGEST: Final = 400  # answers of a playout that is judged before the game is over


class Tries:
    """A search's way of trying things out; `answers` counts those given in playouts, `depth` those in the tree."""

    guide: Guide | None
    advisor: Callable[[], Bot] | None  # makes a bot that knows the game
    rng: Random
    answers: int
    depth: int

    def __init__(self, guide: Guide | None, advisor: Callable[[], Bot] | None, rng: Random) -> None:
        self.guide = guide
        self.advisor = advisor
        self.rng = rng
        self.answers = 0
        self.depth = 0

    def once(self, root: Node, edges: Edges, sight: Sight, advice: Option) -> list[float]:
        """Try one of the answers to the question at hand; `advice` is what the game's own bot would answer."""
        return self.go(root, sight.world(), sight.seat)

    def decided(self, edges: Edges, advice: Option, watch: Watch) -> bool:
        """Whether what is left of the budget can hardly change the answer."""
        return watch.count % OFTEN == 0 and watch.decided(lead_of(edges))

    def answer(self, edges: Edges, options: list[Option], advice: Option) -> Option:
        """What to answer after all tries."""
        return favourite(edges, options)

    def go(self, root: Node, world: Table, seat: int) -> list[float]:
        """One try from the root on; what it was worth, by seat."""
        edges: list[Edge] = []
        seats: list[int] = []
        node = root
        base = root  # where the seats that are asked at once have come from
        ways: dict[int, Node] = {seat: root}
        open_step: Step | None = world.step
        last = seat
        while not world.over:
            step = world.step
            if isinstance(step, Ask):
                ask = step
                here = node
            else:
                if step is not open_step:
                    open_step = step
                    base = node
                    ways = {}
                ask = next_of(world, seat, last)
                way = ways.get(ask.seat)
                here = base.beside(ask.seat) if way is None else way
            edge, at = self.choose(here, world, ask, ask.seat == seat, step is not ask)
            new = edge.tries == 0
            last = ask.seat
            world.pick(ask, at)
            edges.append(edge)
            seats.append(last)
            if new:
                break
            if step is ask:
                node = edge.node()
            else:
                ways[last] = edge.node()
                if world.step is not open_step:
                    own = ways.get(seat)
                    node = (base if own is None else own).after()
        self.depth += len(edges)
        values = self._judge(world)
        for i in range(len(edges)):
            edges[i].tell(values[seats[i]])
        return values

    def choose(self, node: Node, world: Table, ask: Ask, own: bool, beside: bool) -> tuple[Edge, int]:
        """The answer that this try gives to a question in the tree, and its place.

        What the game's own bot thinks of a question holds in all worlds if the searching seat is asked, for which they
        look the same; what it would do in another's place depends on what the world at hand has dealt to him.

        Who answers beside the searching seat must not keep step with it: now and then he gives any of the answers that
        he has given so far.
        """
        edges = node.edges(ask.seat, ask.kind)
        options = ask.options
        for option in options:
            if option not in edges:
                add_edges(edges, options, self._advised(world, ask) if own else self.priors(world, ask))
                break
        if len(options) == 1:
            at = 0
        elif beside and not own and self.rng.random() < MIXED:
            at = drawn([edges[option].tries + edges[option].prior for option in options], self.rng.random())
        else:
            at = best_place(edges, options)
        return edges[options[at]], at

    def priors(self, world: Table, ask: Ask) -> list[float]:
        """How likely each option is before anything was tried; nearly equal ones in no order."""
        guide = self.guide
        weights = [1.0] * len(ask.options) if guide is None else guide.prior(world.state, ask)
        roll = self.rng.random
        return [weight * (1.0 + 1e-6 * roll()) for weight in weights]

    def _advised(self, world: Table, ask: Ask) -> list[float]:
        """Priors of which the game's own bot has its share: a new one, which knows the position and nothing else."""
        weights = self.priors(world, ask)
        guide = self.guide
        if self.advisor is None or guide is None or guide.counsel == 0.0 or len(weights) == 1:
            return weights
        advice = self.advisor().choose(Sight(world, ask.seat, ask, self.rng))
        return heeded(weights, ask.options, advice, guide.counsel)

    def _judge(self, world: Table) -> list[float]:
        """Play on for a while; what the position is then worth, by seat."""
        guide = self.guide
        if guide is None:
            self.answers += play_out(world, self.rng)
        else:
            self._play_on(world, guide)
        shares = world.shares
        if shares is not None:
            return shares
        assert guide is not None
        return guide.value(world.state)

    def _play_on(self, world: Table, guide: Guide) -> None:
        """Answers drawn by the guide until its period changes."""
        state = world.state
        period = guide.period(state)
        roll = self.rng.random
        count = 0
        while count < LONGEST and not world.over and guide.period(state) == period:
            ask = world.asks[0]
            at = 0
            if len(ask.options) > 1:
                at = guide.draw(state, ask, roll())
            world.pick(ask, at)
            count += 1
        self.answers += count


def heeded(weights: list[float], options: list[Option], advice: Option, share: float) -> list[float]:
    """Weights of which a share belongs to what an advisor would answer."""
    total = 0.0
    for weight in weights:
        total += weight
    scale = (1.0 - share) / total if total > 0.0 else 0.0
    return [scale * weights[i] + (share if options[i] == advice else 0.0) for i in range(len(weights))]


def next_of(world: Table, seat: int, last: int) -> Ask:
    """Of several questions: the seat's own first, then those of one seat after the other, so that plans stay whole."""
    found = world.asks[0]
    for ask in world.asks:
        if ask.seat == seat:
            return ask
        if ask.seat == last:
            found = ask
    return found
