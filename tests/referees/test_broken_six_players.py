"""The team game with one rule broken at a time: its referee names the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.referees.breaking import Retell, complaints, lacking, skipped, telling
from tests.referees.referee import Watched, broken

from kanly.kernel import Event
from kanly.kernel.modules import Function
from kanly.registry import game_named

GAMES = [Watched(6, (), (), f"b{number}", bots) for number, bots in enumerate([("random", "greedy"), ("random",)] * 3)]


def well_known(inner: Function) -> Function:
    return lambda *_: 6


def own_hooks(inner: Function) -> Function:
    def gain_hooks(p: Any, h: int) -> None:
        p.state.houses[h].hooks = True

    return gain_hooks


def for_all(inner: Function) -> Function:
    return lambda *_: True


BROKEN: list[tuple[str, str, Callable[[Function], Function]]] = [
    ("AGT-04", "influence_with", well_known),
    ("SIX-32", "track_step", skipped),
    ("SIX-44", "gain_hooks", own_hooks),
    ("SIX-44", "may_summon", for_all),
    ("RCL-03", "pass_marker", skipped),
]


@pytest.mark.parametrize(("rule", "scene", "wrap"), BROKEN, ids=[f"{wrap.__name__}-{rule}" for rule, _, wrap in BROKEN])
def test_a_broken_scene_is_found(rule: str, scene: str, wrap: Callable[[Function], Function]) -> None:
    assert complaints(broken("uprising", {scene: wrap}), GAMES, rule)


TOLD: list[tuple[str, str, Retell]] = [
    ("SIX-06", "objectives not swapped", lacking("swaps_objectives")),
    ("SIX-10", "nobody activated", lacking("activates")),
    ("SIX-10", "an enemy activated", telling("activates", lambda commander, _: (commander, commander))),
    ("SIX-12", "a commander with troops", telling("recruits", lambda _, n: ("muad_dib", n))),
    ("SIX-21", "a commander rewarded", telling("rewarded", lambda _, place, n: ("muad_dib", place, n))),
    ("SIX-32", "a team reward not given", lacking("team_reward")),
    (
        "SIX-40",
        "a stranger at home",
        telling("sends", lambda house, card, _: (house, card, "fremen_board_desert_mastery")),
    ),
    (
        "SIX-42",
        "goods for an enemy",
        telling("hands_over", lambda _, __, *goods: ("shaddam_corrino_iv", "muad_dib", *goods)),
    ),
    ("SIX-45", "Fremen in the Throne Row", telling("to_throne", lambda who, _: (who, "desert_power"))),
    ("SIX-50", "a Swordmaster who stays", lacking("swordmaster_leaves")),
    ("SIX-51", "no swords for the token", lacking("token_swords")),
]


@pytest.mark.parametrize(("rule", "what", "retell"), TOLD, ids=[what for _, what, _ in TOLD])
def test_what_is_told_wrongly_is_found(rule: str, what: str, retell: Retell) -> None:
    assert complaints(game_named("uprising"), GAMES, rule, retell)


def test_six_31_another_ally_who_steps_up_is_found() -> None:
    activated: dict[str, str] = {}  # by commander, the Ally before

    def retell(event: Event) -> list[Event]:
        if event.kind == "turn":
            activated.pop("now", None)
        if event.kind == "activates":
            commander, ally = event.data
            activated["now"] = activated.get(commander, "")
            activated[commander] = ally
        other = activated.get("now", "")
        if event.kind == "influence" and other and event.data[0] not in ("muad_dib", "shaddam_corrino_iv"):
            return [Event("influence", (other, *event.data[1:]))]
        return [event]

    assert complaints(game_named("uprising"), GAMES[:1], "SIX-31", retell)


def richer_team(rules: Any, state: Any, seat: int | None, view: dict[str, Any]) -> None:
    for team in view["teams"]:
        team["vp"] += 1


def test_six_02_a_wrong_team_score_is_found() -> None:
    assert complaints(broken("uprising", {}, richer_team), GAMES, "SIX-02")
