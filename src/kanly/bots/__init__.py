"""Bots: programs that play any game, and the match that seats them at a table."""

from kanly.bots.match import Match, OutOfTime, bot_named, bot_names, is_own_bot, usual_bot
from kanly.bots.playout import play_out
from kanly.bots.random import RandomBot
from kanly.bots.search import SearchBot

__all__ = [
    "Match",
    "OutOfTime",
    "RandomBot",
    "SearchBot",
    "bot_named",
    "bot_names",
    "is_own_bot",
    "play_out",
    "usual_bot",
]
