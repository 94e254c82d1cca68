"""The tech negotiation of Rise of Ix, as far as Uprising's own tiles name it."""

from __future__ import annotations

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.kernel import Flow, Message


class Negotiate(Effect):
    """A troop from supply may become a negotiator on the Ix board; without that board nothing can be done."""

    def __init__(self) -> None:
        super().__init__()
        self.optional = True

    def ready(self, x: Cast) -> bool:
        return "negotiate" in x.p.rules.steps and x.s.houses[x.ally].supply > 0

    def lacking(self, x: Cast) -> Message | None:
        if "negotiate" not in x.p.rules.steps:
            return Message("lacks-ix-board", rules=("IX-01",))
        return None if self.ready(x) else Message("lacks-supply", rules=("IX-33",))

    def do(self, x: Cast) -> Flow | None:
        flow: Flow | None = x.p.rules.steps["negotiate"](x)
        return flow

    def text(self) -> Message:
        return Message("may", {"effect": self.cost_text()})

    def cost_text(self) -> Message:
        return Message("negotiate")

    def value(self, x: Cast) -> float:
        return 0.6 * rates(x).spice if self.ready(x) else 0.0


def negotiate() -> Effect:
    """May place a negotiator on the Ix board."""
    return Negotiate()
