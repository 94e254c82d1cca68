"""The signet: the leader's own ability, as part of the Signet Ring's agent box (LDR-02)."""

from __future__ import annotations

from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.leaders import LEADERS
from kanly.kernel import Flow, Message


class Signet(Effect):
    """Lays the leader's signet ability open."""

    def __init__(self) -> None:
        super().__init__()
        self.eager = True

    def do(self, x: Cast) -> Flow | None:
        leader = LEADERS[x.me.leader]
        if x.me.flipped:
            leader = LEADERS[leader.flip]
        for name in leader.signet:
            x.s.pool.append((name, x.card, 0))
        return None

    def text(self) -> Message:
        return Message("signet")

    def value(self, x: Cast) -> float:
        return 2.0


def signet() -> Effect:
    """Use the leader's signet ability."""
    return Signet()
