"""The 15 intrigue cards of Immortality."""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import (
    COUNCILLOR,
    REVEALED,
    deploy,
    gain,
    influence_chosen,
    may,
    once,
    persuasion,
    retreat,
    swords,
    vp,
    when,
)
from kanly.games.imperium.modules.immortality.conditions import COMBAT_CARD_PLAYED, MARKER_1, MARKER_2, holding
from kanly.games.imperium.modules.immortality.effects import lose_fielded, own_tleilaxu, research, specimen, tleilaxu
from kanly.games.imperium.modules.immortality.market import acquire_one
from kanly.games.imperium.modules.immortality.play import AFTERMATH
from kanly.games.imperium.pieces.intrigues import Intrigue, Way, combat, endgame, plot


def intrigues() -> tuple[Intrigue, ...]:
    """Eleven titles."""
    return (
        Intrigue("breakthrough", plot(research())),
        Intrigue("counterattack", plot(deploy(2)), combat(when(COMBAT_CARD_PLAYED, swords(4)))),
        Intrigue("disguised_bureaucrat", plot(when(MARKER_1, gain(spice=1)), when(MARKER_2, influence_chosen()))),
        Intrigue(
            "economic_positioning",
            combat(gain(solari=3), price=retreat(2)),
            endgame(when(holding(solari=10), vp(1))),
        ),
        Intrigue("gruesome_sacrifice", combat(tleilaxu(1), specimen(2), price=lose_fielded(2)), copies=2),
        Intrigue(
            "harvest_cells", Way(AFTERMATH, (specimen(2), may(acquire_one())), price=None, anyway=False), copies=2
        ),
        Intrigue("illicit_dealings", plot(tleilaxu(1)), copies=2),
        Intrigue("shadowy_bargain", plot(specimen(1)), endgame(own_tleilaxu(1))),
        Intrigue("study_melange", plot(gain(spice=1)), endgame(when(holding(spice=3) & MARKER_2, vp(1)))),
        Intrigue("tleilaxu_puppet", plot(once(REVEALED, persuasion(1))), endgame(when(COUNCILLOR & MARKER_2, vp(1)))),
        Intrigue(
            "vicious_talents",
            combat(swords(2), when(MARKER_1, swords(2)), when(MARKER_2, swords(2))),
            copies=2,
        ),
    )
