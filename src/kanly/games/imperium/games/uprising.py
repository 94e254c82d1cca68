"""Uprising as a plug-in: seats, modules, settings, bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.bot.greedy import GreedyUprising
from kanly.games.imperium.client import asking
from kanly.games.imperium.client.almanac import almanac
from kanly.games.imperium.client.card_words import card_words
from kanly.games.imperium.client.paint import paint
from kanly.games.imperium.client.words import PIECES_BY_PREFIX, piece_words
from kanly.games.imperium.effects import decks, gains, sifting, waiting
from kanly.games.imperium.effects import field as field_effects
from kanly.games.imperium.effects import leaders as leader_effects
from kanly.games.imperium.effects import network as network_effects
from kanly.games.imperium.effects import trophies as trophy_effects
from kanly.games.imperium.games.rules import UprisingRules
from kanly.games.imperium.games.settings import SETTINGS
from kanly.games.imperium.modules.choam import contracts as choam
from kanly.games.imperium.phases import combat, endgame, plots, rounds, sending, setting_up, settling, turns
from kanly.games.imperium.sets.uprising.spaces import BOARD
from kanly.games.imperium.table import field, hands, pool, purse, standing
from kanly.games.imperium.table import spies as network
from kanly.kernel import Game, Message, Module, Setup

# Who brings what, in the order of play; what a part does not name, it does not bring.
PARTS: Final[tuple[Any, ...]] = (
    setting_up,
    rounds,
    turns,
    sending,
    plots,
    settling,
    combat,
    endgame,
    asking,
    pool,
    purse,
    field,
    hands,
    network,
    standing,
    decks,
    gains,
    sifting,
    waiting,
    field_effects,
    network_effects,
    leader_effects,
    trophy_effects,
)

choam.enter_harvests()


def _all(name: str) -> list[Any]:
    return [item for part in PARTS for item in getattr(part, name, ())]


BASE: Final = Module(
    "base",
    scenes=_all("SCENES"),
    steps=[*setting_up.STEPS, *choam.STEPS],
    kinds=tuple(_all("KINDS")),
    # `spaces` without those that are `covered`; intrigue cards that are `left_out`; scenes at the end of `set_up`.
    lists={
        "events": [*[part.EVENTS for part in PARTS if hasattr(part, "EVENTS")], choam.EVENTS],
        "spaces": BOARD,
        "covered": [],
        "left_out": [],
        "set_up": [],
    },
)

MODULES: Final = (
    Module("choam", scenes=choam.SCENES, kinds=choam.KINDS, wraps=choam.WRAPS, lists={"set_up": ["lay_out_contracts"]}),
)


class Uprising(Game):
    """Three or four players; the module `choam` brings contracts."""

    def assemble(self, setup: Setup, modules: list[Module]) -> UprisingRules:
        return UprisingRules(setup, modules)

    def paint(self, view: dict[str, Any], say: Callable[[str | Message], str]) -> str:
        return paint(view, say)

    def pieces(self) -> dict[str, Message]:
        return {name: piece_words(name) for _, there in PIECES_BY_PREFIX for name in there}

    def printed(self, piece: str) -> list[Message]:
        return card_words(piece)

    def almanac(self) -> dict[str, Any]:
        return almanac()


GAME: Final = Uprising(
    "uprising",
    "kanly.games.imperium",
    (3, 4),
    BASE,
    modules=MODULES,
    settings=SETTINGS,
    bots={"greedy": GreedyUprising},
)
