"""Intrigue cards: when they may be played, for what price, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.combine import Arrow, Together, When
from kanly.games.imperium.pieces.icons import COMBAT, ENDGAME, PLOT
from kanly.games.imperium.pieces.piece import Piece
from kanly.kernel import Message, Option

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box


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
        if self.unpaid(x) is not None:
            return False
        for line in self.lines:
            if line.ready(x):
                return True
        return self.anyway

    def unpaid(self, x: Cast) -> Effect | None:
        """A line whose cost cannot be paid, where the table plays that every line of several must be."""
        if self.arrows and len(self.lines) > 1 and x.p.rules.setting("arrow_lines_must_be_paid"):
            for name in self.arrows:
                line = x.box.clauses[name]
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

    def words(self) -> Message:
        """In words: the price, then the lines."""
        join = "line-and" if self.price is None else "together"
        effect = self.lines[0].text()
        for line in self.lines[1:]:
            effect = Message(join, {"first": effect, "second": line.text()})
        return effect if self.price is None else Message("arrow", {"cost": self.price.cost_text(), "effect": effect})


def has_cost(line: Effect) -> bool:
    """Whether an arrow is printed on a line."""
    return isinstance(line.effect if isinstance(line, When) else line, Arrow)


class Intrigue(Piece):
    """One printed intrigue card; its ways are alternatives."""

    ways: tuple[Way, ...]

    def __init__(self, name: str, *ways: Way, copies: int = 1) -> None:
        super().__init__(name, "", copies)
        self.ways = ways
        for i in range(len(ways)):
            way = ways[i]
            way.option = (PLOT, name, i)
            way.names = self.enter(f"{way.mode}.{i + 1}", way.lines)
            way.arrows = tuple([line for line in way.names if has_cost(self.clauses[line])])
            if way.price is not None:
                self.enter(f"{way.mode}.{i + 1}.price", (way.price,))

    def laid(self, own_turn: bool) -> list[str]:
        """Several lines: of plots in the own turn, of other cards outside it (INT-03)."""
        ways = [way for way in self.ways if (way.mode == PLOT) == own_turn and len(way.lines) > 1]
        return [name for way in ways for name in way.names]

    def at_once(self, own_turn: bool) -> list[str]:
        """A single line is carried out as the card is played; a price is paid then, each part of it."""
        ways = [way for way in self.ways if (way.mode == PLOT) == own_turn]
        lines = [way.names[0] for way in ways if len(way.lines) == 1]
        prices = [way.price for way in ways if way.price is not None]
        paid = [each for price in prices for each in (price.parts() if isinstance(price, Together) else (price,))]
        return lines + [effect.name for effect in paid]

    def printed(self, box: Box) -> list[Message]:
        """Every way to play it."""
        lines = [Message("printed-" + way.mode, {"effect": way.words()}) for way in self.ways]
        return [lines[0], *[Message("printed-or", {"line": line}) for line in lines[1:]]]


def plot(*lines: Effect, price: Effect | None = None, anyway: bool = False) -> Way:
    """Any moment of an own turn."""
    return Way(PLOT, lines, price, anyway)


def combat(*lines: Effect, price: Effect | None = None) -> Way:
    """In the combat phase."""
    return Way(COMBAT, lines, price, anyway=False)


def endgame(*lines: Effect, price: Effect | None = None) -> Way:
    """At the end of the game."""
    return Way(ENDGAME, lines, price, anyway=False)
