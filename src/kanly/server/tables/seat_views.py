"""What one seat, or a watcher, is shown: only through the table's own per-seat methods.

A stream is one pair of eyes: its `rev` grows exactly when what it is shown changes, whoever else has seen whatever.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec

from kanly.kernel import Ask, Message, Table, token
from kanly.protocol import socket as wire
from kanly.protocol.telling import Happened, Party, Words
from kanly.server.tables.course import Course

WATCHER: Final = -1


class Mark(msgspec.Struct, array_like=True):
    """How far a stream has come: its rev, what it saw then, the rev at which events were last taken back, events."""

    rev: int = 0
    digest: str = ""
    cut: int = 0
    events: int = 0


def look(course: Course, seat: int, ending: wire.Ending | None) -> wire.SeatView:
    """All that a seat (WATCHER: a spectator) sees now."""
    table = course.table
    who = None if seat == WATCHER else seat
    view = table.view(who)
    parties = parties_of(table)
    if who is None:
        return wire.SeatView(view, parties, None, [], _waiting(course, None), None, [], ending)
    if ending is not None:
        return wire.SeatView(view, parties, None, [], wire.Waiting("over", "", []), "the game is over", [], ending)
    ask = course.shown(seat)
    unasked = [] if course.confirming >= 0 else table.interjections(seat)
    orders = [wire.Standing(o.kind, token(o.option), o.turn >= 0) for o in course.standing.given if o.seat == seat]
    return wire.SeatView(
        view,
        parties,
        None if ask is None else question(course, ask),
        [question(course, open) for open in unasked],
        _waiting(course, seat),
        course.why_no_undo(seat),
        orders,
        None,
    )


def parties_of(table: Table) -> list[Party]:
    """The sides of the game and the seats that answer for them now."""
    return [Party(party.id, party.seat, party.team) for party in table.rules.parties(table.state)]


def question(course: Course, ask: Ask) -> wire.Question:
    """A question with every option in words."""
    table = course.table
    options = [wire.Offered(token(option), words(table.describe(ask, option))) for option in ask.options]
    return wire.Question(ask.kind, words(table.question(ask)), options, ask.context)


def words(message: Message) -> Words:
    """A message as it goes over the wire."""
    args = {name: arg.data() if isinstance(arg, Message) else arg for name, arg in message.args.items()}
    return Words(message.id, args, list(message.refs), list(message.rules))


def happened(course: Course, seat: int, since: int) -> list[Happened]:
    """The events in a seat's eyes, from its `since`-th on."""
    told = course.table.told(None if seat == WATCHER else seat, since)
    return [Happened(event.kind, list(event.data), words(message)) for event, message in told]


def _waiting(course: Course, seat: int | None) -> wire.Waiting:
    if course.confirming >= 0:
        return wire.Waiting("confirm", "", [course.confirming])
    waiting = course.table.waiting(seat)
    return wire.Waiting(waiting.form, waiting.kind, waiting.seats, waiting.context)


class Stream:
    """What one pair of eyes has been shown."""

    def __init__(self, seat: int, mark: Mark | None = None) -> None:
        self.seat = seat
        self.mark = mark or Mark()
        self.told = Mark()  # how far those who look through these eyes have been shown
        self.sight = b""  # as last sent
        self.before = 0  # events that it had before the last change

    def refresh(self, course: Course, ending: wire.Ending | None) -> bool:
        """Look again; whether anything has changed since."""
        mark = self.mark
        sight = wire.encode(look(course, self.seat, ending))
        digest = blake2b(sight, digest_size=12).hexdigest()
        events = len(course.table.events(None if self.seat == WATCHER else self.seat))
        self.sight = sight
        if digest == mark.digest and events == mark.events:
            return False
        rev = mark.rev + 1
        self.before = mark.events
        self.mark = Mark(rev, digest, rev if events < mark.events else mark.cut, events)
        return True

    def update(self, course: Course, since: int) -> bytes:
        """The message that shows the present, with the events from number `since` on."""
        mark = self.told = self.mark
        events = happened(course, self.seat, since)
        return wire.encode(wire.Update(mark.rev, since, events, msgspec.Raw(self.sight)))

    def known(self, rev: int, events: int) -> int:
        """How many of the events that a returning client has still stand."""
        mark = self.mark
        if rev < mark.cut or rev > mark.rev or events > mark.events:
            return 0
        return events


def ended(how: str, result: dict[str, Any], key: str) -> wire.Ending:
    """How a table ended, for everybody."""
    reason = result.get("reason")
    ties = [Words(**words) for words in result.get("ties", [])]
    return wire.Ending(
        how, result.get("ranking", []), result.get("scores", {}), None if reason is None else Words(**reason), key, ties
    )
