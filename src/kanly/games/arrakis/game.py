"""War for Arrakis as a plug-in: its parts in the order of play, modules, settings, bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.arrakis.actions import deploying, free, legion_words, menu, moving, paths, revealing
from kanly.games.arrakis.battle import attacking, casualties, ending, fighting
from kanly.games.arrakis.bot.greedy import GreedyArrakis
from kanly.games.arrakis.bot.guide import ArrakisGuide
from kanly.games.arrakis.cards import of_desert, of_figures, of_legions, of_sietches, of_tracks, playing, visions
from kanly.games.arrakis.client import observing, printed
from kanly.games.arrakis.client.almanac import almanac
from kanly.games.arrakis.client.paint import paint
from kanly.games.arrakis.desert import power, storms, worms
from kanly.games.arrakis.facts.values import values_of
from kanly.games.arrakis.guild.module import SPACING_GUILD
from kanly.games.arrakis.phases import dice, end_of_round, harvest, hazards, rounds, setting_up, turns, vehicles
from kanly.games.arrakis.rules import ArrakisRules
from kanly.games.arrakis.settings import SETTINGS
from kanly.kernel import Game, Lesson, Message, Module, Setup
from kanly.kit import module_of

# Who brings what, in the order of play.
PARTS: Final[tuple[Any, ...]] = (
    setting_up,
    rounds,
    vehicles,
    dice,
    turns,
    menu,
    legion_words,
    moving,
    paths,
    deploying,
    revealing,
    free,
    attacking,
    fighting,
    casualties,
    ending,
    playing,
    of_legions,
    of_figures,
    of_desert,
    of_sietches,
    of_tracks,
    visions,
    power,
    worms,
    hazards,
    storms,
    harvest,
    end_of_round,
)
LISTS: Final = ("verbs", "cites")  # each a part's constant in capitals

BASE: Final = module_of(
    "base",
    (*PARTS, printed, observing),
    lists={name: [getattr(part, name.upper()) for part in PARTS if hasattr(part, name.upper())] for name in LISTS},
)


class PrintedRules(ArrakisRules):
    """The rules together with what is printed, for clients that draw it, and what was learnt, for searches."""

    learnt: ArrakisGuide | None = None  # made when somebody searches

    def guide(self) -> ArrakisGuide:
        if self.learnt is None:
            self.learnt = ArrakisGuide(self)
        return self.learnt

    def paint(self, view: dict[str, Any], say: Callable[[str | Message], str]) -> str:
        return paint(view, say)

    def pieces(self) -> dict[str, Message]:
        return printed.pieces()

    def printed(self, piece: str) -> list[Message]:
        return printed.printed(piece, self.values, self.zones)

    def almanac(self) -> dict[str, Any]:
        return almanac(self.values, self.zones)


class Arrakis(Game):
    """Two players: House Harkonnen against House Atreides."""

    def check(self, setup: Setup) -> None:
        values_of(setup.settings["values"])

    def assemble(self, setup: Setup, modules: list[Module]) -> PrintedRules:
        return PrintedRules(setup, modules)


GAME: Final = Arrakis(
    "arrakis",
    "kanly.games.arrakis",
    (2,),
    BASE,
    modules=(SPACING_GUILD,),
    settings=SETTINGS,
    bots={"greedy": GreedyArrakis},
    lesson=Lesson(2, "arrakis-1"),
)
