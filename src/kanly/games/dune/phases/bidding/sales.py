"""The end of an auction: paying for the card (R8.5), the Emperor's income, the Harkonnen bonus card."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.anytime.karama import KARAMAS, karamas, spend, stopped
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.factions import EMPEROR, FACTION_OF, FACTIONS, HARKONNEN
from kanly.games.dune.rules import P
from kanly.games.dune.table.hands import named, names, pay_with_help, room_in_hand, take, top_of_deck
from kanly.games.dune.table.sides import after, help_for, purse, seat_of
from kanly.games.dune.table.state import NOBODY
from kanly.kernel import Ask, Flow, Kind, Message, Option

SPICE: Final = "spice"  # one's own, as far as it goes
ALLIES: Final = "allies"  # first what allies have promised


def sale(p: P) -> Flow:
    """R8.5: the highest bidder pays and takes the card; the next one is put up to the right of this opener."""
    s = p.state
    auction = s.auction
    assert auction is not None
    f = auction.holder
    price = auction.high
    opener = auction.opener
    paid = yield from settle(p, f, price)
    s.auction = None
    if not paid:
        p.tell("sale_void", (FACTIONS[f].name, price))
        p.then(("put_up", opener))
        return
    take(p, f, s.row.pop(0))
    p.tell("bought", (FACTIONS[f].name, price))
    yield from bonus_card(p, f)
    p.then(("put_up", after(s, opener)[0]))


def settle(p: P, f: int, price: int) -> Flow:
    """In spice or with a Karama; every buyer is asked, so that nothing is betrayed.

    False if the buyer relied on a worthless card as Karama, was stopped (BG.A3) and cannot pay otherwise.
    """
    s = p.state
    while True:
        if not ways(p, f, price):
            return False
        way = yield Ask(seat_of(s, f), "payment", None, lambda: ways(p, f, price), FACTIONS[f].name)
        if way in (SPICE, ALLIES):
            yield from pay_spice(p, f, price, way == ALLIES)
            return True
        if (yield from spend(p, f, way)):
            p.tell("paid_with_karama", (FACTIONS[f].name, price))
            return True


def ways(p: P, f: int, price: int) -> list[Option]:
    """How the buyer can pay now; whose spice goes first matters only where both have some (R14.9)."""
    s = p.state
    cards: list[Option] = names(karamas(p, f))
    if price > purse(s, f):
        return cards
    return [SPICE, ALLIES, *cards] if s.sides[f].spice and help_for(s, f) else [SPICE, *cards]


def pay_spice(p: P, f: int, price: int, allies_first: bool) -> Flow:
    """In full (EMP.B2): to the Emperor, unless he buys himself or a Karama stops him (EMP.B1); else to the bank."""
    to = NOBODY
    if f != EMPEROR and p.rules.has(p.state, "EMP.B1") and not (yield from stopped(p, "EMP.B1")):
        to = EMPEROR
    pay_with_help(p, f, price, to, "card", allies_first)


def bonus_card(p: P, f: int) -> Flow:
    """HAR.B3: the Harkonnen draw one more, unless their hand is full now."""
    s = p.state
    if f != HARKONNEN or not p.rules.has(s, "HAR.B3") or room_in_hand(s, f) <= 0:
        return
    if not (s.treachery_deck or s.treachery_discard) or (yield from stopped(p, "HAR.B3")):
        return
    p.tell("bonus_card", (FACTIONS[f].name,))
    take(p, f, top_of_deck(p))


# ---------------------------------------------------------------- words


def question(p: P, ask: Ask) -> Message:
    """The price, and who helps."""
    s = p.state
    assert s.auction is not None
    f = FACTION_OF[ask.context]
    helped = min(max(0, s.auction.high - s.sides[f].spice), help_for(s, f))
    return message("ask-payment", ("R8.5", "R14.9"), faction=ask.context, amount=s.auction.high, helped=helped)


def describe(p: P, ask: Ask, option: Option) -> Message:
    """In spice, or with this card."""
    assert p.state.auction is not None
    if option == SPICE:
        return message("payment-spice", ("R8.5", "EMP.B2"), amount=p.state.auction.high)
    if option == ALLIES:
        helped = min(p.state.auction.high, help_for(p.state, FACTION_OF[ask.context]))
        return message("payment-allies", ("R14.9",), amount=helped)
    return message("payment-karama", ("T24.2",), card=option)


def why_not(p: P, ask: Ask, option: Option) -> Message | None:
    """Not enough spice, or no such card."""
    f = FACTION_OF[ask.context]
    if option == SPICE:
        return message("why-payment-spice", ("R8.5",), spice=purse(p.state, f))
    if option == ALLIES:
        return message("why-payment-allies", ("R14.9",))
    if named(p.state, f, option) == NOBODY:
        return message("why-card-not-held", ("T24.2",), card=option)
    return message("why-karama-worthless", p.rules.cited("BG.A3", "T24"), card=option)


SCENES: Final[tuple[Any, ...]] = (sale,)
KINDS: Final[tuple[Kind, ...]] = (Kind("payment", [SPICE, ALLIES, *KARAMAS], question, describe, why_not),)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "bought": ("faction", "amount"),
    "sale_void": ("faction", "amount"),
    "paid_with_karama": ("faction", "amount"),
    "bonus_card": ("faction",),
}
