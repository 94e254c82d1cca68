"""Phase 4, spice harvesting: spice for the powers of the Imperium, bans, stockpiling (R8)."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.arrakis.battle.casualties import trim_all
from kanly.games.arrakis.client.words import message
from kanly.games.arrakis.facts.board import DEEP_DESERT, TERRAIN
from kanly.games.arrakis.facts.pieces import (
    CHOAM,
    HARKONNEN,
    KEEP,
    POWERS,
    RAISE,
    STOCKPILE,
    STOCKPILE_UP_TO,
    TOP_STEP,
)
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.areas import NUMBERS
from kanly.games.arrakis.table.changing import remove_harvester
from kanly.games.arrakis.table.state import ArrakisState
from kanly.games.arrakis.table.tracks import gain_supremacy
from kanly.kernel import Ask, Flow, Kind, Message, Option

PAID: Final[tuple[int, ...]] = (0, KEEP, RAISE)
ALL_PAID: Final = len(POWERS) * RAISE + STOCKPILE  # more spice buys nothing more
PAYMENTS: Final[list[tuple[int, int, int, int]]] = [
    (a, b, c, stock) for a in PAID for b in PAID for c in PAID for stock in (0, STOCKPILE)
]


def _payable(tops: int, stocks: bool) -> list[list[Option]]:
    """By spice: what can be paid while markers of a mask are at the top, which nothing raises (R8.2, R8.6)."""
    allowed = [paid for paid in PAYMENTS if stocks or not paid[3]]
    for power in range(len(POWERS)):
        if tops >> power & 1:
            allowed = [paid for paid in allowed if paid[power] != RAISE]
    return [[paid for paid in allowed if sum(paid) <= spice] for spice in range(ALL_PAID + 1)]


# By whether stockpiling is possible, the mask of markers at the top, and spice.
PAYABLE: Final[list[list[list[list[Option]]]]] = [
    [_payable(tops, stocks) for tops in range(1 << len(POWERS))] for stocks in (False, True)
]


def spice_harvest(p: P) -> Flow:
    """R8.7: spice is counted, the Harkonnen announce all payments, markers move, bans begin."""
    s = p.state
    s.phase = 4
    s.spice = s.saved
    s.saved = 0
    for area in NUMBERS.of(s.harvesters):
        s.spice += 2 if TERRAIN[area] == DEEP_DESERT else 1
        remove_harvester(p, area)
    p.tell("harvested", (s.spice,))
    paid: tuple[int, int, int, int] = yield Ask(HARKONNEN, "pay", payments(s))
    s.spice -= sum(paid)
    scenes: list[Any] = [
        ("move_markers", *paid[:3]),
        ("stockpile", paid[3]),
        "begin_bans",
        ("imperium_actions", *paid[:3]),
    ]
    if p.rules.setting("imperium_before_bans"):
        scenes[2], scenes[3] = scenes[3], scenes[2]
    p.then(*scenes)


def payments(s: ArrakisState) -> list[Option]:
    """What can be paid: for each marker nothing, 2 or 3 (not above the top), and for stockpiling (R8.2, R8.6)."""
    tops = 0
    for power in range(len(POWERS)):
        if s.imperium[power] == TOP_STEP:
            tops |= 1 << power
    return PAYABLE[s.supremacy <= STOCKPILE_UP_TO][tops][min(s.spice, ALL_PAID)][:]


def move_markers(p: P, choam: int, guild: int, landsraad: int) -> None:
    """R8.2, R8.3: paid for, a marker stays or rises; else it drops, and its ban is in force."""
    s = p.state
    s.bans = 0
    for power, paid in enumerate((choam, guild, landsraad)):
        before = s.imperium[power]
        if paid == RAISE:
            s.imperium[power] = before + 1
        elif not paid:
            s.imperium[power] = max(1, before - 1)
        if not paid or (before == 1 and (paid == KEEP or p.rules.setting("bottom_ban_stays"))):
            s.bans |= 1 << power
        p.tell("marker_moved", (POWERS[power], s.imperium[power]))


def stockpile(p: P, paid: int) -> None:
    """R8.5, R8.6: a point for three spice; one spice may be saved."""
    s = p.state
    s.saved = min(1, s.spice)
    s.spice = 0
    if paid:
        gain_supremacy(p, 1)


def begin_bans(p: P) -> Flow:
    """R8.4: the CHOAM ban takes what is above five."""
    s = p.state
    for power in range(len(POWERS)):
        if s.bans >> power & 1:
            p.tell("ban", (POWERS[power],))
    if s.bans >> CHOAM & 1:
        yield from trim_all(p, HARKONNEN)


def imperium_actions(p: P, choam: int, guild: int, landsraad: int) -> None:
    """The Spacing Guild: payments give Imperium actions (SG2.3)."""


def _ask_pay(p: P, ask: Ask) -> Message:
    powers = tuple([f"power:{name}" for name in POWERS])
    return Message("ask-pay", {"n": p.state.spice}, powers, ("R8.2", "R8.3", "R8.6"))


def _outcome(p: P, power: int, paid: int) -> str:
    """What a payment does to a marker and its ban, for the words of the option."""
    bottom = p.state.imperium[power] == 1
    if paid == RAISE:
        return "rises_banned" if bottom and p.rules.setting("bottom_ban_stays") else "rises"
    if paid == KEEP:
        return "stays_banned" if bottom else "stays"
    return "bottom" if bottom else "falls"


def _describe_pay(p: P, ask: Ask, option: Option) -> Message:
    choam, guild, landsraad = [_outcome(p, power, option[power]) for power in range(len(POWERS))]
    left = p.state.spice - sum(option)
    args = {"choam": choam, "guild": guild, "landsraad": landsraad, "stock": option[-1], "total": sum(option)}
    args |= {"saved": min(1, left), "lost": max(0, left - 1)}
    paid = [f"power:{name}" for name, spice in zip(POWERS, option, strict=False) if spice]
    return Message("pay-option", args, tuple(paid), ("R8.2", "R8.5", "R8.6"))


def _why_not_paid(p: P, ask: Ask, option: Option) -> Message:
    s = p.state
    if sum(option) > s.spice:
        return message("why-too-little-spice", ("R8.1",), n=s.spice)
    if option[3] and s.supremacy > STOCKPILE_UP_TO:
        return message("why-no-stockpiling", ("R8.6",))
    return message("why-marker-at-top", ("R8.2",))


SCENES: Final = (spice_harvest, move_markers, stockpile, begin_bans, imperium_actions)
KINDS: Final = (
    Kind(
        "pay",
        list(PAYMENTS),
        _ask_pay,
        _describe_pay,
        _why_not_paid,
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "harvested": ("n",),
    "marker_moved": ("power", "n"),
    "ban": ("power",),
}
