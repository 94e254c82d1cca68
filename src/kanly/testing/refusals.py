"""What a table must refuse, and that a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from kanly.kernel import Ask, IllegalChoice, Table, UndoRefused, token
from kanly.testing.broken import broken, same
from kanly.testing.looks import snapshot

NONSENSE = "no option of any game"
Attempt = tuple[str, Callable[[], object]]


def check_refusals(table: Table, rng: Random, stale: Ask | None) -> None:
    """Foreign seats, wrong options, wrong kinds, stale questions and unknown tokens are refused without any effect."""
    before = snapshot(table)
    step = table.step
    for what, attempt in _attempts(table, rng, stale):
        try:
            attempt()
        except IllegalChoice as error:
            if not str(error):
                broken("refusal", f"{what} is refused without a reason")
        except Exception as error:
            broken("refusal", f"{what} ends in {type(error).__name__}: {error}")
        else:
            broken("refusal", f"{what} is taken")
        if table.step is not step or table.made != before["made"]:
            broken("refusal", f"{what} is refused, but the table goes on")
    same("refusal", "refused choices change the table", before, snapshot(table))


def _attempts(table: Table, rng: Random, stale: Ask | None) -> list[Attempt]:
    out: list[Attempt] = []
    if stale is not None and stale not in table.pending:
        out.append(("an answer to a question that is gone", partial(table.answer, stale, stale.options[0])))
    seats = table.rules.setup.seats
    for seat in (seats, -1, 10**30):
        for kind, domain in table.rules.domains.items():
            option = rng.choice(domain.options)
            out.append((f"{kind} {token(option)} of seat {seat}", partial(table.choose, seat, option, kind)))
    for seat in range(seats):
        out += _foreign(table, seat, rng)
    if table.pending:
        out += _wrong(table, rng.choice(table.pending), rng)
    out.append(("an order of a seat that is not there", partial(table.order, seats, kind, option)))
    out.append(("a remark of a seat that is not there", partial(table.say, -1, "hello")))
    out.append(("an empty remark", partial(table.say, 0, " \n")))
    return out


def _foreign(table: Table, seat: int, rng: Random) -> list[Attempt]:
    """Answers to questions that this seat is not asked."""
    out: list[Attempt] = []
    mine = {ask.kind for ask in [*table.pending, *table.interjections(seat)] if ask.seat == seat}
    for kind, domain in table.rules.domains.items():
        if kind not in mine:
            option = rng.choice(domain.options)
            what = f"{kind} {token(option)} of seat {seat}, which is not asked this"
            out.append((what, partial(table.choose, seat, option, kind)))
            out.append((what, partial(table.choose_token, seat, kind, token(option))))
    return out


def _wrong(table: Table, ask: Ask, rng: Random) -> list[Attempt]:
    """Answers to an open question that it does not offer."""
    out: list[Attempt] = []
    seat, kind, right = ask.seat, ask.kind, ask.options[0]
    closed = [option for option in table.rules.domain(kind).options if option not in ask.options]
    if closed:
        wrong = rng.choice(closed)
        what = f"{token(wrong)!r}, which {kind!r} does not offer"
        out.append((what, partial(table.choose, seat, wrong, kind)))
        out.append((what, partial(table.answer, ask, wrong)))
        out.append((what, partial(table.choose_token, seat, kind, token(wrong))))
    nonsense: list[Any] = [NONSENSE, None, (), ("x", -1), 10**30, [1], {}]
    for option in nonsense:
        out.append((repr(option), partial(table.choose, seat, option)))
        out.append((repr(option), partial(table.choose, seat, option, kind)))
    out.append(("a token outside the domain", partial(table.choose_token, seat, kind, NONSENSE)))
    out.append(("an unknown kind", partial(table.choose_token, seat, NONSENSE, token(right))))
    out.append(("a kind that nobody declares", partial(table.choose, seat, right, NONSENSE)))
    out.append(("why_not of nonsense", partial(table.why_not, seat, NONSENSE)))
    out.append(("an order for nonsense", partial(table.order, seat, kind, NONSENSE)))
    out.append(("an order for an unknown kind", partial(table.order, seat, NONSENSE, right)))
    return out


def check_undo_refused(table: Table) -> None:
    """Whoever may not undo is told why, and nothing changes; a seat that is not there may not either."""
    before = snapshot(table)
    for seat in range(-1, table.rules.setup.seats + 1):
        reason = table.why_no_undo(seat)
        if not reason:
            if not 0 <= seat < table.rules.setup.seats:
                broken("undo-limits", f"seat {seat}, which is not there, may undo")
            continue
        for turn in (False, True):
            try:
                table.undo(seat, turn=turn)
            except UndoRefused as error:
                same("undo-limits", "the reason", reason, str(error))
            else:
                broken("undo-limits", f"seat {seat} may not undo ({reason}), but can")
    same("undo-limits", "a refused undo changes the table", before, snapshot(table))
