"""Who can be in play: the factions that a set-up fixes, and the pool for the places that it leaves open (R3.2, R18).

Domains are made of this, so that they hold only what can come up in a set-up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kanly.games.dune.facts.factions import FACTION_OF, FACTIONS, RECOMMENDED
from kanly.games.dune.facts.leaders import LEADERS
from kanly.games.dune.settings import ANY, SEAT_FACTIONS
from kanly.games.dune.table.state import NOBODY
from kanly.kernel import Kind, Option, Setup


def parties(setup: Setup) -> int:
    """How many factions are in play: one per seat, or two each for two players (R18.3)."""
    return 4 if setup.settings.get("two_factions_each") else setup.seats


def fixed(setup: Setup, place: int) -> int:
    """The faction that the set-up fixes for a place; NOBODY: it is open."""
    name = setup.settings.get(SEAT_FACTIONS[place], ANY)
    return NOBODY if name == ANY else FACTION_OF[name]


def pool(setup: Setup) -> list[int]:
    """The factions that may be in play besides the fixed ones (R18.1, R18.4)."""
    if setup.settings.get("faction_pool") == "all":
        return list(range(len(FACTIONS)))
    return list(RECOMMENDED[parties(setup)])


def candidates(setup: Setup) -> list[int]:
    """Every faction that can be in play."""
    places = [fixed(setup, place) for place in range(parties(setup))]
    found = [*places, *pool(setup)] if NOBODY in places else places
    return [f for f in range(len(FACTIONS)) if f in found]


def faction_names(rules: Any) -> list[Option]:
    """The names of the factions that can be in play."""
    return [FACTIONS[f].name for f in candidates(rules.setup)]


def leader_names(rules: Any) -> list[Option]:
    """The names of their leaders."""
    present = candidates(rules.setup)
    return [leader.name for leader in LEADERS if leader.faction in present]


def pairs(rules: Any) -> list[tuple[str, str]]:
    """Two of the factions that can be in play, in either order."""
    names = [FACTIONS[f].name for f in candidates(rules.setup)]
    return [(one, other) for one in names for other in names if one != other]


def only_with(f: int, *kinds: Kind) -> tuple[Kind, ...]:
    """Kinds of questions that there are only where a faction can be in play."""
    for kind in kinds:
        kind.domain = _if_candidate(f, kind.domain)
    return kinds


def _if_candidate(f: int, domain: Callable[[Any], list[Option]] | list[Option]) -> Callable[[Any], list[Option]]:
    def options(rules: Any) -> list[Option]:
        if f not in candidates(rules.setup):
            return []
        return domain if isinstance(domain, list) else domain(rules)

    return options
