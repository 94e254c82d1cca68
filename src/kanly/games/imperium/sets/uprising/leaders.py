"""The leaders of Uprising."""

from __future__ import annotations

from kanly.games.imperium.icons import BENE_GESSERIT, CITY
from kanly.games.imperium.leaders import Leader, leaders
from kanly.games.imperium.vocabulary import (
    ANY_ALLIANCE,
    SANDWORM,
    at_once,
    draw,
    gain,
    intrigue,
    may,
    persuasion,
    recruit,
    retreat,
    spy,
    strength_at,
    when,
)

leaders(
    Leader(
        "gurney_halleck",
        house="atreides",
        revealing=(when(strength_at(6), persuasion(1)),),
        signet=(recruit(1),),
    ),
    Leader(
        "lady_amber_metulli",
        house="metulli",
        revealing=(may(retreat(1)),),
        signet=(gain(solari=1), when(ANY_ALLIANCE, gain(spice=1))),
    ),
    Leader(
        "lady_margot_fenring",
        house="fenring",
        reaching=BENE_GESSERIT,
        reached=(gain(spice=2),),
        signet=(spy(CITY),),
    ),
    Leader(
        "muad_dib",
        house="atreides",
        revealing=(at_once(when(SANDWORM, intrigue(1))),),
        signet=(draw(1),),
    ),
)
