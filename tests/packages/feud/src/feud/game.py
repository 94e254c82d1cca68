"""Feud as a plug-in: seats, modules, settings."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from feud.modules import BASE, MARKET, STORM
from feud.relics import RELICS
from feud.rules import FeudRules
from kanly.kernel import Game, Module, Setup, flag, number


@mypyc_attr(allow_interpreted_subclasses=True)  # tests break it on purpose
class Feud(Game):
    """Two to four seats; with two, each seat plays two Houses."""

    def assemble(self, setup: Setup, modules: list[Module]) -> FeudRules:
        """The rules for a set-up."""
        return FeudRules(setup, modules)


SETTINGS = (number("rounds", 3, 1, 9), flag("teams", seats=(2, 4)))
GAME = Feud(
    "feud",
    "feud",
    (2, 3, 4),
    BASE,
    modules=(STORM, MARKET, RELICS),
    settings=SETTINGS,
    example=True,
)
