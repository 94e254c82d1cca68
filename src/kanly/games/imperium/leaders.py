"""Leaders: a lasting ability each, and the signet ability."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.base import Effect, enter


class Leader:
    """What one leader can do; boxes hold the names of their clauses, each for its moment.

    `sending`: when an own agent is sent; `revealing`: in the own reveal turn; `reaching`: (faction, clauses) when
    influence with it rises to 2 (LDR-06); `signet`: when the own Signet Ring sends an agent (LDR-02).
    """

    name: str
    house: str
    complexity: int
    module: str
    signet: tuple[str, ...]
    sending: tuple[str, ...]
    revealing: tuple[str, ...]
    reaching: int
    reached: tuple[str, ...]
    flip: str  # the other face; "": none
    without: tuple[str, ...]  # starting cards that the leader leaves out
    smuggles: bool  # gains spice when others visit makers that it spies on

    def __init__(
        self,
        name: str,
        *,
        house: str = "",
        complexity: int = 1,
        module: str = "",
        signet: tuple[Effect, ...] = (),
        sending: tuple[Effect, ...] = (),
        revealing: tuple[Effect, ...] = (),
        reaching: int = -1,
        reached: tuple[Effect, ...] = (),
        flip: str = "",
        without: tuple[str, ...] = (),
        smuggles: bool = False,
    ) -> None:
        self.name = name
        self.house = house
        self.complexity = complexity
        self.module = module
        self.signet = enter(name, "signet", signet)
        self.sending = enter(name, "sending", sending)
        self.revealing = enter(name, "revealing", revealing)
        self.reaching = reaching
        self.reached = enter(name, "reached", reached)
        self.flip = flip
        self.without = without
        self.smuggles = smuggles


LEADERS: Final[dict[str, Leader]] = {}


def leaders(*faces: Leader) -> None:
    """Put leaders into the box."""
    for face in faces:
        LEADERS[face.name] = face
