"""Which doors are too dear, looked up by what a house has: as if every price had been compared with it."""

from __future__ import annotations

from itertools import product

from kanly.games.imperium.effects.gains import LeaderPrice, lasts
from kanly.games.imperium.games.series import SeriesRules
from kanly.games.imperium.pieces.purses import Purses
from kanly.registry import game_named

PRICES = [(1, 4, 0, 0), (2, 0, 3, 1), (4, 0, 0, 2), (8, 0, 0, 0)]


def test_a_door_is_too_dear_if_anything_is_lacking() -> None:
    purses = Purses(PRICES)
    for has in product(range(6), range(5), range(4)):
        dear = 0
        for door, *price in PRICES:
            if any(n > m for n, m in zip(price, has, strict=True)):
                dear |= door
        assert purses.too_dear(*has) == dear


def test_nothing_costs_nothing() -> None:
    assert Purses([]).too_dear(0, 0, 0) == 0


def test_bas_66_a_leader_pays_less_for_the_landsraad() -> None:
    game = game_named("imperium")
    rules = game.rules(game.set_up(4))
    assert isinstance(rules, SeriesRules)
    fees = [(door, cost) for space in rules.box.spaces for door, cost in space.costs if isinstance(cost, LeaderPrice)]
    assert len(fees) == 4
    for door, fee in fees:
        assert lasts(fee)
        printed = fee.printed_price()[0]
        for leader in rules.box.leaders:
            price = printed - 1 if leader == "duke_leto_atreides" else printed
            assert rules.purses[leader].too_dear(price - 1, 99, 99) & door
            assert not rules.purses[leader].too_dear(price, 0, 0) & door
