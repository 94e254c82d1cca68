"""How fast a search is: worlds and tries a second, and the share of its time that is not spent in the rules.

    python -m benchmarks.searching uprising

Measured in the middle of games that the game's own bot plays. A bare answer is one of a playout that a guide draws,
given again without the drawing; what a search costs besides worlds and bare answers is its own.
"""

from __future__ import annotations

import json
import sys
from random import Random
from time import process_time
from typing import Any

from kanly.bots import Match, SearchBot, bot_named, usual_bot
from kanly.bots.search import Budget
from kanly.bots.search.trying import LONGEST, drawn
from kanly.kernel import Game, Guide, Sight, Table
from kanly.registry import game_named

POSITIONS = 6
TRIES = 150
WORLDS = 150


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
        weights = [1.0] * len(ask.options) if guide is None else guide.weights(world.state, ask)
        places.append(drawn(weights, rng.random()))
        world.pick(ask, places[-1])
    return places


def bare(table: Table, seat: int, answers: int) -> float:
    """Seconds for an answer of such playouts, given again in the same worlds."""
    rng = Random(1)
    guide = table.rules.guide()
    took = 0.0
    done = 0
    for number in range(answers):
        places = drawn_by(table.redeal(seat, number, keep=False), guide, rng)
        world = table.redeal(seat, number, keep=False)
        began = process_time()
        for at in places:
            world.pick(world.asks[0], at)
        took += process_time() - began
        done += len(places)
        if done >= answers:
            break
    return took / max(1, done)


def measure(game: Game) -> dict[str, Any]:
    """Worlds, tries and answers a second, and the share of the time outside the rules."""
    dealing = 0.0
    searching = 0.0
    in_rules = 0.0
    worlds = 0
    tries = 0
    answers = 0
    for table, sight in positions(game):
        began = process_time()
        for _ in range(WORLDS):
            sight.world()
        world = (process_time() - began) / WORLDS
        dealing += world * WORLDS
        worlds += WORLDS
        bot = SearchBot(Budget(0.0, TRIES))
        began = process_time()
        bot.choose(sight)
        searching += process_time() - began
        tries += bot.tries
        answers += bot.answers
        in_rules += world * bot.tries + bare(table, sight.seat, 2000) * bot.answers
    return {
        "worlds": round(worlds / dealing),
        "tries": round(tries / searching),
        "answers": round(answers / searching),
        "outside": round(max(0.0, 1 - in_rules / searching), 3),
    }


if __name__ == "__main__":
    print(json.dumps(measure(game_named(sys.argv[1]))))
