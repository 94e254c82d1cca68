"""Shai-Hulud (R6.3, R6.6): where worms come up, whom they spare, and the Fremen who send them (FRE.A2, FRE.K1)."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.anytime.karama import power_open, stopped, usable, use_power
from kanly.games.dune.client.words import message, options_by
from kanly.games.dune.facts.cards import CARD_NAME, KARAMA, OF_KIND, SHAI_HULUD, SPICE_DECK
from kanly.games.dune.facts.factions import FACTIONS, FREMEN
from kanly.games.dune.facts.map import NODES, SANDS, TERRITORIES, TERRITORY_OF
from kanly.games.dune.phases.shipment.advisors import settle_advisors
from kanly.games.dune.rules import P
from kanly.games.dune.table.board import blow_away, lose_all
from kanly.games.dune.table.forces import factions_in, in_territory
from kanly.games.dune.table.hands import held, names
from kanly.games.dune.table.lineup import only_with
from kanly.games.dune.table.sides import allies_of, seat_of
from kanly.games.dune.table.state import NOBODY, Blow, DuneState
from kanly.kernel import PASS, Ask, Flow, Kind, Message, Option

SAND_NAMES: Final[list[Option]] = [TERRITORIES[i].name for i in SANDS]
KARAMA_NAME: Final = CARD_NAME[OF_KIND[KARAMA][0]]
PROTECT: Final = "protect"


def shai_hulud(p: P) -> Flow:
    """R6.3, R15.2: the first worm of a blow devours, further ones only where the Fremen place them (FRE.A2)."""
    s = p.state
    blow = s.blow
    assert blow is not None
    blow.worms += 1
    blow.worms_in_phase += 1
    blow.nexus = True
    p.tell("shai_hulud")
    territory = NOBODY
    if usable(p, "FRE.A2") and further(p, blow):
        territory = yield from placed_worm(p)
    if territory == NOBODY and blow.worms == 1:
        territory = last_blown(s, blow.pile)
    elif territory == NOBODY:
        blow.rides.append(blow.rides[0])  # FRE.B5: ignored, but one more ride from where the first one came up
        p.tell("worm_ignored")
        return
    blow.rides.append(territory)
    if territory != NOBODY:
        yield from devour(p, territory)


def further(p: P, blow: Blow) -> bool:
    """Whether a worm is not the first one: of the phase, or of the pile if the table counts so (FRE.A2)."""
    return (blow.worms if p.rules.setting("fremen_extra_worms_scope") == "pile" else blow.worms_in_phase) > 1


def last_blown(s: DuneState, pile: int) -> int:
    """The territory of the topmost territory card of a pile; NOBODY where there is none (R6.5)."""
    for card in reversed(s.spice_piles[pile]):
        if SPICE_DECK[card] != SHAI_HULUD:
            return SPICE_DECK[card]
    return NOBODY


def placed_worm(p: P) -> Flow:
    """FRE.A2: the sand territory to which the Fremen send a worm; NOBODY if they do not, or a Karama stops them."""
    s = p.state
    name: str = yield Ask(seat_of(s, FREMEN), "place_worm", offer=lambda: [*SAND_NAMES, PASS])
    if name == PASS:
        return NOBODY
    p.tell("worm_sent", (FACTIONS[FREMEN].name, name))
    if (yield from stopped(p, "FRE.A2")):
        return NOBODY
    return TERRITORY_OF[name]


# Devouring.


def devour(p: P, territory: int) -> Flow:
    """R6.3, R6.6: everything in the territory but the Fremen and the allies whom they protect."""
    s = p.state
    p.tell("worm", (TERRITORIES[territory].name,))
    spared = yield from spared_by_worm(p, territory)
    for f in s.order:
        if f not in spared:
            lose_all(p, f, NODES[territory], "worm")
    blow_away(p, NODES[territory])
    settle_advisors(p)


def spared_by_worm(p: P, territory: int) -> Flow:
    """FRE.B4, FRE.S1: the factions that the worm leaves alone."""
    s = p.state
    spared: list[int] = []
    if p.rules.has(s, "FRE.B4") and in_territory(s, FREMEN, territory) and not (yield from stopped(p, "FRE.B4")):
        spared.append(FREMEN)
    if usable(p, "FRE.S1"):
        allies = yield from protected(p, territory)
        if allies and not (yield from stopped(p, "FRE.S1")):
            spared += allies
    return spared


def protected(p: P, territory: int) -> Flow:
    """FRE.S1: the allies in the territory whom the Fremen want to protect from this worm."""
    s = p.state
    out: list[int] = []
    for ally in allies_of(s, FREMEN):
        if ally not in factions_in(s, NODES[territory]):
            continue
        context = (FACTIONS[ally].name, TERRITORIES[territory].name)
        answer: str = yield Ask(seat_of(s, FREMEN), "protect", offer=lambda: [PROTECT, PASS], context=context)
        if answer == PROTECT:
            out.append(ally)
            p.tell("protected", (FACTIONS[FREMEN].name, FACTIONS[ally].name))
    return out


# The Fremen's Karama power.


def karama_worm(p: P) -> Flow:
    """FRE.K1: before a spice card is revealed, or after the last pile, the Fremen may call a worm."""
    s = p.state
    if s.round == 1 or not power_open(p, "FRE.K1"):
        return
    seat = seat_of(s, FREMEN)
    card: str = yield Ask(seat, "karama_worm", offer=lambda: [*names(held(s, FREMEN, KARAMA)), PASS])
    if card == PASS:
        return
    use_power(p, "FRE.K1")
    name: str = yield Ask(seat, "call_worm", list(SAND_NAMES))
    p.tell("worm_called", (FACTIONS[FREMEN].name, name))
    blow = s.blow
    assert blow is not None
    blow.late_nexus = True  # R15.8: at the end of the phase
    blow.late_rides.append(TERRITORY_OF[name])
    yield from devour(p, TERRITORY_OF[name])


# Words.


def ask_place_worm(p: P, ask: Ask) -> Message:
    """Where a further worm comes up."""
    return message("ask-place_worm", ("FRE.A2",))


def describe_place(p: P, ask: Ask, option: Option) -> Message:
    """A territory; or what becomes of a worm that the Fremen do not send anywhere (R15.2)."""
    blow = p.state.blow
    if option != PASS:
        return message("place_worm-option", territory=option)
    if blow is not None and blow.worms > 1:
        return message("place_worm-ignored", ("R15.2",))
    territory = NOBODY if blow is None else last_blown(p.state, blow.pile)
    if territory == NOBODY:
        return message("place_worm-pass", ("R6.5",))
    return message("place_worm-leave", ("R15.2",), territory=TERRITORIES[territory].name)


def ask_karama_worm(p: P, ask: Ask) -> Message:
    """Whether the Fremen call a worm of their own."""
    return message("ask-karama_worm", ("FRE.K1",))


def why_no_worm(p: P, ask: Ask, option: Option) -> Message:
    """Worms come up only in sand."""
    return message("why-worm-needs-sand", ("FRE.A2" if ask.kind == "place_worm" else "FRE.K1",), territory=option)


def ask_protect(p: P, ask: Ask) -> Message:
    """Whether an ally is protected from the worm."""
    return message("ask-protect", ("FRE.S1",), other=ask.context[0], territory=ask.context[1])


def why_no_karama(p: P, ask: Ask, option: Option) -> Message:
    """No Karama in hand."""
    return message("why-card-not-held", ("FRE.K1",), card=option)


TERRITORY_NAMES: Final[list[Option]] = [territory.name for territory in TERRITORIES]
SCENES: Final[tuple[Any, ...]] = (shai_hulud, karama_worm)
KINDS: Final[tuple[Kind, ...]] = (
    *only_with(
        FREMEN,
        Kind("place_worm", [*TERRITORY_NAMES, PASS], ask_place_worm, describe_place, why_no_worm),
        Kind("call_worm", TERRITORY_NAMES, describe=options_by("territory"), why_not=why_no_worm),
        Kind("protect", [PROTECT, PASS], ask_protect),
        Kind("karama_worm", [KARAMA_NAME, PASS], ask_karama_worm, options_by("card"), why_no_karama),
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "shai_hulud": (),
    "worm": ("territory",),
    "worm_ignored": (),
    "worm_sent": ("faction", "territory"),
    "worm_called": ("faction", "territory"),
    "protected": ("faction", "other"),
}
