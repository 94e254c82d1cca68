"""`kanly simulate`: whole games between bots, good and bad ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from kanly.cli.batch.series import Outcome, Series
from kanly.cli.batch.tally import Tally
from kanly.kernel import Message
from kanly.kernel.record import read_record, replay
from kanly.registry import game_named
from kanly.words import Words

if TYPE_CHECKING:
    from tests.cli.conftest import Cli


TIMES = ("seconds", "decisions_per_second", "games_per_second", "workers")


def timeless(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in TIMES}


def test_json(cli: Cli) -> None:
    ran = cli("simulate", "feud", "--seats", "3", "--module", "storm", "--games", "7", "--seed", "s", "--json")
    assert (ran.code, ran.err) == (0, "")
    data = ran.data
    assert (data["game"], data["seats"], data["modules"], data["seed"]) == ("feud", 3, ["storm"], "s")
    assert (data["games"], data["finished"], data["errors"]) == (7, 7, [])
    assert data["decisions"] > 100
    assert all(data[key] > 0 for key in TIMES)
    wins = data["wins"]
    assert list(wins["by_seat"]) == ["0", "1", "2"]
    assert list(wins["by_role"]) == ["anvil", "briar", "cairn", "smugglers"]
    assert sum(wins["by_role"].values()) == pytest.approx(7, abs=0.01)
    assert wins["by_bot"] == {"random": pytest.approx(sum(wins["by_seat"].values()), abs=0.01)}
    assert data["played"]["by_bot"] == {"random": 21}
    lengths = data["lengths"]
    assert lengths["min"] <= lengths["median"] <= lengths["max"]
    assert lengths["mean"] == pytest.approx(data["decisions"] / 7, abs=0.01)


def test_same_seed_same_games_whatever_the_workers(cli: Cli) -> None:
    args = ("simulate", "feud", "--games", "9", "--seed", "7", "--json")
    alone = cli(*args, "--records", "one")
    together = cli(*args, "--records", "two", "--workers", "2")
    assert timeless(alone.data) == timeless(together.data)
    for path in sorted(Path("one").iterdir()):
        assert path.read_bytes() == Path("two", path.name).read_bytes()
    assert len(list(Path("two").iterdir())) == 9
    assert timeless(cli(*args).data) == timeless(alone.data)
    assert timeless(cli(*args[:-2], "8", "--json").data) != timeless(alone.data)


def test_records_replay(cli: Cli) -> None:
    cli("simulate", "oasis", "--bots", "thirsty,random", "--games", "2", "--records", "out/deep")
    for path in Path("out/deep").iterdir():
        record = read_record(path.read_bytes())
        assert {player.bot for player in record.players} == {"thirsty", "random"}
        assert replay(game_named("oasis"), record).over


def test_bots_move_on_from_game_to_game(cli: Cli, unruly: Path) -> None:
    cli("simulate", "unruly", "--seats", "3", "--bots", "first,last", "--games", "3", "--records", "out")
    seated = [
        [player["bot"] for player in json.loads(path.read_text())["players"]] for path in sorted(Path("out").iterdir())
    ]
    assert seated == [["first", "last", "first"], ["last", "first", "last"], ["first", "last", "first"]]


def test_for_people(cli: Cli) -> None:
    ran = cli("simulate", "feud", "--games", "3", "--set", "rounds=1", "--seed", "s")
    assert "3 of 3 games of feud finished, 4 seats, seed s" in ran.out
    assert "role Smugglers" in ran.out


def test_roles_by_their_names_and_wins_in_few_digits(cli: Cli) -> None:
    args = ("simulate", "uprising", "--games", "1", "--seed", "s")
    roles = cli(*args, "--json").data["wins"]["by_role"]
    for language in ("en", "ru"):
        words = Words(language, ["kanly.games.imperium"])
        out = cli(*args, "--language", language).out
        assert all(f"role {words.say(Message(f'party-{role}'))} " in out for role in roles)
        assert not any(f"role {role} " in out for role in roles)
    ran = cli("simulate", "feud", "--games", "40", "--set", "rounds=1", "--seed", "s")
    wins = [line.split()[2] for line in ran.out.splitlines() if line.startswith("seat ")]
    assert any("." in win for win in wins)
    assert all(len(win.partition(".")[2]) <= 1 for win in wins)


def test_vary_draws_the_settings_of_every_game(cli: Cli) -> None:
    args = ("simulate", "uprising", "--seats", "1", "--set", "difficulty=mentat", "--games", "12", "--seed", "s")
    ran = cli(*args, "--vary", "--json", "--records", "out")
    assert (ran.code, ran.data["vary"], ran.data["settings"]) == (0, True, {"difficulty": "mentat"})
    drawn = [read_record(path.read_bytes()).setup.settings for path in sorted(Path("out").iterdir())]
    assert {one["difficulty"] for one in drawn} == {"mentat"}
    assert {one["row_churn"] for one in drawn} == {False, True}
    assert {one["rival_choice"] for one in drawn} == {"dealt", "gentle", "chosen"}
    assert {one["points_to_end"] for one in drawn} == {10}
    assert timeless(cli(*args, "--vary", "--json", "--workers", "2").data) == timeless(ran.data)
    assert cli(*args, "--json").data["settings"]["row_churn"] is False


def test_vary_draws_again_what_the_game_refuses() -> None:
    series = Series("dune", 6, (), {}, ("random",), "s", 0.0, 100, "", vary=True)
    for number in range(10):
        factions = [series.set_up(number).settings[f"faction_{seat}"] for seat in range(1, 7)]
        named = [faction for faction in factions if faction != "any"]
        assert len(set(named)) == len(named)


def test_no_lengths_of_games_that_never_ended(cli: Cli) -> None:
    args = ("simulate", "feud", "--seed", "s", "--games", "1")
    assert "decisions a game" not in cli(*args, "--limit", "5").out
    assert "decisions a game" in cli(*args).out


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("raises", "Raises on seat 1 failed: ZeroDivisionError: no idea"),
        ("cheats", "'everything' is not an option of"),
        ("interrupts", "interjects with 'shout', which it may not"),
        ("hangs", "Hangs on seat 1 failed: no answer within 0.1 s"),
    ],
)
def test_a_bot_that_fails(cli: Cli, unruly: Path, bot: str, says: str) -> None:
    args = ("simulate", "unruly", "--bots", f"first,{bot}", "--games", "1", "--bot-seconds", "0.1", "--seats", "2")
    ran = cli(*args, "--json", "--records", "out")
    assert ran.code == 1
    assert (ran.data["games"], ran.data["finished"]) == (1, 0)
    (error,) = ran.data["errors"]
    assert (error["game"], error["seed"]) == (0, f"{ran.data['seed']}/0")
    assert says in error["message"]
    assert "Traceback" in error["traceback"]
    record = read_record(json.dumps(error["record"]).encode())
    assert not replay(game_named("unruly"), record).over
    assert Path("out/unruly-000000-failed.kanly").exists()
    ran = cli(*args)
    assert ran.code == 1
    assert says in ran.err.splitlines()[-1]
    assert "Traceback" not in ran.err


def test_a_failed_game_does_not_end_the_run(cli: Cli, unruly: Path) -> None:
    args = ("simulate", "unruly", "--module", "faulty", "--bots", "random", "--games", "12", "--seed", "2", "--json")
    ran = cli(*args, "--set", "rounds=1", "--seats", "2")
    assert ran.code == 1
    data = ran.data
    assert data["games"] == 12
    assert 0 < data["finished"] == 12 - len(data["errors"])
    assert all("LookupError: the field is empty" in error["message"] for error in data["errors"])
    again = cli(*args, "--set", "rounds=1", "--seats", "2", "--workers", "2")
    for one, two in zip(data["errors"], again.data["errors"]):
        assert (one["game"], one["message"], one["record"]) == (two["game"], two["message"], two["record"])


def test_a_rule_that_hangs(cli: Cli, unruly: Path) -> None:
    args = ("--module", "endless", "--bots", "last", "--games", "1", "--bot-seconds", "0.1", "--json")
    ran = cli("simulate", "unruly", *args)
    assert ran.code == 1
    message = ran.data["errors"][0]["message"]
    assert message.startswith("unruly failed after 'action' answered with ")
    assert message.endswith("TimeoutError: no answer within 0.1 s")
    ran = cli("simulate", "unruly", *[arg.replace("last", "dreams") for arg in args])
    assert ran.data["errors"][0]["message"] == "Dreams on seat 0 failed: no answer within 0.1 s"


def test_a_game_that_does_not_end(cli: Cli) -> None:
    ran = cli("simulate", "feud", "--games", "1", "--limit", "5", "--json")
    assert ran.data["errors"][0]["message"] == "not over after 5 decisions"


def test_a_worker_that_dies(cli: Cli, unruly: Path) -> None:
    ran = cli("simulate", "unruly", "--bots", "dies", "--workers", "2")
    assert (ran.code, ran.out) == (1, "")
    assert "a worker process died" in ran.err


def test_a_win_is_whole_for_a_side_and_shared_in_a_draw() -> None:
    tally = Tally(Series("feud", 4, (), {}, ("a", "b"), "s", 0.0, 100, ""))
    parties = ["anvil", "briar", "cairn", "dusk", "smugglers"]
    tally.add(
        [
            Outcome(0, 10, parties, [[("anvil", 0), ("cairn", 2)]], None),
            Outcome(1, 20, parties, [[("anvil", 0)], [("smugglers", None)], [("dusk", 3)]], None),
            Outcome(2, 30, parties, [], None),
        ]
    )
    data = tally.data(1.0)
    assert data["wins"]["by_seat"] == {"0": 1.3333, "1": 0, "2": 1, "3": 0.3333}
    assert data["wins"]["by_bot"] == {"a": 2.3333, "b": 0.3333}
    assert data["wins"]["by_role"] == {"anvil": 1.3333, "briar": 0, "cairn": 1, "dusk": 0.3333, "smugglers": 0.3333}
    assert data["played"]["by_bot"] == {"a": 6, "b": 6}
    assert data["draws"] == 1
    assert data["lengths"] == {"min": 10, "mean": 20, "median": 20, "max": 30}


@pytest.mark.parametrize(("seats", "teams", "size"), [("2", "false", 2), ("4", "true", 2), ("4", "false", 1)])
def test_houses_of_a_seat_and_of_a_team_win_together(cli: Cli, seats: str, teams: str, size: int) -> None:
    data = cli(
        "simulate", "feud", "--seats", seats, "--set", f"teams={teams}", "--games", "5", "--seed", "x1", "--json"
    ).data
    roles = sum(data["wins"]["by_role"].values())
    assert roles == pytest.approx(5 * size, abs=0.01)
