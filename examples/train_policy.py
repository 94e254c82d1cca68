"""Train a small policy by playing against itself, then measure it against the random bot.

    python examples/train_policy.py oasis --seats 3 --minutes 1
    python examples/train_policy.py uprising --seats 4 --minutes 5

It needs numpy only (`pip install 'kanly[rl]'`) and knows nothing of any game. The policy is linear: every action has a
row of weights, the observation decides how much each of the legal ones is wanted, and after each game all decisions of
the winners become likelier, those of the losers less likely (REINFORCE). A network in its place would be stronger; what
has to be done around it is the same.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from kanly.cli.commands.arena.statistics import wilson
from kanly.env import BatchedEnv, batched_env

Floats = NDArray[np.float32]
TABLES = 16


@dataclass
class Decision:
    """What was seen, what could be done and how likely it was, what was done, and who did it."""

    seen: Floats
    legal: NDArray[np.int64]
    likely: Floats
    done: int  # its place among the legal ones
    seat: int


class Policy:
    """How much each action is wanted: a row of weights for each, and one number of its own."""

    def __init__(self, size: int, actions: int) -> None:
        self.weights = np.zeros((actions, size), np.float32)
        self.liking = np.zeros(actions, np.float32)

    @staticmethod
    def read(row: NDArray[np.uint8]) -> Floats:
        """An observation as a vector of length one: large counts matter less the larger they are."""
        values: Floats = np.log1p(row.astype(np.float32))
        length = float(np.linalg.norm(values))
        return np.divide(values, length, dtype=np.float32) if length else values

    def decide(self, row: NDArray[np.uint8], mask: NDArray[np.int8], seat: int, rng: np.random.Generator) -> Decision:
        """One of the legal actions, the likelier the more it is wanted."""
        seen = self.read(row)
        legal = np.flatnonzero(mask)
        wanted = self.weights[legal] @ seen + self.liking[legal]
        likely = np.exp(wanted - wanted.max())
        likely /= likely.sum()
        done = min(int(np.searchsorted(np.cumsum(likely), rng.random())), len(legal) - 1)
        return Decision(seen, legal, likely, done, seat)

    def learn(self, decision: Decision, step: float) -> None:
        """Make what was done likelier (or less likely, with a negative step)."""
        change = -step * decision.likely
        change[decision.done] += step
        self.weights[decision.legal] += change[:, None] * decision.seen
        self.liking[decision.legal] += change


def train(game: str, seats: int, modules: list[str], minutes: float, games: int, rate: float, seed: int) -> Policy:
    """A policy after so many minutes, or so many games, of playing against itself."""
    env = batched_env(game, TABLES, seats, modules=modules)
    policy = Policy(env.numbered.size, env.numbered.actions)
    rng = np.random.default_rng(seed)
    batch = env.reset(seed)
    courses: list[list[Decision]] = [[] for _ in range(TABLES)]
    until = time.monotonic() + 60 * minutes
    played = 0
    while time.monotonic() < until and played < games:
        for i, course in enumerate(courses):
            course.append(policy.decide(batch.observations[i], batch.masks[i], int(batch.seats[i]), rng))
        batch = env.step([int(course[-1].legal[course[-1].done]) for course in courses])
        for i in map(int, np.flatnonzero(batch.ended)):
            gains = batch.rewards[i] - batch.rewards[i].mean()
            for decision in courses[i]:
                policy.learn(decision, rate * float(gains[decision.seat]))
            courses[i] = []
            played += 1
    print(f"{game}: {played} games played")
    return policy


def measure(policy: Policy, game: str, seats: int, modules: list[str], games: int, seed: int) -> float:
    """The policy's share of the wins, on one seat after the other, with random players on the others."""
    env: BatchedEnv = batched_env(game, TABLES, seats, modules=modules)
    rng = np.random.default_rng(seed)
    batch = env.reset(f"measured/{seed}")
    won, played = 0.0, 0
    while played < games:
        actions = []
        for i in range(TABLES):
            if batch.seats[i] == (i + env.games[i]) % seats:
                decision = policy.decide(batch.observations[i], batch.masks[i], 0, rng)
                actions.append(int(decision.legal[decision.done]))
            else:
                actions.append(int(rng.choice(np.flatnonzero(batch.masks[i]))))
        mine = [(i + env.games[i]) % seats for i in range(TABLES)]
        batch = env.step(actions)
        for i in map(int, np.flatnonzero(batch.ended)[: games - played]):
            won += float(batch.rewards[i, mine[i]])
            played += 1
    low, share, high = wilson(won, games)
    print(f"{game}: {share:.1%} of {games} games against random ({low:.1%} to {high:.1%}); fair is {1 / seats:.1%}")
    return low


def main() -> None:
    """Train, then measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--module", action="append", default=[])
    parser.add_argument("--minutes", type=float, default=3.0, help="how long to train")
    parser.add_argument("--games", type=int, default=1 << 30, help="how many games to train with, at most")
    parser.add_argument("--rate", type=float, default=0.5, help="how much one game teaches")
    parser.add_argument("--measure", type=int, default=200, help="games against the random bot")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    policy = train(given.game, given.seats, given.module, given.minutes, given.games, given.rate, given.seed)
    low = measure(policy, given.game, given.seats, given.module, given.measure, given.seed)
    print("better than random" if low > 1 / given.seats else "not yet better than random")


if __name__ == "__main__":
    main()
