"""The reserve: two stacks beside the Imperium row."""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import draw, gain, influence_at, persuasion, vp, when
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.pieces.icons import BENE_GESSERIT, CITY, GUILD, LANDSRAAD


def reserve() -> tuple[Card, ...]:
    """One stack for each."""
    return (
        Card(
            "prepare_the_way",
            cost=2,
            copies=8,
            factions=(BENE_GESSERIT,),
            icons=(LANDSRAAD, CITY),
            agent=(when(influence_at(BENE_GESSERIT, 2), draw(1)),),
            reveal=(persuasion(2),),
        ),
        Card("the_spice_must_flow", cost=9, copies=10, factions=(GUILD,), reveal=(gain(spice=1),), acquire=(vp(1),)),
    )
