"""The six-player game as it is plugged in: by itself, for six seats, always with CHOAM."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.modules.choam.table import CHOAM
from kanly.games.imperium.modules.six_players import (
    activating,
    agents,
    asking,
    bot,
    client,
    combat,
    deploying,
    effects,
    observing,
    setting_up,
    standing,
    throne,
    trading,
)
from kanly.games.imperium.modules.six_players.table import SIX_PLAYERS, SixTable
from kanly.games.imperium.sets import six_players as printed
from kanly.kernel import Setting, flag
from kanly.kit import module_of

PARTS: Final[tuple[Any, ...]] = (
    setting_up,
    activating,
    agents,
    deploying,
    effects,
    trading,
    throne,
    standing,
    combat,
    asking,
    observing,
)

MODULE: Final = module_of(
    SIX_PLAYERS,
    PARTS,
    seats=(6,),
    implied=True,
    requires=(CHOAM,),
    wraps={
        **setting_up.WRAPS,
        **activating.WRAPS,
        **agents.WRAPS,
        **throne.WRAPS,
        **standing.WRAPS,
        **combat.WRAPS,
    },
    also_wraps=agents.ALSO_WRAPS,
    settings=(
        flag("shaddam_worms"),  # SIX-44
        flag("throne_at_setup", default=True),  # SIX-07
        flag("trade_same_good"),  # SIX-42
        Setting("council_seats", 4, low=4, high=6),  # SIX-46
    ),
    record=lambda rules: SixTable(None, rules.houses),
    records=(SixTable,),
    view=client.view_teams,
    almanac=client.add_teams,
    lists={
        "sets": [printed.SIX_PLAYERS],
        "kinds_of_pieces": ["command"],
        "set_up": ["open_throne"],
        "paintings": [client.TeamPainting()],
        "sees": [bot.see_teams],
        "answers": [bot.ANSWERS],
    },
)
