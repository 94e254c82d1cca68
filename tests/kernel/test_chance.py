"""Chance: the same key, the same draws, everywhere; every outcome equally likely; committed to and shown."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kanly.kernel import Chance, Cheap, Keyed
from kanly.kernel.chance import WORD, commitment, key_of

CRITICAL = {5: 20.5, 9: 27.9, 23: 49.7, 51: 89.3}  # chi-square, one in a thousand, by degrees of freedom


def test_known_answers_of_the_key() -> None:
    assert key_of("sietch").hex() == "59e71b48c6767ae2787f7e45edc47338a0d5f8a6c43cc3daf6757f885a5b91d8"
    assert commitment(key_of("sietch")) == "1022ec8819b4c34ec136fe60528bddd74d4ac6f924c13926c3d90b104c803bf8"
    assert key_of("") != key_of(" ")


def test_known_answers_of_the_draws() -> None:
    chance = Keyed(key_of("sietch"))
    assert [chance.below(WORD) for _ in range(3)] == [3985927511, 3896091707, 3422278324]
    assert [chance.below(100) for _ in range(20)] == [
        83,
        35,
        91,
        78,
        10,
        44,
        13,
        37,
        87,
        61,
        66,
        40,
        62,
        24,
        8,
        74,
        81,
        54,
        75,
        88,
    ]
    assert [chance.roll() for _ in range(10)] == [1, 2, 4, 3, 5, 2, 4, 6, 5, 6]
    deck = list(range(10))
    chance.shuffle(deck)
    assert deck == [0, 7, 2, 3, 4, 5, 8, 9, 6, 1]
    assert chance.sample(list(range(100)), 5) == [20, 89, 92, 67, 93]
    assert chance.pick(["a", "b", "c", "d"]) == "d"
    assert chance.drawn == 48


@pytest.mark.parametrize("drawn", [0, 3, 15, 16])
@pytest.mark.parametrize("biased", [False, True])
def test_a_shuffle_is_made_of_draws(drawn: int, biased: bool) -> None:
    """A keyed shuffle, which draws for itself, draws what `below` would have drawn, biased words left out."""
    for size in range(40):
        one, other = Keyed(key_of("sietch"), drawn), Keyed(key_of("sietch"), drawn)
        if biased:
            one.words = other.words = (0,) * 16  # of which no number below ten or twenty, say, can be made
        shuffled, drawn_for = list(range(size)), list(range(size))
        one.shuffle(shuffled)
        Chance.shuffle(other, drawn_for)
        assert shuffled == drawn_for
        assert one.drawn == other.drawn
        assert one.below(WORD) == other.below(WORD)


def test_known_answers_of_the_cheap_one() -> None:
    chance = Cheap(7)
    assert [chance.below(1000) for _ in range(10)] == [768, 103, 158, 126, 35, 307, 421, 561, 424, 94]
    assert Cheap(10**30).below(1000) == 807
    assert Cheap(-1).below(1000) == 305


def sources() -> list[Chance]:
    return [Keyed(key_of("uniform")), Cheap(20260101)]


def chi_square(found: Counter[object], outcomes: int, draws: int) -> float:
    expected = draws / outcomes
    return sum((count - expected) ** 2 for count in found.values()) / expected + (outcomes - len(found)) * expected


@pytest.mark.parametrize("chance", sources(), ids=["keyed", "cheap"])
@pytest.mark.parametrize("sides", [6, 10, 52])
def test_every_number_is_equally_likely(chance: Chance, sides: int) -> None:
    draws = 6000
    found: Counter[object] = Counter(chance.below(sides) for _ in range(draws))
    assert set(found) <= set(range(sides))
    assert chi_square(found, sides, draws) < CRITICAL[sides - 1]


@pytest.mark.parametrize("chance", sources(), ids=["keyed", "cheap"])
def test_every_order_is_equally_likely(chance: Chance) -> None:
    found: Counter[object] = Counter()
    for _ in range(6000):
        cards = [1, 2, 3, 4]
        chance.shuffle(cards)
        found[tuple(cards)] += 1
    assert set(found) == set(permutations([1, 2, 3, 4]))
    assert chi_square(found, 24, 6000) < CRITICAL[23]


@pytest.mark.parametrize("chance", sources(), ids=["keyed", "cheap"])
def test_every_sample_is_equally_likely(chance: Chance) -> None:
    items = [0, 1, 2]
    found: Counter[object] = Counter(tuple(chance.sample(items, 2)) for _ in range(6000))
    assert items == [0, 1, 2]
    assert len(found) == 6
    assert chi_square(found, 6, 6000) < CRITICAL[5]


@pytest.mark.parametrize("chance", sources(), ids=["keyed", "cheap"])
def test_a_die_has_six_sides_unless_told_otherwise(chance: Chance) -> None:
    assert {chance.roll() for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {chance.roll(3) for _ in range(100)} == {1, 2, 3}


@pytest.mark.parametrize("chance", sources(), ids=["keyed", "cheap"])
def test_what_cannot_be_drawn(chance: Chance) -> None:
    for size in (0, -1, 2**40):
        with pytest.raises(ValueError, match="give a number"):
            chance.below(size)
    for count in (-1, 4):
        with pytest.raises(ValueError, match="cannot sample"):
            chance.sample([1, 2, 3], count)
    with pytest.raises(ValueError, match="nothing to pick from"):
        chance.pick([])
    chance.shuffle([])
    assert chance.sample([1, 2, 3], 0) == []
    assert chance.drawn == 0


def test_the_largest_number_of_outcomes() -> None:
    chance = Keyed(key_of("x"))
    assert all(0 <= chance.below(2**32) < 2**32 for _ in range(50))
    cheap = Cheap(1)
    assert all(0 <= cheap.below(2**31 - 1) < 2**31 - 1 for _ in range(50))


def test_large_numbers_are_not_favoured_either() -> None:
    chance = Keyed(key_of("rejection"))
    size = 3 << 30  # three quarters of all words: without rejection one number in three would come twice as often
    found: Counter[object] = Counter(chance.below(size) % 3 for _ in range(3000))
    assert chi_square(found, 3, 3000) < 13.8
    assert chance.drawn > 3500


def test_the_base_class_draws_nothing() -> None:
    with pytest.raises(IndexError):
        Chance().below(2)


@given(st.text(max_size=10), st.lists(st.integers(1, 50), max_size=40), st.lists(st.integers(1, 50), min_size=1))
def test_a_copy_goes_on_with_the_same_draws(seed: str, before: list[int], after: list[int]) -> None:
    for chance in (Keyed(key_of(seed)), Cheap(len(before))):
        for size in before:
            chance.below(size)
        copy = chance.copy()
        mine = [chance.below(size) for size in after]
        assert [copy.below(size) for size in after] == mine
        assert copy.drawn == chance.drawn >= len(before) + len(after)


@given(st.integers(0, 100))
def test_a_key_and_a_count_say_where_chance_stands(skipped: int) -> None:
    chance = Keyed(key_of("resumed"))
    for _ in range(skipped):
        chance.below(WORD)
    again = Keyed(key_of("resumed"), chance.drawn)
    assert [chance.below(WORD) for _ in range(20)] == [again.below(WORD) for _ in range(20)]


def test_other_keys_give_other_draws() -> None:
    draws = {seed: tuple(Keyed(key_of(seed)).below(2**32) for _ in range(1)) for seed in map(str, range(200))}
    assert len(set(draws.values())) == 200
