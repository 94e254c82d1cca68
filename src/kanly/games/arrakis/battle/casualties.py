"""Hits and how they are taken; units above the stacking limit (R0.4, R7.10)."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.client.words import message
from kanly.games.arrakis.facts.board import AREAS
from kanly.games.arrakis.facts.leaders import LEADER_NAMES, LEADER_OF, LEADERS, WILD_MAKER
from kanly.games.arrakis.facts.pieces import (
    ATREIDES,
    COMBAT_MOST,
    ELITE,
    FIGURES,
    GENERIC,
    HIT_UP_TO,
    REGULAR,
    SHIELD_UP_TO,
    SIDES,
    SPECIAL,
    TOKENS,
    TROOP,
    UNITS,
)
from kanly.games.arrakis.facts.pieces import TOKEN as TOKEN_FIGURE
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.changing import eliminate, remove, reveal_token, shift
from kanly.games.arrakis.table.legions import ONE, body, count
from kanly.games.arrakis.table.legions import UNITS as UNIT_FIELDS
from kanly.games.arrakis.table.looking import captains_in, in_mask, stack_limit, tokens_in
from kanly.games.arrakis.table.records import GONE
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Ask, Flow, Kind, Message, Option

LOST: Final[tuple[int, ...]] = (REGULAR, ELITE, SPECIAL, TROOP, GENERIC)
FIGURE_OF: Final[dict[str, int]] = {name: i for i, name in enumerate(FIGURES)}
CAPTAINS: Final[tuple[str, ...]] = tuple([name for name in LEADER_NAMES if LEADER_OF[name] != WILD_MAKER])


def roll_combat(p: P, dice: int) -> list[int]:
    """Combat dice: how many hits, shields and specials fall."""
    out = [0, 0, 0]
    for _ in range(min(dice, COMBAT_MOST)):
        face = p.rng.roll(6)
        out[0 if face <= HIT_UP_TO else 1 if face <= SHIELD_UP_TO else 2] += 1
    return out


# Hits.


def fighters(s: ArrakisState, side: int, area: int, attacking: bool) -> tuple[int, int]:
    """Who may take a hit: the legion in an area or, of attackers, those who take part; word and named leaders."""
    battle = s.battle
    if attacking and battle is not None:
        return battle.word, battle.captains
    return s.legions[side][area], captains_in(s, side, area)


def losses(word: int, captains: int) -> list[Option]:
    """What one hit may be put on (R7.10)."""
    out: list[Option] = [FIGURES[figure] for figure in LOST if count(word, figure)]
    return out + [LEADERS[leader].name for leader in in_mask(captains)]


def take_hits(p: P, side: int, area: int, hits: int, attacking: bool = False) -> Flow:
    """R7.10: hit by hit the owner chooses; without units the leaders are lost too, left-over hits vanish."""
    s = p.state
    for left in range(hits, 0, -1):
        word, captains = fighters(s, side, area, attacking)
        if not word & UNIT_FIELDS:
            break
        options = losses(word, captains)
        choice: str = options[0]
        if len(options) > 1:
            choice = yield Ask(side, "loss", options, context=(AREAS[area], left))
        take_hit(p, side, area, choice, attacking)
    word, captains = fighters(s, side, area, attacking)
    if attacking and not word & UNIT_FIELDS:
        for _ in range(count(word, GENERIC)):
            take_hit(p, side, area, FIGURES[GENERIC], True)
        for leader in in_mask(captains):
            eliminate(p, leader)


def take_hit(p: P, side: int, area: int, choice: str, attacking: bool) -> None:
    """A regular, troop or leader is removed; an elite is exchanged for a regular, or removed if none is left (F15)."""
    s = p.state
    if choice in LEADER_OF:
        eliminate(p, LEADER_OF[choice])
        return
    figure = FIGURE_OF[choice]
    if figure in (ELITE, SPECIAL) and s.supply[side][REGULAR]:
        change = ONE[REGULAR] - ONE[figure]
        shift(s, side, area, change)
        s.supply[side][REGULAR] -= 1
        s.supply[side][figure] += 1
        if attacking and s.battle is not None:
            s.battle.word += change
        p.tell("reduced", (SIDES[side], choice, AREAS[area]))
        return
    if attacking and s.battle is not None:
        s.battle.word -= ONE[figure]
    remove(p, side, area, figure)


def special_hits(p: P, side: int, area: int, hits: int) -> Flow:
    """R0.11: a special attack: tokens are turned first, then the owner takes the hits; nobody answers."""
    if side == ATREIDES:
        yield from reveal_tokens(p, area)
    p.tell("special_hits", (SIDES[side], AREAS[area], hits))
    yield from take_hits(p, side, area, hits)


def reveal_tokens(p: P, area: int) -> Flow:
    """All face-down tokens of an area are turned; what is above the limit goes at once (R0.12)."""
    for token in tokens_in(p.state, area):
        reveal_token(p, token)
    yield from trim(p, ATREIDES, area)


# Stacking.


def crowded(s: ArrakisState, side: int, area: int, more: int, what: Message, all_go: bool = False) -> Message:
    """An option in words, and that it brings more units than may stay (R0.4)."""
    limit = stack_limit(s, side)
    if body(s.legions[side][area]) + more <= limit:
        return what
    id = "crowded-all" if all_go else "crowded"
    return Message(id, {"what": what, "n": limit}, what.refs, (*what.rules, "R0.4"))


def trim(p: P, side: int, area: int) -> Flow:
    """R0.4: the owner removes what is above the limit."""
    s = p.state
    while body(s.legions[side][area]) > stack_limit(s, side):
        options = surplus(s, side, area)
        choice = options[0]
        if len(options) > 1:
            choice = yield Ask(side, "excess", offer=lambda: surplus(s, side, area), context=AREAS[area])
        if isinstance(choice, tuple):
            s.tokens[choice[1]] = GONE
            shift(s, side, area, -ONE[TOKEN_FIGURE])
            p.tell("lost", (SIDES[side], FIGURES[TOKEN_FIGURE], AREAS[area]))
        else:
            remove(p, side, area, FIGURE_OF[choice])


def surplus(s: ArrakisState, side: int, area: int) -> list[Option]:
    """What may be removed: units, and face-down tokens, which count as units (R0.3)."""
    word = s.legions[side][area]
    out: list[Option] = [FIGURES[figure] for figure in UNITS if count(word, figure)]
    if count(word, TOKEN_FIGURE):
        out += [("token", token) for token in tokens_in(s, area)]
    return out


def trim_all(p: P, side: int) -> Flow:
    """Every legion of a side within its limit; after a ban (R8.4)."""
    s = p.state
    limit = stack_limit(s, side)
    for area in [area for area in s.armies[side] if body(s.legions[side][area]) > limit]:
        yield from trim(p, side, area)


def _ask_loss(p: P, ask: Ask) -> Message:
    area, left = ask.context
    return message("ask-loss", ("R7.10",), area=area, n=left)


def describe_figure(p: P, ask: Ask, option: Option) -> Message:
    """A figure or a named leader that is chosen."""
    if isinstance(option, tuple):
        return message("figure-option-token", token=p.rules.values.tokens[option[1]])
    if option in LEADER_OF:
        return message("figure-option-leader", leader=option)
    return message("figure-option", figure=side_figure(ask.seat, option))


def side_figure(side: int, figure: str) -> str:
    """What the figure is called on a side: Sardaukar or Fedaykin, Bashar or Naib."""
    return f"{figure}-{SIDES[side]}" if figure in ("special", "generic") else figure


KINDS: Final = (
    Kind("loss", [*[FIGURES[figure] for figure in LOST], *CAPTAINS], _ask_loss, describe_figure),
    Kind(
        "excess",
        [*[FIGURES[figure] for figure in UNITS], *[("token", token) for token in range(TOKENS)]],
        lambda p, ask: message("ask-excess", ("R0.4",), area=ask.context),
        describe_figure,
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "lost": ("side", "figure", "area"),
    "reduced": ("side", "figure", "area"),
    "special_hits": ("side", "area", "n"),
    "placed": ("side", "n", "figure", "area"),
    "leader_placed": ("leader", "area"),
    "leader_tanked": ("leader",),
    "leader_back": ("leader",),
    "leader_enters": ("leader",),
    "leader_leaves": ("leader",),
    "token_revealed": ("area", "token"),
    "sietch_revealed": ("area", "rank"),
    "vehicle_placed": ("vehicle", "area"),
    "harvester_removed": ("area",),
    "wormsign": ("area",),
    "wormsign_gone": ("area",),
    "sister_gained": ("side",),
    "supremacy": ("n", "total"),
    "prescience": ("marker", "n", "total"),
    "won": ("side",),
    "drawn_card": ("side", "card"),
    "drew": ("side", "n", "deck"),
    "discarded": ("side", "card"),
}
