"""PettingZoo's own tests over our environments."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from kanly.env import aec_env
from kanly.kernel import IllegalChoice, KanlyError

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


@pytest.mark.parametrize(
    ("game", "seats", "flat"),
    [
        ("oasis", 3, False),
        ("feud", 4, True),
        ("uprising", 4, False),
        ("imperium", 3, False),
        ("dune", 6, True),
        ("arrakis", 2, False),
    ],
)
def test_pettingzoo_accepts_it(game: str, seats: int, flat: bool) -> None:
    api_test(aec_env(game, seats, flat=flat), num_cycles=150)


def test_seeds_fix_the_games() -> None:
    seed_test(partial(aec_env, "feud", 3, flat=True), num_cycles=60)


def course(make: Any, seed: int) -> list[float]:
    """One random game: all its numbers, added up step by step, and the rewards."""
    env = make()
    env.reset(seed=seed)
    rng = np.random.default_rng(0)
    out = []
    for _ in env.agent_iter():
        seen, reward, ended, cut, _info = env.last()
        out.append(float(reward))
        if ended or cut:
            env.step(None)
            continue
        out.append(float(seen["observation"].astype(int).sum()))
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return out


def test_factories_work_in_other_processes() -> None:
    make = partial(aec_env, "feud", seats=3, modules=["storm"], flat=True)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        elsewhere = pool.submit(course, make, 4).result()
    assert elsewhere == course(make, 4)
    assert elsewhere != course(make, 5)


def test_rewards_come_with_the_end() -> None:
    env = aec_env("oasis", 2)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        total[agent] += reward
        env.step(None if ended else int(np.flatnonzero(seen["action_mask"])[0]))
    assert sum(total.values()) == pytest.approx(1)


def test_a_long_game_is_cut_off() -> None:
    env = aec_env("feud", 2, limit=5)
    env.reset(seed=0)
    steps = 0
    for _ in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        assert not ended
        steps += not cut
        env.step(None if cut else int(np.flatnonzero(seen["action_mask"])[0]))
    assert steps == 5


def test_the_board_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec_env("oasis", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "Well 1 of 7 holds" in env.render()
    loud = aec_env("uprising", 4, render_mode="human")
    loud.reset(seed=1)
    loud.render()
    assert len(capsys.readouterr().out.splitlines()) > 10


def test_illegal_actions_are_explained() -> None:
    env = aec_env("oasis", 2)
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    with pytest.raises(KanlyError, match="is not among what 'play' offers"):
        env.step(int(np.flatnonzero(mask[:36] == 0)[0]))


def test_an_illegal_action_loses_in_the_wrapper_for_it() -> None:
    env = TerminateIllegalWrapper(aec_env("oasis", 2), illegal_reward=-1)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert env.rewards[loser] == -1


def test_a_new_environment_goes_to_another_process() -> None:
    here, there = aec_env("oasis", 2), pickle.loads(pickle.dumps(aec_env("oasis", 2)))
    rows = []
    for env in (here, there):
        env.reset(seed=3)
        rows.append(env.last()[0]["observation"]["cards"])
    assert (rows[0] == rows[1]).all()


@pytest.mark.parametrize("seed", ["abc", 1.5, -1, [1]])
def test_a_bad_seed_is_explained(seed: Any) -> None:
    env = aec_env("oasis", 2)
    with pytest.raises(KanlyError, match="it takes a whole number, 0 or more"):
        env.reset(seed=seed)


@pytest.mark.parametrize("action", [72, -1, "x", 1.5, None, [1]])
def test_what_is_no_action_changes_nothing(action: Any) -> None:
    env = aec_env("oasis", 2)
    env.reset(seed=1)
    before = env.last()[0]["action_mask"]
    with pytest.raises(IllegalChoice, match="no action"):
        env.step(action)
    assert (env.last()[0]["action_mask"] == before).all()


def test_a_game_may_begin_anew_in_the_middle() -> None:
    env = aec_env("feud", 3, flat=True)
    rows = []
    for _ in range(2):
        env.reset(seed=5)
        rows.append(env.last()[0]["observation"].copy())
        for _ in range(7):
            env.step(int(env.last()[0]["action_mask"].argmax()))
    assert (rows[0] == rows[1]).all()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "oasis", "seats": 9}, "9"),
        ({"game": "oasis", "modules": ["flood"]}, "flood"),
        ({"game": "oasis", "settings": {"depth": 3}}, "depth"),
        ({"game": None}, "there is no game None"),
        ({"game": "oasis", "modules": "flood"}, "not as one text"),
        ({"game": "oasis", "modules": None}, "modules are given as a list of names"),
        ({"game": "oasis", "settings": ["depth"]}, "settings are given as names with values"),
        ({"game": "oasis", "limit": -1}, "limit is -1; it takes a whole number, 0 or more"),
        ({"game": "oasis", "render_mode": "film"}, "render_mode is 'film'; it takes one of ansi, human"),
    ],
)
def test_a_bad_set_up_is_explained(given: dict[str, Any], said: str) -> None:
    with pytest.raises(KanlyError, match=said):
        aec_env(**given)
