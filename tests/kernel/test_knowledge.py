"""Who knows where a card lies."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.tiny import TinyRules, TinyState, tiny

from kanly.kernel import EVERYONE, HIDDEN, Cheap, Event, Known, Play
from kanly.kernel.events import may_see
from kanly.kernel.play import REVEALED


def test_masks() -> None:
    assert may_see(0b101, 0)
    assert not may_see(0b101, 1)
    assert may_see(EVERYONE, 63)
    assert may_see(EVERYONE, None)
    assert not may_see(0b111, None)


def test_a_zone_is_hidden_card_by_card() -> None:
    known = Known(4)
    known.masks[:] = [0b01, 0b10, EVERYONE, 0]
    zone = [3, 0, 1, 2]
    assert known.hide(zone, 0) == [HIDDEN, 0, HIDDEN, 2]
    assert known.hide(zone, 1) == [HIDDEN, HIDDEN, 1, 2]
    assert known.hide(zone, None) == [HIDDEN, HIDDEN, HIDDEN, 2]
    assert zone == [3, 0, 1, 2]
    assert known.by(0, 0)
    assert not known.by(None, 0)


def test_publishing_and_forgetting() -> None:
    known = Known(3)
    known.publish([0, 2])
    assert known.masks == [EVERYONE, 0, EVERYONE]
    known.forget([0, 1])
    assert known.masks == [0, 0, EVERYONE]


def test_a_copy_is_independent() -> None:
    known = Known(2)
    other = known.copy()
    other.masks[0] = 5
    assert known.masks == [0, 0]


masks = st.lists(st.integers(0, 7) | st.just(EVERYONE), min_size=12, max_size=12)


@given(masks, st.integers(0, 2), st.integers(0, 1000), st.sets(st.integers(0, 11)))
def test_a_redeal_exchanges_what_the_seat_does_not_know(
    given_masks: list[int], seat: int, seed: int, pinned: set[int]
) -> None:
    known = Known(12)
    known.masks[:] = given_masks
    zones = [[0, 1, 2], [3], [], [4, 5, 6, 7, 8], [9, 10, 11]]
    before = [zone[:] for zone in zones]
    places = [[known.masks[card] for card in zone] for zone in zones]
    known.redeal(zones, seat, Cheap(seed), frozenset(pinned))
    assert sorted(card for zone in zones for card in zone) == list(range(12))
    assert [len(zone) for zone in zones] == [len(zone) for zone in before]
    assert [[known.masks[card] for card in zone] for zone in zones] == places  # what others know belongs to the place
    for was, now in zip(before, zones):
        for old, new in zip(was, now):
            if given_masks[old] >> seat & 1 or old in pinned:
                assert new == old
    for x in (seat, None):
        assert [known.hide(zone, x) for zone in zones] == [
            [card if may_see(given_masks[card], x) else HIDDEN for card in zone] for zone in before
        ]


def test_every_hidden_card_can_lie_anywhere() -> None:
    found = set()
    for seed in range(200):
        known = Known(4)
        zones = [[0, 1], [2, 3]]
        known.redeal(zones, 0, Cheap(seed))
        found.add((*zones[0], *zones[1]))
    assert len(found) == 24


def play(events: list[Event] | None = None) -> Play[TinyState, TinyRules]:
    def main(p: object) -> None:
        return None

    game = tiny(main)
    rules = game.rules(game.set_up())
    assert isinstance(rules, TinyRules)
    return Play(rules.begin(), rules, events)


def test_revealing_lights_up_those_who_did_not_know() -> None:
    p = play()
    p.act(0)
    p.reveal(0b11, p.state.known, 0)  # the own card: shown, not learnt
    assert (p.learnt, p.marks) == (0b10, 0)
    p.reveal(0b01, p.state.known, 5)
    assert (p.learnt, p.marks) == (0b11, REVEALED)


def test_what_nobody_alone_reveals_cannot_be_taken_back() -> None:
    p = play()
    p.act(-1)
    p.reveal(0b10, p.state.known, 0)
    assert (p.learnt, p.marks) == (0b10, REVEALED)


def test_revealing_what_is_known_is_nothing() -> None:
    p = play()
    p.act(1)
    p.reveal(0b01, p.state.known, 0)
    assert (p.learnt, p.marks) == (0, 0)


def test_events_know_who_had_learnt_something_before_them() -> None:
    events: list[Event] = []
    p = play(events)
    p.act(0)
    p.tell("one")
    p.reveal(0b10, p.state.known, 0)
    p.tell("two", (1,), 0b10)
    p.rng = p.state.chance = Cheap(1)
    p.act(0)
    p.tell("three")
    p.rng.below(2)
    p.tell("four")
    assert [(event.kind, event.to, event.learnt) for event in events] == [
        ("one", EVERYONE, 0),
        ("two", 0b10, 0b10),
        ("three", EVERYONE, 0),
        ("four", EVERYONE, EVERYONE),
    ]


@given(masks, st.integers(0, 2))
def test_of_identical_cards_nobody_can_tell_which_one_is_seen(given_masks: list[int], seat: int) -> None:
    def seen(card: int, to: int) -> tuple[bool, int]:
        known = Known(12)
        known.masks[:] = given_masks
        known.recognise(to, card, [0, 1, 2])
        assert known.masks[3:] == given_masks[3:]
        return known.by(seat, card), sum(known.by(seat, other) for other in (0, 1, 2))

    assert seen(0, EVERYONE) == seen(1, EVERYONE) == seen(2, EVERYONE)
    assert seen(0, 1 << seat) == seen(1, 1 << seat)


def test_who_is_not_shown_a_card_knows_what_he_knew() -> None:
    known = Known(2)
    known.masks[:] = [0b01, 0b111]
    known.recognise(0b010, 0, [0, 1])
    assert known.masks == [0b011, 0b101]
