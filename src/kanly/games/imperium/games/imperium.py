"""The first Dune: Imperium as a plug-in: seats, modules, settings, bots."""

from __future__ import annotations

from collections.abc import Callable
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
from kanly.kit import module_of

OWN: Final[tuple[Any, ...]] = (
    setting_up,
    leaders,
    masterstroke,
    mentat,
    prescience,
    prices,
    ways,
    victory,
    effects,
    questions,
    piles,
    observing,
)


def wraps(*files: Any) -> dict[str, Callable[[Any], Any]]:
    """What files change of scenes and steps; what two of them change, both do, one after the other."""
    out: dict[str, Callable[[Any], Any]] = {}
    for file in files:
        for name, wrap in file.WRAPS.items():
            out[name] = wrap if name not in out else _both(out[name], wrap)
    return out


def _both(first: Callable[[Any], Any], second: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda inner: second(first(inner))


BASE: Final = module_of(
    FIRST,
    (*parts.PARTS, *OWN),
    steps=(Cast,),
    wraps=wraps(leaders, masterstroke, mentat, ways, effects),
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
