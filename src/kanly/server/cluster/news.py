"""What every process has to know at once, whichever learnt it: sessions that ended, people who changed, notices."""

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


Told = SessionEnded | PersonChanged | Noticed
encode: Final = msgspec.msgpack.Encoder().encode
decode: Final = msgspec.msgpack.Decoder(Told).decode
