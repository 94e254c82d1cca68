"""Bargains: spice against a vow that the rules hold (R16.8). Who pays says what for, then how much.

The offer then lies on the table like any bribe (`deals`): accepted, the spice changes hands and the vow binds.
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.deals import MOST_BRIBE, about_vow, may_bribe, open_offer, put_on_table
from kanly.games.dune.anytime.unasked import at_leisure, loose
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.factions import FACTION_OF, FACTIONS
from kanly.games.dune.facts.map import POLAR_SINK, TERRITORIES
from kanly.games.dune.rules import DuneRules, P
from kanly.games.dune.table.forces import territories_of
from kanly.games.dune.table.lineup import faction_names, pairs
from kanly.games.dune.table.sides import factions_of, seat_of
from kanly.games.dune.table.state import NOBODY, DuneState
from kanly.games.dune.table.vows import ALLY, ATTACK, BID, SHIP, contradicts, vowed
from kanly.kernel import PASS, Ask, Flow, Interjection, Kind, Message, Option

BIDDING_PHASE: Final = 3  # index into `rounds.PHASES`


def partners(p: P, seat: int) -> list[Option]:
    """With whom a seat could bargain: whom it could bribe."""
    s = p.state
    if not at_leisure(s):
        return []
    out: list[Option] = []
    for f in factions_of(s, seat):
        if loose(s, f) > 0:
            out += [(FACTIONS[f].name, FACTIONS[g].name) for g in s.order if not no_bargain(s, f, g)]
    return out


def no_bargain(s: DuneState, f: int, g: int) -> str:
    """Why a faction may not bargain with another one; empty if it may. Some vow can always be wanted."""
    if seat_of(s, g) == NOBODY:
        return "why-bribe-absent"
    if not may_bribe(s, f, g):
        return "why-bribe-ally"
    return "why-bribe-open" if open_offer(s, f, g) is not None else ""


def bargain(p: P, seat: int, option: Option) -> Flow:
    """What for, then how much; openly."""
    giver, receiver = option
    f = FACTION_OF[giver]
    g = FACTION_OF[receiver]
    verb, subject = yield Ask(seat, "bargain_for", vows_wanted(p, f, g), None, option)
    most = min(loose(p.state, f), MOST_BRIBE)
    context = (giver, receiver, verb, subject)
    amount: Option = yield Ask(seat, "bargain_price", [*range(1, most + 1), PASS], None, context)
    if amount != PASS:
        put_on_table(p, f, g, amount, verb, "" if subject == BID else subject)


def vows_wanted(p: P, f: int, g: int) -> list[Option]:
    """What a faction could ask another one to vow now."""
    s = p.state
    out: list[Option] = [(ATTACK, TERRITORIES[t].name) for t in territories_of(s, f) if t != POLAR_SINK]
    out += [(SHIP, territory.name) for territory in TERRITORIES]
    if s.phase == BIDDING_PHASE:
        out.append((BID, BID))
    if p.rules.setup.seats > 2:
        out.append((ALLY, FACTIONS[f].name))
    return [option for option in out if not pointless(s, g, option)] if s.vows else out


def pointless(s: DuneState, g: int, option: Option) -> bool:
    """Whether somebody has vowed this already, or the contrary."""
    verb, subject = option
    about = "" if verb == BID else subject
    return contradicts(s, g, verb, about, verb == ALLY) or vowed(s, g, verb, about, verb == ALLY)


# ---------------------------------------------------------------- words


def describe(p: P, ask: Ask, option: Option) -> Message:
    """With whom."""
    return message("bargain-with", ("R16.8",), faction=option[0], other=option[1])


def why_not(p: P, ask: Ask, option: Option) -> Message | None:
    """Not one's own, a bad moment, the wrong partner, or no spice."""
    s = p.state
    f = FACTION_OF[option[0]]
    if seat_of(s, f) != ask.seat:
        return message("why-bribe-foreign", ("R16.3",), faction=option[0])
    if not at_leisure(s):
        return message("why-not-now", ("R3.7", "R4.4", "R4.6"))
    reason = no_bargain(s, f, FACTION_OF[option[1]])
    if reason:
        return message(reason, ("R16.3", "R16.5"), other=option[1])
    return message("why-bribe-spice", ("R16.4",), spice=loose(s, f))


def question_for(p: P, ask: Ask) -> Message:
    """What somebody is to vow."""
    return message("ask-bargain_for", ("R16.8",), other=ask.context[1])


def describe_for(p: P, ask: Ask, option: Option) -> Message:
    """The vow."""
    return about_vow("bargain_for", ("R16.8",), option[0], option[1])


def why_not_for(p: P, ask: Ask, option: Option) -> Message | None:
    """Not in this phase, nobody there to be attacked, not the partner, or vowed already."""
    return message("why-bargain-vow", ("R16.6", "R16.8"), other=ask.context[1])


def question_price(p: P, ask: Ask) -> Message:
    """For what."""
    _, receiver, verb, subject = ask.context
    return about_vow("ask-bargain_price", ("R16.8",), verb, subject, other=receiver)


def describe_price(p: P, ask: Ask, option: Option) -> Message:
    """How much, or nothing after all."""
    return message("bargain_price-pass") if option == PASS else message("bargain_price-amount", amount=option)


def why_not_price(p: P, ask: Ask, option: Option) -> Message | None:
    """More than there is."""
    return message("why-bribe-spice", ("R16.4",), spice=len(ask.options) - 1)


def _vows(rules: DuneRules) -> list[Option]:
    """Everything that a vow can be about."""
    places: list[Option] = [(verb, territory.name) for verb in (ATTACK, SHIP) for territory in TERRITORIES]
    return [*places, (BID, BID), *[(ALLY, name) for name in faction_names(rules)]]


KINDS: Final[tuple[Kind, ...]] = (
    Kind("bargain", pairs, None, describe, why_not),
    Kind("bargain_for", _vows, question_for, describe_for, why_not_for),
    Kind("bargain_price", [*range(1, MOST_BRIBE + 1), PASS], question_price, describe_price, why_not_price),
)
INTERJECTIONS: Final[tuple[Interjection, ...]] = (Interjection("bargain", partners, bargain),)
EVENTS: Final[dict[str, tuple[str, ...]]] = {}
