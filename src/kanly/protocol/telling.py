"""What both the lobby and the socket tell of a game: sentences, events, parties."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Words(Struct, frozen=True):
    """A sentence: message id and arguments (other sentences among them), what it points at, the rules behind it."""

    id: str
    args: dict[str, Any]
    refs: list[str]
    rules: list[str]


class Happened(Struct, frozen=True):
    """An event in this seat's eyes."""

    kind: str
    data: list[Any]
    words: Words


class Party(Struct, frozen=True):
    """A side of the game and the seat that answers for it. `seat` null: nobody does (a rival). Members of a team name
    the same `team`."""

    id: str
    seat: int | None
    team: str
