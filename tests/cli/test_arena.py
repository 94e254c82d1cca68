"""`kanly arena`: bots measured against each other."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

from kanly.cli.commands.arena.contest import Contest, Played
from kanly.cli.commands.arena.standings import Standings
from kanly.cli.commands.arena.statistics import Sequential, wilson
from kanly.kernel.running import table

if TYPE_CHECKING:
    from tests.cli.conftest import Cli

DUEL = ("arena", "oasis", "--seats", "3", "--bots", "thirsty,random,random", "--seed", "1")


def contest(bots: tuple[str, ...] = ("thirsty", "random", "random"), seats: int = 3, game: str = "oasis") -> Contest:
    settings = {"rounds": 4} if game == "feud" else {"wells": 7}
    return Contest(game, seats, (), settings, bots, "s", 0.0, 1000, "")


def played(number: int, seating: list[str], winners: list[list[int]], places: list[list[list[int]]]) -> Played:
    return Played(number, 10, seating, [[f"role{i}"] for i in range(len(seating))], places, winners, "")


def test_contract(cli: Cli) -> None:
    ran = cli(*DUEL, "--games", "30", "--json")
    assert (ran.code, ran.err) == (0, "")
    data = ran.data
    assert (data["games"], data["errors"]) == (30, [])
    assert sum(data["wins"].values()) == pytest.approx(30, abs=0.01)
    low, mid, high = data["share"]["thirsty"]
    assert mid == pytest.approx(data["wins"]["thirsty"] / 30, abs=0.001)
    assert data["fair"] == {"thirsty": 0.3333, "random": 0.6667}
    assert low > data["fair"]["thirsty"], "thirsty knows what the wells are worth"
    assert data["verdict"]["thirsty"] == "better"
    assert data["ratings"]["thirsty"]["mu"] > data["ratings"]["random"]["mu"]
    assert high > mid > low


def test_every_deal_is_played_with_each_seating() -> None:
    mixed = contest()
    assert [mixed.seating(n) for n in range(3)] == [
        ["thirsty", "random", "random"],
        ["random", "thirsty", "random"],
        ["random", "random", "thirsty"],
    ]
    assert [mixed.deal(n) for n in range(7)] == ["s/0"] * 3 + ["s/1"] * 3 + ["s/2"]
    pairs = contest(("a", "b"), seats=4)
    assert [pairs.seating(n) for n in range(3)] == [["a", "b", "a", "b"], ["b", "a", "b", "a"], ["a", "b", "a", "b"]]
    assert contest(("a",), seats=4).deal(5) == "s/5"


def test_same_results_whatever_the_workers(cli: Cli) -> None:
    alone = cli(*DUEL, "--games", "12", "--json").data
    assert alone == cli(*DUEL, "--games", "12", "--json", "--workers", "2").data


def test_a_win_is_shared() -> None:
    standings = Standings(contest())
    seating = ["thirsty", "random", "random"]
    standings.add(played(0, seating, [[0], [2]], [[[0], [2]], [[1]]]))  # a draw
    standings.add(played(1, seating, [[0, 1]], [[[0, 1]], [[2]]]))  # a team
    standings.add(played(2, seating, [], [[[0], [1], [2]]]))  # nobody
    data = standings.data()
    assert data["wins"] == {"thirsty": 1, "random": 1}
    assert data["side"]["thirsty"][1] == pytest.approx(0.5, abs=0.001)  # half a draw and a whole win of 3
    assert (data["games"], data["draws"], data["nobody"]) == (3, 1, 1)
    assert data["by_seat"] == [1, 0.5, 0.5]
    assert data["by_role"]["role2"] == {"games": 3, "wins": 0.5}


def test_teams_win_together(cli: Cli) -> None:
    args = ("arena", "feud", "--seats", "4", "--set", "teams=true", "--games", "4", "--seed", "t", "--json")
    data = cli(*args, "--bots", "random").data
    assert data["by_team"]
    assert data["fair"] == {"random": 1}
    assert data["wins"]["random"] + data["nobody"] == 4
    mixed = Standings(Contest("feud", 4, (), {"rounds": 4, "teams": True}, ("a", "b", "b", "b"), "s", 0.0, 1000, ""))
    assert mixed.fair == {"a": 0.5, "b": 1}
    mixed.add(played(0, ["a", "b", "b", "b"], [[0, 2]], [[[0, 2]], [[1, 3]]]))
    mixed.add(played(1, ["b", "a", "b", "b"], [[0, 2]], [[[0, 2]], [[1, 3]]]))
    assert mixed.data()["wins"] == {"a": 1, "b": 2}


def test_resumed(cli: Cli) -> None:
    whole = cli(*DUEL, "--games", "15", "--json").data
    cli(*DUEL, "--games", "7", "--json", "--resume", "games.jsonl")
    kept = Path("games.jsonl").read_text()
    assert len(kept.splitlines()) == 8
    Path("games.jsonl").write_text(kept[:-20])  # ended in the middle of a line
    assert cli(*DUEL, "--games", "15", "--json", "--resume", "games.jsonl").data == whole
    assert len(Path("games.jsonl").read_text().splitlines()) == 16
    before = Path("games.jsonl").read_text()
    assert cli(*DUEL, "--games", "15", "--json", "--resume", "games.jsonl").data == whole
    assert Path("games.jsonl").read_text() == before


def test_another_contest_is_not_resumed(cli: Cli) -> None:
    cli(*DUEL, "--games", "1", "--resume", "games.jsonl")
    ran = cli(*DUEL[:-1], "2", "--games", "1", "--resume", "games.jsonl")
    assert ran.code == 2
    assert "games.jsonl holds another contest: its seed is '1', not '2'" in ran.err
    Path("notes.txt").write_text("hello")
    assert "holds no contest" in cli(*DUEL, "--resume", "notes.txt").err
    lines = Path("games.jsonl").read_text().splitlines()
    Path("gap.jsonl").write_text("\n".join([lines[0], lines[1].replace('"number": 0', '"number": 5')]))
    assert "line 2 holds game 5, not 0" in cli(*DUEL, "--resume", "gap.jsonl").err


def test_until_settled(cli: Cli) -> None:
    data = cli(*DUEL, "--games", "3000", "--until-settled", "--json").data
    assert data["verdict"]["thirsty"] == "better"
    assert data["games"] < 100
    assert data["games"] % 3 == 0, "only whole deals settle"
    again = cli(*DUEL, "--games", "3000", "--until-settled", "--json", "--workers", "2").data
    assert again == data


def test_the_test_is_right_as_often_as_it_says() -> None:
    def verdict(share: float, seed: int) -> str:
        rng, test = Random(seed), Sequential(0.25)
        while not test.verdict:
            test.add(float(rng.random() < share))
        return test.verdict

    good = [verdict(Sequential(0.25).better, seed) for seed in range(300)]
    bad = [verdict(Sequential(0.25).worse, seed) for seed in range(300)]
    assert good.count("worse") <= 24  # 5 % of 300, and some luck
    assert bad.count("better") <= 24


def test_wilson() -> None:
    assert wilson(0, 0) == (0, 0, 1)
    low, mid, high = wilson(8, 10)
    assert (round(low, 4), mid, round(high, 4)) == (0.4902, 0.8, 0.9433)  # Wilson 1927, as in textbooks
    assert wilson(10, 10)[2] == pytest.approx(1)


def test_page(cli: Cli) -> None:
    cli(*DUEL, "--games", "9", "--page", "page.html")
    text = Path("page.html").read_text()
    assert "src=" not in text
    assert "href=" not in text
    charts = text.split("<svg")[1:]
    assert len(charts) == 3
    for chart in charts:
        ElementTree.fromstring("<svg" + chart.split("</svg>")[0] + "</svg>")
    assert "thirsty, amber" in text


def test_a_failing_bot_is_reported(cli: Cli, unruly: Path) -> None:
    ran = cli("arena", "unruly", "--seats", "2", "--bots", "first,raises", "--games", "2", "--seed", "1", "--json")
    assert ran.code == 1
    assert ran.data["games"] == 0
    assert "no idea" in ran.data["errors"][0]["message"]
    assert ran.data["share"]["first"] == [0, 0, 1]
    said = cli("arena", "unruly", "--seats", "2", "--bots", "first,raises", "--games", "1", "--seed", "1")
    assert "game 0 (seed 1/0)" in said.err


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("oasis", "--bots", "genius"), "oasis has no bot 'genius'"),
        (("oasis", "--seats", "2", "--bots", "random,random,random"), "3 bots for 2 seats; give 2 or fewer"),
        (("oasis", "--bots", "random", "--games", "0"), "--games is 0; it takes 1 or more"),
        (("oasis", "--seats", "9", "--bots", "random"), "oasis is for 2, 3 or 4 seats, not for 9"),
        (("chess", "--bots", "random"), "there is no game 'chess'"),
        (("oasis",), "requires an argument"),
        (("oasis", "--bots", "random", "--page", "/nowhere/page.html", "--games", "1"), "cannot be written"),
        (("oasis", "--bots", "random", "--resume", "/nowhere/games", "--games", "1"), "cannot be written"),
    ],
)
def test_bad_input_is_explained(cli: Cli, args: tuple[str, ...], said: str) -> None:
    ran = cli("arena", *args)
    assert ran.code == 2
    assert said in ran.err


def test_ray_is_an_extra(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = cli(*DUEL, "--games", "3", "--ray")
    assert (ran.code, "pip install 'kanly[ray]'" in ran.err) == (2, True)


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed")
@pytest.mark.skipif(str(table.__file__).endswith(".so"), reason="a cluster takes long to start; the pure build does")
@pytest.mark.filterwarnings("ignore")
def test_same_results_on_ray(cli: Cli) -> None:
    args = (*DUEL, "--games", "9", "--json")
    assert cli(*args, "--ray", "--workers", "2").data == cli(*args).data


def test_human_output(cli: Cli) -> None:
    ran = cli(*DUEL, "--games", "6")
    assert "6 games of oasis, 3 seats, rules 1, seed 1" in ran.words
    assert "thirsty" in ran.out
    assert json.dumps({}) not in ran.out
