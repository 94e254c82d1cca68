"""Dune as a plug-in: seats, modules, options, bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from kanly.games.dune import (
    advanced_battle,
    anytime,
    battles,
    bidding,
    board,
    charity,
    collection,
    deals,
    hands,
    karama,
    mentat,
    nexus,
    revival,
    rounds,
    setting_up,
    shipment,
    spice_blow,
    storm,
)
from kanly.games.dune.factions import ADVANCED, ALLIANCE, KARAMA_POWER, VICTORY
from kanly.games.dune.factions import BASE as BASE_POWER
from kanly.games.dune.factions_dealt import check_factions
from kanly.games.dune.greedy import GreedyDune
from kanly.games.dune.options import ADVANCED_PARTS, SETTINGS
from kanly.games.dune.paint import paint
from kanly.games.dune.rules import DuneRules
from kanly.kernel import Game, Module, Setup
from kanly.kernel.setup import Value

BASE: Final = Module(
    "base",
    scenes=(
        *setting_up.SCENES,
        *rounds.SCENES,
        *storm.SCENES,
        *spice_blow.SCENES,
        *nexus.SCENES,
        *charity.SCENES,
        *bidding.SCENES,
        *revival.SCENES,
        *shipment.SCENES,
        *battles.SCENES,
        *collection.SCENES,
        *mentat.SCENES,
        *deals.SCENES,
        *anytime.SCENES,
    ),
    steps=(
        *setting_up.STEPS,
        *storm.STEPS,
        *spice_blow.STEPS,
        *nexus.STEPS,
        *charity.STEPS,
        *bidding.STEPS,
        *revival.STEPS,
        *shipment.STEPS,
        *battles.STEPS,
        *collection.STEPS,
        *mentat.STEPS,
        *deals.STEPS,
        *anytime.STEPS,
    ),
    kinds=(
        *setting_up.KINDS,
        *storm.KINDS,
        *spice_blow.KINDS,
        *nexus.KINDS,
        *charity.KINDS,
        *bidding.KINDS,
        *revival.KINDS,
        *shipment.KINDS,
        *battles.KINDS,
        *collection.KINDS,
        *mentat.KINDS,
        *deals.KINDS,
        *anytime.KINDS,
        *karama.KINDS,
    ),
    interjections=(*deals.INTERJECTIONS, *anytime.INTERJECTIONS),
    lists={
        "power_tiers": [BASE_POWER, ALLIANCE, VICTORY],
        **battles.LISTS,
        "events": [
            setting_up.EVENTS,
            rounds.EVENTS,
            storm.EVENTS,
            spice_blow.EVENTS,
            nexus.EVENTS,
            charity.EVENTS,
            bidding.EVENTS,
            revival.EVENTS,
            shipment.EVENTS,
            battles.EVENTS,
            collection.EVENTS,
            mentat.EVENTS,
            deals.EVENTS,
            anytime.EVENTS,
            board.EVENTS,
            hands.EVENTS,
            karama.EVENTS,
        ],
    },
)

MODULES: Final = (
    Module("advanced"),
    Module("extra_spice", wraps={"collection": collection.with_income}),
    Module("double_blow", wraps={"spice_piles": spice_blow.double_blow}),
    Module("karama_powers", lists={"power_tiers": [KARAMA_POWER]}),
    Module("advanced_battle", wraps=advanced_battle.WRAPS, lists=advanced_battle.LISTS),
    Module("faction_extras", lists={"power_tiers": [ADVANCED]}),
)


class Dune(Game):
    """Two to six players; the module `advanced` stands for all its parts."""

    def set_up(
        self,
        seats: int | None = None,
        modules: Iterable[str] = (),
        options: Mapping[str, Value] | None = None,
        names: Iterable[str] = (),
    ) -> Setup:
        """A checked set-up."""
        chosen = list(modules)
        if "advanced" in chosen:
            chosen += [part for part in ADVANCED_PARTS if part not in chosen]
        return super().set_up(seats, chosen, options, names)

    def check(self, setup: Setup) -> None:
        check_factions(setup)

    def assemble(self, setup: Setup, modules: list[Module]) -> DuneRules:
        return DuneRules(setup, modules)

    def paint(self, view: dict[str, Any], say: Callable[[str], str]) -> str:
        return paint(view, say)


GAME: Final = Dune(
    "dune",
    "kanly.games.dune",
    (2, 3, 4, 5, 6),
    BASE,
    modules=MODULES,
    settings=SETTINGS,
    bots={"greedy": GreedyDune},
)
