"""Stored tables: restored as they were, refused when damaged, carried over when the rules have changed."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from feud.game import GAME, SETTINGS, Feud
from feud.modules import BASE, MARKET, STORM
from feud.rules import FeudRules
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.feudtalk import FeudTalk
from tests.kernel.tiny import T, pick, tiny

from kanly.kernel import PASS, BadRecord, Flow, KanlyError, Module, Setup, Table
from kanly.kernel.running.remembering import EVERY
from kanly.kernel.saving import restore, save
from kanly.testing import play_at_random
from kanly.testing.looks import snapshot


@cache
def halfway() -> bytes:
    """A table in the middle of secret plans, with half-made answers, orders and talk."""
    table = GAME.open(GAME.set_up(4, ["market"]), "stored", witness=8)
    play_at_random(table, "stored", limit=30)
    while table.waiting(None).form != "secret":
        ask = table.pending[0]
        duels = [option for option in ask.options if isinstance(option, tuple) and option[0] == "duel"]
        choice = duels[0] if duels else PASS if PASS in ask.options else ask.options[0]
        table.choose(ask.seat, choice, ask.kind)
    table.say(2, "Go on.")
    first = table.pending[0]
    table.choose(first.seat, first.options[0], first.kind)
    table.order(3, "ploy", PASS, this_turn=True)
    return save(table)


def data() -> dict[str, Any]:
    out: dict[str, Any] = json.loads(halfway())
    return out


def encoded(stored: dict[str, Any]) -> bytes:
    return json.dumps(stored).encode()


def test_a_table_goes_on_as_if_nothing_had_happened() -> None:
    one, lost = restore(GAME, halfway())
    two, _ = restore(GAME, save(one))
    assert lost == 0
    assert one.waiting(None).form == "secret"
    assert len(one.pending) == 2
    assert [(t.seat, t.text) for t in one.talk] == [(2, "Go on.")]
    assert [(o.seat, o.kind, o.option) for o in one.orders] == [(3, "ploy", PASS)]
    assert snapshot(one) == snapshot(two)
    for table in (one, two):
        table.cancel_order(3, "ploy")
        assert play_at_random(table, "on")
    assert snapshot(one) == snapshot(two)
    assert one.digests == two.digests


def test_undo_still_works_over_the_checkpoints() -> None:
    t = FeudTalk(seats=3, modules=["market"])
    start = snapshot(t.table, events=False)
    t.answer(0, "action", "harvest", "harvest", "harvest")
    table, _ = restore(GAME, save(t.table))
    assert table.undo(0, turn=True) == 3
    assert snapshot(table, events=False) == start


def test_why_nothing_can_be_taken_back_is_remembered() -> None:
    def main(p: T) -> Flow:
        p.then("main")
        if (yield pick(0, 0, 1)):
            p.state.items.append(p.rng.below(6))

    game = tiny(main)
    table = game.open(game.set_up(), "barrier")
    for number in range(EVERY):
        table.choose(0, number // (EVERY - 1))  # the last one rolls
    assert (table.since, table.stretches) == ([], 0)
    again, _ = restore(game, save(table))
    for one in (table, again):
        assert [one.why_no_undo(seat) for seat in (0, 1)] == ["chance has fallen since"] * 2


def test_lone_answers_of_programs_still_stand_in_the_way() -> None:
    def main(p: T) -> Flow:
        p.then("main")
        yield pick(0, 0, 1)
        yield pick(1, 3)

    game = tiny(main)
    table = game.open(game.set_up(), "lone", programs=0b10)
    table.choose(0, 1)
    again, _ = restore(game, save(table))
    for one in (table, again):
        assert [one.why_no_undo(seat) for seat in (0, 1)] == ["others have been asked since"] * 2
    assert save(again) == save(table)


def test_programs_are_remembered() -> None:
    table = GAME.open(GAME.set_up(3), "p", programs=0b101)
    table.people = 0b100
    again = restore(GAME, save(table))[0]
    assert (again.programs, again.people) == (0b101, 0b100)


def test_what_cannot_be_stored() -> None:
    table = GAME.open(GAME.set_up(2), "x")
    for other in (table.redeal(0, 1), table.redeal(0, 1, keep=True), table.clone(keep=False)):
        with pytest.raises(BadRecord, match="can be saved"):
            save(other)


def test_truncated_at_every_length() -> None:
    whole = halfway()
    for length in range(len(whole)):
        with pytest.raises(BadRecord):
            restore(GAME, whole[:length])


def put(stored: Any, path: str, value: Any) -> None:
    *way, last = path.split(".")
    at = stored
    for key in way:
        at = at[int(key) if isinstance(at, list) else key]
    at[int(last) if isinstance(at, list) else last] = value


WRONG: dict[str, tuple[Any, str]] = {
    "kanly": (9, "$.kanly"),
    "game": ("chess", "$.game"),
    "schema": (0, "$.schema"),
    "setup.seats": (9, "$.setup"),
    "setup.modules": (["dragons"], "$.setup"),
    "names": (["Ann", "Ann"], "$.setup"),
    "stretches": ([], "$.stretches"),
    "stretches.-1.checkpoint": (None, "$.stretches[-1].checkpoint"),
    "stretches.-1.checkpoint.f.agenda": (5, "$.stretches[-1]"),
    "stretches.-1.checkpoint.f.agenda ": ([{"t": ["nowhere"]}], "$.stretches[-1]"),
    "stretches.-1.checkpoint.f.houses": ([], "$.stretches[-1]"),
    "stretches.-1.checkpoint.f.chance": (5, "$.stretches[-1].checkpoint"),
    "stretches.-1.checkpoint.f.known.f.masks": ([], "$.stretches[-1]"),
    "stretches.-1.checkpoint.f.odd": (1, "$.stretches[-1].checkpoint"),
    "stretches.-1.checkpoint.r": ("Dragon", "$.stretches[-1].checkpoint"),
    "stretches.-1.choices.0.2": ("dance", "$.stretches[-1].choices[0]"),
    "stretches.-1.choices.0.0": (17, "$.stretches[-1].choices[0]"),
    "talk.0": (7, "$.talk[0]"),
    "orders.0": ([], "$.orders[0]"),
    "events.0.1": ({"r": "Dragon", "f": {}}, "$.events[0]"),
    "nonsense": (1, "$"),
}


@pytest.mark.parametrize("path", WRONG)
def test_wrong_values_are_found_at_their_place(path: str) -> None:
    value, where = WRONG[path]
    stored = data()
    last = len(stored["stretches"]) - 1
    put(stored, path.strip(), value)
    with pytest.raises(BadRecord) as found:
        restore(GAME, encoded(stored))
    assert found.value.where.replace(f"stretches[{last}]", "stretches[-1]").startswith(where)


def test_nesting_too_deep() -> None:
    stored = data()
    stored["stretches"][-1]["checkpoint"] = "DEEP"
    for depth in (400, 900, 100_000):
        deep = encoded(stored).replace(b'"DEEP"', b"[" * depth + b"]" * depth)
        with pytest.raises(BadRecord):
            restore(GAME, deep)


@settings(max_examples=400)
@given(st.data())
def test_any_damage_is_an_error_of_ours_or_none(draw: st.DataObject) -> None:
    raw = bytearray(halfway())
    for _ in range(draw.draw(st.integers(1, 2))):
        at = draw.draw(st.integers(0, len(raw) - 1))
        raw[at : at + draw.draw(st.integers(0, 1))] = draw.draw(st.sampled_from([b"", b"0", b"9", b"x", b"-", b"\xff"]))
    try:
        table, _ = restore(GAME, bytes(raw))
    except KanlyError as error:
        assert isinstance(error, BadRecord)  # noqa: PT017
    else:
        assert isinstance(table, Table)


# -------------------------------------------------------------------- changed rules


class Newer(FeudRules):
    """Tomorrow's rules: another version, perhaps another schema."""

    def __init__(self, setup: Setup, modules: list[Module]) -> None:
        super().__init__(setup, modules)
        self.version = "2"


class NewerSchema(Newer):
    def __init__(self, setup: Setup, modules: list[Module]) -> None:
        super().__init__(setup, modules)
        self.schema = 2

    def migrate(self, data: Any, schema: int) -> Any:
        assert schema == 1
        data["f"]["raids"] = 40
        return data


class NewFeud(Feud):
    def __init__(self, rules: type[FeudRules], base: Module = BASE) -> None:
        super().__init__("feud", "feud", (2, 3, 4), base, modules=(STORM, MARKET), settings=SETTINGS)
        self.rules_class = rules

    def assemble(self, setup: Setup, modules: list[Module]) -> FeudRules:
        return self.rules_class(setup, modules)


def no_harvest() -> Module:
    """A base in which nobody harvests any more."""
    return Module(
        "base",
        scenes=BASE.scenes.values(),
        steps=BASE.steps.values(),
        lists={**BASE.lists, "actions": [lambda _: [("duel", "briar")]]},
        kinds=BASE.kinds,
        interjections=BASE.interjections,
    )


def test_new_rules_go_on_from_the_checkpoint() -> None:
    table, lost = restore(NewFeud(Newer), halfway())
    assert lost == 0
    assert table.rules.version == "2"
    before, _ = restore(GAME, halfway())
    assert snapshot(table) == snapshot(before)
    assert play_at_random(table, "on")


def test_choices_that_no_longer_fit_are_dropped_with_those_after_them() -> None:
    table = GAME.open(GAME.set_up(3), "changed")
    table.choose(0, PASS)
    table.choose(1, "harvest")
    table.choose(1, PASS)
    again, lost = restore(NewFeud(Newer, no_harvest()), save(table))
    assert lost == 2
    assert again.choices == [(0, "action", PASS)]
    assert again.pending[0].seat == 1
    with pytest.raises(BadRecord, match="not an option"):
        restore(NewFeud(FeudRules, no_harvest()), save(table))


def test_undo_does_not_go_back_into_the_old_rules() -> None:
    table = GAME.open(GAME.set_up(3, ["market"]), "changed")
    for seat in range(3):
        for _ in range(3):
            table.choose(seat, "harvest")
    table.choose(0, "harvest")
    again, lost = restore(NewFeud(Newer), save(table))
    assert lost == 0
    assert again.made == table.made == 10
    while not again.why_no_undo(0):
        again.undo(0)
    assert again.made >= 8


def test_states_of_an_older_schema_are_migrated() -> None:
    table, _ = restore(NewFeud(NewerSchema), halfway())
    state: Any = table.state
    assert state.raids >= 40
    assert table.rules.schema == 2


def test_a_game_that_cannot_migrate_says_so() -> None:
    class Stuck(Newer):
        def __init__(self, setup: Setup, modules: list[Module]) -> None:
            super().__init__(setup, modules)
            self.schema = 3

    with pytest.raises(BadRecord, match="no way from there") as found:
        restore(NewFeud(Stuck), halfway())
    assert found.value.where == "$.schema"
