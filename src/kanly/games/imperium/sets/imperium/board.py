"""The board of the first game: 22 spaces, no observation posts (BAS-30 to BAS-43)."""

from __future__ import annotations

from kanly.games.imperium.effects.piles import acquire_from_stack
from kanly.games.imperium.effects.vocabulary import (
    bonus_spice,
    council_seat,
    draw,
    gain,
    intrigue,
    pay,
    persuasion,
    recruit,
    steal_intrigues,
    swordmaster,
    trash_a_card,
)
from kanly.games.imperium.first.mentat import TakeMentat
from kanly.games.imperium.first.prices import harvest, landsraad, master_fee
from kanly.games.imperium.modules.rise_of_ix.table import RISE_OF_IX
from kanly.games.imperium.pieces.board import Price, Space, Track
from kanly.games.imperium.pieces.icons import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    GUILD,
    LANDSRAAD,
    SPICE_TRADE,
)
from kanly.games.imperium.pieces.piece import only_with
from kanly.games.imperium.sets.rise_of_ix import board as rise_of_ix
from kanly.games.imperium.sets.uprising import board as uprising


def tracks() -> tuple[Track, ...]:
    """The four factions, and what their tracks give at the bonus step (BAS-70)."""
    return (
        Track(EMPEROR, recruit(2)),
        Track(GUILD, gain(solari=3)),
        Track(BENE_GESSERIT, intrigue(1)),
        Track(FREMEN, gain(water=1)),
    )


def spaces() -> tuple[Space, ...]:
    """The spaces, in the order of the board."""
    return (
        # The Emperor, the Spacing Guild, the Bene Gesserit, the Fremen.
        Space("conspire", EMPEROR, gain(solari=5), recruit(2), intrigue(1), cost=pay(spice=4), faction=EMPEROR),
        Space("wealth", EMPEROR, gain(solari=2), faction=EMPEROR),
        Space("heighliner", GUILD, recruit(5), gain(water=2), cost=pay(spice=6), faction=GUILD, combat=True),
        Space("fold_space", GUILD, acquire_from_stack("foldspace"), faction=GUILD),
        Space(
            "selective_breeding",
            BENE_GESSERIT,
            trash_a_card() >> draw(2),
            cost=pay(spice=2),
            faction=BENE_GESSERIT,
        ),
        Space("secrets", BENE_GESSERIT, intrigue(1), steal_intrigues(), faction=BENE_GESSERIT),
        Space("hardy_warriors", FREMEN, recruit(2), cost=pay(water=1), faction=FREMEN, combat=True),
        Space("stillsuits", FREMEN, gain(water=1), faction=FREMEN, combat=True),
        # The Landsraad.
        Space("high_council", LANDSRAAD, council_seat(), cost=landsraad(5), once=True),
        Space("hall_of_oratory", LANDSRAAD, recruit(1), staying=persuasion(1)),
        Space("mentat", LANDSRAAD, draw(1), TakeMentat(), cost=landsraad(2)),
        Space("rally_troops", LANDSRAAD, recruit(4), cost=landsraad(4)),
        Space("swordmaster", LANDSRAAD, swordmaster(), cost=landsraad(8), once=True),
        # CHOAM.
        Space(
            "sell_melange",
            SPICE_TRADE,
            gain(solari=6),
            cost=pay(spice=2),
            upgrades=(
                Price(pay(spice=3), (gain(solari=8),)),
                Price(pay(spice=4), (gain(solari=10),)),
                Price(pay(spice=5), (gain(solari=12),)),
            ),
        ),
        Space("secure_contract", SPICE_TRADE, gain(solari=3)),
        # Arrakis.
        Space("arrakeen", CITY, recruit(1), draw(1), combat=True, control=gain(solari=1)),
        Space("carthag", CITY, recruit(1), intrigue(1), combat=True, control=gain(solari=1)),
        Space("research_station", CITY, draw(3), cost=pay(water=2), combat=True),
        Space("sietch_tabr", CITY, recruit(1), gain(water=1), combat=True, needs=(FREMEN, 2)),
        Space(
            "imperial_basin",
            SPICE_TRADE,
            harvest(1),
            bonus_spice(),
            combat=True,
            maker=True,
            control=gain(spice=1),
        ),
        Space("hagga_basin", SPICE_TRADE, harvest(2), bonus_spice(), cost=pay(water=1), combat=True, maker=True),
        Space("the_great_flat", SPICE_TRADE, harvest(3), bonus_spice(), cost=pay(water=2), combat=True, maker=True),
    )


def for_guests() -> tuple[Space, ...]:
    """Spaces of Uprising, and of Rise of Ix there, that are not the same for every leader of this set."""
    return (*uprising.landsraad(landsraad, master_fee), *uprising.makers(harvest), *dreadnought())


def dreadnought() -> tuple[Space, ...]:
    """The one of the Ix board that costs solari."""
    spaces = tuple([space for space in rise_of_ix.spaces() if space.name == "dreadnought"])
    only_with(RISE_OF_IX, spaces)
    return spaces
