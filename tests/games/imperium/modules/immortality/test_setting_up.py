"""Set-up, the overlay, Family Atomics and Go to 11 (IMM-R1, R2, R10, R11.3, R13)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.imperium.modules.immortality.tables import tleilaxu
from tests.printed import decks

from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.immortality.table import immortality
from kanly.games.imperium.table.state import ImperiumState

CARDS = decks("immortality")
INTRIGUES = decks("immortality_intrigues")["intrigues"]


@pytest.mark.parametrize("seats", [3, 4])
def test_set_up(seats: int) -> None:
    """IMM-R2.1 to R2.9."""
    table = GAME.open(GAME.set_up(seats, ["immortality"]), "set-up")
    s = table.state
    assert isinstance(s, ImperiumState)
    bene = immortality(s)
    rules = GAME.rules(table.rules.setup)
    pieces = rules.box.pieces  # type: ignore[attr-defined]
    assert (len(bene.row), len(bene.deck), bene.prize) == (2, CARDS["tleilaxu"].size - 2, 2)
    assert bene.research == ["c0r3"] * seats
    assert (bene.tleilaxu, bene.tanks, bene.atomics) == ([0] * seats, [0] * seats, [True] * seats)
    for house in s.houses:
        cards = Counter([pieces[card].name for card in house.deck + house.hand])
        assert "dune_the_desert_planet" not in cards
        assert cards["experimentation"] == 2
        assert sum(cards.values()) == (9 if house.leader == "staban_tuek" else 10)
    assert len(s.imperium_deck) + len(s.row) == decks("uprising")["imperium"].size + CARDS["imperium"].size
    assert len(s.intrigue_deck) == decks("uprising_intrigues")["intrigues"].size + INTRIGUES.size
    assert not any(pieces[card].name == "reclaimed_forces" for card in bene.deck + bene.row)


def test_the_promotional_card_comes_with_its_setting() -> None:
    """IMM-R3.13."""
    t = tleilaxu(settings={"promo_card": True})
    assert len(t.bene.deck) == CARDS["tleilaxu"].size - 2 + CARDS["promotional"].size
    t = t.give(0, hand=["piter_genius_advisor"]).stack(0, "dagger", "diplomacy").turn(0)
    t.sends(0, "piter_genius_advisor", "assembly_hall").does(0, "piter_genius_advisor.agent.1")
    assert t.house(0).garrison == 2
    t.does(0, "piter_genius_advisor.agent.1a", "piter_genius_advisor.agent.1b")
    assert (t.hand(0), t.research_at(0)) == (["dagger", "diplomacy"], "c1r3")


# The overlay.


def test_imm_overlay_uprising() -> None:
    t = tleilaxu().give(0, hand=["reconnaissance"], water=2, garrison=4).stack(0, "dagger", "diplomacy").turn(0)
    t.sends(0, "reconnaissance", "research_station")
    assert t.house(0).water == 0
    assert t.open(0) == ["research_station.1", "research_station.2"]
    t.does(0, "research_station.2", "research_station.1")
    assert (t.hand(0), t.research_at(0), t.tanks(0)) == (["dagger", "diplomacy"], "c1r3", 1)
    assert (t.house(0).garrison, t.may_deploy(0)) == (4, 2)


def test_the_overlay_lies_where_the_station_was() -> None:
    """IMM-01: the order of the board and the posts stay as they are."""
    plain, covered = GAME.rules(GAME.set_up(3)), GAME.rules(GAME.set_up(3, ["immortality"]))
    before, after = plain.full_almanac(), covered.full_almanac()
    assert list(before["spaces"]) == list(after["spaces"])
    assert before["posts"] == after["posts"]
    changed = [name for name in before["spaces"] if before["spaces"][name] != after["spaces"][name]]
    assert changed == ["research_station"]


def test_imm_contract_research_station() -> None:
    t = tleilaxu(modules=["choam"]).give(0, hand=["reconnaissance"], water=2, solari=0)
    t.give(0, contracts=["contract_research_station_solari"]).stack(0, "dagger", "diplomacy").turn(0)
    t.sends(0, "reconnaissance", "research_station")
    assert (t.completed(0), t.house(0).solari) == (["contract_research_station_solari"], 3)
    assert {"research_station.1", "research_station.2"} <= set(t.open(0))


def test_spice_of_the_tracks_is_gained_in_the_turn() -> None:
    """IMM-R15.3: it counts for what asks for spice gained, as all spice of a turn does."""
    t = tleilaxu().give(0, intrigues=["illicit_dealings"]).stands(0, on=3).turn(0).plots(0, "illicit_dealings")
    assert t.now.on_turn.spice == 2


# Family Atomics.


def test_imm_family_atomics() -> None:
    t = tleilaxu().give(0, hand=["dagger"]).turn(0).reveals(0)
    old, tleilaxu_row = t.now.row[:], t.bene.row[:]
    t.answer(0, "turn", "atomics")
    assert (len(t.now.row), set(old) & set(t.now.row)) == (5, set())
    assert set(old) <= set(t.now.removed)
    assert t.bene.row == tleilaxu_row
    assert t.bene.atomics == [False, True, True]
    assert "atomics" not in t.offered(0)


def test_imm_atomics_limits() -> None:
    t = tleilaxu().give(0, hand=["dagger"]).give(1, hand=["dagger"])
    t.bene.atomics[0] = False
    t.turns(0)
    assert "atomics" not in t.offered(0)
    assert t.why_not(0, "atomics").id == "why-not-atomics-used"
    assert t.table.ask(1) is None
    t.reveals(0).ends(0)
    assert "atomics" in t.offered(1)
    t.answer(1, "turn", "atomics").sends(1, "dagger", "assembly_hall")


def test_atomics_do_not_trash() -> None:
    """IMM-R10.2: Replacement Eyes in the row gives nobody an advance."""
    t = tleilaxu().row("replacement_eyes", "blank_slate").turn(0).answer(0, "turn", "atomics")
    assert (t.at(0), t.open(0), len(t.now.row)) == (0, [], 5)


def test_a_short_deck_makes_a_short_row() -> None:
    """IMM-R10.2."""
    t = tleilaxu()
    t.start.removed += t.start.imperium_deck[3:]
    del t.start.imperium_deck[3:]
    t.turn(0).answer(0, "turn", "atomics")
    assert len(t.now.row) == 3


# Go to 11.


@pytest.mark.parametrize(("seats", "target"), [(3, 11), (4, 10)])
def test_imm_go_to_11(seats: int, target: int) -> None:
    t = tleilaxu(seats, settings={"go_to_11": True}).turn(0)
    assert [t.vp(h) for h in range(seats)] == [0] * seats
    assert t.table.view(None)["points_to_end"] == target
    t = tleilaxu(seats, settings={"go_to_11": True})
    t.start.houses[0].points = target - 1
    t.play("recall")
    assert t.now.phase != "endgame"
    t = tleilaxu(seats, settings={"go_to_11": True}).give(0, intrigues=["cunning"])
    t.start.houses[0].points = target
    t.play("recall").expect("endgame")


def test_usually_four_begin_with_a_point() -> None:
    t = tleilaxu(4).turn(0)
    assert (t.vp(0), t.table.view(None)["points_to_end"]) == (1, 10)
