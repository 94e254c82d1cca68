"""The past of a table in stretches, and how far undo reaches."""

from __future__ import annotations

from tests.kernel.tiny import T, pick, tiny

from kanly.kernel import Flow, State
from kanly.kernel.past import REACH, Made, Past, all_choices, settled
from kanly.kernel.table import EVERY


def stretches(*sizes: int) -> Past | None:
    past: Past | None = None
    number = 0
    for size in sizes:
        made: list[Made] = [(0, "pick", number + i, 0) for i in range(size)]
        number += size
        past = Past(past, State(), made, [0] * size, 0)
    return past


def live(past: Past | None) -> list[bool]:
    out = []
    while past is not None:
        out.append(past.checkpoint is not None)
        past = past.before
    return out


def test_choices_come_in_order_over_all_stretches() -> None:
    past = stretches(8, 9, 1)
    assert past is not None
    assert past.count == 18
    assert all_choices(past, [(1, "pick", 99, 0)]) == [*[(0, "pick", i) for i in range(18)], (1, "pick", 99)]
    assert all_choices(None, []) == []


def test_settled_stretches_keep_their_choices_and_lose_their_checkpoints() -> None:
    past = stretches(2, 3, 4)
    newest = settled(past, 1)
    assert live(newest) == [True, False, False]
    assert live(settled(past)) == [False, False, False]
    assert live(past) == [True, True, True]  # clones still share the old ones
    assert all_choices(newest, []) == all_choices(past, [])
    assert settled(None) is None


def test_undo_reaches_far_back_but_not_for_ever() -> None:
    def main(p: T) -> Flow:
        p.then("main")
        p.state.x += yield pick(0, 0, 1)

    game = tiny(main)
    table = game.open(game.set_up(), "far")
    for i in range(EVERY * REACH * 2):
        table.choose(0, i % 2)
    assert table.made == EVERY * REACH * 2
    back = 0
    while not table.why_no_undo(0):
        table.undo(0)
        back += 1
    assert EVERY * REACH // 2 <= back <= EVERY * REACH + EVERY
    assert table.why_no_undo(0) == "what followed the last choice cannot be taken back"
    assert table.made == EVERY * REACH * 2 - back
    assert table.view(None)["x"] == table.made // 2
