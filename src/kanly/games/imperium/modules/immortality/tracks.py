"""The two tracks of the Bene Tleilax board: their spaces as pieces, and what moving on them brings (IMM-R3, IMM-R4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.gains import resources
from kanly.games.imperium.modules.immortality.table import PRIZE, immortality
from kanly.games.imperium.pieces.piece import Piece, joined
from kanly.games.imperium.table import hands
from kanly.games.imperium.table.purse import gain
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import PASS, Ask, Flow, Message

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box

LAST: Final = 7  # the last Tleilaxu space (IMM-R4.6)
PRIZED: Final = 4  # the one with the spice

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "researches": ("house", "research_space"),
    "advances": ("house", "tleilaxu_space"),
}


class TrackSpace(Piece):
    """A space of either track: what arriving there gives, and where it lies on the board, as fractions of its size."""

    rewards: tuple[str, ...]
    x: float
    y: float

    def __init__(self, name: str, x: float, y: float, effects: tuple[Effect, ...]) -> None:
        super().__init__(name)
        self.x = x
        self.y = y
        self.rewards = self.enter("", effects)

    def laid(self, own_turn: bool) -> list[str]:
        """Nothing: a bonus comes before anything else goes on (IMM-R3.2)."""
        return []

    def printed(self, box: Box) -> list[Message]:
        return [joined(self.texts(self.rewards)) if self.rewards else Message("printed-no-bonus")]


class ResearchSpace(TrackSpace):
    """A hexagon of the research track, called by column and row; `leads_to`: where a step goes on (IMM-R3.1)."""

    leads_to: tuple[str, ...]

    def __init__(self, name: str, x: float, y: float, *effects: Effect, leads_to: tuple[str, ...] = ()) -> None:
        super().__init__(name, x, y, effects)
        self.leads_to = leads_to

    @property
    def column(self) -> int:
        """From 0, the start, to 8, the end."""
        return int(self.name[1])


class TleilaxuSpace(TrackSpace):
    """A space of the Tleilaxu track."""

    prized: bool  # spice lies on it at the beginning

    def __init__(self, number: int, x: float, y: float, *effects: Effect) -> None:
        super().__init__(tleilaxu_name(number), x, y, effects)
        self.prized = number == PRIZED

    def printed(self, box: Box) -> list[Message]:
        prize = Message("printed-prize", {"what": resources(0, PRIZE, 0)}, rules=("IMM-R4.3",))
        return super().printed(box) + ([prize] if self.prized else [])


def tleilaxu_name(number: int) -> str:
    """The name of a Tleilaxu space."""
    return f"tleilaxu_{number}"


def research_space(box: Box, name: str) -> ResearchSpace:
    """A research space as it is printed."""
    space = box.stocks["research_space"].named[name]
    assert isinstance(space, ResearchSpace)
    return space


def tleilaxu_space(box: Box, number: int) -> TleilaxuSpace:
    """A Tleilaxu space as it is printed."""
    space = box.stocks["tleilaxu_space"].copies[number]
    assert isinstance(space, TleilaxuSpace)
    return space


# The research track.


def research(x: Cast) -> Flow | None:
    """One step to the next column, with a choice where two spaces are connected; at the end a card (IMM-R3.1, R3.6)."""
    ahead = research_space(x.box, immortality(x.s).research[x.ally]).leads_to
    if not ahead:
        hands.draw(x.p, x.p.rules.cast(x.p, x.ally, NOBODY).receiver, 1)
        return None
    return arrive(x, ahead[0]) if len(ahead) == 1 else _fork(x, ahead)


def _fork(x: Cast, ahead: tuple[str, ...]) -> Flow:
    name: str = yield Ask(x.seat, "research", list(ahead))
    flow = arrive(x, name)
    if flow is not None:
        yield from flow


def arrive(x: Cast, name: str) -> Flow | None:
    """The token moves, and the bonus of its new space comes before anything else goes on (IMM-R3.2)."""
    immortality(x.s).research[x.ally] = name
    tell_of(x.p, "researches", x.ally, name)
    effects = [x.box.clauses[reward] for reward in research_space(x.box, name).rewards]
    at = x.p.rules.cast(x.p, x.ally, NOBODY)  # the bonus is the board's, for whose token it is
    if len(effects) == 1 and not effects[0].optional:
        return effects[0].do(at) if effects[0].ready(at) else None
    return _bonus(at, effects)


def _bonus(x: Cast, effects: list[Effect]) -> Flow:
    """What has an arrow or the sign for trashing may be left; it is offered once (IMM-R3.9, IMM-R3.10)."""
    for effect in effects:
        if not effect.ready(x):
            continue
        if effect.optional:
            answer: str = yield Ask(x.seat, "research_bonus", [effect.name, PASS])
            if answer == PASS:
                continue
        flow = effect.do(x)
        if flow is not None:
            yield from flow


# The Tleilaxu track.


def advance(p: P, h: int, n: int) -> None:
    """`n` spaces on, each with its bonus; nothing beyond the last one (IMM-R4.1, IMM-R4.6)."""
    table = immortality(p.state)
    for _ in range(min(n, LAST - table.tleilaxu[h])):
        table.tleilaxu[h] += 1
        at = table.tleilaxu[h]
        space = tleilaxu_space(p.rules.box, at)
        tell_of(p, "advances", h, space.name)
        for reward in space.rewards:
            p.rules.box.clauses[reward].do(p.rules.cast(p, h, NOBODY))
        if at == PRIZED and table.prize:
            spice = table.prize
            table.prize = 0
            gain(p, h, spice=spice)
