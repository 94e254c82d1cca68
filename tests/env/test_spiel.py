"""OpenSpiel's own tests over our games."""

from __future__ import annotations

import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

from kanly.env import open_spiel_game
from kanly.kernel import KanlyError


@pytest.mark.parametrize(
    ("game", "seats", "games"),
    [("oasis", 2, 2), ("oasis", 4, 2), ("feud", 3, 2), ("uprising", 2, 1), ("imperium", 2, 1), ("dune", 2, 1)],
)
def test_openspiel_plays_it(game: str, seats: int, games: int) -> None:
    pyspiel.random_sim_test(open_spiel_game(game, seats, deals=16), num_sims=games, serialize=True, verbose=False)


def test_a_playthrough_is_the_same_every_time() -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough  # here: it brings all of SciPy along

    name = str(open_spiel_game("oasis", 2, settings={"wells": 3}, deals=4))
    first = playthrough(name, None, seed=7)
    assert first == playthrough(name, None, seed=7)
    assert "ObservationTensor(0).travellers" in first
    assert "InformationStateString(1)" in first


def walk(game: Any, seed: int, steps: int) -> Any:
    """A state after some random actions."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    state.apply_action(rng.randrange(game.deals))
    for _ in range(steps):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "seats"), [("uprising", 4), ("dune", 6), ("arrakis", 2)])
def test_clones_and_stored_states(game: str, seats: int) -> None:
    spiel = open_spiel_game(game, seats, deals=8)
    state = walk(spiel, 3, 25)
    other = state.clone()
    assert str(other) == str(state)
    other.apply_action(other.legal_actions()[0])
    assert len(other.history()) == len(state.history()) + 1
    back = spiel.deserialize_state(state.serialize())
    assert str(back) == str(state)


def test_information_states_hide_what_is_hidden() -> None:
    """The other seat's secret answer changes nothing that a seat is told."""
    spiel = open_spiel_game("oasis", 2, deals=2)
    state = spiel.new_initial_state()
    state.apply_action(0)
    assert state.current_player() == 0
    told = set()
    for action in state.legal_actions():
        child = state.child(action)
        assert child.current_player() == 1
        told.add(child.information_state_string(1))
    assert len(told) == 1


def test_memory_is_perfect() -> None:
    state = walk(open_spiel_game("feud", 3, deals=2), 1, 12)
    seat = max(state.current_player(), 0)
    assert '"answers"' in state.information_state_string(seat)
    assert '"answers"' not in state.observation_string(seat)


def test_bad_input_is_explained() -> None:
    with pytest.raises(KanlyError, match="there is no game 'chess'"):
        open_spiel_game("chess")
    with pytest.raises(KanlyError, match="deals is 0; it takes a whole number, 1 or more"):
        open_spiel_game("oasis", deals=0)
    with pytest.raises(KanlyError, match="not for 0"):
        open_spiel_game("oasis", seats=0)
    with pytest.raises(KanlyError, match="not as one text"):
        open_spiel_game("uprising", modules="choam")  # type: ignore[arg-type]
    with pytest.raises(KanlyError, match="there is no deal 4; they go from 0 to 3"):
        open_spiel_game("oasis", deals=4).new_initial_state().apply_action(4)
