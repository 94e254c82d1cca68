"""The commanders' starting decks: ten cards each."""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import (
    HOOKS,
    SWORDMASTER,
    gain,
    influence_visited,
    pay,
    persuasion,
    recruit,
    sandworm,
    signet,
    swords,
    trash_this,
    vp,
    when,
)
from kanly.games.imperium.modules.six_players.effects import allies_recruit, assign_contracts, pay_together, shared
from kanly.games.imperium.modules.six_players.throne import to_throne
from kanly.games.imperium.modules.six_players.trading import trade
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.pieces.icons import ALL_FACTIONS, CITY, EMPEROR, FREMEN, LANDSRAAD, SPICE_TRADE


def muad_dib() -> tuple[Card, ...]:
    """Muad'Dib's deck."""
    return (
        Card(
            "md_command_respect",
            icons=(CITY,),
            agent=(when(SWORDMASTER, trash_this() >> trade()),),
            reveal=(persuasion(1),),
        ),
        Card("md_convincing_argument", reveal=(persuasion(2),)),
        Card(
            "md_demand_attention",
            icons=ALL_FACTIONS,
            agent=(pay(spice=4) >> influence_visited(2) + trash_this(),),
            reveal=(persuasion(1),),
        ),
        Card(
            "md_desert_call",
            icons=(SPICE_TRADE,),
            agent=(when(HOOKS, pay(water=1) >> sandworm(1) + trash_this()),),
            reveal=(persuasion(1),),
        ),
        Card(
            "md_limited_landsraad_access",
            copies=2,
            icons=(LANDSRAAD,),
            reveal=(swords(1), gain(spice=1)),
        ),
        Card("md_seek_allies", icons=ALL_FACTIONS, agent=(trash_this(),)),
        Card(
            "md_signet_ring",
            icons=(LANDSRAAD, CITY, SPICE_TRADE),
            agent=(signet(),),
            reveal=(persuasion(1),),
        ),
        Card(
            "md_threaten_spice_production",
            icons=(SPICE_TRADE,),
            agent=(pay_together(7, vp(1) + trash_this()),),
            reveal=(persuasion(1),),
        ),
        Card(
            "md_usul",
            factions=(FREMEN,),
            icons=(CITY,),
            agent=(shared(gain(water=1), gain(spice=1)) | shared(gain(spice=1), gain(water=1)),),
            reveal=(persuasion(2),),
        ),
    )


def shaddam() -> tuple[Card, ...]:
    """Shaddam's deck."""
    return (
        Card("em_convincing_argument", reveal=(persuasion(2),)),
        Card(
            "em_corrino_might",
            factions=(EMPEROR,),
            icons=(LANDSRAAD,),
            reveal=(swords(1), pay(spice=3) >> allies_recruit(2) + trash_this()),
        ),
        Card(
            "em_critical_shipments",
            icons=(SPICE_TRADE,),
            agent=(shared(gain(water=1), gain(solari=2)) | shared(gain(solari=2), gain(water=1)),),
            reveal=(persuasion(2),),
        ),
        Card(
            "em_demand_results",
            factions=(EMPEROR,),
            icons=(LANDSRAAD,),
            agent=(pay(solari=2) >> assign_contracts() + trash_this(),),
            reveal=(swords(1),),
        ),
        Card(
            "em_devastating_assault",
            icons=(SPICE_TRADE,),
            agent=(recruit(1), gain(solari=1)),
            reveal=(persuasion(1), when(SWORDMASTER, pay(solari=3) >> swords(5))),
        ),
        Card(
            "em_imperial_ornithopter",
            copies=2,
            factions=(EMPEROR,),
            icons=(CITY,),
            reveal=(persuasion(1), gain(solari=1)),
        ),
        Card(
            "em_imperial_tent",
            factions=(EMPEROR,),
            icons=ALL_FACTIONS,
            agent=(to_throne(),),
            reveal=(persuasion(1),),
        ),
        Card("em_seek_allies", icons=ALL_FACTIONS, agent=(trash_this(),)),
        Card(
            "em_signet_ring",
            icons=(LANDSRAAD, CITY, SPICE_TRADE),
            agent=(signet(),),
            reveal=(persuasion(1),),
        ),
    )
