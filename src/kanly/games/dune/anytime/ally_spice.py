"""Spice between allies, unasked: promises for bids and shipments (R14.9, R14.10), the Emperor's gifts (EMP.S1)."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.deals import MOST_BRIBE
from kanly.games.dune.anytime.karama import stopped
from kanly.games.dune.anytime.unasked import at_leisure, due, loose
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.factions import EMPEROR, FACTION_OF, FACTIONS
from kanly.games.dune.rules import P
from kanly.games.dune.table.hands import pay
from kanly.games.dune.table.lineup import faction_names, only_with
from kanly.games.dune.table.sides import allied, allies_of, factions_of, seat_of
from kanly.games.dune.table.state import NOBODY, DuneState
from kanly.kernel import Ask, Flow, Interjection, Kind, Message, Option

MOST_PROMISE: Final = 200  # more spice than anybody ever has


# ---------------------------------------------------------------- promises between allies (R14.9, R14.10)


def promises(p: P, seat: int) -> list[Option]:
    """How much of the ally's bid or shipment a seat could take upon itself; less than before only until it counts."""
    s = p.state
    if not at_leisure(s):
        return []
    for f in factions_of(s, seat):
        if needed(s, f):
            most = min(s.sides[f].spice, MOST_PROMISE)
            return [n for n in range(fewest(s, f), most + 1) if n != s.support[f]]
    return []


def needed(s: DuneState, f: int) -> bool:
    """Whether an ally may have something to pay now: in an auction, or in its turn before it has shipped."""
    if s.auction is not None:
        return bool(allies_of(s, f))
    return s.shipment is not None and not s.shipment.shipped and allied(s, f, s.shipment.faction)


def fewest(s: DuneState, f: int) -> int:
    """A promise on which the ally's bid or announced shipment rests can only be raised."""
    payer = due(s)[0]
    return s.support[f] if payer != NOBODY and allied(s, payer, f) else 0


def promise(p: P, seat: int, option: Option) -> None:
    """What the allies can pay with from now on, after their own spice or before it; see `sides.purse`."""
    s = p.state
    for f in factions_of(s, seat):
        if needed(s, f):
            s.support[f] = option
            p.tell("promised", (FACTIONS[f].name, option))
            return


# ---------------------------------------------------------------- the Emperor's gifts (option emperor_gift_to_ally)


def gifts(p: P, seat: int) -> list[Option]:
    """What the Emperor could give his allies, where the table allows it (EMP.S1)."""
    s = p.state
    if seat != seat_of(s, EMPEROR) or not at_leisure(s) or "EMP.S1" in s.stopped:
        return []
    if not p.rules.setting("emperor_gift_to_ally"):
        return []
    most = min(loose(s, EMPEROR), MOST_BRIBE)
    return [(FACTIONS[g].name, n) for g in allies_of(s, EMPEROR) for n in range(1, most + 1)]


def give(p: P, seat: int, option: Option) -> Flow:
    """Spice for the ally, unless a Karama stops it; usable at once."""
    receiver, n = option
    if not (yield from stopped(p, "EMP.S1")):
        pay(p, EMPEROR, n, FACTION_OF[receiver], "gift")


# ---------------------------------------------------------------- words


def describe_promise(p: P, ask: Ask, option: Option) -> Message:
    """How much."""
    return message("promise-amount", ("R14.9", "R14.10"), amount=option)


def why_no_promise(p: P, ask: Ask, option: Option) -> Message | None:
    """Nobody to help, less than already counts, or more than there is."""
    s = p.state
    for f in factions_of(s, ask.seat):
        if needed(s, f) and at_leisure(s):
            if option < fewest(s, f):
                return message("why-promise-counts", ("R14.9", "R14.10"), amount=s.support[f])
            if option == s.support[f]:
                return message("why-promise-same", ("R14.9",), amount=option)
            return message("why-promise-spice", ("R14.9",), spice=s.sides[f].spice)
    return message("why-promise-not-needed", ("R14.11",))


def describe_gift(p: P, ask: Ask, option: Option) -> Message:
    """To whom, how much."""
    return message("gift-amount", ("EMP.S1",), other=option[0], amount=option[1])


def why_no_gift(p: P, ask: Ask, option: Option) -> Message | None:
    """Not at this table, not the Emperor's ally, or too little spice."""
    s = p.state
    if not p.rules.setting("emperor_gift_to_ally"):
        return message("why-gift-never", ("R16.5", "EMP.S1"))
    if ask.seat != seat_of(s, EMPEROR) or not allied(s, EMPEROR, FACTION_OF[option[0]]):
        return message("why-gift-ally", ("EMP.S1",), other=option[0])
    if not at_leisure(s) or "EMP.S1" in s.stopped:
        return message("why-not-now", ("R4.4", "R4.6"))
    return message("why-bribe-spice", ("EMP.S1",), spice=loose(s, EMPEROR))


KINDS: Final[tuple[Kind, ...]] = (
    Kind("promise", list(range(MOST_PROMISE + 1)), None, describe_promise, why_no_promise),
    *only_with(
        EMPEROR,
        Kind(
            "gift",
            lambda rules: [(name, n) for name in faction_names(rules) for n in range(1, MOST_BRIBE + 1)],
            None,
            describe_gift,
            why_no_gift,
        ),
    ),
)
INTERJECTIONS: Final[tuple[Interjection, ...]] = (
    Interjection("promise", promises, promise),
    Interjection("gift", gifts, give),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"promised": ("faction", "amount")}
