"""What a set-up costs beside another: `python -m benchmarks.setups uprising 4:choam 4:choam,immortality`.

Two set-ups, written as SEATS:MODULES (GAME/SEATS:MODULES for one of another game), are played out at random in turns,
always the same games. Prints one JSON object: the microseconds of processor time for a question of each, as the median
of the rounds, and their ratio.
"""

from __future__ import annotations

import json
import sys
import time
from random import Random
from statistics import median

from kanly.bots import play_out
from kanly.kernel import Setup
from kanly.registry import game_named

GAMES = 24
ROUNDS = 7


def question(game: str, setup: Setup) -> float:
    """Microseconds for a question, over all games from setting up to the result."""
    asked = 0
    began = time.process_time()
    for number in range(GAMES):
        programs = (1 << setup.seats) - 1
        table = game_named(game).open(setup, f"setups/{number}", keep=False, log=False, programs=programs)
        asked += play_out(table, Random(number))
    return (time.process_time() - began) * 1e6 / asked


def set_up(game: str, text: str) -> tuple[str, Setup]:
    """The game and the set-up that are written as SEATS:MODULES or GAME/SEATS:MODULES."""
    other, _, rest = text.rpartition("/")
    id = other or game
    seats, _, names = rest.partition(":")
    return id, game_named(id).set_up(int(seats), names.split(",") if names else ())


def main() -> None:
    """Measure; the first round warms up."""
    game, *texts = sys.argv[1:]
    setups = [set_up(game, text) for text in texts]
    times: list[list[float]] = [[] for _ in setups]
    for _ in range(ROUNDS + 1):
        for i, (id, setup) in enumerate(setups):
            times[i].append(question(id, setup))
    first, second = [each[1:] for each in times]
    ratio = median([b / a for a, b in zip(first, second, strict=True)])
    print(json.dumps({"plain": median(first), "more": median(second), "ratio": ratio}))


if __name__ == "__main__":
    main()
