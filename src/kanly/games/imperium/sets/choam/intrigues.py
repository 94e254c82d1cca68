"""The intrigue cards of the CHOAM module.

Every `plot`, `combat` or `endgame` is one way to play the card: at its time, paying its `price`. Lines in one way stand
side by side on the card; a line with an arrow of its own may be left unused.
"""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import (
    SPICE_GAINED,
    gain,
    lose_influence,
    retreat_one_or_two,
    swords,
    vp,
    when,
)
from kanly.games.imperium.modules.choam.icon import completed, contract
from kanly.games.imperium.pieces.intrigues import Intrigue, combat, endgame, plot


def intrigues() -> tuple[Intrigue, ...]:
    """The intrigue deck with the module."""
    return (
        Intrigue(
            "backed_by_choam", plot(gain(solari=4), price=lose_influence()), combat(when(completed(2), swords(4)))
        ),
        Intrigue("choam_profits", endgame(when(completed(4), vp(1)))),
        Intrigue("leverage", plot(when(SPICE_GAINED, contract() + gain(solari=1)))),
        Intrigue("reach_agreement", combat(contract(), price=retreat_one_or_two())),
    )
