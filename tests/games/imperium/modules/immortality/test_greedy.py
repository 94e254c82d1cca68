"""The greedy bot with the Bene Tleilax: it grafts, researches, spends specimens, and wins."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.imperium.modules.immortality.tables import TleilaxuTable, tleilaxu

from kanly.bots import Match, RandomBot
from kanly.games.imperium.games.imperium import GAME as FIRST
from kanly.games.imperium.games.uprising import GAME
from kanly.kernel import Game, Sight, token


def greedy(t: TleilaxuTable) -> str:
    """What the greedy bot answers for house 0, as a token."""
    ask = t.table.ask(0)
    assert ask is not None
    return token(GAME.bots["greedy"]().choose(Sight(t.table, 0, ask, Random(1))))


def test_it_releases_specimens_for_recruits() -> None:
    t = tleilaxu().give(0, hand=["from_the_tanks"], garrison=10).stands(0, specimens=2).turn(0)
    t.sends(0, "from_the_tanks", "assembly_hall")
    assert greedy(t) == "release:1"


def test_it_buys_a_card_for_specimens() -> None:
    t = tleilaxu().stands(0, specimens=3, research="c4r4").tleilaxu_row("scientific_breakthrough", "usurp")
    assert greedy(t.turn(0).reveals(0)) == "grow:scientific_breakthrough:top"


def test_it_takes_the_better_way_on() -> None:
    """From c7r5 seven solari buy two points on the Tleilaxu track."""
    t = tleilaxu().give(0, intrigues=["breakthrough"], solari=7).stands(0, research="c7r5", on=5).turn(0)
    t.plots(0, "breakthrough")
    assert greedy(t) == "c8r6"
    t.answer(0, "research", "c8r6")
    assert greedy(t) == "c8r6.1"


def test_it_grafts_where_that_pays() -> None:
    t = tleilaxu().give(0, hand=["planned_coupling", "dagger", "convincing_argument"]).turn(0)
    assert greedy(t) == "graft:planned_coupling"
    t.answer(0, "turn", "graft:planned_coupling")
    assert greedy(t) in t.offered(0)
    t.answer(0, "partner", greedy(t))
    assert greedy(t) in t.offered(0)


@pytest.mark.parametrize("game", [GAME, FIRST], ids=["uprising", "imperium"])
def test_it_wins_and_uses_the_tleilaxu(game: Game) -> None:
    told: Counter[str] = Counter()
    wins = 0
    for seed in range(6):
        table = game.open(game.set_up(4, ["immortality"]), f"greedy {seed}", keep=False, programs=15)
        Match(table, [game.bots["greedy"](), *[RandomBot() for _ in range(3)]], str(seed)).play_on()
        assert table.result is not None
        wins += table.result.winners == [table.rules.parties(table.state)[0].id]
        assert table.log is not None
        own = table.rules.parties(table.state)[0].id
        told.update([event.kind for event in table.log.all if event.data and event.data[0] == own])
    assert wins >= 5
    assert told["researches"] >= 6 * 3
    assert told["spends_specimens"] >= 6
    assert told["grafts"] >= 3
