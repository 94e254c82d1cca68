"""Deck cards: what is printed on them, and the physical pieces."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.effects.base import CLAUSES, Effect, enter
from kanly.games.imperium.effects.gains import Persuasion, Swords
from kanly.games.imperium.pieces.icons import SPY
from kanly.kernel import Option, RulesError

FREE: Final = -1  # the cost of a card that nobody can buy: only an effect that names it brings it
HOUSES: Final = 6  # starting decks


class Card:
    """One printed card. Boxes hold the names of their clauses; plain persuasion and swords are counted at once."""

    name: str
    cost: int
    copies: int
    factions: tuple[int, ...]
    icons: tuple[int, ...]
    agent: tuple[str, ...]
    reveal: tuple[str, ...]
    persuasion: int
    swords: int
    acquire: tuple[str, ...]
    on_discard: tuple[str, ...]
    on_trash: tuple[str, ...]
    unbidden: bool  # the agent needs no influence where the space asks for it
    module: str
    reserve: int  # which stack it returns to; -1: none
    pieces: list[int]
    purchase: Option  # ("buy", name)
    spies: bool  # has the spy icon
    doors: int  # a mask of those that its icons open; -1 until `sending.doors_of` has worked it out
    entries: list[Any]  # how its way through each door is offered; empty until `sending.ways_of` has worked it out
    ways: dict[int, list[Any]]  # those through some of the doors

    def __init__(
        self,
        name: str,
        *,
        cost: int = FREE,
        copies: int = 1,
        factions: tuple[int, ...] = (),
        icons: tuple[int, ...] = (),
        agent: tuple[Effect, ...] = (),
        reveal: tuple[Effect, ...] = (),
        acquire: tuple[Effect, ...] = (),
        on_discard: tuple[Effect, ...] = (),
        on_trash: tuple[Effect, ...] = (),
        unbidden: bool = False,
    ) -> None:
        self.name = name
        self.cost = cost
        self.copies = copies
        self.factions = factions
        self.icons = icons
        self.agent = enter(name, "agent", agent)
        self.reveal = ()
        self.persuasion = 0
        self.swords = 0
        self._count(enter(name, "reveal", reveal))
        self.acquire = enter(name, "acquire", acquire)
        self.on_discard = enter(name, "discard", on_discard)
        self.on_trash = enter(name, "trash", on_trash)
        self.unbidden = unbidden
        self.module = ""
        self.reserve = -1
        self.pieces = []
        self.purchase = ("buy", name)
        self.spies = SPY in icons
        self.doors = -1
        self.entries = []
        self.ways = {}

    def _count(self, names: tuple[str, ...]) -> None:
        """Set apart what a revealed card gives without any condition."""
        rest: list[str] = []
        for name in names:
            effect = CLAUSES[name]
            if isinstance(effect, Persuasion):
                self.persuasion += effect.n
            elif isinstance(effect, Swords):
                self.swords += effect.n
            else:
                rest.append(name)
        self.reveal = tuple(rest)


CARDS: Final[dict[str, Card]] = {}
PIECES: Final[list[Card]] = []  # by physical card
STARTERS: Final[list[list[int]]] = [[] for _ in range(HOUSES)]  # by house: the physical cards of its starting deck
STACKS: Final[list[Card]] = []  # the reserve
IMPERIUM: Final[list[Card]] = []


def starting_deck(*cards: Card) -> None:
    """Cards of which every house has its own copies."""
    for card in cards:
        _print(card)
        for house in range(HOUSES):
            STARTERS[house] += _copies(card)


def reserve_stacks(module: str, *cards: Card) -> None:
    """Cards that lie in stacks beside the row; those of a module only with the module."""
    for card in cards:
        _print(card)
        card.module = module
        card.reserve = len(STACKS)
        STACKS.append(card)
        _copies(card)


def imperium_deck(module: str, *cards: Card) -> None:
    """Cards of the Imperium deck; those of a module are in it only with the module."""
    for card in cards:
        _print(card)
        card.module = module
        IMPERIUM.append(card)
        _copies(card)


def _print(card: Card) -> None:
    if card.name in CARDS:
        raise RulesError(f"two cards are called {card.name}")
    CARDS[card.name] = card


def _copies(card: Card) -> list[int]:
    made = list(range(len(PIECES), len(PIECES) + card.copies))
    PIECES.extend([card] * card.copies)
    card.pieces += made
    return made
