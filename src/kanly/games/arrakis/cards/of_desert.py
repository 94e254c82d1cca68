"""Verbs of the desert: wormsigns, worms, storms."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.arrakis.client.words import DONE, asked, options_by
from kanly.games.arrakis.desert.power import desert_power, worm_acts
from kanly.games.arrakis.desert.storms import storms
from kanly.games.arrakis.desert.worms import place_worm
from kanly.games.arrakis.facts.board import AREA_OF, AREAS, NEAR, mask_of
from kanly.games.arrakis.facts.leaders import WILD_MAKER
from kanly.games.arrakis.facts.pieces import ATREIDES
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.areas import NAMES
from kanly.games.arrakis.table.changing import discard_wormsign
from kanly.games.arrakis.table.looking import beside, legions_of, signed_areas, worm_ground
from kanly.games.arrakis.table.records import WORMSIGN
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Ask, Flow, Kind


def wormsigns(p: P, number: int) -> None:
    """Wormsigns as with Desert Power."""
    p.then(("place_signs", number))


def clear_wormsigns(p: P, name: str) -> None:
    """Every wormsign beside an area is discarded."""
    for near in NEAR[AREA_OF[name]]:
        if p.state.ground[near] & WORMSIGN:
            discard_wormsign(p, near)


def discard_wormsigns(p: P, number: int) -> Flow:
    """Up to `number` wormsigns of choice are discarded."""
    s = p.state
    for left in range(number, 0, -1):
        there = signed_areas(s)
        if not there:
            return
        name: str = yield Ask(s.active, "discard_sign", [*[AREAS[area] for area in there], DONE], context=left)
        if name == DONE:
            return
        discard_wormsign(p, AREA_OF[name])


def worm_areas(s: ArrakisState, near: str) -> int:
    """Empty deserts beside a worm, or beside an Atreides legion, as a mask."""
    return worm_ground(s) & beside(s.worms if near == "worm" else mask_of(legions_of(s, ATREIDES)))


def worms(p: P, number: int, near: str) -> Flow:
    """Sandworms are placed in empty deserts."""
    s = p.state
    for _ in range(number):
        areas = worm_areas(s, near)
        if not areas:
            return
        name: str = yield Ask(ATREIDES, "call_here", [*NAMES.of(areas), DONE])
        if name == DONE:
            return
        yield from place_worm(p, AREA_OF[name])


def wild_maker(p: P) -> Flow:
    """The Wild Maker moves and attacks."""
    area = p.state.leader_at[WILD_MAKER]
    if area >= 0:
        yield from worm_acts(p, area, True)


VERBS: Final[dict[str, Any]] = {
    "desert_power": desert_power,
    "wormsigns": wormsigns,
    "clear_wormsigns": clear_wormsigns,
    "discard_wormsigns": discard_wormsigns,
    "worms": worms,
    "wild_maker": wild_maker,
    "storms": storms,
}
KINDS: Final = (
    Kind("discard_sign", [*AREAS, DONE], asked(), options_by("area", spent=True)),
    Kind("call_here", [*AREAS, DONE], asked(("R10.5",)), options_by("area", spent=True)),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {}
