"""Read all modules and the games' English words: what servers that tests start are forked from."""

import kanly.cli.app
import kanly.server.__main__
from kanly.server.lobby.games import catalogue
from kanly.words import ENGLISH

__all__ = ["kanly"]
catalogue(ENGLISH)
