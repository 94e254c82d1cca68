"""Random games whose decks are full of graft cards: everything is grafted, borrowed, copied, undone and imagined."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.games.imperium.modules.immortality.tables import TleilaxuTable, tleilaxu
from tests.games.imperium.tallies import conserved

from kanly.games.imperium.modules.immortality.cards import grafts
from kanly.kernel import Table
from kanly.testing.looks import views
from kanly.testing.secrecy import check_plays_on, check_redeal

GRAFTING = 0.5  # how often a graft is picked where one is offered


def full_of_grafts(seed: int) -> TleilaxuTable:
    """Every house has a third of all graft cards, far along on the tracks, and the first round begins."""
    t = tleilaxu(settings={"promo_card": True})
    names = [card.name for card in t.box.cards.values() if grafts(card) for _ in range(card.copies)]
    names += ["blank_slate", "long_reach", "show_of_strength", "scientific_breakthrough", "corrino_genes"]
    Random(seed).shuffle(names)
    for i, name in enumerate(names):
        t.give(i % 3, discard=[name])
    for h, research in enumerate(("c2r2", "c6r2", "c8r2")):
        t.stands(h, research=research)
        house = t.start.houses[h]
        house.discard += house.deck
        house.deck = []
        house.solari = house.spice = house.water = 5
    t.start.round = 0
    return t.play("next_round")


def pick(table: Table, rng: Random) -> tuple[int, str, object]:
    """Any option; grafts rather than others."""
    ask = table.pending[0]
    preferred = [option for option in ask.options if ask.kind == "turn" and option[0] == "graft"]
    options = preferred if preferred and rng.random() < GRAFTING else ask.options
    return ask.seat, ask.kind, options[int(rng.random() * len(options))]


@pytest.mark.parametrize("seed", range(4))
def test_games_full_of_grafts(seed: int) -> None:
    rng = Random(seed)
    table = full_of_grafts(seed).table
    steps = 0
    while not table.over:
        seat, kind, option = pick(table, rng)
        halfway = kind in ("partner", "graft_space", "grafted", "ceremony", "two_of")
        if rng.random() < (0.15 if halfway else 0.01):
            for other in range(3):
                check_redeal(table, other, rng, conserved)
            check_plays_on(table, int(rng.random() * 3), rng, conserved, 60)
            assert views(table.clone()) == views(table)
        table.choose(seat, option, kind)
        conserved(table)
        steps += 1
    assert table.log is not None
    told = Counter(event.kind for event in table.log.all)
    assert told["grafts"] >= 10
    assert steps > 200


def test_all_graft_cards_come_up() -> None:
    grafted: set[str] = set()
    borrowed = 0
    for seed in range(12):
        rng = Random(seed)
        table = full_of_grafts(seed).table
        while not table.over:
            seat, kind, option = pick(table, rng)
            table.choose(seat, option, kind)
        conserved(table)
        assert table.log is not None
        for event in table.log.all:
            if event.kind == "grafts":
                grafted |= {event.data[1], event.data[2]}
            borrowed += event.kind == "borrows"
    assert {card.name for card in tleilaxu().box.cards.values() if grafts(card)} <= grafted
    assert borrowed > 0
