"""When somebody may speak up unasked, and which spice is not spoken for: common to deals and any-time cards."""

from __future__ import annotations

from kanly.games.dune.table.sides import allied, promised, purse
from kanly.games.dune.table.state import NOBODY, DuneState


def at_leisure(s: DuneState) -> bool:
    """Not in set-up (R3.7), not while an effect is being resolved (R4.4), not once plans are locked (R4.6, R17.4)."""
    if s.phase == NOBODY or s.trance is not None or s.exchange is not None:
        return False
    return s.battle is None or not (s.battle.plans or s.battle.locked is not None)


def loose(s: DuneState, f: int) -> int:
    """A faction's spice that no bid, promise or announced shipment ties down."""
    side = s.sides[f]
    if dial_bound(s, f):
        return 0
    payer, price = due(s)
    if payer == f:
        return side.spice - min(side.spice, price)  # it is spent before the allies' (R14.9)
    if payer != NOBODY and allied(s, payer, f):
        return side.spice - promised(s, f)
    return side.spice


def dial_bound(s: DuneState, f: int) -> bool:
    """Whether a fighter has answered for his dial: his spice backs it until the plans are made (R11.20, R15.3)."""
    battle = s.battle
    if battle is None or f not in (battle.aggressor, battle.defender):
        return False
    bound = battle.bindings[0 if f == battle.aggressor else 1]
    return any(binding.element == "dial" for binding in bound)


def due(s: DuneState) -> tuple[int, int]:
    """Who will have to pay how much: the highest bidder, or who has announced a shipment (then all he has)."""
    if s.auction is not None and s.auction.holder != NOBODY:
        return s.auction.holder, s.auction.high
    if s.shipment is not None and s.shipment.forces:
        return s.shipment.faction, purse(s, s.shipment.faction)
    return NOBODY, 0
