"""The greedy bot in a team."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.bot.eyes import Hoard
from kanly.games.imperium.bot.thought import Answer
from kanly.games.imperium.modules.six_players.table import SIX_PLAYERS, SixTable
from kanly.games.imperium.table.state import ImperiumState


def see_teams(s: ImperiumState, view: dict[str, Any], hoard: Hoard) -> None:
    """Teams, arrows and the Throne Row of a view."""
    s.parts[SIX_PLAYERS] = SixTable(None, len(s.houses))


ANSWERS: Final[dict[str, Answer]] = {}
