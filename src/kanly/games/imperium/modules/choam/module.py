"""The CHOAM module as it is plugged in: everything that contracts bring to a game."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.modules.choam import bot, client, play, tiles
from kanly.games.imperium.modules.choam.table import CHOAM, ChoamTable
from kanly.games.imperium.sets import choam as cards
from kanly.kernel import Module


def _part(rules: Any) -> ChoamTable:
    return ChoamTable(None, rules.houses)


MODULE: Final = Module(
    CHOAM,
    scenes=play.SCENES,
    wraps=play.WRAPS,
    kinds=client.KINDS,
    lists={
        "records": [ChoamTable],
        "parts": [(CHOAM, _part)],
        "views": [client.view_contracts],
        "redeals": [client.redeal_contracts],
        "almanacs": [client.contract_almanac],
        "events": [play.EVENTS, tiles.EVENTS],
        "sets": [cards.CHOAM],
        "kinds_of_pieces": ["contract"],
        "set_up": ["lay_out_contracts"],
        "paintings": [client.ContractPainting()],
        "sees": [bot.see_contracts],
        "answers": [{"contract": bot.contract}],
        "visit_worth": [bot.visit_worth],
    },
)
