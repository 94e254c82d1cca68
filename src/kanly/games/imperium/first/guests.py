"""The first game as a guest in Uprising: what its cards and leaders need, without its board and its Mentat (BASE)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.effects import piles
from kanly.games.imperium.first import (
    bot,
    client,
    effects,
    leaders,
    masterstroke,
    observing,
    prescience,
    prices,
    questions,
    victory,
    ways,
)
from kanly.games.imperium.first.table import FIRST, FirstTable
from kanly.games.imperium.first.victory import VICTORY
from kanly.games.imperium.phases.plots import plot_options
from kanly.games.imperium.pieces.board import Space
from kanly.games.imperium.sets.imperium import GUEST_CARDS, GUEST_LEADERS
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY
from kanly.kernel import Module, flag
from kanly.kit import module_of, wraps_of

MIXED: Final = "first_cards"
PARTS: Final[tuple[Any, ...]] = (
    leaders,
    masterstroke,
    prescience,
    prices,
    ways,
    victory,
    effects,
    questions,
    piles,
    observing,
)


def victory_after_trophy(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """Who has taken the conflict card may play cards about the victory, if there are any in the game (BAS-87)."""

    def scene(p: P, winner: int) -> None:
        inner(p, winner)
        if winner != NOBODY and plot_options(p.rules, VICTORY):
            p.then((VICTORY, winner))

    return scene


def rival_under_voice(inner: Callable[[P, int, Space], bool]) -> Callable[[P, int, Space], bool]:
    """A space under The Voice of an opponent is closed to rivals too (BAS-104)."""
    return lambda p, h, space: inner(p, h, space) or ways.under_voice(p.rules.cast(p, h, NOBODY), space)


# What cards and leaders need: with either of them, once.
GUEST: Final[Module] = module_of(
    FIRST,
    PARTS,
    wraps=wraps_of(
        leaders.WRAPS,
        masterstroke.WRAPS,
        ways.WRAPS,
        effects.WRAPS,
        {"take_trophy": victory_after_trophy},
    ),
    record=lambda rules: FirstTable(None, rules.houses),
    records=(FirstTable,),
    view=client.view_guests,
    redeal=client.redeal_first,
    lists={
        "set_up": ["begin_leaders"],
        "afterwards": ["plan_masterstrokes"],
        "acts": [ways.Haderach()],
        "paintings": [client.GuestPainting()],
        "sees": [bot.see_first],
        "answers": [bot.ANSWERS],
    },
)

LEADERS: Final[Module] = Module("first_leaders", lists={"sets": [GUEST_LEADERS]})

# The Imperium and intrigue cards of the first game in Uprising's decks (BASE-01 to BASE-03).
CARDS: Final[Module] = Module(
    MIXED,
    settings=(flag("bindu_pass_optional"),),  # BAS-85
    wraps={"turn": ways.fresh_turn},  # those of rivals too, who come after the guests
    also_wraps={"rival_blocked": rival_under_voice},
    lists={"sets": [GUEST_CARDS]},
)
