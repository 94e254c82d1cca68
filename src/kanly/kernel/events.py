"""Events: what happened, and who may see it."""

from __future__ import annotations

from typing import Any, Final

EVERYONE: Final = -1  # a mask of seats with every bit set: public, also for spectators


class Event:
    """Something that happened. `to` is a mask of seats; `learnt` the seats that had just learnt something before it."""

    kind: str
    data: tuple[Any, ...]
    to: int
    learnt: int

    def __init__(self, kind: str, data: tuple[Any, ...], to: int = EVERYONE, learnt: int = 0) -> None:
        self.kind = kind
        self.data = data
        self.to = to
        self.learnt = learnt

    def shown_to(self, seat: int | None) -> Event:
        """The event without what it says about others: who else was told, who else had learnt something."""
        own = EVERYONE if seat is None else 1 << seat
        if self.to == EVERYONE and self.learnt in (0, EVERYONE, own):
            return self
        return Event(self.kind, self.data, EVERYONE if self.to == EVERYONE else own, self.learnt & own)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.data!r}{'' if self.to == EVERYONE else f', to={self.to:b}'})"


def may_see(mask: int, seat: int | None) -> bool:
    """Whether a seat, or a spectator (None), is among those of a mask."""
    if seat is None:
        return mask == EVERYONE
    return mask >> seat & 1 == 1


class Log:
    """The events of one table in order, and each seat's share of them, numbered by itself.

    A seat's numbers count only what it sees: a common count would tell it how much happened in private.
    """

    all: list[Event]
    shares: dict[int, list[Event]]
    sorted_up_to: dict[int, int]

    def __init__(self) -> None:
        self.all = []
        self.shares = {}
        self.sorted_up_to = {}

    def seen_by(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events that a seat (None: a spectator) may see, from its `since`-th on."""
        who = -1 if seat is None else seat
        share = self.shares.setdefault(who, [])
        for i in range(self.sorted_up_to.get(who, 0), len(self.all)):
            event = self.all[i]
            if may_see(event.to, seat):
                share.append(event.shown_to(seat))
        self.sorted_up_to[who] = len(self.all)
        return share[since:]

    def cut(self, length: int) -> None:
        """Forget everything after the first `length` events."""
        del self.all[length:]
        self.shares = {}
        self.sorted_up_to = {}
