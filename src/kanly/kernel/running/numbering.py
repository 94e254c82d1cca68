"""Actions as numbers: which option of which question each stands for, and what a seat may do now as a row of marks.

    numbering = Numbering(rules)
    marks = numbering.mask(table, ask)           # 1 for every legal action
    numbering.act(table, ask.seat, action)

What a seat observes ends with what it is asked: a mark for the kind of the question, and the words of its context, each
counted in a slot that depends on the word alone. All of it is plain bytes; `kanly.env` makes arrays of them.
"""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

from kanly.kernel.asks import Ask, Option, token
from kanly.kernel.errors import IllegalChoice
from kanly.kernel.observing import MOST, Row, empty_row, tally
from kanly.kernel.rules import Rules
from kanly.kernel.running.table import Table

CONTEXT: Final = 32  # slots for the words of a question's context


class BadAction(IllegalChoice):
    """An action number that stands for nothing that could be done now; the text says why."""


class Numbering:
    """The actions of assembled rules. With `interject`, what a seat could do unasked while an open question waits for
    its answer is among what it may do.
    """

    rules: Rules[Any]
    interject: bool
    actions: int
    choices: list[tuple[str, Option]]  # by number: the kind of question and the option
    numbers: dict[str, dict[Option, int]]
    kinds: dict[str, int]
    size: int  # of an observation: behind its blocks there is room for what is asked
    slots: dict[str, int]  # of the words of contexts so far

    def __init__(self, rules: Rules[Any], *, interject: bool = False) -> None:
        self.rules = rules
        self.interject = interject
        self.actions = rules.actions
        self.choices = [(kind, option) for kind, domain in rules.domains.items() for option in domain.options]
        self.numbers = {
            kind: {option: domain.first + i for i, option in enumerate(domain.options)}
            for kind, domain in rules.domains.items()
        }
        self.kinds = {kind: i for i, kind in enumerate(rules.domains)}
        self.size = rules.observed + len(self.kinds) + CONTEXT
        self.slots = {}

    def observe(self, table: Table, seat: int, ask: Ask | None) -> bytes:
        """What a seat may know, and what it is asked."""
        rules = self.rules
        row = empty_row(self.size)
        rules.observe(table.state, seat, row)
        if ask is not None:
            row[rules.observed + self.kinds[ask.kind]] = 1
            context = ask.context
            if context is not None:
                self._count(context if isinstance(context, (tuple, list)) else (context,), row)
        return row.getvalue()

    def _count(self, context: Any, out: Row) -> None:
        slots = self.slots
        for part in context:
            if isinstance(part, (tuple, list)):
                self._count(part, out)
            elif part is not None:
                word = str(part)
                slot = slots.get(word)
                if slot is None:
                    slot = self.rules.observed + len(self.kinds) + crc32(word.encode()) % CONTEXT
                    slots[word] = slot
                if out[slot] < MOST:
                    tally(out, slot)

    def mask(self, table: Table, ask: Ask | None) -> bytes:
        """What the seat may do now: 1 for every legal action."""
        row = empty_row(self.actions)
        if ask is not None:
            self._mark(ask, row)
            if self.interject and ask.offer is not None:
                for extra in table.interjections(ask.seat):
                    self._mark(extra, row)
        return row.getvalue()

    def _mark(self, ask: Ask, row: Row) -> None:
        numbers = self.numbers[ask.kind]
        for option in ask.options:
            row[numbers[option]] = 1

    def meant(self, table: Table, seat: int, action: int) -> tuple[Ask, int]:
        """The question or interjection that an action answers now, and which of its options it stands for."""
        if not 0 <= action < self.actions:
            raise BadAction(f"there is no action {action}; they go from 0 to {self.actions - 1}")
        if table.over:
            raise BadAction("the game is over")
        kind, option = self.choices[action]
        ask = table.ask(seat)
        if ask is None:
            raise BadAction(f"action {action} answers {kind!r}; seat {seat} is asked nothing now")
        if ask.kind == kind:
            try:
                return ask, ask.options.index(option)
            except ValueError:
                pass
        if self.interject and ask.offer is not None:
            for extra in table.interjections(seat):
                if extra.kind == kind and option in extra.options:
                    return extra, extra.options.index(option)
        if ask.kind != kind:
            raise BadAction(f"action {action} answers {kind!r}; seat {seat} is asked {ask.kind!r} now")
        raise BadAction(f"action {action}, {token(option)!r}, is not among what {ask.kind!r} offers seat {seat} now")

    def act(self, table: Table, seat: int, action: int) -> None:
        """Do what an action stands for."""
        ask, at = self.meant(table, seat, action)
        self.do(table, ask, at)

    def do(self, table: Table, ask: Ask, at: int) -> None:
        """Do what was `meant`."""
        if ask in table.asks:
            table.pick(ask, at)
        else:
            table.interject(ask.seat, ask.options[at], ask.kind)
