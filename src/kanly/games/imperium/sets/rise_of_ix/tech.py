"""The eighteen tech tiles."""

from __future__ import annotations

from kanly.games.imperium.effects.conditions import friends_with
from kanly.games.imperium.effects.decks import TrashCard
from kanly.games.imperium.effects.piles import on_top
from kanly.games.imperium.effects.vocabulary import (
    COUNCILLOR,
    discard,
    draw,
    gain,
    influence_chosen,
    influence_two,
    intrigue,
    pay,
    per,
    persuasion,
    raised,
    recruit,
    swords,
    trash_a_card,
    vp,
    when,
)
from kanly.games.imperium.modules.rise_of_ix.conditions import (
    ARMED_CARDS,
    ENGINE_SPICE,
    PersuasionGained,
    SpiceOwned,
    Strangers,
)
from kanly.games.imperium.modules.rise_of_ix.effects import Exchange, Invade
from kanly.games.imperium.modules.rise_of_ix.tiles import Tech


def tech() -> tuple[Tech, ...]:
    """The tiles, in the order of the alphabet."""
    return (
        Tech("artillery", 1, marked=False, revealing=(raised(ARMED_CARDS, swords(1)),)),
        Tech("chaumurky", 4, acquire=(intrigue(2),), rule="tech-decides-ties"),
        Tech("detonation_devices", 3, rule="tech-detonates"),
        Tech(
            "disposal_facility",
            3,
            marked=False,
            acquire=(trash_a_card(),),
            revealing=(when(PersuasionGained(6), TrashCard(zones=("play",))),),
        ),
        Tech("flagship", 8, acquire=(vp(1),), once=(pay(solari=4) >> recruit(3),)),
        Tech("holoprojectors", 3, marked=False, once=(discard(1) >> draw(1),)),
        Tech("holtzman_engine", 6, starting=(draw(1),), ending=(when(SpiceOwned(ENGINE_SPICE), vp(1)),)),
        Tech("invasion_ships", 5, acquire=(recruit(4),), once=(discard(1) >> Invade(),)),
        Tech("memocorders", 2, acquire=(influence_chosen(),), ending=(when(friends_with(3, 4), vp(1)),)),
        Tech("minimic_film", 2, marked=False, revealing=(persuasion(1),)),
        Tech("restricted_ordnance", 4, marked=False, revealing=(when(COUNCILLOR, swords(4)),)),
        Tech("shuttle_fleet", 6, acquire=(influence_two(),), starting=(gain(solari=2),)),
        Tech("sonic_snoopers", 2, acquire=(intrigue(1),), gives_up=(Exchange(),)),
        Tech("spaceport", 5, marked=False, acquire=(draw(2),), placing=(on_top(),)),
        Tech("spy_satellites", 4, gives_up=(pay(spice=3) >> vp(1),), ending=(per(Strangers(1), vp(1)),)),
        Tech("training_drones", 3, once=(recruit(1),)),
        Tech("troop_transports", 2, rule="tech-transports"),
        Tech("windtraps", 2, acquire=(gain(water=1),), winning=(gain(water=1),)),
    )
