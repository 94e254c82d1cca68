"""Rivals as they are plugged in: by themselves, for one and two seats."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.modules.rivals import (
    bot,
    client,
    combat,
    deciding,
    hagal,
    observing,
    priorities,
    setting_up,
    spending,
    spies,
    turns,
)
from kanly.games.imperium.modules.rivals.table import (
    DIFFICULTIES,
    RIVALS,
    SARDAUKAR,
    WITH_VARIANTS,
    RivalsTable,
)
from kanly.games.imperium.sets import rivals as cards
from kanly.kernel import Module, flag, pick
from kanly.kit import module_of

PARTS: Final[tuple[Any, ...]] = (setting_up, hagal, turns, spies, spending, combat, observing)
ASKED_FOR: Final = tuple([("difficulty", level) for level in WITH_VARIANTS])  # RIV-80

MODULE: Final[Module] = module_of(
    RIVALS,
    PARTS,
    seats=(1, 2),
    implied=True,
    steps=(spending.rival_spends,),
    wraps={
        **setting_up.WRAPS,
        **turns.WRAPS,
        **priorities.WRAPS,
        **spies.WRAPS,
        **spending.WRAPS,
        **deciding.WRAPS,
        **combat.WRAPS,
    },
    settings=(
        pick("difficulty", DIFFICULTIES, SARDAUKAR, seats=(1,)),  # RIV-06
        pick("rival_choice", setting_up.CHOICES),  # RIV-02
        flag("brutal_escalation", brought_by=ASKED_FOR),  # RIV-81
        flag("smart_politics", brought_by=ASKED_FOR),  # RIV-82
        flag("expert_deployment", brought_by=ASKED_FOR),  # RIV-83
        flag("row_churn", seats=(1,)),  # RIV-84
        flag("streamlined_rivals", seats=(2,)),  # RIV-85
        flag("rival_stops", seats=(2,)),  # RIV-10
        flag("desert_tactics_twice"),  # RIV-04
    ),
    record=lambda rules: RivalsTable(None, rules.houses),
    records=(RivalsTable,),
    view=client.view_rivals,
    redeal=client.redeal_rivals,
    almanac=client.add_rivals,
    lists={
        "sets": [cards.RIVALS],
        "kinds_of_pieces": ["hagal"],
        "hagal_less": [],  # cards of which modules take out a copy
        "set_up": ["shuffle_hagal", "help_mercenary"],
        "paintings": [client.RivalPainting()],
        "sees": [bot.see_rivals],
        "answers": [{"rival": bot.rival}],
    },
)
