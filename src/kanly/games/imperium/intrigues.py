"""Intrigue cards: when they may be played, for what price, and what they do."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.base import CLAUSES, Cast, Effect, enter
from kanly.games.imperium.icons import COMBAT, ENDGAME, PLOT
from kanly.kernel import RulesError


class Way:
    """One way to play an intrigue card: at its time, its price paid at once, its lines then laid open (INT-03).

    Of several lines without a price at least one must be of use.
    """

    mode: str
    price: Effect | None
    lines: tuple[Effect, ...]
    names: tuple[str, ...]  # of the lines

    def __init__(self, mode: str, lines: tuple[Effect, ...], price: Effect | None = None) -> None:
        self.mode = mode
        self.price = price
        self.lines = lines
        self.names = ()

    def ready(self, x: Cast) -> bool:
        """Whether the card may be played this way now."""
        price = self.price
        if price is not None:
            return price.ready(x)
        for line in self.lines:
            if line.ready(x):
                return True
        return False


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
            way.names = enter(name, f"{way.mode}.{i + 1}", way.lines)
            if way.price is not None:
                enter(name, f"{way.mode}.{i + 1}.price", (way.price,))


def plot(*lines: Effect, price: Effect | None = None) -> Way:
    """Any moment of an own turn."""
    return Way(PLOT, lines, price)


def combat(*lines: Effect, price: Effect | None = None) -> Way:
    """In the combat phase."""
    return Way(COMBAT, lines, price)


def endgame(*lines: Effect, price: Effect | None = None) -> Way:
    """At the end of the game."""
    return Way(ENDGAME, lines, price)


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
