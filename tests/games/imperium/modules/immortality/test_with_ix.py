"""Grafts with cards of Rise of Ix, at a table of the first game with both."""

from __future__ import annotations

from typing import Any

from tests.games.imperium.modules.immortality.first_tables import FirstTleilaxuTable

from kanly.games.imperium.games.imperium import GAME


def both(*hand: str, **given: Any) -> FirstTleilaxuTable:
    """House 0 has these cards in hand, and whatever else is given."""
    table = FirstTleilaxuTable(3, (), ["immortality", "rise_of_ix"], game=GAME)
    return table.give(0, hand=hand, **given)


def test_weirding_way_copied_by_ghola() -> None:
    """imm_weirding_way_ghola: one agent, two more turns in a row, each of which may be left out."""
    t = both("ghola", "weirding_way", "dagger", "diplomacy", agents=3)
    t.start.first = 0
    t.turns(0).grafts(0, "ghola", "weirding_way", "arrakeen").does(0, "weirding_way.agent.1", "ghola.weirding_way.1")
    assert t.house(0).agents == 2
    t.does(0, *[name for name in t.open(0) if name.startswith("arrakeen.")]).ends(0)
    assert t.table.pending[0].seat == 0
    t.sends(0, "diplomacy", "secrets")
    t.does(0, *t.open(0)).ends(0)
    assert t.table.pending[0].seat == 0
    t.reveals(0).ends(0)
    assert t.table.pending[0].seat == 1


def test_the_second_turn_may_be_the_last() -> None:
    """imm_weirding_way_ghola: whoever reveals in the first of them takes no other."""
    t = both("ghola", "weirding_way", "dagger", agents=2)
    t.start.first = 0
    t.turns(0).grafts(0, "ghola", "weirding_way", "arrakeen").does(0, "weirding_way.agent.1", "ghola.weirding_way.1")
    t.does(0, *[name for name in t.open(0) if name.startswith("arrakeen.")]).ends(0)
    t.reveals(0).ends(0)
    assert t.table.pending[0].seat == 1


def test_usurped_choam_delegate_unloads() -> None:
    """imm_usurp_unload: trashed at the end of the turn, which unloads it; the row is full again."""
    t = both("usurp", solari=0).row(
        "choam_delegate", "blank_slate", "keys_to_power", "organ_merchants", "dissecting_kit"
    )
    t.turn(0).grafts(0, "usurp", "row:choam_delegate", "imperial_basin")
    t.does(0, *t.open(0)).ends(0)
    assert t.house(0).solari == 3
    assert (len(t.now.row), t.named(t.now.removed)) == (5, ["choam_delegate"])
