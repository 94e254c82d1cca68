"""Actions as numbers: which option of which question each stands for, and what a seat may do now as a row of marks.

    numbering = Numbering(rules)
    marks = numbering.mask(table, ask)           # 1 for every legal action
    numbering.act(table, ask.seat, action)

What is asked is told in numbers, too: a mark for the kind of the question, and the words of its context, each counted
in a slot that depends on the word alone. All of it is plain bytes; `kanly.env` makes arrays of them.
"""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

from kanly.kernel.asks import Ask, Option, token
from kanly.kernel.errors import IllegalChoice
from kanly.kernel.observing import MOST
from kanly.kernel.rules import Rules
from kanly.kernel.running.table import Table

CONTEXT: Final = 32  # slots for the words of a question's context


class BadAction(IllegalChoice):
    """An action number that stands for nothing that could be done now; the text says why."""


class Numbering:
    """The actions of assembled rules. With `interject`, what a seat could do unasked while an open question waits for
    its answer is among what it may do.
    """

    interject: bool
    actions: int
    choices: list[tuple[str, Option]]  # by number: the kind of question and the option
    numbers: dict[str, dict[Option, int]]
    kinds: dict[str, int]
    unasked: bytes  # what is asked, in numbers: nothing
    asked: dict[str, bytes]  # the same by kind, without a context
    slots: dict[str, int]  # of the words of contexts so far

    def __init__(self, rules: Rules[Any], *, interject: bool = False) -> None:
        self.interject = interject
        self.actions = rules.actions
        self.choices = [(kind, option) for kind, domain in rules.domains.items() for option in domain.options]
        self.numbers = {
            kind: {option: domain.first + i for i, option in enumerate(domain.options)}
            for kind, domain in rules.domains.items()
        }
        self.kinds = {kind: i for i, kind in enumerate(rules.domains)}
        self.unasked = bytes(len(self.kinds) + CONTEXT)
        self.asked = {
            kind: bytes([int(i == place) for i in range(len(self.unasked))]) for kind, place in self.kinds.items()
        }
        self.slots = {}

    def question(self, ask: Ask | None) -> bytes | bytearray:
        """What is asked: a mark for the kind, then the slots of the context."""
        if ask is None:
            return self.unasked
        if ask.context is None:
            return self.asked[ask.kind]
        numbers = bytearray(self.asked[ask.kind])
        context = ask.context
        self._count(context if isinstance(context, (tuple, list)) else (context,), numbers)
        return numbers

    def _count(self, context: Any, out: bytearray) -> None:
        slots = self.slots
        for part in context:
            if isinstance(part, (tuple, list)):
                self._count(part, out)
            elif part is not None:
                word = str(part)
                slot = slots.get(word)
                if slot is None:
                    slot = len(self.kinds) + crc32(word.encode()) % CONTEXT
                    slots[word] = slot
                if out[slot] < MOST:
                    out[slot] += 1

    def mask(self, table: Table, ask: Ask | None) -> bytearray:
        """What the seat may do now: 1 for every legal action."""
        marks = bytearray(self.actions)
        if ask is not None:
            self._mark(ask, marks)
            if self.interject and ask.offer is not None:
                for extra in table.interjections(ask.seat):
                    self._mark(extra, marks)
        return marks

    def _mark(self, ask: Ask, marks: bytearray) -> None:
        numbers = self.numbers[ask.kind]
        for option in ask.options:
            marks[numbers[option]] = 1

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
