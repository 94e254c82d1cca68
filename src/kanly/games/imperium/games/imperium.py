"""The first Dune: Imperium as a plug-in: seats, modules, settings, bots."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from kanly.games.imperium.bot.greedy import Greedy
from kanly.games.imperium.effects import abilities, piles
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
from kanly.games.imperium.games.settings import EVERY_LEADER
from kanly.games.imperium.modules.immortality import module as immortality
from kanly.games.imperium.modules.rise_of_ix import guests as ix_guests
from kanly.games.imperium.modules.rise_of_ix import module as rise_of_ix
from kanly.games.imperium.modules.rise_of_ix.table import RISE_OF_IX
from kanly.games.imperium.sets.imperium import IMPERIUM
from kanly.games.imperium.sets.imperium.rulings import OTHER_RULES
from kanly.games.imperium.sets.uprising import GUEST_LEADERS
from kanly.kernel import Lesson, Module, Setting, Setup, flag
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
        set_up=["begin_leaders"],
        afterwards=["plan_masterstrokes"],
        acts=[ways.Haderach()],
        paintings=[client.FirstPainting()],
        sees=[bot.see_first],
        answers=[bot.ANSWERS],
        lessons=["imperium"],
        traits=[bot.TRAIT],
    ),
)

SETTINGS: Final = (
    Setting("leader_choice", "dealt", ("dealt", "chosen", "drafted")),  # RUL-33
    Setting("points_to_end", 10, low=5, high=20),  # RCL-01
    flag("masterstroke_optional"),  # BAS-63
    flag("bindu_pass_optional"),  # BAS-85
    flag(EVERY_LEADER),
)

# Leaders of Uprising as guests (LDR-04); nobody of them has a training track to be asked about.
UPRISING_LEADERS: Final = Module(
    "uprising_leaders",
    events=abilities.EVENTS,
    lists={"sets": [GUEST_LEADERS], "no_rivals": [leader.name for leader in GUEST_LEADERS.make("leader", ())]},
)


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstGame(SeriesGame):
    """The first game, where leaders of Uprising and of Rise of Ix may be guests."""

    def guests(self, setup: Setup) -> list[Module]:
        if not setup.settings.get(EVERY_LEADER, False):
            return []
        return [UPRISING_LEADERS] if RISE_OF_IX in setup.modules else [UPRISING_LEADERS, ix_guests.FIRST]


GAME: Final = FirstGame(
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
