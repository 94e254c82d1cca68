"""Acts: what a module lets a house do besides, whenever it is asked what to do next.

`lists["acts"]` has one of every such thing. `what` begins its options; `stages`: of the own turn, in which it may come
up; `anytime`: also outside the own turn, while the house carries out what it has gained.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import STAGES
from kanly.kernel import Flow, Message, Option


@mypyc_attr(allow_interpreted_subclasses=True)
class Act:
    """One thing to do, in all its forms."""

    what: str
    stages: tuple[int, ...]
    anytime: bool

    def __init__(self, what: str, *, stages: tuple[int, ...] = STAGES, anytime: bool = False) -> None:
        self.what = what
        self.stages = stages
        self.anytime = anytime

    def in_box(self, box: Box) -> Act:
        """The act with the pieces of a box."""
        return self

    def cards(self, box: Box) -> list[Card] | None:
        """The deck cards of which a house must hold one for it; None: it needs none."""
        return None

    def domain(self, rules: ImperiumRules) -> list[Option]:
        """Every form that it can ever have."""
        return []

    def offer(self, x: Cast, options: list[Option]) -> None:
        """Add the forms in which the house may do it now."""

    def do(self, p: P, h: int, option: Option) -> Flow | None:
        """Do it."""
        return None

    def describe(self, p: P, option: Option) -> Message:
        """A form of it in words."""
        return Message("act-" + self.what)

    def why_not(self, p: P, h: int, option: Option) -> Message:
        """Why the house may not do it so now."""
        return Message("why-not-" + self.what)


class Acts:
    """The acts for one stage of the turn, in the order of the modules that bring them."""

    every: list[tuple[Act, frozenset[int]]]  # each with the cards of which a house must hold one (none: it needs none)
    open: list[Act]  # those that need no card
    needed: list[bool]  # by physical card: whether some of them need it; empty if none needs any

    def __init__(self, acts: list[Act], box: Box, stage: int) -> None:
        self.every = []
        for act in acts:
            cards = act.cards(box)
            if stage in act.stages and cards != []:
                self.every.append((act, frozenset([piece for card in cards or () for piece in card.pieces])))
        self.open = [act for act, cards in self.every if not cards]
        needed = {piece for _, cards in self.every for piece in cards}
        self.needed = [piece in needed for piece in range(len(box.pieces))] if needed else []

    def with_hand(self, hand: list[int]) -> list[Act]:
        """The acts for a house that holds these cards."""
        if self.needed:
            for card in hand:
                if self.needed[card]:
                    return [act for act, cards in self.every if not cards or not cards.isdisjoint(hand)]
        return self.open
