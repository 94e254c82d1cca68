"""Prescience: a look at the top card of the own deck, at any time (BAS-68)."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.effects.piles import look_at_top
from kanly.games.imperium.first.leaders import first_leader
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY, house_of
from kanly.kernel import Ask, Flow, Interjection, Kind, Message, Option

LOOK: Final = "look"


def visions(p: P, seat: int) -> list[Option]:
    """A look at a top card that the house does not know yet; an empty deck shows nothing, and stays empty."""
    s = p.state
    if not s.phase:
        return []
    h = house_of(s, seat)
    leader = first_leader(p, h)
    if leader is None or not leader.foresees or not s.houses[h].deck:
        return []
    return [] if s.cards.by(seat, s.houses[h].deck[-1]) else [LOOK]


def foresee(p: P, seat: int, option: Option) -> Flow | None:
    """The top card is seen, and stays where it is."""
    h = house_of(p.state, seat)
    look_at_top(p.rules.cast(p, h, NOBODY), h)
    return None


def _why_not(p: P, ask: Ask, option: Option) -> Message | None:
    return Message("why-not-prescience", rules=("BAS-68",))


INTERJECTIONS: Final[tuple[Interjection, ...]] = (Interjection("prescience", visions, foresee),)
KINDS: Final[tuple[Kind, ...]] = (Kind("prescience", [LOOK], why_not=_why_not),)
