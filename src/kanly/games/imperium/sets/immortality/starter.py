"""Experimentation, of which everybody has two instead of Dune, the Desert Planet (IMM-R2.6)."""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import persuasion
from kanly.games.imperium.modules.immortality.cards import ImmortalityCard
from kanly.games.imperium.modules.immortality.effects import research, specimen
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.pieces.icons import SPICE_TRADE


def starters() -> tuple[Card, ...]:
    """Two copies for every house."""
    return (
        ImmortalityCard(
            "experimentation",
            copies=2,
            icons=(SPICE_TRADE,),
            agent=(research(),),
            reveal=(persuasion(1), specimen(1)),
        ),
    )
