"""Verbs about deployment, sietches and hidden tokens."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.arrakis.actions.deploying import draw_token, put_token
from kanly.games.arrakis.actions.legions import choose_figures
from kanly.games.arrakis.actions.moving import relocate
from kanly.games.arrakis.actions.revealing import hidden_areas, show_area
from kanly.games.arrakis.battle.casualties import trim
from kanly.games.arrakis.client.words import DONE, asked, message, options_by
from kanly.games.arrakis.facts.board import AREA_OF, AREAS, BIT, DESERT, NEAR, TERRAIN, mask_of
from kanly.games.arrakis.facts.pieces import ATREIDES, HARKONNEN, TOKEN
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.areas import NAMES
from kanly.games.arrakis.table.changing import leave_no_leader_alone, raze, settle, shift
from kanly.games.arrakis.table.legions import ONE
from kanly.games.arrakis.table.looking import (
    beside,
    captains_in,
    has_legion,
    is_empty,
    legions_of,
    sietch_areas,
    sietch_in,
    tokens_in,
)
from kanly.games.arrakis.table.records import NOBODY, POOL, Party
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Ask, Flow, Kind, Option

# Deployment.


def deploy(p: P, figures: str) -> None:
    """Figures into own settlements."""
    p.then(("deploy_figures", figures, NOBODY))


def deploy_tokens(p: P, number: int) -> None:
    """`number` tokens into as many different sietches, a leader with one of them."""
    p.then(("deploy_token", number))


def warned_areas(s: ArrakisState) -> list[int]:
    """Sietches with a Harkonnen legion at most two areas away."""
    close = beside(mask_of(legions_of(s, HARKONNEN)))
    close |= beside(close)
    return [area for area in sietch_areas(s) if close & BIT[area]]


def warned_token(p: P) -> Flow:
    """Cielago's Piping Message: a token for a sietch that the enemy comes close to."""
    s = p.state
    areas = warned_areas(s)
    if not areas or POOL not in s.tokens:
        return
    name: str = yield Ask(ATREIDES, "warned", [*[AREAS[area] for area in areas], DONE])
    if name != DONE and draw_token(p):
        put_token(p, AREA_OF[name])
        yield from trim(p, ATREIDES, AREA_OF[name])


# Hidden things.


def reveal(p: P) -> Flow:
    """The sietch and all tokens of one area are turned."""
    s = p.state
    hidden = hidden_areas(s)
    if not hidden:
        return
    name: str = yield Ask(s.active, "spy_on", [*NAMES.of(hidden), DONE])
    if name != DONE:
        yield from show_area(p, AREA_OF[name])


def swap_tokens(p: P) -> Flow:
    """All tokens of two sietches change places."""
    s = p.state
    areas = sietch_areas(s)
    if len(areas) < 2 or not any(tokens_in(s, area) for area in areas):
        return
    name: str = yield Ask(ATREIDES, "swap", [*[AREAS[area] for area in areas], DONE], context="first")
    if name == DONE:
        return
    others: list[Option] = [AREAS[area] for area in areas if AREAS[area] != name]
    where: str = yield Ask(ATREIDES, "swap", others, context="second")
    one, two = AREA_OF[name], AREA_OF[where]
    first, second = tokens_in(s, one), tokens_in(s, two)
    for token in first:
        s.tokens[token] = two
    for token in second:
        s.tokens[token] = one
    shift(s, ATREIDES, one, (len(second) - len(first)) * ONE[TOKEN])
    shift(s, ATREIDES, two, (len(first) - len(second)) * ONE[TOKEN])
    p.tell("tokens_swapped", (name, where))
    for area in (one, two):
        leave_no_leader_alone(p, ATREIDES, area)
        yield from trim(p, ATREIDES, area)


def move_sietch(p: P) -> Flow:
    """Kitab al-Ibar: a sietch and any figures with it go to an empty desert beside it."""
    s = p.state
    starts = [area for area in sietch_areas(s) if _ends(s, area)]
    if not starts:
        return
    name: str = yield Ask(ATREIDES, "move_sietch", [*[AREAS[area] for area in starts], DONE])
    if name == DONE:
        return
    start = AREA_OF[name]
    where: str = yield Ask(ATREIDES, "sietch_to", [AREAS[area] for area in _ends(s, start)], context=name)
    end = AREA_OF[where]
    if has_legion(s, ATREIDES, start):
        choice: str = yield Ask(ATREIDES, "with_sietch", ["go", "stay"])
        if choice == "go":
            party = Party()
            party.side = ATREIDES
            party.area = start
            party.target = end
            party.word = s.legions[ATREIDES][start]
            party.captains = captains_in(s, ATREIDES, start)
            for token in tokens_in(s, start):
                party.tokens |= 1 << token
            s.party = party
            yield from choose_figures(p, party, "any")
            s.party = None
            relocate(s, ATREIDES, start, end, party.word, party.captains, party.tokens)
    s.sietches[sietch_in(s, start)] = end
    raze(s, ATREIDES, start)
    settle(s, ATREIDES, end)
    p.tell("sietch_moved", (name, where))


def _ends(s: ArrakisState, area: int) -> list[int]:
    return [near for near in NEAR[area] if TERRAIN[near] >= DESERT and is_empty(s, near)]


VERBS: Final[dict[str, Any]] = {
    "deploy": deploy,
    "deploy_tokens": deploy_tokens,
    "warned_token": warned_token,
    "reveal": reveal,
    "swap_tokens": swap_tokens,
    "move_sietch": move_sietch,
}
KINDS: Final = (
    Kind("warned", [*AREAS, DONE], asked(), options_by("area", spent=True)),
    Kind("spy_on", [*AREAS, DONE], asked(), options_by("area", spent=True)),
    Kind("swap", [*AREAS, DONE], lambda p, ask: message("ask-swap-" + ask.context), options_by("area", spent=True)),
    Kind("move_sietch", [*AREAS, DONE], asked(), options_by("area", spent=True)),
    Kind("sietch_to", list(AREAS), lambda p, ask: message("ask-sietch_to", area=ask.context), options_by("area")),
    Kind("with_sietch", ["go", "stay"], asked()),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "tokens_swapped": ("area", "area2"),
    "sietch_moved": ("from", "area"),
}
