"""What every process has to know at once, whichever learnt it: sessions that ended, people who changed, notices.

The operator tells the same things, through the table `orders` that every process looks at.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct


class SessionEnded(Struct, tag="session", frozen=True):
    """A session has ended, or all of a person's."""

    session: str
    person: str


class PersonChanged(Struct, tag="person", frozen=True):
    """Somebody's name or settings are others now."""

    person: str


class Noticed(Struct, tag="notice", frozen=True):
    """Something for the open pages of a person."""

    person: str
    data: bytes


class BlocksChanged(Struct, tag="blocks", frozen=True):
    """Somebody has muted or blocked somebody, or no longer."""

    person: str


class PersonGone(Struct, tag="gone", frozen=True):
    """Somebody has left for good: their seats become nameless."""

    person: str


class SeatsInherited(Struct, tag="inherited", frozen=True):
    """Other people have the seats of these tables."""

    tables: list[str]


class TableClosed(Struct, tag="closed", frozen=True):
    """The operator ends a table."""

    table: str


class BroadcastChanged(Struct, tag="broadcast", frozen=True):
    """The operator tells everybody something, or no longer."""


Told = (
    SessionEnded
    | PersonChanged
    | Noticed
    | BlocksChanged
    | PersonGone
    | SeatsInherited
    | TableClosed
    | BroadcastChanged
)
encode: Final = msgspec.msgpack.Encoder().encode
decode: Final = msgspec.msgpack.Decoder(Told).decode
