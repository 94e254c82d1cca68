"""Coriolis storms (R10.9)."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.battle.casualties import roll_combat, special_hits
from kanly.games.arrakis.facts.board import AREAS, MOUNTAIN, TERRAIN
from kanly.games.arrakis.facts.pieces import HARKONNEN, SPECIAL_IN, STORM_DICE
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.looking import is_sheltered, legions_of
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Flow


def stormy_areas(s: ArrakisState) -> list[int]:
    """Harkonnen legions that no mountain and no wall protects."""
    return [area for area in legions_of(s, HARKONNEN) if TERRAIN[area] != MOUNTAIN and not is_sheltered(s, area)]


def storms(p: P) -> None:
    """Two dice for each of them."""
    for area in reversed(stormy_areas(p.state)):
        p.then(("storm", area))


def storm(p: P, area: int) -> Flow:
    """One legion in the storm."""
    roll = roll_combat(p, STORM_DICE)
    p.tell("storm", (AREAS[area], roll[0], roll[2]))
    hits = roll[0] + roll[2] * SPECIAL_IN[TERRAIN[area]]
    if hits:
        yield from special_hits(p, HARKONNEN, area, hits)


SCENES: Final = (storms, storm)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"storm": ("area", "hits", "specials")}
