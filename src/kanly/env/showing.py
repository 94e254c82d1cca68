"""The text board of an environment."""

from __future__ import annotations

import json

from kanly.kernel import BadSetup, Game, Message, Table
from kanly.words import Words

MODES = ("ansi", "human")


def checked(mode: str | None) -> str | None:
    """A mode of showing the board; None: not at all."""
    if mode is not None and mode not in MODES:
        raise BadSetup(f"render_mode is {mode!r}; it takes one of {', '.join(MODES)}, or None")
    return mode


def painted(game: Game, table: Table, mode: str | None) -> str | None:
    """The board as a spectator sees it: returned, or printed for people (`human`); None without a mode."""
    if mode is None:
        return None
    words = Words(packages=game.packages)
    view = table.view(None)
    board = table.rules.paint(
        view, lambda said: words.say(Message(said) if isinstance(said, str) else said)
    ) or json.dumps(view, indent=1)
    if mode != "human":
        return board
    print(board)
    return None
