"""A second game of the series, small and odd: much in it is called as in Uprising, and nothing does the same.

Two factions, six spaces, one post, three conflicts; no contracts. Two or three houses play it, by Uprising's rules.
"""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import (
    bonus_spice,
    draw,
    gain,
    intrigue,
    pay,
    persuasion,
    recruit,
    signet,
    spy,
    swords,
    vp,
)
from kanly.games.imperium.games.series import SeriesGame
from kanly.games.imperium.games.settings import SETTINGS
from kanly.games.imperium.games.uprising import BASE
from kanly.games.imperium.pieces.board import Post, Price, Space, Track
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.pieces.icons import CITY, CRYSKNIFE, EMPEROR, GUILD, LANDSRAAD, ORNITHOPTER, SPICE_TRADE, SPY
from kanly.games.imperium.pieces.intrigues import Intrigue, combat, plot
from kanly.games.imperium.pieces.leaders import Leader
from kanly.games.imperium.pieces.sets import Set
from kanly.games.imperium.pieces.trophies import Trophy
from kanly.kernel import Module


def tracks() -> tuple[Track, ...]:
    """Two of Uprising's factions, with other bonuses."""
    return (Track(EMPEROR, gain(spice=2)), Track(GUILD, draw(1)))


def spaces() -> tuple[Space, ...]:
    """All but the last are called like Uprising's; Arrakeen gives spice, and the High Council is for everybody."""
    return (
        Space("arrakeen", CITY, gain(spice=3), combat=True),
        Space("sardaukar", EMPEROR, recruit(1), faction=EMPEROR, combat=True),
        Space("heighliner", GUILD, intrigue(1), faction=GUILD),
        Space("high_council", LANDSRAAD, gain(solari=1), upgrade=Price(pay(spice=2), (vp(1),))),
        Space("deep_desert", SPICE_TRADE, gain(spice=1), bonus_spice(), combat=True, maker=True),
        Space("small_market", SPICE_TRADE, gain(solari=2), spy(), cost=pay(spice=1)),
    )


def posts() -> tuple[Post, ...]:
    """A post of Uprising's name that looks elsewhere."""
    return (Post("post_emperor", "arrakeen", "small_market"),)


def starters() -> tuple[Card, ...]:
    """Six cards for every house: the Dagger argues, the Diplomacy fights."""
    return (
        Card("dagger", copies=2, icons=(CITY, EMPEROR), reveal=(persuasion(3),)),
        Card("diplomacy", copies=3, icons=(LANDSRAAD, SPICE_TRADE, SPY), reveal=(swords(2),)),
        Card("signet_ring", icons=(CITY, GUILD), agent=(signet(),), reveal=(persuasion(1),)),
    )


def reserve() -> tuple[Card, ...]:
    """A cheap stack that is worth a water, not a point."""
    return (Card("the_spice_must_flow", cost=3, copies=4, reveal=(persuasion(1),), acquire=(gain(water=1),)),)


def imperium() -> tuple[Card, ...]:
    """Fifteen cards."""
    return (
        Card("rebel_supplier", cost=1, copies=8, icons=(GUILD,), agent=(gain(water=1),), reveal=(swords(3),)),
        Card("small_talk", cost=2, copies=7, icons=(EMPEROR,), reveal=(persuasion(2),)),
    )


def intrigues() -> tuple[Intrigue, ...]:
    """Eight cards."""
    return (
        Intrigue("cunning", plot(gain(solari=4)), copies=5),
        Intrigue("small_knife", combat(swords(4)), copies=3),
    )


def conflicts() -> tuple[Trophy, ...]:
    """One of each level; the siege is only a skirmish, for which nothing is behind a wall."""
    return (
        Trophy("siege_of_arrakeen", ORNITHOPTER, level=1, first=(vp(2),), second=(gain(water=1),)),
        Trophy("small_war", CRYSKNIFE, level=2, first=(gain(solari=3),)),
        Trophy("trade_dispute", CRYSKNIFE, level=3, first=(vp(1), gain(spice=1)), second=(recruit(1),)),
    )


def objectives() -> tuple[Trophy, ...]:
    """The first player is another one."""
    return (
        Trophy("objective_crysknife", CRYSKNIFE, seats=(2, 3), first_player=True),
        Trophy("objective_desert_mouse_first", ORNITHOPTER, seats=(2, 3)),
        Trophy("small_objective", CRYSKNIFE, seats=(3,)),
    )


def leaders() -> tuple[Leader, ...]:
    """Gurney draws, and so on."""
    return (
        Leader("gurney_halleck", house="atreides", signet=(draw(2),)),
        Leader("muad_dib", house="atreides", signet=(gain(solari=5),)),
        Leader("small_baron", signet=(recruit(1),)),
    )


SET = Set(
    "small",
    tracks=tracks,
    spaces=spaces,
    posts=posts,
    starters=starters,
    reserve=reserve,
    imperium=imperium,
    intrigues=intrigues,
    conflicts=conflicts,
    objectives=objectives,
    leaders=leaders,
)

SMALL = SeriesGame(
    "small",
    "kanly.games.imperium",
    (2, 3),
    Module(
        "base",
        scenes=BASE.scenes.values(),
        steps=BASE.steps.values(),
        kinds=BASE.kinds,
        lists={**BASE.lists, "sets": [SET]},
    ),
    settings=tuple([setting for setting in SETTINGS if not setting.modules]),
)
