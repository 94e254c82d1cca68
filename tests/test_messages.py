"""Whoever says a message gives it what its words take: calls in the sources, and the fields of events.

Fluent says nothing when an argument is missing; a player would read `{$n}`. Messages that are put together by their
names (`"icon-" + name`) are said in the tests of each game.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.test_languages import FOLDERS, messages_of

import kanly
from kanly.registry import game_named
from kanly.testing.setups import all_setups

KANLY = Path(kanly.__path__[0])
PARTS = {"dune": ["dune"], "imperium": ["uprising"], "arrakis": ["arrakis"]}  # texts, and the games that they are for
MORE = {"imperium": ["first"]}  # of sources: texts of another game that is written there


class Call(NamedTuple):
    """A message that the sources say: where, its id, and the arguments that it gets."""

    where: str
    id: str
    given: set[str]


def calls_in(file: Path) -> Iterator[Call]:
    """`Message("id", {"n": 1})` and `message("id", n=1)`, unless what is given is only known when it runs."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        given = _arguments(node) if name == "Message" else _keywords(node) if name == "message" else None
        if given is not None and isinstance(node.args[0].value, str):
            yield Call(f"{file.relative_to(KANLY)}:{node.lineno}", node.args[0].value, given)


def _arguments(call: ast.Call) -> set[str] | None:
    """The keys of a message's second argument, or of its `args`; None if they are not written out."""
    found: list[ast.expr] = [*call.args[1:2], *[each.value for each in call.keywords if each.arg == "args"]]
    if not found:
        return set()
    if not isinstance(found[0], ast.Dict):
        return None
    keys = found[0].keys
    return {str(key.value) for key in keys if isinstance(key, ast.Constant)} if all(keys) else None


def _keywords(call: ast.Call) -> set[str] | None:
    names = [each.arg for each in call.keywords]
    return {str(name) for name in names} if all(names) else None


def places_of(folder: str) -> list[str]:
    """The texts that a package's messages may be in, its own first."""
    return [folder, *MORE.get(folder, []), "kanly", "server"] if folder in FOLDERS else ["kanly", "server", *PARTS]


def used_by(folder: str, id: str) -> set[str] | None:
    """The arguments that the English words of a message take; None if nobody says it."""
    for place in places_of(folder):
        uses = messages_of(place, "en").get(id)
        if uses is not None:
            taken = set(uses.arguments)
            for other in uses.messages:
                taken |= used_by(folder, other) or set()
            return taken
    return None


def files() -> list[tuple[str, Path]]:
    """Every source with the folder of its texts."""
    out: list[tuple[str, Path]] = []
    for file in sorted(KANLY.rglob("*.py")):
        parts = file.relative_to(KANLY).parts
        out.append((parts[1] if parts[0] == "games" and len(parts) > 2 else parts[0], file))
    return out


def test_calls_give_what_their_messages_take() -> None:
    calls = [(folder, call) for folder, file in files() for call in calls_in(file)]
    assert len(calls) > 700, "the messages of the sources are no longer found"
    unknown = [f"{call.where}: {call.id}" for folder, call in calls if used_by(folder, call.id) is None]
    assert unknown == [], "nobody says these"
    lacking = [
        f"{call.where}: {call.id} lacks {', '.join(sorted(missing))}"
        for folder, call in calls
        if (missing := (used_by(folder, call.id) or set()) - call.given)
    ]
    assert lacking == []


def named(fields: tuple[str, ...]) -> set[str]:
    """The arguments that an event's fields become: amounts of resources are told as one."""
    return {*fields, "what"} if "solari" in fields else set(fields)


@pytest.mark.parametrize(("folder", "game"), [(folder, game) for folder, games in PARTS.items() for game in games])
def test_events_have_the_fields_that_their_words_take(folder: str, game: str) -> None:
    found = game_named(game)
    fields: dict[str, tuple[str, ...]] = {}
    for setup in all_setups(found):
        rules: Any = found.rules(setup)
        fields |= rules.event_fields
    assert fields
    lacking = {
        kind: sorted(missing)
        for kind, given in fields.items()
        if (missing := (used_by(folder, f"event-{kind}") or set()) - named(given))
    }
    assert lacking == {}
    assert [kind for kind in fields if used_by(folder, f"event-{kind}") is None] == [], "events without words"


@pytest.mark.parametrize("folder", PARTS)
def test_whoever_something_is_done_to_is_told_so(folder: str) -> None:
    """Events that name another party have words for it too, which do not name it; no other events have."""
    words = messages_of(folder, "en")
    events = {id.removeprefix("event-"): uses.arguments for id, uses in words.items() if id.startswith("event-")}
    done = {kind for kind, arguments in events.items() if "other" in arguments}
    told = {id.removeprefix("to-you-"): uses.arguments for id, uses in words.items() if id.startswith("to-you-")}
    assert set(told) == done
    for kind, arguments in told.items():
        assert set(arguments) <= set(events[kind]) - {"other"}, kind
