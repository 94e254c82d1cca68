"""Events: who sees them, and how each seat counts its own."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.tiny import T, pick, tiny

from kanly.kernel import EVERYONE, Event, Flow, Withheld
from kanly.kernel.events import Log, may_see


@given(st.lists(st.sampled_from([EVERYONE, 0b001, 0b010, 0b110]), max_size=30), st.integers(0, 30))
def test_every_seat_numbers_only_what_it_sees(masks: list[int], since: int) -> None:
    log = Log()
    for i, mask in enumerate(masks):
        log.all.append(Event("e", (i,), mask))
        if i % 3 == 0:
            log.seen_by(1)  # reading in between changes nothing
    for seat in (None, 0, 1, 2):
        mine = [event.data[0] for event in log.all if may_see(event.to, seat)]
        assert [event.data[0] for event in log.seen_by(seat)] == mine
        assert [event.data[0] for event in log.seen_by(seat, since)] == mine[since:]


@given(st.lists(st.sampled_from([EVERYONE, 0b01, 0b10]), max_size=20), st.integers(0, 20))
def test_what_is_cut_off_was_never_there(masks: list[int], length: int) -> None:
    log = Log()
    fresh = Log()
    for i, mask in enumerate(masks):
        log.all.append(Event("e", (i,), mask))
        if i < length:
            fresh.all.append(log.all[-1])
    for seat in (None, 0, 1):
        log.seen_by(seat)
    log.cut(length)
    for seat in (None, 0, 1):
        assert [event.data for event in log.seen_by(seat)] == [event.data for event in fresh.seen_by(seat)]


def test_nobody_is_shown_who_else_was_told_or_learnt_something() -> None:
    log = Log()
    log.all += [Event("a", (), EVERYONE, 0b10), Event("b", (), 0b11, 0b10), Event("c", (), EVERYONE, 0b01)]
    assert [(event.kind, event.to, event.learnt) for event in log.seen_by(0)] == [
        ("a", EVERYONE, 0),
        ("b", 0b01, 0),
        ("c", EVERYONE, 0b01),
    ]


def main(p: T) -> Flow:
    for turn in range(3):
        answer = yield pick(turn % 2)
        p.tell("public", (answer,))
        p.tell("private", (turn,), 1 << turn % 2)
        p.tell("between", (turn,), 0b11)


def test_numbers_do_not_tell_how_much_happened_in_private() -> None:
    game = tiny(main)
    table = game.open(game.set_up(), "e")
    for seat in (0, 1, 0):
        table.choose(seat, 1)
    assert [event.kind for event in table.events(None)] == ["public"] * 3
    assert [(event.kind, event.data) for event in table.events(1, 2)] == [
        ("public", (1,)),
        ("private", (1,)),
        ("between", (1,)),
        ("public", (1,)),
        ("between", (2,)),
    ]
    assert len(table.events(0)) == 8
    assert table.events(0, 8) == table.events(0, 1000) == []


def test_a_scene_knows_how_much_it_has_told_and_so_does_its_copy() -> None:
    told: list[int] = []

    def main(p: T) -> Flow:
        p.tell("one")
        yield pick(0)
        told.append(p.told)
        p.then("later")

    def later(p: T) -> None:
        told.append(p.told)

    game = tiny(main, later)
    table = game.open(game.set_up(), "e")
    copy = table.clone()
    table.choose(0, 1)
    copy.choose(0, 1)
    assert told == [1, 0, 1, 0]


def test_a_table_without_a_log_has_no_events() -> None:
    game = tiny(main)
    table = game.open(game.set_up(), "e", log=False)
    table.choose(0, 1)
    with pytest.raises(Withheld):
        table.events(0)
    with pytest.raises(Withheld):
        table.clone(log=True)


def test_an_event_can_be_read() -> None:
    assert repr(Event("won", ("briar", 2))) == "Event('won', ('briar', 2))"
    assert repr(Event("seen", (), 0b101)) == "Event('seen', (), to=101)"
