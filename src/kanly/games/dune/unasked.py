"""When somebody may speak up unasked, and which spice is not spoken for: common to deals and any-time cards."""

from __future__ import annotations

from kanly.games.dune.sides import allied, allies_of, promised
from kanly.games.dune.state import NOBODY, DuneState


def at_leisure(s: DuneState) -> bool:
    """Not in set-up (R3.7), not while an effect is being resolved (R4.4), not once plans are locked (R4.6, R17.4)."""
    if s.phase == NOBODY or s.trance is not None or s.exchange is not None:
        return False
    return s.battle is None or not (s.battle.plans or s.battle.locked is not None)


def loose(s: DuneState, f: int) -> int:
    """A faction's spice that no bid, promise or announced shipment ties down."""
    side = s.sides[f]
    payer, price = due(s)
    if payer == f:
        return side.spice - min(side.spice, max(0, price - sum([promised(s, g) for g in allies_of(s, f)])))
    if payer != NOBODY and allied(s, payer, f):
        return side.spice - promised(s, f)
    return side.spice


def due(s: DuneState) -> tuple[int, int]:
    """Who will have to pay how much: the highest bidder, or who has announced a shipment (then all he has)."""
    if s.auction is not None and s.auction.holder != NOBODY:
        return s.auction.holder, s.auction.high
    if s.shipment is not None and s.shipment.forces:
        f = s.shipment.faction
        return f, s.sides[f].spice + sum([promised(s, g) for g in allies_of(s, f)])
    return NOBODY, 0
