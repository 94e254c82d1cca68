"""House Hagal in the greedy bot's eyes."""

from __future__ import annotations

from kanly.games.imperium.bot.thought import Thought
from kanly.kernel import Option


def rival(t: Thought) -> Option:
    """Any: their abilities are of little account."""
    return t.ask.options[0]
