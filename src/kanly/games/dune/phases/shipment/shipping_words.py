"""The questions of a shipment, and why an answer is not offered."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.karama import KARAMAS
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.factions import BENE_GESSERIT, FACTIONS, FORCES, SPACING_GUILD
from kanly.games.dune.facts.map import NODE_OF, NODE_SECTOR, NODE_TERRITORY, NODE_TOKENS, TERRITORIES, TERRITORY_OF
from kanly.games.dune.phases.shipment.advisors import ADVISORS, FIGHTERS
from kanly.games.dune.phases.shipment.groups import SPECIALS
from kanly.games.dune.phases.shipment.landing import ALLIES, FULL, OWN, most_perhaps
from kanly.games.dune.phases.shipment.owed import owed_shipments
from kanly.games.dune.phases.shipment.shipping import (
    BACK,
    DEPLOY,
    RESERVES,
    WAYS,
    available,
    barrier,
    could_halve,
    destinations,
    halved,
    homes,
    lost_in_storm,
    most,
    movable,
    price,
    rate,
    ready_ways,
    starts,
    turn_of,
    ways,
)
from kanly.games.dune.rules import P
from kanly.games.dune.table.forces import closed_to
from kanly.games.dune.table.lineup import only_with
from kanly.kernel import PASS, Ask, Kind, Message, Option

BARRIER_RULES: Final[dict[str, tuple[str, ...]]] = {
    "why-ship-beyond-deployment": ("FRE.B2", "R19.11"),
    "why-ship-same-territory": ("GUI.B2",),
    "why-ship-storm": ("R10.4",),
    "why-ship-own-advisors": ("BG.A6",),
    "why-ship-stronghold-full": ("R10.8",),
    "why-vow-not-to-ship": ("R16.8",),
}
WAY_RULES: Final[dict[str, tuple[str, ...]]] = {
    "reserves": ("R10.2",),
    "deploy": ("FRE.B2",),
    "cross": ("GUI.B2", "GUI.S1"),
    "back": ("R10.6", "GUI.B2"),
}


def _shipper(p: P) -> str:
    return FACTIONS[turn_of(p.state).faction].name


def _why_not_this_way(p: P, ask: Ask, option: Option) -> Message:
    f = turn_of(p.state).faction
    if p.state.vows and (option == PASS or option in ready_ways(p, f)):
        return _owes()
    if option not in ways(p, f):
        return message("why-ship-way-" + option, WAY_RULES[option])
    if option in (RESERVES, DEPLOY) and not p.state.sides[f].reserves:
        return message("why-ship-no-reserves", ("R10.2",), faction=FACTIONS[f].name)
    return message("why-ship-no-spice", ("R10.3",))


def _decided() -> Message:
    """Why a shipment begun is not given up: undo takes it back."""
    return message("why-ship-decided", ("R10.1",))


def _owes() -> Message:
    """Why somebody has to ship, or just there: he has said so under Truthtrance."""
    return message("why-vow-to-ship", ("T23.2",))


def _why_not_from(p: P, ask: Ask, option: Option) -> Message:
    if option == PASS:
        return _decided()
    s = p.state
    f = turn_of(s).faction
    if s.vows and option in starts(p, f, turn_of(s).way):
        return _owes()
    territory = TERRITORY_OF[option]
    if territory not in homes(s, f):
        return message("why-ship-nobody-there", ("GUI.B2",), territory=option)
    if not movable(s, f, territory):
        return message("why-ship-leaving-storm", ("GUI.B2", "R5.5"), territory=option)
    return message("why-ship-no-spice", ("GUI.B3",))


def _why_not_to(p: P, ask: Ask, option: Option) -> Message:
    s = p.state
    turn = turn_of(s)
    if s.vows and owed_shipments(p, turn.faction):
        open_ends = destinations(p, turn.faction, turn.way, turn.start)
        if option in open_ends or (option == PASS and open_ends):
            return _owes()
    if option == PASS:
        return _decided()
    if not available(s, turn.faction, turn.way, turn.start):
        return message("why-ship-no-reserves", ("R10.2",), faction=FACTIONS[turn.faction].name)
    closed = closed_to(s, turn.faction)
    reason = barrier(p, turn.faction, turn.way, turn.start, NODE_OF[option], closed)
    if not reason:
        return message("why-ship-no-spice", ("R10.3",))
    territory = TERRITORIES[NODE_TERRITORY[NODE_OF[option]]].name
    return message(reason, BARRIER_RULES[reason], node=option, territory=territory)


def _why_not_rate(p: P, ask: Ask, option: Option) -> Message:
    if option == PASS:
        return _decided()
    turn = turn_of(p.state)
    if option == FULL:
        cost = price(turn.way, turn.node, turn.forces, False)
        return message("why-ship-rate-full", ("R10.3", "R14.10"), count=turn.forces, price=cost)
    return message("why-ship-in-hand", ("T24.3",), card=option)


def _why_not_number(p: P, ask: Ask, option: Option) -> Message:
    if option == PASS:
        return _decided()
    s = p.state
    turn = turn_of(s)
    there = available(s, turn.faction, turn.way, turn.start)
    if option > there:
        return message("why-ship-so-many-left", ("R10.2",), count=there)
    cost = price(turn.way, turn.node, option, could_halve(p, turn.faction, turn.way))
    return message("why-ship-too-dear", ("R10.3", "R14.10"), count=most_perhaps(p, turn), price=cost)


def _why_not_specials(p: P, ask: Ask, option: Option) -> Message:
    if option > max(ask.options):
        return message("why-ship-so-many-specials", ("R15.6",), count=max(ask.options))
    return message("why-ship-so-few-specials", ("R15.6",), count=min(ask.options))


def _stormy(p: P, node: int) -> bool:
    """Whether whoever comes to a node comes into the storm."""
    return NODE_SECTOR[node] == p.state.storm


def _describe_to(p: P, ask: Ask, option: Option) -> Message:
    if option == PASS:
        return message("ship_to-pass")
    turn = turn_of(p.state)
    if turn.way == DEPLOY and _stormy(p, NODE_OF[option]):
        return message("ship_to-storm", ("FRE.A4",), node=option)
    if turn.way == DEPLOY:
        return message("ship_to-free", node=option)
    half = halved(p, turn.faction, turn.way)
    return message("ship_to-half" if half else "ship_to-full", node=option, price=rate(turn.way, NODE_OF[option]))


def _describe_rate(p: P, ask: Ask, option: Option) -> Message:
    if option == PASS:
        return message("ship_rate-pass")
    turn = turn_of(p.state)
    cost = price(turn.way, turn.node, turn.forces, option != FULL)
    if option == FULL:
        return message("ship_rate-full", ("R10.3",), price=cost)
    return message("ship_rate-half", ("T24.3",), card=option, price=cost)


def _describe_number(p: P, ask: Ask, option: Option) -> Message:
    if option == PASS:
        return message("ship_forces-pass")
    turn = turn_of(p.state)
    if turn.way == DEPLOY and _stormy(p, turn.node):
        return message("ship_forces-storm", ("FRE.A4",), count=option, lost=lost_in_storm(option))
    dear = option > most(p.state, turn.faction, turn.way, turn.start, turn.node, turn.half)  # without a Karama
    cost = price(turn.way, turn.node, option, turn.half or dear)
    rules = ("T24.3",) if dear else ("R10.3",)
    return message("ship_forces-karama" if dear else "ship_forces-some", rules, count=option, price=cost)


def _ask_number(p: P, ask: Ask) -> Message:
    turn = turn_of(p.state)
    if turn.way == BACK:
        return message("ask-ship_forces-back", ("GUI.B3",), territory=TERRITORIES[turn.start].name)
    if turn.way == DEPLOY and _stormy(p, turn.node):
        return message("ask-ship_forces-storm", ("R10.3", "FRE.A4"), node=NODE_TOKENS[turn.node])
    two = price(turn.way, turn.node, 2, turn.half)  # of one, half a spice is a whole one
    return message("ask-ship_forces", ("R10.3",), node=NODE_TOKENS[turn.node], price=two)


KINDS: Final = (
    Kind(
        "ship",
        [*WAYS, PASS],
        question=lambda p, ask: message("ask-ship", ("R10.1", "GUI.B2"), faction=_shipper(p)),
        why_not=_why_not_this_way,
    ),
    Kind(
        "ship_from",
        [*[territory.name for territory in TERRITORIES], PASS],
        question=lambda p, ask: message("ask-ship_from", ("GUI.B2",)),
        describe=lambda p, ask, option: (
            message("ship_from-pass") if option == PASS else message("ship_from-here", territory=option)
        ),
        why_not=_why_not_from,
    ),
    Kind(
        "ship_to",
        [*NODE_TOKENS, PASS],
        question=lambda p, ask: message("ask-ship_to-" + turn_of(p.state).way, ("R10.2",), faction=_shipper(p)),
        describe=_describe_to,
        why_not=_why_not_to,
    ),
    *only_with(
        BENE_GESSERIT,
        Kind(
            "ship_as",
            [FIGHTERS, ADVISORS],
            question=lambda p, ask: message("ask-ship_as", ("BG.A6",), node=NODE_TOKENS[turn_of(p.state).node]),
        ),
    ),
    Kind(
        "ship_rate",
        [FULL, *KARAMAS, PASS],
        question=lambda p, ask: message("ask-ship_rate", ("R10.7", "T24.3"), count=turn_of(p.state).forces),
        describe=_describe_rate,
        why_not=_why_not_rate,
    ),
    Kind(
        "ship_payment",
        [OWN, ALLIES],
        question=lambda p, ask: message("ask-ship_payment", ("R14.10",)),
        why_not=lambda p, ask, option: message("why-payment-allies", ("R14.10",)),
    ),
    Kind(
        "ship_forces",
        [*range(1, FORCES + 1), PASS],
        question=_ask_number,
        describe=_describe_number,
        why_not=_why_not_number,
    ),
    Kind(
        "ship_specials",
        list(range(SPECIALS + 1)),
        question=lambda p, ask: message("ask-ship_specials", ("R15.6",), count=ask.context),
        describe=lambda p, ask, option: message("ship_specials-some", count=option),
        why_not=_why_not_specials,
    ),
    *only_with(
        SPACING_GUILD,
        Kind(
            "stop_shipment",
            ["karama", PASS],
            question=lambda p, ask: message("ask-stop_shipment", ("GUI.K1",), faction=ask.context),
            describe=lambda p, ask, option: message("stop_shipment-" + option, faction=ask.context),
            why_not=lambda p, ask, option: message("why-ship-in-hand", ("GUI.K1",), card=option),
        ),
    ),
    Kind(
        "storm_specials",
        list(range(SPECIALS + 1)),
        question=lambda p, ask: message("ask-storm_specials", ("FRE.A4",), count=ask.context),
        describe=lambda p, ask, option: message("ship_specials-some", count=option),
        why_not=_why_not_specials,
    ),
)
