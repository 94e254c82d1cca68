"""What a clone and a redealt world cost, in decisions of the same game: `python -m benchmarks.copies GAME`.

Prints one JSON object with microseconds: `decision` (a random game as it is simulated), `clone`, `again` (another one
of the same position, as a search takes them) and `redeal`, all taken at every step of that game; `lone`, a clone of a
table that was never cloned before; and the bytes of a finished table.
"""

from __future__ import annotations

import json
import sys
import time
import tracemalloc

from kanly.bots import Match, RandomBot
from kanly.kernel import Table
from kanly.registry import game_named

LONE = 24
SETTINGS = {"arrakis": {"rounds": 12}}  # random play hardly ever wins


def new_match(id: str, number: int) -> tuple[Table, Match]:
    """A table of the game in its default set-up, all seats played by random bots."""
    game = game_named(id)
    setup = game.set_up(settings=SETTINGS.get(id))
    table = game.open(setup, f"copies/{number}", programs=(1 << setup.seats) - 1)
    return table, Match(table, [RandomBot() for _ in range(setup.seats)], f"copies/{number}")


def main() -> None:
    """Measure one game."""
    id = sys.argv[1]
    decision = clone = again = redeal = lone = 0.0
    decisions = 0
    for number in range(5):
        table, match = new_match(id, number)
        began = time.perf_counter()
        match.play_on()
        decision += time.perf_counter() - began
        decisions += match.decisions
    steps = 0
    table, match = new_match(id, 0)
    while not table.over:
        times = [time.perf_counter()]
        table.clone()
        times.append(time.perf_counter())
        table.clone()
        times.append(time.perf_counter())
        table.redeal(table.pending[0].seat, steps)
        times.append(time.perf_counter())
        clone += times[1] - times[0]
        again += times[2] - times[1]
        redeal += times[3] - times[2]
        steps += 1
        match.step()
    for number in range(LONE):
        table, match = new_match(id, number)
        match.play_on(steps // 2 + number % 8)
        began = time.perf_counter()
        table.clone()
        lone += time.perf_counter() - began
    tracemalloc.start()
    table, match = new_match(id, 0)
    match.play_on()
    size = tracemalloc.get_traced_memory()[0]
    us = 1e6
    print(
        json.dumps(
            {
                "decision": decision / decisions * us,
                "clone": clone / steps * us,
                "again": again / steps * us,
                "lone": lone / LONE * us,
                "redeal": redeal / steps * us,
                "bytes": size,
            }
        )
    )


if __name__ == "__main__":
    main()
