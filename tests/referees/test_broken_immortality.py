"""Immortality with one rule broken at a time: its referee names the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.referees.breaking import Retell, complaints, lacking, lacking_of, telling
from tests.referees.games import REFEREES
from tests.referees.referee import Watched, broken

from kanly.kernel import Ask, Option
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


# What is asked or told once in many games is put to the referee by hand.


def beginning(**settings: bool) -> Any:
    """A referee at a table of three, where somebody reveals."""
    game = game_named("uprising")
    setup = game.set_up(3, ("immortality",), {"leader_choice": "dealt", **settings})
    one = Watched(3, ("immortality",), tuple(setup.settings.items()), "by hand")
    table = game.open(setup, one.seed, keep=False)
    referee: Any = REFEREES["uprising"](table)
    for event in table.events(None, 0):
        referee.watch_event(event)
    referee.watch_view(table.view(None))
    assert referee.complaints == []
    return referee


@pytest.mark.parametrize("kind", ["two_of", "reach"])
def test_r12_2_two_of_a_kind_are_found(kind: str) -> None:
    offered: list[Option] = [("guild", "guild"), ("guild", "fremen")]
    for alike in (False, True):
        for options in (offered, offered[1:]):
            referee = beginning(two_alike=alike)
            referee.watch_answer(Ask(0, kind, options), options[-1])
            said = [what for what in referee.complaints if what.startswith("R12.2:")]
            assert bool(said) == (alike != (len(options) == 2))


def test_r9_6_a_trashed_intrigue_card_that_comes_back_is_found() -> None:
    for back in (False, True):
        for removed in ([], ["cunning"]):
            referee = beginning(trashed_intrigues_return=back)
            referee.on_trashes_intrigue(referee.books.order[0], "cunning")
            referee.watch_view({**referee.books.view, "intrigue_removed": removed})
            said = [what for what in referee.complaints if what.startswith("R9.6:")]
            assert bool(said) == (back == bool(removed))


def test_r6_7_a_waiting_card_that_does_not_see_tleilaxu_cards_is_found() -> None:
    for apart in (False, True):
        for levied in (0, 1):
            referee = beginning(tleilaxu_apart=apart)
            house = referee.books.order[0]
            referee.books.active = house
            referee.books.view["houses"][0]["laid"] = ["call_to_arms"]
            referee.on_acquires(house, "ghola")
            referee.levied = levied
            referee.watch_view(referee.books.view)
            said = [what for what in referee.complaints if what.startswith("R6.7:")]
            assert bool(said) == (apart == bool(levied))
