"""What a table can say, as messages: for tests of every game's words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from kanly.kernel import Message, Table


def parts_of(message: Message) -> Iterator[Message]:
    """A message and those among its arguments; arguments are messages, numbers or text."""
    yield message
    for arg in message.args.values():
        assert isinstance(arg, (Message, int, str)), message
        if isinstance(arg, Message):
            yield from parts_of(arg)


def said_at(table: Table, rng: Random, reasons: int) -> Iterator[Message]:
    """Everything about what may be answered now: questions, options, and so many reasons why not for each question."""
    for ask in [*table.pending, *[ask for seat in range(table.seats) for ask in table.interjections(seat)]]:
        yield table.question(ask)
        for option in ask.options:
            yield table.describe(ask, option)
    for ask in table.pending:
        domain = list(table.rules.domain(ask.kind).explained.values())
        for option in rng.sample(domain, min(reasons, len(domain))):
            reason = table.why_not(ask.seat, option)
            if reason is not None:
                yield reason
