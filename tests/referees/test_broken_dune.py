"""Dune with one rule broken at a time: its referee names the rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.referees.breaking import Retell, complaints, first, lacking, skipped, telling, twice
from tests.referees.dune.referee import DuneReferee
from tests.referees.referee import Watched, broken

from kanly.kernel import Event
from kanly.kernel.modules import Function
from kanly.registry import game_named

GAMES = [
    Watched(seats, modules, (), seed, bots)
    for seed in ("b1", "b2", "b3")
    for seats, modules, bots in (
        (6, (), ("random",)),
        (4, ("advanced",), ("greedy",)),
        (3, (), ("greedy", "random")),
    )
]


def harmless_storm(inner: Function) -> Function:
    def storm_enters(p: Any, sector: int) -> None:
        p.state.storm = sector
        p.tell("storm_moved", (sector,))

    return storm_enters


def storm_elsewhere(inner: Function) -> Function:
    """What happens in the scene takes the storm to be on the other side of the board."""

    def scene(p: Any, *args: Any) -> Any:
        storm = p.state.storm
        p.state.storm = (storm + 9) % 18
        flow = inner(p, *args)
        if flow is not None:
            yield from flow
        p.state.storm = storm

    return scene


def charity_for_the_rich(inner: Function) -> Function:
    def charity_of(p: Any, f: int) -> Any:
        side = p.state.sides[f]
        spice, side.spice = side.spice, 0
        yield from inner(p, f)
        side.spice += spice

    return charity_of


def rebate(p: Any) -> None:
    p.state.auction.high = max(1, p.state.auction.high - 1)


def blunt_weapons(p: Any) -> None:
    for plan in p.state.battle.plans:
        plan.weapon = -1


def counterfeit(p: Any) -> None:
    for side in p.state.sides:
        side.spice += 1


def one_move_more(p: Any) -> None:
    p.state.shipment.moves += 1


def full_hands_and_more(inner: Function) -> Function:
    def deal_treachery(p: Any) -> None:
        for _ in range(4):
            inner(p)
        deck = p.state.treachery_deck
        for f in p.state.order[: len(deck)]:
            p.state.sides[f].hand.append(deck.pop())

    return deal_treachery


BROKEN: list[tuple[str, str, Callable[[Function], Function]]] = [
    ("R5.4", "storm_enters", harmless_storm),
    ("R5.6", "first_player", storm_elsewhere),
    ("R7.1", "charity_of", charity_for_the_rich),
    ("R8.1", "deal_treachery", full_hands_and_more),
    ("R8.5", "sale", first(rebate)),
    ("R9.2", "revive_forces", twice),
    ("R10.4", "ship", storm_elsewhere),
    ("R10.11", "move", storm_elsewhere),
    ("R10.1", "move", first(one_move_more)),
    ("R11.1", "next_battle", skipped),
    ("R11.10", "battle_outcome", first(blunt_weapons)),
    ("R12.1", "collection", skipped),
    ("R2.1", "collection", first(counterfeit)),
    ("R13.2", "mentat", skipped),
]


@pytest.mark.parametrize(("rule", "scene", "wrap"), BROKEN, ids=[f"{rule}-{scene}" for rule, scene, _ in BROKEN])
def test_a_broken_scene_is_found(rule: str, scene: str, wrap: Callable[[Function], Function]) -> None:
    assert complaints(broken("dune", {scene: wrap}), GAMES, rule)


def far_away(faction: str, count: int, specials: int, place: str, node: str) -> tuple[Any, ...]:
    far = "sihaya_ridge.8" if place != "sihaya_ridge" else "cielago_south.1"
    return faction, count, specials, place, far


TOLD: list[tuple[str, str, Retell]] = [
    ("R6.2", "a richer blow", telling("spice_blown", lambda node, n, pile: (node, n + 1, pile))),
    ("R6.3", "a worm that spares", lacking("lost", "worm")),
    ("R8.4", "a bid not above the last", telling("bid", lambda faction, _: (faction, 1))),
    ("R9.1", "a revival on credit", lacking("paid", "bank", "revival")),
    ("R10.3", "a cheap shipment", telling("paid", lambda f, n, to, why: (f, n - (why == "shipment"), to, why))),
    ("R10.11", "a long way", telling("moved", far_away)),
    ("R11.9", "a leader who does not die", lacking("leader_killed")),
    ("R11.11", "a battle without losses", lacking("lost", "battle")),
    ("R14.1", "an alliance without a nexus", lacking("nexus")),
    ("R15.3", "support for nothing", lacking("paid", "bank", "support")),
    ("GUI.B1", "a shipment not paid to the Guild", telling("paid", lambda f, n, _, why: (f, n, "bank", why))),
]


@pytest.mark.parametrize(("rule", "what", "retell"), TOLD, ids=[what for _, what, _ in TOLD])
def test_what_is_told_wrongly_is_found(rule: str, what: str, retell: Retell) -> None:
    assert complaints(game_named("dune"), GAMES, rule, retell)


def test_r10_8_a_third_faction_in_a_stronghold_is_found() -> None:
    game = game_named("dune")
    referee = DuneReferee(game.open(game.set_up(3), "full"))
    told: list[tuple[str, tuple[Any, ...]]] = [
        *[("seated", (faction, seat)) for seat, faction in enumerate(("atreides", "harkonnen", "emperor"))],
        ("forces_placed", ("atreides", "arrakeen.9", 3)),
        ("forces_placed", ("harkonnen", "arrakeen.9", 2)),
        ("phase", ("shipment_and_movement",)),
        ("shipping_turn", ("emperor",)),
        ("shipment_announced", ("emperor", "reserves", 2, 0, "arrakeen.9", 2)),
        ("paid", ("emperor", 2, "bank", "shipment")),
    ]
    for kind, data in told:
        referee.watch_event(Event(kind, data))
    assert referee.complaints == []
    referee.watch_event(Event("shipped", ("emperor", "reserves", 2, 0, "arrakeen.9")))
    assert [what.split(":")[0] for what in referee.complaints] == ["R10.8"]
