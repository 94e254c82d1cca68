"""What people say at a table, beside the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from kanly.protocol import socket as wire
from kanly.server.process.limits import Limits
from kanly.server.tables.audience import Listener

if TYPE_CHECKING:
    from kanly.server.tables.live import LiveTable

TALK_RATE: Final = 0.5  # remarks of one person per second, on average
TALK_BURST: Final = 10
TALK_PART: Final = 50  # remarks in one message


class Talk:
    """The remarks made at one table, in order."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.remarks: list[wire.Remark] = []
        self.speakers: list[str | None] = []  # of the remarks, as far as it is known
        self.limits = Limits(TALK_RATE, TALK_BURST)

    def read(self, rows: Sequence[Any]) -> None:
        """Take over what is stored."""
        self.remarks = [wire.Remark(row["seat"], row["name"], row["text"], row["at"]) for row in rows]
        self.speakers = [row["person"] for row in rows]

    def row_of(self, remark: wire.Remark, speaker: str) -> dict[str, Any]:
        """The next remark as it is stored."""
        return {"table": self.live.id, "n": len(self.remarks), "seat": remark.seat, "name": remark.name,
                "text": remark.text, "at": remark.at, "person": speaker or None}  # fmt: skip

    def hear(self, remark: wire.Remark, speaker: str) -> None:
        """Pass on what was said."""
        self.remarks.append(remark)
        self.speakers.append(speaker or None)
        for listener in self.live.audience.listeners:
            self.tell(listener, len(self.remarks) - 1)

    def tell(self, listener: Listener, since: int) -> None:
        """What was said from a remark on; of those whom somebody does not want to hear, only that they spoke."""
        for start in range(since, len(self.remarks), TALK_PART):
            part = self.remarks[start : start + TALK_PART]
            if listener.unheard:
                speakers = self.speakers[start : start + TALK_PART]
                part = [_heard_by(listener, remark, who) for remark, who in zip(part, speakers)]
            listener.send(wire.encode(wire.Talk(start, part)))


def _heard_by(listener: Listener, remark: wire.Remark, speaker: str | None) -> wire.Remark:
    if speaker is None or speaker not in listener.unheard:
        return remark
    return wire.Remark(remark.seat, remark.name, "", remark.at, muted=True)
