"""Ways over the board: where the storm goes, what it cuts apart, where forces get to (R5, R10, R11.2).

All of this is asked thousands of times a game: what depends on the storm's sector alone is a table, walks are
remembered.
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.facts.map import (
    BORDERS,
    DISTANCE,
    NO_STORM,
    NODE_SECTOR,
    NODE_TERRITORY,
    NODES,
    SAME_TERRITORY,
    SECTORS,
    SHIELD_WALL,
    STRONGHOLDS,
    TERRITORIES,
    TERRITORY_NEIGHBOURS,
)


def sectors_passed(start: int, by: int) -> tuple[int, ...]:
    """The sectors that the storm enters on its way, the last one included, the one it leaves not (R5.4)."""
    return tuple([(start + i) % SECTORS for i in range(1, min(by, SECTORS) + 1)])


def connected_parts(territory: int, storm: int) -> tuple[tuple[int, ...], ...]:
    """The parts into which the storm cuts a territory, its own sector left out: who meets whom there (R11.2)."""
    return _PARTS[territory][storm]


def _parts(territory: int, storm: int) -> tuple[tuple[int, ...], ...]:
    parts: list[list[int]] = []
    joined = False
    for n in NODES[territory]:  # neighbours in this order
        if NODE_SECTOR[n] == storm:
            joined = False
        elif joined:
            parts[-1].append(n)
        else:
            parts.append([n])
            joined = True
    return tuple([tuple(part) for part in parts])


_PARTS: Final[tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]] = tuple(
    [tuple([_parts(i, storm) for storm in range(NO_STORM + 1)]) for i in range(len(TERRITORIES))]
)

# The Shield Wall: Family Atomics needs a force on it or next to it, with no storm between (T19).


def _wall_nodes(storm: int) -> tuple[int, ...]:
    found = set(NODES[SHIELD_WALL])
    for wall in NODES[SHIELD_WALL]:
        found.update(BORDERS[wall])  # side by side: even in the storm
    for territory in TERRITORY_NEIGHBOURS[SHIELD_WALL]:
        for part in _PARTS[territory][storm]:
            if not found.isdisjoint(part):
                found.update(part)
    return tuple(sorted(found))


WALL_NODES: Final[tuple[tuple[int, ...], ...]] = tuple([_wall_nodes(storm) for storm in range(NO_STORM + 1)])

# Movement.

GATE: Final[tuple[int, ...]] = tuple(  # a bit for the node of every stronghold, in the order of STRONGHOLDS; else 0
    [1 << STRONGHOLDS.index(i) if i in STRONGHOLDS else 0 for i in NODE_TERRITORY]
)
_STEPS: Final = 8  # more than anybody ever walks
_NEAR: Final[tuple[tuple[int, ...], ...]] = tuple(  # of a node: the gates within this many steps
    [
        tuple([sum([1 << i for i in range(5) if DISTANCE[here][STRONGHOLDS[i]] <= steps]) for here in NODE_TERRITORY])
        for steps in range(_STEPS)
    ]
)
_REACH: Final[dict[int, tuple[int, ...]]] = {}
_REACH_MOST: Final = 20_000  # about 7 MB; one game meets some hundreds


def reach(start: int, steps: int, storm: int, closed: int = 0) -> tuple[int, ...]:
    """Where forces of one node may go: across at most `steps` borders, never through the storm (R10.10-R10.16).

    `closed` has the GATE bits of strongholds that nobody else may enter. The start is not among the answers; other
    sectors of its territory are (R10.17).
    """
    closed &= _NEAR[steps][start]
    key = ((start * 32 + closed) * (NO_STORM + 1) + storm) * _STEPS + steps
    found = _REACH.get(key)
    if found is None:
        if len(_REACH) >= _REACH_MOST:
            _REACH.clear()
        found = _walk(start, steps, storm, closed)
        _REACH[key] = found
    return found


def _walk(start: int, steps: int, storm: int, closed: int) -> tuple[int, ...]:
    if NODE_SECTOR[start] == storm:
        return ()
    seen = {start}
    edge = [start]
    for step in range(steps + 1):
        for here in edge:  # grows: all sectors that this stretch of territory reaches
            for there in SAME_TERRITORY[here]:
                if there not in seen and NODE_SECTOR[there] != storm:
                    seen.add(there)
                    edge.append(there)
        if step == steps:
            break
        beyond: list[int] = []
        for here in edge:
            for there in BORDERS[here]:
                if there not in seen and NODE_SECTOR[there] != storm and not closed & GATE[there]:
                    seen.add(there)
                    beyond.append(there)
        edge = beyond
    seen.remove(start)
    return tuple(sorted(seen))
