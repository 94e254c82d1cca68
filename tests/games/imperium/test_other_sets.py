"""Uprising together with other sets: the rules for combining, tried with guests that are not part of the game."""

from __future__ import annotations

import pytest
from tests.games.imperium.guests import COVERED, GUESTS, opening
from tests.games.imperium.tables import UprisingTable, box_of
from tests.games.imperium.tallies import all_contracts

from kanly.bots import Match, RandomBot
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.table.hands import on_offer
from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import Table

IX = ("choam", "rise_of_ix")
EPIC = (*IX, "ix_epic")


def opened(seats: int, *modules: str, seed: str = "guests") -> tuple[Table, ImperiumState, Box]:
    """A table with guests, what is true at it, and its box."""
    table = GUESTS.open(GUESTS.set_up(seats, modules), seed)
    s = table.state
    assert isinstance(s, ImperiumState)
    return table, s, box_of(table.rules)


def test_SC_94_ix_start_contracts() -> None:
    """SC-94: two of ten each, one kept face up, six removed; the other twenty as usual."""
    table, _, box = opened(4, *IX)
    assert sum(tile.copies for tile in opening(box)) == 10
    assert table.waiting(None).form == "secret"
    offered = [option for ask in table.pending for option in ask.options]
    assert len(offered) == len(set(offered)) == 8
    kept = {ask.seat: ask.options[1] for ask in table.pending}
    for seat, name in kept.items():
        assert not any(house["contracts"] for house in table.view(None)["houses"])
        table.choose(seat, name)
    view = table.view(None)
    assert [house["contracts"] for house in view["houses"]] == [[kept[seat]] for seat in range(4)]
    assert len(view["contracts"]) + view["contract_bank"] + len(view["contract_aside"]) == 20
    assert not set(view["contracts"]) & {tile.name for tile in opening(box)}
    s = table.state
    assert isinstance(s, ImperiumState)
    there = all_contracts(s)
    assert len([piece for tile in opening(box) for piece in tile.pieces if piece not in there]) == 6


def test_SC_95_virtual_posts_with_rise_of_ix() -> None:
    """SC-95: four spaces are covered; still thirteen posts, two of them for the new spaces."""
    table, _, box = opened(4, *IX)
    view = table.view(None)
    new = {
        "post_ix_choam": ["interstellar_shipping", "smuggling"],
        "post_ix_board": ["tech_negotiation", "dreadnought"],
    }
    assert not set(COVERED) & set(view["spaces"])
    assert {space for spaces in new.values() for space in spaces} <= set(view["spaces"])
    assert len(view["spaces"]) == 22
    plain = opened(4, "choam")[0].view(None)
    assert len(view["posts"]) == len(plain["posts"]) == 13
    assert set(view["posts"]) - set(plain["posts"]) == set(new)
    assert set(plain["posts"]) - set(view["posts"]) == {"post_landsraad_right", "post_choam"}
    for post, spaces in new.items():
        assert [box.spaces[i].name for i in box.posts[box.post_of[post]].spaces] == spaces
    t = UprisingTable(3, ["gurney_halleck"], IX, game=GUESTS)
    t.give(0, hand=["reconnaissance", "diplomacy"]).turn(0)
    assert t.ways(0) != []
    assert not [way for way in t.ways(0) if any(name in way for name in COVERED)]


def test_SC_136_combining_with_rise_of_ix() -> None:
    """SC-136: epic mode adds one conflict; Foldspace comes only by its leader's signet. (No dreadnoughts: IX-04.)"""
    plain = UprisingTable(3, game=GUESTS)
    assert "foldspace" not in [name for stack in plain.start.reserve for name in plain.named(stack)]
    usual = [plain.box.trophies[i].name for i in [*plain.start.conflict_deck, *plain.start.conflict_box]]
    assert len(usual) == 16
    assert not {"ix_skirmish", "economic_supremacy"} & set(usual)
    _, s, box = opened(4, *EPIC)
    deck = [box.trophies[i] for i in [*s.conflict_deck, s.conflict] if i >= 0]
    assert sorted([card.level for card in deck]) == [2] * 5 + [3] * 5
    assert "economic_supremacy" in [card.name for card in deck]
    assert "ix_skirmish" not in [box.trophies[i].name for i in [*s.conflict_deck, *s.conflict_box]]
    t = UprisingTable(3, ["ilesa_ecaz", "gurney_halleck", "muad_dib"], EPIC, game=GUESTS)
    assert t.named([stack[-1] for stack in t.start.reserve if stack])[-1] == "foldspace"
    for h in range(3):
        assert "foldspace" not in t.named(on_offer(t.by_hand(), h))
    t.give(0, hand=["signet_ring"], solari=1).turn(0).sends(0, "signet_ring", "arrakeen")
    t.does(0, "ilesa_ecaz.signet.1")
    assert t.discard_pile(0) == ["foldspace"]


def test_SC_137_combining_with_immortality() -> None:
    """SC-137: the overlay's effect instead of the printed one; posts and contracts of the space stay."""
    t = UprisingTable(3, ["gurney_halleck"], ["choam", "immortality"], game=GUESTS).spy(0, "post_research_sietch")
    assert "research_station" not in t.game.open(t.setup, "overlay").view(None)["spaces"]
    t.give(0, hand=["reconnaissance"], water=2, contracts=["contract_research_station_solari"])
    t.stack(0, "dagger", "diplomacy", "convincing_argument").turn(0)
    garrison = t.house(0).garrison
    t.sends(0, "reconnaissance", "laboratory")
    assert t.offered(0) == ["post_research_sietch", "pass"]
    t.answer(0, "gather", "post_research_sietch")
    assert t.hand(0) == ["dagger"]
    assert t.completed(0) == ["contract_research_station_solari"]
    t.does(0, "laboratory.1", "laboratory.2")
    assert t.hand(0) == ["dagger", "diplomacy", "convincing_argument"]
    assert t.house(0).garrison == garrison
    assert t.spies(0) == []


@pytest.mark.parametrize(("place", "spice"), [("imperial_basin", 1), ("hagga_basin", 2), ("deep_desert", 4)])
def test_SC_138_combining_with_the_first_game(place: str, spice: int) -> None:
    """SC-138: Calculated Hire is left out; what a space itself yields is 1, 2 and 4 spice."""
    _, s, box = opened(3, "first_game")
    intrigues = [box.intrigue_pieces[card].name for card in s.intrigue_deck]
    assert "reinforcements" in intrigues
    assert "calculated_hire" not in intrigues
    assert "carryall" in [box.pieces[card].name for card in [*s.imperium_deck, *s.row]]
    t = UprisingTable(3, ["gurney_halleck"], ["first_game"], game=GUESTS).bonus(**{place: 2})
    t.give(0, hand=["carryall"], water=3, spice=0).turn(0).sends(0, "carryall", place)
    before = t.house(0).spice
    t.does(0, "carryall.agent.1")
    assert t.house(0).spice - before == spice


@pytest.mark.parametrize("number", range(4))
def test_whole_games_with_guests(number: int) -> None:
    """Random games to their end with all of them together."""
    table, _, _ = opened(3 + number % 2, *[module.name for module in GUESTS.modules], seed=str(number))
    Match(table, [RandomBot() for _ in range(table.seats)], str(number)).play_on()
    assert table.result is not None
