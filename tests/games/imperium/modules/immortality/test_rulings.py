"""Rulings of Immortality that a table may want otherwise: both sides of every setting."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.imperium.modules.immortality.tables import TleilaxuTable, tleilaxu

from kanly.games.imperium.games.uprising import GAME
from kanly.kernel import Sight, token


def table(setting: str, on: bool, **given: Any) -> TleilaxuTable:
    """House 0 has what is given; the setting is on or off."""
    return tleilaxu(settings={setting: on}).give(0, **given)


@pytest.mark.parametrize(("on", "most"), [(False, 2), (True, 4)])
def test_combat_icons_add(on: bool, most: int) -> None:
    """IMM-R11.1: Occupation on a combat space."""
    t = table("combat_icons_add", on, hand=["occupation"], garrison=6).turn(0).sends(0, "occupation", "arrakeen")
    recruited = 1
    t.does(0, "arrakeen.1")
    assert t.may_deploy(0) == most + recruited
    t.answer(0, "turn", "deploy:1")
    assert t.may_deploy(0) == most + recruited - 1


@pytest.mark.parametrize("on", [False, True])
def test_one_combat_icon_is_like_a_combat_space(on: bool) -> None:
    t = table("combat_icons_add", on, hand=["occupation"], garrison=6).turn(0).sends(0, "occupation", "dutiful_service")
    assert t.may_deploy(0) == 2


def horror(on: bool) -> TleilaxuTable:
    """Stitched Horror with a dagger in a city."""
    t = table("two_alike", on, hand=["stitched_horror", "dagger"], water=0).turn(0)
    return t.grafts(0, "stitched_horror", "dagger", "arrakeen").does(0, "stitched_horror.agent.1")


def test_two_that_differ() -> None:
    """IMM-R12.2."""
    pairs = [text.split(":") for text in horror(False).offered(0)]
    assert len(pairs) == 6
    assert all(first != second for first, second in pairs)


def test_two_alike() -> None:
    """IMM-R12.2, with the setting: water twice."""
    t = horror(True)
    assert len(t.offered(0)) == 4 + 6
    t.answer(0, "two_of", "stitched_horror.agent.1a:stitched_horror.agent.1a")
    while "stitched_horror.agent.1a" in t.open(0):
        t.does(0, "stitched_horror.agent.1a")
    assert t.house(0).water == 2


def reaching(on: bool) -> TleilaxuTable:
    """Long Reach beside a card of the Bene Gesserit."""
    t = table("two_alike", on, hand=["planned_coupling", "long_reach"]).turn(0)
    return t.grafts(0, "planned_coupling", "long_reach", "arrakeen").does(0, "long_reach.agent.1")


def test_two_factions_that_differ() -> None:
    t = reaching(False)
    assert t.table.pending[0].kind == "two_factions"
    assert len(t.offered(0)) == 6


def test_one_faction_twice() -> None:
    t = reaching(True)
    assert len(t.offered(0)) == 10
    t.answer(0, "reach", "fremen:fremen")
    assert t.influence(0, "fremen") == 2


def test_greedy_reaches_for_an_alliance() -> None:
    t = table("two_alike", True, hand=["planned_coupling", "long_reach"], influence={"guild": 2}).turn(0)
    t.grafts(0, "planned_coupling", "long_reach", "arrakeen").does(0, "long_reach.agent.1")
    ask = t.table.ask(0)
    assert ask is not None
    assert token(GAME.bots["greedy"]().choose(Sight(t.table, 0, ask, Random(1)))) == "guild:guild"


@pytest.mark.parametrize("on", [False, True])
def test_trashed_intrigue_cards(on: bool) -> None:
    """IMM-R9.6."""
    t = table("trashed_intrigues_return", on, intrigues=["breakthrough", "cunning"]).stands(0, research="c6r2").turn(0)
    t.plots(0, "breakthrough").answer(0, "research", "c7r3").answer(0, "research_bonus", "c7r3.1")
    t.answer(0, "trash_intrigue", "cunning")
    names = [
        [t.box.intrigue_pieces[card].name for card in pile] for pile in (t.now.intrigue_discard, t.now.intrigue_removed)
    ]
    assert ("cunning" in names[0], "cunning" in names[1]) == (on, not on)


@pytest.mark.parametrize("on", [False, True])
def test_acquired_tleilaxu_cards(on: bool) -> None:
    """IMM-R6.7: a plot that waits for acquisitions sees them, or not; the card's own bonus comes in any case."""
    t = table("tleilaxu_apart", on, intrigues=["call_to_arms"], solari=0).stands(0, specimens=1)
    t.tleilaxu_row("corrino_genes", "ghola").turn(0).plots(0, "call_to_arms").reveals(0)
    garrison = t.house(0).garrison
    t.grows(0, "corrino_genes")
    assert t.house(0).garrison == garrison + (0 if on else 1)
    assert t.house(0).solari == 2
    assert (len(t.now.on_turn.acquired) == 0) == on
