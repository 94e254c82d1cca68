"""A flow that does nonsense is an error of our own family, and leaves the table exactly as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.kernel.tiny import KINDS, T, TinyGame, pick, tiny

from kanly.kernel import (
    HIDDEN,
    PASS,
    Ask,
    Flow,
    Interjection,
    KanlyError,
    Kind,
    Module,
    Option,
    Party,
    RulesError,
    Secret,
    Table,
    Window,
)
from kanly.kernel.kinds import Domain
from kanly.kernel.running.sides import shares_of
from kanly.testing.looks import snapshot


def one(step: Any) -> Callable[[T], Flow]:
    def flow(p: T) -> Flow:
        yield step

    return flow


def raising(p: T) -> Flow:
    p.state.x += 100
    p.state.items.append("half")
    p.tell("half")
    yield pick(1)
    raise ZeroDivisionError("on purpose")


def at_once(p: T) -> Flow:
    p.state.items.append("half")
    p.state.agenda.clear()
    p.tell("half")
    raise ValueError("on purpose")
    yield


def lost_scene(p: T) -> Flow:
    p.then("nowhere")
    return
    yield


def bad_arguments(p: T) -> Flow:
    p.then(("main", 1, 2, 3))
    return
    yield


def endless(p: T) -> Flow:
    p.then("spin")
    return
    yield


def secretly(flow: Callable[[T], Flow]) -> Callable[[T], Flow]:
    def outer(p: T) -> Flow:
        yield Secret("plan", {0: lambda: flow(p)})

    return outer


def tells(p: T) -> Flow:
    p.tell("secret", (), 1)
    yield pick()


def draws(p: T) -> Flow:
    p.rng.below(2)
    yield pick()


def reveals(p: T) -> Flow:
    p.reveal(2, p.state.known, 0)
    yield pick()


def uncovers(p: T) -> Flow:
    p.uncover()
    yield pick()


def opens_a_window(p: T) -> Flow:
    yield Window("react", [0], lambda _: [1])


def window(kind: str = "react", seats: tuple[int, ...] = (0, 1), offer: Any = None) -> Callable[[T], Flow]:
    def flow(p: T) -> Flow:
        yield Window(kind, list(seats), offer or (lambda _: [1]))

    return flow


def failing_offer(*_: Any) -> list[Option]:
    raise KeyError("on purpose")


def calls(call: Callable[[T], object]) -> Callable[[T], Flow]:
    def flow(p: T) -> Flow:
        call(p)
        yield pick()

    return flow


def ask(*parts: Any) -> Callable[[T], Flow]:
    """A question made of anything."""

    def flow(p: T) -> Flow:
        yield Ask(*parts)

    return flow


def secret(flows: dict[int, Any]) -> Callable[[T], Flow]:
    def flow(p: T) -> Flow:
        yield Secret("plan", flows)

    return flow


ANYTHING: Any = None
BAD: dict[str, tuple[Callable[[T], Any], str]] = {
    "a number": (one(42), "yielded 42|Step object expected"),
    "nothing": (one(None), "yielded None|Step object expected"),
    "a list": (one([pick()]), "yielded|Step object expected"),
    "no options": (one(Ask(0, "pick", [])), "without any option"),
    "an offer of nothing": (one(Ask(0, "pick", offer=list)), "without any option"),
    "an undeclared kind": (one(Ask(0, "riddle", [1])), "not declared"),
    "a seat too many": (one(Ask(2, "pick", [1])), "seats go from 0 to 1"),
    "a seat below zero": (one(Ask(-1, "pick", [1])), "seats go from 0 to 1"),
    "an exception at once": (at_once, "ValueError: on purpose"),
    "an unknown scene": (lost_scene, "'nowhere'"),
    "wrong arguments for a scene": (bad_arguments, "TypeError"),
    "endless scenes": (endless, "asked nothing"),
    "a secret flow that tells": (secretly(tells), "may only read"),
    "a secret flow that draws": (secretly(draws), "may only read"),
    "a secret flow that reveals": (secretly(reveals), "may only read"),
    "a secret flow that uncovers": (secretly(uncovers), "may only read"),
    "a secret flow that asks another seat": (secretly(one(pick(1))), "only ask its own seat"),
    "a secret flow that opens a window": (secretly(opens_a_window), "only ask its own seat"),
    "a secret flow that yields nonsense": (secretly(one("x")), "only ask its own seat|Step object expected"),
    "a secret flow without options": (secretly(one(Ask(0, "pick", []))), "without any option"),
    "a secret flow that fails": (secretly(at_once), "ValueError"),
    "a window of an undeclared kind": (window(kind="riddle"), "not declared"),
    "a window for a seat that is not there": (window(seats=(0, 7)), "seats go from 0 to 1"),
    "a window whose offer fails": (window(offer=failing_offer), "KeyError"),
    "a window that offers nothing at all": (
        window(offer=lambda _: ANYTHING),
        "offers seat 0 None|list object expected",
    ),
    "a seat that is none": (ask(None, "pick", [1]), "seat None is asked 'pick'|int object expected"),
    "a seat by its name": (ask("0", "pick", [1]), "seat '0' is asked 'pick'|int object expected"),
    "a kind that is a list": (ask(0, ["pick"], [1]), r"seat 0 is asked \['pick'\]|str object expected"),
    "options that are a number": (ask(0, "pick", 5), "with 5: give .* a list of options|list or None object expected"),
    "options that pass by": (ask(0, "pick", iter([1])), "a list of options|list or None object expected"),
    "a secret flow for a seat that is not there": (secret({7: lambda: one(pick())}), "seats go from 0 to 1"),
    "a secret flow that has begun": (secret({0: ANYTHING}), "has None for seat 0: give what makes the flow"),
    "a secret flow that returns a number": (secret({0: lambda: 5}), "5 was returned, and no flow"),
    "an event for a list of seats": (calls(lambda p: p.tell("x", (), [0])), "a mask of seats|int object expected"),  # type: ignore[arg-type]
    "the card that a view hides": (calls(lambda p: p.reveal(1, p.state.known, HIDDEN)), "there is no card -1"),
    "a card too many": (calls(lambda p: p.reveal(1, p.state.known, 10)), "no card 10: they go from 0 to 9"),
    "a card revealed to nobody's mask": (
        calls(lambda p: p.reveal(ANYTHING, p.state.known, 1)),
        "give a card's number and a mask of seats|int object expected",
    ),
    "whether a seat knows a card too many": (calls(lambda p: p.state.known.by(0, 99)), "there is no card 99"),
    "hiding a card too many": (calls(lambda p: p.state.known.hide([1, 99], 0)), "there is no card 99"),
    "forgetting a card too many": (calls(lambda p: p.state.known.forget([99])), "there is no card 99"),
    "publishing a card too many": (calls(lambda p: p.state.known.publish([99])), "there is no card 99"),
    "one of no items": (calls(lambda p: p.rng.pick([])), "nothing to pick from"),
    "no scene": (calls(lambda p: p.then(ANYTHING)), "None is no scene|tuple object expected|object expected; got None"),
    "a scene of no name": (calls(lambda p: p.then(())), r"\(\) is no scene"),
}


def spin(p: T) -> None:
    p.then("spin")


def after(bad: Callable[[T], Any], before: int = 3) -> TinyGame:
    """Some questions in scenes of their own; then 0 goes wrong and 1 does not."""

    def main(p: T) -> Flow:
        if p.state.x == before:
            answer = yield pick(0, 0, 1)
            p.state.items.append(answer)
            p.tell("picked", (answer,))
            if answer == 0:
                yield from bad(p)
            return
        p.state.x += 1
        p.then("main")
        answer = yield pick(p.state.x % 2, 0, 1)
        p.tell("picked", (answer,))

    return tiny(main, spin)


def open_table(game: TinyGame, **how: Any) -> Table:
    return game.open(game.set_up(), "bad", **how)


def refused(table: Table, seat: int, option: Option, words: str) -> None:
    """The choice fails with an error of ours, and the table is as it was."""
    before = snapshot(table)
    undo = [table.why_no_undo(x) for x in range(2)]
    with pytest.raises(RulesError, match=words):
        table.choose(seat, option)
    assert snapshot(table) == before
    assert [table.why_no_undo(x) for x in range(2)] == undo


@pytest.mark.parametrize("before", [0, 3, 7, 8, 9, 17])
@pytest.mark.parametrize("name", BAD)
def test_bad_flow_after_good_ones(name: str, before: int) -> None:
    bad, words = BAD[name]
    table = open_table(after(bad, before))
    for _ in range(before):
        table.choose(table.pending[0].seat, 1)
    refused(table, 0, 0, words)
    refused(table, 0, 0, words)
    table.choose(0, 1)
    assert table.over
    assert table.made == before + 1


@pytest.mark.parametrize("name", BAD)
def test_bad_flow_at_the_very_start(name: str) -> None:
    bad, words = BAD[name]

    def main(p: T) -> Flow:
        yield from bad(p)

    with pytest.raises(RulesError, match=words):
        open_table(tiny(main, spin))


RETURNED: dict[str, object] = {"a number": 5, "a truth": True, "a question": pick(), "a text": 7.5}


@pytest.mark.parametrize("name", RETURNED)
def test_a_scene_that_returns_something_else_than_a_flow(name: str) -> None:
    def main(p: T) -> object:
        return RETURNED[name]

    with pytest.raises(RulesError, match="was returned, and no flow: write a function that yields"):
        open_table(tiny(main))


def test_a_scene_that_returns_its_questions() -> None:
    """The first one is asked; that nothing can be answered into a list shows with the answer."""

    def main(p: T) -> object:
        return [pick(), pick()]

    table = open_table(tiny(main))
    refused(table, 0, 1, r"was returned, and no flow")


@pytest.mark.parametrize("entry", [None, (), ("nowhere",), "main"])
def test_nonsense_on_the_agenda(entry: Any) -> None:
    def main(p: T) -> None:
        p.state.agenda.append(entry)

    with pytest.raises(RulesError, match=r"agenda|tuple object expected"):
        open_table(tiny(main))


def test_options_that_cannot_be_chosen_from() -> None:
    odd: Any = {0, 1}

    def main(p: T) -> Flow:
        yield Ask(0, "pick", odd)

    with pytest.raises(RulesError, match=r"a list of options|list or None object expected"):
        open_table(tiny(main)).choose(0, 1)


def test_an_interjection_whose_offer_fails() -> None:
    def main(p: T) -> Flow:
        yield Ask(0, "pick", offer=lambda: [0, 1])

    table = open_table(tiny(main, interjections=(Interjection("shout", failing_offer, lambda *_: None),)))
    with pytest.raises(RulesError, match="tiny failed to offer 'shout': KeyError: 'on purpose'"):
        table.interjections(1)
    table.choose(0, 1)
    assert table.over


def test_a_party_of_a_seat_that_is_not_there() -> None:
    with pytest.raises(RulesError, match="party 'a' is played by seat 7; seats go from 0 to 1"):
        shares_of([Party("a", 7)], ["a"], 2)


def test_bad_flow_that_asks_first() -> None:
    table = open_table(after(raising))
    for _ in range(3):
        table.choose(table.pending[0].seat, 1)
    table.choose(0, 0)
    refused(table, 1, 0, "ZeroDivisionError: on purpose")
    assert [ask.seat for ask in table.pending] == [1]


def test_a_rollout_that_failed_is_of_no_use_any_more() -> None:
    table = open_table(after(at_once, 0), keep=False)
    with pytest.raises(RulesError, match="on purpose"):
        table.choose(0, 0)
    with pytest.raises(KanlyError):
        table.choose(0, 1)


def test_failure_across_a_checkpoint_goes_back_over_it() -> None:
    def main(p: T) -> Flow:
        for _ in range(9):
            answer = yield pick()
            p.state.items.append(answer)
        p.then("second")

    def second(p: T) -> Flow:
        if p.state.items[-1] == 0:
            raise ValueError("on purpose")
        yield pick(1)

    table = open_table(tiny(main, second))
    for _ in range(8):
        table.choose(0, 1)
    refused(table, 0, 0, "on purpose")
    table.choose(0, 1)
    table.choose(1, 0)
    assert table.over


def test_failure_after_a_window_brings_back_the_answers_that_had_been_dropped() -> None:
    def main(p: T) -> Flow:
        taken = yield Window("react", [0, 1, 2], lambda _: [1, 2])
        if taken == (0, 1):
            raise ValueError("on purpose")
        yield pick()

    table = open_table(tiny(main, seats=3))
    table.choose(2, 2)
    table.choose(1, PASS)
    refused(table, 0, 1, "on purpose")
    assert table.choices == [(2, "react", 2), (1, "react", PASS)]
    table.choose(0, 2)
    assert table.choices == [(0, "react", 2)]


def test_failure_in_a_secret_flow_forgets_only_that_answer() -> None:
    def plan(p: T, seat: int) -> Flow:
        answer = yield pick(seat)
        if answer == 0:
            raise ValueError("on purpose")
        return answer

    def main(p: T) -> Flow:
        yield Secret("plan", {0: lambda: plan(p, 0), 1: lambda: plan(p, 1)})

    table = open_table(tiny(main))
    table.choose(1, 1)
    refused(table, 0, 0, "on purpose")
    table.choose(0, 1)
    assert table.over


def test_failing_interjections() -> None:
    def asking(p: T) -> Flow:
        yield Ask(1, "riddle", [1])

    def failing(p: T, seat: int, option: Option) -> Flow | None:
        p.state.x = 99
        if option == "hey":
            raise ValueError("on purpose")
        return asking(p)

    def main(p: T) -> Flow:
        yield Ask(0, "pick", offer=lambda: [0, 1])

    shout = Interjection("shout", lambda *_: ["hey", "ho"], failing)
    table = open_table(tiny(main, interjections=(shout,)))
    refused(table, 1, "hey", "on purpose")
    refused(table, 1, "ho", "not declared")
    table.choose(0, 1)
    assert table.over


def test_a_choice_stands_although_the_order_obeyed_after_it_fails() -> None:
    table = open_table(after(at_once, 1))
    table.order(0, "pick", 0)
    assert table.made == 0
    with pytest.raises(RulesError, match="on purpose"):
        table.choose(1, 1)
    assert table.choices == [(1, "pick", 1)]
    assert table.pending[0].seat == 0


def test_an_interjection_of_an_undeclared_kind_is_refused_when_rules_are_assembled() -> None:
    def main(p: T) -> Flow:
        yield pick()

    game = tiny(main, interjections=(Interjection("riddle", lambda *_: [1], lambda *_: None),))
    with pytest.raises(RulesError, match="'riddle' is not declared"):
        game.rules(game.set_up())


def test_a_kind_that_cannot_come_up_is_not_there() -> None:
    """Its domain is empty under these rules: nobody can be asked, and an interjection of that kind is never offered."""

    def main(p: T) -> Flow:
        yield Ask(0, "riddle", [1])

    riddle = Kind("riddle", lambda _: [])
    unasked = Interjection("riddle", lambda *_: [], lambda *_: None)
    base = Module("base", scenes=(main,), kinds=(*KINDS, riddle), interjections=(unasked,))
    game = TinyGame("tiny", "tests", (2,), base)
    assert list(game.rules(game.set_up()).domains) == [kind.name for kind in KINDS]
    with pytest.raises(RulesError, match="riddle"):
        game.open(game.set_up(), "seed")


def test_a_domain_with_the_same_token_twice_is_refused() -> None:
    for options in ([1, 1], [1, "1"], ["a:b", ("a", "b")]):
        with pytest.raises(RulesError, match="twice"):
            Domain(Kind("k", options), options, 0)
