"""Dune as a plug-in: seats, modules, settings, bots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from kanly.games.dune import rounds
from kanly.games.dune.anytime import ally_spice, bargains, deals, karama, pauses, showing
from kanly.games.dune.anytime import cards as anytime
from kanly.games.dune.anytime.pauses import pause_first
from kanly.games.dune.bot.greedy import GreedyDune
from kanly.games.dune.bot.guide import DuneGuide
from kanly.games.dune.client import observing
from kanly.games.dune.facts.factions import ADVANCED, ALLIANCE, KARAMA_POWER, VICTORY
from kanly.games.dune.facts.factions import BASE as BASE_POWER
from kanly.games.dune.phases import charity, collection
from kanly.games.dune.phases.battle import advanced_battle, battles
from kanly.games.dune.phases.bidding import bidding
from kanly.games.dune.phases.mentat import mentat
from kanly.games.dune.phases.revival import revival
from kanly.games.dune.phases.setup import setting_up
from kanly.games.dune.phases.setup.factions_dealt import check_factions
from kanly.games.dune.phases.shipment import shipment
from kanly.games.dune.phases.spice_blow import nexus, spice_blow
from kanly.games.dune.phases.storm import storm
from kanly.games.dune.rules import DuneRules
from kanly.games.dune.settings import ADVANCED_PARTS, SETTINGS
from kanly.games.dune.table import board, hands
from kanly.kernel import Game, Lesson, Module, Setup
from kanly.kernel.setup import Value
from kanly.kit import module_of

# Who brings what, in the order of play.
PARTS: Final[tuple[Any, ...]] = (
    setting_up,
    rounds,
    storm,
    spice_blow,
    nexus,
    charity,
    bidding,
    revival,
    shipment,
    battles,
    collection,
    mentat,
    pauses,
    deals,
    ally_spice,
    bargains,
    showing,
    anytime,
    karama,
    board,
    hands,
    observing,
)

BASE: Final = module_of("base", PARTS, lists={"power_tiers": [BASE_POWER, ALLIANCE, VICTORY], **battles.LISTS})

MODULES: Final = (
    Module("advanced", requires=ADVANCED_PARTS),
    Module("extra_spice", wraps={"collection": collection.with_income}),
    Module("double_blow", wraps={"spice_piles": spice_blow.double_blow}),
    Module("karama_powers", lists={"power_tiers": [KARAMA_POWER]}),
    Module("advanced_battle", wraps=advanced_battle.WRAPS, lists=advanced_battle.LISTS),
    Module("faction_extras", lists={"power_tiers": [ADVANCED]}),
)


class TaughtRules(DuneRules):
    """The rules together with what was learnt, for searches."""

    learnt: DuneGuide | None = None  # made when somebody searches

    def guide(self) -> DuneGuide:
        if self.learnt is None:
            self.learnt = DuneGuide(self)
        return self.learnt


class Dune(Game):
    """Two to six players; the module `advanced` stands for all its parts."""

    def set_up(
        self,
        seats: int | None = None,
        modules: Iterable[str] = (),
        settings: Mapping[str, Value] | None = None,
        names: Iterable[str] = (),
    ) -> Setup:
        """A checked set-up."""
        chosen = list(modules)
        if "advanced" in chosen:
            chosen += [part for part in ADVANCED_PARTS if part not in chosen]
        return super().set_up(seats, chosen, settings, names)

    def check(self, setup: Setup) -> None:
        check_factions(setup)

    def assemble(self, setup: Setup, modules: list[Module]) -> DuneRules:
        rules = TaughtRules(setup, modules)
        rules.before_scene = pause_first
        return rules


# Four Great Houses and the Fremen suffice to learn the round; the Guild and the Bene Gesserit come later.
LESSON: Final = Lesson(
    4,
    "dune-2",
    {
        "faction_1": "atreides",
        "faction_2": "harkonnen",
        "faction_3": "emperor",
        "faction_4": "fremen",
        "faction_swap": False,
        "pauses": "none",
    },
)

GAME: Final = Dune(
    "dune",
    "kanly.games.dune",
    (2, 3, 4, 5, 6),
    BASE,
    modules=MODULES,
    settings=SETTINGS,
    bots={"greedy": GreedyDune},
    lesson=LESSON,
)
