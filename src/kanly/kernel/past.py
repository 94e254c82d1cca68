"""The past of a table: choices in stretches, each from one checkpoint to the next.

Stretches are linked and never changed once they are past, so that clones share them. Those that undo still reaches hold
a checkpoint.
"""

from __future__ import annotations

from typing import Any, Final

from kanly.kernel.asks import Choice
from kanly.kernel.state import State

Made = tuple[int, str, Any, int]  # a choice and the turn in which it was made
REACH: Final = 64  # stretches with a checkpoint; so many are thinned out


class Past:
    """One stretch of choices; `checkpoint` is the state before the first of them, None when undo cannot come here."""

    before: Past | None
    checkpoint: State | None
    choices: list[Made]
    marks: list[int]  # marks[i]: what choice i brought that cannot be taken back
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


def settled(past: Past | None) -> Past | None:
    """The same past without checkpoints: undo does not come here any more."""
    live: list[Past] = []
    out = _live(past, live)
    for it in reversed(live):
        out = Past(out, None, it.choices, it.marks, it.events)
    return out


def thinned(past: Past | None) -> Past | None:
    """The same past with fewer checkpoints: in the older half every second one goes, undo takes longer there."""
    live: list[Past] = []
    out = _live(past, live)
    at = len(live) - 1
    while at >= 0:
        it = live[at]
        choices = it.choices
        marks = it.marks
        if at > len(live) // 2:
            at -= 1
            choices = choices + live[at].choices
            marks = marks + live[at].marks
        out = Past(out, it.checkpoint, choices, marks, it.events)
        at -= 1
    return out


def _live(past: Past | None, live: list[Past]) -> Past | None:
    """Collect the stretches that hold a checkpoint, the newest first; returns what comes before them."""
    while past is not None and past.checkpoint is not None:
        live.append(past)
        past = past.before
    return past


def all_choices(past: Past | None, since: list[Made]) -> list[Choice]:
    """Every choice from the start of the game on."""
    stretches: list[list[Made]] = [since]
    while past is not None:
        stretches.append(past.choices)
        past = past.before
    return [(made[0], made[1], made[2]) for stretch in reversed(stretches) for made in stretch]
