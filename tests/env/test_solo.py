"""Gymnasium's own checker over one seat of our games."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")

from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from kanly.env import gym_env
from kanly.env.numbers import BadAction
from kanly.kernel import BadSetup, BotFailed, IllegalChoice


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(
    ("game", "seats", "flat"),
    [
        ("oasis", 2, False),
        ("feud", 3, True),
        ("uprising", 4, True),
        ("imperium", 3, False),
        ("dune", 6, True),
        ("arrakis", 2, False),
    ],
)
def test_gymnasium_accepts_it(game: str, seats: int, flat: bool) -> None:
    check_env(gym_env(game, seats, flat=flat, illegal="lose"), skip_render_check=False)


def play(seed: int, **more: object) -> tuple[int, float]:
    """A game in which the seat takes its first option: how many steps, which reward."""
    env = gym_env("oasis", 3, **more)
    _, info = env.reset(seed=seed)
    steps, over, reward = 0, False, 0.0
    while not over:
        assert not reward
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        steps += 1
    return steps, reward


def test_a_seed_fixes_the_game() -> None:
    assert [play(seed) for seed in range(4)] == [play(seed) for seed in range(4)]
    assert {play(seed)[1] for seed in range(12)} >= {0.0, 1.0}


def test_bots_play_the_others() -> None:
    worse = sum([play(seed, bots="thirsty")[1] for seed in range(30)])
    better = sum([play(seed, bots=["random", "random"])[1] for seed in range(30)])
    assert worse < better


def test_any_seat() -> None:
    env = gym_env("oasis", 3, seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1, 2}


def test_illegal_actions() -> None:
    env = gym_env("oasis", 2)
    _, info = env.reset(seed=1)
    with pytest.raises(BadAction):
        env.step(50)
    with pytest.raises(IllegalChoice, match="is not among what"):
        env.step(int(np.flatnonzero(info["action_mask"][:36] == 0)[0]))
    lenient = gym_env("oasis", 2, illegal="lose")
    lenient.reset(seed=1)
    assert lenient.step(50)[1:3] == (-1.0, True)


def test_what_comes_before_reset_and_after_the_end_is_explained() -> None:
    env = gym_env("oasis", 2)
    for early in (env.action_mask, env.render, lambda: env.step(0)):
        with pytest.raises(ResetNeeded):
            early()
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
    with pytest.raises(BadAction, match="the game is over"):
        env.step(0)


def test_bad_input_is_explained() -> None:
    with pytest.raises(BadSetup, match="1 bots for 2 other seats"):
        gym_env("oasis", 3, bots=["random"])
    with pytest.raises(BadSetup, match="seats go from 0 to 2"):
        gym_env("oasis", 3, seat=3)
    with pytest.raises(BadSetup, match="it takes one of raise, lose"):
        gym_env("oasis", 3, illegal="maybe")
    with pytest.raises(BadSetup, match="seat is '0'; it takes a whole number"):
        gym_env("oasis", 3, seat="0")
    with pytest.raises(BadSetup, match="bots is 3; it takes a name"):
        gym_env("oasis", 3, bots=3)
    with pytest.raises(BotFailed, match="has no bot 'nobody'"):
        gym_env("oasis", 3, bots="nobody")
