"""What carrying out a clause changes, number by number: every clause of a box on one and the same rich table.

The words of a piece come from the effects that run, so `tests/printed` shows a changed amount or condition. This shows
the other half: an effect that says the right thing and does another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.games.imperium.tables import UprisingTable, box_of

from kanly.kernel import Ask, Flow, Option
from kanly.kernel.codec import Codec

NOTHING = "nothing"
NOT_READY = "not ready"
MOST = 60  # answers; a flow that asks more goes on for ever
PILES = (
    *("hand", "deck", "discard", "played", "shown", "intrigues", "row", "removed", "masks"),
    *("acquired", "armed", "reserve", "stacks", "trashed", "held", "laid"),
)


def carried_out(name: str, *scenes: Callable[[], UprisingTable]) -> str:
    """What the clause changes in the first of these scenes in which it can be carried out."""
    found = ""
    for scene in scenes:
        found = outcome(scene(), name)
        if found not in (NOT_READY, NOTHING):
            break
    return found


def outcome(t: UprisingTable, name: str) -> str:
    """What changes when house 0 carries out the clause; of every question it takes the last answer that is no pass."""
    p = t.by_hand()
    x = p.rules.cast(p, 0, t.house(0).played[0])
    clause = box_of(t.rules).clauses[name]
    if not clause.ready(x):
        return NOT_READY
    before = dict(numbers(t))
    flow = clause.do(x)
    asked = [] if flow is None else answered(flow)
    after = dict(numbers(t))
    changes = [f"{path} {before.get(path, 0)}>{after.get(path, 0)}" for path in sorted({*before, *after})]
    changes = [one for one in changes if one.split()[1].split(">")[0] != one.split(">")[1]]
    return "; ".join([*asked, *changes]) or NOTHING


def answered(flow: Flow) -> list[str]:
    """The kinds of questions that a flow asks, answered until it ends."""
    kinds: list[str] = []
    answer: Option = None
    while len(kinds) < MOST:
        try:
            ask = flow.send(answer)
        except StopIteration:
            return kinds
        assert isinstance(ask, Ask), ask
        options = ask.options if ask.offer is None else ask.offer()
        answer = next((option for option in reversed(options) if option not in ("pass", "done")), options[-1])
        kinds.append("?" + ask.kind)
    raise AssertionError(f"asks without end: {kinds[-3:]}")


def numbers(t: UprisingTable) -> Iterator[tuple[str, int]]:
    """Every number of a state by its path; of piles only how many cards they have."""
    packed = Codec(t.rules.records).pack(t.start)
    yield from _numbers("", packed["f"])


def _numbers(path: str, data: Any) -> Iterator[tuple[str, int]]:
    if isinstance(data, bool | int):
        yield path.strip("."), int(data)
    elif isinstance(data, dict) and "f" in data:
        yield from _numbers(path, data["f"])
    elif isinstance(data, dict):
        for key, value in data.items():
            if key in PILES or key.endswith(("_deck", "_discard", "_box", "_removed")):
                yield f"{path}.{key}".strip("."), len(value) if isinstance(value, list | dict) else 0
            elif key not in ("chance", "agenda", "cards"):
                yield from _numbers(f"{path}.{key}", value)
    elif isinstance(data, list):
        for i, value in enumerate(data):
            yield from _numbers(f"{path}.{i}", value)
        yield f"{path}.length".strip("."), len(data)
