"""One shipment: what is asked of the shipper, what everybody else may do about it, and the landing (R10.2-R10.9).

Way, place, number and price are announced; then Karamas may stop the powers on which it rests, the Guild may stop it
altogether (GUI.K1), it is paid, the forces land, and the Bene Gesserit may react (R4.5).
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.karama import karamas, possible, power_open, power_ready, rely, spend, stopped, use_power
from kanly.games.dune.facts.factions import BENE_GESSERIT, FACTIONS, SPACING_GUILD
from kanly.games.dune.facts.map import NODE_OF, NODE_SECTOR, NODE_TERRITORY, NODE_TOKENS, TERRITORIES, TERRITORY_OF
from kanly.games.dune.phases.shipment.advisors import ADVISORS, FIGHTERS, accompany, intrusion, settle_advisors
from kanly.games.dune.phases.shipment.groups import Group, carry, gather, special_numbers
from kanly.games.dune.phases.shipment.owed import owed_ends, starts_now, ways_now
from kanly.games.dune.phases.shipment.shipping import (
    BACK,
    CROSS,
    DEPLOY,
    RESERVES,
    could_halve,
    destinations,
    guild_ally,
    halved,
    landing_sides,
    lost_in_storm,
    most,
    movable,
    powers_used,
    price,
    turn_of,
    ways,
)
from kanly.games.dune.rules import P
from kanly.games.dune.table.board import deploy, deploy_advisors, lose, recall
from kanly.games.dune.table.hands import names, pay_with_help
from kanly.games.dune.table.sides import allies_of, help_for, seat_of
from kanly.games.dune.table.state import NOBODY, DuneState, Shipment
from kanly.kernel import PASS, Ask, Flow, Option, Window

FULL: Final = "full"
OWN: Final = "own"  # spice, as far as it goes
ALLIES: Final = "allies"  # first what allies have promised


def ship(p: P) -> Flow:
    """A faction ships or does not; asked anew when what it announced can no longer be done (T24.1)."""
    turn = turn_of(p.state)
    call_off(turn)
    declined = yield from _choose_place(p, turn)
    if declined:
        call_off(turn)
        return
    if turn.way != BACK and turn.node == NOBODY:
        p.then("ship")
        return
    side: str = yield from _land_as(p, turn)
    group: Group = yield from _load(p, turn)
    by_karama: bool = yield from _choose_rate(p, turn)
    allies_first: bool = yield from _choose_payer(p, turn)
    if not turn.forces or most_now(p, turn) < turn.forces or _forsworn(p, turn):  # spice gone, Karama failed, a vow
        p.then("ship")
        return
    cost = price(turn.way, turn.node, turn.forces, turn.half)
    _announce(p, turn, cost)
    for power in powers_used(p, turn.faction, turn.way, turn.node):
        if (yield from stopped(p, power)):
            turn.stopped.append(power)
            p.then("ship")
            return
    payee: int = yield from _payee(p, turn, by_karama, cost)
    turn.shipped = True
    if not (yield from _guild_stops(p, turn)):
        pay_with_help(p, turn.faction, cost, payee, "shipment", allies_first)
        yield from _land(p, turn, group, side)
    call_off(turn)


def call_off(turn: Shipment) -> None:
    """Nothing is announced."""
    turn.way = ""
    turn.start = NOBODY
    turn.node = NOBODY
    turn.half = False
    turn.forces = 0
    turn.specials = 0


# What the shipper says.


def _choose_place(p: P, turn: Shipment) -> Flow:
    """The way, where from and where to; True when the faction does not ship at all."""
    s = p.state
    f = turn.faction
    seat = seat_of(s, f)
    own = ways(p, f)
    turn.way = own[0]
    if len(own) > 1:
        way: str = yield Ask(seat, "ship", offer=lambda: ways_now(p, f))
        if way == PASS:
            return True
        turn.way = way
    if turn.way in (CROSS, BACK):
        place: str = yield Ask(seat, "ship_from", offer=lambda: starts_now(p, f, turn.way))
        if place == PASS:
            call_off(turn)
            return False
        turn.start = TERRITORY_OF[place]
    if turn.way != BACK:
        end: str = yield Ask(seat, "ship_to", offer=lambda: _ends(p, turn, len(own) == 1))
        if end == PASS:
            return len(own) == 1
        turn.node = NODE_OF[end]
        _rely(p, turn, 1)
    return False


def _ends(p: P, turn: Shipment, declinable: bool) -> list[str]:
    """Where to; nowhere, if that could not be said before, or if a deal has taken the spice meanwhile."""
    out = destinations(p, turn.faction, turn.way, turn.start)
    due = owed_ends(p, turn.faction, out)
    if due:
        return due
    if declinable or not out:
        out.append(PASS)
    return out


def _rely(p: P, turn: Shipment, n: int) -> None:
    """Whoever cannot pay for so many forces without a Karama shows that he holds one (T24.3)."""
    if (
        turn.way == RESERVES
        and most(p.state, turn.faction, RESERVES, NOBODY, turn.node, halved(p, turn.faction, RESERVES)) < n
    ):
        rely(p, turn.faction)


def _forsworn(p: P, turn: Shipment) -> bool:
    """Whether a vow that was given since the place was named closes it; what has been announced stands."""
    if not p.state.vows or turn.way == BACK:
        return False
    return NODE_TOKENS[turn.node] not in _ends(p, turn, False)


def _land_as(p: P, turn: Shipment) -> Flow:
    """As what Bene Gesserit arrive (BG.A6); everybody else's forces are fighters."""
    if turn.faction != BENE_GESSERIT:
        return FIGHTERS
    sides = landing_sides(p, NODE_TERRITORY[turn.node])
    if len(sides) == 1:
        return sides[0]
    chosen: str = yield Ask(
        seat_of(p.state, BENE_GESSERIT), "ship_as", offer=lambda: landing_sides(p, NODE_TERRITORY[turn.node])
    )
    return chosen


def _choose_rate(p: P, turn: Shipment) -> Flow:
    """The full price, or half of it for a Karama; True when one was played for it. Everybody with cards is asked.

    The number of forces is known by now, and their price is tied down: nobody plays the card for nothing (T24.3).
    """
    s = p.state
    f = turn.faction
    if turn.way != RESERVES or turn.half or not turn.forces or not s.sides[f].hand or not possible(p):
        return False
    terms: str = yield Ask(seat_of(s, f), "ship_rate", offer=lambda: rates(p, turn))
    if terms == FULL:
        return False
    if terms != PASS:
        turn.half = yield from spend(p, f, terms)
    if not turn.half:  # a worthless card failed as a Karama (BG.A3)
        call_off(turn)
    return turn.half


def rates(p: P, turn: Shipment) -> list[str]:
    """On which terms the shipper could pay for the forces."""
    s = p.state
    f = turn.faction
    out = [FULL] if most(s, f, RESERVES, NOBODY, turn.node, False) >= turn.forces else []
    if most(s, f, RESERVES, NOBODY, turn.node, True) >= turn.forces:
        out += names(karamas(p, f))
    return out or [PASS]


def _choose_payer(p: P, turn: Shipment) -> Flow:
    """Whose spice goes first where an ally has promised some; True: the ally's (R14.10)."""
    s = p.state
    f = turn.faction
    if not turn.forces or turn.way == DEPLOY or not any(s.support[ally] for ally in allies_of(s, f)):
        return False
    payer: str = yield Ask(seat_of(s, f), "ship_payment", offer=lambda: payers(s, f))
    return payer == ALLIES


def payers(s: DuneState, f: int) -> list[Option]:
    """Whose spice a shipper can spend first."""
    return [OWN, ALLIES] if s.sides[f].spice and help_for(s, f) else [OWN]


def most_now(p: P, turn: Shipment) -> int:
    """How many forces the shipper could send and pay for on the terms announced."""
    return most(p.state, turn.faction, turn.way, turn.start, turn.node, turn.half)


def most_perhaps(p: P, turn: Shipment) -> int:
    """How many forces the shipper could send and pay for, be it with a Karama (T24.3)."""
    return most(p.state, turn.faction, turn.way, turn.start, turn.node, could_halve(p, turn.faction, turn.way))


def _load(p: P, turn: Shipment) -> Flow:
    """How many forces, which ones: a Group, empty when they come from the reserves."""
    s = p.state
    f = turn.faction
    group: Group = []
    turn.half = halved(p, f, turn.way)
    n: Option = yield Ask(
        seat_of(s, f), "ship_forces", offer=lambda: list(range(1, most_perhaps(p, turn) + 1)) or [PASS]
    )
    if n == PASS:
        return group
    _rely(p, turn, n)
    if turn.start == NOBODY:
        turn.specials = yield from _choose_specials(p, turn, n)
    else:
        group = yield from gather(p, f, movable(s, f, turn.start), n)
        turn.specials = sum([part[2] for part in group])
    turn.forces = n
    return group


def _choose_specials(p: P, turn: Shipment, n: int) -> Flow:
    """How many of the forces from the reserves are special ones."""
    side = p.state.sides[turn.faction]
    numbers = special_numbers(side.reserves, side.reserve_specials, n)
    if len(numbers) == 1:
        return numbers[0]
    chosen: int = yield Ask(
        side.seat,
        "ship_specials",
        offer=lambda: special_numbers(side.reserves, side.reserve_specials, n),
        context=n,
    )
    return chosen


def _announce(p: P, turn: Shipment, cost: int) -> None:
    name = FACTIONS[turn.faction].name
    if turn.way == BACK:
        p.tell("return_announced", (name, turn.forces, TERRITORIES[turn.start].name, cost))
    else:
        p.tell("shipment_announced", (name, turn.way, turn.forces, turn.specials, NODE_TOKENS[turn.node], cost))


# What others do about it.


def _payee(p: P, turn: Shipment, by_karama: bool, cost: int) -> Flow:
    """Who is paid: the Guild, by its income or by its ally (GUI.B1, GUI.S1, R19.23), or the bank (NOBODY)."""
    f = turn.faction
    if f == SPACING_GUILD or by_karama or not cost:
        return NOBODY
    if guild_ally(p, f):
        return SPACING_GUILD
    if p.rules.has(p.state, "GUI.B1") and not (yield from stopped(p, "GUI.B1")):
        return SPACING_GUILD
    return NOBODY


def _guild_stops(p: P, turn: Shipment) -> Flow:
    """The Guild may stop a shipment from off-planet with its Karama power (GUI.K1); True when it does."""
    s = p.state
    guild = seat_of(s, SPACING_GUILD)
    if turn.way != RESERVES or guild == seat_of(s, turn.faction) or not power_open(p, "GUI.K1"):
        return False
    name = FACTIONS[turn.faction].name
    taken = yield Window("stop_shipment", [guild], lambda seat: ["karama"] if power_ready(p, "GUI.K1") else [], name)
    if taken is None:
        return False
    use_power(p, "GUI.K1")
    p.tell("shipment_stopped", (FACTIONS[SPACING_GUILD].name, name))
    return True


# The landing.


def _land(p: P, turn: Shipment, group: Group, side: str) -> Flow:
    """The forces arrive, or go back; those who are there react."""
    s = p.state
    f = turn.faction
    name = FACTIONS[f].name
    if turn.way == BACK:
        for node, n, specials in group:
            recall(s, f, node, n, specials)
        p.tell("returned", (name, turn.forces, TERRITORIES[turn.start].name))
        settle_advisors(p)
        return
    territory = NODE_TERRITORY[turn.node]
    if turn.way == CROSS:
        carry(p, f, group, turn.node, side)
    elif side == ADVISORS:
        deploy_advisors(s, turn.node, turn.forces)
    else:
        deploy(s, f, turn.node, turn.forces, turn.specials)
    p.tell("shipped", (name, turn.way, turn.forces, turn.specials, NODE_TOKENS[turn.node]))
    settle_advisors(p)
    turn.arrived[turn.node] = turn.forces
    if turn.way == DEPLOY and NODE_SECTOR[turn.node] == s.storm:
        yield from _brave_storm(p, turn)
    if turn.way == RESERVES and f != BENE_GESSERIT:
        yield from accompany(p, turn.node)
    if turn.arrived[turn.node]:  # the storm may have left nobody (FRE.A4)
        yield from intrusion(p, f, territory)


def _brave_storm(p: P, turn: Shipment) -> Flow:
    """Half of the Fremen who deploy into the storm are lost, rounded up; they choose which (FRE.A4)."""
    n = lost_in_storm(turn.forces)
    numbers = special_numbers(turn.forces, turn.specials, n)
    lost: int = numbers[0]
    if len(numbers) > 1:
        lost = yield Ask(seat_of(p.state, turn.faction), "storm_specials", offer=lambda: numbers, context=n)
    lose(p, turn.faction, turn.node, n, lost, "storm")
    turn.arrived[turn.node] = turn.forces - n


EVENTS: Final = {
    "shipment_announced": ("faction", "way", "count", "specials", "node", "price"),
    "return_announced": ("faction", "count", "territory", "price"),
    "shipment_stopped": ("faction", "other"),
    "shipped": ("faction", "way", "count", "specials", "node"),
    "returned": ("faction", "count", "territory"),
}
