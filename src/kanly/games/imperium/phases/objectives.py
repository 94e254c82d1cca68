"""Objectives: one each, which says who is first (SET-13, SET-14)."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.telling import tell_of

EVENTS: Final = {"objective": ("house", "trophy")}


def objectives(box: Box, players: int) -> list[int]:
    """The objectives that are dealt at random, one each (SET-13)."""
    return [i for i, card in enumerate(box.trophies) if players in card.seats and players not in card.rivals]


def rival_objectives(box: Box, players: int) -> list[int]:
    """The objectives that a rival takes without a deal."""
    return [i for i, card in enumerate(box.trophies) if players in card.rivals]


def deal_objectives(p: P) -> None:
    """One objective each, face up; one of them makes its owner first player (SET-13, SET-14)."""
    s = p.state
    box = p.rules.box
    cards = objectives(box, p.rules.seats)
    p.rng.shuffle(cards)
    cards += rival_objectives(box, p.rules.seats)  # rivals are the last houses
    for h in range(len(s.houses)):
        s.houses[h].trophies = [cards[h]]
        tell_of(p, "objective", h, box.trophies[cards[h]].name)
        if box.trophies[cards[h]].first_player:
            s.first = h


SCENES: Final = (deal_objectives,)
