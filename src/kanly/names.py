"""Names for bots: each game has some, as messages `bot-name-<id>`, so that everybody reads them in their language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import Final

from kanly.kernel import Game
from kanly.words import ENGLISH, Words

PREFIX: Final = "bot-name-"


@lru_cache(64)
def bot_names_in(game: Game, language: str = ENGLISH) -> dict[str, str]:
    """The names that bots may bear at a game's tables, by their ids."""
    english = sorted([id for id in Words(ENGLISH, game.packages).ids if id.startswith(PREFIX)])
    words = Words(language, game.packages)
    return {id.removeprefix(PREFIX): words.say_or(id, id) for id in english}


def called(game: Game, name: str) -> str:
    """The id of a bot's name as tables and records keep it, in English; nothing for any other name."""
    return next((id for id, text in bot_names_in(game).items() if text == name), "")


def free_names(game: Game, taken: Iterable[str], dice: Random) -> list[str]:
    """The English names that nobody at a table bears yet, in any order."""
    used = {name.casefold() for name in taken}
    free = [text for text in bot_names_in(game).values() if text.casefold() not in used]
    dice.shuffle(free)
    return free
