"""The intrigue cards of Rise of Ix."""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import (
    COUNCILLOR,
    discard,
    draw,
    gain,
    influence_chosen,
    lose_influence,
    pay,
    recruit,
    swords,
    trash_a_card,
    vp,
    when,
)
from kanly.games.imperium.modules.rise_of_ix.conditions import Conspiracy, SolariHeld, UnitsDeployed, tiles_owned
from kanly.games.imperium.modules.rise_of_ix.effects import InfluenceSent, InfluenceWhereAgents, Push
from kanly.games.imperium.modules.rise_of_ix.shipping import freighter
from kanly.games.imperium.modules.rise_of_ix.units import DeployUnits, LoseTroop, RepelDreadnoughts, commission
from kanly.games.imperium.pieces.intrigues import Intrigue, combat, endgame, plot
from kanly.games.imperium.sets.rise_of_ix.board import acquire_tech


def intrigues() -> tuple[Intrigue, ...]:
    """One of each."""
    return (
        # Plots.
        Intrigue("cull", plot(pay(solari=1) >> trash_a_card())),
        Intrigue("diversion", plot(when(UnitsDeployed(4), freighter()))),
        Intrigue("expedite", plot(pay(spice=1) >> freighter())),
        Intrigue("glimpse_the_path", plot(gain(water=1), draw(1), price=pay(spice=1))),
        Intrigue("ixian_probe", plot(draw(2), price=discard(2))),
        Intrigue("quid_pro_quo", plot(pay(spice=2) >> InfluenceWhereAgents())),
        Intrigue("secret_forces", plot(when(COUNCILLOR, recruit(2)))),
        Intrigue("strongarm", plot(LoseTroop() >> InfluenceSent())),
        # Plots, or in combat, or at the end of the game.
        Intrigue("advanced_weaponry", plot(pay(solari=3) >> commission()), combat(when(tiles_owned(3), swords(4)))),
        Intrigue("finesse", plot(influence_chosen(), price=lose_influence()), combat(swords(2))),
        Intrigue("machine_culture", plot(acquire_tech()), endgame(when(tiles_owned(3), vp(1)))),
        # Combat cards.
        Intrigue("blackmail", combat(swords(5), price=lose_influence())),
        Intrigue("cannon_turrets", combat(swords(2), RepelDreadnoughts())),
        Intrigue("second_wave", combat(swords(2), DeployUnits(2))),
        Intrigue("strategic_push", combat(swords(2), Push())),
        Intrigue("war_chest", combat(swords(4), price=pay(solari=2)), endgame(when(SolariHeld(10), vp(1)))),
        # At the end of the game.
        Intrigue("grand_conspiracy", endgame(when(Conspiracy(3), vp(1)), when(Conspiracy(4), vp(1)))),
    )
