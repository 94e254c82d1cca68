"""What a flow may yield: a question to one seat, secret flows side by side, a window for reactions.

    answer = yield Ask(seat, "bid", [0, 3, 4, 5])                # fixed options, nobody interrupts
    answer = yield Ask(seat, "bid", offer=lambda: bids(s, seat))  # offered afresh after an interjection
    plans = yield Secret("plan", {0: lambda: plan(p, 0), 3: lambda: plan(p, 3)})     # {seat: what its flow returned}
    taken = yield Window("karama", [4, 0, 2], lambda seat: karamas(s, seat))         # (seat, option), or None

Options are small hashable values (str, int, tuples of them); each has a stable text, its token.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final

from kanly.kernel.errors import RulesError

Option = Any
Choice = tuple[int, str, Any]  # seat, ask kind, option
PASS: Final = "pass"


def token(option: Option) -> str:
    """The stable text of an option: `north`, `5`, `ship:arrakeen:3`."""
    if isinstance(option, str):
        return option
    if isinstance(option, tuple):
        return ":".join([token(part) for part in option])
    return str(option)


class Step:
    """Anything that a flow may yield."""


class Ask(Step):
    """One seat, one question.

    `context` is what the seat needs to understand it: nothing hidden, except in a secret flow (a half-built plan).
    With `offer` instead of options the question is open: seats may interject while it waits, and its options are
    computed again afterwards. Options that depend on hidden things are always offered this way, so that a redealt
    world can offer its own. The stage calls `offer` when it puts the question, and not for one that is only gone
    through again (by a clone, by undo).
    """

    seat: int
    kind: str
    options: list[Any]
    offer: Callable[[], list[Any]] | None
    context: Any

    def __init__(
        self,
        seat: int,
        kind: str,
        options: list[Any] | None = None,
        offer: Callable[[], list[Any]] | None = None,
        context: Any = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.offer = offer
        self.context = context
        self.options = [] if options is None else options

    def afresh(self) -> Ask:
        """The same question again; the options of an open one are still to be computed."""
        return Ask(self.seat, self.kind, None if self.offer is not None else self.options, self.offer, self.context)

    def put(self) -> None:
        """Compute the present options of an open question."""
        if self.offer is not None:
            self.options = self.offer()

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.kind!r}, [{', '.join([token(o) for o in self.options])}])"


Flow = Generator[Step, Any, Any]


def malformed(ask: Ask) -> RulesError:
    """What to say about a question whose parts are of the wrong types."""
    return RulesError(
        f"seat {ask.seat!r} is asked {ask.kind!r} with {ask.options!r}: give the number of a seat, the name of a kind "
        "and a list of options"
    )


class Secret(Step):
    """Private flows, one per seat, side by side; nobody learns anything before the last one ends.

    Each flow reads State and returns a value: it writes nothing, draws nothing and asks only its own seat.
    """

    kind: str
    flows: dict[int, Callable[[], Flow]]

    def __init__(self, kind: str, flows: dict[int, Callable[[], Flow]]) -> None:
        self.kind = kind
        self.flows = flows


class Window(Step):
    """A moment for reactions, open to every seat that public knowledge allows, able or not.

    `seats` come in the game's order and from public facts only; `offer(seat)` is private and may be empty; PASS is
    added. The first in that order who takes something counts: the flow receives (seat, option). If all pass: None.
    `context` is public.
    """

    kind: str
    seats: list[int]
    offer: Callable[[int], list[Any]]
    context: Any

    def __init__(self, kind: str, seats: list[int], offer: Callable[[int], list[Any]], context: Any = None) -> None:
        self.kind = kind
        self.seats = seats
        self.offer = offer
        self.context = context


class Done(Step):
    """The end of a root flow: in compiled code a last yield is ten times cheaper than a StopIteration."""

    value: Any

    def __init__(self, value: Any) -> None:
        self.value = value


def nothing() -> Flow:
    """A flow that ends at once."""
    yield from ()


_DONE: Final = Done(None)


def root(flow: Flow) -> Flow:
    """The flow, ending with a `Done` that carries what it returned."""
    try:
        value = yield from flow
    except (TypeError, AttributeError):
        if hasattr(flow, "send"):
            raise
        raise RulesError(f"{flow!r} was returned, and no flow: write a function that yields what it asks") from None
    yield _DONE if value is None else Done(value)
