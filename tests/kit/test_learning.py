"""Guides from lessons: what is likely, who stands how, and files that say the same again."""

from __future__ import annotations

from math import exp
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kanly.bots import play_out
from kanly.kernel import Ask, Game, Setup, token
from kanly.kit import Learnt, Lessons, Standing, read_lessons, write_lessons
from kanly.registry import games
from kanly.testing.setups import all_setups, label

TAUGHT = [
    pytest.param(game, setup, id=f"{game.id} {label(game, setup)}")
    for game in games().values()
    if isinstance(game.rules(game.set_up()).guide(), Learnt)
    for setup in all_setups(game)[:: 1 if game.id != "dune" else 9]
]
FEUD = games()["feud"]


class Three(Learnt):
    """Seats 0 and 1 are one side, seat 2 the other."""

    def chapter(self, state: Any, seat: int) -> int:
        return int(seat == 2)

    def progress(self, state: Any) -> float:
        return 0.5

    def standings(self, state: Any) -> list[Standing]:
        return [Standing(0b011, [1.0, 4.0]), Standing(0b100, [3.0, 1.0])]


def three(lessons: Lessons, tmp_path: Path) -> Three:
    path = tmp_path / "three.json"
    write_lessons(path, lessons)
    return Three(FEUD.rules(FEUD.set_up(3)), ["gold", "men"], 2, path)


def test_the_value_is_a_softmax_of_weighted_traits_by_side(tmp_path: Path) -> None:
    families = {"all": {"gold": [1.0, 2.0], "men": [0.5, 0.0]}, "others": {"gold": [9.0, 9.0]}}
    guide = three(Lessons({}, families, {}), tmp_path)
    scores = exp(2 * 1 + 0.5 * 4), exp(2 * 3 + 0.5 * 1)  # gold weighs 1 + 2 * 0.5 at half time
    share = scores[0] / sum(scores)
    assert guide.value(None) == pytest.approx([share, share, 1 - share])


def test_a_family_without_lessons_is_judged_like_the_usual_one(tmp_path: Path) -> None:
    usual = three(Lessons({}, {"all": {"gold": [1.0, 2.0]}, "others": {"gold": [9.0, 9.0]}}, {}), tmp_path)
    strange = three(Lessons({}, {"usual": {"gold": [1.0, 2.0]}, "others": {"gold": [9.0, 9.0]}}, {}), tmp_path)
    assert strange.value(None) == usual.value(None)


def test_likely_options_weigh_more_by_chapter_and_unknown_ones_one(tmp_path: Path) -> None:
    rules = FEUD.rules(FEUD.set_up(3))
    kind, domain = next((k, d) for k, d in rules.domains.items() if len(d.options) > 2)
    first, second, third = domain.options[:3]
    guide = three(Lessons({kind: {token(first): [1.0, -1.0], token(second): [99.0, 0.0]}}, {}, {}), tmp_path)
    assert guide.prior(None, Ask(0, kind, [first, third])) == pytest.approx([exp(1), 1])
    assert guide.prior(None, Ask(2, kind, [third, first])) == pytest.approx([1, exp(-1)])
    assert guide.weights(None, Ask(0, kind, [first]))[0] > exp(1)  # sharper in playouts
    assert guide.prior(None, Ask(0, kind, [second]))[0] < exp(20)  # and never without end


def test_lessons_are_read_as_they_were_written(tmp_path: Path) -> None:
    lessons = Lessons(
        {"bid": {"3": [0.5, -1.25]}, "go:on": {}}, {"2": {"gold": [1.0, 0.25]}, "3": {}}, {"games": 3, "seed": 'a "b"'}
    )
    path = tmp_path / "lessons.json"
    write_lessons(path, lessons)
    again = read_lessons(path)
    assert (again.logits, again.weights, again.made) == (lessons.logits, lessons.weights, lessons.made)
    assert read_lessons(tmp_path / "none.json").logits == {}


@pytest.mark.parametrize(("game", "setup"), TAUGHT)
def test_a_game_s_guide_knows_every_moment_of_a_game(game: Game, setup: Setup) -> None:
    table = game.open(setup, "moments")
    guide = table.rules.guide()
    assert isinstance(guide, Learnt)
    assert guide.lessons.logits, "the game's lessons are missing: kanly train makes them"
    assert set(guide.lessons.weights[guide.family]) & set(guide.names)
    rng = Random(5)
    for _ in range(250):
        if table.over:
            break
        ask = table.asks[0]
        assert len(guide.weights(table.state, ask)) == len(guide.prior(table.state, ask)) == len(ask.options)
        assert min(guide.prior(table.state, ask)) > 0
        assert 0 <= guide.chapter(table.state, ask.seat) < guide.chapters
        values = guide.value(table.state)
        assert len(values) == setup.seats
        assert all(0 <= value <= 1.000001 for value in values)
        for standing in guide.standings(table.state):
            assert len(standing.traits) == len(guide.names)
        table.pick(ask, int(rng.random() * len(ask.options)))
    play_out(table, rng)
    assert guide.standings(table.state)  # a finished game, too
