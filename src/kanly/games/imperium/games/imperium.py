"""The first Dune: Imperium as a plug-in: seats, modules, settings, bots."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.bot.greedy import Greedy
from kanly.games.imperium.effects import piles
from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.first import (
    bot,
    client,
    effects,
    leaders,
    masterstroke,
    mentat,
    observing,
    prescience,
    prices,
    questions,
    setting_up,
    trophies,
    victory,
    ways,
)
from kanly.games.imperium.first.rivals import module as rivals
from kanly.games.imperium.first.table import FIRST, FirstTable
from kanly.games.imperium.games import parts
from kanly.games.imperium.games.series import SeriesGame
from kanly.games.imperium.modules.immortality import module as immortality
from kanly.games.imperium.modules.rise_of_ix import module as rise_of_ix
from kanly.games.imperium.sets.imperium import IMPERIUM
from kanly.games.imperium.sets.imperium.rulings import OTHER_RULES
from kanly.kernel import Lesson, Setting, flag
from kanly.kit import module_of, wraps_of

OWN: Final[tuple[Any, ...]] = (
    setting_up,
    leaders,
    masterstroke,
    mentat,
    prescience,
    prices,
    ways,
    trophies,
    victory,
    effects,
    questions,
    piles,
    observing,
)


BASE: Final = module_of(
    FIRST,
    (*parts.PARTS, *OWN),
    steps=(Cast,),
    wraps=wraps_of(leaders.WRAPS, masterstroke.WRAPS, mentat.WRAPS, ways.WRAPS, effects.WRAPS),
    record=lambda rules: FirstTable(None, rules.houses),
    records=(FirstTable,),
    view=client.view_first,
    redeal=client.redeal_first,
    lists=parts.lists(
        IMPERIUM,
        "draw_first_player",
        other_rules=[OTHER_RULES],
        set_up=["begin_leaders", "plan_masterstrokes"],
        acts=[ways.Haderach()],
        paintings=[client.FirstPainting()],
        sees=[bot.see_first],
        answers=[bot.ANSWERS],
    ),
)

SETTINGS: Final = (
    Setting("leader_choice", "dealt", ("dealt", "chosen", "drafted")),  # RUL-33
    Setting("points_to_end", 10, low=5, high=20),  # RCL-01
    flag("masterstroke_optional"),  # BAS-63
    flag("bindu_pass_optional"),  # BAS-85
)

GAME: Final = SeriesGame(
    "imperium",
    "kanly.games.imperium.first",
    (1, 2, 3, 4),
    BASE,
    default_seats=4,
    modules=(rivals.MODULE, immortality.MODULE, rise_of_ix.FIRST),
    settings=SETTINGS,
    bots={"greedy": Greedy},
    lesson=Lesson(3, "imperium-2", {"leader_choice": "chosen"}),
)
GAME.packages = ("kanly.games.imperium.first", "kanly.games.imperium")
