"""Phase 6, shipment and movement (R10).

Before the first turn the Bene Gesserit declare their fights (BG.A8) and the Atreides look at the spice deck (ATR.B3).
Then everybody, in storm order, ships once (`landing`; ways and prices are in `shipping`) and moves once (`moving`); the
Guild of advanced play whenever it likes (GUI.A1).
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.karama import stopped
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.cards import SHAI_HULUD, SPICE_DECK
from kanly.games.dune.facts.factions import ATREIDES, FACTIONS, SPACING_GUILD
from kanly.games.dune.facts.map import NODES, TERRITORIES
from kanly.games.dune.phases.shipment import advisors, groups, landing, moving, shipping_words
from kanly.games.dune.phases.shipment.advisors import declare_fights, settle_advisors
from kanly.games.dune.phases.shipment.landing import ship
from kanly.games.dune.phases.shipment.moving import move
from kanly.games.dune.phases.shipment.shipping import turn_of
from kanly.games.dune.rules import P
from kanly.games.dune.table.board import lose
from kanly.games.dune.table.forces import at_node, friends_at, in_territory, occupants, specials_at, territories_in
from kanly.games.dune.table.lineup import only_with
from kanly.games.dune.table.sides import allies_of, friends, seat_of
from kanly.games.dune.table.state import Shipment
from kanly.kernel import Ask, Flow, Kind

# When the Guild takes its turn (GUI.A1).
IN_ORDER: Final = 0
WHENEVER: Final = 1  # it has not acted yet, and need not wait for its place
ACTED: Final = 2


def shipment(p: P) -> None:
    """The phase: what comes before it, then the turns."""
    p.state.acted = []
    p.then(("declare_fights", 0), "spice_look", "first_turn")


def spice_look(p: P) -> Flow:
    """The Atreides look at the top card of the spice deck (ATR.B3)."""
    s = p.state
    if not p.rules.has(s, "ATR.B3") or not s.spice_deck or (yield from stopped(p, "ATR.B3")):
        return
    mask = 1 << seat_of(s, ATREIDES)
    top = s.spice_deck[-1]
    p.tell("spice_look", (FACTIONS[ATREIDES].name,))
    p.reveal(mask, s.spice_known, top)
    if SPICE_DECK[top] == SHAI_HULUD:
        p.tell("worm_seen", (), mask)
    else:
        p.tell("spice_seen", (TERRITORIES[SPICE_DECK[top]].name,), mask)


# Whose turn it is.


def first_turn(p: P) -> Flow:
    """Turns go in storm order; the Guild may choose its moment unless a Karama stops that beforehand (GUI.A1)."""
    guild = IN_ORDER
    if p.rules.has(p.state, "GUI.A1") and not (yield from stopped(p, "GUI.A1")):
        guild = WHENEVER
    p.then(("next_turn", 0, guild))


def next_turn(p: P, place: int, guild: int) -> Flow:
    """The turn of the faction at a place in the storm order, or of the Guild before it; at the end only the Guild's."""
    s = p.state
    to_come = s.order[place:]
    if guild != IN_ORDER:
        to_come = [f for f in to_come if f != SPACING_GUILD]
    if guild == WHENEVER:
        if to_come:
            moment: str = yield Ask(seat_of(s, SPACING_GUILD), "guild_moment", offer=lambda: ["act", "wait"])
        if not to_come or moment == "act":
            p.then(("turn", SPACING_GUILD, mask_of(to_come)), ("next_turn", place, ACTED))
            return
        p.tell("guild_waits", (FACTIONS[SPACING_GUILD].name,))
    if to_come:
        f = to_come[0]
        later = [*to_come[1:], SPACING_GUILD] if guild == WHENEVER else to_come[1:]
        p.then(("turn", f, mask_of(later)), ("next_turn", s.order.index(f) + 1, guild))


def mask_of(factions: list[int]) -> int:
    """Factions as a mask."""
    return sum([1 << f for f in factions])


def turn(p: P, f: int, to_come: int) -> None:
    """One faction ships, then moves (R10.1); `to_come` is a mask of those whose turn is later."""
    p.new_turn()
    record = Shipment()
    record.faction = f
    p.state.shipment = record
    p.state.acted.append(f)
    p.tell("shipping_turn", (FACTIONS[f].name,))
    p.then("ship", "move", ("end_turn", to_come))


def end_turn(p: P, to_come: int) -> None:
    """Forces that may not stay beside an ally's are lost (R14.7, R14.8)."""
    s = p.state
    record = turn_of(s)
    f = record.faction
    for territory in territories_in(friends_at(s, f)):
        if not in_territory(s, f, territory):
            continue
        # Whose turn comes later has to make room; what came by shipment has to leave in any case.
        last = any(friends(s, f, g) and not to_come >> g & 1 for g in occupants(s, territory))
        for node in NODES[territory]:
            there = at_node(s, f, node)
            n = there if last else min(there, record.arrived.get(node, 0))
            lose(p, f, node, n, max(0, n - (there - specials_at(s, f, node))), "ally")
    for ally in allies_of(s, f):
        s.support[ally] = 0
    s.shipment = None
    settle_advisors(p)


SCENES: Final = (shipment, declare_fights, spice_look, first_turn, next_turn, turn, ship, move, end_turn)
KINDS: Final = (
    *advisors.KINDS,
    *only_with(
        SPACING_GUILD,
        Kind(
            "guild_moment",
            ["act", "wait"],
            question=lambda p, ask: message("ask-guild_moment", ("GUI.A1",)),
        ),
    ),
    *shipping_words.KINDS,
    *groups.KINDS,
    *moving.KINDS,
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    **advisors.EVENTS,
    "spice_look": ("faction",),
    "spice_seen": ("territory",),
    "worm_seen": (),
    "guild_waits": ("faction",),
    "shipping_turn": ("faction",),
    **landing.EVENTS,
    **moving.EVENTS,
}
