"""The greedy bot plays whole games on both sides, base and expansion, and beats the random one."""

from __future__ import annotations

import pytest
from tests.games.arrakis.conserving import conserved

from kanly.bots import Match, RandomBot
from kanly.games.arrakis.bot.greedy import ANSWERS, GreedyArrakis
from kanly.games.arrakis.facts.pieces import SIDES
from kanly.games.arrakis.game import GAME
from kanly.kernel import Bot


def winner(bots: list[Bot | None], seed: str, modules: tuple[str, ...]) -> list[str]:
    """Who wins a game that these bots play."""
    table = GAME.open(GAME.set_up(2, modules, {"rounds": 40}), seed, programs=3)
    match = Match(table, bots, seed)
    while not table.over:
        match.play_on(50)
        conserved(table)
    assert table.result is not None
    return table.result.winners


@pytest.mark.parametrize("modules", [(), ("spacing_guild",)])
@pytest.mark.parametrize("side", [0, 1])
def test_greedy_beats_random(side: int, modules: tuple[str, ...]) -> None:
    for number in range(3):
        bots: list[Bot | None] = [RandomBot(), RandomBot()]
        bots[side] = GreedyArrakis()
        assert winner(bots, f"beats {number}", modules) == [SIDES[side]]


@pytest.mark.parametrize("modules", [(), ("spacing_guild",)])
def test_greedy_plays_itself_to_an_end(modules: tuple[str, ...]) -> None:
    for number in range(3):
        assert len(winner([GreedyArrakis(), GreedyArrakis()], f"itself {number}", modules)) == 1


def test_answers_are_to_questions_that_exist() -> None:
    kinds = GAME.rules(GAME.set_up(2, ("spacing_guild",))).domains
    assert set(ANSWERS) <= set(kinds)
