"""Riding worms (FRE.B5): after the nexus, from a territory where a worm came up to any other one."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.anytime.karama import stopped, usable
from kanly.games.dune.client.words import message, options_by
from kanly.games.dune.facts.factions import FACTIONS, FREMEN
from kanly.games.dune.facts.map import NODE_OF, NODE_SECTOR, NODE_TERRITORY, NODE_TOKENS, NODES, TERRITORIES
from kanly.games.dune.phases.shipment.advisors import intrusion, settle_advisors
from kanly.games.dune.rules import P
from kanly.games.dune.table.board import march
from kanly.games.dune.table.forces import at_node, friend_there, room_for, specials_at
from kanly.games.dune.table.lineup import only_with
from kanly.games.dune.table.sides import seat_of
from kanly.games.dune.table.state import NOBODY, DuneState
from kanly.games.dune.table.vows import spared
from kanly.kernel import PASS, Ask, Flow, Kind, Message, Option


def ride_worm(p: P, territory: int) -> Flow:
    """One ride: where to, then who goes along from each sector; it is not the round's move (R19.14).

    NOBODY stands for a worm that came up nowhere (R6.5).
    """
    s = p.state
    if territory == NOBODY or not usable(p, "FRE.B5") or not riders(s, territory):
        return
    p.new_turn()
    name = TERRITORIES[territory].name
    end: str = yield Ask(seat_of(s, FREMEN), "ride", offer=lambda: [*destinations(s, territory), PASS], context=name)
    if end == PASS:
        return
    p.tell("ride_announced", (FACTIONS[FREMEN].name, name, end))
    if (yield from stopped(p, "FRE.B5")):
        return
    starts = riders(s, territory)
    gone = 0
    for i in range(len(starts)):
        least = 1 if i == len(starts) - 1 and not gone else 0
        gone += yield from mount(p, starts[i], NODE_OF[end], least)
    settle_advisors(p)
    yield from intrusion(p, FREMEN, NODE_TERRITORY[NODE_OF[end]])


def riders(s: DuneState, territory: int) -> list[int]:
    """The nodes from which Fremen can ride: nobody leaves the storm."""
    return [n for n in NODES[territory] if at_node(s, FREMEN, n) and NODE_SECTOR[n] != s.storm]


def destinations(s: DuneState, territory: int) -> list[Option]:
    """Where a ride may end."""
    return [NODE_TOKENS[n] for n in range(len(NODE_TOKENS)) if not no_landing(s, territory, n)]


def no_landing(s: DuneState, territory: int, node: int) -> str:
    """Why a ride from a territory may not end in a node; empty if it may."""
    end = NODE_TERRITORY[node]
    if end == territory:
        return "why-ride-same-territory"
    if NODE_SECTOR[node] == s.storm:
        return "why-node-in-storm"
    if not room_for(s, FREMEN, end):
        return "why-stronghold-full"
    if friend_there(s, FREMEN, end):
        return "why-ally-there"
    if s.vows and spared(s, FREMEN) >> end & 1:
        return "why-vow-to-spare"
    return ""


def mount(p: P, start: int, end: int, least: int) -> Flow:
    """How many forces of a node ride, and how many of them are Fedaykin; they arrive at once."""
    s = p.state
    seat = seat_of(s, FREMEN)
    token = NODE_TOKENS[start]
    total = at_node(s, FREMEN, start)
    count: int = yield Ask(seat, "ride_forces", offer=lambda: list(range(least, total + 1)), context=token)
    special = specials_at(s, FREMEN, start)
    low = max(0, count - (total - special))
    high = min(special, count)
    if high > low:
        low = yield Ask(seat, "ride_fedaykin", offer=lambda: list(range(low, high + 1)), context=token)
    if count:
        march(s, FREMEN, start, end, count, low)
        p.tell("rode", (FACTIONS[FREMEN].name, token, NODE_TOKENS[end], count))
    return count


# Words.

RULES: Final[dict[str, tuple[str, ...]]] = {
    "why-ride-same-territory": ("FRE.B5",),
    "why-node-in-storm": ("R5.5",),
    "why-stronghold-full": ("R1.5", "R10.8"),
    "why-ally-there": ("R14.7",),
    "why-vow-to-spare": ("R16.8",),
}


def ask_ride(p: P, ask: Ask) -> Message:
    """Where the riders go."""
    return message("ask-ride", ("FRE.B5",), territory=ask.context)


def why_no_ride(p: P, ask: Ask, option: Option) -> Message:
    """Storm, a full stronghold, an ally, or no way at all."""
    start = [territory.name for territory in TERRITORIES].index(ask.context)
    reason = no_landing(p.state, start, NODE_OF[option])
    return message(reason, RULES[reason], node=option)


def ask_ride_forces(p: P, ask: Ask) -> Message:
    """How many ride from a node."""
    return message("ask-ride_forces", ("FRE.B5",), node=ask.context)


def ask_ride_fedaykin(p: P, ask: Ask) -> Message:
    """How many of them are Fedaykin."""
    return message("ask-ride_fedaykin", ("FRE.B5", "FRE.A5"), node=ask.context)


def why_no_riders(p: P, ask: Ask, option: Option) -> Message:
    """More than are there, or nobody at all."""
    return message("why-number-range", ("FRE.B5",), low=ask.options[0], high=ask.options[-1])


SCENES: Final[tuple[Any, ...]] = (ride_worm,)
KINDS: Final[tuple[Kind, ...]] = (
    *only_with(
        FREMEN,
        Kind("ride", [*NODE_TOKENS, PASS], ask_ride, options_by("node"), why_no_ride),
        Kind("ride_forces", list(range(21)), ask_ride_forces, options_by("number"), why_no_riders),
        Kind(
            "ride_fedaykin",
            list(range(FACTIONS[FREMEN].special + 1)),
            ask_ride_fedaykin,
            options_by("number"),
            why_no_riders,
        ),
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "ride_announced": ("faction", "territory", "node"),
    "rode": ("faction", "from", "node", "count"),
}
