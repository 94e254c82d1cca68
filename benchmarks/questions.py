"""What the kernel itself costs: the same questions asked by a bare generator loop and at a table.

Prints one JSON object with microseconds per ask: `bare`, `rollout` (a table without checkpoints and record) and `live`
(a table with both). The game asks one of four seats one of four things, twenty times per scene, and does nothing else.
"""

from __future__ import annotations

import json
import time
from typing import Any

from kanly.kernel import Ask, Flow, Game, Kind, Message, Module, Result, Rules, Setup, State

ASKS = 100_000


class CountState(State):
    """How many questions have been answered."""

    answered: int

    def __init__(self) -> None:
        super().__init__()
        self.answered = 0

    def copy(self) -> CountState:
        other = CountState()
        self.copy_common(other)
        other.answered = self.answered
        return other


def ask_on(p: Any) -> Flow:
    """Twenty questions."""
    s = p.state
    for _ in range(20):
        yield Ask(s.answered & 3, "which", ["a", "b", "c", "d"])
        s.answered += 1
    if s.answered < ASKS:
        p.then("ask_on")


class Questions(Game):
    """Nothing but questions."""

    def assemble(self, setup: Setup, modules: list[Module]) -> Rules[Any]:
        return QuestionsRules(setup, modules, "1", (CountState,))


class QuestionsRules(Rules[CountState]):
    """Begins with the first scene, ends with the last."""

    def begin(self) -> CountState:
        s = CountState()
        s.agenda = [("ask_on",)]
        return s

    def result(self, state: CountState) -> Result:
        return Result([], {}, Message("done"))


GAME = Questions(
    "questions", "benchmarks", (4,), Module("base", scenes=(ask_on,), kinds=(Kind("which", ["a", "b", "c", "d"]),))
)


class BarePlay:
    """The little that the flow needs when no table is there."""

    def __init__(self) -> None:
        self.state = CountState()

    def then(self, scene: str) -> None:
        self.state.agenda.append((scene,))


def bare() -> float:
    """Ask, check that the answer is an option, send it."""
    p = BarePlay()
    s = p.state
    s.agenda.append(("ask_on",))
    began = time.perf_counter()
    while s.agenda:
        s.agenda.pop()
        flow = ask_on(p)
        ask: Any = flow.send(None)
        try:
            while True:
                option = ask.options[s.answered & 3]
                if option not in ask.options:
                    raise ValueError(option)
                ask = flow.send(option)
        except StopIteration:
            pass
    return (time.perf_counter() - began) / ASKS * 1e6


def at_table(keep: bool) -> float:
    """The same at a table."""
    table = GAME.open(GAME.set_up(), "questions", keep=keep, log=keep)
    number = 0
    began = time.perf_counter()
    while not table.over:
        ask = table.pending[0]
        table.choose(ask.seat, ask.options[number & 3])
        number += 1
    return (time.perf_counter() - began) / ASKS * 1e6


def main() -> None:
    """The best of several rounds, taken in turns."""
    rounds = [(bare(), at_table(False), at_table(True)) for _ in range(9)]
    best = [min(column) for column in zip(*rounds, strict=True)]
    print(json.dumps({"bare": best[0], "rollout": best[1], "live": best[2]}))


if __name__ == "__main__":
    main()
