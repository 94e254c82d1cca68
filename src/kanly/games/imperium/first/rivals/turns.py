"""A turn of House Hagal: cards are revealed until one sends its agent (BAS-104 to BAS-109, BAS-115, BAS-128)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.effects.base import Cast, Condition, Effect
from kanly.games.imperium.first.prices import yielded
from kanly.games.imperium.first.rivals.deciding import carry_out_all, decided
from kanly.games.imperium.first.ways import begin_turn, under_voice
from kanly.games.imperium.modules.rivals.hagal import reveal_hagal
from kanly.games.imperium.modules.rivals.pieces import Route
from kanly.games.imperium.modules.rivals.table import (
    KWISATZ_HADERACH,
    MENTAT,
    MERCENARY,
    SARDAUKAR,
    difficulty,
    is_rival,
    rival_houses,
)
from kanly.games.imperium.modules.rivals.turns import (
    DECKS,
    LAST_LEVEL,
    rival_begins,
    rival_fields,
    rival_places,
    turns_by_rule,
)
from kanly.games.imperium.phases.sending import arrived
from kanly.games.imperium.phases.turns import end_turn
from kanly.games.imperium.pieces.board import Space
from kanly.games.imperium.table import forces, purse
from kanly.games.imperium.table.pool import lay_open
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY, SENT
from kanly.games.imperium.table.swordmaster import gain_swordmaster
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Flow, Message, RulesError

LEAD: Final = 4  # strength: with so much more a careful rival deploys nothing (BAS-134)
SWORDMASTERS: Final = {MERCENARY: 5, SARDAUKAR: 4, MENTAT: 3, KWISATZ_HADERACH: 3}  # rounds (BAS-124)

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "hagal_skipped": ("house", "hagal", "space", "why"),
    "hagal_used": ("house", "hagal"),
    "hagal_sends": ("house", "hagal", "space"),
}


class BestHarvest(Condition):
    """A maker space has the most bonus spice, of equals the most in all; occupied ones are left out (BAS-106)."""

    space: str

    def __init__(self, space: str) -> None:
        self.space = space

    def holds(self, x: Cast) -> bool:
        strict = bool(x.p.rules.setting("harvest_strict"))
        best: tuple[int, int] = (0, 0)
        found = ""
        for space in x.box.spaces:
            if space.maker and (strict or not x.p.rules.steps["rival_blocked"](x.p, x.actor, space)):
                bonus = x.s.bonus[space.number]
                richness = (bonus, bonus + yielded(space))
                if bonus and richness > best:
                    best, found = richness, space.name
        return found == self.space

    def text(self) -> Message:
        return Message("if-best-harvest")


class HarvestAll(Effect):
    """All bonus spice of the space is removed; alone against rivals they gain it and what the space yields."""

    def do(self, x: Cast) -> Flow | None:
        space = x.box.spaces[x.s.on_turn.space]
        bonus = x.s.bonus[space.number]
        x.s.bonus[space.number] = 0
        if not x.s.houses[x.receiver].scoreless:  # BAS-107
            purse.gain(x.p, x.receiver, 0, bonus + yielded(space), 0)
        return None

    def text(self) -> Message:
        return Message("harvest-all")


def harvest_all() -> Effect:
    """Take all spice of the maker space."""
    return HarvestAll()


def best_harvest(space: str) -> Condition:
    """The maker space is the richest."""
    return BestHarvest(space)


def rival_blocked(p: P, h: int, space: Space) -> bool:
    """Whether an agent or an opponent's Voice keeps a rival out (BAS-104)."""
    return p.state.agents[space.number] > 0 or under_voice(p.rules.cast(p, h, NOBODY), space)


def rival_turn(p: P, h: int) -> Flow:
    """One agent goes where the House Hagal deck sends it, and gains what the card shows (BAS-105, BAS-108)."""
    s = p.state
    begin_turn(p, h)
    route = find_route(p, h)
    space = route.on(p.rules.box)
    turn = s.on_turn
    turn.stage = SENT
    turn.space = space.number
    turn.combat = space.combat
    p.rules.steps["rival_places"](p, h, space.number)
    arrived(p, h, space)
    for g in rival_houses(s):
        if g != h:
            p.rules.steps["rival_spends"](p, g)
    lay_open(s, route.names)
    yield from carry_out_all(p, h)
    deploy(p, h)
    end_turn(p, h)


def find_route(p: P, h: int) -> Route:
    """Reveal cards until one names a space that is free; others are ignored (BAS-104)."""
    box = p.rules.box
    x = p.rules.cast(p, h, NOBODY)
    for _ in range(DECKS * len(box.stocks["hagal"].copies)):
        card = reveal_hagal(p, h)
        routes = [route for route in card.routes if route.picked is None or route.picked.holds(x)]
        if not routes:  # no spice to harvest
            tell_of(p, "hagal_used", h, card.name)
            continue
        space = routes[0].on(box)
        if not p.rules.steps["rival_blocked"](p, h, space):
            tell_of(p, "hagal_sends", h, card.name, space.name)
            return routes[0]
        tell_of(p, "hagal_skipped", h, card.name, space.name, "occupied")
    raise RulesError("no House Hagal card sends the rival anywhere")


def deploy(p: P, h: int) -> None:
    """On a combat space every recruit of this turn and up to two more; a careful rival that leads sends none."""
    n: int = p.rules.steps["rival_sends"](p, h, forces.room(p.state))
    if n:
        p.rules.steps["rival_fields"](p, h, n)


def rival_sends(p: P, h: int, n: int) -> int:
    """How many of so many units a rival wants in the conflict: a careful one that leads well, none (BAS-134)."""
    s = p.state
    careful = difficulty(p.rules) in (MENTAT, KWISATZ_HADERACH)
    if not n or not careful or p.rules.box.trophies[s.conflict].level == LAST_LEVEL:
        return n
    others = [forces.strength(s.houses[g]) for g in range(len(s.houses)) if g != h]
    return 0 if forces.strength(s.houses[h]) - max(others) >= LEAD else n


# In place of what a seat would do.


def turn_of_hagal(inner: Callable[[P, int], bool]) -> Callable[[P, int], bool]:
    """Alone: while a rival has agents (BAS-128). With two: after each agent turn of the first player (BAS-115)."""

    def step(p: P, h: int) -> bool:
        s = p.state
        if not is_rival(s, h):
            return inner(p, h)
        due = p.rules.seats == 1 or (s.on_turn.house == s.first and s.on_turn.stage == SENT)
        return s.houses[h].agents > 0 and due

    return step


def swordmasters_arrive(inner: Callable[[P], Flow]) -> Callable[[P], Flow]:
    """The rivals' third agents lie in the conflict deck (BAS-124); what is asked of rivals is decided by rule."""

    def scene(p: P) -> Flow:
        if p.rules.seats == 1 and p.state.round == SWORDMASTERS[difficulty(p.rules)]:
            for h in rival_houses(p.state):
                gain_swordmaster(p, h)
        return decided(p, NOBODY, inner(p))

    return scene


STEPS: Final[tuple[Any, ...]] = (rival_begins, rival_places, rival_blocked, rival_fields, rival_sends)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "turn": turns_by_rule(rival_turn),
    "has_turn": turn_of_hagal,
    "round_start": swordmasters_arrive,
}
