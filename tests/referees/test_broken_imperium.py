"""The first Dune: Imperium with one rule broken at a time: its referee names the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.referees.breaking import Retell, complaints, first, lacking, skipped, telling
from tests.referees.referee import Watched, broken

from kanly.kernel.modules import Function
from kanly.registry import game_named

GAMES = [
    Watched(4, (), (), "b1", ("greedy", "random")),
    Watched(3, (), (), "b2", ("random",)),
    Watched(4, (), (), "b3", ("random",)),
]
HAGAL = [Watched(2, (), (), "b4", ("random",)), Watched(1, (), (), "b5", ("random",))]


def cheaper(inner: Function) -> Function:
    return lambda *given: inner(*given) - 1


def all_pass(inner: Function) -> Function:
    return lambda _: -1


BROKEN: list[tuple[str, str, Callable[[Function], Function]]] = [
    ("AGT-05", "fee", cheaper),
    ("AGT-03", "unblocked_doors", all_pass),
    ("CMB-05", "rewards", skipped),
    ("TIE-01", "take_trophy", skipped),
    ("SET-02", "clear_conflict", skipped),
]


@pytest.mark.parametrize(("rule", "scene", "wrap"), BROKEN, ids=[f"{scene}-{rule}" for rule, scene, _ in BROKEN])
def test_a_broken_scene_is_found(rule: str, scene: str, wrap: Callable[[Function], Function]) -> None:
    assert complaints(broken("imperium", {scene: wrap}), GAMES, rule)


def test_bas_27_a_second_visit_to_the_council_is_found() -> None:
    def stands_up(p: Any, h: int) -> None:
        p.state.houses[h].councillor = False
        p.state.houses[h].solari += 9

    assert complaints(broken("imperium", {"seated": first(stands_up)}), GAMES, "BAS-27")


TOLD: list[tuple[str, str, list[Watched], Retell]] = [
    ("BAS-48", "a Mentat that does not go home", GAMES, lacking("mentat_back")),
    ("AGT-11", "a Mentat not taken", GAMES, lacking("mentat")),
    ("BAS-104", "a card for another space", HAGAL, telling("hagal_sends", lambda h, _, s: (h, "hagal_wealth", s))),
    ("BAS-112", "swords of another card", HAGAL, telling("hagal_swords", lambda h, c, n: (h, c, n + 1))),
]


@pytest.mark.parametrize(("rule", "what", "games", "retell"), TOLD, ids=[what for _, what, _, _ in TOLD])
def test_what_is_told_wrongly_is_found(rule: str, what: str, games: list[Watched], retell: Retell) -> None:
    assert complaints(game_named("imperium"), games, rule, retell)
