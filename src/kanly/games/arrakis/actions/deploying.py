"""Deployment: fresh figures in settlements, hidden tokens in sietches; and figures that cards place (R4.10, R4.21)."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.battle.casualties import CAPTAINS, crowded, side_figure, trim
from kanly.games.arrakis.client.words import DONE, came_to_nothing, declined, joined, message, refused, say_figure
from kanly.games.arrakis.facts.board import AREA_OF, AREAS
from kanly.games.arrakis.facts.leaders import LEADER_OF, LEADERS, LEADERS_OF
from kanly.games.arrakis.facts.pieces import (
    ATREIDES,
    FIGURES,
    GENERIC,
    HARKONNEN,
    SIDES,
    TOKEN,
    TOKENS,
)
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.changing import place, put_leader, shift
from kanly.games.arrakis.table.legions import ONE
from kanly.games.arrakis.table.looking import (
    harkonnen_settlements,
    has_legion,
    legions_of,
    paul,
    sietch_areas,
)
from kanly.games.arrakis.table.records import DRAWN, NOBODY, POOL, READY
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Ask, Flow, Kind, Message, Option

NONE: Final = "none"
FIGURE_OF: Final[dict[str, int]] = {name: i for i, name in enumerate(FIGURES)}


def deploy(p: P, side: int) -> None:
    """R4.10: three regulars and a leader, or a token and a leader."""
    if side == HARKONNEN:
        p.then(("deploy_figures", "regular*3 leader", NOBODY))
    else:
        p.then(("deploy_token", 1))


def parse(figures: str) -> list[tuple[str, int]]:
    """`regular*2 leader` as pairs of a name and a number."""
    out: list[tuple[str, int]] = []
    for word in figures.split():
        name, _, number = word.partition("*")
        out.append((name, int(number) if number else 1))
    return out


# Harkonnen.


def deploy_figures(p: P, figures: str, settlement: int) -> Flow:
    """Figure by figure into own settlements, or all into one where the table plays so (R4.10)."""
    s = p.state
    one = not p.rules.setting("split_deployment")
    used: list[int] = []
    for name, number in parse(figures):
        for left in range(number, 0, -1):
            here = settlement if settlement != NOBODY else used[0] if one and used else NOBODY
            if name == "leader":
                used += yield from place_leader(p, HARKONNEN, _standing(s, here))
                continue
            figure = FIGURE_OF[name]
            areas = _standing(s, here)
            if not areas or not s.supply[HARKONNEN][figure]:
                break
            chosen: str = AREAS[areas[0]]
            if len(areas) > 1 or here == NOBODY:
                options: list[Option] = [*[AREAS[area] for area in areas], DONE]
                chosen = yield Ask(HARKONNEN, "deploy", options, context=(name, left))
            if chosen == DONE:
                break
            place(p, HARKONNEN, AREA_OF[chosen], figure)
            used.append(AREA_OF[chosen])
    came_to_nothing(p)
    for area in dict.fromkeys(used):
        yield from trim(p, HARKONNEN, area)


def _standing(s: ArrakisState, only: int) -> list[int]:
    return [area for area in harkonnen_settlements(s) if only in (NOBODY, area)]


# Atreides.


def deploy_token(p: P, number: int) -> Flow:
    """R4.10: random tokens are looked at and go face down to different sietches, a leader with one of them."""
    s = p.state
    used: list[int] = []
    led = False
    if POOL not in s.tokens:  # R4.21
        yield from place_leader(p, ATREIDES, sietch_areas(s))
        came_to_nothing(p)
        return
    for left in range(number, 0, -1):
        areas = [area for area in sietch_areas(s) if area not in used]
        if not areas or not draw_token(p):
            came_to_nothing(p)
            return
        name: str = yield Ask(ATREIDES, "deploy", [AREAS[area] for area in areas], context=("token", left))
        area = AREA_OF[name]
        used.append(area)
        put_token(p, area)
        if not led:
            placed = yield from place_leader(p, ATREIDES, [area])
            led = len(placed) > 0
        yield from trim(p, ATREIDES, area)


def draw_token(p: P) -> bool:
    """A random token from the pool, looked at by the Atreides; False if there is none."""
    s = p.state
    pool = [token for token in range(TOKENS) if s.tokens[token] == POOL]
    if not pool:
        return False
    drawn = p.rng.pick(pool)
    s.tokens[drawn] = DRAWN
    p.reveal(1 << ATREIDES, s.token_known, drawn)
    p.tell("token_drawn", (p.rules.values.tokens[drawn],), to=1 << ATREIDES)
    return True


def put_token(p: P, area: int) -> None:
    """The token that was drawn lies face down in an area."""
    s = p.state
    s.tokens[s.tokens.index(DRAWN)] = area
    shift(s, ATREIDES, area, ONE[TOKEN])
    p.tell("token_placed", (AREAS[area],))


# Leaders.


def leaders_ready(s: ArrakisState, side: int) -> list[Option]:
    """R4.19: a Bashar or Naib, if one is left, and the available named leaders."""
    out: list[Option] = [FIGURES[GENERIC]] if s.supply[side][GENERIC - 2] else []
    for leader in LEADERS_OF[side]:
        if s.leader_at[leader] == READY and not (s.hunted and side == ATREIDES and leader == paul(s)):
            out.append(LEADERS[leader].name)
    return out


def place_leader(p: P, side: int, areas: list[int]) -> Flow:
    """One leader of choice in one of the areas, never alone (R0.2, R4.21); the area, if one was placed."""
    s = p.state
    ways = [area for area in areas if has_legion(s, side, area)]
    options = leaders_ready(s, side)
    if not ways or not options:
        return []
    name: str = yield Ask(side, "leader", [*options, NONE])
    if name == NONE:
        return []
    area = ways[0]
    if len(ways) > 1:
        where: str = yield Ask(side, "deploy", [AREAS[way] for way in ways], context=("leader", 1))
        area = AREA_OF[where]
    add_leader(p, side, name, area)
    return [area]


def add_leader(p: P, side: int, name: str, area: int) -> None:
    """A generic or named leader joins the legion in an area."""
    if name == FIGURES[GENERIC]:
        place(p, side, area, GENERIC)
    else:
        put_leader(p, LEADER_OF[name], area)


# Figures that a card places.


def place_figures(p: P, side: int, figures: str, area: int) -> Flow:
    """All figures of a list in one area, as far as they are there; units first, so that no leader stands alone."""
    s = p.state
    named: list[str] = []
    for name, number in parse(figures):
        if name in FIGURE_OF and name != FIGURES[GENERIC]:
            place(p, side, area, FIGURE_OF[name], number)
        else:
            named += [name] * number
    for name in named:
        if not has_legion(s, side, area):
            break
        if name == "leader":
            yield from place_leader(p, side, [area])
        elif name == FIGURES[GENERIC]:
            place(p, side, area, GENERIC)
        else:
            leader = paul(s) if name == "paul" else LEADER_OF[name]
            if s.leader_at[leader] == READY and not (s.hunted and leader == paul(s)):
                put_leader(p, leader, area)
    s.subject = area
    yield from trim(p, side, area)


def choose_area(p: P, side: int, areas: list[int], purpose: str, figures: str = "", left: int = 1) -> Flow:
    """An area for a card's figures, or for one of `left` such figures; NOBODY for none."""
    options: list[Option] = [*[AREAS[area] for area in areas], DONE]
    name: str = yield Ask(side, "place_at", options, context=(purpose, figures, left))
    return NOBODY if name == DONE else AREA_OF[name]


def own_legions(s: ArrakisState, side: int, special: bool) -> list[int]:
    """Own legions, or those with a special elite."""
    if not special:
        return legions_of(s, side)
    return [area for area in legions_of(s, side) if s.legions[side][area] >> 12 & 63]


def _describe_deployed(p: P, ask: Ask, option: Option) -> Message:
    if option == DONE:
        return message("deploy-done")
    more = 0 if ask.context[0] == "leader" else 1
    return crowded(p.state, ask.seat, AREA_OF[option], more, message("deploy-option", area=option))


def _ask_where(p: P, ask: Ask) -> Message:
    purpose, figures, left = ask.context
    if purpose == "figures":
        shown = joined("figures-and", [say_figure(*each, SIDES[ask.seat]) for each in parse(figures)])
        return Message("ask-place_at-figures", {"figures": shown})
    if purpose == "scatter":
        return message("ask-place_at-scatter", figure=side_figure(ask.seat, figures), n=left)
    return message("ask-place_at-" + purpose)


def _describe_where(p: P, ask: Ask, option: Option) -> Message:
    if option == DONE:
        return declined(p, ask)
    units = [min(number, p.state.supply[ask.seat][FIGURE_OF[name]]) for name, number in _units(ask.context[1])]
    return crowded(p.state, ask.seat, AREA_OF[option], sum(units), message("place_at-option", area=option))


def _units(figures: str) -> list[tuple[str, int]]:
    """Those of a card's figures that count for stacking."""
    return [each for each in parse(figures) if each[0] in ("regular", "elite", "special")]


def _describe_leader(p: P, ask: Ask, option: Option) -> Message:
    if option == NONE:
        return message("leader-none")
    if option == FIGURES[GENERIC]:
        return message("leader-generic", figure=f"generic-{SIDES[ask.seat]}")
    return message("leader-option", leader=option)


SCENES: Final = (deploy_figures, deploy_token)
KINDS: Final = (
    Kind(
        "deploy",
        [*AREAS, DONE],
        lambda p, ask: message("ask-deploy-" + ask.context[0], ("R4.10",), n=ask.context[1]),
        _describe_deployed,
        refused("why-not-deployed", ("R4.10", "R4.21"), "area"),
    ),
    Kind(
        "leader",
        [FIGURES[GENERIC], *CAPTAINS, NONE],
        lambda p, ask: message("ask-leader", ("R4.10", "R4.19")),
        _describe_leader,
        lambda p, ask, option: message("why-leader-not-available", ("R4.19",)),
    ),
    Kind(
        "place_at",
        [*AREAS, DONE],
        _ask_where,
        _describe_where,
        refused("why-not-placed", (), "area"),
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"token_drawn": ("token",), "token_placed": ("area",)}
