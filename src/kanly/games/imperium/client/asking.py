"""Questions that effects ask, and their words."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.client.words import house_words, message
from kanly.games.imperium.client.words import options_by as by
from kanly.games.imperium.effects.agents import RecallAgent
from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.effects.decks import ZONES, AcquireFree, Manipulate, TrashIntrigue
from kanly.games.imperium.effects.forces import ALL_TROOPS as TROOPS
from kanly.games.imperium.effects.forces import Retreat
from kanly.games.imperium.effects.influence import pairs
from kanly.games.imperium.effects.market import AcquireForSolari
from kanly.games.imperium.effects.sifting import SortTopThree
from kanly.games.imperium.effects.trophies import Flip
from kanly.games.imperium.phases.setting_up import trophies_in_play
from kanly.games.imperium.pieces.icons import WILD
from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import name_of
from kanly.kernel import Ask, Kind, Message, Option


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


# Effects ask them: where no piece of the box has such an effect, there is no such question.


def houses_of(rules: ImperiumRules) -> list[Option]:
    """Every house, rivals too."""
    return list(range(len(rules.steps["houses"](rules))))


def _sifted(rules: ImperiumRules) -> list[Option]:
    return _cards(rules) if _any(rules, SortTopThree) else []


def _trashed_intrigues(rules: ImperiumRules) -> list[Option]:
    return list(rules.box.intrigues) if _any(rules, TrashIntrigue) else []


def _recalled(rules: ImperiumRules) -> list[Option]:
    return [space.name for space in rules.box.spaces] if _any(rules, RecallAgent) else []


def _any(rules: ImperiumRules, kind: type[Effect]) -> bool:
    return any(isinstance(effect, kind) for effect in rules.box.effects)


def _acquired(rules: ImperiumRules) -> list[Option]:
    """What comes into the row or lies in the reserve, for what it costs."""
    box = rules.box
    offer = [card for card in [*box.imperium, *box.stacks] if card.cost >= 0]
    if _any(rules, AcquireForSolari):
        return [card.name for card in offer]
    ranges = [(effect.least, effect.most) for effect in box.effects if isinstance(effect, AcquireFree)]
    return [card.name for card in offer if any(least <= card.cost <= most for least, most in ranges)]


def _set_aside(rules: ImperiumRules) -> list[Option]:
    return [card.name for card in rules.box.imperium] if _any(rules, Manipulate) else []


def _flipped(rules: ImperiumRules) -> list[Option]:
    icons = [effect.icon for effect in rules.box.effects if isinstance(effect, Flip)]
    icons += [WILD] if icons else []
    return [trophy.name for trophy in trophies_in_play(rules) if trophy.icon in icons]


def _sent(rules: ImperiumRules) -> list[Option]:
    """As many as an effect lets go at most, but never more than there are."""
    most = max([effect.sends() for effect in rules.box.effects])
    return list(range(min(most, TROOPS) + 1)) if most else []


def _retreating(rules: ImperiumRules) -> list[Option]:
    """Who retreats a fixed number is not asked."""
    found = [effect for effect in rules.box.effects if isinstance(effect, Retreat) and effect.low < effect.high]
    low = min([effect.low for effect in found], default=0)
    return list(range(low, max([min(effect.high, TROOPS) for effect in found], default=-1) + 1))


KINDS: Final = (
    Kind("faction", _factions, question=_how_much, describe=by("faction", "CRD-08"), public=True),
    Kind("lose", _factions, describe=by("faction", "CRD-09"), public=True),
    Kind("two_factions", _pairs, describe=_two, public=True),
    Kind("heir", houses_of, question=_which_alliance, describe=_heir, public=True),
    Kind("discard", _cards, describe=by("card", "CRD-03")),
    Kind("sift_draw", _sifted, describe=by("card")),
    Kind("sift_discard", _sifted, describe=by("card")),
    Kind("trash", _targets, describe=_zone),
    Kind("trash_intrigue", _trashed_intrigues, describe=by("intrigue", "INT-05")),
    Kind("acquire", _acquired, describe=by("card", "ACQ-03", "ACQ-04")),
    Kind("flip", _flipped, describe=by("trophy"), public=True),
    Kind("set_aside", _set_aside, describe=by("card"), public=True),
    Kind("recall_agent", _recalled, describe=by("space", "AGT-10"), public=True),
    Kind("troops", _sent, describe=by("n"), public=True),
    Kind("retreat", _retreating, describe=by("n", "DEP-07"), public=True),
)
