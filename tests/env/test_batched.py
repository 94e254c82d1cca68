"""Many tables at once."""

from __future__ import annotations

import pickle

import pytest

np = pytest.importorskip("numpy")

from kanly.env import batched_env
from kanly.env.numbers import BadAction
from kanly.kernel import BadSetup


def run(tables: int, steps: int, seed: int = 3) -> tuple[list[float], int]:
    """Some steps in which everybody takes the first option: sums of what is seen, and how many games ended."""
    env = batched_env("oasis", tables, 3)
    batch = env.reset(seed)
    seen, ended = [], 0
    for _ in range(steps):
        seen.append(float(batch.observations[0].astype(int).sum()) + batch.seats[0] + batch.rewards[0].sum())
        assert (batch.masks.sum(axis=1) > 0).all()
        batch = env.step(batch.masks.argmax(axis=1))
        ended += int(batch.ended.sum())
        assert batch.rewards[batch.ended].sum(axis=1) == pytest.approx(1)
        assert not batch.rewards[~batch.ended].any()
    return seen, ended


def test_tables_do_not_touch_each_other() -> None:
    alone, _ = run(1, 60)
    together, ended = run(5, 60)
    assert alone == together
    assert ended >= 5, "tables begin anew"


def test_seeds() -> None:
    assert run(2, 40) == run(2, 40)
    assert run(2, 40) != run(2, 40, seed=4)


def test_bad_input_is_explained() -> None:
    with pytest.raises(BadSetup, match="tables is 0; it takes a whole number, 1 or more"):
        batched_env("oasis", 0)
    env = batched_env("oasis", 2)
    with pytest.raises(BadAction, match="reset comes first"):
        env.step([0, 0])
    env.reset()
    with pytest.raises(BadAction, match="1 actions for 2 tables"):
        env.step([0])


def test_an_illegal_action_changes_no_table() -> None:
    env = batched_env("oasis", 2)
    batch = env.reset(5)
    asked = [table.asks[0] for table in env.tables]
    right, wrong = int(batch.masks[0].argmax()), int(batch.masks[1].argmin())
    with pytest.raises(BadAction, match="table 1: action"):
        env.step([right, wrong])
    assert [table.asks[0] for table in env.tables] == asked
    env.step([right, int(batch.masks[1].argmax())])


def test_tables_are_made_anew_in_another_process() -> None:
    env = pickle.loads(pickle.dumps(batched_env("oasis", 3, 2)))
    assert (env.reset(1).observations == batched_env("oasis", 3, 2).reset(1).observations).all()
