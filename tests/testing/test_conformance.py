"""The suite itself: set-ups, pinned digests, other processes, and how differences are told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from feud.game import GAME
from tests.kernel.tiny import T, TinyGame, pick, tiny

from kanly.kernel import Flow
from kanly.testing import PropertyBroken, all_setups, check_game, label, play_at_random
from kanly.testing.broken import difference
from kanly.testing.conformance import conformance
from kanly.testing.digests import REPIN, compare, digests_of, expected, how_to_repin
from kanly.testing.elsewhere import digests_elsewhere


def test_all_set_ups_of_a_game() -> None:
    assert [label(GAME, setup) for setup in all_setups(GAME)] == [
        f"{seats}{modules}"
        for seats in (2, 3, 4)
        for modules in (
            *("", " storm", " market", " relics"),
            *(" storm+market", " storm+relics", " market+relics", " storm+market+relics"),
        )
    ]
    odd = GAME.set_up(2, ["market"], {"teams": True, "rounds": 1})
    assert label(GAME, odd) == "2 market rounds=1 teams=True"


def test_a_class_is_made_that_pytest_can_collect() -> None:
    made: Any = conformance(GAME, seeds=[1, 2], digests={})
    assert [name for name in dir(made) if name.startswith("test_")] == [
        "test_fresh_bots_take_over",
        "test_pinned_digests",
        "test_properties",
        "test_same_digests_in_another_process",
    ]
    with pytest.raises(AssertionError, match="feud plays differently than before"):
        made().test_pinned_digests()


def test_pinned_digests_hold_and_differences_are_listed() -> None:
    setups = [GAME.set_up(2), GAME.set_up(3)]
    right = digests_of(GAME, setups, ["a", "b"])
    assert compare(GAME, setups, right, ()) == []
    wrong = {**right, "2": {**right["2"], "b": "0" * 32}}
    assert compare(GAME, setups, wrong, ()) == [f"2, seed b: {right['2']['b']}, pinned is {'0' * 32}"]
    assert compare(GAME, setups, {"2": right["2"]}, ()) == ["3: nothing is pinned"]
    assert compare(GAME, setups[:1], right, ()) == ["3: pinned, but no longer a set-up of these tests"]


def test_a_file_of_digests_is_written_anew_on_purpose_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "feud.json"
    setups = [GAME.set_up(2)]
    monkeypatch.delenv(REPIN, raising=False)
    assert compare(GAME, setups, path, [1]) == [f"there is no {path}"]
    monkeypatch.setenv(REPIN, "1")
    assert compare(GAME, setups, path, [1]) == []
    monkeypatch.delenv(REPIN)
    assert compare(GAME, setups, path, [1]) == []
    assert list(json.loads(path.read_text())["2"]) == ["1"]
    assert "KANLY_REPIN=1: it rewrites feud.json" in how_to_repin(GAME, path)
    assert "commit says why" in how_to_repin(GAME, {})


def test_what_is_pinned_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = GAME.set_up(2)
    right = digests_of(GAME, [setup], ["a"])["2"]["a"]
    path = tmp_path / "feud.json"
    assert expected(GAME, setup, "a", path) == expected(GAME, setup, "a", None) == right
    path.write_text(json.dumps({"2": {"a": "pinned"}}))
    assert expected(GAME, setup, "a", path) == expected(GAME, setup, "a", {"2": {"a": "pinned"}}) == "pinned"
    assert expected(GAME, setup, "b", path) == expected(GAME, setup, "b", None)
    monkeypatch.setenv(REPIN, "1")
    assert expected(GAME, setup, "a", path) == right


def test_another_process_plays_the_same_game() -> None:
    cases = [(GAME.set_up(3, ["storm"]), "x"), (GAME.set_up(2, settings={"rounds": 1}), "y")]
    here = [digests_of(GAME, [setup], [seed])[label(GAME, setup)][seed] for setup, seed in cases]
    assert digests_elsewhere(GAME, cases, 99) == here


def test_another_process_that_fails_says_why() -> None:
    game = tiny()
    with pytest.raises(AssertionError, match="there is no game 'tiny'"):
        digests_elsewhere(game, [(game.set_up(), "x")], 1)


def test_random_play_is_the_same_for_the_same_seed() -> None:
    tables = [GAME.open(GAME.set_up(3), "r") for _ in range(3)]
    for table, seed in zip(tables, ("a", "a", "b")):
        assert play_at_random(table, seed)
    assert tables[0].choices == tables[1].choices != tables[2].choices
    assert not play_at_random(GAME.open(GAME.set_up(3), "r"), "a", limit=3)


@pytest.mark.parametrize(
    ("left", "right", "words"),
    [
        ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}, "a[1].b: 2, 3"),
        ({"a": 1}, {}, "a is only in one of them"),
        ([1, 2], [1], "it has 2 and 1 items; the first one too many: 2"),
        ({"x": [1]}, {"x": [1, "y"]}, "x has 1 and 2 items; the first one too many: 'y'"),
        (1, "1", "it: 1, '1'"),
        ((1,), [1], "it: (1,), [1]"),
    ],
)
def test_differences_are_told_by_their_place(left: Any, right: Any, words: str) -> None:
    assert difference(left, right) == words


def test_an_invariant_may_raise_or_return_false() -> None:
    for invariant in (lambda _: False, lambda table: table.nonsense):
        with pytest.raises(PropertyBroken) as found:
            check_game(GAME, GAME.set_up(2), 1, invariant=invariant)
        assert found.value.property == "invariant"
        assert found.value.record is not None


def test_a_game_of_three_questions_holds_everything() -> None:
    def main(p: T) -> Flow:
        for seat in (0, 1, 0):
            p.state.x += yield pick(seat)

    report = check_game(tiny(main), tiny(main).set_up(), "x", heavy=1.0)
    assert report.choices == 3
    assert report.checks["clone"] >= 3


def test_games_without_an_end_are_found() -> None:
    def main(p: T) -> Flow:
        p.then("main")
        yield pick()

    game: TinyGame = tiny(main)
    with pytest.raises(PropertyBroken) as found:
        check_game(game, game.set_up(), "x", heavy=0.0, limit=50)
    assert found.value.property == "ends"
    assert found.value.record is not None
    assert len(found.value.record.choices) >= 50
