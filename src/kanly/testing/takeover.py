"""Fresh bots: one of any kind can take over any seat at any question, whoever played it before."""

from __future__ import annotations

from random import Random
from typing import Final

from kanly.bots import bot_named, bot_names
from kanly.kernel import Ask, Bot, Game, Option, Setup, Sight, Table
from kanly.testing.broken import broken
from kanly.testing.randomly import pick

AGAIN: Final = 0.01  # how often a kind of question is tried that has come up before
BRIEF: Final = "search:1p"


def check_takeover(game: Game, setup: Setup, seed: str, limit: int = 1500) -> set[str]:
    """Play a game at random and put fresh bots before its questions, every kind at least once; the kinds."""
    rng = Random(f"takeover/{seed}")
    table = game.open(setup, seed)
    seen: set[str] = set()
    for _ in range(limit):
        if table.over:
            break
        ask = table.asks[int(rng.random() * len(table.asks))]
        new = ask.kind not in seen
        if new or rng.random() < AGAIN:
            seen.add(ask.kind)
            _put(game, table, ask, rng)
        seat, kind, option = pick(table, rng)
        table.choose(seat, option, kind)
    return seen


def check_every_kind(game: Game, setups: list[Setup], decisions: int) -> list[str]:
    """Put fresh bots before every kind of question that random games bring; the kinds that none of them has brought."""
    wanted = {kind for setup in setups for kind in game.rules(setup).domains}
    wanted -= {unasked.kind for setup in setups for unasked in game.rules(setup).interjections}
    number = made = 0
    while wanted and made < decisions:
        setup = setups[number % len(setups)]
        rng = Random(f"every kind/{number}")
        table = game.open(setup, f"every kind/{number}")
        number += 1
        while not table.over and made < decisions:
            for ask in table.asks:
                if ask.kind in wanted:
                    wanted.remove(ask.kind)
                    _put(game, table, ask, rng)
            seat, kind, option = pick(table, rng)
            table.choose(seat, option, kind)
            made += 1
    return sorted(wanted)


def _put(game: Game, table: Table, ask: Ask, rng: Random) -> None:
    """A question before a fresh bot of every kind, and the moment for whatever else it would do.

    The bots have dice of their own: how the game goes on does not depend on how long they think.
    """
    rng = Random(rng.getrandbits(48))
    for kind in bot_names(game):
        name = BRIEF if kind == "search" else kind
        _answers(table, bot_named(game, name), name, ask, rng)
        _interjects(table, bot_named(game, name), name, int(rng.random() * table.seats), rng)


def _answers(table: Table, bot: Bot, name: str, ask: Ask, rng: Random) -> None:
    option: Option = None
    try:
        option = bot.choose(Sight(table, ask.seat, ask, rng))
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        broken("takeover", f"a fresh {name} fails at {ask.kind!r} on seat {ask.seat}: {what}")
    if option not in ask.options:
        broken("takeover", f"a fresh {name} answers {ask.kind!r} with {option!r}, which is not offered")


def _interjects(table: Table, bot: Bot, name: str, seat: int, rng: Random) -> None:
    if not bot.interjects or not table.rules.interjections:
        return
    option: Option = None
    try:
        option = bot.interject(Sight(table, seat, None, rng))
    except Exception as error:
        broken("takeover", f"a fresh {name} fails to interject on seat {seat}: {type(error).__name__}: {error}")
    if option is not None and all(option not in ask.options for ask in table.interjections(seat)):
        broken("takeover", f"a fresh {name} interjects with {option!r}, which it may not")
