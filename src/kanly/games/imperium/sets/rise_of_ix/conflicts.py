"""The conflict cards of Rise of Ix; they have no battle icons."""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import gain, intrigue, pay, recruit, vp
from kanly.games.imperium.modules.rise_of_ix.shipping import freighter
from kanly.games.imperium.pieces.trophies import Trophy


def conflicts() -> tuple[Trophy, ...]:
    """Two of level I, one of level II, one of level III."""
    return (
        Trophy(
            "skirmish_e",
            "",
            level=1,
            first=(freighter(), gain(spice=1)),
            second=(gain(solari=3),),
            third=(gain(solari=2),),
        ),
        Trophy(
            "skirmish_f",
            "",
            level=1,
            first=(freighter(), recruit(1)),
            second=(gain(spice=2),),
            third=(gain(spice=1),),
        ),
        Trophy(
            "trade_monopoly",
            "",
            level=2,
            first=(freighter(), freighter(), recruit(1)),
            second=(intrigue(1), gain(water=1)),
            third=(intrigue(1) | gain(water=1),),
        ),
        *economic_supremacy(),
    )


def economic_supremacy() -> tuple[Trophy, ...]:
    """The one that Uprising's epic game takes, too (IX-03)."""
    return (
        Trophy(
            "economic_supremacy",
            "",
            level=3,
            first=(vp(1), pay(solari=6) >> vp(1), pay(spice=4) >> vp(1)),
            second=(vp(1),),
            third=(gain(spice=2, solari=2),),
        ),
    )
