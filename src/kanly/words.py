"""Words: messages put into sentences of a language, from the Fluent files of a game and of Kanly itself.

A game's package holds `text/<language>.ftl`, or several files in `text/<language>/`. What a language does not say is
said in English; what nobody says is still readable.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from kanly.kernel import PLAYER, Message

ENGLISH: Final = "en"


class Words:
    """The sentences of one language. A test can ask afterwards what was said, what was missing and what was wrong."""

    def __init__(self, language: str = ENGLISH, packages: Iterable[str] = ()) -> None:
        self.language = language
        self.ids: set[str] = set()  # everything that the language itself says
        self.said: set[str] = set()  # ids that were said
        self.missing: set[str] = set()  # ids that no file has
        self.players: list[str] = []  # the names of those who sit at the table that is spoken of
        self.faults: list[str] = []  # text that no parser takes, arguments that a message lacks
        packages = tuple(packages)
        self._bundles: list[FluentBundle] = []
        for code in dict.fromkeys((language, ENGLISH)):
            bundle = FluentBundle([code], use_isolating=False)
            for path in [*[path for package in packages for path in _texts(package, code)], *_own(code)]:
                resource = _parsed(path.read_text(encoding="utf-8"))
                bundle.add_resource(resource)
                self._note(path, resource.body, code == language)
            self._bundles.append(bundle)

    def _note(self, path: Traversable, entries: Iterable[ast.EntryType], own: bool) -> None:
        for entry in entries:
            if isinstance(entry, ast.Junk):
                self.faults.append(f"{path}: {(entry.content or '').strip()}")
            elif isinstance(entry, ast.Message) and own:
                self.ids.add(entry.id.name)

    def has(self, id: str) -> bool:
        """Whether the language, or English, says this."""
        return any(bundle.has_message(id) for bundle in self._bundles)

    def say(self, message: Message) -> str:
        """The message as a sentence; messages among its arguments are said first."""
        if message.id == PLAYER:
            place: int = message.args["n"]
            if place <= len(self.players):
                self.said.add(PLAYER)
                return self.players[place - 1]
        args = {name: self._arg(arg) for name, arg in message.args.items()}
        for bundle in self._bundles:
            if not bundle.has_message(message.id):
                continue
            pattern = bundle.get_message(message.id).value
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, args)
                self.said.add(message.id)
                self.faults += [f"{message.id}: {error}" for error in errors]
                return str(text)
        self.missing.add(message.id)
        return _plainly(message.id, args)

    def say_or(self, id: str, otherwise: str) -> str:
        """The message without arguments, or other words if nobody says it."""
        return self.say(Message(id)) if self.has(id) else otherwise

    def _arg(self, arg: Any) -> str | int | float:
        if isinstance(arg, Message):
            return self.say(arg)
        if isinstance(arg, (list, tuple)):
            return ", ".join([str(self._arg(item)) for item in arg])
        if isinstance(arg, bool) or not isinstance(arg, (int, float)):
            return str(arg)
        return arg


@lru_cache(256)
def _parsed(text: str) -> ast.Resource:
    """A file's text, parsed once: every language has the English files behind it."""
    return FluentResource(text)


def _plainly(id: str, args: dict[str, str | int | float]) -> str:
    """What can be said without a message: an option by its token, anything else by its id."""
    if "option" in args:
        return str(args["option"])
    said = id.replace("-", " ")
    return f"{said}: {', '.join(str(arg) for arg in args.values())}" if args else said


def _own(language: str) -> list[Traversable]:
    return texts_in(files("kanly") / "locale", language)


def _texts(package: str, language: str) -> list[Traversable]:
    return texts_in(files(package) / "text", language)


def texts_in(folder: Traversable, language: str) -> list[Traversable]:
    """`<language>.ftl` and every `<language>/*.ftl` of a folder."""
    one = folder / f"{language}.ftl"
    many = folder / language
    found = [one] if one.is_file() else []
    if many.is_dir():
        found += sorted([path for path in many.iterdir() if path.name.endswith(".ftl")], key=lambda path: path.name)
    return found
