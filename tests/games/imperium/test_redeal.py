"""Redealt worlds keep what everybody can work out: the cards that a house had in hand when it shuffled its discards."""

from __future__ import annotations

from random import Random

import pytest

from kanly.bots import Match, bot_named
from kanly.games.imperium.games.uprising import GAME
from kanly.kernel import Table, pack, unpack

MODULES: tuple[tuple[str, ...], ...] = ((), ("choam", "immortality"))


def played(modules: tuple[str, ...], number: int) -> tuple[Table, Match]:
    table = GAME.open(GAME.set_up(4, modules), f"redeal/{number}", programs=15)
    name = "greedy" if number % 2 else "random"
    return table, Match(table, [bot_named(GAME, name) for _ in range(4)], f"redeal/{number}")


@pytest.mark.parametrize("modules", MODULES)
def test_what_was_in_hand_at_a_shuffle_stays_there(modules: tuple[str, ...]) -> None:
    rng = Random(1)
    cases = 0
    for number in range(4):
        table, match = played(modules, number)
        while not table.over and cases < 40 * (number + 1):
            if rng.random() < 0.1:
                for h, house in enumerate(table.state.houses):  # type: ignore[attr-defined]
                    sure = [card for card in house.kept if card in house.hand]
                    if not sure or not house.deck:
                        continue
                    world = table.redeal((house.seat + 1) % 4, rng.getrandbits(32))
                    hand = world.state.houses[h].hand  # type: ignore[attr-defined]
                    assert set(sure) <= set(hand)
                    assert not set(sure) & set(house.deck)
                    cases += 1
            if not match.step():
                break
    assert cases > 20


def test_what_was_drawn_afterwards_is_exchanged() -> None:
    table, match = played((), 1)
    seen = set()
    while not table.over:
        house = table.state.houses[0]  # type: ignore[attr-defined]
        new = [card for card in house.hand if card not in house.kept]
        if house.kept and new and len(house.deck) > 3:
            for seed in range(60):
                world = table.redeal(1, seed)
                seen.update([card for card in world.state.houses[0].hand if card not in house.kept])  # type: ignore[attr-defined]
            assert seen > set(new)
            return
        match.step()
    pytest.fail("no hand was drawn across a shuffle")


def test_a_state_of_the_first_schema_is_read() -> None:
    table, match = played((), 0)
    match.play_on(limit=50)
    data = pack(table.rules, table.state)
    for house in data["f"]["houses"]:
        del house["f"]["kept"]
    state = unpack(table.rules, data, 1)
    assert [house.kept for house in state.houses] == [[]] * 4  # type: ignore[attr-defined]
