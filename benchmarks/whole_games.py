"""Complete games with random bots: `python -m benchmarks.whole_games dune` (or `uprising`, `arrakis`).

Prints one JSON object about some games, always the same ones, played in three ways: as they are simulated (`games`:
bots, checkpoints, events and record), with bots but none of the others (`rollouts`), and as a search plays them
(`playouts`: without bot objects too, as python-chess plays here). For each: the microseconds of processor time, `took`;
how many answers were `asked` for, and how many questions were `answered` in all, those with a single option included,
which the kernel fills in for programs. Besides: what an asked answer of `games` cost in the first and the last third of
the games (`early`, `late`); and the `bytes` of a finished table.

A machine is not equally fast from one second to the next. So python-chess plays before and after each measurement, in
the same process: `chess` is what a move took, `in_chess` how many moves fit into the time of all games; each is the
median of the rounds.
"""

from __future__ import annotations

import json
import sys
import time
import tracemalloc
from random import Random
from statistics import median
from typing import Any

from kanly.bots import Match, RandomBot, play_out
from kanly.cli.measure import measure_chess
from kanly.kernel import Table
from kanly.registry import game_named

GAMES = 12
ROUNDS = 7
CHESS = 0.2  # seconds
SETUPS: dict[str, tuple[Any, ...]] = {
    "dune": (6, ("advanced",)),
    "uprising": (4, ("choam",)),
    "imperium": (4, ()),
    "arrakis": (2, ("spacing_guild",), {"rounds": 12}),  # random play hardly ever wins
}
MODES = ("games", "rollouts", "playouts")
GAME = game_named(sys.argv[1])
SETUP = GAME.set_up(*SETUPS[GAME.id])


def new_table(number: int, full: bool) -> Table:
    """A table at which only programs sit."""
    return GAME.open(SETUP, f"{GAME.id}/{number}", keep=full, log=full, programs=(1 << SETUP.seats) - 1)


def new_match(number: int, full: bool) -> tuple[Table, Match]:
    """A table with random bots."""
    table = new_table(number, full)
    return table, Match(table, [RandomBot() for _ in range(SETUP.seats)], f"{GAME.id}/{number}")


def play(mode: str) -> float:
    """Microseconds of processor time for all games, from setting up to the result."""
    began = time.process_time()
    for number in range(GAMES):
        if mode == "playouts":
            table = new_table(number, False)
            play_out(table, Random(number))
        else:
            table, match = new_match(number, mode == "games")
            match.play_on()
        assert table.result is not None
    return (time.process_time() - began) * 1e6


def count() -> tuple[list[int], dict[str, dict[str, int]]]:
    """The answers that were asked for in each game; for each mode, those and all that were answered."""
    lengths: list[int] = []
    played = {"asked": 0, "answered": 0}
    tried = {"asked": 0, "answered": 0}
    for number in range(GAMES):
        table, match = new_match(number, True)
        match.play_on()
        lengths.append(match.decisions)
        played["asked"] += match.decisions
        played["answered"] += table.made
        table = new_table(number, True)
        tried["asked"] += play_out(table, Random(number))
        tried["answered"] += table.made
    return lengths, {"games": played, "rollouts": played, "playouts": tried}


def thirds(lengths: list[int]) -> tuple[float, float]:
    """Microseconds per asked answer, in the first and in the last third of every game."""
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
    """Measure; counting warms up."""
    lengths, counts = count()
    chess = [chess_move()]
    took: dict[str, list[float]] = {mode: [] for mode in MODES}
    in_chess: dict[str, list[float]] = {mode: [] for mode in MODES}
    for _ in range(ROUNDS):
        for mode in MODES:
            took[mode].append(play(mode))
            chess.append(chess_move())
            in_chess[mode].append(took[mode][-1] * 2 / (chess[-2] + chess[-1]))
    early, late = thirds(lengths)
    modes = {mode: {"took": median(took[mode]), "in_chess": median(in_chess[mode]), **counts[mode]} for mode in MODES}
    rest = {"early": early, "late": late, "chess": median(chess), "count": GAMES, "bytes": size()}
    print(json.dumps({**modes, **rest}))


def chess_move() -> float:
    """Microseconds of processor time for a random legal move of python-chess."""
    moves, seconds = measure_chess(CHESS)
    return seconds / moves * 1e6


if __name__ == "__main__":
    main()
