"""Guides: what a game tells a program that searches about itself. A game without one is searched from nothing."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from kanly.kernel.asks import Ask


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Which answers are likely, when a game tried out is worth judging, and who stands how in it.

    It reads the states of worlds that a seat cannot tell apart from the real one, so it may read all of them.
    """

    advice: float = 0.2  # the share of a search's first prior that belongs to what the game's own bot would do
    counsel: float = 0.0  # the same share at the seat's own questions that follow in the tree
    rollout: bool = False  # the game's own bot plays tries on, for all seats: fewer tries, and better ones

    def weights(self, state: Any, ask: Ask) -> list[float]:
        """How likely a fair player gives each of the question's options, in any unit. Called for every answer."""
        return [1.0] * len(ask.options)

    def draw(self, state: Any, ask: Ask, roll: float) -> int:
        """The place of one of the options, drawn by these weights; `roll` is a number from 0 to 1."""
        return drawn(self.weights(state, ask), roll)

    def prior(self, state: Any, ask: Ask) -> list[float]:
        """The same weights with more thought: for questions that are looked at more than once."""
        return self.weights(state, ask)

    def period(self, state: Any) -> int:
        """A number that changes where a game that is tried out is worth judging: mostly the round."""
        return 0

    def value(self, state: Any) -> list[float]:
        """By seat: its chance to win, in a game that is not over."""
        raise ValueError(f"{type(self).__name__} does not say who stands how")


def drawn(weights: list[float], roll: float) -> int:
    """A place, drawn by weight."""
    total = 0.0
    for weight in weights:
        total += weight
    left = roll * total
    last = len(weights) - 1
    at = 0
    while at < last:
        left -= weights[at]
        if left <= 0.0:
            break
        at += 1
    return at
