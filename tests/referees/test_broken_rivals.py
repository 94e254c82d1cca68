"""Uprising with rivals and one rule broken at a time: its referee names the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.referees.breaking import Retell, complaints, lacking, lacking_of, skipped, telling, twice
from tests.referees.referee import Watched, broken

from kanly.kernel import Event
from kanly.kernel.modules import Function
from kanly.registry import game_named

GAMES = [
    Watched(seats, (), settings, f"b{number}", bots)
    for number in range(3)
    for seats, settings, bots in (
        (1, (("difficulty", "mercenary"),), ("random",)),
        (2, (), ("greedy",)),
        (1, (("difficulty", "mentat"),), ("greedy",)),
    )
]


def players_only(inner: Function) -> Function:
    return lambda p, h: inner(p, h) and p.state.houses[h].seat >= 0


def fewer_cards(inner: Function) -> Function:
    return lambda rules: inner(rules)[1:]


def no_spies(inner: Function) -> Function:
    return lambda p, h, *args: inner(p, h, *args) if p.state.houses[h].seat >= 0 else None


BROKEN: list[tuple[str, str, Callable[[Function], Function]]] = [
    ("RIV-04", "hagal_deck", fewer_cards),
    ("RIV-12", "collects", players_only),
    ("RIV-51", "place_spy", no_spies),
    ("RIV-81", "rivals_reveal", twice),
    ("RIV-81", "rivals_reveal", skipped),
    ("TRN-01", "has_turn", players_only),
    ("RCL-03", "pass_marker", skipped),
]


@pytest.mark.parametrize(("rule", "scene", "wrap"), BROKEN, ids=[f"{wrap.__name__}-{rule}" for rule, _, wrap in BROKEN])
def test_a_broken_scene_is_found(rule: str, scene: str, wrap: Callable[[Function], Function]) -> None:
    assert complaints(broken("uprising", {scene: wrap}), GAMES, rule)


def other_faction(house: str, faction: str, change: int, now: int) -> tuple[Any, ...]:
    return (house, "guild" if faction != "guild" else "emperor", change, now)


def swapped(who: str, objective: str) -> tuple[Any, ...]:
    return ("seat0" if who.startswith("rival") else who, objective)


def by_rivals(kind: str, change: Callable[..., tuple[Any, ...]]) -> Retell:
    """Events about rivals are told with other data."""

    def retell(event: Event) -> list[Event]:
        falsified = event.kind == kind and event.data[0].startswith("rival")
        return [Event(kind, change(*event.data))] if falsified else [event]

    return retell


TOLD: list[tuple[str, str, Retell]] = [
    ("RIV-05", "another objective", telling("objective", swapped)),
    ("RIV-06", "a mercenary's card not drawn", lacking("draws_intrigue")),
    ("RIV-11", "another space", telling("hagal_sends", lambda name, card, _: (name, card, "high_council"))),
    ("RIV-11", "skipped for nothing", telling("hagal_skipped", lambda name, card, space, _: (name, card, space, "x"))),
    ("RIV-12", "a gain too many", by_rivals("gains", lambda name, a, b, c: (name, a + 1, b, c))),
    ("RIV-16", "a wall that stands", lacking_of("wall", "rival")),
    ("RIV-17", "a worm that stays away", lacking_of("summons", "rival")),
    ("RIV-21", "another faction", by_rivals("influence", other_faction)),
    ("RIV-30", "one troop stays at home", by_rivals("deploys", lambda name, n: (name, n - 1))),
    ("RIV-40", "a card not drawn", lacking_of("draws_intrigue", "rival")),
    ("RIV-41", "a Swordmaster who does not come", lacking_of("swordmaster", "rival")),
    ("RIV-42", "a point not scored", lacking_of("points", "rival")),
    ("RIV-51", "spies who stay", lacking_of("recalls_spy", "rival")),
    ("RIV-60", "sharper swords", telling("hagal_swords", lambda name, card, n: (name, card, n + 1))),
]


@pytest.mark.parametrize(("rule", "what", "retell"), TOLD, ids=[what for _, what, _ in TOLD])
def test_what_is_told_wrongly_is_found(rule: str, what: str, retell: Retell) -> None:
    assert complaints(game_named("uprising"), GAMES, rule, retell)
