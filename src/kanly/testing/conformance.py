"""The conformance suite: a game's test file inherits all of it by one call.

TestFeud = conformance(GAME, seeds=range(3), invariant=thirty_cards, digests=Path(__file__).with_name("feud.json"))
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from kanly.kernel import Game, Setup
from kanly.testing.digests import Digests, compare, expected, how_to_repin
from kanly.testing.elsewhere import digests_elsewhere
from kanly.testing.properties import check_game
from kanly.testing.secrecy import Invariant
from kanly.testing.setups import all_setups, label
from kanly.testing.takeover import check_takeover


def conformance(
    game: Game,
    setups: Iterable[Setup] | None = None,
    seeds: Iterable[object] = range(3),
    *,
    heavy: float = 0.3,
    invariant: Invariant | None = None,
    digests: Digests | Path | None = None,
    pinned_seeds: Iterable[object] = range(2),
) -> type:
    """A test class: every property over random games of every set-up, and the same end everywhere as pinned.

    Without `setups`, every seat count with every allowed combination of modules. `heavy` is the share of steps at which
    everything is checked. `digests` are the pinned ones, or the file that holds them for `pinned_seeds`.
    """
    every = all_setups(game) if setups is None else list(setups)
    names = [str(seed) for seed in seeds]
    pinned = [str(seed) for seed in pinned_seeds]

    class Conformance:
        """What every game must hold."""

        @pytest.mark.parametrize("seed", names)
        @pytest.mark.parametrize("setup", every, ids=[label(game, setup) for setup in every])
        def test_properties(self, setup: Setup, seed: str) -> None:
            report = check_game(game, setup, seed, heavy=heavy, invariant=invariant)
            assert report.choices > 0, "nobody was asked anything"

        @pytest.mark.parametrize("setup", every, ids=[label(game, setup) for setup in every])
        def test_fresh_bots_take_over(self, setup: Setup) -> None:
            assert check_takeover(game, setup, names[0]), "nobody was asked anything"

        @pytest.mark.parametrize("hash_seed", [1, 4242])
        def test_same_digests_in_another_process(self, hash_seed: int) -> None:
            cases = [(setup, names[0]) for setup in every]
            here = [expected(game, setup, seed, digests) for setup, seed in cases]
            assert digests_elsewhere(game, cases, hash_seed) == here

        @pytest.mark.skipif(digests is None, reason="this game pins no digests")
        def test_pinned_digests(self) -> None:
            assert digests is not None
            changed = compare(game, every, digests, pinned)
            assert not changed, "\n".join([how_to_repin(game, digests), *changed])

    Conformance.__name__ = Conformance.__qualname__ = f"Conformance[{game.id}]"
    return Conformance
