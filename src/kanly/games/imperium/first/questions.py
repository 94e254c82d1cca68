"""Questions that effects of the first game's cards ask."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.client.asking import houses_of
from kanly.games.imperium.client.words import house_words, message, options_by
from kanly.games.imperium.effects.losses import DISCARD, TROOP
from kanly.games.imperium.effects.piles import DRAW, TRASH
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import house_of, name_of
from kanly.kernel import Ask, Kind, Message, Option


def _cards(rules: ImperiumRules) -> list[Option]:
    return list(rules.box.cards)


def _victim(p: Any, ask: Ask, option: Option) -> Message:
    return Message("victim-option", {"house": house_words(name_of(p.state, option))}, rules=("BAS-83",))


def _top(p: Any, ask: Ask, option: Option) -> Message:
    """The card that is looked at, by its name."""
    deck = p.state.houses[house_of(p.state, ask.seat)].deck
    return message("snoop-" + option, ("BAS-84",), card=p.rules.box.pieces[deck[-1]].name)


KINDS: Final[tuple[Kind, ...]] = (
    Kind("recover", _cards, describe=options_by("card", "BAS-152"), public=True),
    Kind("snoop", [DRAW, TRASH], describe=_top),
    Kind("victim", houses_of, describe=_victim, public=True),
    Kind("ordeal", [DISCARD, TROOP], public=True),
)
