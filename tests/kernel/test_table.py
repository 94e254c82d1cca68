"""The table: choosing, looking, clones, redealt worlds, programs, witnesses."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from feud.game import GAME
from tests.feudtalk import FeudTalk
from tests.kernel.tiny import T, TinyGame, pick, tiny

from kanly.bots import play_out
from kanly.kernel import (
    PASS,
    Ask,
    BadSetup,
    Flow,
    IllegalChoice,
    Interjection,
    Option,
    Party,
    RulesError,
    Secret,
    Table,
    UndoRefused,
    Window,
    Withheld,
    digest,
    pack,
    shares_of,
    sides_of,
)
from kanly.kernel.record import make_record, replay
from kanly.testing import play_at_random
from kanly.testing.looks import snapshot


def new(*scenes: Any, **how: Any) -> Table:
    game: TinyGame = tiny(*scenes, seats=how.pop("seats", 2), interjections=how.pop("interjections", ()))
    return game.open(game.set_up(), "t", **how)


def numbers(p: T) -> Flow:
    for seat in (0, 1, 0):
        answer = yield pick(seat, 0, 1, 2)
        p.state.items.append(answer)


def main(p: T) -> Flow:
    yield from numbers(p)


# -------------------------------------------------------------------- choosing


def test_a_choice_goes_to_the_flow_that_asked() -> None:
    table = new(main)
    table.choose(0, 2)
    table.answer(table.pending[0], 1)
    table.choose_token(0, "pick", "0")
    assert table.over
    assert table.view(None)["items"] == [2, 1, 0]
    assert table.choices == [(0, "pick", 2), (1, "pick", 1), (0, "pick", 0)]


def test_what_is_taken_is_the_tables_own_value() -> None:
    table = new(main)
    table.choose(0, True)  # equal to 1, but not what is written down
    assert [type(choice[2]) for choice in table.choices] == [int]
    assert make_record(table).choices == [(0, "pick", "1")]


@pytest.mark.parametrize(
    ("seat", "option", "kind", "words"),
    [
        (1, 0, "", "seat 1 is not asked anything now"),
        (2, 0, "", "there is no seat 2; seats go from 0 to 1"),
        (-1, 0, "", "there is no seat -1"),
        (0, 5, "", "'5' is not an option of 'pick'; offered: 0, 1, 2"),
        (0, "0", "", "not an option"),
        (0, None, "", "not an option"),
        (0, 0, "react", "asked 'pick' now, not 'react'"),
    ],
)
def test_refused_choices(seat: int, option: Option, kind: str, words: str) -> None:
    table = new(main)
    before = snapshot(table)
    with pytest.raises(IllegalChoice, match=words):
        table.choose(seat, option, kind)
    assert snapshot(table) == before


def test_stale_questions_and_games_that_are_over() -> None:
    table = new(main)
    stale = table.pending[0]
    table.choose(0, 0)
    with pytest.raises(IllegalChoice, match="no longer open"):
        table.answer(stale, 0)
    table.choose(1, 0)
    with pytest.raises(IllegalChoice, match="no longer open"):
        table.answer(stale, 0)  # the same question, but another time
    table.choose(0, 0)
    for seat in (0, 1, 7):
        with pytest.raises(IllegalChoice, match="the game is over"):
            table.choose(seat, 0)


def test_long_lists_of_options_are_cut_short_in_errors() -> None:
    def cards(p: T) -> Flow:
        yield Ask(0, "card", list(range(10)) * 2)

    cards.__name__ = "main"
    with pytest.raises(IllegalChoice, match=r"\(20 in all\)"):
        new(cards).choose(0, 77)


def test_legal_and_waiting() -> None:
    table = new(main)
    assert table.legal(0) == [0, 1, 2]
    assert table.legal(1) == []
    waiting = table.waiting(1)
    assert (waiting.form, waiting.kind, waiting.seats, waiting.own) == ("ask", "pick", [0], None)
    own = table.waiting(0).own
    assert own is table.pending[0]
    play_at_random(table, "x")
    over = table.waiting(0)
    assert (over.form, over.kind, over.seats, over.own) == ("over", "", [], None)


# -------------------------------------------------------------------- steps for several seats


def test_steps_that_concern_nobody_go_on_by_themselves() -> None:
    def quiet(p: T) -> Flow:
        return 7
        yield

    def empty(p: T) -> Flow:
        nothing = yield Secret("plan", {})
        value = yield Secret("plan", {0: lambda: quiet(p)})
        taken = yield Window("react", [], lambda _: [1])
        p.state.items += [nothing, value, taken]
        yield pick()

    empty.__name__ = "main"
    table = new(empty)
    state: Any = table.state
    assert state.items == [{}, {0: 7}, None]
    assert table.made == 0


def test_the_answers_of_a_secret_step_come_in_the_flows_order() -> None:
    def plan(p: T, seat: int) -> Flow:
        return (yield pick(seat))

    def secret(p: T) -> Flow:
        answers = yield Secret("plan", {1: lambda: plan(p, 1), 0: lambda: plan(p, 0)})
        p.state.items.append(list(answers.items()))

    secret.__name__ = "main"
    table = new(secret)
    table.choose(0, 0)
    table.choose(1, 1)
    assert table.view(None)["items"] == [[(1, 1), (0, 0)]]


def test_interjections_within_interjections() -> None:
    def shouting(p: T, option: Option) -> Flow:
        answer = yield Ask(1, "pick", offer=lambda: [0, 1, p.state.x])
        p.state.items.append((option, answer))

    def shout(p: T, seat: int, option: Option) -> Flow:
        p.state.x += 2
        return shouting(p, option)

    def asking(p: T) -> Flow:
        answer = yield Ask(0, "pick", offer=lambda: [0, p.state.x + 1])
        p.state.items.append(answer)

    asking.__name__ = "main"
    table = new(
        asking, interjections=(Interjection("shout", lambda p, _: ["hey", "ho"] if p.state.x < 4 else [], shout),)
    )
    table.choose(0, "hey")
    table.choose(0, "ho", "shout")
    assert table.legal(1) == [0, 1, 4]
    assert table.interjections(0) == []
    before = snapshot(table)
    assert snapshot(table.clone(log=True)) == before
    table.choose(1, 4)
    assert table.legal(1) == [0, 1, 4]  # the question of the first shout, asked afresh
    table.choose(1, 0)
    assert table.legal(0) == [0, 5]
    table.choose(0, 5)
    assert table.view(None)["items"] == [("ho", 4), ("hey", 0), 5]


# -------------------------------------------------------------------- clones and redealt worlds


def test_a_clone_goes_its_own_way() -> None:
    table = new(main)
    table.choose(0, 1)
    clone = table.clone()
    clone.choose(1, 2)
    assert table.made == 1
    assert table.view(None)["items"] == [1]
    assert clone.choices == [(0, "pick", 1), (1, "pick", 2)]
    clone.undo(1)
    assert snapshot(clone, events=False) == snapshot(table, events=False)


def test_orders_and_talk_stay_behind() -> None:
    t = FeudTalk(seats=3)
    t.table.order(1, "ploy", PASS)
    t.table.say(0, "hello")
    clone = t.table.clone()
    assert clone.orders == []
    assert clone.talk == []


def test_what_cannot_be_cloned() -> None:
    table = new(main)
    with pytest.raises(Withheld, match="no checkpoint"):
        table.clone(keep=False).clone()
    with pytest.raises(Withheld, match="no checkpoint"):
        table.redeal(0, 1).clone()
    with pytest.raises(UndoRefused, match="keeps no checkpoints"):
        table.clone(keep=False).undo(0)


def test_a_redealt_world_knows_nothing_of_its_table() -> None:
    table = GAME.open(GAME.set_up(3), "secret seed")
    world = table.redeal(1, 5)
    assert world.seed is None
    assert world.log is None
    assert world.choices == []
    assert table.state.chance.key.hex() not in str(pack(world.rules, world.state))  # type: ignore[attr-defined]
    for what in ("commitment", "key"):
        with pytest.raises(Withheld):
            getattr(world, what)


def test_redealt_worlds_are_drawn_by_their_seed() -> None:
    table = GAME.open(GAME.set_up(3), "x")
    worlds = [digest(table.rules, table.redeal(1, seed).state) for seed in (1, 1, 2, 3)]
    assert worlds[0] == worlds[1]
    assert len(set(worlds)) == 3


def test_a_kept_world_can_be_cloned_at_once_and_later() -> None:
    table = GAME.open(GAME.set_up(3), "x")
    for number in range(60):
        world = table.redeal(number % 3, number, keep=True)
        for answers in range(6):
            clone = world.clone()
            assert looks(clone) == looks(world)
            assert pack(clone.rules, clone.state) == pack(world.rules, world.state)
            again = clone.clone(keep=False)
            assert play_out(clone, Random(number)) == play_out(again, Random(number))
            assert pack(clone.rules, clone.state) == pack(again.rules, again.state)
            if world.over:
                break
            ask = world.asks[answers % len(world.asks)]
            world.pick(ask, answers % len(ask.options))
        if not table.over:
            play_some(table, number)


def looks(table: Table) -> list[tuple[int, str, list[object]]]:
    return [(ask.seat, ask.kind, ask.options) for ask in table.asks]


def play_some(table: Table, number: int) -> None:
    """One answer, not always the first one's."""
    ask = table.asks[number % len(table.asks)]
    table.pick(ask, number % len(ask.options))


def test_a_world_of_a_kept_world_can_be_kept_too() -> None:
    world = GAME.open(GAME.set_up(3), "x").redeal(0, 1, keep=True)
    within = world.redeal(1, 2, keep=True)
    clone = within.clone()
    assert pack(clone.rules, clone.state) == pack(within.rules, within.state)
    assert play_at_random(clone, "on")


def test_the_shares_of_a_game_are_known_when_it_is_over() -> None:
    table = GAME.open(GAME.set_up(3), "x")
    assert table.shares is None
    play_out(table, Random(1))
    assert table.shares is not None
    assert len(table.shares) == 3
    assert sum(table.shares) == pytest.approx(1)


def test_sides_share_a_draw_and_their_members_have_it_whole() -> None:
    parties = [Party("a", 0, "red"), Party("b", 1), Party("c", 2, "red"), Party("d", None), Party("e", 1)]
    assert [[party.id for party in side] for side in sides_of(parties)] == [["a", "c"], ["d"], ["b", "e"]]
    assert shares_of(parties, ["a", "c", "b"], 3) == [0.5, 0.5, 0.5]
    assert shares_of(parties, ["a", "c"], 3) == [1, 0, 1]
    assert shares_of(parties, ["d"], 3) == [0, 0, 0]


def test_secret_answers_of_others_are_forgotten_in_a_redealt_world() -> None:
    t = FeudTalk(seats=4, scene=("fight", 0, 1)).hand(0, "blade").hand(1, "guard")
    t.passes(1, 2, 3).answer(0, "card", -1).answer(1, "card", -1)
    world = t.table.redeal(0, 9)
    asks = {ask.seat: ask.kind for ask in world.pending}
    assert asks == {0: "dial", 1: "card"}
    assert t.table.waiting(0).seats == world.waiting(0).seats == [0, 1]


def test_answers_in_a_window_are_forgotten_in_a_redealt_world() -> None:
    t = FeudTalk(seats=4, scene=("fight", 0, 1)).passes(1, 2)
    assert sorted(ask.seat for ask in t.table.redeal(2, 9).pending) == [1, 3]
    assert sorted(ask.seat for ask in t.table.redeal(0, 9).pending) == [1, 2, 3]


# -------------------------------------------------------------------- programs and witnesses


def test_lone_options_of_programs_answer_themselves() -> None:
    def lonely(p: T) -> Flow:
        for seat in (0, 1, 0):
            answer = yield pick(seat, 3)
            p.state.items.append(answer)
        yield pick(0, 1, 2)

    lonely.__name__ = "main"
    table = new(lonely, programs=0b11)
    assert table.choices == [(0, "pick", 3), (1, "pick", 3), (0, "pick", 3)]
    assert table.legal(0) == [1, 2]
    mixed = new(lonely, programs=0b01)
    assert mixed.choices == [(0, "pick", 3)]
    assert mixed.pending[0].seat == 1
    table.choose(0, 2)
    game = tiny(lonely)
    assert digest(table.rules, replay(game, make_record(table)).state) == digest(table.rules, table.state)


def test_people_among_them_are_asked_in_a_moment_to_speak_up() -> None:
    def resting(p: T) -> Flow:
        for seat in (0, 1, 0):
            yield Ask(seat, "rest", offer=lambda: [0])
            p.state.x += 1

    resting.__name__ = "main"
    table = new(resting, programs=0b11)
    assert table.over
    table = Table(table.rules, "t", state=table.rules.new_state(), programs=0b11)
    table.people = 0b10  # seat 0 is a program: its moment passes
    table.run(None)
    for one in (table, table.clone(), table.clone(keep=False)):
        assert [(ask.seat, ask.options) for ask in one.pending] == [(1, [0])]
        one.choose(1, 0)
        assert one.over


def test_witnesses_lie_apart_and_hold() -> None:
    table = GAME.open(GAME.set_up(4), "w", witness=10)
    assert play_at_random(table, "w")
    counts = [made for made, _ in table.digests]
    assert len(counts) > 4
    assert all(10 <= after - before < 25 for before, after in pairwise(counts))
    assert replay(GAME, make_record(table)).digests[: len(counts)] == table.digests


def test_undo_takes_witnesses_back_too() -> None:
    table = new(main, witness=1)
    table.choose(0, 1)
    table.choose(1, 1)
    assert [made for made, _ in table.digests] == [1, 2]
    table.undo(1)
    assert [made for made, _ in table.digests] == [1]
    table.choose(1, 2)
    assert replay(tiny(main), make_record(table)).made == 2


def secret_then_window() -> Table:
    """Both seats plan in secret, then both may react; seat 0 picks after each."""

    def plan(seat: int) -> Flow:
        return (yield pick(seat))

    def main(p: T) -> Flow:
        yield Secret("plan", {0: lambda: plan(0), 1: lambda: plan(1)})
        yield pick()
        yield Window("react", [0, 1], lambda _: [1])
        yield pick()

    return new(main)


def test_the_last_answer_of_a_step_for_several_seats_cannot_be_taken_back() -> None:
    table = secret_then_window()
    for choices in (((0, 1), (1, 1)), ((0, PASS), (1, PASS))):
        for seat, option in choices:
            table.choose(seat, option)
        for seat in (0, 1):
            assert table.why_no_undo(seat) == "others have been asked since"  # the same for all: it names nobody
        table.choose(0, 1)


def test_undo_of_a_turn_ends_with_the_turn() -> None:
    def turns(p: T) -> Flow:
        p.new_turn()
        p.then("main")
        for _ in range(3):
            p.state.items.append((yield pick()))

    turns.__name__ = "main"
    table = new(turns)
    for _ in range(11):
        table.choose(0, 1)
    assert [table.undo(0, turn=True) for _ in range(4)] == [2, 3, 3, 3]
    assert table.why_no_undo(0) == "nothing has been chosen yet"


# -------------------------------------------------------------------- beginnings


def test_a_new_table_needs_a_seed() -> None:
    for seed in (None, "half a character: \udcff"):
        with pytest.raises(BadSetup, match="needs a seed"):
            Table(GAME.rules(GAME.set_up(2)), seed)


def test_a_game_that_is_over_before_it_began() -> None:
    def nothing(p: T) -> None:
        p.state.x = 4

    nothing.__name__ = "main"
    table = new(nothing)
    assert table.over
    assert table.result is not None
    assert table.result.scores == {"seat0": 4}
    assert table.why_no_undo(0) == "nothing has been chosen yet"
    assert replay(tiny(nothing), make_record(table)).over


def test_rules_that_fail_to_begin() -> None:
    def broken(p: T) -> None:
        raise KeyError("on purpose")

    broken.__name__ = "main"
    with pytest.raises(RulesError, match="tiny failed to begin: KeyError"):
        new(broken)


def test_a_redealt_world_holds_no_answers_of_a_secret_step_that_is_over() -> None:
    table = secret_then_window()
    for seat in (0, 1):
        table.choose(seat, 1)
    assert (table.answers, table.redeal(0, 1).answers) == ({}, {})
    table.choose(0, 1)
    for seat in (0, 1):
        table.choose(seat, PASS)
    assert (table.answers, table.redeal(0, 1).answers) == ({}, {})


def test_who_could_react_is_not_told_by_undo() -> None:
    def steps(p: T) -> Flow:
        yield pick()
        yield Window("react", [0, 1], lambda seat: [1] if seat == p.state.x else [])
        yield pick()

    steps.__name__ = "main"
    said = set()
    for able in (0, 1):
        table = new(steps)
        table.play.state.x = able
        table.programs = 0b11
        table.choose(0, 1)
        table.choose(able, PASS)
        said |= {table.why_no_undo(seat) for seat in (0, 1)}
    assert said == {"others have been asked since"}


def test_what_cannot_be_looked_at() -> None:
    table = GAME.open(GAME.set_up(2), "looks")
    for look in (table.view, table.events, table.waiting):
        with pytest.raises(IllegalChoice, match="no seat"):
            look(-1)
    with pytest.raises(IllegalChoice, match="no seat"):
        table.redeal(2, 0)
    with pytest.raises(IllegalChoice, match="plain text"):
        table.say(0, "caf\udce9")
