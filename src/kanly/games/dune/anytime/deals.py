"""Bribes (R16): spice offered to another player, answered, taken back, renewed; all of it unasked.

Only spice changes hands here. A bribe is given against words, which are table talk (R16.7); against a vow, which the
rules hold, it is a bargain (`bargains`). Cards, leaders, forces and advantages cannot be traded at all (R16.3). What is
not answered lapses with the phase, unless its giver renews it (R16.8).
"""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.anytime.pauses import call_back
from kanly.games.dune.anytime.unasked import at_leisure, loose
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.factions import FACTION_OF, FACTIONS
from kanly.games.dune.rules import P
from kanly.games.dune.table.lineup import pairs
from kanly.games.dune.table.sides import factions_of, friends, seat_of
from kanly.games.dune.table.state import NOBODY, DuneState
from kanly.games.dune.table.vows import ALLY, FIELD, VERBS, contradicts, give_vow
from kanly.games.dune.table.vows import EVENTS as VOW_EVENTS
from kanly.kernel import Ask, Interjection, Kind, Message, Option

MOST_BRIBE: Final = 40  # spice in one offer; one may offer again
ACCEPT: Final = "accept"
DECLINE: Final = "decline"
WITHDRAW: Final = "withdraw"
RENEW: Final = "renew"
Offer = tuple[int, int, int, str, str, bool]  # giver, receiver, spice, verb and subject of the vow, renewed
BRIBES: Final[list[list[list[Option]]]] = [  # giver, receiver: every offer, the smallest first
    [[(giver.name, receiver.name, n) for n in range(1, MOST_BRIBE + 1)] for receiver in FACTIONS] for giver in FACTIONS
]


# ---------------------------------------------------------------- bribes (R16.3, R16.4)


def bribes(p: P, seat: int) -> list[Option]:
    """What a seat could offer: to another player who is no ally, one open offer to each at a time."""
    s = p.state
    if not at_leisure(s):
        return []
    out: list[Option] = []
    for f in factions_of(s, seat):
        most = min(loose(s, f), MOST_BRIBE)
        if most <= 0:
            continue
        for g in s.order:
            if may_bribe(s, f, g) and not open_offer(s, f, g):
                out += BRIBES[f][g][:most]
    return out


def may_bribe(s: DuneState, f: int, g: int) -> bool:
    """Another player, not an ally (R16.3, R16.5)."""
    return f != g and s.sides[g].seat != NOBODY and not friends(s, f, g)


def open_offer(s: DuneState, f: int, g: int) -> Offer | None:
    """What a faction has offered another one and is not yet answered."""
    for offer in s.offers:
        if offer[0] == f and offer[1] == g:
            return offer
    return None


def offer_bribe(p: P, seat: int, option: Option) -> None:
    """Openly, for everybody to hear; what it is for is said at the table."""
    giver, receiver, n = option
    put_on_table(p, FACTION_OF[giver], FACTION_OF[receiver], n, "", "")


def put_on_table(p: P, f: int, g: int, n: int, verb: str, subject: str) -> None:
    """An offer; who is to answer it is not passed over in a pause (R4.7)."""
    s = p.state
    s.offers.append((f, g, n, verb, subject, False))
    call_back(s, seat_of(s, g))
    if verb:
        p.tell("offered_for_" + verb, (FACTIONS[f].name, FACTIONS[g].name, n, subject))
    else:
        p.tell("bribe_offered", (FACTIONS[f].name, FACTIONS[g].name, n))


def lapse_offers(p: P) -> None:
    """A phase is over: what nobody has answered or renewed is off the table."""
    s = p.state
    if not s.offers:
        return
    kept: list[Offer] = []
    for f, g, n, verb, subject, renewed in s.offers:
        if renewed:
            kept.append((f, g, n, verb, subject, False))
        else:
            p.tell("bribe_lapsed", (FACTIONS[f].name, FACTIONS[g].name, n))
    s.offers = kept


def answers(p: P, seat: int) -> list[Option]:
    """Offers that the seat can accept or decline, and its own that it can take back or renew."""
    s = p.state
    if not at_leisure(s):
        return []
    out: list[Option] = []
    for f, g, n, verb, subject, renewed in s.offers:
        if s.sides[g].seat == seat:
            if may_bribe(s, f, g) and n <= loose(s, f) and not unkeepable(s, f, g, verb, subject):
                out.append((ACCEPT, FACTIONS[f].name, FACTIONS[g].name))
            out.append((DECLINE, FACTIONS[f].name, FACTIONS[g].name))
        if s.sides[f].seat == seat:
            out.append((WITHDRAW, FACTIONS[f].name, FACTIONS[g].name))
            if not renewed:
                out.append((RENEW, FACTIONS[f].name, FACTIONS[g].name))
    return out


def unkeepable(s: DuneState, f: int, g: int, verb: str, subject: str) -> bool:
    """Whether the vow that an offer is for goes against one that its receiver has given."""
    return verb != "" and contradicts(s, g, verb, subject, verb == ALLY)


def answer_bribe(p: P, seat: int, option: Option) -> None:
    """R16.4: accepted, the spice leaves the giver at once and lies in front of the receiver's shield; the vow holds."""
    s = p.state
    what, giver, receiver = option
    f = FACTION_OF[giver]
    g = FACTION_OF[receiver]
    offer = open_offer(s, f, g)
    assert offer is not None
    _, _, n, verb, subject, _ = offer
    s.offers.remove(offer)
    if what == RENEW:
        s.offers.append((f, g, n, verb, subject, True))
        p.tell("bribe_renewed", (giver, receiver, n))
    elif what == ACCEPT:
        s.sides[f].spice -= n
        s.sides[g].bribes += n
        p.tell("bribed", (giver, receiver, n))
        if verb:
            give_vow(p, g, f, verb, subject, verb == ALLY)
    elif what == DECLINE:
        p.tell("bribe_declined", (giver, receiver, n))
    else:
        p.tell("bribe_withdrawn", (giver, receiver, n))


# ---------------------------------------------------------------- words


def describe_bribe(p: P, ask: Ask, option: Option) -> Message:
    """To whom, how much."""
    giver, receiver, n = option
    return message("bribe-offer", ("R16.3", "R16.4"), faction=giver, other=receiver, amount=n)


def why_no_bribe(p: P, ask: Ask, option: Option) -> Message | None:
    """Not one's own, not to oneself or an ally, an offer still open, or too little spice."""
    s = p.state
    giver, receiver = option[:2]
    f = FACTION_OF[giver]
    g = FACTION_OF[receiver]
    if seat_of(s, f) != ask.seat:
        return message("why-bribe-foreign", ("R16.3",), faction=giver)
    if seat_of(s, g) == NOBODY:
        return message("why-bribe-absent", ("R16.3",), other=receiver)
    if not at_leisure(s):
        return message("why-not-now", ("R3.7", "R4.4", "R4.6"))
    if not may_bribe(s, f, g):
        return message("why-bribe-ally", ("R16.5",), other=receiver)
    if open_offer(s, f, g):
        return message("why-bribe-open", ("R16.3",), other=receiver)
    return message("why-bribe-spice", ("R16.4",), spice=loose(s, f))


def describe_answer(p: P, ask: Ask, option: Option) -> Message:
    """Which offer, and what becomes of it."""
    what, giver, receiver = option
    offer = open_offer(p.state, FACTION_OF[giver], FACTION_OF[receiver])
    n = 0 if offer is None else offer[2]
    if offer is None or not offer[3] or what != ACCEPT:
        return message("bribe_answer-" + what, ("R16.4",), faction=giver, other=receiver, amount=n)
    return about_vow("bribe_answer-accept", ("R16.4", "R16.8"), offer[3], offer[4], faction=giver, amount=n)


def about_vow(id: str, rules: tuple[str, ...], verb: str, subject: str, **args: Any) -> Message:
    """A message about a vow, its subject named after what it is."""
    return message(f"{id}-{verb}", rules, **args, **({FIELD[verb]: subject} if subject else {}))


def why_no_answer(p: P, ask: Ask, option: Option) -> Message | None:
    """No such offer, not one's own business, or the giver no longer has the spice."""
    s = p.state
    what, giver, receiver = option
    f = FACTION_OF[giver]
    g = FACTION_OF[receiver]
    offer = open_offer(s, f, g)
    if offer is None or ask.seat != seat_of(s, f if what in (WITHDRAW, RENEW) else g):
        return message("why-bribe-none", ("R16.3",), faction=giver, other=receiver)
    if not at_leisure(s):
        return message("why-not-now", ("R4.4", "R4.6"))
    if not may_bribe(s, f, g):
        return message("why-bribe-ally", ("R16.5",), other=giver)
    if what == RENEW:
        return message("why-bribe-renewed", ("R16.8",), other=receiver)
    if offer[2] <= loose(s, f):
        return message("why-vow-contradicts", ("R16.6", "R16.8"))
    return message("why-bribe-poor", ("R16.4",), faction=giver)


KINDS: Final[tuple[Kind, ...]] = (
    Kind(
        "bribe",
        lambda rules: [(giver, receiver, n) for giver, receiver in pairs(rules) for n in range(1, MOST_BRIBE + 1)],
        None,
        describe_bribe,
        why_no_bribe,
    ),
    Kind(
        "bribe_answer",
        lambda rules: [
            (what, giver, receiver) for what in (ACCEPT, DECLINE, WITHDRAW, RENEW) for giver, receiver in pairs(rules)
        ],
        None,
        describe_answer,
        why_no_answer,
    ),
)
INTERJECTIONS: Final[tuple[Interjection, ...]] = (
    Interjection("bribe", bribes, offer_bribe),
    Interjection("bribe_answer", answers, answer_bribe),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "bribe_offered": ("faction", "other", "amount"),
    "bribed": ("faction", "other", "amount"),
    "bribe_declined": ("faction", "other", "amount"),
    "bribe_withdrawn": ("faction", "other", "amount"),
    "bribe_renewed": ("faction", "other", "amount"),
    "bribe_lapsed": ("faction", "other", "amount"),
    **{"offered_for_" + verb: ("faction", "other", "amount", FIELD[verb]) for verb in VERBS},
    **VOW_EVENTS,
}
