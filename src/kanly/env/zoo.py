"""A table as a PettingZoo environment: agents act one after the other (AEC)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kanly.env.numbers import Mask, Numbered, Numbers, whole
from kanly.env.showing import MODES, checked, painted
from kanly.env.spaces import fresh_seed, observation_space, seeded
from kanly.kernel import Ask, Table


def aec_env(game: str, seats: int | None = None, **more: Any) -> AECEnv:
    """A PettingZoo environment that checks the order of calls; `more` as for `AecEnv`.

    The arguments are plain data: `functools.partial(aec_env, "uprising", seats=4)` goes to any process as a factory.
    """
    return wrappers.OrderEnforcingWrapper(AecEnv(game, seats, **more))


class AecEnv(AECEnv):  # type: ignore[misc]
    """One table. Who is asked first of those who are asked acts next; questions with one answer answer themselves.

    An observation is `{"observation": named arrays, "action_mask": ...}`, with `flat` one row instead of names. A game
    that lasts longer than `limit` decisions is truncated; 0: never. An illegal action raises IllegalChoice and changes
    nothing. `render_mode` is `ansi` or `human`.
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
        flat: bool = False,
        limit: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.numbered = Numbered(game, seats, modules, settings, reward=reward, interject=interject)
        self.metadata = {"render_modes": list(MODES), "name": f"kanly_{game}", "is_parallelizable": False}
        self.flat = flat
        self.limit = whole("limit", limit, 0)
        self.render_mode = checked(render_mode)
        self.possible_agents = [f"seat_{i}" for i in range(self.numbered.seats)]
        self.seat_of = {agent: i for i, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        space = spaces.Dict(
            {
                "observation": observation_space(self.numbered, flat),
                "action_mask": spaces.Box(0, 1, (self.numbered.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.numbered.actions) for agent in self.possible_agents}
        self.seeds = np.random.default_rng()
        self.table: Table | None = None
        self.decisions = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The actions of the set-up, the same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. A seed fixes it and all that follow it."""
        if seed is not None:
            self.seeds = seeded(seed)
        self.table = self.numbered.open(fresh_seed(self.seeds))
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def _next(self) -> None:
        asks = self._table.asks
        self.agent_selection = self.possible_agents[asks[0].seat if asks else 0]

    @property
    def _table(self) -> Table:
        assert self.table is not None, "reset comes first"
        return self.table

    def _ask(self, agent: str) -> Ask | None:
        """The question to the agent, if it is the agent's turn to act."""
        asks = self._table.asks
        return asks[0] if asks and asks[0].seat == self.seat_of[agent] else None

    def observe(self, agent: str) -> dict[str, Numbers | Mask | dict[str, Numbers]]:
        """What the agent may know, and what it may do."""
        ask = self._ask(agent)
        row = self.numbered.row(self._table, self.seat_of[agent], ask)
        mask = self.numbered.mask(self._table, ask)
        return {"observation": row if self.flat else self.numbered.named(row), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected agent acts; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self._table
        self.numbered.act(table, self.seat_of[agent], action)
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if table.over:
            rewards = self.numbered.rewards(table)
            for other in self.agents:
                self.rewards[other] = rewards[self.seat_of[other]]
                self.terminations[other] = True
        elif self.limit and self.decisions >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        self._next()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The text board as a spectator sees it: returned (`ansi`) or printed (`human`)."""
        return painted(self.numbered.game, self._table, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
