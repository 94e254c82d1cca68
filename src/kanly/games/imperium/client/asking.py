"""Questions that effects ask, and their words."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.client.words import house_words, message
from kanly.games.imperium.client.words import options_by as by
from kanly.games.imperium.effects.decks import ZONES
from kanly.games.imperium.effects.influence import pairs
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import name_of
from kanly.kernel import PASS, Ask, Kind, Message, Option

TROOPS: Final = 12


def _two(p: Any, ask: Ask, option: Option) -> Message:
    first, second = [Message("faction-" + name) for name in option]
    return Message("two_factions-option", {"first": first, "second": second})


def _zone(p: Any, ask: Ask, option: Option) -> Message:
    return message("trash-option-" + option[0], ("CRD-02",), card=option[1])


def _heir(p: Any, ask: Ask, option: Option) -> Message:
    return Message("heir-option", {"house": house_words(name_of(p.state, option))}, rules=("ALL-03",))


def _how_much(p: Any, ask: Ask) -> Message:
    return Message("ask-faction", {"n": ask.context})


def _which_alliance(p: Any, ask: Ask) -> Message:
    return message("ask-heir", faction=ask.context)


def _cards(rules: ImperiumRules) -> list[Option]:
    return list(rules.box.cards)


def _targets(rules: ImperiumRules) -> list[Option]:
    return [(zone, name) for zone in ZONES for name in rules.box.cards]


def _factions(rules: ImperiumRules) -> list[Option]:
    return list(rules.box.track_of)


def _pairs(rules: ImperiumRules) -> list[Option]:
    return list(pairs(list(rules.box.track_of)))


KINDS: Final = (
    Kind("faction", _factions, question=_how_much, describe=by("faction", "CRD-08"), public=True),
    Kind("lose", _factions, describe=by("faction", "CRD-09"), public=True),
    Kind("two_factions", _pairs, describe=_two, public=True),
    Kind("heir", list(range(6)), question=_which_alliance, describe=_heir, public=True),
    Kind("discard", _cards, describe=by("card", "CRD-03")),
    Kind("sift_draw", _cards, describe=by("card")),
    Kind("sift_discard", _cards, describe=by("card")),
    Kind("trash", _targets, describe=_zone),
    Kind("trash_intrigue", lambda rules: list(rules.box.intrigues), describe=by("intrigue", "INT-05")),
    Kind("acquire", lambda rules: [*rules.box.cards, PASS], describe=by("card", "ACQ-03", "ACQ-04")),
    Kind("flip", lambda rules: [trophy.name for trophy in rules.box.trophies], describe=by("trophy"), public=True),
    Kind("set_aside", _cards, describe=by("card"), public=True),
    Kind(
        "recall_agent",
        lambda rules: [space.name for space in rules.box.spaces],
        describe=by("space", "AGT-10"),
        public=True,
    ),
    Kind("troops", list(range(TROOPS + 1)), describe=by("n"), public=True),
    Kind("retreat", list(range(TROOPS + 1)), describe=by("n", "DEP-07"), public=True),
)
