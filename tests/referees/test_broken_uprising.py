"""Uprising with one rule broken at a time: its referee names the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.referees.breaking import Retell, complaints, first, lacking, skipped, telling, twice
from tests.referees.referee import Watched, broken

from kanly.kernel import Event
from kanly.kernel.modules import Function
from kanly.registry import game_named

GAMES = [
    Watched(4, ("choam",), (), "b1", ("greedy", "random")),
    Watched(3, ("choam",), (), "b2", ("random",)),
    Watched(4, ("choam",), (), "b3", ("random",)),
    Watched(3, ("choam",), (), "b4", ("greedy",)),
]


def well_known(inner: Function) -> Function:
    return lambda *_: 6


def worm_for_all(inner: Function) -> Function:
    def reward(p: Any, h: int, place: int) -> Any:
        house = p.state.houses[h]
        worms, house.worms = house.worms, 1
        inner(p, h, place)
        house.worms = worms

    return reward


def all_win(inner: Function) -> Function:
    return lambda p, h, _: inner(p, h, 0)


def end_now(inner: Function) -> Function:
    return lambda p: p.then("endgame")


def shorter_row(p: Any, h: int, card: int) -> None:
    p.state.row.pop()


def given_back(p: Any, h: int, card: int) -> None:
    p.state.houses[h].persuasion += 1


def more_recruits(p: Any, h: int) -> None:
    p.state.on_turn.recruited += 2
    p.state.on_turn.combat = True


BROKEN: list[tuple[str, str, Callable[[Function], Function]]] = [
    ("AGT-04", "influence_with", well_known),
    ("DEP-03", "visited", first(more_recruits)),
    ("ACQ-05", "acquired", first(shorter_row)),
    ("ACQ-01", "acquired", first(given_back)),
    ("CMB-06", "reward", worm_for_all),
    ("CMB-06", "reward", all_win),
    ("CMB-05", "rewards", skipped),
    ("TIE-01", "take_trophy", skipped),
    ("SET-02", "clear_conflict", skipped),
    ("MAK-01", "makers", twice),
    ("RCL-01", "recall", end_now),
]


@pytest.mark.parametrize(("rule", "scene", "wrap"), BROKEN, ids=[f"{wrap.__name__}-{rule}" for rule, _, wrap in BROKEN])
def test_a_broken_scene_is_found(rule: str, scene: str, wrap: Callable[[Function], Function]) -> None:
    assert complaints(broken("uprising", {scene: wrap}), GAMES, rule)


TOLD: list[tuple[str, str, Retell]] = [
    (
        "AGT-02",
        "a card that does not reach",
        telling("sends", lambda h, _, space: (h, "convincing_argument", space)),
    ),
    ("AGT-03", "an occupied space", lacking("infiltrates")),
    ("AGT-05", "a visit not paid for", lacking("pays")),
    ("DEP-03", "troops from nowhere", lacking("recruits")),
    ("REV-03", "a better hand", telling("reveals", lambda h, _: (h, "long_live_the_fighters"))),
    ("REV-06", "a strength too low", telling("strengths", lambda told: (tuple([(h, n // 2) for h, n in told]),))),
    ("CMB-06", "a reward withheld", lacking("rewarded", 1, 1)),
    ("INF-02", "a point not told", lacking("point")),
    ("RUL-15", "a step too far", telling("influence", lambda h, f, n, now: (h, f, n, now + 1))),
    ("ALL-01", "an Alliance not taken", lacking("allies")),
    ("BAT-01", "a pair not made", lacking("pairs")),
]


@pytest.mark.parametrize(("rule", "what", "retell"), TOLD, ids=[what for _, what, _ in TOLD])
def test_what_is_told_wrongly_is_found(rule: str, what: str, retell: Retell) -> None:
    assert complaints(game_named("uprising"), GAMES, rule, retell)


def test_trn_01_a_wrong_first_player_is_found() -> None:
    houses: list[str] = []

    def retell(event: Event) -> list[Event]:
        if event.kind == "leads":
            houses.append(event.data[1])
        if event.kind == "first_player":
            return [Event("first_player", (houses[houses.index(event.data[0]) - 1],))]
        return [event]

    assert complaints(game_named("uprising"), GAMES[:1], "TRN-01", retell)


def stronger(rules: Any, state: Any, seat: int | None, view: dict[str, Any]) -> None:
    for house in view["houses"]:
        house["strength"] += 1


def test_rev_06_a_strength_shown_wrongly_is_found() -> None:
    assert complaints(broken("uprising", {}, stronger), GAMES, "REV-06")
