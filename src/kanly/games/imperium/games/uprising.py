"""Uprising as a plug-in: seats, modules, settings, bots."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from kanly.games.imperium.bot.greedy import Greedy
from kanly.games.imperium.effects import abilities
from kanly.games.imperium.effects import trophies as trophy_effects
from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.first import guests as first
from kanly.games.imperium.games import parts
from kanly.games.imperium.games.series import SeriesGame
from kanly.games.imperium.games.settings import EVERY_LEADER, SETTINGS
from kanly.games.imperium.modules.choam import icon as contract_icon
from kanly.games.imperium.modules.choam import module as choam
from kanly.games.imperium.modules.immortality import module as immortality
from kanly.games.imperium.modules.rise_of_ix import guests as ix_guests
from kanly.games.imperium.modules.rise_of_ix import module as rise_of_ix
from kanly.games.imperium.modules.rise_of_ix.table import RISE_OF_IX
from kanly.games.imperium.modules.rivals import module as rivals
from kanly.games.imperium.modules.six_players import module as six_players
from kanly.games.imperium.phases import objectives, spying, trophies
from kanly.games.imperium.sets.uprising import UPRISING
from kanly.games.imperium.table import spies
from kanly.kernel import Lesson, Module, Setup, flag
from kanly.kit import module_of

OWN: Final[tuple[Any, ...]] = (abilities, objectives, spying, trophies, spies, trophy_effects)

BASE: Final = module_of(
    "base",
    (*parts.PARTS, *OWN),
    steps=(Cast, contract_icon.take_contract),
    view=contract_icon.no_contracts,
    lists=parts.lists(UPRISING, "deal_objectives"),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class UprisingGame(SeriesGame):
    """Uprising, where cards and leaders of the first game and of Rise of Ix may be guests."""

    def guests(self, setup: Setup) -> list[Module]:
        every = bool(setup.settings.get(EVERY_LEADER, False))
        out: list[Module] = []
        if every or first.MIXED in setup.modules:
            out.append(first.GUEST)
        if every:
            out.append(first.LEADERS)
        if every and RISE_OF_IX not in setup.modules:
            out.append(ix_guests.UPRISING)
        return out


GAME: Final = UprisingGame(
    "uprising",
    "kanly.games.imperium",
    (1, 2, 3, 4, 6),
    BASE,
    default_seats=4,
    modules=(choam.MODULE, rivals.MODULE, six_players.MODULE, immortality.MODULE, rise_of_ix.UPRISING, first.CARDS),
    settings=(*SETTINGS, flag(EVERY_LEADER, seats=(1, 2, 3, 4))),
    bots={"greedy": Greedy},
    lesson=Lesson(3, "uprising-2", {"leader_choice": "chosen"}),
)
GAME.packages = ("kanly.games.imperium", "kanly.games.imperium.first")  # words of the guests come last
