"""Karama: stopping a power (R4.5), paying with it, the factions' own powers, and what counts as a Karama.

if p.rules.has(s, "FRE.B4") and not (yield from stopped(p, "FRE.B4")):
    ...the power works
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.client.words import message
from kanly.games.dune.facts.cards import CARD_KIND, CARD_NAME, KARAMA, OF_KIND, WORTHLESS
from kanly.games.dune.facts.cards import KINDS as KINDS_OF_CARDS
from kanly.games.dune.facts.factions import BENE_GESSERIT, FACTIONS, NEVER, POWER_OF, POWERS
from kanly.games.dune.rules import P
from kanly.games.dune.table.hands import discard, held, named, names
from kanly.games.dune.table.sides import factions_of, seats_in_order
from kanly.games.dune.table.state import DuneState
from kanly.kernel import PASS, Ask, Flow, Kind, Message, Option, Window

KARAMAS: Final[list[Option]] = [CARD_NAME[card] for card in OF_KIND[WORTHLESS]] + ["karama"]


def karamas(p: P, f: int) -> list[int]:
    """The cards that a faction may play as a Karama: real ones and, for the Bene Gesserit, worthless ones (BG.A3)."""
    s = p.state
    if f != BENE_GESSERIT or not p.rules.has(s, "BG.A3") or "BG.A3" in s.stopped:
        return held(s, f, KARAMA)
    pledged = pledges(s, f)
    return [c for c in s.sides[f].hand if CARD_KIND[c] == KARAMA or (CARD_KIND[c] == WORTHLESS and c not in pledged)]


def rely(p: P, f: int) -> None:
    """Everybody hears that a faction must hold a Karama: it could not pay otherwise (T24.2, T24.3)."""
    s = p.state
    reliance = (f, f == BENE_GESSERIT and p.rules.has(s, "BG.A3") and "BG.A3" not in s.stopped)
    if reliance not in s.relying:
        p.uncover()
        s.relying.append(reliance)


def pledges(s: DuneState, f: int) -> list[int]:
    """Worthless cards that an answer has bound into the coming battle plan (R11.20)."""
    battle = s.battle
    if battle is None or battle.plans or f not in (battle.aggressor, battle.defender):
        return []
    own = held(s, f, WORTHLESS)
    out: list[int] = []
    for binding in battle.bindings[0 if f == battle.aggressor else 1]:
        if binding.yes and binding.source != "voice":
            out += [card for card in own if CARD_NAME[card] == binding.value]
            if binding.value == KINDS_OF_CARDS[WORTHLESS] and len(own) == 1:
                out += own
    return out


def real_left(s: DuneState) -> bool:
    """Whether some real Karama does not lie open on the discard pile."""
    for card in OF_KIND[KARAMA]:
        if card not in s.treachery_discard:
            return True
    return False


def possible(p: P) -> bool:
    """Whether, for all that everybody knows, a Karama could still be in some hand."""
    s = p.state
    return real_left(s) or (p.rules.has(s, "BG.A3") and len(s.sides[BENE_GESSERIT].hand) > 0)


# ---------------------------------------------------------------- stopping a power


def usable(p: P, power: str) -> bool:
    """Whether a power is in play and was not stopped for this phase: its holder is not asked about it else (T24.1)."""
    return p.rules.has(p.state, power) and power not in p.state.stopped


def stopped(p: P, power: str) -> Flow:
    """Give everybody else the chance to stop a power with a Karama; True when somebody does."""
    s = p.state
    entry = POWERS[POWER_OF[power]]
    if entry.cancel == NEVER:
        return False
    if power in s.stopped:
        return True
    done = yield from window(p, power, entry.faction)
    if done and p.rules.setting("karama_scope") == "phase":
        s.stopped.append(power)
    return done


def window(p: P, power: str, victim: int) -> Flow:
    """The window itself: seats with cards in hand, in storm order; one Karama is enough (R4.4)."""
    s = p.state
    while possible(p):
        seats = seats_in_order(s, victim, with_cards=True)
        if not seats:
            return False
        taken = yield Window("karama", seats, lambda seat: offers(p, seat), (power, FACTIONS[victim].name))
        if taken is None:
            return False
        f = holder(s, taken[0], taken[1])
        works = yield from spend(p, f, taken[1])
        if works:
            p.tell("power_stopped", (FACTIONS[f].name, FACTIONS[victim].name, power))
            return True
    return False


def offers(p: P, seat: int) -> list[Option]:
    """The Karamas that a seat could play, by name."""
    cards: list[int] = []
    for f in p.state.seated[seat]:
        cards += karamas(p, f)
    return names(cards) if cards else []


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
    p.tell("worthless_karama", (FACTIONS[f].name, name))
    cancelled = yield from stopped(p, "BG.A3")
    return not cancelled


# ---------------------------------------------------------------- once-a-game powers (R15.5)


def power_open(p: P, power: str) -> bool:
    """Whether, for all that everybody knows, a faction could use its once-a-game power now."""
    s = p.state
    if not p.rules.has(s, power):
        return False
    side = s.sides[POWERS[POWER_OF[power]].faction]
    return not side.power_used and len(side.hand) > 0 and real_left(s)


def power_ready(p: P, power: str) -> bool:
    """Whether the faction holds the Karama that its power needs; only a real one will do."""
    return power_open(p, power) and len(held(p.state, POWERS[POWER_OF[power]].faction, KARAMA)) > 0


def use_power(p: P, power: str) -> None:
    """Discard a Karama for the once-a-game power; nobody can stop it."""
    s = p.state
    f = POWERS[POWER_OF[power]].faction
    discard(p, f, held(s, f, KARAMA)[0])
    s.sides[f].power_used = True
    p.tell("karama_power", (FACTIONS[f].name, power))


# ---------------------------------------------------------------- words


def question(p: P, ask: Ask) -> Message:
    """Whose power it is, and which."""
    power, victim = ask.context
    return message("ask-karama", ("T24.1", power), power=power, faction=victim)


def describe(p: P, ask: Ask, option: Option) -> Message:
    """Play this card, or let it happen."""
    if option == PASS:
        return message("karama-pass")
    if option == "karama":
        return message("karama-play", ("T24.1",), card=option)
    return message("karama-play", ("BG.A3",), card=option)


def why_not(p: P, ask: Ask, option: Option) -> Message | None:
    """The card is not in the hand, or it is worthless."""
    if option != "karama" and BENE_GESSERIT not in factions_of(p.state, ask.seat):
        return message("why-karama-worthless", p.rules.cited("BG.A3", "T24"), card=option)
    if all(named(p.state, f, option) < 0 for f in factions_of(p.state, ask.seat)):
        return message("why-card-not-held", ("T24",), card=option)
    return message("why-karama-worthless", p.rules.cited("BG.A3", "T24"), card=option)


KINDS: Final = (Kind("karama", [*KARAMAS, PASS], question, describe, why_not),)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "power_stopped": ("faction", "other", "power"),
    "worthless_karama": ("faction", "card"),
    "karama_power": ("faction", "power"),
}
