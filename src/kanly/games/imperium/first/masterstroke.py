"""Masterstroke: two factions chosen in secret, influence with both once four units are deployed (BAS-62, BAS-63)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.influence import gain_on, pairs, worth
from kanly.games.imperium.first.leaders import first_leader
from kanly.games.imperium.first.table import first_table
from kanly.games.imperium.table.pool import lay_open
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import ImperiumState
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Chance, Flow, Kind, Message, Option

MASSED: Final = 4

EVENTS: Final = {"plans": ("house",), "strikes": ("house", "faction", "second_faction")}


class Masterstroke(Effect):
    """The chosen factions are shown, and the house gains influence with both; once a game."""

    def ready(self, x: Cast) -> bool:
        return not first_table(x.s).struck[x.actor]

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-masterstroke", rules=("BAS-62",))

    def declinable(self, x: Cast) -> bool:
        return x.p.rules.ruled_otherwise("masterstroke_optional")

    def do(self, x: Cast) -> Flow | None:
        return self._strike(x)

    def _strike(self, x: Cast) -> Flow:
        table = first_table(x.s)
        table.struck[x.actor] = True
        factions = table.plans[x.actor]
        tell_of(x.p, "strikes", x.actor, *[x.box.tracks[f].name for f in factions])
        for f in factions:
            flow = gain_on(x, f, 1)
            if flow is not None:
                yield from flow

    def text(self) -> Message:
        return Message("masterstroke")

    def value(self, x: Cast) -> float:
        return sum([worth(x, f, 1) for f in first_table(x.s).plans[x.actor]])


def plan_masterstrokes(p: P) -> Flow:
    """After all other set-up, who has a Masterstroke chooses two factions; nobody else sees which (BAS-62)."""
    s = p.state
    table = first_table(s)
    for h in range(len(s.houses)):
        leader = first_leader(p, h)
        if leader is not None and leader.massing and s.houses[h].seat >= 0:
            pair: tuple[str, str] = yield Ask(s.houses[h].seat, "masterstroke", _pairs(p.rules))
            table.plans[h] = tuple([p.rules.box.track_of[name] for name in pair])
            tell_of(p, "plans", h)


def strike_when_massed(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """It is due in the first own turn in which four troops, less those that retreated, were deployed (BAS-63)."""

    def step(p: P, h: int) -> None:
        inner(p, h)
        s = p.state
        leader = first_leader(p, h)
        if leader is None or not leader.massing or s.on_turn.house != h or s.on_turn.troops < MASSED:
            return
        if not first_table(s).struck[h] and all(name not in leader.massing for name, _, _ in s.pool):
            lay_open(s, leader.massing)

    return step


def redeal_plans(s: ImperiumState, seat: int, chance: Chance) -> None:
    """Others' plans may be any two factions."""
    table = first_table(s)
    for h in range(len(s.houses)):
        if table.plans[h] and not table.struck[h] and s.houses[h].seat != seat:
            factions = list(range(len(s.alliances)))
            chance.shuffle(factions)
            table.plans[h] = tuple(sorted(factions[:2]))


def _pairs(rules: Any) -> list[Option]:
    return list(pairs(list(rules.box.track_of)))


def _describe(p: P, ask: Ask, option: Option) -> Message:
    first, second = [Message("faction-" + name) for name in option]
    return Message("masterstroke-option", {"first": first, "second": second}, rules=("BAS-62",))


SCENES: Final[tuple[Any, ...]] = (plan_masterstrokes,)
KINDS: Final[tuple[Kind, ...]] = (Kind("masterstroke", _pairs, describe=_describe),)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {"massed": strike_when_massed}


def masterstroke() -> Effect:
    """Gain influence with the two factions that were chosen."""
    return Masterstroke()
