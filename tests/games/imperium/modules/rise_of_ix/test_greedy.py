"""The greedy bot with Ix: it buys tiles, ships, commissions and wins."""

from __future__ import annotations

from collections import Counter

import pytest

from kanly.bots import Match, RandomBot
from kanly.games.imperium.bot.greedy import Greedy
from kanly.games.imperium.games.imperium import GAME
from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import Bot

KINDS = ("acquires_tech", "freighter_recalled", "commissions", "launches")


def played(seed: int, greedy: int = 0, seats: int = 4) -> tuple[bool, Counter[str]]:
    """Whether the greedy seat has won against random ones, and what happened."""
    table = GAME.open(GAME.set_up(seats, ("rise_of_ix",)), f"greedy {seed}", keep=False, programs=(1 << seats) - 1)
    bots: list[Bot | None] = [Greedy() if seat == greedy else RandomBot() for seat in range(seats)]
    Match(table, bots, str(seed)).play_on()
    assert table.result is not None
    assert table.log is not None
    s = table.state
    assert isinstance(s, ImperiumState)
    leader = s.houses[greedy].leader
    told = Counter(event.kind for event in table.log.all if event.data and event.data[0] == leader)
    return table.result.winners == [leader], told


@pytest.mark.parametrize("seed", range(3))
def test_greedy_wins_against_three_random_bots(seed: int) -> None:
    won, told = played(seed, greedy=seed % 4)
    assert won
    assert sum(told[kind] for kind in KINDS) >= 1
