"""The House Hagal deck of the first game: 31 cards, of which 28 are for two players and 27 for one."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.vocabulary import influence, recruit, signet
from kanly.games.imperium.first.rivals.setting_up import HouseHagal
from kanly.games.imperium.first.rivals.turns import best_harvest, harvest_all
from kanly.games.imperium.modules.rivals.pieces import Hagal, Route
from kanly.games.imperium.pieces.icons import BENE_GESSERIT, EMPEROR, FREMEN, GUILD
from kanly.games.imperium.pieces.leaders import Leader
from kanly.games.imperium.pieces.sets import Set


def hagal() -> tuple[Hagal, ...]:
    """The cards, in the order of the board."""
    return (
        Hagal("hagal_conspire", Route("conspire", influence(EMPEROR), recruit(2)), copies=2, swords=4),
        Hagal("hagal_wealth", Route("wealth", influence(EMPEROR)), swords=3),
        Hagal("hagal_heighliner", Route("heighliner", influence(GUILD), recruit(3)), swords=6),
        Hagal("hagal_foldspace", Route("fold_space", influence(GUILD)), copies=2, swords=1),
        Hagal("hagal_selective_breeding", Route("selective_breeding", influence(BENE_GESSERIT)), copies=2, swords=2),
        Hagal("hagal_secrets", Route("secrets", influence(BENE_GESSERIT)), swords=1),
        Hagal("hagal_hardy_warriors", Route("hardy_warriors", influence(FREMEN), recruit(2)), swords=5),
        Hagal("hagal_stillsuits", Route("stillsuits", influence(FREMEN)), copies=2, swords=4),
        Hagal("hagal_rally_troops", Route("rally_troops", recruit(4)), copies=2, swords=3),
        Hagal("hagal_hall_of_oratory", Route("hall_of_oratory", recruit(1)), copies=2, swords=0),
        Hagal("hagal_carthag", Route("carthag", recruit(1)), copies=3, swords=0),
        Hagal(
            "hagal_harvest_spice",
            Route("the_great_flat", harvest_all(), picked=best_harvest("the_great_flat")),
            Route("hagga_basin", harvest_all(), picked=best_harvest("hagga_basin")),
            Route("imperial_basin", harvest_all(), picked=best_harvest("imperial_basin")),
            copies=5,
            swords=2,
        ),
        Hagal("hagal_arrakeen_signet", Route("arrakeen", recruit(1), signet()), copies=3, swords=1, seats=(1,)),
        Hagal("hagal_arrakeen", Route("arrakeen", recruit(1)), copies=3, swords=1, seats=(2,)),
        Hagal("hagal_reshuffle", swords=0, reshuffles=True, seats=(2,)),
    )


def leaders() -> tuple[Leader, ...]:
    """The opponent of two players."""
    return (HouseHagal(),)


HAGAL: Final[Set] = Set("hagal", leaders=leaders, others={"hagal": hagal})
