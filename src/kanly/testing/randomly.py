"""Random play: any legal choice of any seat, asked or unasked."""

from __future__ import annotations

from random import Random

from kanly.kernel import Choice, Table

UNASKED = 1 / 16  # how often somebody interjects while an open question waits


def pick(table: Table, rng: Random, unasked: float = UNASKED) -> Choice:
    """A legal choice: of a seat that is asked, now and then of one that interjects."""
    asks = table.pending
    if rng.random() < unasked:
        seat = int(rng.random() * table.rules.setup.seats)
        asks = table.interjections(seat) or asks
    ask = asks[int(rng.random() * len(asks))]
    return ask.seat, ask.kind, ask.options[int(rng.random() * len(ask.options))]


def play_at_random(table: Table, seed: str, limit: int = 100_000) -> bool:
    """Play on with random choices; whether the game came to its end within the limit."""
    rng = Random(seed)
    for _ in range(limit):
        if table.over:
            return True
        seat, kind, option = pick(table, rng)
        table.choose(seat, option, kind)
    return table.over
