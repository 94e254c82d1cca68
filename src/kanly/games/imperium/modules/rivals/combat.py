"""Rivals in combat and at the end: cards revealed for swords, wild pairs (RIV-60 to RIV-64)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.modules.rivals.hagal import reveal_hagal
from kanly.games.imperium.modules.rivals.table import in_force, is_rival
from kanly.games.imperium.modules.rivals.turns import LAST_LEVEL
from kanly.games.imperium.phases.combat import fighters
from kanly.games.imperium.phases.endgame import wild_pairs
from kanly.games.imperium.phases.trophies import pair
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Flow

EVENTS: Final[dict[str, tuple[str, ...]]] = {"hagal_swords": ("house", "hagal", "swords")}


def rivals_reveal(p: P) -> None:
    """Before combat cards every rival with a unit reveals a card for its swords, or two (RIV-60, RIV-81)."""
    s = p.state
    last = p.rules.box.trophies[s.conflict].level == LAST_LEVEL
    reveal_for_swords(p, 2 if last and in_force(p.rules, "brutal_escalation") else 1)


def reveal_for_swords(p: P, cards: int) -> None:
    """Every rival in the conflict reveals so many House Hagal cards and adds their swords."""
    s = p.state
    for h in fighters(s):
        if is_rival(s, h):
            for _ in range(cards):
                card = reveal_hagal(p, h)
                s.houses[h].swords += card.swords
                tell_of(p, "hagal_swords", h, card.name, card.swords)


def combat_after_rivals(inner: Callable[[P], None]) -> Callable[[P], None]:
    """The rivals' swords are known before anybody plays a combat card."""

    def scene(p: P) -> None:
        inner(p)
        p.then("rivals_reveal")

    return scene


def pair_by_rule(inner: Callable[[P, int], Flow | None]) -> Callable[[P, int], Flow | None]:
    """A rival plays no endgame cards, but pairs its wild icon (RIV-64)."""

    def scene(p: P, h: int) -> Flow | None:
        if not is_rival(p.state, h):
            return inner(p, h)
        pairs = wild_pairs(p, h)
        if pairs:
            _, wild, other = pairs[0]
            pair(p, h, p.rules.box.trophy_of[wild], p.rules.box.trophy_of[other])
        return None

    return scene


SCENES: Final[tuple[Any, ...]] = (rivals_reveal,)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {"combat": combat_after_rivals, "last_plays": pair_by_rule}
