"""How fast a search is: worlds and tries a second, and the share of its time that is not spent in the rules.

    python -m benchmarks.searching uprising

Measured in the middle of games that the game's own bot plays. A bare answer is one of a playout that a guide draws,
given again without the drawing; what a search costs besides worlds and bare answers is its own. The three are measured
in turn, several times over, and of every position the median counts: a machine that others use, too, is not even.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

from kanly.bots import Match, SearchBot, bot_named, usual_bot
from kanly.bots.search import Budget
from kanly.bots.search.trying import LONGEST
from kanly.cli.batch.collecting import collect_seldom
from kanly.kernel import Game, Guide, Sight, Table
from kanly.registry import game_named

POSITIONS = 6
ROUNDS = 5
TRIES = 150
WORLDS = 100
ANSWERS = 2000


def positions(game: Game) -> list[tuple[Table, Sight]]:
    """Questions with a choice, spread over some games."""
    found: list[tuple[Table, Sight]] = []
    for number in range(POSITIONS):
        setup = game.set_up()
        table = game.open(setup, f"search/{number}", programs=(1 << setup.seats) - 1)
        match = Match(table, [bot_named(game, usual_bot(game)) for _ in range(setup.seats)], f"search/{number}")
        match.play_on(limit=40 + 30 * number)
        if not table.over:
            ask = table.asks[0]
            found.append((table, Sight(table, ask.seat, ask, Random(number))))
    return found


def drawn_by(world: Table, guide: Guide | None, rng: Random) -> list[int]:
    """The answers of a playout as a search gives them, by their places."""
    places: list[int] = []
    period = 0 if guide is None else guide.period(world.state)
    while not world.over and len(places) < LONGEST and (guide is None or guide.period(world.state) == period):
        ask = world.asks[0]
        options = len(ask.options)
        places.append(int(rng.random() * options) if guide is None else guide.draw(world.state, ask, rng.random()))
        world.pick(ask, places[-1])
    return places


def given_again(table: Table, seat: int) -> float:
    """Seconds for an answer of such playouts, given again in new worlds, each played as soon as it is dealt."""
    rng = Random(1)
    guide = table.rules.guide()
    took = 0.0
    count = 0
    for number in range(ANSWERS):
        places = drawn_by(table.redeal(seat, number, keep=False), guide, rng)
        world = table.redeal(seat, number, keep=False)
        began = process_time()
        for at in places:
            world.pick(world.asks[0], at)
        took += process_time() - began
        count += len(places)
        if count >= ANSWERS:
            break
    return took / max(1, count)


def deal(sight: Sight) -> None:
    """Deal worlds, one after the other."""
    for _ in range(WORLDS):
        sight.world()


def seconds(work: Callable[[], object]) -> float:
    """The processor's time that a piece of work takes."""
    began = process_time()
    work()
    return process_time() - began


class Position:
    """What one position's worlds, bare answers and tries cost, by round."""

    def __init__(self, table: Table, sight: Sight) -> None:
        self.table = table
        self.sight = sight
        self.world: list[float] = []
        self.answer: list[float] = []
        self.search: list[float] = []  # a try
        self.depth: list[float] = []  # answers in a try

    def measure(self) -> None:
        """One more round."""
        sight = self.sight
        self.world.append(seconds(lambda: deal(sight)) / WORLDS)
        self.answer.append(given_again(self.table, sight.seat))
        bot = SearchBot(Budget(0.0, TRIES))
        self.search.append(seconds(lambda: bot.choose(sight)) / max(1, bot.tries))
        self.depth.append(bot.answers / max(1, bot.tries))


def measure(game: Game) -> dict[str, Any]:
    """Worlds, tries and answers a second, and the share of the time outside the rules."""
    found = [Position(table, sight) for table, sight in positions(game)]
    collect_seldom()
    for _ in range(ROUNDS):
        for position in found:
            position.measure()
    world = sum(median(p.world) for p in found)
    search = sum(median(p.search) for p in found)
    in_rules = sum(median(p.world) + median(p.answer) * median(p.depth) for p in found)
    return {
        "worlds": round(len(found) / world),
        "tries": round(len(found) / search),
        "answers": round(sum(median(p.depth) for p in found) / search),
        "outside": round(max(0.0, 1 - in_rules / search), 3),
    }


if __name__ == "__main__":
    print(json.dumps(measure(game_named(sys.argv[1]))))
