"""Immortality with one rule broken at a time: its referee names the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.referees.breaking import Retell, complaints, lacking, lacking_of, telling
from tests.referees.referee import Watched, broken

from kanly.kernel.modules import Function
from kanly.registry import game_named

GAMES = [
    Watched(seats, ("immortality",), (), f"b{number}", bots)
    for number in range(3)
    for seats, bots in (
        (3, ("greedy",)),
        (1, ("greedy", "random")),
        (4, ("random",)),
        (6, ("random", "random", "greedy")),
    )
]


def for_all(inner: Function) -> Function:
    return lambda *_: True


def nobody_blocks(inner: Function) -> Function:
    return lambda *_: False


BROKEN: list[tuple[str, str, Callable[[Function], Function]]] = [
    ("R3.5", "on_top", for_all),
    ("AGT-03", "must_infiltrate", nobody_blocks),
]


@pytest.mark.parametrize(("rule", "scene", "wrap"), BROKEN, ids=[f"{wrap.__name__}-{rule}" for rule, _, wrap in BROKEN])
def test_a_broken_scene_is_found(rule: str, scene: str, wrap: Callable[[Function], Function]) -> None:
    assert complaints(broken("uprising", {scene: wrap}), GAMES, rule)


def again(kind: str) -> Retell:
    """Events of this kind are told twice."""
    return lambda event: [event, event] if event.kind == kind else [event]


def step_more(house: str, space: str) -> tuple[Any, ...]:
    return house, f"tleilaxu_{int(space[-1]) + 1}"


TOLD: list[tuple[str, str, Retell]] = [
    ("R2.6", "a card from the box", telling("reveals", lambda house, _: (house, "dune_the_desert_planet"))),
    ("R3.1", "a leap", telling("researches", lambda house, _: (house, "c8r2"))),
    ("R3.2", "a specimen not made", lacking("makes_specimens")),
    ("R3.2", "no step on the other track", lacking("advances")),
    ("R3.4", "research not told", lacking("researches")),
    ("R4.1", "two steps for one", telling("advances", step_more)),
    ("R5.1", "too many specimens", telling("makes_specimens", lambda house, n: (house, n + 12))),
    ("R5.2", "specimens on credit", telling("spends_specimens", lambda house, n: (house, n + 12))),
    ("R5.3", "too many come back", telling("releases", lambda house, n: (house, n + 12))),
    ("R6.1", "a card for nothing", lacking("spends_specimens")),
    ("R6.1", "a card from elsewhere", telling("acquires", lambda house, _: (house, "usurp"))),
    ("R8.1", "a graft card alone", lacking("grafts")),
    ("R8.2", "two ordinary cards", telling("grafts", lambda house, _, other: (house, "dagger", other))),
    ("R10.1", "atomics twice", again("atomics")),
    ("R14.5", "the other card", telling("tleilaxu_removed", lambda _: ("reclaimed_forces",))),
    ("R14.3", "a rival stands still", lacking_of("advances", "rival")),
]


@pytest.mark.parametrize(("rule", "what", "retell"), TOLD, ids=[what for _, what, _ in TOLD])
def test_what_is_told_wrongly_is_found(rule: str, what: str, retell: Retell) -> None:
    assert complaints(game_named("uprising"), GAMES, rule, retell)


def test_six_92_a_commander_who_researches_is_found() -> None:
    retell = telling("researches", lambda _, space: ("muad_dib", space))
    assert complaints(game_named("uprising"), [one for one in GAMES if one.seats == 6], "SIX-92", retell)


def two_less(rules: Any, state: Any, seat: int | None, view: dict[str, Any]) -> None:
    view["tleilaxu_prize"] = 0
    view["tleilaxu_row"] = view["tleilaxu_row"][:1]


def test_a_short_row_and_a_lost_prize_are_found() -> None:
    game = broken("uprising", {}, two_less)
    assert complaints(game, GAMES, "R4.3")
    assert complaints(game, GAMES, "R6.3")
