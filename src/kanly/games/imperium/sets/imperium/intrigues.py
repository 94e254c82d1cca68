"""The intrigue deck of the first game.

Every `plot`, `combat`, `won` or `endgame` is one way to play the card: at its time, paying its `price`.
"""

from __future__ import annotations

from kanly.games.imperium.effects.conditions import friends_with, owns_most
from kanly.games.imperium.effects.forces import deploy_any, reinforce, retreat_up_to
from kanly.games.imperium.effects.losses import double_cross, lose_fielded
from kanly.games.imperium.effects.piles import on_top, refocus, snoop
from kanly.games.imperium.effects.vocabulary import (
    ACQUIRED,
    ANY_ALLIANCE,
    COUNCILLOR,
    REVEALED,
    acquire_free,
    draw,
    gain,
    influence,
    influence_chosen,
    owns,
    pay,
    persuasion,
    recall_agent,
    swords,
    vp,
    when,
    whenever,
)
from kanly.games.imperium.first.effects import SPICE, suspension
from kanly.games.imperium.first.mentat import TakeMentat
from kanly.games.imperium.first.victory import won
from kanly.games.imperium.first.ways import envoy, infiltrate
from kanly.games.imperium.pieces.icons import BENE_GESSERIT, EMPEROR, FREMEN, GUILD
from kanly.games.imperium.pieces.intrigues import Intrigue, combat, endgame, plot


def intrigues() -> tuple[Intrigue, ...]:
    """The intrigue deck."""
    return (
        # Plots.
        Intrigue("bindu_suspension", plot(suspension())),
        Intrigue("bribery", plot(influence_chosen(), price=pay(solari=2))),
        Intrigue("bypass_protocol", plot(acquire_free(3)), plot(pay(spice=2) >> acquire_free(5, on_top=True))),
        Intrigue("calculated_hire", plot(pay(spice=1) >> TakeMentat())),
        Intrigue("charisma", plot(whenever(REVEALED, persuasion(2)))),
        Intrigue("choam_shares", plot(vp(1), price=pay(solari=7))),
        Intrigue("councilors_dispensation", plot(when(COUNCILLOR, gain(spice=2)))),
        Intrigue("dispatch_an_envoy", plot(envoy()), copies=2),
        Intrigue("double_cross", plot(pay(solari=1) >> double_cross())),
        Intrigue("favored_subject", plot(influence(EMPEROR))),
        Intrigue("guild_authorization", plot(influence(GUILD))),
        Intrigue("infiltrate", plot(infiltrate())),
        Intrigue("know_their_ways", plot(influence(FREMEN))),
        Intrigue("poison_snooper", plot(snoop()), copies=2),
        Intrigue("rapid_mobilization", plot(deploy_any())),
        Intrigue("recruitment_mission", plot(whenever(REVEALED, persuasion(1)), whenever(ACQUIRED, on_top()))),
        Intrigue("refocus", plot(refocus())),
        Intrigue("reinforcements", plot(reinforce(3), price=pay(solari=3))),
        Intrigue("secret_of_the_sisterhood", plot(influence(BENE_GESSERIT))),
        Intrigue("the_sleeper_must_awaken", plot(vp(1), price=pay(spice=4))),
        Intrigue("urgent_mission", plot(recall_agent())),
        Intrigue("water_of_life", plot(draw(3), price=pay(spice=1, water=1))),
        Intrigue("water_peddlers_union", plot(gain(water=1))),
        Intrigue("windfall", plot(gain(solari=2))),
        # Combat cards.
        Intrigue("allied_armada", combat(when(ANY_ALLIANCE, pay(spice=2) >> swords(7)))),
        Intrigue("ambush", combat(swords(4)), copies=2),
        Intrigue("master_tactician", combat(swords(3)), combat(retreat_up_to(3)), copies=3),
        Intrigue("private_army", combat(swords(5), price=pay(spice=2)), copies=2),
        Intrigue("staged_incident", combat(vp(1), price=lose_fielded(3))),
        # After a conflict that was won.
        Intrigue("demand_respect", won(influence_chosen()), won(pay(spice=2) >> influence_chosen(2))),
        Intrigue("to_the_victor", won(gain(spice=3))),
        # Combat cards, or at the end of the game.
        Intrigue("tiebreaker", combat(swords(2)), endgame(gain(spice=10))),
        # At the end of the game.
        Intrigue("corner_the_market", endgame(when(owns(SPICE, 2), vp(1)), when(owns_most(SPICE), vp(1)))),
        Intrigue("plans_within_plans", endgame(when(friends_with(3, 3), vp(1)), when(friends_with(3, 4), vp(1)))),
    )
