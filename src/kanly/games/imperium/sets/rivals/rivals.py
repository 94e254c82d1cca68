"""The ten rival cards of Uprising."""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import (
    ANY_ALLIANCE,
    gain,
    influence,
    influence_chosen,
    intrigue,
    recruit,
    spy,
    take_hooks,
    when,
)
from kanly.games.imperium.modules.rivals.effects import break_wall, influence_for_alliance, influence_most, otherwise
from kanly.games.imperium.modules.rivals.pieces import Rival
from kanly.games.imperium.pieces.icons import BENE_GESSERIT, EMPEROR, FREMEN, GUILD


def rivals() -> tuple[Rival, ...]:
    """The rivals, from the mildest to the hardest."""
    return (
        Rival(
            "rival_staban_tuek",
            9,
            signet=(gain(spice=1),),
            scheme=(recruit(2),),
            priority=(GUILD, FREMEN, BENE_GESSERIT, EMPEROR),
        ),
        Rival(
            "rival_lady_amber_metulli",
            9,
            signet=(recruit(1),),
            scheme=(recruit(3),),
            priority=(FREMEN, EMPEROR, GUILD, BENE_GESSERIT),
            streamlined=True,
        ),
        Rival(
            "rival_gurney_halleck",
            8,
            signet=(recruit(1),),
            scheme=(influence_most(),),
            priority=(FREMEN, GUILD, EMPEROR, BENE_GESSERIT),
        ),
        Rival(
            "rival_lady_margot_fenring",
            8,
            signet=(gain(solari=1),),
            scheme=(influence(BENE_GESSERIT),),
            priority=(BENE_GESSERIT, EMPEROR, FREMEN, GUILD),
        ),
        Rival(
            "rival_princess_irulan",
            7,
            signet=(spy(),),
            scheme=(influence_chosen(), recruit(1)),
            priority=(EMPEROR, BENE_GESSERIT, FREMEN, GUILD),
        ),
        Rival(
            "rival_glossu_rabban",
            7,
            signet=(otherwise(when(ANY_ALLIANCE, recruit(2)), recruit(1)),),
            scheme=(influence_for_alliance(2),),
            priority=(EMPEROR, GUILD, BENE_GESSERIT, FREMEN),
            streamlined=True,
        ),
        Rival(
            "rival_baron_vladimir_harkonnen",
            6,
            signet=(intrigue(1),),
            scheme=(gain(solari=2), recruit(2)),
            priority=(GUILD, EMPEROR, BENE_GESSERIT, FREMEN),
        ),
        Rival(
            "rival_lady_jessica",
            6,
            signet=(influence_for_alliance(1),),
            scheme=(gain(water=2),),
            priority=(BENE_GESSERIT, FREMEN, GUILD, EMPEROR),
        ),
        Rival(
            "rival_feyd_rautha_harkonnen",
            4,
            signet=(recruit(2),),
            scheme=(influence_chosen(),),
            priority=(EMPEROR, BENE_GESSERIT, GUILD, FREMEN),
        ),
        Rival(
            "rival_muad_dib",
            4,
            signet=(influence(FREMEN),),
            scheme=(take_hooks(), break_wall(), intrigue(1)),
            priority=(FREMEN, BENE_GESSERIT, GUILD, EMPEROR),
        ),
    )
