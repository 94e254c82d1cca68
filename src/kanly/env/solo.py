"""One seat as a Gymnasium environment; bots play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from kanly.bots import Match, bot_named
from kanly.env.numbers import Mask, Numbered, Numbers, whole
from kanly.env.showing import MODES, checked, painted
from kanly.env.spaces import fresh_seed, observation_space
from kanly.kernel import Ask, IllegalChoice, Table
from kanly.kernel.errors import BadSetup

Observation = Numbers | dict[str, Numbers]
ILLEGAL = ("raise", "lose")


def gym_env(game: str, seats: int | None = None, **more: Any) -> GymEnv:
    """A Gymnasium environment; `more` as for `GymEnv`."""
    return GymEnv(game, seats, **more)


class GymEnv(gymnasium.Env[Any, Any]):
    """One seat of a table. Its legal actions are `info["action_mask"]`, its reward comes with the end of the game.

    `seat` is a number, or None: another one in every game. `bots` plays the other seats: one name for all, or one for
    each in order. An illegal action raises IllegalChoice or, with `illegal="lose"`, ends the game with reward -1.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        modules: tuple[str, ...] | list[str] = (),
        settings: dict[str, Any] | None = None,
        *,
        seat: int | None = 0,
        bots: str | tuple[str, ...] | list[str] = "random",
        reward: str = "seat",
        interject: bool = False,
        flat: bool = False,
        limit: int = 0,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.numbered = Numbered(game, seats, modules, settings, reward=reward, interject=interject)
        others = self.numbered.seats - 1
        if not isinstance(bots, (str, tuple, list)):
            raise BadSetup(f"bots is {bots!r}; it takes a name, or a list of names")
        self.bots = (bots,) * others if isinstance(bots, str) else tuple(bots)
        if len(self.bots) != others:
            raise BadSetup(f"{len(self.bots)} bots for {others} other seats")
        if seat is not None and whole("seat", seat, 0) >= self.numbered.seats:
            raise BadSetup(f"there is no seat {seat!r}; seats go from 0 to {others}")
        if illegal not in ILLEGAL:
            raise BadSetup(f"illegal is {illegal!r}; it takes one of {', '.join(ILLEGAL)}")
        for name in self.bots:
            bot_named(self.numbered.game, name)
        self.metadata = {"render_modes": list(MODES), "render_fps": 4}
        self.render_mode = checked(render_mode)
        self.fixed_seat = seat
        self.seat = 0 if seat is None else seat
        self.flat = flat
        self.limit = whole("limit", limit, 0)
        self.illegal = illegal
        self.observation_space = observation_space(self.numbered, flat)
        self.action_space = spaces.Discrete(self.numbered.actions)
        self.table: Table | None = None
        self.match: Match | None = None
        self.decisions = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the first question to the seat. A seed fixes it and all that follow it."""
        super().reset(seed=seed)
        game_seed = fresh_seed(self.np_random)
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.numbered.seats))
        names = list(self.bots)
        names.insert(self.seat, "")
        game = self.numbered.game
        while True:
            self.table = self.numbered.open(game_seed, log=True, keep=True)
            bots = [bot_named(game, name) if name else None for name in names]
            self.match = Match(self.table, bots, game_seed)
            self.match.play_on()
            if not self.table.over:
                break
            game_seed = fresh_seed(self.np_random)  # a game in which the seat is never asked teaches nothing
        self.decisions = 0
        return self._look()

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        table = self._table
        ask = self._ask()
        row = self.numbered.row(table, self.seat, ask)
        mask = self.numbered.mask(table, ask)
        return row if self.flat else self.numbered.named(row), {"action_mask": mask, "seat": self.seat}

    @property
    def _table(self) -> Table:
        if self.table is None:
            raise ResetNeeded("reset comes first")
        return self.table

    def _ask(self) -> Ask | None:
        return self._table.ask(self.seat)

    def action_mask(self) -> Mask:
        """What the seat may do now; the name under which other libraries ask for it."""
        return self.numbered.mask(self._table, self._ask())

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The seat acts, then the bots, until the seat is asked again or the game is over."""
        table, match = self._table, self.match
        assert match is not None
        try:
            self.numbered.act(table, self.seat, action)
        except IllegalChoice:
            if self.illegal == "raise":
                raise
            seen, info = self._look()
            return seen, -1.0, True, False, {**info, "illegal": True}
        self.decisions += 1
        match.play_on()
        over = table.over
        seen, info = self._look()
        reward = self.numbered.rewards(table)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return seen, reward, over, not over and 0 < self.limit <= self.decisions, info

    def render(self) -> str | None:
        """The text board as a spectator sees it: returned (`ansi`) or printed (`human`)."""
        return painted(self.numbered.game, self._table, self.render_mode)
