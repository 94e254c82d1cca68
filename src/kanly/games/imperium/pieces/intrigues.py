"""Intrigue cards: when they may be played, for what price, and what they do."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.base import CLAUSES, Cast, Effect, enter
from kanly.games.imperium.effects.combine import Arrow, When
from kanly.games.imperium.pieces.icons import COMBAT, ENDGAME, PLOT
from kanly.kernel import Option, RulesError


class Way:
    """One way to play an intrigue card: at its time, its price paid at once, its lines then laid open (INT-03).

    Of several lines without a price at least one must be of use, unless the card may be played `anyway` (RUL-29).
    """

    mode: str
    price: Effect | None
    lines: tuple[Effect, ...]
    anyway: bool
    names: tuple[str, ...]  # of the lines
    arrows: tuple[str, ...]  # of the lines with a cost of their own
    option: Option  # ("plot", the card, the number of the way on it)

    def __init__(self, mode: str, lines: tuple[Effect, ...], price: Effect | None, anyway: bool) -> None:
        self.mode = mode
        self.price = price
        self.lines = lines
        self.anyway = anyway
        self.names = ()
        self.arrows = ()
        self.option = (PLOT, "", 0)

    def ready(self, x: Cast) -> bool:
        """Whether the card may be played this way now."""
        price = self.price
        if price is not None:
            return price.payable(x)
        if self.arrows and self.unpaid(x) is not None:
            return False
        for line in self.lines:
            if line.ready(x):
                return True
        return self.anyway

    def unpaid(self, x: Cast) -> Effect | None:
        """A line whose cost cannot be paid, where the table plays that every line must be."""
        if x.p.rules.setting("arrow_lines_must_be_paid"):
            for name in self.arrows:
                line = CLAUSES[name]
                skipped = isinstance(line, When) and not line.condition.holds(x)
                if not skipped and not line.ready(x):
                    return line
        return None

    def useful(self, x: Cast) -> bool:
        """Whether a line without a cost of its own can be used now."""
        for line in self.lines:
            if not has_cost(line) and line.ready(x):
                return True
        return False


def has_cost(line: Effect) -> bool:
    """Whether an arrow is printed on a line."""
    return isinstance(line.effect if isinstance(line, When) else line, Arrow)


class Intrigue:
    """One printed intrigue card; its ways are alternatives."""

    name: str
    copies: int
    ways: tuple[Way, ...]
    module: str
    pieces: list[int]

    def __init__(self, name: str, *ways: Way, copies: int = 1) -> None:
        self.name = name
        self.copies = copies
        self.ways = ways
        self.module = ""
        self.pieces = []
        for i in range(len(ways)):
            way = ways[i]
            way.option = (PLOT, name, i)
            way.names = enter(name, f"{way.mode}.{i + 1}", way.lines)
            way.arrows = tuple([line for line in way.names if has_cost(CLAUSES[line])])
            if way.price is not None:
                enter(name, f"{way.mode}.{i + 1}.price", (way.price,))


def plot(*lines: Effect, price: Effect | None = None, anyway: bool = False) -> Way:
    """Any moment of an own turn."""
    return Way(PLOT, lines, price, anyway)


def combat(*lines: Effect, price: Effect | None = None) -> Way:
    """In the combat phase."""
    return Way(COMBAT, lines, price, anyway=False)


def endgame(*lines: Effect, price: Effect | None = None) -> Way:
    """At the end of the game."""
    return Way(ENDGAME, lines, price, anyway=False)


INTRIGUES: Final[dict[str, Intrigue]] = {}
INTRIGUE_PIECES: Final[list[Intrigue]] = []


def intrigue_deck(module: str, *cards: Intrigue) -> None:
    """Cards of the intrigue deck; those of a module are in it only with the module."""
    for card in cards:
        if card.name in INTRIGUES or any(name.startswith(card.name + ".agent") for name in CLAUSES):
            raise RulesError(f"two cards are called {card.name}")
        INTRIGUES[card.name] = card
        card.module = module
        card.pieces = list(range(len(INTRIGUE_PIECES), len(INTRIGUE_PIECES) + card.copies))
        INTRIGUE_PIECES.extend([card] * card.copies)
