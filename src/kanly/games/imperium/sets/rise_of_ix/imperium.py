"""The Imperium cards of Rise of Ix, the card of the epic game, and Foldspace for Uprising."""

from __future__ import annotations

from kanly.games.imperium.effects.forces import retreat_up_to
from kanly.games.imperium.effects.technology import negotiate
from kanly.games.imperium.effects.vocabulary import (
    BENE_GESSERIT_IN_PLAY,
    BOND,
    OTHER_ARMED_CARDS,
    alliance,
    discard,
    draw,
    either,
    gain,
    influence,
    influence_at,
    influence_chosen,
    influence_visited,
    intrigue,
    pay,
    persuasion,
    raised,
    recruit,
    swords,
    trash_a_card,
    trash_this,
    vp,
    when,
)
from kanly.games.imperium.modules.rise_of_ix.cards import IxCard
from kanly.games.imperium.modules.rise_of_ix.conditions import ENEMY_HERE, OWN_DREADNOUGHTS, AgentAt, tiles_owned
from kanly.games.imperium.modules.rise_of_ix.effects import Again, Bury
from kanly.games.imperium.modules.rise_of_ix.shipping import freighter
from kanly.games.imperium.modules.rise_of_ix.units import Ambush, FromSupply, RetreatUnits, commission
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.pieces.icons import (
    ALL_FACTIONS,
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    GUILD,
    LANDSRAAD,
    SPICE_TRADE,
)
from kanly.games.imperium.sets.imperium import reserve
from kanly.games.imperium.sets.rise_of_ix.board import acquire_tech


def imperium() -> tuple[Card, ...]:
    """The cards, in the order of the alphabet."""
    return (
        IxCard(
            "appropriate",
            cost=5,
            factions=(EMPEROR,),
            icons=(LANDSRAAD, SPICE_TRADE),
            agent=(when(influence_at(EMPEROR, 2), acquire_tech(for_solari=True)),),
            reveal=(persuasion(2),),
            acquire=(freighter(),),
        ),
        IxCard(
            "bounty_hunter",
            cost=1,
            icons=(CITY,),
            infiltrates=(CITY,),
            agent=(when(ENEMY_HERE, gain(solari=2)),),
            reveal=(persuasion(1), swords(1)),
        ),
        IxCard(
            "choam_delegate",
            cost=1,
            icons=(SPICE_TRADE,),
            infiltrates=(SPICE_TRADE,),
            unload=True,
            reveal=(gain(solari=3),),
        ),
        IxCard(
            "court_intrigue",
            cost=2,
            factions=(EMPEROR,),
            icons=(EMPEROR,),
            infiltrates=(EMPEROR,),
            agent=(Bury() >> intrigue(1),),
            reveal=(persuasion(1), swords(1)),
        ),
        IxCard(
            "desert_ambush",
            cost=3,
            factions=(FREMEN,),
            icons=(SPICE_TRADE,),
            agent=(Ambush(),),
            reveal=(persuasion(1), swords(1)),
        ),
        IxCard(
            "embedded_agent",
            cost=5,
            factions=(BENE_GESSERIT,),
            icons=(LANDSRAAD,),
            infiltrates=(LANDSRAAD,),
            agent=(when(BENE_GESSERIT_IN_PLAY, freighter() + freighter()),),
            reveal=(persuasion(1), intrigue(1)),
        ),
        IxCard(
            "esmar_tuek",
            cost=5,
            factions=(GUILD,),
            icons=(CITY, SPICE_TRADE),
            unload=True,
            agent=(pay(spice=1) >> influence(GUILD) + draw(1),),
            reveal=(gain(spice=2), gain(solari=2)),
        ),
        IxCard(
            "freighter_fleet",
            cost=2,
            copies=2,
            icons=(SPICE_TRADE,),
            unload=True,
            reveal=(freighter(),),
        ),
        IxCard(
            "full_scale_assault",
            cost=8,
            factions=(EMPEROR,),
            icons=(EMPEROR, CITY),
            agent=(recruit(2),),
            reveal=(persuasion(2), raised(OWN_DREADNOUGHTS, swords(3))),
            acquire=(commission(),),
        ),
        IxCard(
            "guild_accord",
            cost=6,
            factions=(GUILD,),
            icons=(GUILD,),
            infiltrates=(GUILD,),
            cheaper=("heighliner", 2),
            unload=True,
            reveal=(gain(water=1), when(alliance(GUILD), gain(spice=3))),
        ),
        IxCard(
            "guild_chief_administrator",
            cost=4,
            factions=(GUILD,),
            icons=(GUILD, CITY, SPICE_TRADE),
            agent=(discard(1) >> trash_a_card(),),
            reveal=(persuasion(1), freighter()),
        ),
        IxCard(
            "imperial_bashar",
            cost=4,
            factions=(EMPEROR,),
            icons=(CITY,),
            agent=(recruit(1) | trash_a_card(),),
            reveal=(persuasion(1), swords(2), raised(OTHER_ARMED_CARDS, swords(1))),
        ),
        IxCard(
            "imperial_shock_trooper",
            cost=3,
            factions=(EMPEROR,),
            reveal=(persuasion(1), swords(2), when(AgentAt(EMPEROR), swords(3))),
        ),
        IxCard(
            "in_the_shadows",
            cost=2,
            copies=2,
            factions=(BENE_GESSERIT,),
            icons=(LANDSRAAD, CITY),
            unload=True,
            agent=(
                when(
                    influence_at(BENE_GESSERIT, 2),
                    discard(1) >> either(influence(EMPEROR), influence(GUILD), influence(FREMEN)),
                ),
            ),
            reveal=(influence(BENE_GESSERIT),),
        ),
        IxCard(
            "ix_guild_compact",
            cost=3,
            factions=(GUILD,),
            icons=(GUILD,),
            unload=True,
            agent=(discard(2) >> commission(),),
            reveal=(negotiate(), negotiate()),
        ),
        IxCard(
            "ixian_engineer",
            cost=5,
            copies=2,
            icons=(SPICE_TRADE,),
            agent=(acquire_tech(),),
            reveal=(when(tiles_owned(3), trash_this() >> vp(1)),),
        ),
        IxCard(
            "jamis",
            cost=2,
            factions=(FREMEN,),
            icons=(FREMEN,),
            infiltrates=(FREMEN,),
            agent=(trash_a_card(),),
            reveal=(persuasion(1), swords(2)),
        ),
        IxCard(
            "landing_rights",
            cost=4,
            factions=(GUILD,),
            icons=(CITY,),
            agent=(freighter(),),
            reveal=(persuasion(2),),
        ),
        IxCard(
            "local_fence",
            cost=3,
            icons=(CITY,),
            agent=((pay(spice=2) >> gain(solari=5)) | (pay(solari=5) >> gain(spice=4)),),
            reveal=(persuasion(2),),
        ),
        IxCard(
            "negotiated_withdrawal",
            cost=4,
            copies=2,
            icons=(LANDSRAAD, CITY, SPICE_TRADE),
            reveal=(persuasion(2), RetreatUnits(3) >> influence_chosen()),
            acquire=(recruit(1),),
        ),
        IxCard(
            "satellite_ban",
            cost=5,
            factions=(GUILD, FREMEN),
            icons=(GUILD, FREMEN),
            agent=(discard(1) >> gain(spice=1, water=1),),
            reveal=(persuasion(1), retreat_up_to(2)),
        ),
        IxCard(
            "sayyadina",
            cost=3,
            factions=(BENE_GESSERIT, FREMEN),
            icons=(BENE_GESSERIT, FREMEN),
            agent=(pay(water=3) >> vp(1),),
            reveal=(when(BOND, persuasion(3)),),
        ),
        IxCard(
            "shai_hulud",
            cost=7,
            factions=(FREMEN,),
            icons=(SPICE_TRADE,),
            agent=(trash_a_card() >> recruit(2),),
            reveal=(when(BOND, swords(5)),),
            acquire=(trash_a_card(),),
        ),
        IxCard(
            "spice_trader",
            cost=4,
            factions=(FREMEN,),
            icons=(CITY, SPICE_TRADE),
            agent=(when(influence_at(FREMEN, 2), discard(1) >> gain(spice=2)),),
            reveal=(persuasion(2), swords(1)),
        ),
        IxCard(
            "treachery",
            cost=6,
            copies=2,
            icons=ALL_FACTIONS,
            unload=True,
            agent=(influence_visited(2), trash_this()),
            reveal=(FromSupply(2),),
        ),
        IxCard(
            "truthsayer",
            cost=3,
            copies=2,
            factions=(EMPEROR, BENE_GESSERIT),
            icons=(EMPEROR, BENE_GESSERIT, LANDSRAAD),
            agent=(discard(1) >> draw(1),),
            reveal=(persuasion(1), swords(1)),
        ),
        IxCard("water_peddler", cost=1, unload=True, reveal=(gain(water=1),), acquire=(gain(water=1),)),
        IxCard(
            "web_of_power",
            cost=4,
            factions=(BENE_GESSERIT,),
            icons=(BENE_GESSERIT,),
            infiltrates=(BENE_GESSERIT,),
            agent=(
                when(influence_at(EMPEROR, 2), gain(solari=2)),
                when(influence_at(GUILD, 2), draw(1)),
                when(influence_at(FREMEN, 2), gain(water=1)),
            ),
            reveal=(persuasion(1), influence_chosen()),
        ),
        IxCard(
            "weirding_way",
            cost=3,
            factions=(BENE_GESSERIT,),
            icons=(CITY, SPICE_TRADE),
            agent=(Again(),),
            reveal=(persuasion(1), swords(2)),
        ),
    )


def epic() -> tuple[Card, ...]:
    """What everybody begins an epic game with (IX-105)."""
    return (
        IxCard(
            "control_the_spice",
            copies=4,
            icons=(SPICE_TRADE,),
            agent=(pay(spice=1) >> trash_a_card() + recruit(1),),
            reveal=(persuasion(1), gain(spice=1)),
        ),
    )


def foldspace() -> tuple[Card, ...]:
    """The stack of the first game from which one leader may acquire (IX-05)."""
    return tuple([card for card in reserve.reserve() if card.name == "foldspace"])
