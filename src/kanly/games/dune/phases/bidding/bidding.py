"""Phase 4, bidding (R8): one card for everybody who takes part, sold one after the other.

bidding lays the row out; then for every card: put_up, bid after bid, sale. Paying and what follows from it is in
`sales`, the Harkonnen exchange of cards in `exchange`.
"""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.anytime import exchange
from kanly.games.dune.anytime.exchange import offer_exchange
from kanly.games.dune.anytime.karama import karamas, rely, stopped
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.cards import CARD_NAME
from kanly.games.dune.facts.factions import ATREIDES, FACTION_OF, FACTIONS
from kanly.games.dune.phases.bidding import sales
from kanly.games.dune.rules import P
from kanly.games.dune.table.hands import room_in_hand, top_of_deck
from kanly.games.dune.table.sides import after, purse, seat_of
from kanly.games.dune.table.state import NOBODY, Auction, DuneState
from kanly.games.dune.table.vows import BID, fulfil, vowed
from kanly.kernel import PASS, Ask, Flow, Kind, Message, Option

MOST_BID: Final = 200  # more spice than anybody ever has
BIDS: Final[list[Option]] = list(range(1, MOST_BID + 1))


def bidding(p: P) -> Flow:
    """R8.1, R8.2: hands are counted, and a card is laid out for everybody below the limit."""
    s = p.state
    taking_part = 0
    for f in s.order:
        p.tell("hand_declared", (FACTIONS[f].name, len(s.sides[f].hand)))
        if room_in_hand(s, f) > 0:
            taking_part += 1
    for _ in range(taking_part):
        card = top_of_deck(p)
        if card != NOBODY:  # R8.9: as many as there are
            s.row.append(card)
    p.tell("row_laid", (len(s.row),))
    if s.row and p.rules.has(s, "ATR.B1") and (yield from stopped(p, "ATR.B1")) and "ATR.B1" not in s.stopped:
        s.stopped.append("ATR.B1")  # R19.4: for all cards of this auction
    p.then(("put_up", s.order[0]))


def put_up(p: P, start: int) -> Flow:
    """R8.3: the next card; `start` opens, or the first one below the limit to the right of it."""
    s = p.state
    if (yield from offer_exchange(p)):
        p.then("give_back", ("put_up", start))
        return
    opener = first_with_room(s, [start, *after(s, start)])
    if not s.row or opener == NOBODY:
        return_row(p)  # R8.8
        return
    look(p)
    s.auction = Auction()
    s.auction.opener = opener
    s.auction.bidder = opener
    p.tell("card_put_up", (FACTIONS[opener].name, len(s.row)))
    p.then("bid")


def first_with_room(s: DuneState, factions: list[int]) -> int:
    """The first of some factions whose hand is below the limit; NOBODY if none is."""
    for f in factions:
        if room_in_hand(s, f) > 0:
            return f
    return NOBODY


def look(p: P) -> None:
    """ATR.B1: the Atreides see the card before anybody bids for it."""
    s = p.state
    if not p.rules.has(s, "ATR.B1") or "ATR.B1" in s.stopped:
        return
    mask = 1 << seat_of(s, ATREIDES)
    p.reveal(mask, s.cards, s.row[0])
    p.tell("card_looked_at", (FACTIONS[ATREIDES].name, CARD_NAME[s.row[0]]), mask)


def bid(p: P) -> Flow:
    """R8.4: the one whose turn it is bids higher or passes."""
    s = p.state
    auction = s.auction
    assert auction is not None
    f = auction.bidder
    answer = yield Ask(seat_of(s, f), "bid", None, lambda: bids(p, f), FACTIONS[f].name)
    if answer == PASS:
        p.tell("bid_passed", (FACTIONS[f].name,))
        if p.rules.setting("pass_is_final"):
            auction.out.append(f)
    else:
        if s.vows:
            fulfil(s, f, BID)
        if answer > purse(s, f):
            rely(p, f)
        auction.high = answer
        auction.holder = f
        p.tell("bid", (FACTIONS[f].name, answer))
    auction.bidder = next_bidder(s, auction)
    if auction.bidder != NOBODY:
        p.then("bid")
    elif auction.holder != NOBODY:
        p.then("sale")
    else:
        s.auction = None
        p.tell("card_unsold")
        return_row(p)


def bids(p: P, f: int) -> list[Option]:
    """R8.5: up to what one and one's allies can pay; with a Karama to pay with, as high as one likes."""
    s = p.state
    assert s.auction is not None
    most = MOST_BID if karamas(p, f) else min(purse(s, f), MOST_BID)
    if s.vows:
        if vowed(s, f, BID, "", False):
            return [PASS]
        if vowed(s, f, BID, "", True) and s.auction.high < purse(s, f):
            return BIDS[s.auction.high : most]
    return [PASS, *BIDS[s.auction.high : most]]


def next_bidder(s: DuneState, auction: Auction) -> int:
    """To the right, until it comes back to the highest bidder or, without a bid, to the opener (R8.4, R8.6)."""
    last = auction.holder if auction.holder != NOBODY else auction.opener
    for f in after(s, auction.bidder):
        if f == last:
            return NOBODY
        if room_in_hand(s, f) > 0 and f not in auction.out:
            return f
    return NOBODY


def return_row(p: P) -> None:
    """R8.7: what is left of the row goes back on the deck, its first card on top; the phase is over."""
    s = p.state
    if s.row:
        p.tell("row_returned", (len(s.row),))
    while s.row:
        s.treachery_deck.append(s.row.pop())
    s.support = [0] * 6


# ---------------------------------------------------------------- words


def question(p: P, ask: Ask) -> Message:
    """What has to be beaten, and the time for it (R8.10)."""
    auction = p.state.auction
    assert auction is not None
    seconds = p.rules.setting("bid_timer_seconds")
    if auction.holder == NOBODY:
        return message("ask-bid-first", ("R8.4",), faction=ask.context, seconds=seconds)
    other = FACTIONS[auction.holder].name
    return message("ask-bid", ("R8.4",), faction=ask.context, high=auction.high, other=other, seconds=seconds)


def describe(p: P, ask: Ask, option: Option) -> Message:
    """A bid, and where it goes beyond what can be paid in spice."""
    if option == PASS:
        return message("bid-pass", ("R8.4",))
    if option > purse(p.state, FACTION_OF[ask.context]):
        return message("bid-karama", ("T24.2",), amount=option)
    return message("bid-amount", ("R8.4",), amount=option)


def why_not(p: P, ask: Ask, option: Option) -> Message | None:
    """Not higher than the last bid, or more than there is."""
    auction = p.state.auction
    assert auction is not None
    if option == PASS:
        return message("why-vow-to-bid", ("R16.8", "T23.2"))
    if vowed(p.state, FACTION_OF[ask.context], BID, "", False):
        return message("why-vow-not-to-bid", ("R16.8",))
    if option <= auction.high:
        return message("why-bid-too-low", ("R8.4",), high=auction.high)
    purse_now = purse(p.state, FACTION_OF[ask.context])
    return message("why-bid-too-high", ("R8.5", "R14.9", "T24.2"), spice=purse_now)


SCENES: Final[tuple[Any, ...]] = (bidding, put_up, bid, *sales.SCENES, *exchange.SCENES)
KINDS: Final[tuple[Kind, ...]] = (
    Kind("bid", [PASS, *BIDS], question, describe, why_not),
    *sales.KINDS,
    *exchange.KINDS,
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "hand_declared": ("faction", "count"),
    "row_laid": ("count",),
    "card_looked_at": ("faction", "card"),
    "card_put_up": ("faction", "count"),
    "bid": ("faction", "amount"),
    "bid_passed": ("faction",),
    "card_unsold": (),
    "row_returned": ("count",),
    **sales.EVENTS,
    **exchange.EVENTS,
}
