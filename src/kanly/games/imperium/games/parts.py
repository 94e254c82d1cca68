"""What every game of the series is made of: the files that bring it, and the lists that modules add to."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.client import asking, observing
from kanly.games.imperium.effects import agents as agent_effects
from kanly.games.imperium.effects import conditions, decks, gains, sifting, waiting
from kanly.games.imperium.effects import forces as forces_effects
from kanly.games.imperium.phases import combat, endgame, plots, rounds, sending, setting_up, settling, turns
from kanly.games.imperium.pieces.sets import Set
from kanly.games.imperium.table import acquiring, agents, forces, hands, pool, purse, standing, swordmaster

# Who brings what, in the order of play.
PARTS: Final[tuple[Any, ...]] = (
    setting_up,
    rounds,
    turns,
    sending,
    plots,
    settling,
    combat,
    endgame,
    asking,
    observing,
    pool,
    purse,
    forces,
    hands,
    acquiring,
    agents,
    standing,
    swordmaster,
    decks,
    gains,
    sifting,
    waiting,
    forces_effects,
    agent_effects,
    conditions,
)


def lists(printed: Set, opening: str, **more: list[Any]) -> dict[str, list[Any]]:
    """The named lists of a game with this set; the scene `opening` begins its set-up."""
    return {
        "sets": [printed],
        "kinds_of_pieces": [],  # those that only a module knows
        "other_rules": [],  # ids of Uprising's rules that do not hold here, and those of the rules that do, or nothing
        "opening": [opening],  # scenes at the start of the set-up
        "set_up": [],  # scenes at the end of the set-up
        "afterwards": [],  # scenes when all of these are done
        "tie_breaks": [],  # TieBreak: what modules let decide a tie in points before anything else
        "carried_out": [],  # (box): an `Opening` with what is asked about clauses that are not offered first
        "asked": [],  # (state, words): what modules add to a question
        "acts": [],  # what modules let a house do besides
        "paintings": [],  # what modules add to the text board
        "sees": [],  # the bot's eyes: from a module's view to its part
        "answers": [],  # the bot's answers by kind of question
        "visits": [],  # the visits that modules let it make
        "better": [],  # the acts of modules that it should do first
        "sent_worth": [],  # what cards are worth besides, as modules let them be sent
        "lessons": ["uprising"],  # the file with what searches have learnt
        "traits": [],  # how a house stands in what modules bring, for searches
        "visit_worth": [],  # what a visit is worth to the bot besides
        **more,
    }
