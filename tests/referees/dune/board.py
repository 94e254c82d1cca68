"""The referee's own board: who stands where, what lies where, and how far it is (R1)."""

from __future__ import annotations

from collections import deque
from typing import Any

from tests.referees.referee import printed

PRINTED: dict[str, Any] = printed(__file__)
BORDERS: dict[str, list[str]] = PRINTED["nodes"]
STRONGHOLDS: list[str] = PRINTED["strongholds"]
BG = "bene_gesserit"
FREMEN = "fremen"
POLAR_SINK = "polar_sink"


def territory(node: str) -> str:
    return node.partition(".")[0]


def sector(node: str) -> int:
    """R0.3: a node lies in one sector; the Polar Sink in none."""
    return int(node.partition(".")[2] or -1)


NODES_OF: dict[str, list[str]] = {}
for _node in BORDERS:
    NODES_OF.setdefault(territory(_node), []).append(_node)


class Board:
    """Tokens by faction and node, spice by node, the storm and the Shield Wall.

    The Bene Gesserit's tokens in a territory are all fighters or all advisors (BG.A4), so one word for each territory
    tells them apart.
    """

    def __init__(self) -> None:
        self.tokens: dict[str, dict[str, int]] = {}
        self.side: dict[str, str] = {}
        self.spice: dict[str, int] = {}
        self.storm = 0
        self.wall = True

    def put(self, faction: str, node: str, count: int) -> None:
        """Tokens arrive (or leave, if the count is negative)."""
        here = self.tokens.setdefault(faction, {})
        here[node] = here.get(node, 0) + count
        if not here[node]:
            del here[node]
        if faction == BG and not self.in_territory(BG, territory(node)):
            self.side.pop(territory(node), None)

    def at(self, faction: str, node: str) -> int:
        """Tokens of either side."""
        return self.tokens.get(faction, {}).get(node, 0)

    def in_territory(self, faction: str, place: str) -> int:
        """Tokens of either side in a whole territory."""
        return sum([self.at(faction, node) for node in NODES_OF[place]])

    def advisors(self, faction: str, place: str) -> bool:
        """BG.A5: advisors neither fight nor count."""
        return faction == BG and self.side.get(place) == "advisors"

    def fighters(self, faction: str, node: str) -> int:
        """Tokens that fight and hold."""
        return 0 if self.advisors(faction, territory(node)) else self.at(faction, node)

    def occupants(self, place: str) -> list[str]:
        """R0.6: the factions that occupy a territory."""
        return [f for f in self.tokens if any(self.fighters(f, node) for node in NODES_OF[place])]

    def closed(self, faction: str, place: str) -> bool:
        """R10.8, R10.16: a stronghold with two other factions."""
        return place in STRONGHOLDS and len([f for f in self.occupants(place) if f != faction]) >= 2

    def in_storm(self, node: str) -> bool:
        """The Polar Sink never is (R1.4)."""
        return sector(node) == self.storm

    def exposed(self, node: str) -> bool:
        """R1.3, R5.4: whether a storm in its sector destroys what stands there."""
        place = territory(node)
        if place in PRINTED["shield_wall_protected"]:
            return not self.wall
        return place in PRINTED["sand"]

    def distance(self, faction: str, start: str, goal: str) -> int:
        """R1.6, R10.15, R10.16: borders between two nodes, past the storm and closed strongholds; 99 if no way."""
        if self.in_storm(start) or self.in_storm(goal):
            return 99
        best = {start: 0}
        queue = deque([start])
        while queue:
            node = queue.popleft()
            for other in BORDERS[node]:
                crossed = best[node] + (territory(other) != territory(node))
                if self.in_storm(other) or crossed >= best.get(other, 99) or crossed > 3:
                    continue
                if self.closed(faction, territory(other)):
                    continue
                best[other] = crossed
                queue.append(other)
        return best.get(goal, 99)

    def range(self, faction: str, slowed: bool) -> int:
        """R10.11, FRE.B3: how far a group goes in one move."""
        if any(self.fighters(faction, node) for place in PRINTED["ornithopters"] for node in NODES_OF[place]):
            return 3
        return 2 if faction == FREMEN and not slowed else 1

    def parts(self, place: str) -> list[list[str]]:
        """R11.2: the pieces into which the storm cuts a territory."""
        left = [node for node in NODES_OF[place] if not self.in_storm(node)]
        out = []
        while left:
            part = [left.pop()]
            for node in part:
                near = [other for other in left if other in BORDERS[node]]
                part += near
                left = [other for other in left if other not in near]
            out.append(part)
        return out
