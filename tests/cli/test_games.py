"""`kanly games`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from feud import GAME

from kanly.cli.commands.games import list_games

if TYPE_CHECKING:
    from tests.cli.conftest import Cli


def test_json(cli: Cli) -> None:
    ran = cli("games", "--json")
    assert ran.code == 0
    found = {game["id"]: game for game in ran.data["games"]}
    feud = found["feud"]
    assert feud["title"] == "Feud"
    assert feud["seats"] == [2, 3, 4]
    assert feud["modules"][0] == {
        "name": "storm",
        "title": "Storm",
        "help": "A storm passes over the Houses.",
        "requires": [],
        "excludes": [],
        "seats": [2, 3, 4],
        "implied": False,
    }
    assert feud["settings"] == [
        {
            "name": "rounds",
            "type": "number",
            "default": 3,
            "seats": [],
            "modules": [],
            "low": 1,
            "high": 9,
            "title": "Rounds",
            "help": "How many rounds are played.",
        },
        {
            "name": "teams",
            "type": "flag",
            "default": False,
            "seats": [2, 4],
            "modules": [],
            "title": "Teams",
            "help": "Opposite Houses add up their spice.",
        },
        {
            "name": "relics_each",
            "type": "number",
            "default": 1,
            "seats": [],
            "modules": ["relics"],
            "low": 1,
            "high": 2,
            "title": "Relics each",
            "help": "How many relics every House finds.",
        },
    ]
    assert feud["bots"] == ["search", "random"]
    assert "feud" not in [plug_in["name"] for plug_in in ran.data["broken"]]


def test_a_list_for_people(cli: Cli) -> None:
    out = cli("games").out
    assert "feud  Feud\n  " in out
    assert "\n  seats 2, 3, 4\n  modules storm, market, relics" in out
    assert "--set" not in out
    assert "`kanly games " in out


def test_a_game_for_people(cli: Cli) -> None:
    out = cli("games", "feud").out
    for said in ("Feud", "--module storm", "--set rounds=3 (1-9)", "random"):
        assert said in out
    assert "--set teams=false (true|false)  Teams: Opposite Houses add up their spice. (for 2, 4 seats)" in out
    assert "Relics each: How many relics every House finds. (with relics)" in out


def test_what_the_help_plays_can_be_played(cli: Cli) -> None:
    assert list_games.__doc__ is not None
    (line,) = re.findall(r"kanly (play .*)", list_games.__doc__)
    ran = cli(*line.split(), typed="quit\n")
    assert (ran.code, ran.err) == (0, "")


def test_one_game(cli: Cli) -> None:
    ran = cli("games", "oasis")
    assert ran.code == 0
    assert ran.out.startswith("oasis  Oasis\n")
    for said in ("2, 3, 4 (by default 4)", "--module shallow", "--set wells=7 (3-9)", "thirsty"):
        assert said in ran.out
    assert "feud" not in ran.out
    everything = {game["id"]: game for game in cli("games", "--json").data["games"]}
    assert cli("games", "oasis", "--json").data == everything["oasis"]


def test_a_game_that_is_not_there(cli: Cli) -> None:
    ran = cli("games", "chess")
    assert ran.code == 2
    assert "there is no game 'chess'; there are: " in ran.err


def test_a_broken_plug_in_does_not_hide_the_others(cli: Cli, install: Callable[..., None]) -> None:
    install(("feud", "feud:GAME", GAME), ("chess", "chess:GAME", ImportError("no board")))
    ran = cli("games", "--json")
    assert [game["id"] for game in ran.data["games"]] == ["feud"]
    assert ran.data["broken"] == [{"name": "chess", "source": "chess:GAME", "reason": "ImportError: no board"}]
    assert "no board" in cli("games").out
    ran = cli("simulate", "chess")
    assert (ran.code, "no board" in ran.err) == (1, True)


def test_no_games_at_all(cli: Cli, install: Callable[..., None]) -> None:
    install()
    assert cli("games", "--json").data == {"games": [], "broken": []}
    assert "No game is installed" in cli("games").out
    assert cli("play").code == 1
