"""The four House Hagal cards of Immortality, for one player."""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import recruit
from kanly.games.imperium.modules.immortality.effects import tleilaxu
from kanly.games.imperium.modules.immortality.hagal import LEFT, RIGHT, RemoveFromRow, TleilaxuHagal
from kanly.games.imperium.modules.rivals.pieces import Hagal, Route


def hagal() -> tuple[Hagal, ...]:
    """Three to Carthag, which not every board has, and one to the Research Station."""
    left, right = RemoveFromRow(LEFT), RemoveFromRow(RIGHT)
    return (
        TleilaxuHagal("hagal_carthag_left", Route("carthag", recruit(1), tleilaxu(1), left), tleilaxu=2),
        TleilaxuHagal("hagal_carthag_right", Route("carthag", recruit(1), tleilaxu(1), right), tleilaxu=2),
        TleilaxuHagal("hagal_carthag_tleilaxu", Route("carthag", recruit(1), tleilaxu(1)), tleilaxu=1),
        TleilaxuHagal("hagal_research_tleilaxu", Route("research_station", tleilaxu(2)), tleilaxu=1),
    )
