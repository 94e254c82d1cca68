"""What Uprising has for six players: the reverse side of the board, personal boards, commanders' decks."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.modules.six_players.pieces import commands
from kanly.games.imperium.pieces.sets import Set
from kanly.games.imperium.sets.six_players import board, commanders, leaders

COVERED: Final = (
    # Tracks and posts of the other side of the board.
    "emperor",
    "guild",
    "bene_gesserit",
    "fremen",
    "post_emperor",
    "post_fremen",
    # Its spaces.
    "sardaukar",
    "dutiful_service",
    "desert_tactics",
    "fremkit",
    "swordmaster",
    # A leader who needs more here.
    "gurney_halleck",
)

SIX_PLAYERS: Final[Set] = Set(
    "six_players",
    tracks=board.tracks,
    spaces=board.spaces,
    posts=board.posts,
    leaders=leaders.leaders,
    others={"command": commands},
    decks={"muad_dib": commanders.muad_dib, "shaddam_corrino_iv": commanders.shaddam},
    covers=COVERED,
)
