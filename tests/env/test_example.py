"""The example learns something worth knowing in seconds."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

pytest.importorskip("numpy")


def test_a_small_policy_beats_random() -> None:
    example = runpy.run_path(str(Path(__file__).parents[2] / "examples/train_policy.py"))
    policy = example["train"]("oasis", 3, [], minutes=5, games=600, rate=0.5, seed=1)
    assert example["measure"](policy, "oasis", 3, [], games=300, seed=2) > 1 / 3
    untaught = example["Policy"](policy.weights.shape[1], policy.weights.shape[0])
    assert example["measure"](untaught, "oasis", 3, [], games=150, seed=2) < 1 / 3
