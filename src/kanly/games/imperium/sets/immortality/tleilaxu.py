"""The Tleilaxu deck: 18 cards that cost specimens, a promotional one, and Reclaimed Forces beside the deck."""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import (
    AT_FACTION_SPACE,
    SPICE_GAINED,
    draw,
    gain,
    influence,
    intrigue,
    pay,
    persuasion,
    recruit,
    swords,
    trash_a_card,
    trash_this,
    vp,
    when,
)
from kanly.games.imperium.modules.immortality.cards import Ghola, ImmortalityCard
from kanly.games.imperium.modules.immortality.conditions import GRAFTED, MARKER_1, MARKER_2
from kanly.games.imperium.modules.immortality.dealings import choose_two
from kanly.games.imperium.modules.immortality.effects import (
    lose_troops,
    research,
    specimen,
)
from kanly.games.imperium.modules.immortality.effects import (
    tleilaxu as advance,
)
from kanly.games.imperium.modules.immortality.pairs import beguile, bring_back, recall_sent, solari_for_icons
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.pieces.icons import CITY, EMPEROR, FREMEN, GUILD, LANDSRAAD, SPICE_TRADE


def tleilaxu() -> tuple[Card, ...]:
    """One copy of each."""
    return (
        ImmortalityCard(
            "beguiling_pheromones",
            specimens=3,
            icons=(CITY, SPICE_TRADE),
            graft=True,
            agent=(when(AT_FACTION_SPACE, beguile()),),
            reveal=(persuasion(1), swords(1)),
        ),
        ImmortalityCard(
            "chairdog",
            specimens=2,
            icons=(CITY,),
            graft=True,
            agent=(bring_back(),),
            reveal=(persuasion(1),),
        ),
        ImmortalityCard(
            "contaminator",
            specimens=1,
            factions=(FREMEN,),
            icons=(FREMEN,),
            agent=(advance(1),),
            reveal=(persuasion(1),),
        ),
        ImmortalityCard(
            "corrino_genes",
            specimens=1,
            factions=(EMPEROR,),
            icons=(EMPEROR,),
            agent=(when(GRAFTED, advance(1)),),
            reveal=(persuasion(1),),
            acquire=(gain(solari=2),),
        ),
        ImmortalityCard(
            "face_dancer",
            specimens=2,
            factions=(EMPEROR, GUILD, FREMEN),
            icons=(EMPEROR, GUILD, FREMEN),
            graft=True,
            agent=(draw(1),),
            reveal=(persuasion(1),),
        ),
        ImmortalityCard(
            "face_dancer_initiate",
            specimens=1,
            factions=(EMPEROR, GUILD, FREMEN),
            icons=(EMPEROR, GUILD, FREMEN),
            graft=True,
            reveal=(persuasion(1),),
        ),
        ImmortalityCard(
            "from_the_tanks", specimens=2, icons=(LANDSRAAD,), agent=(recruit(2),), reveal=(persuasion(1),)
        ),
        Ghola(
            "ghola",
            specimens=3,
            icons=(CITY,),
            graft=True,
            rule="copy-partner",
            reveal=(persuasion(1), swords(1)),
        ),
        ImmortalityCard(
            "guild_impersonator",
            specimens=2,
            factions=(GUILD,),
            icons=(GUILD,),
            graft=True,
            agent=(when(SPICE_GAINED, influence(GUILD)),),
            reveal=(persuasion(1),),
        ),
        ImmortalityCard(
            "industrial_espionage",
            specimens=1,
            icons=(LANDSRAAD,),
            agent=(draw(1), when(GRAFTED, research()), when(GRAFTED, specimen(1))),
            reveal=(persuasion(1),),
        ),
        ImmortalityCard(
            "scientific_breakthrough",
            specimens=3,
            icons=(LANDSRAAD, CITY, SPICE_TRADE),
            agent=(research(), when(MARKER_2, trash_this() >> vp(1))),
            reveal=(persuasion(1), swords(1)),
        ),
        ImmortalityCard(
            "slig_farmer",
            specimens=2,
            icons=(LANDSRAAD,),
            graft=True,
            agent=(solari_for_icons(), pay(solari=5) >> advance(1)),
            reveal=(persuasion(1),),
        ),
        ImmortalityCard(
            "stitched_horror",
            specimens=3,
            icons=(CITY,),
            graft=True,
            agent=(choose_two(gain(water=1), recruit(1), trash_a_card(), advance(1)),),
            reveal=(persuasion(1), swords(1)),
        ),
        ImmortalityCard(
            "subject_x_137",
            specimens=2,
            icons=(LANDSRAAD, SPICE_TRADE),
            agent=(when(MARKER_1, advance(1)),),
            reveal=(persuasion(1),),
            acquire=(advance(1),),
        ),
        ImmortalityCard(
            "tleilaxu_infiltrator",
            specimens=2,
            icons=(CITY,),
            graft=True,
            unblocked=True,
            rule="unblocked",
            agent=(draw(1), when(MARKER_2, intrigue(1))),
            reveal=(persuasion(1),),
        ),
        ImmortalityCard(
            "twisted_mentat",
            specimens=4,
            icons=(LANDSRAAD, CITY),
            graft=True,
            agent=(recall_sent(),),
            reveal=(persuasion(1), swords(1), specimen(1)),
        ),
        ImmortalityCard(
            "unnatural_reflexes",
            specimens=3,
            icons=(SPICE_TRADE,),
            graft=True,
            agent=(when(MARKER_1, draw(2)),),
            reveal=(persuasion(1), swords(1)),
        ),
        ImmortalityCard(
            "usurp",
            specimens=4,
            graft=True,
            rule="borrow-partner",
            reveal=(persuasion(1), swords(1), specimen(1)),
        ),
        ImmortalityCard(  # only where the table plays with it
            "piter_genius_advisor",
            specimens=3,
            icons=(LANDSRAAD, SPICE_TRADE),
            agent=(lose_troops(1) >> draw(2) + research(),),
            reveal=(persuasion(1), swords(1)),
        ),
    )


def reserve() -> tuple[Card, ...]:
    """It never leaves the row (IMM-R7)."""
    return (ImmortalityCard("reclaimed_forces", specimens=3, acquire=(recruit(2) | advance(1),)),)
