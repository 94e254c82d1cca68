"""The eight leaders of the first game."""

from __future__ import annotations

from kanly.games.imperium.effects.base import Condition
from kanly.games.imperium.effects.vocabulary import (
    ANY_ALLIANCE,
    AT_MAKER,
    draw,
    gain,
    influence_chosen,
    intrigue,
    manipulate,
    pay,
    recruit,
    when,
)
from kanly.games.imperium.first.effects import influence_behind
from kanly.games.imperium.first.leaders import FirstLeader
from kanly.games.imperium.first.masterstroke import masterstroke
from kanly.games.imperium.first.prices import HARVESTED
from kanly.games.imperium.pieces.icons import CITY, LANDSRAAD
from kanly.games.imperium.pieces.leaders import Leader


def guests() -> tuple[Leader, ...]:
    """The same in Uprising, where an agent may bring sandworms from a maker space and harvest nothing there."""
    return leaders(HARVESTED)


def leaders(harvesting: Condition = AT_MAKER) -> tuple[Leader, ...]:
    """The leaders; `harvesting` says when an agent has harvested."""
    return (
        FirstLeader(
            "baron_vladimir_harkonnen",
            house="harkonnen",
            complexity=3,
            massing=(masterstroke(),),
            signet=(pay(solari=1) >> intrigue(1),),
        ),
        FirstLeader(
            "count_ilban_richese",
            house="richese",
            paying=(draw(1),),
            signet=(gain(solari=1),),
        ),
        FirstLeader(
            "countess_ariana_thorvald",
            house="thorvald",
            complexity=3,
            thirst=1,
            sending=(when(harvesting, draw(1)),),
            signet=(gain(water=1),),
        ),
        FirstLeader(
            "duke_leto_atreides",
            house="atreides",
            complexity=2,
            fee=1,
            signet=(pay(spice=1) >> influence_behind(),),
        ),
        FirstLeader(
            "earl_memnon_thorvald",
            house="thorvald",
            seating=(influence_chosen(),),
            signet=(gain(spice=1),),
        ),
        FirstLeader(
            "glossu_the_beast_rabban",
            house="harkonnen",
            begins=(gain(solari=1, spice=1),),
            signet=(recruit(1), when(ANY_ALLIANCE, recruit(1))),
        ),
        FirstLeader(
            "helena_richese",
            house="richese",
            complexity=2,
            passes=(LANDSRAAD, CITY),
            signet=(manipulate(),),
        ),
        FirstLeader(
            "paul_atreides",
            house="atreides",
            foresees=True,
            signet=(draw(1),),
        ),
    )
