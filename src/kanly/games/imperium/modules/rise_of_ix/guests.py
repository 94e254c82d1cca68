"""Leaders of Rise of Ix in games without it: what they need, and nothing of Ix."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.modules.rise_of_ix import abilities, bot, client, observing_guests
from kanly.games.imperium.modules.rise_of_ix.table import RISE_OF_IX, IxTable
from kanly.games.imperium.pieces.sets import Set
from kanly.games.imperium.sets.rise_of_ix import GUEST_LEADERS, GUESTS_WITH_FOLDSPACE
from kanly.kernel import Module
from kanly.kit import module_of


def guests(printed: Set) -> Module:
    """The module with the leaders that a game can have."""
    return module_of(
        RISE_OF_IX,
        (abilities, observing_guests),
        wraps=abilities.WRAPS,
        record=lambda rules: IxTable(None, rules.houses),
        records=(IxTable,),
        view=client.view_leaders,
        redeal=client.redeal_leaders,
        lists={
            "sets": [printed],
            "no_rivals": [leader.name for leader in printed.make("leader", ())],  # IX-117
            "set_up": ["begin_ix_leaders"],
            "paintings": [client.LeaderPainting()],
            "sees": [bot.see_leaders],
            "answers": [{"ahead": bot.ahead}],
        },
    )


FIRST: Final[Module] = guests(GUEST_LEADERS)
UPRISING: Final[Module] = guests(GUESTS_WITH_FOLDSPACE)
