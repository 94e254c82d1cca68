"""Conflict cards and objectives: what a house can win, and the battle icons that pair."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.base import Effect, enter


class Trophy:
    """A conflict card, or an objective, which counts as a conflict already won (BAT-05)."""

    name: str
    icon: str
    level: int  # 1, 2, 3; 0: an objective
    location: str  # the space that is fought for; "": none
    protected: bool  # by the Shield Wall (WRM-04)
    rewards: tuple[tuple[str, ...], ...]  # clauses of the first, second and third reward
    seats: tuple[int, ...]  # an objective's player counts
    rivals: tuple[int, ...]  # those of them in which a rival takes it, without a deal
    first_player: bool
    module: str

    def __init__(
        self,
        name: str,
        icon: str,
        *,
        level: int = 0,
        location: str = "",
        first: tuple[Effect, ...] = (),
        second: tuple[Effect, ...] = (),
        third: tuple[Effect, ...] = (),
        seats: tuple[int, ...] = (),
        rivals: tuple[int, ...] = (),
        first_player: bool = False,
    ) -> None:
        self.name = name
        self.icon = icon
        self.level = level
        self.location = location
        self.protected = location != ""
        self.rewards = (enter(name, "first", first), enter(name, "second", second), enter(name, "third", third))
        self.seats = seats
        self.rivals = rivals
        self.first_player = first_player
        self.module = ""


TROPHIES: Final[list[Trophy]] = []
TROPHY_OF: Final[dict[str, int]] = {}


def trophies(module: str, *cards: Trophy) -> None:
    """Put conflict cards or objectives into the box; those of a module are used only with the module."""
    for card in cards:
        card.module = module
        TROPHY_OF[card.name] = len(TROPHIES)
        TROPHIES.append(card)
