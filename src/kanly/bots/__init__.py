"""Bots: programs that play any game, and the match that seats them at a table."""

from kanly.bots.easy import EasyBot
from kanly.bots.levels import LEVELS, at_level, level_of, levels_of
from kanly.bots.match import Match, OutOfTime, bot_named, bot_names, is_own_bot, usual_bot
from kanly.bots.playout import play_out
from kanly.bots.random import RandomBot
from kanly.bots.search import SearchBot

__all__ = [
    "LEVELS",
    "EasyBot",
    "Match",
    "OutOfTime",
    "RandomBot",
    "SearchBot",
    "at_level",
    "bot_named",
    "bot_names",
    "is_own_bot",
    "level_of",
    "levels_of",
    "play_out",
    "usual_bot",
]
