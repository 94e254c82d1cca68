"""The games of a contest in a file: the contest on the first line, then a line for each game, in order."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from kanly.cli.commands.arena.contest import Contest, Played
from kanly.cli.errors import WrongUse


class Kept:
    """What was played before, and where more is written. Without a path nothing is kept."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        self.path = path
        self.games: list[Played] = []
        if path is None:
            return
        head = contest.data()
        try:
            lines = path.read_bytes().splitlines() if path.exists() else []
        except OSError as error:
            raise WrongUse(f"{path} cannot be read: {error.strerror or error}") from None
        if lines:
            self._read(lines, head, path)
        try:
            path.write_bytes(b"".join([_line(head), *[_line(msgspec.to_builtins(game)) for game in self.games]]))
        except OSError as error:
            raise WrongUse(f"{path} cannot be written: {error.strerror or error}") from None

    def _read(self, lines: list[bytes], head: dict[str, Any], path: Path) -> None:
        try:
            found = json.loads(lines[0])
            assert isinstance(found, dict)
        except (ValueError, AssertionError):
            raise WrongUse(f"{path} holds no contest: its first line should be one as JSON") from None
        for key, value in json.loads(_line(head)).items():
            if found.get(key) != value:
                raise WrongUse(f"{path} holds another contest: its {key} is {found.get(key)!r}, not {value!r}")
        for number, line in enumerate(lines[1:]):
            try:
                game = msgspec.json.decode(line, type=Played)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                break  # the run was ended in the middle of a line: it is played again
            if game.number != number:
                raise WrongUse(f"{path}: line {number + 2} holds game {game.number}, not {number}")
            self.games.append(game)

    def add(self, games: Iterable[Played]) -> None:
        """Write more games, each as soon as it is known."""
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(b"".join([_line(msgspec.to_builtins(game)) for game in games]))


def _line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False).encode() + b"\n"
