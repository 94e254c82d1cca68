"""The past of a table: choices in stretches, each from one checkpoint to the next.

Stretches are linked and never changed once they are past, so that clones share them. Only the newest ones, as far as undo
reaches, still hold their checkpoint.
"""

from __future__ import annotations

from typing import Final

from kanly.kernel.asks import Choice
from kanly.kernel.state import State

REACH: Final = 64  # stretches that keep their checkpoint at most


class Past:
    """One stretch of choices; `checkpoint` is the state before the first of them, None when undo cannot come here."""

    before: Past | None
    checkpoint: State | None
    choices: list[Choice]
    marks: list[int]  # marks[i]: what choice i brought that cannot be taken back
    turns: list[int]  # turns[i]: the turn that choice i belongs to
    events: int  # events before the first choice

    def __init__(
        self,
        before: Past | None,
        checkpoint: State | None,
        choices: list[Choice],
        marks: list[int],
        turns: list[int],
        events: int,
    ) -> None:
        self.before = before
        self.checkpoint = checkpoint
        self.choices = choices
        self.marks = marks
        self.turns = turns
        self.events = events


def settled(past: Past | None, keep: int = 0) -> Past | None:
    """The same past with checkpoints in its newest `keep` stretches only."""
    live: list[Past] = []
    node = past
    while node is not None and node.checkpoint is not None:
        live.append(node)
        node = node.before
    out = node
    for i in range(len(live) - 1, -1, -1):
        it = live[i]
        out = Past(out, it.checkpoint if i < keep else None, it.choices, it.marks, it.turns, it.events)
    return out


def all_choices(past: Past | None, since: list[Choice]) -> list[Choice]:
    """Every choice from the start of the game on."""
    stretches: list[list[Choice]] = [since]
    while past is not None:
        stretches.append(past.choices)
        past = past.before
    out: list[Choice] = []
    for i in range(len(stretches) - 1, -1, -1):
        out.extend(stretches[i])
    return out
