"""What each seat sees and cannot see, what it is told, and what redealt worlds keep (INT-01, RUL-22)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.imperium.tables import UprisingTable, uprising

from kanly.games.imperium.modules.choam.table import choam
from kanly.games.imperium.table.state import ImperiumState

QUIET = ("lady_amber_metulli", "gurney_halleck", "muad_dib", "lady_margot_fenring")
HAND = ["dagger", "diplomacy", "reconnaissance"]
SIX = ["cunning", "mercenaries", "impress", "devour", "contingency_plan", "distraction"]
SEEDS = range(40)
THREE = uprising(3).box


def house(t: UprisingTable, seat: int | None, h: int) -> dict[str, Any]:
    """A house in the eyes of a seat."""
    seen: dict[str, Any] = t.table.view(seat)["houses"][h]
    return seen


def worlds(t: UprisingTable, seat: int) -> list[ImperiumState]:
    """Worlds that the seat cannot tell apart."""
    out = []
    for seed in SEEDS:
        world = t.table.redeal(seat, seed).state
        assert isinstance(world, ImperiumState)
        out.append(world)
    return out


def hands(states: list[ImperiumState], h: int) -> set[tuple[str, ...]]:
    """The hands that a house has in these worlds, at a table of three without modules."""
    return {tuple(THREE.pieces[card].name for card in s.houses[h].hand) for s in states}


def held(states: list[ImperiumState], h: int) -> set[tuple[str, ...]]:
    """The intrigue cards that a house has in these worlds."""
    return {tuple(THREE.intrigue_pieces[card].name for card in s.houses[h].intrigues) for s in states}


# What a view shows.


def test_SC_119_intrigue_cards() -> None:
    """SC-119: others see how many, not which; there is no limit; what was played is public."""
    t = uprising(3, leaders=QUIET).give(0, intrigues=SIX).turn(0)
    assert house(t, 0, 0)["intrigues"] == SIX
    for seat in (1, 2, None):
        assert house(t, seat, 0)["intrigues"] == ["?"] * 6
    t.plots(0, "contingency_plan", 0)
    for seat in (0, 1, 2, None):
        assert t.table.view(seat)["intrigue_discard"] == ["contingency_plan"]
        assert len(house(t, seat, 0)["intrigues"]) == 5
    assert t.told("plays_intrigue", 1) == [("lady_amber_metulli", "contingency_plan")]


def test_hands_and_decks() -> None:
    """RUL-22: the own hand and the cards of the own deck, not their order; of others the numbers."""
    t = uprising(3, leaders=QUIET).give(0, hand=HAND).turn(0)
    own = house(t, 0, 0)
    assert own["hand"] == HAND
    assert own["deck"] == 7
    assert own["deck_cards"] == sorted(own["deck_cards"])
    for seat in (1, 2, None):
        other = house(t, seat, 0)
        assert other["hand"] == ["?"] * 3
        assert (other["deck"], other["deck_cards"]) == (7, None)


def test_public_things() -> None:
    """RUL-22: supplies, piles, cards in play, contracts, trophies and tracks are the same for everybody."""
    t = uprising(3, leaders=QUIET, modules=["choam"])
    t.give(0, hand=HAND, discard=["seek_allies"], played=["signet_ring"], intrigues=SIX, influence={"guild": 4})
    t.give(0, contracts=["contract_espionage"], completed=["contract_immediate"]).allied(0, "guild")
    t.spy(1, "post_guild").agent(2, "arrakeen").controls(2, "arrakeen").bonus(deep_desert=3).turn(0)
    hidden = ("hand", "intrigues", "deck_cards")
    for seat in (1, 2, None):
        mine, theirs = t.table.view(0), t.table.view(seat)
        for one, other in zip(mine.pop("houses"), theirs.pop("houses"), strict=True):
            assert {k: v for k, v in one.items() if k not in hidden} == {
                k: v for k, v in other.items() if k not in hidden
            }
        assert mine == theirs
    view = t.table.view(1)
    assert view["houses"][0]["contracts"] == ["contract_espionage"]
    assert view["houses"][0]["completed"] == ["contract_immediate"]
    assert view["houses"][0]["discard"] == ["seek_allies"]
    assert view["alliances"]["guild"] == 0
    assert view["posts"]["post_guild"] == [1]
    assert view["spaces"]["arrakeen"] == {"agents": [2], "bonus": 0, "control": 2}
    assert view["spaces"]["deep_desert"]["bonus"] == 3
    assert view["conflict_deck"] == 10


def test_unused_conflicts_and_decks_are_not_shown() -> None:
    """SET-05: nothing of the box, of the conflict deck, the Imperium deck or the intrigue deck but numbers."""
    t = uprising(3, leaders=QUIET).conflict("propaganda").turn(0)
    text = repr(t.table.view(0))
    for card in t.state.conflict_deck + t.state.conflict_box:
        assert f"'{t.box.trophies[card].name}'" not in text
    for card in t.state.intrigue_deck:
        assert f"'{t.box.intrigue_pieces[card].name}'" not in text
    assert isinstance(t.table.view(0)["imperium_deck"], int)


# What is told.


def test_drawn_cards_are_told_to_their_owner() -> None:
    """RUL-22: others hear how many."""
    t = uprising(3, leaders=QUIET).give(0, hand=["diplomacy"]).stack(0, "dagger").turn(0)
    t.sends(0, "diplomacy", "fremkit").does(0, "fremkit.1")
    assert t.told("drew", 0) == [("dagger",)]
    for seat in (1, None):
        assert t.told("drew", seat) == []
        assert t.told("draws", seat) == [("lady_amber_metulli", 1)]


def test_drawn_intrigues_are_told_to_their_owner() -> None:
    """INT-01."""
    t = uprising(3, leaders=QUIET).give(0, hand=["dagger"]).stack_intrigues("impress").turn(0)
    t.sends(0, "dagger", "assembly_hall").does(0, "assembly_hall.1")
    assert t.told("drew_intrigue", 0) == [("impress",)]
    assert t.told("drew_intrigue", 1) == []
    assert t.told("draws_intrigue", 1) == [("lady_amber_metulli", 1)]


def test_a_stolen_card_is_known_to_both() -> None:
    """INT-06: thief and victim know it, the third house knows only that there was a theft."""
    t = uprising(3, leaders=QUIET).give(0, hand=["diplomacy"]).give(1, intrigues=SIX[:4]).turn(0)
    t.sends(0, "diplomacy", "secrets").does(0, "secrets.2")
    stolen = t.intrigues(0)[0]
    for knows in (0, 1):
        assert t.told("stole", knows) == [(stolen,)]
        assert house(t, knows, 0)["intrigues"] == [stolen]
    for seat in (2, None):
        assert t.told("stole", seat) == []
        assert t.told("steals", seat) == [("lady_amber_metulli", "gurney_halleck")]
        assert house(t, seat, 0)["intrigues"] == ["?"]
    assert house(t, 0, 1)["intrigues"] == ["?"] * 3
    assert held(worlds(t, 1), 0) == {(stolen,)}
    assert len(held(worlds(t, 2), 0)) > 1


def test_questions_are_the_seats_own() -> None:
    """RUL-22: what a house could play is offered to nobody else."""
    t = uprising(3, leaders=QUIET).give(0, hand=HAND, intrigues=["cunning"]).turn(0)
    assert t.table.ask(0) is not None
    assert t.table.ask(1) is None
    assert t.table.ask(2) is None


def test_a_discarded_card_is_seen_by_all() -> None:
    """CRD-03: it comes from the hidden hand to a pile that everybody may look through."""
    t = uprising(3, leaders=QUIET).give(0, hand=["guild_envoy", "dagger", "diplomacy"]).turn(0)
    dagger = t.house(0).hand[1]
    t.sends(0, "guild_envoy", "deliver_supplies")
    t.does(0, next(clause for clause in t.open(0) if clause.startswith("guild_envoy"))).answer(0, "discard", "dagger")
    assert house(t, 1, 0)["discard"] == ["dagger"]
    assert t.told("discards", 2) == [("lady_amber_metulli", "dagger")]
    assert t.state.cards.by(1, dagger)
    assert house(t, 1, 0)["hand"] == ["?"]


# Redealt worlds.


def test_hands_are_exchanged_with_the_own_deck() -> None:
    """A house's unknown hand may be any of its own cards; the asking seat's own hand stays."""
    t = uprising(3, leaders=QUIET).give(0, hand=HAND).give(1, hand=HAND).turn(0)
    mine = worlds(t, 0)
    assert hands(mine, 0) == {tuple(HAND)}
    theirs = hands(mine, 1)
    assert len(theirs) > 10
    for s in mine:
        assert sorted(s.houses[1].hand + s.houses[1].deck) == sorted(t.state.houses[1].hand + t.state.houses[1].deck)
        assert len(s.houses[1].hand) == 3
    assert len({tuple(s.houses[0].deck) for s in mine}) > 10  # the own deck in any order
    assert len({tuple(s.imperium_deck) for s in mine}) > 10
    assert {tuple(s.row) for s in mine} == {tuple(t.state.row)}


def test_a_returned_card_is_known_to_all() -> None:
    """A card that came back to hand from play stays there in every world, among unknown ones."""
    t = uprising(3, leaders=QUIET).give(0, hand=["weirding_woman", "dagger", "diplomacy"], played=["prepare_the_way"])
    t.turn(0).sends(0, "weirding_woman", "arrakeen").does(0, "weirding_woman.agent.1")
    assert house(t, 1, 0)["hand"] == ["?", "?", "weirding_woman"]
    found = hands(worlds(t, 1), 0)
    assert len(found) > 5
    assert {hand[2] for hand in found} == {"weirding_woman"}


def test_a_card_acquired_to_hand_is_known_to_all() -> None:
    """Everybody saw which card left the row."""
    t = uprising(3, leaders=("princess_irulan", *QUIET)).give(0, hand=["signet_ring", "dagger"])
    t.row("smugglers_harvester", "desert_survival", "maula_pistol", "shishakli", "strike_fleet").turn(0)
    t.sends(0, "signet_ring", "arrakeen")
    acquire = next(clause for clause in t.open(0) if clause.startswith("princess_irulan"))
    t.does(0, acquire)
    t.expect("acquire").answer(0, "acquire", "smugglers_harvester")
    assert t.hand(0) == ["dagger", "smugglers_harvester"]
    assert house(t, 1, 0)["hand"] == ["?", "smugglers_harvester"]
    assert {hand[1] for hand in hands(worlds(t, 1), 0)} == {"smugglers_harvester"}
    assert len(hands(worlds(t, 1), 0)) > 1


def test_shuffled_discards_are_forgotten() -> None:
    """RND-05: after a shuffle nobody knows where a card lies, not even one that was known before."""
    t = uprising(3, leaders=QUIET).stack(0).give(0, hand=["reconnaissance"], water=2)
    t.give(0, discard=["dagger", "diplomacy", "seek_allies", "signet_ring"]).turn(0)
    t.sends(0, "reconnaissance", "research_station").does(0, "research_station.2")
    assert house(t, 1, 0)["discard"] == []
    assert house(t, 1, 0)["hand"] == ["?", "?"]
    assert len(hands(worlds(t, 1), 0)) > 5
    assert hands(worlds(t, 0), 0) == {tuple(t.hand(0))}


def test_intrigue_cards_are_exchanged_with_the_deck_and_others() -> None:
    """INT-01: what others hold may be any card that was not seen; the own ones stay."""
    t = uprising(3, leaders=QUIET).give(0, intrigues=SIX[:2]).give(1, intrigues=SIX[2:4]).turn(0)
    mine = worlds(t, 0)
    assert held(mine, 0) == {tuple(SIX[:2])}
    assert len(held(mine, 1)) > 10
    for names in held(mine, 1):
        assert not set(names) & set(SIX[:2])


def test_conflicts_are_exchanged_by_level() -> None:
    """SET-05: which cards of a level are in the deck, and in which order, nobody knows; the levels stay."""
    t = uprising(3, leaders=QUIET).conflict("trade_dispute").turn(0)
    levels = [t.box.trophies[i].level for i in t.state.conflict_deck]
    decks = {tuple(s.conflict_deck) for s in worlds(t, 0)}
    assert len(decks) > 10
    for deck in decks:
        assert [t.box.trophies[i].level for i in deck] == levels
    for level in (1, 2, 3):
        assert len({tuple(i for i in deck if t.box.trophies[i].level == level) for deck in decks}) > 1
    assert {s.conflict for s in worlds(t, 0)} == {t.state.conflict}


def test_contracts_of_the_bank_are_exchanged() -> None:
    """CHO-01: face-up contracts stay, the bank may lie in any order."""
    t = uprising(3, leaders=QUIET, modules=["choam"]).turn(0)
    mine = worlds(t, 0)
    assert {tuple(choam(s).offer) for s in mine} == {tuple(t.choam.offer)}
    assert len({tuple(choam(s).bank) for s in mine}) > 10


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_redealt_world_looks_the_same(seat: int) -> None:
    """A seat cannot tell its worlds apart."""
    t = uprising(3, leaders=QUIET).give(0, hand=HAND, intrigues=SIX[:3]).give(1, hand=HAND, intrigues=SIX[3:]).turn(0)
    for seed in SEEDS:
        assert t.table.redeal(seat, seed).view(seat) == t.table.view(seat)
