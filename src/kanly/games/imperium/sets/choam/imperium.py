"""The Imperium cards of the CHOAM module."""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import (
    discard,
    draw,
    gain,
    influence_chosen,
    per,
    persuasion,
    trash_this,
    vp,
    when,
)
from kanly.games.imperium.modules.choam.icon import COMPLETED_CONTRACTS, completed, contract
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.pieces.icons import (
    CITY,
    GUILD,
    LANDSRAAD,
    SPICE_TRADE,
)


def imperium() -> tuple[Card, ...]:
    """The Imperium deck with the module."""
    return (
        Card(
            "cargo_runner",
            cost=3,
            factions=(GUILD,),
            icons=(LANDSRAAD, CITY, SPICE_TRADE),
            agent=(when(completed(2), draw(1)), when(completed(4), draw(1))),
            reveal=(persuasion(1),),
        ),
        Card(
            "delivery_agreement",
            cost=5,
            factions=(GUILD,),
            icons=(CITY,),
            agent=(discard(1) >> contract(),),
            reveal=(gain(spice=1) | when(completed(4), trash_this() >> vp(1)),),
        ),
        Card(
            "interstellar_trade",
            cost=7,
            factions=(GUILD,),
            icons=(LANDSRAAD, CITY, SPICE_TRADE),
            agent=(influence_chosen(),),
            reveal=(per(COMPLETED_CONTRACTS, persuasion(1)),),
            acquire=(contract(),),
        ),
        Card(
            "priority_contracts",
            cost=6,
            factions=(GUILD,),
            icons=(LANDSRAAD, SPICE_TRADE),
            agent=(contract(),),
            reveal=(gain(spice=2) | when(completed(4), trash_this() >> vp(1)),),
        ),
    )
