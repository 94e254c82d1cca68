"""CHOAM contracts: what completes them, and what they pay."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.base import Effect, enter
from kanly.kernel import RulesError


class Contract:
    """One contract: completed by a visit, a harvest, an acquired card, or when it is taken (CHO-05)."""

    name: str
    copies: int
    space: str  # visited; "": none
    harvest: int  # spice gained in a turn with a visit to a maker space
    card: str  # acquired
    immediate: bool
    rewards: tuple[str, ...]
    pieces: list[int]

    def __init__(
        self,
        name: str,
        *rewards: Effect,
        space: str = "",
        harvest: int = 0,
        card: str = "",
        immediate: bool = False,
        copies: int = 1,
    ) -> None:
        self.name = name
        self.copies = copies
        self.space = space
        self.harvest = harvest
        self.card = card
        self.immediate = immediate
        self.rewards = enter(name, "reward", rewards)
        self.pieces = []


CONTRACTS: Final[dict[str, Contract]] = {}
CONTRACT_PIECES: Final[list[Contract]] = []
MARKET: Final[list[Contract]] = []  # shuffled for the bank
OPENING: Final[list[Contract]] = []  # never in the bank: dealt before the game, with Rise of Ix (CHO-11)


def contract_tiles(*tiles: Contract) -> None:
    """Contracts of the bank."""
    for tile in tiles:
        _print(tile)
        MARKET.append(tile)


def opening_contracts(*tiles: Contract) -> None:
    """Contracts with a back of their own, that a house can only begin with."""
    for tile in tiles:
        _print(tile)
        OPENING.append(tile)


def _print(tile: Contract) -> None:
    if tile.name in CONTRACTS:
        raise RulesError(f"two contracts are called {tile.name}")
    CONTRACTS[tile.name] = tile
    tile.pieces = list(range(len(CONTRACT_PIECES), len(CONTRACT_PIECES) + tile.copies))
    CONTRACT_PIECES.extend([tile] * tile.copies)
