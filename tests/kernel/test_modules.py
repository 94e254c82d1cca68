"""Modules: one owner for every name, wraps in order, combinations that go together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from feud.game import GAME
from feud.relics import Relics, relics_of
from feud.state import FeudState
from tests.kernel.tiny import TinyGame, TinyRules, TinyState

from kanly.kernel import BadRecord, BadSetup, Kind, Module, Part, RulesError, State, digest, flag, pack, unpack
from kanly.kernel.modules import Book, Function, check_modules
from kanly.testing import all_setups


def storm(p: object) -> str:
    return "storm"


def battle(p: object) -> str:
    return "battle"


def around(word: str) -> Callable[[Function], Function]:
    def wrap(inner: Function) -> Function:
        return lambda p: f"{word}({inner(p)})"

    return wrap


def test_scenes_steps_lists_and_kinds_come_together() -> None:
    one = Module("one", scenes=(storm,), lists={"cards": [1]}, kinds=(Kind("a", [1]),))
    two = Module("two", steps=(battle,), lists={"cards": [2, 3], "leaders": [9]}, kinds=(Kind("b", [2]),))
    book = Book([one, two])
    assert book.scenes == {"storm": storm}
    assert book.steps == {"battle": battle}
    assert book.lists == {"cards": [1, 2, 3], "leaders": [9]}
    assert [kind.name for kind in book.kinds] == ["a", "b"]
    assert one.lists == {"cards": [1]}  # a module is not changed by being used


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (Module("one", scenes=(storm,)), Module("two", scenes=(storm,))),
        (Module("one", steps=(storm,)), Module("two", steps=(storm,))),
        (Module("one", scenes=(storm,)), Module("two", steps=(storm,))),
        (Module("one", kinds=(Kind("a", [1]),)), Module("two", kinds=(Kind("a", [2]),))),
    ],
)
def test_two_owners_of_one_name_are_an_error(one: Module, two: Module) -> None:
    with pytest.raises(RulesError, match=r"'one' and 'two' both bring .*: one of them has to wrap it"):
        Book([one, two])


def test_two_modules_tell_no_event_of_one_name() -> None:
    with pytest.raises(RulesError, match="'one' and 'two' both bring 'event found'"):
        Book([Module("one", events={"found": ("a",)}), Module("two", events={"found": ("b",)})])


def test_a_kind_and_a_scene_may_have_the_same_name() -> None:
    assert Book([Module("one", scenes=(storm,), kinds=(Kind("storm", [1]),))]).scenes == {"storm": storm}


def test_wraps_lie_around_each_other_in_the_games_order() -> None:
    base = Module("base", scenes=(storm,), steps=(battle,))
    one = Module("one", wraps={"storm": around("one"), "battle": around("one")})
    two = Module("two", wraps={"storm": around("two")})
    book = Book([base, one, two])
    assert book.scenes["storm"](None) == "two(one(storm))"
    assert book.steps["battle"](None) == "one(battle)"
    assert Book([base, two, one]).scenes["storm"](None) == "one(two(storm))"
    assert Book([base]).scenes["storm"](None) == "storm"


def test_wrapping_nothing_is_an_error() -> None:
    wrapping = Module("one", wraps={"storm": around("one")})
    with pytest.raises(RulesError, match="'one' wraps 'storm', which no module before it brings"):
        Book([wrapping])
    with pytest.raises(RulesError, match="'one' wraps 'storm'"):
        Book([wrapping, Module("base", scenes=(storm,))])


def test_a_module_also_wraps_what_is_there() -> None:
    """Where a module before it brings the scene or step; elsewhere it changes nothing, and that is no error."""
    base = Module("base", scenes=(storm,))
    fight = Module("fight", steps=(battle,))
    guest = Module("guest", also_wraps={"storm": around("loud"), "battle": around("brief")})
    both = Book([base, fight, guest])
    assert both.scenes["storm"](None) == "loud(storm)"
    assert both.steps["battle"](None) == "brief(battle)"
    alone = Book([base, guest])
    assert alone.scenes["storm"](None) == "loud(storm)"
    assert alone.steps == {}
    late = Book([base, guest, fight])
    assert late.steps["battle"](None) == "battle"


def test_a_module_may_wrap_what_it_brings() -> None:
    assert Book([Module("one", scenes=(storm,), wraps={"storm": around("x")})]).scenes["storm"](None) == "x(storm)"


AVAILABLE = (
    Module("a"),
    Module("b", requires=("a",)),
    Module("c", excludes=("a",)),
    Module("d", seats=(2, 4)),
)


@pytest.mark.parametrize(
    ("chosen", "seats", "found"),
    [
        ([], 3, ()),
        (["b", "a"], 3, ("a", "b")),
        (["c"], 3, ("c",)),
        (["d", "a"], 4, ("a", "d")),
        (["a", "a"], 3, ("a",)),
    ],
)
def test_modules_stand_in_the_games_order(chosen: list[str], seats: int, found: tuple[str, ...]) -> None:
    assert check_modules(AVAILABLE, chosen, seats) == found


@pytest.mark.parametrize(
    ("chosen", "seats", "words"),
    [
        (["dragons"], 3, "no module 'dragons'; there are: a, b, c, d"),
        (["b"], 3, "module b needs module a"),
        (["a", "c"], 3, "modules c and a do not go together"),
        (["d"], 3, "module d is for 2, 4 seats, not for 3"),
    ],
)
def test_modules_that_do_not_go_together(chosen: list[Any], seats: int, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        check_modules(AVAILABLE, chosen, seats)
    if chosen == ["dragons"]:
        with pytest.raises(BadSetup, match="there are: none"):
            check_modules((), chosen, seats)


IMPLIED = (Module("a"), Module("lone", seats=(1, 2), implied=True, settings=(flag("quiet"),)))


@pytest.mark.parametrize(
    ("chosen", "seats", "found"),
    [([], 1, ("lone",)), (["a"], 2, ("a", "lone")), (["lone"], 2, ("lone",)), ([], 3, ()), (["a"], 3, ("a",))],
)
def test_an_implied_module_comes_by_itself(chosen: list[str], seats: int, found: tuple[str, ...]) -> None:
    assert check_modules(IMPLIED, chosen, seats) == found


def test_an_implied_module_brings_what_it_requires() -> None:
    modules = (Module("trade"), Module("crowd", seats=(6,), implied=True, requires=("trade",)))
    assert check_modules(modules, [], 6) == ("trade", "crowd")
    assert check_modules(modules, ["trade"], 6) == ("trade", "crowd")
    assert check_modules(modules, [], 5) == ()
    game = TinyGame("tiny", "tests", (5, 6), Module("base"), modules=modules)
    assert game.implied(6) == ["trade", "crowd"]


def test_an_implied_module_is_for_its_seats_alone() -> None:
    with pytest.raises(BadSetup, match="module lone is for 1, 2 seats, not for 3"):
        check_modules(IMPLIED, ["lone"], 3)


def test_settings_of_an_implied_module_apply_by_themselves() -> None:
    game = TinyGame("tiny", "tests", (1, 2, 3), Module("base"), modules=IMPLIED)
    assert game.implied(2) == ["lone"]
    assert game.implied(3) == []
    assert [setting.name for setting in game.settings_for(1, ())] == ["quiet"]
    assert game.settings_for(3, ["a"]) == []
    assert game.set_up(2, settings={"quiet": True}).settings == {"quiet": True}
    assert [setup.modules for setup in all_setups(game)] == [
        *[("lone",), ("a", "lone")] * 2,
        *[(), ("a",)],
    ]


# -------------------------------------------------------------------- what a module owns


def relics_table(seats: int = 4, *modules: str) -> tuple[Any, FeudState]:
    table = GAME.open(GAME.set_up(seats, modules), "relics")
    assert isinstance(table.state, FeudState)
    return table, table.state


def test_a_part_is_in_the_state_only_with_its_module() -> None:
    _, state = relics_table(4, "relics")
    assert [len(found) for found in relics_of(state).found] == [1, 1, 1, 1]
    assert len(relics_of(state).buried) == 5
    _, state = relics_table(4)
    assert state.parts == {}
    assert "parts" not in pack(GAME.rules(GAME.set_up(4)), state)["f"]  # stored states without parts stay as they were


def test_parts_are_made_anew_for_every_table() -> None:
    one, two = relics_table(4, "relics")[1], relics_table(4, "relics")[1]
    relics_of(one).buried.clear()
    assert len(relics_of(two).buried) == 5


def test_a_copy_has_parts_of_its_own() -> None:
    _, state = relics_table(4, "relics")
    copy = state.copy()
    relics_of(copy).found[0].clear()
    assert len(relics_of(state).found[0]) == 1


def test_parts_are_stored_and_restored() -> None:
    table, state = relics_table(3, "relics", "storm")
    again = unpack(table.rules, pack(table.rules, state), table.rules.schema)
    assert isinstance(again, FeudState)
    assert isinstance(again.parts["relics"], Relics)
    assert relics_of(again).found == relics_of(state).found
    assert digest(table.rules, again) == digest(table.rules, state)
    relics_of(again).found[0].clear()
    assert digest(table.rules, again) != digest(table.rules, state)


def with_records() -> Any:
    """The rules of a game without relics that could read them."""
    rules = GAME.assemble(GAME.set_up(4), [GAME.base])
    rules.records = (*rules.records, Relics)
    return rules


def test_stored_parts_must_be_those_of_the_modules() -> None:
    table, state = relics_table(4, "relics")
    data = pack(table.rules, state)
    with pytest.raises(BadRecord, match="parts of modules: relics; expected: none"):
        unpack(with_records(), data, table.rules.schema)
    del data["f"]["parts"]
    with pytest.raises(BadRecord, match="parts of modules: none; expected: relics"):
        unpack(table.rules, data, table.rules.schema)


def test_views_grow_by_what_a_module_shows() -> None:
    table, state = relics_table(4, "relics")
    view = table.view(1)
    assert view["buried"] == 5
    assert [house["relics"] == ["?"] for house in view["houses"]] == [True, False, True, True]
    assert [house["relics"] for house in table.view(None)["houses"]] == [["?"]] * 4
    assert "buried" not in table.rules.view(state, 1)
    assert "buried" not in relics_table(4)[0].view(1)


def test_a_module_redeals_its_part() -> None:
    table, state = relics_table(4, "relics")
    worlds = [relics_of(table.redeal(2, seed).state).found for seed in range(12)]
    assert all(found[2] == relics_of(state).found[2] for found in worlds)
    assert len({found[0][0] for found in worlds}) > 3
    for found in worlds:
        assert len({relic for relics in found for relic in relics}) == 4


def test_a_module_names_the_fields_of_its_events() -> None:
    table, _ = relics_table(4, "relics")
    told = next(event for event in table.events(0) if event.kind == "found")
    assert sorted(table.rules.narrate(told).args) == ["house", "relic"]
    turn = next(event for event in table.events(0) if event.kind == "turn")
    assert sorted(table.rules.narrate(turn).args) == ["a"]


def test_a_module_adds_to_the_almanac() -> None:
    with_relics = GAME.rules(GAME.set_up(4, ["relics"]))
    assert with_relics.almanac() == {}
    assert with_relics.full_almanac()["relics"]["urn"] == 4
    assert GAME.rules(GAME.set_up(4, ["storm"])).full_almanac() == {}


def test_two_records_of_one_name_are_an_error() -> None:
    twin = type("TinyState", (Part,), {})
    with pytest.raises(RulesError, match="two records are called TinyState"):
        TinyRules(GAME.set_up(2), [Module("base"), Module("twin", records=(twin,))], "1", (TinyState,))


def test_a_part_says_how_it_is_copied() -> None:
    state = State()
    state.parts["x"] = Part()
    with pytest.raises(TypeError, match="Part does not say how it is copied"):
        state.copy()
