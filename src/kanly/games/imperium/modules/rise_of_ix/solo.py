"""Variants of a game for one player that only the first game takes from this set (IX-136, IX-137)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.modules.rise_of_ix.rivals import LAST_LEVEL
from kanly.games.imperium.modules.rivals.setting_up import churn
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY
from kanly.kernel import Setting, flag

EVENTS: Final[dict[str, tuple[str, ...]]] = {"row_dice": ("first", "second")}
SETTINGS: Final[tuple[Setting, ...]] = (flag("row_churn", seats=(1,)), flag("brutal_escalation", seats=(1,)))


def dice_churn(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """At the end of the own reveal turn two dice say which cards leave the row (IX-136)."""

    def step(p: P, h: int) -> None:
        inner(p, h)
        if p.rules.seats == 1 and p.rules.setting("row_churn"):
            churn(p, p.rng.roll(6), p.rng.roll(6))

    return step


def reveal_twice(inner: Callable[[P], None]) -> Callable[[P], None]:
    """In a conflict of the last level every rival reveals two cards for their swords (IX-137)."""

    def scene(p: P) -> None:
        inner(p)
        s = p.state
        last = s.conflict != NOBODY and p.rules.box.trophies[s.conflict].level == LAST_LEVEL
        if last and p.rules.seats == 1 and p.rules.setting("brutal_escalation"):
            inner(p)

    return scene


WRAPS: Final[dict[str, Callable[[Any], Any]]] = {"clean_up": dice_churn}
ALSO_WRAPS: Final[dict[str, Callable[[Any], Any]]] = {"rivals_reveal": reveal_twice}
