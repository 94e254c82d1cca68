"""The past of a table in stretches, and how far undo reaches."""

from __future__ import annotations

import sys
from functools import partial
from types import FrameType
from typing import Any

import pytest
from tests.kernel.tiny import T, pick, tiny

from kanly.kernel import EVERYONE, Ask, Flow, RulesError, State, Table, Window, Withheld
from kanly.kernel.running.past import REACH, Made, Past, all_choices, settled
from kanly.kernel.running.remembering import EVERY
from kanly.kernel.saving import save


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
    table, cloned = [game.open(game.set_up(), "far") for _ in range(2)]
    for i in range(EVERY * REACH * 2):
        table.choose(0, i % 2)
        cloned.choose(0, i % 2)
        cloned.clone()  # whoever clones can take back just as much
    assert table.made == EVERY * REACH * 2
    back = 0
    while not table.why_no_undo(0):
        table.undo(0)
        cloned.undo(0)
        back += 1
    assert EVERY * REACH // 2 <= back <= EVERY * REACH + EVERY
    assert table.made == cloned.made == EVERY * REACH * 2 - back
    for one in (table, cloned):
        assert one.why_no_undo(0) == "what followed the last choice cannot be taken back"
        assert one.view(None)["x"] == one.made // 2


def test_a_clone_offers_only_what_is_asked_now() -> None:
    offered: list[str] = []

    def asked(what: str) -> list[int]:
        offered.append(what)
        return [0, 1]

    def reactions(what: str, seat: int) -> list[int]:
        offered.append(f"{what} {seat}")
        return [1 + seat]

    def main(p: T) -> Flow:
        for what in ("first", "second", "third"):
            p.state.x += yield Ask(0, "pick", offer=partial(asked, what))
        for what in ("window", "another"):
            yield Window("react", [0, 1], partial(reactions, what))

    game = tiny(main)
    table = game.open(game.set_up(), "offers")
    table.choose(0, 1)
    table.choose(0, 1)
    assert offered == ["first", "second", "third"]
    offered.clear()
    clone = table.clone()
    assert offered == ["third"]
    assert clone.legal(0) == table.legal(0) == [0, 1]
    table.choose(0, 0)
    table.choose(0, "pass")
    table.choose(1, "pass")
    offered.clear()
    clone = table.clone()
    assert offered == ["another 0", "another 1"]
    assert [clone.legal(seat) for seat in (0, 1)] == [[1, "pass"], [2, "pass"]]
    table.choose(1, "pass")
    table.undo(1)
    assert [table.legal(seat) for seat in (0, 1)] == [[1, "pass"], [2, "pass"]]


def test_a_clone_leaves_a_nearer_start_to_the_next_one_and_nothing_else() -> None:
    played: list[int] = []

    def main(p: T) -> Flow:
        p.then("main")
        for _ in range(2):
            answer: int = yield pick(0, 0, 1)
            p.state.x += answer
            played.append(answer)
            p.tell("told", (answer,))

    game = tiny(main)
    table = game.open(game.set_up(), "near")
    plain = game.open(game.set_up(), "near")
    for other in (table, plain):
        for i in range(7):
            other.choose(0, i % 2)
    before = save(table)
    costs: list[int] = []
    clones: list[Table] = []
    for _ in range(3):
        played.clear()
        clones.append((clones[-1] if clones else table).clone(log=True))
        costs.append(len(played))
    assert costs == [7, 1, 1]
    assert save(table) == before == save(plain)
    for other in clones:
        assert other.choices == plain.choices
        assert [event.data for event in other.events(0)] == [event.data for event in plain.events(0)]
    back = 0
    while not plain.why_no_undo(0):
        back += 1
        for other in (plain, table, *clones):
            other.undo(0)
            assert other.choices == plain.choices
            assert other.view(None) == plain.view(None)
            assert len(other.events(0)) == 7 - back
        table.clone()
    assert back == 7
    for other in (table, *clones):
        assert other.why_no_undo(0) == "nothing has been chosen yet"


def test_a_clone_remembers_who_learnt_something_by_the_present_choice() -> None:
    def main(p: T) -> Flow:
        yield pick(0, 0, 1)
        p.uncover()
        p.then("say")

    def say(p: T) -> Flow:
        p.tell("said")
        yield pick(1, 0, 1)

    game = tiny(main, say)
    table = game.open(game.set_up(), "lit")
    table.choose(0, 1)
    learnt = [
        [event.learnt for event in one.events(0)] for one in (table, table.clone(log=True), table.clone(log=True))
    ]
    assert learnt == [[EVERYONE]] * 3


def test_what_interrupts_a_clone_leaves_the_table_whole() -> None:
    """A bot that has thought for too long is stopped anywhere."""

    def main(p: T) -> Flow:
        p.then("main")
        p.state.x += yield pick(0, 0, 1)

    game = tiny(main)
    steps = 0
    while True:
        table = game.open(game.set_up(), "alarm")
        for _ in range(5):
            table.choose(0, 1)
        steps += 1
        left = steps

        def tick(frame: FrameType, event: str, arg: object) -> Any:
            nonlocal left
            if event == "line" and frame.f_code.co_filename.endswith(("remembering.py", "table.py")):
                left -= 1
                if not left:
                    raise TimeoutError
            return tick

        old = sys.gettrace()
        sys.settrace(tick)
        try:
            table.clone()
        except TimeoutError:
            pass
        else:
            break
        finally:
            sys.settrace(old)
        assert (table.made, table.clone().view(None)["x"]) == (5, 5)
        assert table.undo(0) == 1
        assert (table.made, table.view(None)["x"]) == (4, 4)


def test_a_question_that_is_put_twice_is_offered_twice() -> None:
    def main(p: T) -> Flow:
        ask = Ask(0, "pick", offer=lambda: [p.state.x, p.state.x + 1])
        p.state.x += yield ask
        p.state.x += yield ask

    game = tiny(main)
    table = game.open(game.set_up(), "twice")
    table.choose(0, 1)
    assert table.legal(0) == table.clone().legal(0) == [1, 2]


def test_a_clone_has_no_events_that_its_table_has_not() -> None:
    def main(p: T) -> Flow:
        yield pick(0, 0, 1)

    game = tiny(main)
    table = game.open(game.set_up(), "mute", log=False)
    with pytest.raises(Withheld, match="keeps no events"):
        table.clone(log=True)


def test_a_failure_behind_the_first_checkpoint_of_a_world_is_told_as_one() -> None:
    def main(p: T) -> Flow:
        yield pick(0, 0, 1)
        p.then("bad")

    def bad(p: T) -> None:
        raise KeyError("bad")

    game = tiny(main, bad)
    world = game.open(game.set_up(), "world").redeal(0, 1, keep=True)
    with pytest.raises(RulesError, match="KeyError"):
        world.choose(0, 1)


def test_a_clone_in_the_middle_of_a_window_leaves_everybody_their_answers() -> None:
    def main(p: T) -> Flow:
        yield pick(0, 0, 1)
        p.then("react")

    def react(p: T) -> Flow:
        yield Window("react", [0, 1], lambda seat: [1 + seat])

    game = tiny(main, react)
    table = game.open(game.set_up(), "window")
    table.choose(0, 1)
    table.choose(1, "pass")
    clone = table.clone()
    for other in (table, clone):
        assert (other.undo(1), other.why_no_undo(1)) == (1, "others have been asked since")
        other.choose(1, 2)
        other.choose(0, 1)  # takes it before seat 1
        assert other.choices == [(0, "pick", 1), (0, "react", 1)]
        assert other.over


def test_a_choice_that_fails_after_a_clone_has_not_happened() -> None:
    def main(p: T) -> Flow:
        p.then("main")
        answer: int = yield pick(0, 0, 1, 2)
        p.state.x += 1
        if answer == 2:
            raise KeyError(answer)

    game = tiny(main)
    table = game.open(game.set_up(), "fails")
    for _ in range(3):
        table.choose(0, 1)
        table.clone()
    with pytest.raises(RulesError):
        table.choose(0, 2)
    assert (table.view(None)["x"], table.made) == (3, 3)
    assert table.undo(0) == 1
    assert table.view(None)["x"] == 2


def test_a_clone_catches_the_state_after_scenes_that_asked_nothing() -> None:
    rolled: list[int] = []

    def main(p: T) -> None:
        p.then("roll", "roll", "again")

    def roll(p: T) -> None:
        rolled.append(p.rng.below(6))
        p.state.items.append(rolled[-1])

    def again(p: T) -> Flow:
        yield pick(0, 0, 1)
        p.then("main")

    game = tiny(main, roll, again)
    table = game.open(game.set_up(), "rolls")
    for _ in range(3):
        table.choose(0, 1)
        table.clone()
        rolled.clear()
        clone = table.clone()
        assert not rolled  # the second one starts from behind the rolls
        assert clone.view(None) == table.view(None)
        assert clone.why_no_undo(0) == table.why_no_undo(0) == "chance has fallen since"
    assert len(table.view(None)["items"]) == 8
