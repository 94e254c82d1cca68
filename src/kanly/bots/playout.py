"""Playouts: a table played to its end at random, without bot objects. What a search does thousands of times."""

from __future__ import annotations

from math import log
from random import Random

from kanly.bots.random import SELDOM
from kanly.kernel import Table


def play_out(table: Table, rng: Random) -> int:
    """Answer every question at random, until the game is over; how many answers.

    Now and then somebody interjects: once in SELDOM open questions, not every seat so often as random bots do.
    """
    roll = rng.random
    answers = 0
    rests = _pause(rng) if table.rules.interjections else -1  # open questions until somebody interjects
    while not table.over:
        ask = table.asks[0]
        if rests >= 0 and ask.offer is not None:
            rests -= 1
            if rests < 0:
                rests = _pause(rng)
                answers += _interject(table, rng)
                continue
        table.pick(ask, int(roll() * len(ask.options)))
        answers += 1
    return answers


def _pause(rng: Random) -> int:
    return int(log(1 - rng.random()) * -SELDOM)


def _interject(table: Table, rng: Random) -> int:
    """Anything that some seat could do unasked."""
    seat = int(rng.random() * table.seats)
    asks = table.interjections(seat)
    if not asks:
        return 0
    ask = asks[int(rng.random() * len(asks))]
    table.interject(seat, ask.options[int(rng.random() * len(ask.options))], ask.kind)
    return 1
