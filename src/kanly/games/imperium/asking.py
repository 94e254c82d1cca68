"""Questions that effects ask, and their words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.board import SPACES
from kanly.games.imperium.cards import CARDS
from kanly.games.imperium.effects.decks import ZONES
from kanly.games.imperium.effects.influence import PAIRS
from kanly.games.imperium.icons import FACTIONS
from kanly.games.imperium.intrigues import INTRIGUES
from kanly.games.imperium.state import name_of
from kanly.games.imperium.words import house_words, message
from kanly.kernel import PASS, Ask, Kind, Message, Option

TROOPS: Final = 12


def by(name: str) -> Callable[[Any, Ask, Option], Message]:
    """Words for options of one sort: `<kind>-option` with the option as the argument of that name."""

    def describe(p: Any, ask: Ask, option: Option) -> Message:
        return Message(ask.kind + "-pass") if option == PASS else message(ask.kind + "-option", **{name: option})

    return describe


def _two(p: Any, ask: Ask, option: Option) -> Message:
    first, second = [Message("faction-" + name) for name in option]
    return Message("two_factions-option", {"first": first, "second": second})


def _zone(p: Any, ask: Ask, option: Option) -> Message:
    return message("trash-option-" + option[0], card=option[1])


def _heir(p: Any, ask: Ask, option: Option) -> Message:
    return Message("heir-option", {"house": house_words(name_of(p.state, option))})


def _cards(rules: object) -> list[Option]:
    return list(CARDS)


def _targets(rules: object) -> list[Option]:
    return [(zone, name) for zone in ZONES for name in CARDS]


KINDS: Final = (
    Kind("faction", list(FACTIONS), describe=by("faction")),
    Kind("lose", list(FACTIONS), describe=by("faction")),
    Kind("two_factions", list(PAIRS), describe=_two),
    Kind("heir", list(range(6)), describe=_heir),
    Kind("discard", _cards, describe=by("card")),
    Kind("trash", _targets, describe=_zone),
    Kind("trash_intrigue", lambda rules: list(INTRIGUES), describe=by("intrigue")),
    Kind("acquire", lambda rules: [*CARDS, PASS], describe=by("card")),
    Kind("set_aside", _cards, describe=by("card")),
    Kind("recall_agent", lambda rules: [space.name for space in SPACES], describe=by("space")),
    Kind("troops", list(range(1, TROOPS + 1)), describe=by("n")),
    Kind("retreat", list(range(TROOPS + 1)), describe=by("n")),
)
