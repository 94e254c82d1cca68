"""A table as plain data: everything of it, or what one seat may see, for comparing tables with each other."""

from __future__ import annotations

from random import Random
from typing import Any

from kanly.kernel import Ask, Event, Message, Option, Table, pack, token
from kanly.testing.broken import broken

Data = dict[str, Any]


def snapshot(table: Table, *, events: bool = True, choices: bool = True) -> Data:
    """Everything that a table is, but for its talk and its orders."""
    out: Data = {
        "state": pack(table.rules, table.state),
        "asks": [ask_data(ask) for ask in sorted(table.pending, key=lambda ask: ask.seat)],
        "waiting": waiting_data(table, None),
        "over": table.over,
    }
    if choices:
        out["made"] = table.made
        out["choices"] = [(seat, kind, token(option)) for seat, kind, option in table.choices]
    if events and table.log is not None:
        out["events"] = [(*event_data(event), event.to) for event in table.log.all]
    return out


def views(table: Table) -> list[Data]:
    """What a spectator and every seat see."""
    return [table.view(None), *[table.view(seat) for seat in range(table.rules.setup.seats)]]


def sight(table: Table, seat: int | None) -> Data:
    """All that a table shows to a seat (None: a spectator) at this moment."""
    out: Data = {"view": table.view(seat), "waiting": waiting_data(table, seat)}
    if seat is not None:
        out["interjections"] = [ask_data(ask) for ask in table.interjections(seat)]
        out["observation"] = list(table.observe(seat))
    return out


def waiting_data(table: Table, seat: int | None) -> Data:
    """What a table waits for in the eyes of a seat."""
    waiting = table.waiting(seat)
    return {
        "form": waiting.form,
        "kind": waiting.kind,
        "seats": list(waiting.seats),
        "own": None if waiting.own is None else ask_data(waiting.own),
        "context": waiting.context,
    }


def ask_data(ask: Ask) -> Data:
    """A question with its options and context."""
    return {"seat": ask.seat, "kind": ask.kind, "options": list(ask.options), "context": ask.context}


def event_data(event: Event) -> tuple[str, tuple[Any, ...]]:
    """What a seat that sees an event sees of it."""
    return event.kind, event.data


def questions(table: Table, seat: int) -> list[Ask]:
    """What the seat is asked and what it may do unasked."""
    own = table.ask(seat)
    return [*([] if own is None else [own]), *table.interjections(seat)]


def words(table: Table, seat: int, sample: int) -> list[Data]:
    """The seat's questions in words, with some of their options, and why some other options are not offered."""
    out: list[Data] = []
    for ask in questions(table, seat):
        out.append(_said(table.question(ask), f"the question of {ask.kind!r}"))
        rng = Random(sample)
        for option in few(ask.options, 8, rng):
            out.append(_said(table.describe(ask, option), f"the description of {ask.kind} {token(option)}"))
    own = table.ask(seat)
    if own is not None:
        offered = own.options
        rng = Random(sample)
        for option in few([o for o in table.rules.domain(own.kind).explained.values() if o not in offered], 4, rng):
            out.append(_said(table.why_not(seat, option), f"why_not of {own.kind} {token(option)}"))
    return out


def few(items: list[Option], count: int, rng: Random) -> list[Option]:
    """At most `count` of the items, drawn at random."""
    return items if len(items) <= count else rng.sample(items, count)


def _said(message: object, what: str) -> Data:
    if not isinstance(message, Message):
        broken("words", f"{what} is {message!r}, not a Message")
    return message.data()
