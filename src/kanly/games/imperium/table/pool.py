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


def take_eager(x: Cast) -> Flow | None:
    """Carry out what happens by itself, as long as there is something; a flow if it has to ask on the way."""
    s = x.s
    eager = x.box.eager
    done = True
    while done:  # from the start again, for it may have changed what is ready
        done = False
        for entry in s.pool:
            if entry[0] not in eager:
                continue
            effect = eager[entry[0]]
            x.card, x.given, x.it = entry[1], entry[2], NOBODY
            if effect.ready(x):
                s.pool.remove(entry)
                flow = effect.do(x)
                if flow is not None:
                    return _eager_on(x, flow)
                done = True
                break
    if s.playing:
        x.card, x.given, x.it = NOBODY, 0, NOBODY
        skip_lines(x)
        put_played_away(x.p)
    return None


def _eager_on(x: Cast, flow: Flow) -> Flow:
    yield from flow
    more = take_eager(x)
    if more is not None:
        yield from more


def skip_lines(x: Cast) -> None:
    """Lines of a played intrigue card that cannot be used, when none of its lines can be, are skipped (INT-03)."""
    s = x.s
    box = x.box
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


def carry_out(x: Cast, name: str) -> Flow | None:
    """Do a clause of the pool, or a branch of one."""
    s = x.s
    effect = x.box.clauses[name]
    root = effect.root
    for i, (other, card, given) in enumerate(s.pool):
        if other != root:
            continue
        x.card, x.given, x.it = card, given, NOBODY
        if effect.ready(x):
            del s.pool[i]
            tell_of(x.p, "does", x.actor, name)
            return effect.do(x)
    raise KeyError(name)
