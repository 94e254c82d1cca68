"""What an environment costs: `python -m benchmarks.environments uprising 4 choam`.

Games are played out at random twice in turns, always the same ones: by the bare engine, and with the observation of
whoever acts, the mask of the actions and the rewards. Prints one JSON object: the microseconds of processor time for a
decision of each, as the median of the rounds, their ratio, and how many numbers and actions there are.
"""

from __future__ import annotations

import json
import sys
import time
from random import Random
from statistics import median

from kanly.env.numbers import Numbered

DECISIONS = 4000  # of a round, at least
ROUNDS = 5


def bare(numbered: Numbered, decisions: int) -> float:
    """Microseconds for a decision of the engine alone."""
    made = number = 0
    began = time.process_time()
    while made < decisions:
        rng = Random(number)
        table = numbered.open(f"bench/{number}")
        number += 1
        while not table.over:
            ask = table.asks[0]
            table.pick(ask, int(rng.random() * len(ask.options)))
            made += 1
    return (time.process_time() - began) * 1e6 / made


def stepped(numbered: Numbered, decisions: int) -> float:
    """Microseconds for a decision with everything that a learner sees."""
    made = number = 0
    began = time.process_time()
    while made < decisions:
        rng = Random(number)
        table = numbered.open(f"bench/{number}")
        number += 1
        while not table.over:
            ask = table.asks[0]
            numbered.row(table, ask.seat, ask)
            numbered.mask(table, ask)
            domain = numbered.rules.domains[ask.kind]
            option = ask.options[int(rng.random() * len(ask.options))]
            numbered.act(table, ask.seat, domain.first + domain.place[option])
            made += 1
        numbered.rewards(table)
    return (time.process_time() - began) * 1e6 / made


def main() -> None:
    """Measure; the first round warms up."""
    game, seats, *modules = sys.argv[1:]
    numbered = Numbered(game, int(seats), modules)
    rounds = [(bare(numbered, DECISIONS), stepped(numbered, DECISIONS)) for _ in range(ROUNDS + 1)][1:]
    found = {
        "bare": median([one for one, _ in rounds]),
        "step": median([two for _, two in rounds]),
        "ratio": median([two / one for one, two in rounds]),
        "numbers": numbered.size,
        "actions": numbered.actions,
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
