"""One measurement in a process of its own: `python -m kanly.cli.measure WHAT MODE SECONDS` prints it as JSON.

WHAT is a game or `chess`; MODE is `games` (as they are simulated, with checkpoints, events and record) or `rollouts`
(with none of these, as a search plays them). Seconds are of processor time: what else the machine does counts little.
"""

from __future__ import annotations

import json
import sys
import time
from random import Random

from kanly.bots import Match, RandomBot
from kanly.kernel.running import table as kernel_table
from kanly.registry import game_named


def measure_game(id: str, mode: str, seconds: float) -> tuple[int, float]:
    """Decisions of random play, and the seconds they took."""
    game = game_named(id)
    setup = game.set_up()
    every = (1 << setup.seats) - 1
    full = mode == "games"
    decisions = number = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        seed = f"bench/{number}"
        table = game.open(setup, seed, keep=full, log=full, programs=every)
        match = Match(table, [RandomBot() for _ in range(setup.seats)], seed)
        while not match.play_on(500) and time.process_time() - began < seconds:
            pass
        decisions += match.decisions
        number += 1
    return decisions, time.process_time() - began


def measure_chess(seconds: float) -> tuple[int, float]:
    """Random legal moves of python-chess, and the seconds they took; a game ends without moves or after 200."""
    import chess

    rng = Random("bench")
    decisions = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        board = chess.Board()
        for _ in range(200):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(rng.random() * len(moves))])
            decisions += 1
    return decisions, time.process_time() - began


def main() -> None:
    """Measure once, after a short warm-up."""
    what, mode, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
    for length in (seconds / 5, seconds):
        decisions, took = measure_chess(length) if what == "chess" else measure_game(what, mode, length)
    compiled = not (kernel_table.__file__ or "").endswith(".py")
    print(json.dumps({"decisions": decisions, "seconds": took, "compiled": compiled}))


if __name__ == "__main__":
    main()
