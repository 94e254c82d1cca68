"""Journal entries and snapshots as bytes: what happened, and how far each pair of eyes had come then."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from kanly.kernel import Game
from kanly.server.tables.course import Course, Entry, pack_course, unpack_course
from kanly.server.tables.seat_views import Mark


class JournalLine(Struct, frozen=True, omit_defaults=True):
    """One line of the journal; `marks` only of those streams that changed."""

    what: Entry
    marks: dict[int, Mark] = {}


class Snapshot(Struct, frozen=True):
    """A course and all marks."""

    course: bytes
    marks: dict[int, Mark]


_encoder: Final = msgspec.msgpack.Encoder()
_line: Final = msgspec.msgpack.Decoder(JournalLine)
_snapshot: Final = msgspec.msgpack.Decoder(Snapshot)


def write_entry(what: Entry, marks: dict[int, Mark]) -> bytes:
    """A line as bytes."""
    return _encoder.encode(JournalLine(what, marks))


def read_entry(data: bytes) -> JournalLine:
    """The line in these bytes."""
    return _line.decode(data)


def write_snapshot(course: Course, marks: dict[int, Mark]) -> bytes:
    """A snapshot as bytes."""
    return _encoder.encode(Snapshot(pack_course(course), marks))


def read_snapshot(game: Game, data: bytes) -> tuple[Course, dict[int, Mark], int]:
    """The course and the marks in these bytes, and how many choices no longer fit the rules."""
    snapshot = _snapshot.decode(data)
    course, lost = unpack_course(game, snapshot.course)
    return course, snapshot.marks, lost
