"""`kanly analyse`: chances, swings and better choices of a recorded game."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from tests.bots.test_search import ContestGame
from tests.kernel.tiny import T, pick

from kanly.bots.search import Budget
from kanly.kernel import Flow, Kind, Module
from kanly.kernel.record import make_record
from kanly.review import Judged, Review, mistakes, swings

if TYPE_CHECKING:
    from tests.cli.conftest import Cli


def judged(after: int, lost: float = 0.0, **chances: float) -> Judged:
    return Judged(after, 0, "pick", "1", {}, chances, 0.5, "2" if lost else "", None, 0.5 + lost)


def test_the_answer_that_threw_the_game_away_is_found() -> None:
    """The seat knew that 2 wins, and took 1."""

    def main(p: T) -> Flow:
        p.state.x = 0
        answer = yield pick(0, 1, 2)
        p.state.x = 1 if answer == 2 else 0
        yield pick(1, 1, 2)

    game = ContestGame("contest", "tests", (2,), Module("base", scenes=(main,), kinds=(Kind("pick", list(range(3))),)))
    table = game.open(game.set_up(), "c")
    table.choose(0, 1)
    table.choose(1, 1)
    review = Review(game, make_record(table), Budget(0.0, 60))
    first, second = review.next(), review.next()
    assert first is not None
    assert second is not None
    assert (first.option, first.best) == ("1", "2")
    assert (first.value, first.best_value) == (0.0, 1.0)
    assert first.lost == 1.0
    assert second.lost == 0.0
    assert second.chances == {"seat0": 0.0, "seat1": 1.0}
    assert review.next() is None
    assert review.at == review.of == 2


def test_swings_and_mistakes_come_by_size() -> None:
    all = [judged(0, 0.2, a=0.5, b=0.5), judged(3, 0.01, a=0.7, b=0.3), judged(7, 0.4, a=0.65, b=0.35)]
    assert [(swing.after, swing.party, swing.by) for swing in swings(all)] == [(0, "a", 0.2), (3, "a", -0.05)]
    assert [each.after for each in mistakes(all)] == [7, 0]
    assert len(mistakes(all, 1)) == 1


def test_a_game_in_words_and_as_json(cli: Cli) -> None:
    assert cli("simulate", "oasis", "--seats", "3", "--games", "1", "--seed", "1", "--records", ".").code == 0
    ran = cli("analyse", "oasis-000000.kanly", "--budget", "8p")
    assert (ran.code, ran.err) == (0, "")
    assert "Chances to win" in ran.out
    assert "The largest swings:" in ran.out
    again = [cli("analyse", "oasis-000000.kanly", "--budget", "8p", "--json") for _ in range(2)]
    assert again[0].out == again[1].out
    data = json.loads(again[0].out)
    assert data["choices"] >= len(data["judged"]) > 0
    for each in data["judged"]:
        assert 0.99 < sum(each["chances"].values()) < 1.01
        assert each["lost"] >= 0


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("nowhere.kanly",), "nowhere.kanly cannot be read"),
        (
            ("oasis-000000.kanly", "--budget", "much"),
            "--budget much: write seconds, as in 0.25, or playouts, as in 40p",
        ),
        (("oasis-000000.kanly", "--most", "0"), "--most is 0; it takes 1 or more"),
    ],
)
def test_what_cannot_be_analysed(cli: Cli, args: tuple[str, ...], says: str) -> None:
    assert cli("simulate", "oasis", "--seats", "3", "--games", "1", "--seed", "1", "--records", ".").code == 0
    ran = cli("analyse", *args)
    assert ran.code == 2
    assert says in " ".join(ran.err.split())
