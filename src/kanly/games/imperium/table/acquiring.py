"""Acquiring cards, by persuasion or by an effect."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.waiting import ACQUIRED, happened
from kanly.games.imperium.table.hands import show
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY, REVEALING
from kanly.games.imperium.table.telling import tell_of

DISCOUNT: Final = 1  # on the card that Manipulate has set aside


def price(p: P, h: int, card: int) -> int:
    """What a card costs a house in its reveal turn."""
    printed = p.rules.box.pieces[card]
    cost: int = printed.cost - p.rules.steps["discounts"](p, h).get(printed.name, 0)
    return max(0, cost - DISCOUNT if p.state.houses[h].aside == card else cost)


NO_DISCOUNTS: Final[dict[str, int]] = {}


def discounts(p: P, h: int) -> dict[str, int]:
    """What cards cost less for a house in this turn, by their names."""
    return NO_DISCOUNTS


def acquire(p: P, h: int, card: int, *, to_hand: bool = False, on_top: bool = False) -> None:
    """A card from the offer to the discard pile, to hand or on top of the deck (ACQ-03)."""
    s = p.state
    box = p.rules.box
    house = s.houses[h]
    p.rules.steps["take_off"](p, h, card)
    revealing = s.on_turn.house == h and s.on_turn.stage == REVEALING
    tell_of(p, "acquires", h, box.pieces[card].name)
    if on_top:
        house.deck.append(card)
    elif not to_hand:
        house.discard.append(card)
    elif revealing:
        show(p, h, [card])
    else:
        house.hand.append(card)
    came_in(p, h, card)


def came_in(p: P, h: int, card: int) -> None:
    """A card was acquired: its bonus is laid open, and whatever waits for it reacts (ACQ-04)."""
    s = p.state
    if s.on_turn.house == h:
        s.on_turn.acquired.append(card)
    lay_bonus(p, card)
    p.rules.steps["acquired"](p, h, card)
    if s.on_turn.house == h and s.on_turn.stage == REVEALING:
        happened(p, h, ACQUIRED, card)


def lay_bonus(p: P, card: int) -> None:
    """What a card gives when it is acquired (ACQ-04)."""
    for name in p.rules.box.pieces[card].acquire:
        p.state.pool.append((name, NOBODY, 0))


def acquired(p: P, h: int, card: int) -> None:
    """A card was acquired; modules add what they have to say about it."""


STEPS: Final = (acquired, discounts)
