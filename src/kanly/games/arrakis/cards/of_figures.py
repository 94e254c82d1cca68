"""Verbs that place, replace and remove figures and vehicles."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.arrakis.actions.deploying import (
    FIGURE_OF,
    choose_area,
    own_legions,
    place_figures,
)
from kanly.games.arrakis.actions.moving import empty_zone
from kanly.games.arrakis.battle.casualties import roll_combat, side_figure
from kanly.games.arrakis.cards.of_legions import strike
from kanly.games.arrakis.client.words import DONE, asked, declined, message, options_by
from kanly.games.arrakis.desert.worms import put_worm
from kanly.games.arrakis.facts.board import (
    AREA_OF,
    AREAS,
    ARRAKEEN,
    CARTHAG,
    COUNT,
    DEEP_DESERT,
    DESERT_MASK,
    MOUNTAIN,
    PLATEAU,
    SECTORS,
    SECTORS_OF,
    SETTLEMENTS,
    TERRAIN,
    VILLAGES,
    ZONE_OF,
    ZONE_SECTORS,
    ZONES,
)
from kanly.games.arrakis.facts.leaders import LEADER_OF, WILD_MAKER
from kanly.games.arrakis.facts.pieces import (
    ATREIDES,
    CARRYALL,
    HARKONNEN,
    ORNITHOPTER,
    REGULAR,
    SIDES,
    TROOP,
    VEHICLES,
)
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.areas import NUMBERS
from kanly.games.arrakis.table.changing import place, remove_harvester, shift, take
from kanly.games.arrakis.table.legions import ONE, count
from kanly.games.arrakis.table.looking import (
    empty_areas,
    in_play,
    is_free,
    legions_of,
    sietch_areas,
)
from kanly.games.arrakis.table.records import HARVESTER, SETTLEMENT
from kanly.games.arrakis.table.state import ArrakisState
from kanly.games.arrakis.table.tracks import enter as enter_leader
from kanly.kernel import Ask, Flow, Kind, Message, Option

# Placing figures.


def place_at(p: P, figures: str, where: str) -> Flow:
    """PLACE: figures from the own supply; what is not there is skipped."""
    s = p.state
    side = s.active
    if where == "each_village":
        for village in VILLAGES:
            if s.ground[village] & SETTLEMENT:
                yield from place_figures(p, side, figures, village)
        return
    if where in AREA_OF:
        s.subject = AREA_OF[where]  # what follows is for the legion there, even if nobody can be placed
    areas = areas_for(s, side, where)
    if not areas:
        return
    area = areas[0]
    if len(areas) > 1 or where not in AREA_OF:
        area = yield from choose_area(p, side, areas, "figures", figures)
    if area >= 0:
        yield from place_figures(p, side, figures, area)


def areas_for(s: ArrakisState, side: int, where: str) -> list[int]:
    """Where a card lets figures be placed."""
    if where in AREA_OF:
        area = AREA_OF[where]
        return [area] if area not in SETTLEMENTS or s.ground[area] & SETTLEMENT else []
    if where == "carthag_or_arrakeen":
        return [area for area in (CARTHAG, ARRAKEEN) if s.ground[area] & SETTLEMENT]
    if where == "settlement":
        return [area for area in SETTLEMENTS if s.ground[area] & SETTLEMENT]
    if where == "legion" or where == "legion_with_special":
        return own_legions(s, side, where == "legion_with_special")
    if where == "sietch":
        return sietch_areas(s)
    if where == "empty_desert":
        return NUMBERS.of(DESERT_MASK & empty_areas(s))
    if where == "free_mountain" or where == "free_plateau":
        wanted = MOUNTAIN if where == "free_mountain" else PLATEAU
        return [area for area in range(COUNT) if TERRAIN[area] == wanted and is_free(s, side, area)]
    area = s.leader_at[LEADER_OF[where.removeprefix("legion_of_")]]
    return [area] if area >= 0 else []


def scatter(p: P, figures: str, number: int) -> Flow:
    """PLACE one figure each in `number` different empty deserts."""
    s = p.state
    side = s.active
    figure = FIGURE_OF[figures]
    for left in range(number, 0, -1):
        areas = areas_for(s, side, "empty_desert")
        if not areas or not s.supply[side][figure]:
            return
        area = yield from choose_area(p, side, areas, "scatter", figures, left)
        if area < 0:
            return
        place(p, side, area, figure)


# Replacing.


def replace(p: P, old: str, new: str, number: int) -> Flow:
    """Figures on the board are exchanged for better ones; a troop may go for a regular (SG5.7)."""
    s = p.state
    side = s.active
    for left in range(number, 0, -1):
        options = replaceable(s, side, FIGURE_OF[old]) if s.supply[side][FIGURE_OF[new]] else []
        if not options:
            return
        choice = yield Ask(side, "replace", [*options, DONE], context=(old, new, left))
        if choice == DONE:
            return
        troop = isinstance(choice, tuple)
        area = AREA_OF[choice[1] if troop else choice]
        take(s, side, area, TROOP if troop else FIGURE_OF[old])
        s.supply[side][FIGURE_OF[new]] -= 1
        shift(s, side, area, ONE[FIGURE_OF[new]])
        p.tell("replaced", (SIDES[side], new, AREAS[area]))


def replaceable(s: ArrakisState, side: int, figure: int) -> list[Option]:
    """Areas with such a figure; (troop, area) for one that stands in for a regular."""
    words = s.legions[side]
    there = legions_of(s, side)
    out: list[Option] = [AREAS[area] for area in there if count(words[area], figure)]
    if figure == REGULAR:
        out += [("troop", AREAS[area]) for area in there if count(words[area], TROOP)]
    return out


# Leaders.


def enter(p: P, name: str) -> Flow:
    """ENTER: the leader's card comes into play; the Wild Maker comes with his figure, his card spent."""
    s = p.state
    leader = LEADER_OF[name]
    if not enter_leader(p, leader) or leader != WILD_MAKER:
        return
    s.spent |= 1 << leader
    areas = areas_for(s, ATREIDES, "empty_desert")
    if areas:
        area = yield from choose_area(p, ATREIDES, areas, "wild_maker")
        if area >= 0:
            put_worm(p, area, True)


def enter_with(p: P, name: str, other: str) -> Flow | None:
    """ENTER, if another leader is in play."""
    return enter(p, name) if in_play(p.state, LEADER_OF[other]) else None


# Vehicles.


def vehicles(p: P, vehicle: str, number: int) -> None:
    """PLACE vehicles by the vehicle rules."""
    p.then(("place_some", VEHICLES.index(vehicle), number, p.rules.setting("vehicles_make_room") != "never"))


def vehicles_near(p: P, sectors: int) -> list[Option]:
    """Harkonnen vehicles in some sectors: harvesters by area, flyers by connected air zone."""
    s = p.state
    out: list[Option] = []
    for area in NUMBERS.of(s.harvesters):
        if SECTORS_OF[area] & sectors:
            out.append(AREAS[area])
    for zone in range(len(ZONES)):
        if s.zones[zone] in (ORNITHOPTER, CARRYALL) and ZONE_SECTORS[zone] & sectors:
            out.append(ZONES[zone])
    return out


def remove_some(p: P, sectors: int, number: int) -> Flow:
    """Vehicles of choice in some sectors go back to the supply."""
    for left in range(number, 0, -1):
        options = vehicles_near(p, sectors)
        if not options:
            return
        name: str = yield Ask(p.state.active, "remove_vehicle", [*options, DONE], context=left)
        if name == DONE:
            return
        if name in ZONE_OF:
            p.tell("flyer_removed", (VEHICLES[p.state.zones[ZONE_OF[name]]], name))
            empty_zone(p, ZONE_OF[name])
        else:
            remove_harvester(p, AREA_OF[name])


def remove_vehicles(p: P, name: str, number: int) -> Flow:
    """Vehicles from the sector in which a leader stands."""
    area = p.state.leader_at[LEADER_OF[name]]
    if area >= 0:
        yield from remove_some(p, SECTORS_OF[area], number)


def rockets(p: P, dice: int) -> Flow:
    """Fremen Rockets: a sector with an own legion; a vehicle for each hit and special."""
    s = p.state
    side = s.active
    sectors = 0
    for area in legions_of(s, side):
        sectors |= SECTORS_OF[area]
    options: list[Option] = [SECTORS[i] for i in range(len(SECTORS)) if sectors >> i & 1]
    name: str = yield Ask(side, "sector", [*options, DONE], context="rockets")
    if name == DONE:
        return
    roll = roll_combat(p, dice)
    p.tell("rolled", (dice, roll[0], roll[1], roll[2]))
    yield from remove_some(p, 1 << SECTORS.index(name), roll[0] + roll[2])


def dust_chasms(p: P, number: int) -> Flow:
    """Harvesters from the deep deserts of one sector."""
    s = p.state
    deep = [area for area in NUMBERS.of(s.harvesters) if TERRAIN[area] == DEEP_DESERT]
    sectors = 0
    for area in deep:
        sectors |= SECTORS_OF[area]
    options: list[Option] = [SECTORS[i] for i in range(len(SECTORS)) if sectors >> i & 1]
    if not options:
        return
    name: str = yield Ask(s.active, "sector", [*options, DONE], context="dust_chasms")
    if name == DONE:
        return
    sector = 1 << SECTORS.index(name)
    for left in range(number, 0, -1):
        there: list[Option] = [AREAS[a] for a in deep if SECTORS_OF[a] & sector and s.ground[a] & HARVESTER]
        if not there:
            return
        where: str = yield Ask(s.active, "remove_vehicle", [*there, DONE], context=left)
        if where == DONE:
            return
        remove_harvester(p, AREA_OF[where])


def captured(p: P, dice: int) -> Flow:
    """Captured Ornithopter: it goes, and a legion under its air zone is attacked from above."""
    s = p.state
    zones: list[Option] = [ZONES[z] for z in range(len(ZONES)) if s.zones[z] == ORNITHOPTER]
    if not zones:
        return
    name: str = yield Ask(s.active, "capture", [*zones, DONE])
    if name == DONE:
        return
    zone = ZONE_OF[name]
    p.tell("flyer_removed", (VEHICLES[ORNITHOPTER], name))
    empty_zone(p, zone)
    enemies = [area for area in legions_of(s, HARKONNEN) if zone in p.rules.zones[area]]
    if enemies:
        yield from strike(p, s.active, enemies, dice)


def _ask_replaced(p: P, ask: Ask) -> Message:
    old, new = [side_figure(ask.seat, figure) for figure in ask.context[:2]]
    return message("ask-replace", ("R4.12",), figure=old, figure2=new, n=ask.context[2])


def _describe_replace(p: P, ask: Ask, option: Option) -> Message:
    if option == DONE:
        return declined(p, ask)
    if isinstance(option, tuple):
        return message("replace-troop", area=option[1])
    return message("replace-option", area=option)


def _describe_removed(p: P, ask: Ask, option: Option) -> Message:
    if option == DONE:
        return declined(p, ask)
    if option in ZONE_OF:
        return message("remove_vehicle-zone", zone=option)
    return message("remove_vehicle-area", area=option)


def _describe_sector(p: P, ask: Ask, option: Option) -> Message:
    return declined(p, ask) if option == DONE else Message("sector-" + option)


VERBS: Final[dict[str, Any]] = {
    "place": place_at,
    "scatter": scatter,
    "replace": replace,
    "enter": enter,
    "enter_with": enter_with,
    "vehicles": vehicles,
    "remove_vehicles": remove_vehicles,
    "rockets": rockets,
    "dust_chasms": dust_chasms,
    "captured": captured,
}
KINDS: Final = (
    Kind(
        "replace",
        [*AREAS, *[("troop", area) for area in AREAS], DONE],
        _ask_replaced,
        _describe_replace,
    ),
    Kind(
        "remove_vehicle",
        [*AREAS, *ZONES, DONE],
        lambda p, ask: message("ask-remove_vehicle", (), n=ask.context),
        _describe_removed,
    ),
    Kind("sector", [*SECTORS, DONE], lambda p, ask: message("ask-sector-" + ask.context), _describe_sector),
    Kind("capture", [*ZONES, DONE], asked(), options_by("zone", spent=True)),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "replaced": ("side", "figure", "area"),
    "flyer_removed": ("vehicle", "zone"),
}
