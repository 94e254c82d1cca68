"""The past of a table: choices in stretches, each from one checkpoint to the next.

Stretches are linked and never changed once they are past, so that clones share them. Only the newest ones, as far as
undo reaches, still hold their checkpoint.
"""

from __future__ import annotations

from typing import Any, Final

from kanly.kernel.asks import Choice
from kanly.kernel.state import State

Made = tuple[int, str, Any, int]  # a choice and the turn in which it was made
REACH: Final = 64  # stretches that keep their checkpoint at most


class Past:
    """One stretch of choices; `checkpoint` is the state before the first of them, None when undo cannot come here."""

    before: Past | None
    checkpoint: State | None
    choices: list[Made]
    marks: list[int]  # marks[i]: what choice i caused that cannot be taken back
    events: int  # events before the first choice
    count: int  # choices from the start of the game to the end of this stretch

    def __init__(
        self,
        before: Past | None,
        checkpoint: State | None,
        choices: list[Made],
        marks: list[int],
        events: int,
    ) -> None:
        self.before = before
        self.checkpoint = checkpoint
        self.choices = choices
        self.marks = marks
        self.events = events
        self.count = len(choices) if before is None else before.count + len(choices)


def reach(past: Past | None) -> int:
    """How many stretches, the newest first, still hold their checkpoint."""
    count = 0
    while past is not None and past.checkpoint is not None:
        count += 1
        past = past.before
    return count


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
        out = Past(out, it.checkpoint if i < keep else None, it.choices, it.marks, it.events)
    return out


def all_choices(past: Past | None, since: list[Made]) -> list[Choice]:
    """Every choice from the start of the game on."""
    stretches: list[list[Made]] = [since]
    while past is not None:
        stretches.append(past.choices)
        past = past.before
    return [(made[0], made[1], made[2]) for stretch in reversed(stretches) for made in stretch]
