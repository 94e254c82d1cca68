"""Spaces of observations, and seeds of games."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from kanly.env.numbers import Numbered, whole
from kanly.kernel.observing import MOST


def observation_space(numbered: Numbered, flat: bool) -> spaces.Space[Any]:
    """The named arrays of a set-up, or all of them in one row."""
    if flat:
        return spaces.Box(0, MOST, (numbered.size,), np.uint8)
    return spaces.Dict({name: spaces.Box(0, MOST, shape, np.uint8) for name, shape in numbered.shapes.items()})


def seeded(seed: Any) -> np.random.Generator:
    """What draws the seeds of games, itself from a seed."""
    return np.random.default_rng(whole("seed", seed, 0))


def fresh_seed(seeds: np.random.Generator) -> str:
    """The seed of the next game."""
    return f"env/{seeds.integers(1 << 62)}"
