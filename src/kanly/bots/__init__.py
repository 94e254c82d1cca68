"""Bots: programs that play any game, and the match that seats them at a table."""

from kanly.bots.match import Match, OutOfTime, bot_named, bot_names
from kanly.bots.playout import play_out
from kanly.bots.random import RandomBot

__all__ = ["Match", "OutOfTime", "RandomBot", "bot_named", "bot_names", "play_out"]
