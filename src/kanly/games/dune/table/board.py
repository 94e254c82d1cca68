"""What happens to forces and spice on the board. How to look at them is in `forces`.

`Side.forces` counts fighters, special ones included; advisors are counted apart. Only the verbs here (and in set-up)
change the counts, so that a faction's twenty forces stay twenty.
"""

from __future__ import annotations

from kanly.games.dune.facts.factions import BENE_GESSERIT, FACTIONS
from kanly.games.dune.facts.map import NODE_TOKENS, NODES
from kanly.games.dune.rules import P
from kanly.games.dune.table.state import DuneState


def _add(counts: dict[int, int], node: int, n: int) -> None:
    left = counts.get(node, 0) + n
    if left:
        counts[node] = left
    else:
        counts.pop(node, None)


def deploy(s: DuneState, f: int, node: int, n: int, specials: int = 0) -> None:
    """From the reserves to a node, as fighters."""
    side = s.sides[f]
    side.reserves -= n
    side.reserve_specials -= specials
    _add(side.forces, node, n)
    _add(side.specials, node, specials)


def deploy_advisors(s: DuneState, node: int, n: int) -> None:
    """From the Bene Gesserit reserves to a node, as advisors."""
    side = s.sides[BENE_GESSERIT]
    side.reserves -= n
    _add(side.advisors, node, n)


def recall(s: DuneState, f: int, node: int, n: int, specials: int = 0) -> None:
    """From a node back to the reserves (GUI.B2)."""
    side = s.sides[f]
    _add(side.forces, node, -n)
    _add(side.specials, node, -specials)
    side.reserves += n
    side.reserve_specials += specials


def march(s: DuneState, f: int, start: int, end: int, n: int, specials: int = 0) -> None:
    """From one node to another."""
    side = s.sides[f]
    _add(side.forces, start, -n)
    _add(side.specials, start, -specials)
    _add(side.forces, end, n)
    _add(side.specials, end, specials)


def march_advisors(s: DuneState, start: int, end: int, n: int) -> None:
    """Advisors from one node to another."""
    side = s.sides[BENE_GESSERIT]
    _add(side.advisors, start, -n)
    _add(side.advisors, end, n)


def flip_to_fighters(p: P, territory: int, rule: str) -> None:
    """All advisors in a territory become fighters; `rule` is what the log gives as the reason."""
    side = p.state.sides[BENE_GESSERIT]
    _flip(p, territory, side.advisors, side.forces, "fighters", rule)


def flip_to_advisors(p: P, territory: int, rule: str) -> None:
    """All Bene Gesserit fighters in a territory become advisors; `rule` is what the log gives as the reason."""
    side = p.state.sides[BENE_GESSERIT]
    _flip(p, territory, side.forces, side.advisors, "advisors", rule)


def _flip(p: P, territory: int, start: dict[int, int], end: dict[int, int], side: str, rule: str) -> None:
    for node in NODES[territory]:
        n = start.pop(node, 0)
        if n:
            _add(end, node, n)
            p.tell("flipped", (FACTIONS[BENE_GESSERIT].name, NODE_TOKENS[node], n, side, rule))


def lose(p: P, f: int, node: int, n: int, specials: int = 0, cause: str = "") -> None:
    """Fighters go to the tanks; `cause` is what the event says."""
    if n <= 0:
        return
    side = p.state.sides[f]
    _add(side.forces, node, -n)
    _add(side.specials, node, -specials)
    side.tanks += n
    side.tank_specials += specials
    p.tell("lost", (FACTIONS[f].name, NODE_TOKENS[node], n, cause))


def lose_advisors(p: P, node: int, n: int, cause: str = "") -> None:
    """Advisors go to the tanks."""
    if n <= 0:
        return
    side = p.state.sides[BENE_GESSERIT]
    _add(side.advisors, node, -n)
    side.tanks += n
    p.tell("lost", (FACTIONS[BENE_GESSERIT].name, NODE_TOKENS[node], n, cause))


def lose_all(p: P, f: int, nodes: tuple[int, ...], cause: str, advisors: bool = True) -> None:
    """Everything that a faction has in some nodes goes to the tanks."""
    side = p.state.sides[f]
    for node in nodes:
        if node in side.forces:
            lose(p, f, node, side.forces[node], side.specials.get(node, 0), cause)
        if advisors and node in side.advisors:
            lose_advisors(p, node, side.advisors[node], cause)


def revive(s: DuneState, f: int, n: int, specials: int = 0) -> None:
    """From the tanks to the reserves."""
    side = s.sides[f]
    side.tanks -= n
    side.tank_specials -= specials
    side.reserves += n
    side.reserve_specials += specials


def blow_away(p: P, nodes: tuple[int, ...]) -> None:
    """Spice on the ground goes back to the bank."""
    for node in nodes:
        n = p.state.spice.pop(node, 0)
        if n:
            p.tell("spice_lost", (NODE_TOKENS[node], n))


EVENTS = {
    "flipped": ("faction", "node", "count", "side", "rule"),
    "lost": ("faction", "node", "count", "cause"),
    "spice_lost": ("node", "amount"),
}
