"""What a game declares of itself, checked when it is made: a mistake is named before anybody sits down."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from kanly.kernel.errors import BadSetup, RulesError
from kanly.kernel.lesson import Lesson
from kanly.kernel.modules import Module, implied_modules
from kanly.kernel.setup import Setting, check_settings, either

NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")  # what messages, addresses and the wire can hold


def check_name(name: Any, what: str) -> None:
    """Refuse a name that messages, addresses or the wire could not hold."""
    if not isinstance(name, str) or NAME.fullmatch(name) is None:
        raise RulesError(f"{name!r} cannot be the name of {what}: give a letter, then letters, digits, '_' or '-'")


def check_seats(game: str, seats: tuple[int, ...], default: int) -> None:
    """A game is for some numbers of seats, and the one that it proposes is among them."""
    if not seats:
        raise RulesError(f"{game} names no number of seats: give those that it can be played with, such as (2, 3, 4)")
    for count in seats:
        if isinstance(count, bool) or not isinstance(count, int) or count < 1:
            raise RulesError(f"{game} cannot be for {count!r} seats: give whole numbers from 1 on")
    if len(set(seats)) < len(seats):
        raise RulesError(f"{game} names a number of seats twice: {seats}")
    if default not in seats:
        raise RulesError(f"{game} proposes {default} seats, but is for {either([str(n) for n in seats])}")


def check_modules_of(game: str, seats: tuple[int, ...], base: Module, modules: Iterable[Module]) -> None:
    """Every module has a name of its own, and there is a set-up in which it can be chosen."""
    known: dict[str, Module] = {}
    for module in (base, *modules):
        check_name(module.name, "a module")
        if module.name in known:
            raise RulesError(f"{game} has two modules called {module.name!r}: give one of them another name")
        known[module.name] = module
    for module in modules:
        name = module.name
        if module.seats and not any(count in seats for count in module.seats):
            raise RulesError(f"module {name!r} is for seat counts that {game} does not have")
        for other in module.requires:
            if other not in known or other == base.name:
                raise RulesError(f"module {name!r} requires module {other!r}, which {game} does not have")
            if other in module.excludes or name in known[other].excludes:
                raise RulesError(f"module {name!r} requires module {other!r}, and one of them excludes the other")
        if name in module.excludes:
            raise RulesError(f"module {name!r} excludes itself")
        if _required_by(module, known).get(name) is not None:
            raise RulesError(f"module {name!r} requires itself, directly or through others: make them one module")


def _required_by(module: Module, known: Mapping[str, Module]) -> dict[str, Module]:
    """All modules that come with one, by name."""
    found: dict[str, Module] = {}
    left = list(module.requires)
    while left:
        name = left.pop()
        if name in known and name not in found:
            found[name] = known[name]
            left.extend(known[name].requires)
    return found


def check_settings_of(
    game: str, seats: tuple[int, ...], modules: Iterable[Module], settings: Iterable[Setting]
) -> None:
    """Every setting has a name of its own and is meant for seats, modules and values that the game has."""
    names = [module.name for module in modules]
    known: dict[str, Setting] = {}
    for setting in settings:
        check_name(setting.name, "a setting")
        if setting.name in known:
            raise RulesError(f"{game} declares the setting {setting.name!r} twice")
        known[setting.name] = setting
        if setting.seats and not any(count in seats for count in setting.seats):
            raise RulesError(f"setting {setting.name!r} is for seat counts that {game} does not have")
        for module in setting.modules:
            if module not in names:
                raise RulesError(f"setting {setting.name!r} names module {module!r}, which {game} does not have")
    for setting in known.values():
        for name, value in setting.brought_by:
            if name not in known or value not in known[name].values:
                raise RulesError(f"setting {setting.name!r} is brought by {name}={value}, which {game} does not have")


def check_lesson(
    game: str, seats: tuple[int, ...], modules: Iterable[Module], settings: Iterable[Setting], lesson: Lesson
) -> None:
    """The first game that is taught can be set up."""
    if lesson.seats not in seats:
        raise RulesError(
            f"the lesson of {game} is for {lesson.seats!r} seats; {game} is for {either([str(n) for n in seats])}"
        )
    try:
        check_settings(settings, lesson.seats, tuple(implied_modules(modules, lesson.seats)), lesson.settings)
    except BadSetup as error:
        raise RulesError(f"the lesson of {game} cannot be set up: {error}") from None
