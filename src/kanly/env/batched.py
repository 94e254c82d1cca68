"""Many tables at once, for training: arrays in, arrays out, and a finished table begins anew by itself."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kanly.env.numbers import BadAction, Mask, Numbered, Numbers, whole
from kanly.kernel import Ask, Table


class Batch(NamedTuple):
    """What the tables show: a row for each of them. The arrays are written anew by the next step."""

    observations: Numbers  # (tables, size): what the seat that acts may know
    masks: Mask  # (tables, actions)
    seats: NDArray[np.int64]  # (tables,): who acts
    rewards: NDArray[np.float32]  # (tables, seats): of games that ended with the last step
    ended: NDArray[np.bool_]  # (tables,): a game ended with the last step, and this is the next one


def batched_env(game: str, tables: int, seats: int | None = None, **more: Any) -> BatchedEnv:
    """Many tables of a set-up; `more` as for `BatchedEnv`."""
    return BatchedEnv(game, tables, seats, **more)


class BatchedEnv:
    """Tables of one set-up, stepped together in this process. Game `n` of table `t` has the seed `<seed>/<t>/<n>`."""

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int | None = None,
        modules: tuple[str, ...] | list[str] = (),
        settings: dict[str, Any] | None = None,
        *,
        reward: str = "seat",
        interject: bool = False,
    ) -> None:
        tables = whole("tables", tables, 1)
        self.numbered = Numbered(game, seats, modules, settings, reward=reward, interject=interject)
        n = self.numbered
        self.tables: list[Table] = []
        self.games = [0] * tables
        self.seed = "0"
        self.size = tables
        self.batch = Batch(
            np.zeros((tables, n.size), np.uint8),
            np.zeros((tables, n.actions), np.int8),
            np.zeros(tables, np.int64),
            np.zeros((tables, n.seats), np.float32),
            np.zeros(tables, np.bool_),
        )

    def reset(self, seed: int | str = 0) -> Batch:
        """New games at all tables."""
        self.seed = seed if isinstance(seed, str) else str(whole("seed", seed, 0))
        self.games = [0] * self.size
        self.tables = [self._open(i) for i in range(self.size)]
        self.batch.rewards.fill(0)
        self.batch.ended.fill(False)
        for i in range(self.size):
            self._show(i)
        return self.batch

    def step(self, actions: NDArray[np.integer[Any]] | list[int]) -> Batch:
        """One action at each table; if one of them is illegal, nothing happens at any."""
        if not self.tables:
            raise BadAction("reset comes first")
        given = len(actions) if hasattr(actions, "__len__") else 0
        if given != self.size:
            raise BadAction(f"{given} actions for {self.size} tables")
        chosen = [self._meant(i, actions[i]) for i in range(self.size)]
        batch = self.batch
        batch.rewards.fill(0)
        batch.ended.fill(False)
        for i, table in enumerate(self.tables):
            self.numbered.numbering.do(table, *chosen[i])
            if table.over:
                batch.rewards[i] = self.numbered.rewards(table)
                batch.ended[i] = True
                self.games[i] += 1
                self.tables[i] = self._open(i)
            self._show(i)
        return batch

    def _meant(self, i: int, action: Any) -> tuple[Ask, int]:
        table = self.tables[i]
        try:
            return self.numbered.meant(table, table.asks[0].seat, action)
        except BadAction as error:
            raise BadAction(f"table {i}: {error}") from None

    def _open(self, i: int) -> Table:
        table = self.numbered.open(f"{self.seed}/{i}/{self.games[i]}")
        while table.over:  # nobody had a choice in it
            self.games[i] += 1
            table = self.numbered.open(f"{self.seed}/{i}/{self.games[i]}")
        return table

    def _show(self, i: int) -> None:
        table = self.tables[i]
        ask = table.asks[0]
        self.batch.seats[i] = ask.seat
        self.batch.observations[i] = self.numbered.row(table, ask.seat, ask)
        self.batch.masks[i] = self.numbered.mask(table, ask)
