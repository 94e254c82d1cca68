"""Leaders: a lasting ability each, and the signet ability."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.base import Effect, enter
from kanly.games.imperium.table.state import House


class Node:
    """A place on a leader's training track: what entering it gives, and where it leads (LDR-09)."""

    name: str
    effects: tuple[Effect, ...]
    rewards: tuple[str, ...]  # the names of the effects
    leads_to: tuple[str, ...]

    def __init__(self, name: str, *effects: Effect, leads_to: tuple[str, ...] = ()) -> None:
        self.name = name
        self.effects = effects
        self.rewards = ()
        self.leads_to = leads_to


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
    track: dict[str, Node]  # the training track, from `start` on
    without: tuple[str, ...]  # starting cards that the leader leaves out
    claims: tuple[str, ...]  # contracts that are set aside for the leader alone (CHO-02)
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
        track: tuple[Node, ...] = (),
        without: tuple[str, ...] = (),
        claims: tuple[str, ...] = (),
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
        self.track = {}
        for node in track:
            node.rewards = enter(name, node.name, node.effects)
            self.track[node.name] = node
        self.without = without
        self.claims = claims
        self.smuggles = smuggles


LEADERS: Final[dict[str, Leader]] = {}


def leaders(*faces: Leader) -> None:
    """Put leaders into the box."""
    for face in faces:
        LEADERS[face.name] = face


def face(house: House) -> Leader:
    """The leader of a house, by the face that is up (LDR-05)."""
    leader = LEADERS[house.leader]
    return LEADERS[leader.flip] if house.flipped else leader


def selectable(modules: tuple[str, ...]) -> list[str]:
    """The leaders that a game with these modules can have; a second face comes with its first (SET-07, LDR-05)."""
    faces = [leader.flip for leader in LEADERS.values()]
    return [
        name
        for name, leader in LEADERS.items()
        if (not leader.module or leader.module in modules) and name not in faces
    ]
