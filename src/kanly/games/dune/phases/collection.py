"""Phase 8, spice collection (R12); with the module `extra_spice` also the income of cities (R15.1)."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.facts.factions import FACTIONS
from kanly.games.dune.facts.map import NODE_TOKENS, TERRITORIES
from kanly.games.dune.rules import P
from kanly.games.dune.table.forces import in_territory, ornithopters
from kanly.games.dune.table.hands import gain
from kanly.games.dune.table.state import DuneState
from kanly.kernel.modules import Function

BY_FOOT: Final = 2  # spice a force takes
BY_ORNITHOPTER: Final = 3
CITIES: Final[tuple[int, ...]] = tuple([i for i in range(len(TERRITORIES)) if TERRITORIES[i].income])


def collection(p: P) -> None:
    """Everybody, in storm order, takes spice from the nodes where his forces stand (R4.3, R12.3)."""
    for f in p.state.order:
        collect(p, f)


def collect(p: P, f: int) -> None:
    """A faction's share: every force counts one, advisors none; the rest stays (R12.1, BG.A5)."""
    s = p.state
    side = s.sides[f]
    for node in sorted(side.forces):
        taken = min(s.spice.get(node, 0), side.forces[node] * load(s, f))
        if taken:
            side.spice += taken
            s.spice[node] -= taken
            if not s.spice[node]:
                del s.spice[node]
            p.tell("collected", (FACTIONS[f].name, taken, NODE_TOKENS[node]))


def load(s: DuneState, f: int) -> int:
    """How much one force carries: more with forces in Arrakeen or Carthag now (R12.1)."""
    return BY_ORNITHOPTER if ornithopters(s, f) else BY_FOOT


def with_income(inner: Function) -> Function:
    """Collection, and after it the income of Arrakeen, Carthag and Tuek's Sietch, in full for all there (R15.1)."""

    def collection(p: P) -> None:
        inner(p)
        for f in p.state.order:
            for city in CITIES:
                if in_territory(p.state, f, city):
                    gain(p, f, TERRITORIES[city].income, TERRITORIES[city].name)

    return collection


SCENES: Final = (collection,)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"collected": ("faction", "amount", "node")}
