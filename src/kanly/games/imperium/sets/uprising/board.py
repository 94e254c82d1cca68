"""The board for up to four players: 22 spaces and 13 observation posts."""

from __future__ import annotations

from collections.abc import Callable

from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.effects.vocabulary import (
    HOOKS,
    NO_SEAT_ON_ARRIVAL,
    SEAT_ON_ARRIVAL,
    bonus_spice,
    council_seat,
    draw,
    gain,
    influence_chosen,
    intrigue,
    pay,
    persuasion,
    recall_agent,
    recruit,
    sandworm,
    spy,
    steal_intrigues,
    swordmaster,
    swordmaster_price,
    take_hooks,
    trash_a_card,
    trash_an_intrigue,
    wall_off,
    when,
)
from kanly.games.imperium.modules.choam.icon import contract
from kanly.games.imperium.pieces.board import Post, Price, Space, Track
from kanly.games.imperium.pieces.icons import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    GUILD,
    LANDSRAAD,
    SPICE_TRADE,
)


def tracks() -> tuple[Track, ...]:
    """The four factions, and what their tracks give at the bonus step (INF-03)."""
    return (
        Track(EMPEROR, spy()),
        Track(GUILD, gain(solari=3)),
        Track(BENE_GESSERIT, intrigue(1)),
        Track(FREMEN, gain(water=1)),
    )


def spaces() -> tuple[Space, ...]:
    """The spaces, in the order of the board."""
    return (
        # The Emperor, the Spacing Guild, the Bene Gesserit, the Fremen.
        Space("sardaukar", EMPEROR, intrigue(1), recruit(4), cost=pay(spice=4), faction=EMPEROR),
        Space("dutiful_service", EMPEROR, contract(), faction=EMPEROR),
        Space("heighliner", GUILD, recruit(5), cost=pay(spice=5), faction=GUILD, combat=True),
        Space("deliver_supplies", GUILD, gain(water=1), faction=GUILD),
        Space("espionage", BENE_GESSERIT, draw(1), spy(), cost=pay(spice=1), faction=BENE_GESSERIT),
        Space("secrets", BENE_GESSERIT, intrigue(1), steal_intrigues(), faction=BENE_GESSERIT),
        Space("desert_tactics", FREMEN, recruit(1), trash_a_card(), cost=pay(water=1), faction=FREMEN, combat=True),
        Space("fremkit", FREMEN, draw(1), faction=FREMEN, combat=True),
        *landsraad(solari, swordmaster_price),
        # CHOAM.
        Space("shipping", SPICE_TRADE, gain(solari=5), influence_chosen(), cost=pay(spice=3), needs=(GUILD, 2)),
        Space("accept_contract", SPICE_TRADE, contract(), draw(1)),
        # Arrakis.
        Space("arrakeen", CITY, recruit(1), draw(1), combat=True, control=gain(solari=1)),
        Space(
            "spice_refinery",
            CITY,
            gain(solari=2),
            upgrade=Price(pay(spice=1), (gain(solari=4),)),
            combat=True,
            control=gain(solari=1),
        ),
        Space("research_station", CITY, recruit(2), draw(2), cost=pay(water=2), combat=True),
        Space(
            "sietch_tabr",
            CITY,
            take_hooks() + recruit(1) + gain(water=1) | gain(water=1) + wall_off(),
            combat=True,
            needs=(FREMEN, 2),
        ),
        *makers(spice),
    )


def landsraad(fee: Callable[[int], Effect], master: Callable[[], Effect]) -> tuple[Space, ...]:
    """The spaces of the Landsraad, with what they and the Swordmaster cost."""
    return (
        Space(
            "high_council",
            LANDSRAAD,
            when(NO_SEAT_ON_ARRIVAL, council_seat()),
            when(SEAT_ON_ARRIVAL, gain(spice=2) + intrigue(1) + recruit(3)),
            cost=fee(5),
        ),
        Space(
            "imperial_privilege",
            LANDSRAAD,
            trash_an_intrigue() >> intrigue(1),
            recall_agent(),
            draw(1),
            cost=fee(3),
            needs=(EMPEROR, 2),
        ),
        Space("swordmaster", LANDSRAAD, swordmaster(), cost=master(), once=True),
        Space("assembly_hall", LANDSRAAD, intrigue(1), staying=persuasion(1)),
        Space("gather_support", LANDSRAAD, recruit(2), upgrade=Price(fee(2), (recruit(2), gain(water=1)))),
    )


def makers(harvest: Callable[[int], Effect]) -> tuple[Space, ...]:
    """The maker spaces, with what they yield by themselves."""
    return (
        Space(
            "imperial_basin",
            SPICE_TRADE,
            harvest(1),
            bonus_spice(),
            combat=True,
            maker=True,
            control=gain(spice=1),
        ),
        Space(
            "hagga_basin",
            SPICE_TRADE,
            bonus_spice(),
            harvest(2) | when(HOOKS, sandworm(1)),
            cost=pay(water=1),
            combat=True,
            maker=True,
        ),
        Space(
            "deep_desert",
            SPICE_TRADE,
            bonus_spice(),
            harvest(4) | when(HOOKS, sandworm(2)),
            cost=pay(water=3),
            combat=True,
            maker=True,
        ),
    )


def solari(n: int) -> Effect:
    """A price that is the same for everybody."""
    return pay(solari=n)


def spice(n: int) -> Effect:
    """A yield that is the same for everybody."""
    return gain(spice=n)


def posts() -> tuple[Post, ...]:
    """The observation posts, and what they watch (SPY-01)."""
    return (
        Post("post_emperor", "sardaukar", "dutiful_service"),
        Post("post_guild", "heighliner", "deliver_supplies"),
        Post("post_bene_gesserit", "espionage", "secrets"),
        Post("post_fremen", "desert_tactics", "fremkit"),
        Post("post_landsraad_left", "high_council", "imperial_privilege", "swordmaster"),
        Post("post_landsraad_right", "assembly_hall", "gather_support"),
        Post("post_choam", "shipping", "accept_contract"),
        Post("post_arrakeen_refinery", "arrakeen", "spice_refinery"),
        Post("post_refinery_research", "spice_refinery", "research_station"),
        Post("post_research_sietch", "research_station", "sietch_tabr"),
        Post("post_imperial_basin", "imperial_basin"),
        Post("post_hagga_basin", "hagga_basin"),
        Post("post_deep_desert", "deep_desert"),
    )
