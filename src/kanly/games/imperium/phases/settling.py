"""Settling: outside its own turn a house carries out what it has gained: rewards, combat cards, endgame cards."""

from __future__ import annotations

from functools import partial
from typing import Final

from kanly.games.imperium.client.words import open_clause_words, why_not_clause
from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.phases.setting_up import trophies_in_play
from kanly.games.imperium.pieces.opening import Opening, clause_options, opening
from kanly.games.imperium.table.pool import carry_out, open_clauses, put_played_away, take_eager
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import NOBODY, Entry, house_of
from kanly.kernel import Ask, Flow, Kind, Message, Option

DO: Final = "do"
DONE: Final = "done"


def settle(p: P, h: int) -> Flow:
    """One clause after the other, in the house's own order, until nothing is left that it wants or must do (RWD-01)."""
    x = p.rules.cast(p, h, NOBODY)
    flow = take_eager(x)
    if flow is not None:
        yield from flow
    s = p.state
    if not s.pool:
        return
    options: list[Option] = []
    due = _open(x, options)
    if not options:
        close(p)
        return
    if due and len(options) == 1:
        pick = options[0]
    else:
        pick = yield Ask(s.houses[h].seat, "settle", offer=partial(_offer, x))
    if pick == DONE:
        close(p)
        return
    p.then(("settle", h))
    flow = carry_out(x, pick[1]) if pick[0] == DO else p.rules.acts[pick[0]].do(p, h, pick)
    if flow is not None:
        yield from flow


def settle_apart(p: P, h: int, names: tuple[str, ...]) -> Flow:
    """Clauses that a house gains in another's turn are carried out at once, before that turn goes on.

    What they set off of the cards that wait before the house on turn is left to that house (INT-04).
    """
    s = p.state
    pool, playing = s.pool, s.playing
    s.pool = [(name, NOBODY, 0) for name in names]
    s.playing = []
    x = p.rules.cast(p, h, NOBODY)
    while True:
        _leave_to_turn(x, pool, playing)
        flow = take_eager(x)
        if flow is not None:
            yield from flow
            _leave_to_turn(x, pool, playing)
        options = _offer(x)
        if options == [DONE]:
            break
        pick = options[0] if len(options) == 1 else (yield Ask(s.houses[h].seat, "settle", offer=partial(_offer, x)))
        if pick == DONE:
            break
        flow = carry_out(x, pick[1]) if pick[0] == DO else p.rules.acts[pick[0]].do(p, h, pick)
        if flow is not None:
            yield from flow
    s.pool, s.playing = pool, playing


def _leave_to_turn(x: Cast, pool: list[Entry], playing: list[int]) -> None:
    """Lines of intrigue cards among somebody's clauses in another's turn are of the house on turn."""
    s = x.s
    lines = [entry for entry in s.pool if x.box.clauses[entry[0]].source in x.box.intrigues]
    if lines or s.playing:
        pool += lines
        playing += s.playing
        s.pool = [entry for entry in s.pool if entry not in lines]
        s.playing = []


def close(p: P) -> None:
    """What is still open lapses."""
    p.state.pool = []
    put_played_away(p)


def _open(x: Cast, options: list[Option]) -> int:
    """Add what can be carried out, and what may be done at any time beside it; how much must be carried out."""
    x.card, x.given, x.it = NOBODY, 0, NOBODY
    due, _ = open_clauses(x, options)
    if options:
        for act in x.p.rules.acts_anytime:
            act.offer(x, options)
    return due


def _offer(x: Cast) -> list[Option]:
    options: list[Option] = []
    due = _open(x, options)
    if not due:
        options.append(DONE)
    return options


def _describe(p: P, ask: Ask, option: Option) -> Message:
    if option == DONE:
        return Message("settle-done")
    if option[0] != DO:
        return p.rules.acts[option[0]].describe(p, option)
    return open_clause_words(p, ask.seat, option[1])


def _why_not(p: P, ask: Ask, option: Option) -> Message | None:
    if option == DONE:
        return Message("why-not-done", rules=("OPT-01",))
    if option[0] != DO:
        return p.rules.acts[option[0]].why_not(p, house_of(p.state, ask.seat), option)
    return why_not_clause(p, ask.seat, option[1])


def _domain(rules: ImperiumRules) -> list[Option]:
    acts = [option for act in rules.lists["acts"] if act.anytime for option in act.domain(rules)]
    return [*clause_options(rules.box, _outside(rules)), *acts, DONE]


def _outside(rules: ImperiumRules) -> Opening:
    """What clauses bring outside the own turn; conflicts of a level that is not played bring nothing."""
    played = trophies_in_play(rules)
    idle = [trophy for trophy in rules.box.trophies if trophy not in played]
    return opening(rules.box, own_turn=False, without=idle)


def _choices(rules: ImperiumRules) -> list[Option]:
    """Branches that are asked for, and the lines of intrigue cards of which one has to be paid for."""
    box = rules.box
    asked = opening(box, own_turn=True).asked | _outside(rules).asked
    for carried_out in rules.lists["carried_out"]:
        asked |= carried_out(box).asked
    ways = [way for card in box.intrigues.values() for way in card.ways if len(way.arrows) > 1]
    asked |= {line for way in ways for line in way.arrows}
    return [name for name in box.clauses if name in asked]


SCENES: Final = (settle,)
KINDS: Final = (
    Kind(
        "settle",
        _domain,
        describe=_describe,
        why_not=_why_not,
        besides=lambda rules: rules.box.clause_options,
    ),
    Kind(
        "choice",
        _choices,
        describe=lambda p, ask, option: open_clause_words(p, ask.seat, option),
        why_not=lambda p, ask, option: why_not_clause(p, ask.seat, option),
        besides=lambda rules: list(rules.box.clauses),
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {}
