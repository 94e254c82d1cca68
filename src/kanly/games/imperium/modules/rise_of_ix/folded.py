"""What Uprising has of this set alone: one conflict is for epic games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.modules.rise_of_ix.setting_up import is_epic
from kanly.games.imperium.table.rules import ImperiumRules

ONLY_EPIC: Final = "economic_supremacy"


def only_epic(inner: Callable[[ImperiumRules, int], list[int]]) -> Callable[[ImperiumRules, int], list[int]]:
    """A conflict card that only an epic game uses (IX-03)."""

    def step(rules: ImperiumRules, level: int) -> list[int]:
        cards = inner(rules, level)
        return cards if is_epic(rules) else [i for i in cards if rules.box.trophies[i].name != ONLY_EPIC]

    return step


WRAPS: Final[dict[str, Callable[[Any], Any]]] = {"conflicts_of": only_epic}
