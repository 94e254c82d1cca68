"""The leaders of the first game: abilities that change prices, blocking, harvests and the beginning."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.effects.gains import Pay, SolariPrice
from kanly.games.imperium.effects.spies import any_of
from kanly.games.imperium.pieces.icons import ICONS
from kanly.games.imperium.pieces.leaders import Leader
from kanly.games.imperium.pieces.piece import joined
from kanly.games.imperium.table.pool import lay_open
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY
from kanly.kernel import Message

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box


class FirstLeader(Leader):
    """A leader of the first game.

    `begins`: at the end of the set-up; `paying`: when solari are paid for a space; `seating`: when a High Council seat
    is taken; `massing`: when four units are deployed in a turn. `fee`: solari less for spaces of the Landsraad;
    `passes`: icons of spaces where others do not block, and `passed_doors` the doors of those spaces; `thirst`: spice
    less from every harvest; `foresees`: may look at the top card of the deck.
    """

    begins: tuple[str, ...]
    paying: tuple[str, ...]
    seating: tuple[str, ...]
    massing: tuple[str, ...]
    fee: int
    passes: tuple[int, ...]
    passed_doors: int
    thirst: int
    foresees: bool

    def __init__(
        self,
        name: str,
        *,
        house: str,
        complexity: int = 1,
        signet: tuple[Effect, ...],
        sending: tuple[Effect, ...] = (),
        begins: tuple[Effect, ...] = (),
        paying: tuple[Effect, ...] = (),
        seating: tuple[Effect, ...] = (),
        massing: tuple[Effect, ...] = (),
        fee: int = 0,
        passes: tuple[int, ...] = (),
        thirst: int = 0,
        foresees: bool = False,
    ) -> None:
        super().__init__(name, house=house, complexity=complexity, signet=signet, sending=sending)
        self.begins = self.enter("begins", begins)
        self.paying = self.enter("paying", paying)
        self.seating = self.enter("seating", seating)
        self.massing = self.enter("massing", massing)
        self.fee = fee
        self.passes = passes
        self.passed_doors = 0
        self.thirst = thirst
        self.foresees = foresees

    def completed(self, box: Box) -> dict[str, Effect]:
        for space in box.spaces:
            if space.icon in self.passes:
                self.passed_doors |= space.doors
        return super().completed(box)

    def laid(self, own_turn: bool) -> list[str]:
        """What comes with a council seat or with many troops, by whatever means."""
        return [*super().laid(own_turn), *self.seating, *self.massing]

    def at_once(self, own_turn: bool) -> list[str]:
        """What the game begins with, and what paying for a space brings (BAS-19, BAS-65)."""
        return [*super().at_once(own_turn), *self.begins, *self.paying]

    def printed(self, box: Box) -> list[Message]:
        """The lasting ability, then the signet ability."""
        ability = Message("ability-" + self.name)
        out: list[Message] = []
        for id, names in (
            ("printed-begins", self.begins),
            ("printed-paying", self.paying),
            ("printed-seating", self.seating),
            ("printed-massing", self.massing),
        ):
            out += [Message(id, {"ability": ability, "effect": joined(self.texts(names))})] if names else []
        if self.fee:
            out.append(Message("printed-fee", {"ability": ability, "n": self.fee}, rules=("BAS-66",)))
        if self.passes:
            icons = any_of([Message("icon-" + ICONS[icon]) for icon in self.passes])
            out.append(Message("printed-passes", {"ability": ability, "icons": icons}, rules=("BAS-64",)))
        if self.thirst:
            out.append(Message("printed-thirst", {"ability": ability, "n": self.thirst}, rules=("BAS-67",)))
        if self.foresees:
            out.append(Message("printed-foresees", {"ability": ability}, rules=("BAS-68",)))
        return out + super().printed(box)


def first_leader(p: P, h: int) -> FirstLeader | None:
    """The leader of a house, if it is one of the first game's."""
    leader = p.rules.box.leaders.get(p.state.houses[h].leader)
    return leader if isinstance(leader, FirstLeader) else None


def begin_leaders(p: P) -> None:
    """What leaders give at the end of the set-up (BAS-19); rivals' do not (BAS-122)."""
    for h in range(len(p.state.houses)):
        leader = first_leader(p, h)
        if leader is not None and p.state.houses[h].seat != NOBODY:
            for name in leader.begins:
                p.rules.box.clauses[name].do(p.rules.cast(p, h, NOBODY))


def after_paying(inner: Callable[[P, int, Effect], None]) -> Callable[[P, int, Effect], None]:
    """Solari paid for a space bring some leaders a card at once (BAS-65)."""

    def step(p: P, h: int, cost: Effect) -> None:
        inner(p, h, cost)
        leader = first_leader(p, h)
        if leader is None or not leader.paying:
            return
        if isinstance(cost, SolariPrice) or (isinstance(cost, Pay) and cost.solari):
            for name in leader.paying:
                p.rules.box.clauses[name].do(p.rules.cast(p, h, NOBODY))

    return step


def after_seating(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """A High Council seat brings some leaders more (BAS-68)."""

    def step(p: P, h: int) -> None:
        inner(p, h)
        leader = first_leader(p, h)
        if leader is not None:
            lay_open(p.state, leader.seating)

    return step


SCENES: Final[tuple[Any, ...]] = (begin_leaders,)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {"paid": after_paying, "seated": after_seating}
