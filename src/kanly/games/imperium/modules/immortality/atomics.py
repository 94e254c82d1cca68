"""Family Atomics: once a game a whole new Imperium row (IMM-R10)."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.modules.immortality.table import immortality
from kanly.games.imperium.phases.acts import Act
from kanly.games.imperium.table.hands import refill
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Flow, Message, Option

ATOMICS: Final = "atomics"
USE: Final[Option] = (ATOMICS,)

EVENTS: Final[dict[str, tuple[str, ...]]] = {"atomics": ("house",)}


class FamilyAtomics(Act):
    """The row leaves the game, which is no trashing, and a new one is dealt (IMM-R10.1, IMM-R10.2)."""

    def __init__(self) -> None:
        super().__init__(ATOMICS)

    def domain(self, rules: ImperiumRules) -> list[Option]:
        return [USE]

    def offer(self, x: Cast, options: list[Option]) -> None:
        if immortality(x.s).atomics[x.actor] and x.s.row:
            options.append(USE)

    def do(self, p: P, h: int, option: Option) -> Flow | None:
        s = p.state
        immortality(s).atomics[h] = False
        tell_of(p, "atomics", h)
        s.removed += s.row
        s.row = []
        refill(p)
        return None

    def describe(self, p: P, option: Option) -> Message:
        return Message("act-atomics", rules=("IMM-R10.1",))

    def why_not(self, p: P, h: int, option: Option) -> Message:
        used = not immortality(p.state).atomics[h]
        return Message("why-not-atomics-used" if used else "why-not-atomics", rules=("IMM-R10.1", "IMM-R10.5"))
