"""Karama: stopping a power (R4.5), and what counts as a Karama.

if p.rules.has(s, "FRE.B4") and not (yield from stopped(p, "FRE.B4")):
    ...the power works
"""

from __future__ import annotations

from kanly.games.dune.cards import CARD_KIND, CARD_NAME, KARAMA, OF_KIND, WORTHLESS
from kanly.games.dune.factions import BENE_GESSERIT, FACTIONS, NEVER, POWER_OF, POWERS
from kanly.games.dune.hands import discard, named, names
from kanly.games.dune.rules import P
from kanly.games.dune.sides import factions_of, seats_in_order
from kanly.games.dune.state import DuneState
from kanly.kernel import PASS, Flow, Kind, Option, Window

KARAMAS = [CARD_NAME[card] for card in OF_KIND[WORTHLESS]] + ["karama"]


def karamas(p: P, f: int) -> list[int]:
    """The cards that a faction may play as a Karama: real ones and, for the Bene Gesserit, worthless ones (BG.A3)."""
    s = p.state
    worthless = f == BENE_GESSERIT and p.rules.has(s, "BG.A3")
    return [c for c in s.sides[f].hand if CARD_KIND[c] == KARAMA or (worthless and CARD_KIND[c] == WORTHLESS)]


def possible(p: P) -> bool:
    """Whether, for all that everybody knows, a Karama could still be in some hand."""
    s = p.state
    if p.rules.has(s, "BG.A3") and s.sides[BENE_GESSERIT].hand:
        return True
    return any(card not in s.treachery_discard for card in OF_KIND[KARAMA])


def stopped(p: P, power: str) -> Flow:
    """Give everybody else the chance to stop a power with a Karama; True when somebody does."""
    s = p.state
    entry = POWERS[POWER_OF[power]]
    if entry.cancel == NEVER:
        return False
    if power in s.stopped:
        return True
    done = yield from window(p, power, entry.faction)
    if done and p.rules.option("karama_scope") == "phase":
        s.stopped.append(power)
    return done


def window(p: P, power: str, victim: int) -> Flow:
    """The window itself: seats with cards in hand, in storm order; one Karama is enough (R4.4)."""
    s = p.state
    if not possible(p):
        return False
    seats = [x for x in seats_in_order(s, victim) if any(s.sides[f].hand for f in factions_of(s, x))]
    while seats:
        taken = yield Window("karama", seats, lambda seat: offers(p, seat), (power, FACTIONS[victim].name))
        if taken is None:
            return False
        seat = taken[0]
        f = holder(s, seat, taken[1])
        works = yield from spend(p, f, taken[1])
        if works:
            p.tell("power_stopped", (FACTIONS[f].name, power))
            return True
    return False


def offers(p: P, seat: int) -> list[Option]:
    """The Karamas that a seat could play, by name."""
    return names([card for f in factions_of(p.state, seat) for card in karamas(p, f)])


def holder(s: DuneState, seat: int, name: str) -> int:
    """The faction of a seat that holds a card of that name."""
    for f in factions_of(s, seat):
        if named(s, f, name) >= 0:
            return f
    raise ValueError(f"seat {seat} holds no {name}")


def spend(p: P, f: int, name: str) -> Flow:
    """Play a card as a Karama; False when it was a worthless one and a real Karama stopped that (BG.A3)."""
    s = p.state
    card = named(s, f, name)
    discard(p, f, card)
    if CARD_KIND[card] == KARAMA:
        return True
    cancelled = yield from window(p, "BG.A3", f)
    return not cancelled


KINDS = (Kind("karama", [*KARAMAS, PASS], wakes=()),)
EVENTS = {"power_stopped": ("faction", "power")}
