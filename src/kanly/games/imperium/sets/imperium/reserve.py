"""The reserve: three stacks beside the Imperium row, of which one is not for sale (BAS-52)."""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import draw, gain, persuasion, trash_this, vp
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.pieces.icons import ALL_FACTIONS, CITY, FREMEN, LANDSRAAD, SPICE_TRADE


def reserve() -> tuple[Card, ...]:
    """One stack for each."""
    return (
        Card(
            "arrakis_liaison",
            cost=2,
            copies=8,
            factions=(FREMEN,),
            icons=(LANDSRAAD, CITY),
            reveal=(persuasion(2),),
        ),
        Card("the_spice_must_flow", cost=9, copies=10, reveal=(gain(spice=1),), acquire=(vp(1),)),
        Card(
            "foldspace",
            copies=6,
            icons=(*ALL_FACTIONS, LANDSRAAD, CITY, SPICE_TRADE),
            agent=(draw(1), trash_this()),
        ),
    )
