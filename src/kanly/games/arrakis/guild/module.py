"""The Spacing Guild as a module: what it brings and which steps of the base game it changes."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.facts.planning import GUILD_DESIGNS
from kanly.games.arrakis.guild import cards, frigates, imperium, landing, observing
from kanly.kernel import Module

SPACING_GUILD: Final[Module] = Module(
    "spacing_guild",
    scenes=(*imperium.SCENES, *landing.SCENES, *cards.SCENES),
    kinds=(*imperium.KINDS, *landing.KINDS, *frigates.KINDS, *cards.KINDS),
    wraps={
        "more_set_up": imperium.set_up_guild,  # SG1
        "harvester_burnt": imperium.earn_action,  # SG2
        "after_arrivals": imperium.take_earned,
        "imperium_actions": imperium.paid_actions,
        "round_over": imperium.step_after_clean_up,  # SG3
        "check_victory": imperium.step_before_clean_up,
        "clear_frigates": frigates.frigates_leave,  # SG6
        "transports": frigates.with_lift,  # SG7
        "carriers": frigates.with_frigates,
        "bombard": frigates.bombardment,
        "more_to_do": frigates.may_bombard,
        "signs_placed": cards.with_drums,  # SG9
    },
    lists={
        "more_cards": [len(GUILD_DESIGNS)],
        "free_actions": [frigates.bombard_option],
        "verbs": [cards.VERBS],
        "cites": [frigates.CITES],
    },
    blocks=observing.BLOCKS,
    events={**imperium.EVENTS, **landing.EVENTS, **frigates.EVENTS, **cards.EVENTS},
)
