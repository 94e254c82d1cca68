"""Phase 1, vehicle placement (R3.3-R3.7); House dice and cards place vehicles the same way."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.client.words import DONE, came_to_nothing, declined, message
from kanly.games.arrakis.facts.board import AREA_OF, AREAS, DESERT, DESERT_MASK, EVERYWHERE, TERRAIN, ZONE_OF, ZONES
from kanly.games.arrakis.facts.pieces import (
    ATREIDES,
    CARRYALL,
    EMPTY,
    HARKONNEN,
    HARVESTER,
    ORNITHOPTER,
    ROWS,
    VEHICLE_OF,
    VEHICLES,
)
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.areas import Listing
from kanly.games.arrakis.table.changing import add_harvester, occupy
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Ask, Flow, Kind, Message, Option

AREA_PLACES: Final[list[tuple[str, str]]] = [(VEHICLES[HARVESTER], area) for area in AREAS]
ZONE_PLACES: Final[list[list[tuple[str, str]]]] = [
    [],
    [(VEHICLES[ORNITHOPTER], zone) for zone in ZONES],
    [(VEHICLES[CARRYALL], zone) for zone in ZONES],
]

HARVESTER_PLACES: Final[Listing[Option]] = Listing(AREA_PLACES)
FLYER_PLACES: Final[list[Listing[Option]]] = [Listing(places) for places in ZONE_PLACES]


def place_vehicles(p: P) -> None:
    """R3.3, R3.7: harvesters, then ornithopters, then carryalls, by the row of the lowest marker."""
    s = p.state
    s.phase = 1
    row = ROWS[min(s.imperium)]
    p.tell("active_row", (min(s.imperium), row[1], row[2], row[3]))
    over = p.rules.setting("vehicles_make_room") == "always"
    for vehicle in (CARRYALL, ORNITHOPTER, HARVESTER):
        p.then(("place_some", vehicle, row[1 + vehicle], over))


def place_some(p: P, vehicle: int, number: int, over: bool) -> Flow:
    """Vehicles of one sort, one at a time; `over`: an own vehicle in the zone may make room (R3.5)."""
    s = p.state
    for left in range(number, 0, -1):
        choice = yield from one_vehicle(places(s, vehicle, over), VEHICLES[vehicle], left)
        if choice == DONE:
            break
        put_vehicle(p, choice)
    if s.active == HARKONNEN:  # a card, not phase 1
        came_to_nothing(p)


def one_vehicle(options: list[Option], what: str, left: int) -> Flow:
    """The next vehicle and its place, or DONE."""
    if not options:
        return DONE
    return (yield Ask(HARKONNEN, "place", [*options, DONE], context=(what, left)))


def place_any(p: P, number: int) -> Flow:
    """R4.12: vehicles of choice from the supply."""
    s = p.state
    over = p.rules.setting("vehicles_make_room") != "never"
    for left in range(number, 0, -1):
        options = [option for vehicle in range(len(VEHICLES)) for option in places(s, vehicle, over)]
        choice = yield from one_vehicle(options, "vehicle", left)
        if choice == DONE:
            break
        put_vehicle(p, choice)
    came_to_nothing(p)


def places(s: ArrakisState, vehicle: int, over: bool) -> list[Option]:
    """R3.4: harvesters in free deserts, one an area; flyers in air zones, one a zone."""
    if not s.vehicles[vehicle]:
        return []
    if vehicle == HARVESTER:  # R0.5
        return HARVESTER_PLACES.of(DESERT_MASK & (EVERYWHERE ^ (s.harvesters | s.worms | s.held[ATREIDES])))
    other = ORNITHOPTER + CARRYALL - vehicle
    return FLYER_PLACES[vehicle].of(s.aloft[EMPTY] | s.aloft[other] if over else s.aloft[EMPTY])


def put_vehicle(p: P, choice: tuple[str, str]) -> None:
    """A vehicle from the supply to its place; an own one that is in the way goes back first."""
    s = p.state
    vehicle = VEHICLE_OF[choice[0]]
    if vehicle == HARVESTER:
        add_harvester(p, AREA_OF[choice[1]])
        return
    zone = ZONE_OF[choice[1]]
    if s.zones[zone] != EMPTY:
        s.vehicles[s.zones[zone]] += 1
    occupy(s, zone, vehicle)
    s.vehicles[vehicle] -= 1
    p.tell("flyer_placed", (choice[0], choice[1]))


def _ask_place(p: P, ask: Ask) -> Message:
    return message("ask-place-" + ask.context[0], ("R3.4",), n=ask.context[1])


def _describe_place(p: P, ask: Ask, option: Option) -> Message:
    if option == DONE:
        return declined(p, ask)
    if option[0] == VEHICLES[HARVESTER]:
        return message("place-area", vehicle=option[0], area=option[1])
    return message("place-zone", vehicle=option[0], zone=option[1])


def _why_no_place(p: P, ask: Ask, option: Option) -> Message | None:
    s = p.state
    if option == DONE:
        return None
    if not s.vehicles[VEHICLES.index(option[0])] or ask.context[0] not in ("vehicle", option[0]):
        return message("why-no-such-vehicle", ("R3.3", "R3.7"), vehicle=option[0])
    if option[1] in ZONE_OF:
        return message("why-zone-taken", ("R3.4", "F11"), zone=option[1])
    area = AREA_OF[option[1]]
    if TERRAIN[area] < DESERT:
        return message("why-no-desert", ("R3.4",), area=option[1])
    return message("why-not-free", ("R0.5", "R3.4"), area=option[1])


SCENES: Final = (place_vehicles, place_some, place_any)
KINDS: Final = (
    Kind(
        "place",
        [*AREA_PLACES, *ZONE_PLACES[ORNITHOPTER], *ZONE_PLACES[CARRYALL], DONE],
        _ask_place,
        _describe_place,
        _why_no_place,
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "active_row": ("n", "harvesters", "ornithopters", "carryalls"),
    "flyer_placed": ("vehicle", "zone"),
}
