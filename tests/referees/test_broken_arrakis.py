"""War for Arrakis with one rule broken at a time: its referee names the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.referees.arrakis.ground import ZONES, connected
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
        ("b5", ("random",), 16, ("spacing_guild",)),
    )
]
WORM = 4  # as the engine marks one on the ground
SOUTH_EAST = (20, 21, 22, 23, 24, 25, 26, 27)  # the engine's numbers of the outer areas there


def more_dice(p: Any) -> None:
    discards = p.state.battle.discards
    discards[0] += 1
    discards[1] += 1


def more_hits(p: Any) -> None:
    hits = p.state.battle.hits
    hits[0] += 1
    hits[1] += 1


def surprise(p: Any) -> None:
    p.state.battle.round = 1
    p.state.battle.surprise = True


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


def lost_troop(p: Any, *args: Any) -> None:
    if p.state.guild is not None:
        p.state.guild.pool -= 1


def lost_frigate(p: Any, *args: Any) -> None:
    if p.state.guild is not None:
        p.state.guild.frigate_reserve[0] -= 1


def five_worms(p: Any) -> None:
    s = p.state
    for area in range(len(s.ground)):
        s.ground[area] |= WORM if area in SOUTH_EAST and not s.legions[0][area] else 0


def far_zone(area: str) -> str:
    """An air zone that is not connected to an area."""
    return next(zone for zone in ZONES if not connected(zone, area))


BROKEN: list[tuple[str, str, Callable[[Function], Function]]] = [
    ("R0.4", "arrive", crowded),
    ("R1.3", "battle_won", first(gift)),
    ("R6.3", "march", first(one_more_regular)),
    ("R7.6", "battle_roll", first(more_dice)),
    ("R7.8", "battle_casualties", first(more_hits)),
    ("R7.8", "battle_roll", first(surprise)),  # a surprise in every round
    ("R8.2", "move_markers", all_stay),
    ("R8.2", "action_phase", first(rich_die)),
    ("R9.5", "discard_down", skipped),
    ("R10.4", "desert_hazards", first(five_worms)),
    ("SG5.5", "round_over", first(lost_troop)),
    ("SG6.1", "round_over", first(lost_frigate)),
    ("SG6.2", "clear_frigates", skipped),
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
    ("R4.13", "a wormsign on a rock", telling("wormsign", lambda _: ("false_wall_east",))),
    ("R4.18", "a scout from far away", telling("scouted", lambda area, _: (area, far_zone(area)))),
    ("R10.2", "a worm under sand", telling("wormsign_turned", lambda area, _: (area, "sand"))),
    ("R10.3", "a long flight", telling("fled", lambda start, _: (start, "se_outer_2"))),
    ("R10.3", "a carryall from far away", telling("rescued", lambda area, _: (area, far_zone(area)))),
    ("R10.6", "a worm that crawls far", telling("worm_crawls", lambda start, _: (start, "arrakeen"))),
    ("R11.4", "a card that does not lie open", telling("claimed", lambda _: ("pr_00",))),
    ("SG2.3", "an action of another power", telling("imperium_action", lambda side, _: (side, "none"))),
    ("SG3.1", "two steps at once", telling("heighliner", lambda side, n: (side, n + 1))),
    ("SG3.2", "a landing on the way", telling("heighliner", lambda side, n: (side, min(n, 3)))),
    ("SG4.2", "troops that land on others", telling("placed", lambda side, n, figure, _: (side, n, figure, "carthag"))),
    ("SG7.4", "a bombardment of nobody", telling("bombarded", lambda side, _: (side, "nw_inner_4"))),
    ("R10.9", "a storm in the mountains", telling("storm", lambda _, *dice: ("false_wall_east", *dice))),
]


@pytest.mark.parametrize(("rule", "what", "retell"), TOLD, ids=[what for _, what, _ in TOLD])
def test_what_is_told_wrongly_is_found(rule: str, what: str, retell: Retell) -> None:
    assert complaints(game_named("arrakis"), GAMES, rule, retell)
