"""The signet: the leader's own ability, as part of the Signet Ring's agent box (LDR-02)."""

from __future__ import annotations

from kanly.games.imperium.effects.base import Cast, Effect, put
from kanly.kernel import Flow, Message


class Signet(Effect):
    """Lays the leader's signet ability open."""

    def __init__(self) -> None:
        super().__init__()
        self.eager = True

    def do(self, x: Cast) -> Flow | None:
        for name in x.box.face(x.me).signet:
            put(x, x.box.clauses[name])
        return None

    def text(self) -> Message:
        return Message("signet")

    def value(self, x: Cast) -> float:
        return sum([x.box.clauses[name].value(x) for name in x.box.face(x.me).signet])


def signet() -> Effect:
    """Use the leader's signet ability."""
    return Signet()
