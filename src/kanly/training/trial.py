"""A trial: does a search with new lessons beat one with the old ones? Rotated seats, fixed seeds, equal playouts."""

from __future__ import annotations

from typing import Any

from kanly.bots import Match, SearchBot, usual_bot
from kanly.bots.search import Budget
from kanly.kernel import Bot, Game, Guide, Setup
from kanly.kit import Learnt, Lessons
from kanly.training.harvest import guide_of


def pupil(game: Game, setup: Setup, lessons: Lessons) -> Learnt:
    """A guide of its own with these lessons; the table's rules keep theirs."""
    rules = game.rules(setup)
    make: Any = type(guide_of(rules))
    guide: Learnt = make(rules)
    guide.learn(lessons)
    return guide


def schooled(game: Game, guide: Guide, playouts: int) -> SearchBot:
    """A search with this guide."""
    bot = SearchBot(Budget(0.0, playouts), game.bots[usual_bot(game)])
    bot.guide = guide
    bot.ready = True
    return bot


def trial(game: Game, setup: Setup, new: Lessons, old: Lessons, playouts: int, games: int, seed: str) -> float:
    """The share of the victories that went to seats with the new lessons; half of the seats have them."""
    learnt = (pupil(game, setup, old), pupil(game, setup, new))
    won = 0.0
    in_all = 0.0
    for number in range(games):
        table = game.open(setup, f"{seed}/{number // 2}", programs=(1 << setup.seats) - 1)
        has_new = [(seat + number) % 2 for seat in range(setup.seats)]
        bots: list[Bot | None] = [schooled(game, learnt[which], playouts) for which in has_new]
        Match(table, bots, f"{seed}/{number}").play_on()
        shares = table.shares
        assert shares is not None
        in_all += sum(shares)
        won += sum([shares[seat] for seat in range(setup.seats) if has_new[seat]])
    return won / in_all if in_all else 0.5
