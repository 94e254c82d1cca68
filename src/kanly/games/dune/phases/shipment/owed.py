"""Shipments that a faction owes: what it has said under Truthtrance has to be done, if it can be (T23.2)."""

from __future__ import annotations

from kanly.games.dune.facts.map import NODE_OF, NODE_TERRITORY, TERRITORY_OF
from kanly.games.dune.phases.shipment.moving import owed_attacks, walkable
from kanly.games.dune.phases.shipment.shipping import BACK, CROSS, destinations, ready_ways, starts
from kanly.games.dune.rules import P
from kanly.games.dune.table.state import NOBODY
from kanly.games.dune.table.vows import SHIP, owed
from kanly.kernel import PASS


def owed_shipments(p: P, f: int) -> list[int]:
    """The territories to which a faction has to ship: by its vow, or to attack where it could not walk to."""
    s = p.state
    out = [TERRITORY_OF[name] for name in owed(s, f, SHIP)]
    return out + [territory for territory in owed_attacks(s, f) if not walkable(p, f, territory)]


def owed_ends(p: P, f: int, tokens: list[str]) -> list[str]:
    """Those of some nodes to which a faction has to ship."""
    if not p.state.vows:
        return []
    due = owed_shipments(p, f)
    return [token for token in tokens if NODE_TERRITORY[NODE_OF[token]] in due]


def ways_now(p: P, f: int) -> list[str]:
    """The ways that could be chosen now, or not to ship."""
    ready = ready_ways(p, f)
    if p.state.vows:
        due = [way for way in ready if way != BACK and _leads(p, f, way)]
        if due:
            return due
    return [*ready, PASS]


def starts_now(p: P, f: int, way: str) -> list[str]:
    """From where; nowhere, if a deal has taken the spice meanwhile."""
    found = starts(p, f, way)
    if p.state.vows and way == CROSS:
        found = [x for x in found if owed_ends(p, f, destinations(p, f, way, TERRITORY_OF[x]))] or found
    return found or [PASS]


def _leads(p: P, f: int, way: str) -> bool:
    """Whether a way leads to where a shipment is owed."""
    if way == CROSS:
        return any(owed_ends(p, f, destinations(p, f, way, TERRITORY_OF[x])) for x in starts(p, f, way))
    return bool(owed_ends(p, f, destinations(p, f, way, NOBODY)))
