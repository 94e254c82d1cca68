"""Complete games with random bots: `python -m benchmarks.whole_games dune` (or `uprising`).

Prints one JSON object about some games, always the same ones: the microseconds of processor time that they
took as they are simulated (`games`: checkpoints, events and record) and as a search plays them (`rollouts`: none of
these); how many answers bots were `asked` for, and how many questions were `answered` in all, those with a single
option included, which the kernel fills in for programs; what an asked answer cost in the first and the last third of
the games (`early`, `late`); and the `bytes` of a finished table.

A machine is not equally fast from one second to the next. So python-chess plays before and after each measurement, in
the same process: `chess` is what a move took, `games_in_chess` and `rollouts_in_chess` are moves that fit into the time
of all games; each is the median of the rounds.
"""

from __future__ import annotations

import json
import sys
import time
import tracemalloc
from statistics import median

from kanly.bots import Match, RandomBot
from kanly.cli.measure import measure_chess
from kanly.kernel import Table
from kanly.registry import game_named

GAMES = 12
ROUNDS = 7
CHESS = 0.2  # seconds
SETUPS = {"dune": (6, ("advanced",)), "uprising": (4, ("choam",))}
GAME = game_named(sys.argv[1])
SETUP = GAME.set_up(*SETUPS[GAME.id])


def new_match(number: int, full: bool) -> tuple[Table, Match]:
    """A table with random bots."""
    seed = f"{GAME.id}/{number}"
    table = GAME.open(SETUP, seed, keep=full, log=full, programs=(1 << SETUP.seats) - 1)
    return table, Match(table, [RandomBot() for _ in range(SETUP.seats)], seed)


def play(full: bool) -> float:
    """Microseconds of processor time for all games, from setting up to the result."""
    began = time.process_time()
    for number in range(GAMES):
        table, match = new_match(number, full)
        match.play_on()
        assert table.result is not None
    return (time.process_time() - began) * 1e6


def thirds(lengths: list[int]) -> tuple[float, float]:
    """Microseconds an asked answer, in the first and in the last third of every game."""
    spent = [0.0, 0.0, 0.0]
    for number in range(GAMES):
        _, match = new_match(number, True)
        third = lengths[number] // 3
        for part in range(3):
            began = time.process_time()
            match.play_on(third)
            spent[part] += time.process_time() - began
    count = sum([length // 3 for length in lengths])
    return spent[0] / count * 1e6, spent[2] / count * 1e6


def size() -> int:
    """The bytes that a finished table holds."""
    tracemalloc.start()
    table, match = new_match(0, True)
    match.play_on()
    del match
    found = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert table.over
    return found


def main() -> None:
    """Measure; the first round, which also counts, warms up."""
    lengths: list[int] = []
    answered = 0
    for number in range(GAMES):
        table, match = new_match(number, True)
        match.play_on()
        lengths.append(match.decisions)
        answered += table.made
    play(False)
    chess = [chess_move()]
    games: list[float] = []
    rollouts: list[float] = []
    in_chess: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(ROUNDS):
        for full, times in ((True, games), (False, rollouts)):
            times.append(play(full))
            chess.append(chess_move())
            in_chess[full].append(times[-1] * 2 / (chess[-2] + chess[-1]))
    early, late = thirds(lengths)
    found = {"games": median(games), "rollouts": median(rollouts), "early": early, "late": late, "chess": median(chess)}
    ratios = {"games_in_chess": median(in_chess[True]), "rollouts_in_chess": median(in_chess[False])}
    counts = {"count": GAMES, "asked": sum(lengths), "answered": answered, "bytes": size()}
    print(json.dumps({**found, **ratios, **counts}))


def chess_move() -> float:
    """Microseconds of processor time for a random legal move of python-chess."""
    moves, seconds = measure_chess(CHESS)
    return seconds / moves * 1e6


if __name__ == "__main__":
    main()
