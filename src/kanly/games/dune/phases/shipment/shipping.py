"""Ways to ship and what they cost (R10.2-R10.9): what is open to whom, where to, at which price.

Everybody ships from reserves; the Fremen deploy instead (FRE.B2); the Guild also ships across the planet and back
(GUI.B2), its ally across the planet (GUI.S1). `landing` asks for a shipment and carries it out.
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.karama import karamas
from kanly.games.dune.facts.factions import BENE_GESSERIT, FREMEN, SPACING_GUILD
from kanly.games.dune.facts.map import (
    FREMEN_NODES,
    NODE_SECTOR,
    NODE_TERRITORY,
    NODE_TOKENS,
    NODES,
    SAND,
    STRONGHOLDS,
    TERRITORIES,
)
from kanly.games.dune.phases.shipment.advisors import ADVISORS, FIGHTERS, others_in
from kanly.games.dune.phases.shipment.groups import tokens_at
from kanly.games.dune.rules import P
from kanly.games.dune.table.forces import advisors_in, closed_to, in_territory, room_for
from kanly.games.dune.table.paths import GATE
from kanly.games.dune.table.sides import allied, purse
from kanly.games.dune.table.state import NOBODY, DuneState, Shipment
from kanly.games.dune.table.vows import bound, not_shipped_to

RESERVES: Final = "reserves"
DEPLOY: Final = "deploy"  # from the far side of the planet
CROSS: Final = "cross"  # from one territory to another
BACK: Final = "back"  # to the own reserves
WAYS: Final = (RESERVES, DEPLOY, CROSS, BACK)


def turn_of(s: DuneState) -> Shipment:
    """The turn that is being played."""
    assert s.shipment is not None
    return s.shipment


def works(p: P, power: str) -> bool:
    """Whether somebody has the power and no Karama has stopped it for this turn or phase."""
    s = p.state
    return p.rules.has(s, power) and power not in s.stopped and power not in turn_of(s).stopped


def guild_ally(p: P, f: int) -> bool:
    """Whether a faction ships like the Guild now, as its ally (GUI.S1)."""
    return allied(p.state, f, SPACING_GUILD) and works(p, "GUI.S1")


def ways(p: P, f: int) -> list[str]:
    """The ways that the rules open to a faction, its own first."""
    out = [DEPLOY if f == FREMEN else RESERVES]
    if f == SPACING_GUILD:
        if works(p, "GUI.B2"):
            out += [CROSS, BACK]
    elif guild_ally(p, f):
        out.append(CROSS)
    return out


def powers_used(p: P, f: int, way: str, node: int) -> list[str]:
    """The powers on which a shipment rests, in the order in which a Karama may stop them (R4.5)."""
    if f == SPACING_GUILD:
        return (["GUI.B2"] if way != RESERVES else []) + (["GUI.B3"] if works(p, "GUI.B3") else [])
    if way == DEPLOY:
        return ["FRE.A4"] if NODE_SECTOR[node] == p.state.storm else []
    return ["GUI.S1"] if guild_ally(p, f) else []


# Prices (R10.3, GUI.B3).


def rate(way: str, node: int) -> int:
    """The full price of one force."""
    if way == DEPLOY:
        return 0
    return 1 if way == BACK or NODE_TERRITORY[node] in STRONGHOLDS else 2


NODES_WITHIN: Final[list[tuple[int, ...]]] = [  # where one force from the reserves costs at most 0, 1, 2
    tuple([n for n in range(len(NODE_TOKENS)) if rate(RESERVES, n) <= means]) for means in range(3)
]


def price(way: str, node: int, forces: int, half: bool) -> int:
    """What a shipment costs; half of it is rounded up over the whole (R0.9, R19.28)."""
    full = forces * rate(way, node)
    return (full + 1) // 2 if half else full


def halved(p: P, f: int, way: str) -> bool:
    """Whether a faction pays half without playing a card (GUI.B3, GUI.S1)."""
    if f == SPACING_GUILD:
        return works(p, "GUI.B3")
    return way != DEPLOY and guild_ally(p, f)


def could_halve(p: P, f: int, way: str) -> bool:
    """Whether a faction could pay half, be it with a Karama."""
    return halved(p, f, way) or (way == RESERVES and bool(karamas(p, f)))


def most(s: DuneState, f: int, way: str, start: int, node: int, half: bool) -> int:
    """How many forces a faction could ship and pay for, with its allies' promises (R14.10)."""
    there = available(s, f, way, start)
    each = rate(way, node)
    return min(there, purse(s, f) * (2 if half else 1) // each) if each else there


# Places.


def homes(s: DuneState, f: int) -> list[int]:
    """The territories where a faction has anything, advisors too, in the gazetteer's order."""
    out = {NODE_TERRITORY[node] for node in s.sides[f].forces}
    for node in s.sides[f].advisors:
        out.add(NODE_TERRITORY[node])
    return sorted(out)


def movable(s: DuneState, f: int, territory: int) -> list[int]:
    """The nodes of a territory from which a faction's tokens may leave: not in the storm (R5.5)."""
    forces = s.sides[f].forces
    advisors = s.sides[f].advisors
    storm = s.storm
    return [n for n in NODES[territory] if NODE_SECTOR[n] != storm and (n in forces or n in advisors)]


def available(s: DuneState, f: int, way: str, start: int) -> int:
    """How many forces there are to ship: in the reserves, or in the start territory."""
    if way in (RESERVES, DEPLOY):
        return s.sides[f].reserves
    return sum([tokens_at(s, f, node) for node in movable(s, f, start)])


def barrier(p: P, f: int, way: str, start: int, node: int, closed: int) -> str:
    """What closes a node to a shipment, with `closed_to` as it is: the id of a reason, or nothing."""
    s = p.state
    territory = NODE_TERRITORY[node]
    if way == DEPLOY and node not in FREMEN_NODES:
        return "why-ship-beyond-deployment"
    if territory == start:
        return "why-ship-same-territory"
    if NODE_SECTOR[node] == s.storm and not (way == DEPLOY and into_storm(p, territory)):
        return "why-ship-storm"
    if f == BENE_GESSERIT and s.sides[f].advisors and advisors_in(s, territory):
        if not landing_sides(p, territory):
            return "why-ship-own-advisors"
        return "why-vow-not-to-ship" if s.vows and not_shipped_to(s, f) >> territory & 1 else ""
    if closed & GATE[node] and not (f == BENE_GESSERIT and landing_sides(p, territory)):
        return "why-ship-stronghold-full"
    if s.vows and not_shipped_to(s, f) >> territory & 1:
        return "why-vow-not-to-ship"
    return ""


def into_storm(p: P, territory: int) -> bool:
    """Whether the Fremen may deploy in a territory although the storm is there (FRE.A4)."""
    return TERRITORIES[territory].terrain == SAND and works(p, "FRE.A4")


def lost_in_storm(forces: int) -> int:
    """How many of those who deploy into the storm are lost: half, rounded up (FRE.A4)."""
    return (forces + 1) // 2


def landing_sides(p: P, territory: int) -> list[str]:
    """As what Bene Gesserit shipments may arrive: as fighters and, where the table says so, as advisors (BG.A6)."""
    s = p.state
    out = [FIGHTERS] if room_for(s, BENE_GESSERIT, territory) and not advisors_in(s, territory) else []
    advising = p.rules.has(s, "BG.A6") and p.rules.setting("bg_ship_advisors_to_occupied")
    if advising and others_in(s, territory) and not in_territory(s, BENE_GESSERIT, territory):
        out.append(ADVISORS)
    return out


_ENDS: Final[dict[tuple[str, int, int, int, int, bool], list[str]]] = {}
_ENDS_MOST: Final = 2_000  # about 2 MB; one game meets some dozens


def destinations(p: P, f: int, way: str, start: int) -> list[str]:
    """The nodes to which a faction may ship at least one force that it can pay for; remembered for the next one."""
    s = p.state
    if not available(s, f, way, start):
        return []
    means = min(2, purse(s, f) * (2 if could_halve(p, f, way) else 1))
    closed = closed_to(s, f)
    if f == BENE_GESSERIT or bound(s, f):  # own advisors make a difference too, and so do vows
        return _ends(p, f, way, start, means, closed)
    key = (way, start, s.storm, closed, means, way == DEPLOY and works(p, "FRE.A4"))
    found = _ENDS.get(key)
    if found is None:
        if len(_ENDS) >= _ENDS_MOST:
            _ENDS.clear()
        found = _ends(p, f, way, start, means, closed)
        _ENDS[key] = found
    return found[:]


def _ends(p: P, f: int, way: str, start: int, means: int, closed: int) -> list[str]:
    nodes = FREMEN_NODES if way == DEPLOY else NODES_WITHIN[means]
    return [NODE_TOKENS[n] for n in nodes if not barrier(p, f, way, start, n, closed)]


def starts(p: P, f: int, way: str) -> list[str]:
    """The territories from which a faction may ship across the planet or back."""
    s = p.state
    out: list[str] = []
    for territory in homes(s, f):
        if way == BACK:
            possible = most(s, f, way, territory, NOBODY, halved(p, f, way)) > 0
        else:
            possible = bool(destinations(p, f, way, territory))
        if possible:
            out.append(TERRITORIES[territory].name)
    return out


def ready_ways(p: P, f: int) -> list[str]:
    """The ways by which a faction could ship something now."""
    out: list[str] = []
    for way in ways(p, f):
        if destinations(p, f, way, NOBODY) if way in (RESERVES, DEPLOY) else starts(p, f, way):
            out.append(way)
    return out
