"""Who is at the tables of the other processes: each tells it all, now and then, for lists of tables.

What a process says replaces what it said before, so nothing has to be put right when some of it gets lost.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from kanly.server.tables.live import LiveTable


class Present(Struct, array_like=True, frozen=True):
    """Who looks through which seats' eyes, how many watch, and what of each seat's time may be told."""

    here: list[int]
    watchers: int
    spent: list[int]


Told = dict[str, Present]  # by table
_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(Told).decode


class Presence:
    """What the others have told."""

    def __init__(self) -> None:
        self._of: dict[str, Told] = {}  # by process

    def hear(self, process: str, data: bytes) -> None:
        """How it is there now."""
        self._of[process] = _decode(data)

    def at(self, table: str, process: str | None) -> Present | None:
        """Who is at a table that a process holds, as far as it has told."""
        return self._of.get(process or "", {}).get(table)

    def forget(self, processes: set[str]) -> None:
        """They have gone, and nobody is with them any more."""
        for process in processes:
            self._of.pop(process, None)


def written(tables: Iterable[LiveTable]) -> bytes:
    """Who is here, for the others."""
    return _encode({live.id: live.audience.present for live in tables if live.audience.listeners or live.timed})
