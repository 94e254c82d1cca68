"""A game in numbers: actions and masks, observations and rewards as arrays. What all environments are made of."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from kanly.kernel import Ask, Game, IllegalChoice, Observer, Option, Setup, Table
from kanly.kernel.errors import BadSetup
from kanly.kernel.observing import MOST
from kanly.registry import game_named

Numbers = NDArray[np.uint8]
Mask = NDArray[np.int8]

CONTEXT: Final = 32  # slots for the words of a question's context
REWARDS: Final = ("seat", "team")


class BadAction(IllegalChoice):
    """An action number that stands for nothing that could be done now; the text says why."""


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
        self.choices: list[tuple[str, Option]] = [
            (kind, option) for kind, domain in self.rules.domains.items() for option in domain.options
        ]
        self.numbers: dict[str, dict[Option, int]] = {
            kind: {option: domain.first + i for i, option in enumerate(domain.options)}
            for kind, domain in self.rules.domains.items()
        }
        self.kinds: dict[str, int] = {kind: i for i, kind in enumerate(self.rules.domains)}
        self.places = [(b.name, b.first, len(b.rows), len(b.columns)) for b in self.rules.blocks.values()]
        taken = {"question", "context"} & set(self.rules.blocks)
        if taken:
            raise BadSetup(f"{game} has a block {taken.pop()!r}: that name is for the question")
        at = self.rules.observed
        self.places += [("question", at, 1, len(self.kinds)), ("context", at + len(self.kinds), 1, CONTEXT)]
        self.unasked = bytes(len(self.kinds) + CONTEXT)
        self.asked: dict[str, bytes] = {
            kind: bytes([int(i == place) for i in range(len(self.unasked))]) for kind, place in self.kinds.items()
        }
        self.size: int = at + len(self.unasked)

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

    def observer(self) -> Observer:
        """What looks at one table again and again at less cost; for `row`."""
        return Observer(self.rules)

    def row(self, table: Table, seat: int, ask: Ask | None, observer: Observer | None = None) -> Numbers:
        """Everything that a seat observes, one number after the other: a new array."""
        if observer is None:
            observer = Observer(self.rules)
        return np.frombuffer(observer.observe(table.state, seat, self._question(ask)), np.uint8)

    def _question(self, ask: Ask | None) -> bytes | bytearray:
        """The blocks `question` and `context`."""
        if ask is None:
            return self.unasked
        if ask.context is None:
            return self.asked[ask.kind]
        numbers = bytearray(self.asked[ask.kind])
        _write_words(ask.context, numbers, len(self.kinds))
        return numbers

    def named(self, row: Numbers) -> dict[str, Numbers]:
        """The same by name: parts of one row, no copies."""
        return {
            name: row[first : first + rows * columns].reshape(_shape(rows, columns))
            for name, first, rows, columns in self.places
        }

    # Actions.

    def mask(self, table: Table, ask: Ask | None) -> Mask:
        """What the seat may do now: a new array, 1 for every legal action."""
        cells = bytearray(self.actions)
        if ask is not None:
            number = self.numbers[ask.kind]
            for option in ask.options:
                cells[number[option]] = 1
            if self.interject and ask.offer is not None:
                for extra in table.interjections(ask.seat):
                    number = self.numbers[extra.kind]
                    for option in extra.options:
                        cells[number[option]] = 1
        return np.frombuffer(cells, np.int8)

    def act(self, table: Table, seat: int, action: int) -> None:
        """Do what an action number stands for."""
        number = int(action)
        if not 0 <= number < self.actions:
            raise BadAction(f"there is no action {number}; they go from 0 to {self.actions - 1}")
        kind, option = self.choices[number]
        if not self.interject:
            ask = table.ask(seat)
            if ask is None or kind != ask.kind:
                asked = "nothing" if ask is None else repr(ask.kind)
                raise BadAction(f"action {number} answers {kind!r}; seat {seat} is asked {asked} now")
        table.choose(seat, option, kind)

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


def _shape(rows: int, columns: int) -> tuple[int, ...]:
    return (columns,) if rows == 1 else (rows, columns)


def _write_words(context: Any, out: bytearray, at: int) -> None:
    """The words and numbers of a context, each counted in a slot that depends on the word alone."""
    if isinstance(context, (tuple, list)):
        for part in context:
            _write_words(part, out, at)
    elif context is not None:
        slot = at + _slot(str(context))
        out[slot] = min(out[slot] + 1, MOST)


@lru_cache(maxsize=4096)
def _slot(word: str) -> int:
    return crc32(word.encode()) % CONTEXT
