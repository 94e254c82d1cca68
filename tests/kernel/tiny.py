"""Throw-away games for the kernel's tests: a few scenes, a state with a number, a list and some cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kanly.kernel import (
    PASS,
    Ask,
    Chance,
    Game,
    Interjection,
    Kind,
    Known,
    Message,
    Module,
    Option,
    Play,
    Result,
    Rules,
    Setup,
    State,
)


class TinyState(State):
    """A number, a list, ten cards in two hands."""

    x: int
    items: list[Any]
    hands: list[list[int]]
    known: Known

    def __init__(self) -> None:
        super().__init__()
        self.x = 0
        self.items = []
        self.hands = [[], []]
        self.known = Known()

    def copy(self) -> TinyState:
        other = TinyState()
        self.copy_common(other)
        other.x = self.x
        other.items = self.items[:]
        other.hands = [hand[:] for hand in self.hands]
        other.known = self.known.copy()
        return other


class TinyRules(Rules[TinyState]):
    """Everything is open but for the hands."""

    def begin(self) -> TinyState:
        state = TinyState()
        state.known = Known(10)
        state.hands = [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9]]
        for card in range(10):
            state.known.masks[card] = 1 << card // 5
        state.agenda = [("main",)]
        return state

    def view(self, state: TinyState, seat: int | None) -> dict[str, Any]:
        return {"x": state.x, "items": list(state.items), "hands": [state.known.hide(h, seat) for h in state.hands]}

    def redeal(self, state: TinyState, seat: int, chance: Chance) -> None:
        state.known.redeal(state.hands, seat, chance)

    def result(self, state: TinyState) -> Result:
        return Result([["seat0"], ["seat1"]], {"seat0": state.x}, Message("end"))


T = Play[TinyState, TinyRules]
KINDS = (
    Kind("pick", list(range(6))),
    Kind("react", [1, 2, PASS]),
    Kind("card", list(range(10))),
    Kind("shout", ["hey", "ho"]),
    Kind("rest", [0], moment=lambda p, seat: p.state.x == seat),
)


class TinyGame(Game):
    """A game of one base module."""

    def assemble(self, setup: Setup, modules: list[Module]) -> TinyRules:
        return TinyRules(setup, modules, "1", (TinyState,))


def tiny(*scenes: Callable[..., Any], seats: int = 2, interjections: tuple[Interjection, ...] = ()) -> TinyGame:
    """A game of these scenes; the first one played is called `main`."""
    base = Module("base", scenes=scenes, kinds=KINDS, interjections=interjections)
    return TinyGame("tiny", "tests", (seats,), base)


def pick(seat: int = 0, *options: Option) -> Ask:
    """A plain question."""
    return Ask(seat, "pick", list(options) or [0, 1])
