"""The pool: clauses that are open, what of them can be offered, and how one is carried out.

Within a turn everything that a house has gained a right to waits here, from the space, the card, the visit, plots,
modules, and is taken in the order that the house likes (AGT-07, RUL-01).
"""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Flow, Option

EVENTS: Final = {"does": ("house", "clause")}


def lay_open(s: ImperiumState, names: tuple[str, ...], card: int = NOBODY) -> None:
    """Put clauses into the pool; `card` is what they are printed on, if it can be trashed."""
    pool = s.pool
    for name in names:
        pool.append((name, card, 0))


def take_eager(p: P, h: int) -> Flow | None:
    """Carry out what happens by itself, as long as there is something; a flow if it has to ask on the way."""
    s = p.state
    eager = p.rules.box.eager
    done = True
    while done:  # from the start again, for it may have changed what is ready
        done = False
        for entry in s.pool:
            if entry[0] not in eager:
                continue
            effect = eager[entry[0]]
            x = p.rules.cast(p, h, entry[1])
            x.given = entry[2]
            if effect.ready(x):
                s.pool.remove(entry)
                flow = effect.do(x)
                if flow is not None:
                    return _eager_on(p, h, flow)
                done = True
                break
    if s.playing:
        skip_lines(p, h)
        put_played_away(p)
    return None


def _eager_on(p: P, h: int, flow: Flow) -> Flow:
    yield from flow
    more = take_eager(p, h)
    if more is not None:
        yield from more


def skip_lines(p: P, h: int) -> None:
    """Lines of a played intrigue card that cannot be used, when none of its lines can be, are skipped (INT-03)."""
    s = p.state
    box = p.rules.box
    x = p.rules.cast(p, h, NOBODY)
    for card in s.playing:
        name = box.intrigue_pieces[card].name
        lines = [box.clauses[entry[0]] for entry in s.pool if box.clauses[entry[0]].source == name]
        if lines and not any(line.ready(x) for line in lines):
            s.pool = [entry for entry in s.pool if box.clauses[entry[0]].source != name]


def put_played_away(p: P) -> None:
    """Intrigue cards whose lines are all done go to the common discard pile (INT-05)."""
    s = p.state
    if not s.playing:
        return
    box = p.rules.box
    sources = [box.clauses[entry[0]].source for entry in s.pool]
    for card in s.playing[:]:
        if box.intrigue_pieces[card].name not in sources:
            s.playing.remove(card)
            s.intrigue_discard.append(card)


def open_clauses(x: Cast, options: list[Option]) -> tuple[int, int]:
    """Add what can be carried out now to the options; how many must be, and how many of those leave no choice."""
    due = 0
    plain = 0
    clauses = x.box.clauses
    for name, card, given in x.s.pool:
        effect = clauses[name]
        x.card = card
        x.given = given
        if not effect.ready(x):
            continue
        if not effect.declinable(x):
            due += 1
            if not effect.branching:
                plain += 1
        if effect.branching:
            for option in effect.offers(x):
                if option not in options:
                    options.append(option)
        elif effect.option not in options:
            options.append(effect.option)
    x.card = NOBODY
    x.given = 0
    return due, plain


def carry_out(p: P, h: int, name: str) -> Flow | None:
    """Do a clause of the pool, or a branch of one."""
    s = p.state
    effect = p.rules.box.clauses[name]
    root = effect.root
    x = p.rules.cast(p, h, NOBODY)
    for i, (other, card, given) in enumerate(s.pool):
        if other != root:
            continue
        x.card = card
        x.given = given
        if effect.ready(x):
            del s.pool[i]
            tell_of(p, "does", h, name)
            return effect.do(x)
    raise KeyError(name)
