"""Levels: how well a bot plays, in words by which people choose their opponents."""

from __future__ import annotations

from typing import Final

from kanly.bots.match import usual_bot
from kanly.kernel import Game

EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
LEVELS: Final = (EASY, NORMAL, HARD)


def levels_of(game: Game) -> list[str]:
    """The levels at which bots play a game; none where no bot of its own knows it."""
    return list(LEVELS) if game.bots else []


def at_level(game: Game, name: str) -> str:
    """The bot behind a level's name; any other name stays as it is."""
    if not game.bots:
        return name
    return {NORMAL: usual_bot(game), HARD: "search"}.get(name, name)


def level_of(game: Game, bot: str) -> str:
    """The level at which a bot of this name plays; nothing for one that has none."""
    kind = bot.partition(":")[0]
    if kind == EASY and game.bots:
        return EASY
    if kind == "search":
        return HARD
    return NORMAL if game.bots and bot == usual_bot(game) else ""
