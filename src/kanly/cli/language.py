"""Which language the games speak in the terminal."""

from __future__ import annotations

import os
from importlib.resources import files
from typing import Annotated

from cyclopts import Parameter

from kanly.cli.errors import WrongUse
from kanly.kernel import Game
from kanly.words import ENGLISH, Words

Language = Annotated[
    str | None,
    Parameter(
        help="What the game and its rules speak: en, ru or uk; unless given, KANLY_LANGUAGE or your system says. The "
        "command's own words are English."
    ),
]


def languages() -> list[str]:
    """Those that Kanly speaks, English first."""
    found = [path.name.removesuffix(".ftl") for path in (files("kanly") / "locale").iterdir()]
    return [ENGLISH, *sorted(set(found) - {ENGLISH})]


def words_of(game: Game, language: str | None) -> Words:
    """A game's words in the language that was asked for."""
    return Words(chosen_language(language), game.packages)


def chosen_language(given: str | None) -> str:
    """The language that was given, else that of KANLY_LANGUAGE, else the system's if Kanly speaks it, else English."""
    if given is not None:
        return _known(given, "--language")
    own = os.environ.get("KANLY_LANGUAGE")
    return _known(own, "KANLY_LANGUAGE") if own else _of_system()


def _known(name: str, where: str) -> str:
    code = _code(name)
    if code not in languages():
        raise WrongUse(f"{where} is {name!r}; there are: {', '.join(languages())}")
    return code


def _of_system() -> str:
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    there = languages()
    if _code(locale) in ("c", "posix"):
        return ENGLISH  # somebody wants programs to speak plainly
    if _code(locale) in there and _code(locale) != ENGLISH:
        return _code(locale)
    others = [_code(name) for name in os.environ.get("LANGUAGE", "").split(":")]
    return next((code for code in others if code in there), ENGLISH)


def _code(name: str) -> str:
    """The language in the name of a locale: `uk` of `uk_UA.UTF-8`."""
    return name.replace("-", "_").replace(".", "_").replace("@", "_").split("_")[0].lower()
