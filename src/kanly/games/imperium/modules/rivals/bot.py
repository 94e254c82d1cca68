"""Rivals in the greedy bot's eyes."""

from __future__ import annotations

from typing import Any

from kanly.games.imperium.bot.eyes import Hoard
from kanly.games.imperium.bot.thought import Thought
from kanly.games.imperium.modules.rivals.pieces import rival_card
from kanly.games.imperium.modules.rivals.table import RIVALS, RivalsTable
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.kernel import Option


def see_rivals(s: ImperiumState, view: dict[str, Any], hoard: Hoard) -> None:
    """The House Hagal deck of a view, where everybody sits, and who does not score."""
    table = RivalsTable(None, len(s.houses))
    table.deck = [NOBODY] * view["hagal_deck"]
    table.discard = [hoard.of("hagal", name) for name in view["hagal_discard"]]
    for h in range(len(s.houses)):
        rival = view["houses"][h]["rival"]
        if rival is not None:
            s.houses[h].scoreless = rival["scoreless"]
            table.last[h] = (
                NOBODY if rival["last"] is None else hoard.box.stocks["hagal"].named[rival["last"]].pieces[0]
            )
    s.seating = view["seating"]
    s.parts[RIVALS] = table


def rival(t: Thought) -> Option:
    """The one whose Swordmaster is dearest."""
    return t.best(lambda name: float(rival_card(t.box, name).cost))
