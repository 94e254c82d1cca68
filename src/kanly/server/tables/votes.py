"""Votes at a table: to abandon it, or to take back choices that others have answered.

Everybody who is asked must agree, one no ends it.
"""

from __future__ import annotations

from typing import Final

from kanly.protocol.lobby import VoteInfo
from kanly.protocol.telling import Words

ABANDON: Final = "abandon"
UNDO: Final = "undo"


def open_vote(on: str, by: int, asked: list[int], about: list[Words] | None = None) -> VoteInfo:
    """A vote with the yes of whoever opens it."""
    return VoteInfo(on, by, [by], sorted(seat for seat in asked if seat != by), about or [])


def agreed(vote: VoteInfo, seat: int) -> VoteInfo:
    """The vote with the yes of one more seat."""
    yes = sorted({*vote.yes, seat})
    return VoteInfo(vote.on, vote.by, yes, [other for other in vote.asked if other != seat], vote.about)
