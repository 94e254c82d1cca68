"""Won conflict cards and objectives, turned face down for an effect."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.pieces.icons import WILD
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Flow, Message, Option

EVENTS: Final = {"flips": ("house", "trophy")}


class Flip(Effect):
    """An own face-up card with a battle icon, or the wild one, is turned face down; a cost (BAT-02, BAT-05)."""

    icon: str

    def __init__(self, icon: str) -> None:
        super().__init__()
        self.icon = icon

    def targets(self, x: Cast) -> list[Option]:
        """The names of the cards that would do."""
        box = x.box
        held = x.s.houses[x.payer].trophies
        return [box.trophies[trophy].name for trophy in held if box.trophies[trophy].icon in (self.icon, WILD)]

    def ready(self, x: Cast) -> bool:
        return len(self.targets(x)) > 0

    def lacking(self, x: Cast) -> Message | None:
        if self.ready(x):
            return None
        return Message("lacks-trophy", {"icon": Message("icon-" + self.icon)}, rules=("BAT-05", "BAT-02"))

    def do(self, x: Cast) -> Flow | None:
        return self._flip(x)

    def _flip(self, x: Cast) -> Flow:
        box = x.box
        name: str = yield Ask(x.seat, "flip", self.targets(x))
        house = x.s.houses[x.payer]
        house.trophies.remove(box.trophy_of[name])
        house.matched.append(box.trophy_of[name])
        tell_of(x.p, "flips", x.payer, name)

    def text(self) -> Message:
        return Message("flip-trophy", {"icon": Message("icon-" + self.icon)})

    def value(self, x: Cast) -> float:
        return 0.0


def flip(icon: str) -> Effect:
    """Turn a won conflict card with this icon, or the wild one, face down."""
    return Flip(icon)
