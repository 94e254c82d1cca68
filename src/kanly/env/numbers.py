"""A game in numbers: actions and masks, observations and rewards as arrays. What all environments are made of."""

from __future__ import annotations

from operator import index
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from kanly.kernel import Ask, Game, Option, Setup, Table
from kanly.kernel.errors import BadSetup
from kanly.kernel.running.numbering import CONTEXT, BadAction, Numbering
from kanly.registry import game_named

Numbers = NDArray[np.uint8]
Mask = NDArray[np.int8]

__all__ = ["BadAction", "Mask", "Numbered", "Numbers", "whole"]

REWARDS: Final = ("seat", "team")
BYTE: Final = np.dtype(np.uint8)
MARK: Final = np.dtype(np.int8)


def whole(name: str, value: Any, least: int) -> int:
    """A whole number that is given by name, if it is one and not too small."""
    try:
        number = index(value)
    except TypeError:
        number = least - 1
    if number < least:
        raise BadSetup(f"{name} is {value!r}; it takes a whole number, {least} or more")
    return number


class Numbered:
    """One set-up of a game in numbers. Made of plain data, so that every process can make its own.

    `reward` is `seat`: the victory is shared out among the seats that won it, so that the rewards of a table add up to
    one; or `team`: every member of a winning side has its share whole. With `interject`, what a seat could do unasked
    while an open question waits for its answer is among its actions.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        modules: tuple[str, ...] | list[str] = (),
        settings: dict[str, Any] | None = None,
        *,
        reward: str = "seat",
        interject: bool = False,
    ) -> None:
        if reward not in REWARDS:
            raise BadSetup(f"reward is {reward!r}; it takes one of {', '.join(REWARDS)}")
        self.game: Game = game_named(game)
        self.setup: Setup = self.game.set_up(seats, modules, settings)
        self.rules = self.game.rules(self.setup)
        self.seats: int = self.setup.seats
        self.actions: int = self.rules.actions
        self.reward = reward
        self.interject = interject
        self.numbering = Numbering(self.rules, interject=interject)
        self.choices: list[tuple[str, Option]] = self.numbering.choices
        self.kinds: dict[str, int] = self.numbering.kinds
        self.places = [(b.name, b.first, len(b.rows), len(b.columns)) for b in self.rules.blocks.values()]
        taken = {"question", "context"} & set(self.rules.blocks)
        if taken:
            raise BadSetup(f"{game} has a block {taken.pop()!r}: that name is for the question")
        at = self.rules.observed
        self.places += [("question", at, 1, len(self.kinds)), ("context", at + len(self.kinds), 1, CONTEXT)]
        self.size: int = self.numbering.size

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and other processes assemble it anew: rules hold functions."""
        setup = self.setup
        given = (setup.game, setup.seats, setup.modules, setup.settings, self.reward, self.interject)
        return _assembled, given

    @property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The shape of every named array of an observation; a single row is a plain list."""
        return {name: _shape(rows, columns) for name, _, rows, columns in self.places}

    def open(self, seed: str, *, log: bool = False, keep: bool = False) -> Table:
        """A new table between programs."""
        return self.game.open(self.setup, seed, keep=keep, log=log, programs=(1 << self.seats) - 1)

    # Observations.

    def row(self, table: Table, seat: int, ask: Ask | None) -> Numbers:
        """Everything that a seat observes, one number after the other: a new array."""
        return np.frombuffer(bytearray(self.numbering.observe(table, seat, ask)), BYTE)

    def named(self, row: Numbers) -> dict[str, Numbers]:
        """The same by name: parts of one row, no copies."""
        return {
            name: row[first : first + rows * columns].reshape(_shape(rows, columns))
            for name, first, rows, columns in self.places
        }

    # Actions.

    def mask(self, table: Table, ask: Ask | None) -> Mask:
        """What the seat may do now: a new array, 1 for every legal action."""
        return np.frombuffer(bytearray(self.numbering.mask(table, ask)), MARK)

    def meant(self, table: Table, seat: int, action: Any) -> tuple[Ask, int]:
        """The question that an action number answers now, and which of its options it stands for."""
        return self.numbering.meant(table, seat, _number(action))

    def act(self, table: Table, seat: int, action: Any) -> None:
        """Do what an action number stands for."""
        self.numbering.act(table, seat, _number(action))

    # Rewards.

    def rewards(self, table: Table) -> list[float]:
        """What every seat gets when the game is over: its share of the victory."""
        shares = table.shares
        assert shares is not None
        if self.reward == "team":
            return shares
        total = sum(shares)
        return [share / total for share in shares] if total else shares


def _assembled(
    game: str, seats: int, modules: tuple[str, ...], settings: dict[str, Any], reward: str, interject: bool
) -> Numbered:
    return Numbered(game, seats, modules, settings, reward=reward, interject=interject)


def _number(action: Any) -> int:
    try:
        return index(action)
    except TypeError:
        raise BadAction(f"{action!r} is no action; they are whole numbers") from None


def _shape(rows: int, columns: int) -> tuple[int, ...]:
    return (columns,) if rows == 1 else (rows, columns)
