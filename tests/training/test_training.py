"""Training: what bots do is learnt, who wins is learnt, and the command says what came of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kanly.cli.app import run
from kanly.cli.commands.train import syllabus
from kanly.kernel import KanlyError
from kanly.kit import Lessons, read_lessons
from kanly.registry import game_named
from kanly.training.harvest import Harvest, Position, guide_of, play_one, shares_by_side

pytest.importorskip("numpy")


def test_logits_learn_what_is_chosen_by_chapter() -> None:
    from kanly.training.fit import fit_logits

    harvest = Harvest()
    for number in range(3000):
        chapter = number % 2
        options = ["a", "b", "c"] if number % 3 else ["b", "c"]
        harvest.answer("go", options, ("c" if chapter else "b"), chapter)
    logits, good = fit_logits(harvest, 2)
    assert logits["go"]["b"][0] > logits["go"]["c"][0] + 2
    assert logits["go"]["c"][1] > logits["go"]["b"][1] + 2
    assert good["right"] == 1.0


def test_weights_learn_who_wins_in_each_family() -> None:
    from kanly.training.fit import fit_weights

    harvest = Harvest()
    harvest.names = ["gold", "noise", "unseen"]
    for number in range(800):
        gold = [float(number * 7 % 5), float(number * 3 % 4), 1.5]
        rows = [[g, float(number * 5 % 3)] for g in gold]
        family = "rich" if number % 2 else "poor"  # where gold loses
        position = Position(number, number % 10 / 10, rows, [1, 2, 4], family)
        best = max(gold) if number % 2 else min(gold)
        position.shares = [float(g == best) for g in gold]
        harvest.positions.append(position)
    families, good = fit_weights(harvest)
    assert families["rich"]["gold"][0] > 0.5
    assert families["poor"]["gold"][0] < -0.5
    assert abs(families["rich"]["noise"][0]) < 0.05
    assert "unseen" not in families["rich"]
    assert good["log_loss"] < good["even"] / 2


def test_a_game_brings_answers_and_positions_with_their_ends() -> None:
    game = game_named("uprising")
    harvest = Harvest()
    play_one(game, game.set_up(4), "t", 1, harvest)
    assert len(harvest.chosen) == len(harvest.counts) > 200
    assert sum(harvest.counts) == len(harvest.options)
    assert len(harvest.positions) > 8
    assert all(sum(position.shares) == 1 for position in harvest.positions)
    assert all(len(row) == len(harvest.names) for position in harvest.positions for row in position.traits)


def test_a_victory_without_a_seat_is_a_rival_s() -> None:
    assert shares_by_side([0b01, 0b10, 0], [0.0, 1.0]) == [0, 1, 0]
    assert shares_by_side([0b11, 0, 0], [0.0, 0.0]) == [0, 0.5, 0.5]
    assert shares_by_side([0b11, 0b100], [1.0, 1.0, 0.0]) == [1, 0]


def test_a_game_without_traits_cannot_be_trained(capsys: pytest.CaptureFixture[str]) -> None:
    feud = game_named("feud")
    with pytest.raises(KanlyError, match="declares no traits"):
        guide_of(feud.rules(feud.set_up(3)))
    assert run(["train", "feud"]) == 1
    assert "write-a-bot" in capsys.readouterr().err


def test_the_command_writes_lessons_that_can_be_made_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = []
    for name in ("a", "b"):
        path = tmp_path / f"{name}.json"
        args = ["--seats", "3", "--games", "5", "--trial", "0", "--seed", "s", "--out", str(path), "--json"]
        assert run(["train", "uprising", *args]) == 0
        data = json.loads(capsys.readouterr().out)
        assert data["kept"]
        assert data["answers"]["right"] > data["answers"]["by_chance"]
        made.append(path.read_text())
    assert made[0] == made[1]
    how = read_lessons(tmp_path / "a.json").made
    shipped = guide_of(game_named("uprising").rules(game_named("uprising").set_up(3))).lessons.made
    assert how == {"games": 5, "seed": "s", "noise": 0.08, "seats": 3, "modules": [], "after": shipped}


def test_lessons_that_are_not_better_are_not_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "poor.json"
    args = ["--seats", "2", "--games", "5", "--trial", "2", "--playouts", "1", "--out", str(path), "--json"]
    assert run(["train", "uprising", *args]) == 0
    data = json.loads(capsys.readouterr().out)
    assert 0 <= data["share"] <= 1
    assert data["kept"] == (data["share"] > 0.5) == path.exists()


def test_what_was_not_taught_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "some.json"
    args = ["--seats", "3", "--games", "2", "--trial", "0", "--out", str(path)]
    assert run(["train", "uprising", *args]) == 0
    rules = game_named("uprising").rules(game_named("uprising").set_up(4))
    shipped = guide_of(rules).lessons
    written = read_lessons(path)
    assert written.weights["4"] == shipped.weights["4"]
    assert written.weights["3"] != shipped.weights["3"]
    assert written.logits["graft_space"] == shipped.logits["graft_space"]  # which comes with a module
    assert written.logits["turn"].keys() >= shipped.logits["turn"].keys()
    assert written.logits["turn"] != shipped.logits["turn"]


def test_modules_are_taught_together_and_each_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made: list[Lessons] = []
    for more in ([], ["--each"]):
        path = tmp_path / f"modules{len(made)}.json"
        args = ["--seats", "3", "--module", "choam", "--module", "immortality", *more, "--games", "3", "--trial", "0"]
        assert run(["train", "uprising", *args, "--out", str(path)]) == 0
        made.append(read_lessons(path))
    together, each = made
    assert [lessons.made.get("each", False) for lessons in made] == [False, True]
    assert together.made["modules"] == each.made["modules"] == ["choam", "immortality"]
    assert together.weights["3 with modules"] != each.weights["3 with modules"]
    assert together.weights["3"] == each.weights["3"]
    assert run(["train", "uprising", "--module", "choam", "--each"]) == 2
    assert "two modules" in capsys.readouterr().err


def test_the_syllabus_has_every_number_of_seats_with_and_without_modules() -> None:
    setups = syllabus(game_named("uprising"))
    assert {setup.seats for setup in setups} == {1, 2, 3, 4, 6}
    assert setups[0].seats == 4
    assert not setups[0].modules
    assert any("immortality" in setup.modules for setup in setups)
