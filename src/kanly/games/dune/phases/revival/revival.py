"""Phase 5, revival (R9): forces, by oneself and with allies' help, then leaders (`leader_revival`)."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.anytime.karama import stopped, usable
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.factions import EMPEROR, FACTION_OF, FACTIONS, FREMEN
from kanly.games.dune.phases.revival import leader_revival, tanks
from kanly.games.dune.phases.revival.tanks import ask_specials, bring_back, most_bodies, why_not_so_many
from kanly.games.dune.rules import P
from kanly.games.dune.table.hands import pay
from kanly.games.dune.table.lineup import only_with
from kanly.games.dune.table.sides import allied, seat_of
from kanly.games.dune.table.state import NOBODY, DuneState
from kanly.kernel import Ask, Flow, Kind, Message, Option

MOST_REVIVED: Final = 3  # forces a round (R9.1); as many again with the Emperor's help (EMP.S1)
GRANTED: Final = 3  # free ones for an ally of the Fremen (FRE.S2)
PRICE: Final = 2  # spice for a force beyond the free ones
GRANT: Final = "grant"
REFUSE: Final = "refuse"


def revival(p: P) -> None:
    """Everybody in storm order (R4.3): a Karama power, forces, the Emperor's help, a leader."""
    for f in reversed(p.state.order):
        p.then(("revive_forces", f), ("emperor_helps", f), ("revive_leader", f))
        if f == EMPEROR:
            p.then("karama_revival")


def revive_forces(p: P, f: int) -> Flow:
    """R9.1-R9.3: free ones first, the others for spice; one may do without."""
    s = p.state
    if not s.sides[f].tanks:
        return
    free = yield from free_revivals(p, f)
    count = yield Ask(seat_of(s, f), "revive", None, lambda: revivals(p, f, free), (FACTIONS[f].name, free))
    if count == 0:
        return
    specials = yield from ask_specials(p, f, count)
    pay(p, f, price(count, free), NOBODY, "revival")
    bring_back(p, f, count, specials)


def free_revivals(p: P, f: int) -> Flow:
    """The number on the sheet, or three if Fremen allies grant them and nobody stops that (FRE.S2)."""
    s = p.state
    free = FACTIONS[f].free_revival
    if not allied(s, FREMEN, f) or not usable(p, "FRE.S2") or min(s.sides[f].tanks, GRANTED) <= free:
        return free
    answer = yield Ask(seat_of(s, FREMEN), "grant_revival", None, lambda: [GRANT, REFUSE], FACTIONS[f].name)
    if answer == REFUSE or (yield from stopped(p, "FRE.S2")):
        return free
    p.tell("revival_granted", (FACTIONS[FREMEN].name, FACTIONS[f].name))
    return GRANTED


def revivals(p: P, f: int, free: int) -> list[Option]:
    """How many forces a faction may bring back by itself; all three of the Fremen are free (FRE.B1)."""
    s = p.state
    most = min(MOST_REVIVED, most_bodies(s, f))
    return [n for n in range(most + 1) if price(n, free) <= s.sides[f].spice]


def price(count: int, free: int) -> int:
    """What reviving `count` of them costs (R9.1)."""
    return PRICE * max(0, count - free)


def emperor_helps(p: P, f: int) -> Flow:
    """EMP.S1: the Emperor may pay for up to three more forces of his ally, also where the ally could not."""
    s = p.state
    if not allied(s, EMPEROR, f) or not usable(p, "EMP.S1") or not most_bodies(s, f):
        return
    count = yield Ask(seat_of(s, EMPEROR), "help_revival", None, lambda: helps(s, f), FACTIONS[f].name)
    if count == 0 or (yield from stopped(p, "EMP.S1")):
        return
    specials = yield from ask_specials(p, f, count)
    pay(p, EMPEROR, PRICE * count, NOBODY, "revival")
    bring_back(p, f, count, specials)


def helps(s: DuneState, f: int) -> list[Option]:
    """How many the Emperor can pay for."""
    return list(range(min(MOST_REVIVED, most_bodies(s, f), s.sides[EMPEROR].spice // PRICE) + 1))


# ---------------------------------------------------------------- words


def question(p: P, ask: Ask) -> Message:
    """How many lie in the tanks, and how many are free."""
    faction, free = ask.context
    return message("ask-revive", ("R9.1",), faction=faction, tanks=p.state.sides[FACTION_OF[faction]].tanks, free=free)


def describe(p: P, ask: Ask, option: Option) -> Message:
    """A number of forces and its price."""
    return message("revive-count", ("R9.1",), count=option, price=price(option, ask.context[1]))


def why_not(p: P, ask: Ask, option: Option) -> Message | None:
    """More than lie there, than are free, or than one can pay."""
    s = p.state
    faction, free = ask.context
    f = FACTION_OF[faction]
    if option > most_bodies(s, f):
        return why_not_so_many(s, f, option, "R9.1")
    return message("why-revive-spice", ("R9.1",), price=price(option, free), spice=s.sides[f].spice)


def ask_grant(p: P, ask: Ask) -> Message:
    """Who would be granted it."""
    return message("ask-grant_revival", ("FRE.S2",), faction=ask.context)


def ask_help(p: P, ask: Ask) -> Message:
    """Whose forces, and how many there are."""
    tanks = p.state.sides[FACTION_OF[ask.context]].tanks
    return message("ask-help_revival", ("EMP.S1",), faction=ask.context, tanks=tanks)


def describe_help(p: P, ask: Ask, option: Option) -> Message:
    """A number of forces and its price."""
    return message("revive-count", ("EMP.S1",), count=option, price=PRICE * option)


def why_no_help(p: P, ask: Ask, option: Option) -> Message | None:
    """More than can be revived, or than the Emperor can pay."""
    s = p.state
    f = FACTION_OF[ask.context]
    if option > most_bodies(s, f):
        return why_not_so_many(s, f, option, "EMP.S1")
    return message("why-revive-spice", ("EMP.S1",), price=PRICE * option, spice=s.sides[EMPEROR].spice)


NUMBERS: Final[list[Option]] = list(range(MOST_REVIVED + 1))
SCENES: Final[tuple[Any, ...]] = (revival, revive_forces, emperor_helps, *leader_revival.SCENES)
KINDS: Final[tuple[Kind, ...]] = (
    Kind("revive", NUMBERS, question, describe, why_not),
    *only_with(
        FREMEN,
        Kind("grant_revival", [GRANT, REFUSE], ask_grant),
    ),
    *only_with(
        EMPEROR,
        Kind("help_revival", NUMBERS, ask_help, describe_help, why_no_help),
    ),
    *tanks.KINDS,
    *leader_revival.KINDS,
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "revival_granted": ("faction", "other"),
    **tanks.EVENTS,
}
