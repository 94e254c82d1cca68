"""House Hagal as it is plugged in: by itself, for one and two seats."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.first.rivals import bot, client, combat, deciding, setting_up, turns
from kanly.games.imperium.modules.rivals import hagal, observing, spending
from kanly.games.imperium.modules.rivals.bot import see_rivals
from kanly.games.imperium.modules.rivals.client import redeal_rivals
from kanly.games.imperium.modules.rivals.table import DIFFICULTIES, RIVALS, SARDAUKAR, RivalsTable
from kanly.games.imperium.sets.imperium import hagal as cards
from kanly.games.imperium.sets.imperium.rulings import OTHER_RIVALS
from kanly.kernel import Module, flag, pick
from kanly.kit import module_of

PARTS: Final[tuple[Any, ...]] = (setting_up, hagal, turns, deciding, spending, combat, observing)

MODULE: Final[Module] = module_of(
    RIVALS,
    PARTS,
    seats=(1, 2),
    implied=True,
    wraps={**setting_up.WRAPS, **turns.WRAPS, **deciding.WRAPS, **combat.WRAPS},
    settings=(
        pick("difficulty", DIFFICULTIES, SARDAUKAR, seats=(1,)),  # BAS-123
        pick("rival_choice", setting_up.CHOICES, seats=(1,)),  # BAS-122
        flag("harvest_strict"),  # BAS-106
        flag("brutal_escalation", seats=(1,)),  # BAS-137
        flag("row_churn", seats=(1,)),  # BAS-137
    ),
    record=lambda rules: RivalsTable(None, rules.houses),
    records=(RivalsTable,),
    view=client.view_hagal,
    redeal=redeal_rivals,
    almanac=client.add_hagal,
    lists={
        "sets": [cards.HAGAL],
        "kinds_of_pieces": ["hagal"],
        "other_rules": [OTHER_RIVALS],
        "no_rivals": list(setting_up.NO_RIVALS),  # leaders who are never rivals
        "carried_out": [deciding.asked_of_the_player],
        "asked": [deciding.asked_for_a_rival],
        "hagal_less": [],  # cards of which modules take out a copy
        "set_up": ["shuffle_hagal", "help_by_difficulty"],
        "paintings": [client.HagalPainting()],
        "sees": [see_rivals],
        "answers": [{"rival": bot.rival}],
    },
)
