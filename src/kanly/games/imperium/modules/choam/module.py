"""The CHOAM module as it is plugged in: everything that contracts bring to a game."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.modules.choam import bot, client, observing, play, tiles
from kanly.games.imperium.modules.choam.table import CHOAM, ChoamTable
from kanly.games.imperium.sets import choam as cards
from kanly.kernel import Module, flag

MODULE: Final[Module] = Module(
    CHOAM,
    scenes=play.SCENES,
    wraps=play.WRAPS,
    kinds=client.KINDS,
    settings=(flag("harvest_retroactive"),),  # RUL-19
    record=lambda rules: ChoamTable(None, rules.houses),
    records=(ChoamTable,),
    view=client.view_contracts,
    redeal=client.redeal_contracts,
    blocks=observing.BLOCKS,
    almanac=client.add_contracts,
    events={**play.EVENTS, **tiles.EVENTS},
    lists={
        "sets": [cards.CHOAM],
        "kinds_of_pieces": ["contract"],
        "set_up": ["lay_out_contracts"],
        "paintings": [client.ContractPainting()],
        "sees": [bot.see_contracts],
        "answers": [{"contract": bot.contract}],
        "traits": [bot.TRAIT],
        "visit_worth": [bot.visit_worth],
    },
)
