"""Looking at the top of the own deck: Long Live the Fighters."""

from __future__ import annotations

from typing import Any

from tests.games.imperium.tables import UprisingTable, uprising
from tests.games.imperium.tallies import conserved


def fighters(*deck: str, **given: Any) -> UprisingTable:
    """Long Live the Fighters at the Spice Refinery with these cards as the deck, the first one topmost."""
    t = uprising(3).give(0, hand=["long_live_the_fighters"], **given).stack(0, *deck).turn(0)
    return t.sends(0, "long_live_the_fighters", "spice_refinery", 0)


def test_long_live_the_fighters_sorts_the_top_three() -> None:
    t = fighters("dagger", "sardaukar_soldier", "spacing_guilds_favor", "diplomacy")
    assert "end" not in t.offered(0)
    t.does(0, "long_live_the_fighters.agent.1")
    assert set(t.offered(0)) == {"dagger", "sardaukar_soldier", "spacing_guilds_favor"}
    t.answer(0, "sift_draw", "dagger")
    assert set(t.offered(0)) == {"sardaukar_soldier", "spacing_guilds_favor"}
    t.answer(0, "sift_discard", "spacing_guilds_favor")
    assert (t.hand(0), t.discard_pile(0), t.named(t.now.removed[-1:])) == (
        ["dagger"],
        ["spacing_guilds_favor"],
        ["sardaukar_soldier"],
    )
    assert t.named(t.house(0).deck) == ["diplomacy"]
    assert t.house(0).spice == 0  # not discarded from hand
    t.does(0, "sardaukar_soldier.trash.1")
    assert len(t.intrigues(0)) == 1
    conserved(t.table)


def test_long_live_the_fighters_needs_three_cards_in_the_deck() -> None:
    t = fighters("dagger", "diplomacy", discard=["reconnaissance", "seek_allies"])
    assert t.open(0) == []
    assert t.why_not(0, "do:long_live_the_fighters.agent.1").rules == ("RUL-17",)
    assert "end" in t.offered(0)


def test_long_live_the_fighters_shows_the_cards_to_their_owner_only() -> None:
    t = fighters("dagger", "diplomacy", "seek_allies").does(0, "long_live_the_fighters.agent.1")
    assert {card for (card,) in t.told("saw", 0)} == {"dagger", "diplomacy", "seek_allies"}
    assert t.told("saw", 1) == []
    assert t.told("looks", 1) == [(t.house(0).leader, 3)]
    top = t.house(0).deck[-3:]
    assert all(t.state.cards.by(0, card) and not t.state.cards.by(1, card) for card in top)
    t.answer(0, "sift_draw", "dagger")
    assert (t.told("drew", 0), t.told("drew", 1)) == ([("dagger",)], [])
    t.answer(0, "sift_discard", "diplomacy")
    assert t.told("discards", 1) == [(t.house(0).leader, "diplomacy")]
    assert t.told("trashes", 1) == [(t.house(0).leader, "seek_allies")]


def test_long_live_the_fighters_in_redealt_worlds() -> None:
    """Others cannot tell which cards the owner sees; the owner sees the same three in every world."""
    t = fighters("dagger", "diplomacy", "seek_allies", "reconnaissance", "signet_ring")
    t.does(0, "long_live_the_fighters.agent.1")
    views, offers = [t.table.view(seat) for seat in (0, 1)], set(t.offered(0))
    tops = set()
    for seed in range(20):
        own, other = t.table.redeal(0, seed), t.table.redeal(1, seed)
        for seat, world in ((0, own), (1, other)):
            assert world.view(seat) == views[seat]
        ask, guess = own.ask(0), other.ask(0)
        assert ask is not None
        assert guess is not None
        assert set(ask.options) == offers
        tops.add(frozenset(guess.options))
    assert len(tops) > 1
