"""Standing orders: answers that a seat gives in advance, until something wakes it."""

from __future__ import annotations

from kanly.kernel.asks import Option
from kanly.kernel.events import Log


class StandingOrder:
    """Answer every question of a kind with an option; ended by a waking event, by the end of the turn, or by hand."""

    seat: int
    kind: str
    option: Option
    turn: int  # the turn for which it holds; -1: until it is cancelled
    wakes: tuple[str, ...]
    heard: int  # events that the seat had seen when it gave the order

    def __init__(self, seat: int, kind: str, option: Option, turn: int, wakes: tuple[str, ...], heard: int) -> None:
        self.seat = seat
        self.kind = kind
        self.option = option
        self.turn = turn
        self.wakes = wakes
        self.heard = heard

    def holds(self, turn: int, log: Log | None) -> bool:
        """Whether nothing has ended the order yet."""
        if self.turn >= 0 and self.turn != turn:
            return False
        if not self.wakes or log is None:
            return True
        for event in log.seen_by(self.seat, self.heard):
            if event.kind in self.wakes:
                return False
        return True
