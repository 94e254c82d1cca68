"""Environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and many tables at once.

They need the extra: `pip install 'kanly[rl]'`. Everything here works for every game, from what the game declares: its
actions are the numbers of its domains, its observations the named blocks of its rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kanly.env.batched import BatchedEnv, batched_env
    from kanly.env.solo import GymEnv, gym_env
    from kanly.env.spiel import open_spiel_game
    from kanly.env.zoo import AecEnv, aec_env

WHERE = {
    "aec_env": "zoo",
    "AecEnv": "zoo",
    "gym_env": "solo",
    "GymEnv": "solo",
    "open_spiel_game": "spiel",
    "batched_env": "batched",
    "BatchedEnv": "batched",
}

__all__ = ["AecEnv", "BatchedEnv", "GymEnv", "aec_env", "batched_env", "gym_env", "open_spiel_game"]


class NotInstalled(ImportError):
    """A library that an environment needs; the text says how to get it."""


def __getattr__(name: str) -> Any:
    """Each environment is loaded when it is first named, with the library that it needs."""
    if name not in WHERE:
        raise AttributeError(f"kanly.env has no {name!r}; it has {', '.join(WHERE)}")
    from importlib import import_module

    try:
        return getattr(import_module(f"kanly.env.{WHERE[name]}"), name)
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.startswith("kanly"):
            raise
        raise NotInstalled(f"kanly.env.{name} needs {error.name}: pip install 'kanly[rl]'") from error
