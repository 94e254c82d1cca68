"""Phase 3, desert hazards: wormsigns, worms, storms (R10)."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.client.words import asked, options_by
from kanly.games.arrakis.desert.worms import close_wormsign, open_wormsign, resolve_wormsign
from kanly.games.arrakis.facts.board import AREA_OF, AREAS, DESERT_MASK, EVERYWHERE
from kanly.games.arrakis.facts.pieces import ATREIDES, HARKONNEN, SAND
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.areas import NUMBERS
from kanly.games.arrakis.table.changing import add_wormsigns, discard_wormsign
from kanly.games.arrakis.table.looking import has_legion, signed_areas
from kanly.games.arrakis.table.records import ANY_WORM, POOL
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Ask, Flow, Kind


def desert_hazards(p: P) -> None:
    """The whole phase."""
    p.state.phase = 3
    p.then("call_worms", "turn_wormsigns", "storms")


def drawn_to(s: ArrakisState) -> list[int]:
    """R10.1: deserts with a Harkonnen legion or a harvester, without wormsign or worm."""
    return NUMBERS.of(DESERT_MASK & (s.harvesters | s.held[HARKONNEN]) & (EVERYWHERE ^ (s.signs | s.worms)))


def call_worms(p: P) -> Flow:
    """R10.1: useless wormsigns go, new ones come wherever something moves on the sand."""
    s = p.state
    for area in signed_areas(s):
        if has_legion(s, ATREIDES, area) or s.ground[area] & ANY_WORM:
            discard_wormsign(p, area)
    areas = drawn_to(s)
    signs = s.wormsigns.count(POOL)
    if signs >= len(areas):
        add_wormsigns(p, areas)
        return
    for _ in range(signs):  # too few: the Atreides choose where
        name: str = yield Ask(ATREIDES, "call_worm", [AREAS[area] for area in areas])
        areas.remove(AREA_OF[name])
        add_wormsigns(p, [AREA_OF[name]])


def turn_wormsigns(p: P) -> None:
    """R10.2: all are turned together."""
    s = p.state
    s.flipped = []
    for area in signed_areas(s):
        s.flipped.append(open_wormsign(p, area))
    p.then("resolve_wormsigns")


def resolve_wormsigns(p: P) -> Flow:
    """R10.2: one after the other, in the order that the Atreides choose; sand needs none."""
    s = p.state
    faces = p.rules.values.wormsigns
    for sign in s.flipped[:]:
        if faces[sign] == SAND:
            s.flipped.remove(sign)
            close_wormsign(s, sign)
    if not s.flipped:
        return
    sign = s.flipped[0]
    if len(s.flipped) > 1:
        name: str = yield Ask(ATREIDES, "resolve", [AREAS[s.wormsigns[each]] for each in s.flipped])
        sign = s.wormsigns.index(AREA_OF[name])
    s.flipped.remove(sign)
    p.then("resolve_wormsigns")
    yield from resolve_wormsign(p, sign)


SCENES: Final = (desert_hazards, call_worms, turn_wormsigns, resolve_wormsigns)
KINDS: Final = (
    Kind("call_worm", list(AREAS), asked(("R10.1",)), options_by("area")),
    Kind("resolve", list(AREAS), asked(("R10.2",)), options_by("area")),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {}
