"""In which language the games speak, and who decides that."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kanly.kernel.record import load_record

if TYPE_CHECKING:
    from tests.cli.conftest import Cli

PLAY = ("play", "uprising", "--seats", "3", "--seed", "abc", "--bot", "random")
TITLES = {
    "en": "Dune: Imperium – Uprising",
    "ru": "Дюна. Империя. Восстание",
    "uk": "Дюна. Імперіум — Піднесення",
}


def title(out: str) -> str:
    """The language of the list of games."""
    (spoken,) = [language for language, title in TITLES.items() if f"uprising  {title}\n" in out]
    return spoken


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_game_in_another_language(cli: Cli, language: str) -> None:
    typed = "options\nwhy 30\nlog\nsave a.kanly\n"
    english = cli(*PLAY, typed=typed)
    ran = cli(*PLAY, "--language", language, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"{TITLES[language]}: you play ")
    numbered = [line for line in ran.out.splitlines() if line[:4].strip().isdecimal()]
    assert len(numbered) > 20
    plain = set(english.out.splitlines())
    assert [line for line in numbered if line in plain] == []  # options
    for began, ended in (("\n> why 30\n", "\n> log\n"), ("\n> log\n", "\n> save")):  # a reason, events
        said = ran.out.partition(began)[2].partition(ended)[0]
        assert said
        assert said.splitlines()[0] not in plain


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_a_record_speaks_any_language(cli: Cli, language: str) -> None:
    cli("simulate", "uprising", "--games", "1", "--seed", "r", "--records", ".")
    file = "uprising-000000.kanly"
    assert load_record(Path(file)).result is not None
    english = cli("replay", file, "--json").data["events"]
    other = cli("replay", file, "--json", "--language", language).data["events"]
    assert [event["kind"] for event in english] == [event["kind"] for event in other]
    assert [event["text"] for event in english if event in other] == []
    assert any(event["text"] in cli("replay", file, "--language", language).out for event in other[:1])


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "uk"}, "uk"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C.UTF-8", "LANGUAGE": "uk"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
        ({"LANGUAGE": "uk:ru:en"}, "uk"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "de:ru"}, "ru"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "en_US:ru"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "KANLY_LANGUAGE": "en"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "KANLY_LANGUAGE": "uk"}, "uk"),
    ],
)
def test_the_environment_decides(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], spoken: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert title(cli("games").out) == spoken
    assert title(cli("games", "--language", "uk").out) == "uk"


@pytest.mark.parametrize(
    "command", [("games",), ("play",), ("play", "feud"), ("rules", "feud"), ("simulate", "feud"), ("replay", "a.kanly")]
)
def test_a_language_that_there_is_not(cli: Cli, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]) -> None:
    cli("play", "feud", typed="save a.kanly\n")
    ran = cli(*command, "--language", "tlh")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "kanly: --language is 'tlh'; there are: en, ru, uk\n"
    monkeypatch.setenv("KANLY_LANGUAGE", "tlh")
    assert cli(*command).err == "kanly: KANLY_LANGUAGE is 'tlh'; there are: en, ru, uk\n"


def test_which_game_is_asked_in_it_too(cli: Cli) -> None:
    assert f"uprising: {TITLES['ru']}\n" in cli("play", "--language", "ru", typed="uprising\n").out
