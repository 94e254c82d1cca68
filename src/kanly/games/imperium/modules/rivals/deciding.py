"""What effects ask of a rival is decided by rule, and nobody is asked; questions to others go their way (RIV-21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.effects.combine import Arrow
from kanly.games.imperium.modules.rivals.priorities import least_influence, least_missed
from kanly.games.imperium.modules.rivals.table import is_rival
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY, Entry
from kanly.kernel import Ask, Flow, Option


def decided(p: P, h: int, flow: Flow) -> Flow:
    """Play a flow to its end, answering for the rival."""
    answer: Option = None
    while True:
        try:
            ask = flow.send(answer)
        except StopIteration:
            return
        if isinstance(ask, Ask) and ask.seat == NOBODY:
            answer = decide(p, h, ask)
        else:
            answer = yield ask


def decide(p: P, h: int, ask: Ask) -> Option:
    """The rival's answer: by its rule for this kind of question, else the first that is offered."""
    options = ask.options if ask.offer is None else ask.offer()
    rule = DECISIONS.get(ask.kind)
    return options[0] if rule is None else rule(p, h, options)


def _faction(p: P, h: int, options: list[Option]) -> Option:
    """Where it has least influence (RIV-21)."""
    tracks = p.rules.box.tracks
    return tracks[least_influence(p, h, [p.rules.box.track_of[name] for name in options])].name


def _two_factions(p: P, h: int, options: list[Option]) -> Option:
    """The same rule twice, without repeating (RIV-21)."""
    box = p.rules.box
    first = least_influence(p, h, list(range(len(box.tracks))))
    second = least_influence(p, h, [f for f in range(len(box.tracks)) if f != first])
    pair = {box.tracks[first].name, box.tracks[second].name}
    return next(option for option in options if set(option) == pair)


def _lose(p: P, h: int, options: list[Option]) -> Option:
    """Where it has most influence (RIV-23)."""
    tracks = p.rules.box.tracks
    return tracks[least_missed(p, h, [p.rules.box.track_of[name] for name in options])].name


DECISIONS: Final[dict[str, Callable[[P, int, list[Option]], Option]]] = {
    "faction": _faction,
    "two_factions": _two_factions,
    "lose": _lose,
}


def carry_out_all(p: P, h: int) -> Flow:
    """Everything that lies open, one after the other, whatever can be done; then the rival spends (RIV-14)."""
    s = p.state
    while s.pool:
        name, card, given = s.pool.pop(0)
        effect = p.rules.box.clauses[name]
        x = p.rules.cast(p, h, card)
        x.given = given
        if not effect.ready(x) or (s.houses[h].scoreless and isinstance(effect, Arrow)):
            continue  # rewards behind an arrow are victory points: nothing for a rival that does not score
        flow = effect.do(x)
        if flow is not None:
            yield from decided(p, h, flow)
    p.rules.steps["rival_spends"](p, h)


# Rewards, defence, the endgame.


def settle_by_rule(inner: Callable[[P, int], Flow]) -> Callable[[P, int], Flow]:
    """A rival takes all that a reward offers; a doubled one in two halves, and spends after each (RIV-62, RIV-63)."""

    def scene(p: P, h: int) -> Flow:
        return _settled(p, h) if is_rival(p.state, h) else inner(p, h)

    return scene


def _settled(p: P, h: int) -> Flow:
    s = p.state
    halves: tuple[list[Entry], list[Entry]] = ([], [])
    for entry in s.pool:
        halves[1 if entry in halves[0] else 0].append(entry)
    for half in halves:
        s.pool = half
        yield from carry_out_all(p, h)


def defend_by_rule(inner: Callable[[P], Flow]) -> Callable[[P], Flow]:
    """A rival always defends what it controls (RIV-32)."""

    def scene(p: P) -> Flow:
        return decided(p, NOBODY, inner(p))

    return scene


WRAPS: Final[dict[str, Callable[[Any], Any]]] = {"settle": settle_by_rule, "round_start": defend_by_rule}
