"""Playouts: a table played to its end at random, without bot objects. What a search does thousands of times."""

from __future__ import annotations

from random import Random

from kanly.bots.random import pause
from kanly.kernel import Table


def play_out(table: Table, rng: Random) -> int:
    """Answer every question at random, until the game is over; how many answers.

    Now and then somebody interjects: one of the seats as often as a single random bot does.
    """
    roll = rng.random
    answers = 0
    rests = pause(rng) if table.rules.interjections else -1  # open questions until somebody interjects
    while not table.over:
        ask = table.asks[0]
        if rests >= 0 and ask.offer is not None:
            rests -= 1
            if rests < 0:
                rests = pause(rng)
                answers += _interject(table, rng)
                continue
        table.pick(ask, int(roll() * float(len(ask.options))))  # float: compiled code multiplies two of a kind at once
        answers += 1
    return answers


def _interject(table: Table, rng: Random) -> int:
    """Anything that some seat could do unasked."""
    seat = int(rng.random() * table.seats)
    asks = table.interjections(seat)
    if not asks:
        return 0
    ask = asks[int(rng.random() * len(asks))]
    table.interject(seat, ask.options[int(rng.random() * len(ask.options))], ask.kind)
    return 1
