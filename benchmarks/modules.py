"""What a module costs: `python -m benchmarks.modules uprising choam choam,immortality`.

Two set-ups of one game are played out at random in turns, always the same games. Prints one JSON object: the
microseconds of processor time for a question of each, as the median of the rounds, and their ratio.
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

GAMES = 12
ROUNDS = 7
SEATS = 4


def question(game: str, setup: Setup) -> float:
    """Microseconds for a question, over all games from setting up to the result."""
    asked = 0
    began = time.process_time()
    for number in range(GAMES):
        table = game_named(game).open(setup, f"modules/{number}", keep=False, log=False, programs=(1 << SEATS) - 1)
        asked += play_out(table, Random(number))
    return (time.process_time() - began) * 1e6 / asked


def main() -> None:
    """Measure; the first round warms up."""
    game, *modules = sys.argv[1:]
    setups = [game_named(game).set_up(SEATS, names.split(",")) for names in modules]
    times: list[list[float]] = [[] for _ in setups]
    for _ in range(ROUNDS + 1):
        for i, setup in enumerate(setups):
            times[i].append(question(game, setup))
    plain, more = [median(each[1:]) for each in times]
    print(json.dumps({"plain": plain, "more": more, "ratio": median([b / a for a, b in zip(*times)])}))


if __name__ == "__main__":
    main()
