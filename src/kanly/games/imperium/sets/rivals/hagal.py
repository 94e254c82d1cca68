"""The House Hagal deck of Uprising: 37 cards, one of them for two players only.

How often each card is there, its gains and its swords follow one itemised list, which has one card too many: Desert
Tactics is in it twice. So a table may play with two of them.
"""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import (
    HOOKS,
    bonus_spice,
    gain,
    influence,
    influence_at,
    intrigue,
    recruit,
    sandworm,
    signet,
    spy,
    steal_intrigues,
    take_hooks,
    when,
)
from kanly.games.imperium.modules.choam.icon import contract
from kanly.games.imperium.modules.rivals.effects import (
    bonus_spice_at,
    break_wall,
    conflict_below,
    influence_priority,
    otherwise,
    spy_on,
)
from kanly.games.imperium.modules.rivals.pieces import Hagal, Route
from kanly.games.imperium.pieces.icons import BENE_GESSERIT, EMPEROR, FREMEN, GUILD


def hagal() -> tuple[Hagal, ...]:
    """The cards, in the order of the board."""
    return (
        # Spies; then another card is revealed.
        Hagal(
            "hagal_place_spy_spice_trade",
            gains=(spy_on("post_choam", "post_imperial_basin", "post_hagga_basin", "post_deep_desert"),),
            swords=2,
        ),
        Hagal(
            "hagal_place_spy_city",
            gains=(spy_on("post_arrakeen_refinery", "post_refinery_research", "post_research_sietch"),),
            swords=2,
        ),
        Hagal(
            "hagal_place_spy_landsraad",
            gains=(spy_on("post_landsraad_right", "post_landsraad_left"),),
            swords=2,
        ),
        # Factions.
        Hagal("hagal_sardaukar", Route("sardaukar", influence(EMPEROR), recruit(2)), copies=2, swords=4),
        Hagal(
            "hagal_dutiful_service",
            Route("dutiful_service", influence(EMPEROR), politics=EMPEROR),
            swords=2,
        ),
        Hagal("hagal_heighliner", Route("heighliner", influence(GUILD), recruit(3)), swords=5),
        Hagal(
            "hagal_deliver_supplies_heighliner",
            Route("deliver_supplies", influence(GUILD), picked=conflict_below(3), politics=GUILD),
            Route("heighliner", influence(GUILD), recruit(3)),
            copies=2,
            swords=1,
        ),
        Hagal("hagal_espionage", Route("espionage", influence(BENE_GESSERIT), spy()), copies=2, swords=2),
        Hagal(
            "hagal_secrets",
            Route("secrets", influence(BENE_GESSERIT), steal_intrigues(), politics=BENE_GESSERIT),
            swords=1,
        ),
        Hagal(
            "hagal_desert_tactics",
            Route("desert_tactics", influence(FREMEN), recruit(1), when(HOOKS, break_wall())),
            swords=3,
            twice="desert_tactics_twice",
        ),
        Hagal("hagal_fremkit", Route("fremkit", influence(FREMEN), politics=FREMEN), copies=2, swords=1),
        # The Landsraad.
        Hagal(
            "hagal_assembly_hall",
            Route("assembly_hall", intrigue(1), when(influence_at(EMPEROR, 2), influence_priority(1))),
            swords=0,
        ),
        Hagal("hagal_gather_support_a", Route("gather_support", recruit(1)), swords=0),
        Hagal(
            "hagal_gather_support_b",
            Route("gather_support", recruit(1), when(influence_at(EMPEROR, 2), influence_priority(2))),
            swords=2,
        ),
        # CHOAM.
        Hagal(
            "hagal_accept_contract_shipping_a",
            Route("shipping", contract(), influence_priority(3), picked=influence_at(GUILD, 2)),
            Route("accept_contract", contract()),
            swords=2,
        ),
        Hagal(
            "hagal_accept_contract_shipping_b",
            Route("shipping", contract(), influence_priority(1), picked=influence_at(GUILD, 2)),
            Route("accept_contract", contract()),
            swords=2,
        ),
        # Arrakis.
        Hagal("hagal_research_station", Route("research_station", recruit(2)), copies=2, swords=2),
        Hagal("hagal_spice_refinery", Route("spice_refinery", signet()), copies=3, swords=1),
        Hagal("hagal_arrakeen", Route("arrakeen", signet(), recruit(1)), copies=2, swords=1),
        Hagal(
            "hagal_sietch_tabr",
            Route("sietch_tabr", take_hooks(), recruit(1), gain(water=1), needs=influence_at(FREMEN, 2)),
            copies=3,
            swords=3,
        ),
        Hagal(
            "hagal_hagga_imperial_basin",
            Route(
                "hagga_basin",
                bonus_spice(),
                when(HOOKS, break_wall()),
                otherwise(when(HOOKS, sandworm(1)), gain(spice=2)),
                picked=bonus_spice_at("hagga_basin", than="imperial_basin"),
                needs=bonus_spice_at("hagga_basin"),
            ),
            Route(
                "imperial_basin",
                bonus_spice(),
                when(HOOKS, break_wall()),
                gain(spice=1),
                needs=bonus_spice_at("imperial_basin"),
            ),
            copies=4,
            swords=2,
        ),
        Hagal(
            "hagal_deep_desert",
            Route(
                "deep_desert",
                bonus_spice(),
                otherwise(when(HOOKS, sandworm(2)), gain(spice=4)),
                needs=bonus_spice_at("deep_desert"),
            ),
            copies=2,
            swords=2,
        ),
        # For two players only.
        Hagal("hagal_reshuffle", reshuffles=True, swords=0, seats=(2,)),
    )
