"""Looking at the forces on the board: who stands where, who occupies, who finds room, who could lead them."""

from __future__ import annotations

from kanly.games.dune.facts.factions import BENE_GESSERIT
from kanly.games.dune.facts.map import (
    NODE_AREA,
    NODE_TERRITORY,
    NODES,
    POLAR_SINK,
    STRONGHOLDS,
    TERRITORIES,
    WITH_ORNITHOPTERS,
)
from kanly.games.dune.table.paths import GATE
from kanly.games.dune.table.sides import friends, in_play
from kanly.games.dune.table.state import NOBODY, READY, DuneState


def at_node(s: DuneState, f: int, node: int) -> int:
    """Fighters of a faction in a node."""
    return s.sides[f].forces.get(node, 0)


def specials_at(s: DuneState, f: int, node: int) -> int:
    """Sardaukar or Fedaykin among them."""
    return s.sides[f].specials.get(node, 0)


def in_territory(s: DuneState, f: int, territory: int) -> int:
    """Fighters of a faction in a territory."""
    return in_nodes(s, f, NODES[territory])


def in_nodes(s: DuneState, f: int, nodes: tuple[int, ...]) -> int:
    """Fighters of a faction in some nodes."""
    forces = s.sides[f].forces
    if not forces:
        return 0
    total = 0
    for node in nodes:
        if node in forces:
            total += forces[node]
    return total


def advisors_in(s: DuneState, territory: int) -> int:
    """Bene Gesserit advisors in a territory."""
    advisors = s.sides[BENE_GESSERIT].advisors
    total = 0
    if advisors:
        for node in NODES[territory]:
            total += advisors.get(node, 0)
    return total


def occupants(s: DuneState, territory: int) -> list[int]:
    """The factions that occupy a territory: fighters, not advisors (R0.6)."""
    nodes = NODES[territory]
    out: list[int] = []
    for f in range(6):
        forces = s.sides[f].forces
        if forces:
            for node in nodes:
                if node in forces:
                    out.append(f)
                    break
    return out


def territories_of(s: DuneState, f: int) -> list[int]:
    """The territories where a faction has fighters, in the gazetteer's order."""
    return sorted({NODE_TERRITORY[node] for node in s.sides[f].forces})


def closed_to(s: DuneState, f: int) -> int:
    """The strongholds (GATE bits) that a faction may not enter: two others are there, advisors not counted (R1.5)."""
    own = s.sides[f]
    one = 0
    two = 0
    for side in s.sides:
        if side is not own:
            held = 0
            for node in side.forces:
                held |= GATE[node]
            if held:
                two |= one & held
                one |= held
    return two


def room_for(s: DuneState, f: int, territory: int) -> bool:
    """Whether a faction may enter a territory (R10.8)."""
    gate = GATE[NODES[territory][0]]
    return not gate or not closed_to(s, f) & gate


def territories_in(mask: int) -> list[int]:
    """The territories of a mask, in the gazetteer's order."""
    return [i for i in range(len(TERRITORIES)) if mask >> i & 1] if mask else []


def areas(s: DuneState, f: int) -> int:
    """A mask (NODE_AREA) of the territories where a faction has fighters."""
    mask = 0
    for node in s.sides[f].forces:
        mask |= NODE_AREA[node]
    return mask


def ornithopters(s: DuneState, f: int) -> bool:
    """Whether a faction has forces in Arrakeen or Carthag, in the storm or not (R10.11, R10.12)."""
    return areas(s, f) & WITH_ORNITHOPTERS != 0


def friends_at(s: DuneState, f: int) -> int:
    """A mask of where allies' (or the same seat's) fighters are in the way; not the Polar Sink (R14.7, R18.3)."""
    own = s.sides[f]
    if own.alliance == NOBODY and len(s.seated[own.seat]) == 1:
        return 0
    mask = 0
    for g in s.order:
        if s.sides[g].forces and friends(s, f, g):
            mask |= areas(s, g)
    return mask & ~(1 << POLAR_SINK)


def friend_there(s: DuneState, f: int, territory: int) -> bool:
    """Whether a friend's fighters are in the way in a territory."""
    return friends_at(s, f) >> territory & 1 == 1


def factions_in(s: DuneState, nodes: tuple[int, ...]) -> list[int]:
    """The factions with anything, advisors too, in some nodes."""
    return [
        f for f in range(6) if in_play(s, f) and any(n in s.sides[f].forces or n in s.sides[f].advisors for n in nodes)
    ]


def strongholds_of(s: DuneState, f: int, contested: bool = False) -> list[int]:
    """The strongholds that count for a faction; those shared with an enemy only where the table says so (R13.4)."""
    out: list[int] = []
    own = areas(s, f)
    for territory in STRONGHOLDS:
        if own >> territory & 1:
            there = occupants(s, territory)
            if contested or all(g == f or friends(s, f, g) for g in there):
                out.append(territory)
    return out


def leaders_for(s: DuneState, f: int, territory: int) -> list[int]:
    """The leaders that a faction could send into a battle: alive, its own or captive, not used elsewhere (R11.6)."""
    return [
        i
        for i in range(len(s.leader_state))
        if s.leader_holder[i] == f and s.leader_state[i] == READY and s.leader_at[i] in (NOBODY, territory)
    ]
