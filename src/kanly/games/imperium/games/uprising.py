"""Uprising as a plug-in: seats, modules, settings, bots."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.bot.greedy import Greedy
from kanly.games.imperium.client import asking, observing
from kanly.games.imperium.effects import abilities, decks, gains, sifting, waiting
from kanly.games.imperium.effects import forces as forces_effects
from kanly.games.imperium.effects import spies as spies_effects
from kanly.games.imperium.effects import trophies as trophy_effects
from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.games.series import SeriesGame
from kanly.games.imperium.games.settings import SETTINGS
from kanly.games.imperium.modules.choam import icon as contract_icon
from kanly.games.imperium.modules.choam import module as choam
from kanly.games.imperium.modules.immortality import module as immortality
from kanly.games.imperium.modules.rivals import module as rivals
from kanly.games.imperium.modules.six_players import module as six_players
from kanly.games.imperium.phases import combat, endgame, plots, rounds, sending, setting_up, settling, turns
from kanly.games.imperium.sets.uprising import UPRISING
from kanly.games.imperium.table import acquiring, agents, forces, hands, pool, purse, spies, standing, swordmaster
from kanly.kit import module_of

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
    spies,
    standing,
    swordmaster,
    decks,
    gains,
    sifting,
    waiting,
    forces_effects,
    spies_effects,
    abilities,
    trophy_effects,
)

BASE: Final = module_of(
    "base",
    PARTS,
    steps=(Cast, contract_icon.take_contract),
    view=contract_icon.no_contracts,
    lists={
        "sets": [UPRISING],
        "kinds_of_pieces": [],  # those that only a module knows
        "set_up": [],  # scenes at the end of the set-up
        "acts": [],  # what modules let a house do besides
        "paintings": [],  # what modules add to the text board
        "sees": [],  # the bot's eyes: from a module's view to its part
        "answers": [],  # the bot's answers by kind of question
        "visits": [],  # the visits that modules let it make
        "better": [],  # the acts of modules that it should do first
        "sent_worth": [],  # what cards are worth besides, as modules let them be sent
        "traits": [],  # how a house stands in what modules bring, for searches
        "visit_worth": [],  # what a visit is worth to the bot besides
    },
)

GAME: Final = SeriesGame(
    "uprising",
    "kanly.games.imperium",
    (1, 2, 3, 4, 6),
    BASE,
    default_seats=4,
    modules=(choam.MODULE, rivals.MODULE, six_players.MODULE, immortality.MODULE),
    settings=SETTINGS,
    bots={"greedy": Greedy},
)
