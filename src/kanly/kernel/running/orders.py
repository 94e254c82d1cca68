"""Standing orders: answers that a seat gives in advance, until something wakes it.

A table carries out its orders at once. A server that wants to answer in its own time keeps `Orders` of its own.
"""

from __future__ import annotations

from kanly.kernel.asks import Ask, Option, token
from kanly.kernel.events import Log
from kanly.kernel.kinds import Domain

OrderData = tuple[int, str, str, int, int]  # seat, kind, token of the option, turn, heard


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


class Orders:
    """The standing orders of all seats: at most one per seat and kind of question."""

    given: list[StandingOrder]

    def __init__(self) -> None:
        self.given = []

    def give(self, order: StandingOrder) -> None:
        """Add an order; it replaces the one that the seat has given for this kind."""
        self.cancel(order.seat, order.kind)
        self.given.append(order)

    def cancel(self, seat: int, kind: str) -> None:
        """The seat answers such questions by itself again."""
        self.given = [order for order in self.given if order.seat != seat or order.kind != kind]

    def wake(self, turn: int, log: Log | None) -> None:
        """Drop the orders that have ended."""
        self.given = [order for order in self.given if order.holds(turn, log)]

    def answer(self, asks: list[Ask]) -> tuple[Ask, Option] | None:
        """An open question that an order answers, and how."""
        for ask in asks:
            for order in self.given:
                if order.seat == ask.seat and order.kind == ask.kind and order.option in ask.options:
                    return ask, order.option
        return None

    def taken_back(self, seat: int, kind: str, log: Log | None) -> None:
        """What the seat has taken back it answers by itself again; orders have heard no more than there is now."""
        self.cancel(seat, kind)
        if log is not None:
            for order in self.given:
                order.heard = min(order.heard, len(log.seen_by(order.seat)))

    def data(self) -> list[OrderData]:
        """The orders as plain data."""
        return [(o.seat, o.kind, token(o.option), o.turn, o.heard) for o in self.given]

    def restore(self, data: list[OrderData], domains: dict[str, Domain]) -> None:
        """Take up stored orders, but for those that the rules no longer know."""
        for seat, kind, text, turn, heard in data:
            domain = domains.get(kind)
            if domain is not None and text in domain.by_token:
                self.given.append(StandingOrder(seat, kind, domain.by_token[text], turn, domain.kind.wakes, heard))
