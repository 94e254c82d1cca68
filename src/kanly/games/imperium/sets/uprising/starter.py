"""The starting deck: ten cards for every house (SET-08)."""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import persuasion, signet, swords, trash_this
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.pieces.icons import ALL_FACTIONS, CITY, LANDSRAAD, SPICE_TRADE


def starters() -> tuple[Card, ...]:
    """Every house has these ten."""
    return (
        Card("convincing_argument", copies=2, reveal=(persuasion(2),)),
        Card("dagger", copies=2, icons=(LANDSRAAD,), reveal=(swords(1),)),
        Card("diplomacy", icons=ALL_FACTIONS, reveal=(persuasion(1),)),
        Card("dune_the_desert_planet", copies=2, icons=(SPICE_TRADE,), reveal=(persuasion(1),)),
        Card("reconnaissance", icons=(CITY,), reveal=(persuasion(1),)),
        Card("seek_allies", icons=ALL_FACTIONS, agent=(trash_this(),)),
        Card("signet_ring", icons=(LANDSRAAD, CITY, SPICE_TRADE), agent=(signet(),), reveal=(persuasion(1),)),
    )
