"""Landing: everything aboard a heighliner comes down to the planet (SG4)."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.arrakis.actions.moving import empty_zone
from kanly.games.arrakis.client.words import message, options_by
from kanly.games.arrakis.facts.board import AREA_OF, AREAS, EVERYWHERE, NEAR_MASK, ZONE_OF, ZONES, mask_of
from kanly.games.arrakis.facts.pieces import (
    ATREIDES,
    CARRYALL,
    FIGURES,
    FRIGATE,
    HARKONNEN,
    ORNITHOPTER,
    SIDES,
    STACK,
    TROOP,
    VEHICLES,
)
from kanly.games.arrakis.guild.cards import in_force
from kanly.games.arrakis.guild.imperium import guild_of, recruit
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.areas import NUMBERS, Listing
from kanly.games.arrakis.table.changing import occupy, shift
from kanly.games.arrakis.table.legions import ONE
from kanly.games.arrakis.table.looking import (
    beside,
    empty_areas,
    is_empty,
    open_zones,
    stack_limit,
)
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Ask, Flow, Kind, Message, Option

LANDINGS: Final[Listing[Option]] = Listing([("area", area) for area in AREAS])


def land(p: P, side: int) -> Flow:
    """SG4.1-SG4.6: troops and frigates, in the order that the owner likes; then the heighliner goes back."""
    s = p.state
    guild = guild_of(s)
    p.tell("landing", (SIDES[side],))
    if side == ATREIDES:
        recruit(p, side, in_force(p, "volunteers"))
    yield from make_room(p, side)
    troops = guild.troops[side] > 0
    while True:
        options: list[Option] = []
        if troops:
            options += LANDINGS.of(first_areas(s, side, guild.troops[side]))
        if guild.frigates[side]:
            options += [("zone", ZONES[zone]) for zone in open_zones(s)]
        if not options:
            break
        choice = yield Ask(side, "land", options, context=(guild.troops[side], guild.frigates[side]))
        if choice[0] == "zone":
            put_frigate(p, side, ZONE_OF[choice[1]])
        else:
            troops = False
            yield from land_troops(p, side, AREA_OF[choice[1]])
    guild.frigate_reserve[side] += guild.frigates[side]  # SG4.3: without a zone
    guild.frigates[side] = 0
    guild.steps[side] = 0
    p.tell("heighliner", (SIDES[side], 0))


# Troops.


def landing_areas(s: ArrakisState, side: int) -> int:
    """SG4.2: where troops may land, as a mask: empty areas with no enemy legion or settlement beside them."""
    return empty_areas(s) & (EVERYWHERE ^ beside(s.held[1 - side]))


def first_areas(s: ArrakisState, side: int, troops: int) -> int:
    """With more troops than one area takes, those with another legal area beside them, if there are any (SG4.5)."""
    areas = landing_areas(s, side)
    if troops <= stack_limit(s, side):
        return areas
    return mask_of([area for area in NUMBERS.of(areas) if NEAR_MASK[area] & areas]) or areas


def land_troops(p: P, side: int, area: int) -> Flow:
    """All in one area; above the limit, in two that are adjacent, split as the owner likes."""
    s = p.state
    guild = guild_of(s)
    troops = guild.troops[side]
    limit = stack_limit(s, side)
    areas = landing_areas(s, side)
    others = NUMBERS.of(NEAR_MASK[area] & areas)
    here = min(troops, limit)
    if troops > limit and others:
        low = max(1, troops - limit)
        if low < here:
            here = yield Ask(side, "land_here", list(range(low, here + 1)), context=AREAS[area])
    put_troops(p, side, area, here)
    if troops > limit and others:
        name: str = yield Ask(side, "land_beside", [AREAS[near] for near in others], context=AREAS[area])
        put_troops(p, side, AREA_OF[name], min(limit, guild.troops[side]))


def put_troops(p: P, side: int, area: int, number: int) -> None:
    """Troops from the heighliner to an area."""
    s = p.state
    guild_of(s).troops[side] -= number
    shift(s, side, area, number * ONE[TROOP])
    p.tell("placed", (SIDES[side], number, FIGURES[TROOP], AREAS[area]))


# Frigates.


def make_room(p: P, side: int) -> Flow:
    """SG4.3, SG4.7: where zones are missing, the Harkonnen remove ornithopters or carryalls of their choice."""
    s = p.state
    guild = guild_of(s)
    while guild.frigates[side] > len(open_zones(s)):
        taken: list[Option] = [ZONES[z] for z in range(len(ZONES)) if s.zones[z] in (ORNITHOPTER, CARRYALL)]
        if not taken:
            return
        name: str = yield Ask(HARKONNEN, "make_room", taken)
        p.tell("flyer_removed", (VEHICLES[s.zones[ZONE_OF[name]]], name))
        empty_zone(p, ZONE_OF[name])


def put_frigate(p: P, side: int, zone: int) -> None:
    """A frigate from the heighliner to an air zone."""
    s = p.state
    guild_of(s).frigates[side] -= 1
    occupy(s, zone, FRIGATE + side)
    p.tell("frigate_landed", (SIDES[side], ZONES[zone]))


def _ask_land(p: P, ask: Ask) -> Message:
    troops, frigates = ask.context
    return message("ask-land", ("SG4.1",), n=troops, m=frigates, both="yes" if troops and frigates else "no")


def _describe_land(p: P, ask: Ask, option: Option) -> Message:
    if option[0] == "zone":
        return message("land-zone", ("SG4.3",), zone=option[1])
    return message("land-area", ("SG4.2",), area=option[1])


def _why_no_landing(p: P, ask: Ask, option: Option) -> Message:
    s = p.state
    if option[0] == "zone":
        return message("why-zone-taken", ("SG4.3", "SG6.3"), zone=option[1])
    area = AREA_OF[option[1]]
    if not is_empty(s, area):
        return message("why-not-empty", ("SG4.2", "R0.5"), area=option[1])
    return message("why-enemy-near", ("SG4.2",), area=option[1])


SCENES: Final[tuple[Any, ...]] = (land,)
KINDS: Final[tuple[Kind, ...]] = (
    Kind(
        "land",
        [*[("area", area) for area in AREAS], *[("zone", zone) for zone in ZONES]],
        _ask_land,
        _describe_land,
        _why_no_landing,
    ),
    Kind(
        "land_here",
        list(range(1, STACK + 1)),
        lambda p, ask: message("ask-land_here", ("SG4.2",), area=ask.context),
        options_by("n"),
    ),
    Kind(
        "land_beside",
        list(AREAS),
        lambda p, ask: message("ask-land_beside", ("SG4.2",), area=ask.context),
        options_by("area"),
    ),
    Kind(
        "make_room",
        list(ZONES),
        lambda p, ask: message("ask-make_room", ("SG4.7",)),
        options_by("zone"),
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"landing": ("side",), "frigate_landed": ("side", "zone")}
