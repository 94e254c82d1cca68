"""Questions, words, views and events: well-formed, plain, and free of side effects."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random
from typing import Any

from kanly.kernel import PASS, Ask, Event, Message, Table, Window, pack, token
from kanly.kernel.asks import Secret
from kanly.kernel.observing import empty_row
from kanly.rulebook import Rulebook
from kanly.testing.broken import broken, same
from kanly.testing.looks import Data, sight, words


def check_asks(table: Table) -> None:
    """Somebody is asked; every question has distinct options inside the domain of its kind, with tokens and numbers."""
    if not table.pending:
        broken("asks", "the game is not over, but nobody is asked")
    seen: set[int] = set()
    for ask in table.pending:
        if ask.seat in seen:
            broken("asks", f"seat {ask.seat} is asked two things at once")
        seen.add(ask.seat)
        check_ask(table, ask)
    for seat in range(table.rules.setup.seats):
        for ask in table.interjections(seat):
            check_ask(table, ask)
    step = table.step
    if isinstance(step, Window):
        if len(set(step.seats)) < len(step.seats):
            broken("asks", f"the window {step.kind!r} invites a seat twice: {step.seats}")
        for ask in table.pending:
            if ask.options[-1] != PASS:
                broken("asks", f"seat {ask.seat} cannot pass in the window {step.kind!r}")
    if isinstance(step, Secret):
        for seat in seen:
            if seat not in step.flows:
                broken("asks", f"seat {seat} is asked in a secret step that is not for it")


def check_ask(table: Table, ask: Ask) -> None:
    """The options of one question are distinct values of its domain."""
    if not ask.options:
        broken("asks", f"{ask!r} has no options")
    domain = table.rules.domain(ask.kind)
    tokens: set[str] = set()
    for option in ask.options:
        text = token(option)
        place = domain.place.get(option)
        if place is None or type(domain.options[place]) is not type(option):
            broken("asks", f"{text!r} is offered outside the domain of {ask.kind!r}")
        if text in tokens:
            broken("asks", f"{text!r} is offered twice in {ask!r}")
        tokens.add(text)
        if domain.by_token.get(text) != option:
            broken("asks", f"the token {text!r} stands for another option of {ask.kind!r}")
        number = table.rules.number(ask.kind, option)
        if table.rules.action(number) != (ask.kind, option):
            broken("asks", f"action {number} is not {ask.kind} {text}")


def check_reading(table: Table, rng: Random) -> None:
    """Whatever is only read (views, words, interjections) is plain data and changes nothing."""
    before = pack(table.rules, table.state)
    heard = None if table.log is None else len(table.log.all)
    seats = table.rules.setup.seats
    sample = rng.getrandbits(32)
    for seat in (None, *range(seats)):
        shown = sight(table, seat)
        check_plain(shown["view"], f"the view of {_name(seat)}")
        same("reading", f"{_name(seat)} looks twice and sees two things", shown, sight(table, seat))
        if seat is not None:
            check_observation(table, seat)
            said = words(table, seat, sample)
            check_plain(said, f"the words for {_name(seat)}")
            same("reading", f"{_name(seat)} reads twice and is told two things", said, words(table, seat, sample))
    same("reading", "looking at the table changes its state", before, pack(table.rules, table.state))
    same("reading", "looking at the table makes events", heard, None if table.log is None else len(table.log.all))


def check_observation(table: Table, seat: int) -> None:
    """Every block of an observation writes within its place: what it wrote beyond would be another's."""
    rules = table.rules
    for block in rules.blocks.values():
        out = empty_row(rules.observed)
        block.write(rules, table.state, seat, out, block.first)
        numbers = out.getvalue()
        if any(numbers[: block.first]) or any(numbers[block.first + block.size :]):
            broken("observation", f"for seat {seat} the block {block.name!r} writes beyond its {block.size} numbers")


def check_cited(said: Iterable[Data], held: Rulebook) -> None:
    """Messages as plain data cite rules of this set-up only, which its players can look up."""
    for message in said:
        for id in message["rules"]:
            if held.find(id) is None:
                broken("cites", f"{message['id']!r} cites {id}, which is no rule of this set-up")
        check_cited([arg for arg in message["args"].values() if isinstance(arg, dict)], held)


def check_plain(data: Any, what: str) -> None:
    """Data that JSON gives back as it was."""
    try:
        back = json.loads(json.dumps(data, allow_nan=False))
    except (TypeError, ValueError) as error:
        broken("plain", f"{what} is not plain data: {error}")
    same("plain", f"{what} is not plain data (JSON gives it back changed)", data, back)


def check_events(table: Table, events: list[Event], held: Rulebook) -> None:
    """Events hold plain values and can be put into words, which cite rules of this set-up."""
    for at, event in enumerate(events):
        _check_values(event.data, event)
        fields = table.rules.event_fields.get(event.kind)
        if fields is not None and len(fields) != len(event.data):
            broken("words", f"{event!r} has {len(event.data)} values, but {len(fields)} fields are declared: {fields}")
        message = table.rules.narrate_at(events, at)
        if not isinstance(message, Message):
            broken("words", f"{event!r} is narrated as {message!r}, not as a Message")
        said = message.data()
        check_plain(said, f"the words for {event!r}")
        check_cited([said], held)


def _check_values(values: tuple[Any, ...], event: Event) -> None:
    for value in values:
        if isinstance(value, tuple):
            _check_values(value, event)
        elif value is not None and not isinstance(value, (bool, int, str)):
            broken("plain", f"{event!r} holds a {type(value).__name__}")


def _name(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
