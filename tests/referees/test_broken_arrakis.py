"""War for Arrakis with one rule broken at a time: its referee names the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.referees.breaking import Retell, complaints, first, lacking, skipped, telling
from tests.referees.referee import Watched, broken

from kanly.kernel.modules import Function
from kanly.registry import game_named

GAMES = [
    Watched(2, modules, (("rounds", rounds),), seed, bots)
    for seed, bots, rounds, modules in (
        ("b1", ("greedy",), 8, ()),
        ("b2", ("random",), 6, ()),
        ("b3", ("greedy", "random"), 12, ()),
        ("b4", ("random", "greedy"), 8, ("spacing_guild",)),
    )
]


def more_dice(p: Any) -> None:
    discards = p.state.battle.discards
    discards[0] += 1
    discards[1] += 1


def more_hits(p: Any) -> None:
    hits = p.state.battle.hits
    hits[0] += 1
    hits[1] += 1


def crowded(inner: Function) -> Function:
    def arrive(p: Any) -> None:
        p.state.marches = []

    return arrive


def one_more_regular(p: Any, *args: Any) -> None:
    p.state.supply[0][0] += 1


def all_stay(inner: Function) -> Function:
    return lambda p, *_: inner(p, 2, 2, 2)


def rich_die(p: Any) -> None:
    p.state.imperium = [5, 5, 5]


def gift(p: Any, *args: Any) -> None:
    p.state.supremacy += 1


BROKEN: list[tuple[str, str, Callable[[Function], Function]]] = [
    ("R0.4", "arrive", crowded),
    ("R1.3", "battle_won", first(gift)),
    ("R6.3", "march", first(one_more_regular)),
    ("R7.6", "battle_roll", first(more_dice)),
    ("R7.8", "battle_casualties", first(more_hits)),
    ("R8.2", "move_markers", all_stay),
    ("R8.2", "action_phase", first(rich_die)),
    ("R9.5", "discard_down", skipped),
]


@pytest.mark.parametrize(("rule", "scene", "wrap"), BROKEN, ids=[f"{rule}-{scene}" for rule, scene, _ in BROKEN])
def test_a_broken_scene_is_found(rule: str, scene: str, wrap: Callable[[Function], Function]) -> None:
    assert complaints(broken("arrakis", {scene: wrap}), GAMES, rule)


TOLD: list[tuple[str, str, Retell]] = [
    ("R1.1", "a victory not told", lacking("won", "harkonnen")),
    ("R3.3", "another row", telling("active_row", lambda n, *vehicles: (n, *[1 + one for one in vehicles]))),
    ("R4.1", "too many dice", telling("dice", lambda side, n, *dice: (side, n + 1, *dice))),
    ("R5.1", "a long march", telling("moved", lambda side, start, *_: (side, start, "se_outer_2", "step"))),
    ("R7.10", "a hit not taken", lacking("reduced")),
    ("R7.15", "a greater sietch", telling("destroyed", lambda area, rank: (area, rank + 1))),
    ("R8.1", "a richer harvest", telling("harvested", lambda n: (n + 2,))),
    ("R10.9", "a storm in the mountains", telling("storm", lambda _, *dice: ("false_wall_east", *dice))),
]


@pytest.mark.parametrize(("rule", "what", "retell"), TOLD, ids=[what for _, what, _ in TOLD])
def test_what_is_told_wrongly_is_found(rule: str, what: str, retell: Retell) -> None:
    assert complaints(game_named("arrakis"), GAMES, rule, retell)
