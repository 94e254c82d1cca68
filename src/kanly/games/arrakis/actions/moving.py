"""Moving legions: the march itself, and what happens where it ends (R5)."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.actions.legions import any_legion, choose_legion
from kanly.games.arrakis.actions.paths import LONG_RIDE, NAVIGATOR_ZONE, ridden_areas
from kanly.games.arrakis.battle.casualties import trim
from kanly.games.arrakis.client.words import came_to_nothing
from kanly.games.arrakis.desert.worms import flip_wormsign
from kanly.games.arrakis.facts.board import AREAS, STATION_AREAS
from kanly.games.arrakis.facts.pieces import (
    ATREIDES,
    CARRYALL,
    EMPTY,
    FRIGATE,
    MARKERS,
    NAVIGATOR,
    ORNITHOPTER,
    SIDES,
)
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.changing import occupy, remove_harvester, shift
from kanly.games.arrakis.table.legions import BODY, leaders
from kanly.games.arrakis.table.looking import in_mask
from kanly.games.arrakis.table.records import (
    BURNT,
    GONE,
    HARVESTER,
    LIFT,
    MODES,
    NOBODY,
    RIDE,
    RODE,
    STATION,
    WORMSIGN,
    Party,
)
from kanly.games.arrakis.table.state import ArrakisState
from kanly.games.arrakis.table.tracks import gain_prescience
from kanly.kernel import Flow


def move(p: P, what: str, number: int) -> None:
    """Moves of one action: simultaneous, each of another legion (R4.8, R5.2)."""
    p.state.marches = []
    p.then(("march", what, number), "arrive")


def march(p: P, what: str, number: int) -> Flow:
    """One of them; what follows is asked only while there is a legion left to move."""
    s = p.state
    side = s.active
    if not any_legion(p, side, what, True, False):
        return
    party = yield from choose_legion(p, side, what, True, False, "move")
    if party is None:
        return
    set_out(p, party)
    if number > 1:
        p.then(("march", what, number - 1))


def set_out(p: P, party: Party) -> None:
    """The party goes: the figures stand in the new area, what happens there comes when all have moved."""
    s = p.state
    if party.mode == RIDE and leaders(party.word) and len(ridden_areas(s, party.area)) >= LONG_RIDE:
        s.deeds |= RODE
    fly(p, party, False)
    relocate(s, party.side, party.area, party.target, party.word, party.captains, party.tokens)
    s.marches.append((party.area, party.target, party.word, party.captains, party.tokens, party.mode))
    s.subject = party.target
    s.party = None
    p.tell("moved", (SIDES[party.side], AREAS[party.area], AREAS[party.target], MODES[party.mode]))


def fly(p: P, party: Party, stays: bool) -> None:
    """The vehicle is used that carries a party; whoever was carried in this turn is known where it goes (F7, SG7.3)."""
    s = p.state
    if party.zone != NOBODY:
        use_vehicle(p, party.zone)
        used = s.lifted if party.mode == LIFT else s.flown
        used.extend([party.area, party.target] if stays else [party.target])
    for carried in (s.flown, s.lifted):
        if party.area in carried and party.target not in carried:
            carried.append(party.target)


def relocate(s: ArrakisState, side: int, start: int, end: int, word: int, captains: int, tokens: int) -> None:
    """Figures from one area to another."""
    shift(s, side, start, -word)
    shift(s, side, end, word)
    for leader in in_mask(captains):
        s.leader_at[leader] = end
    for token in in_mask(tokens):
        s.tokens[token] = end


def use_vehicle(p: P, zone: int) -> None:
    """A vehicle in an air zone is used and goes; the navigator may go in its place."""
    s = p.state
    at = s.zones.index(NAVIGATOR) if zone == NAVIGATOR_ZONE else zone
    empty_zone(p, at)


def empty_zone(p: P, zone: int) -> None:
    """Whatever is in an air zone goes back to where it came from."""
    s = p.state
    there = s.zones[zone]
    occupy(s, zone, EMPTY)
    if there in (ORNITHOPTER, CARRYALL):
        s.vehicles[there] += 1
    elif there >= FRIGATE:
        assert s.guild is not None
        s.guild.frigate_reserve[there - FRIGATE] += 1


def arrive(p: P) -> Flow:
    """All have moved: harvesters burn, stations are taken, wormsigns turn, and nobody stands too close (R5.7, R0.4)."""
    s = p.state
    side = s.active
    ends = [march[1] for march in s.marches]
    s.marches = []
    if not ends:
        came_to_nothing(p)
    for area in dict.fromkeys(ends):
        yield from arrive_in(p, side, area, True)
    yield from p.rules.step("after_arrivals")(p)


def arrive_in(p: P, side: int, area: int, by_choice: bool) -> Flow:
    """R5.7, R5.9: what happens to a legion that has come to an area; pushed there it earns nothing for a harvester."""
    s = p.state
    if not s.legions[side][area] & BODY:
        return
    if side == ATREIDES:
        if s.ground[area] & HARVESTER:
            remove_harvester(p, area)
            if by_choice:
                s.deeds |= BURNT
                p.rules.step("harvester_burnt")(p)
        if s.ground[area] & STATION:
            take_station(p, area)
        yield from trim(p, side, area)
        return
    yield from trim(p, side, area)
    if s.ground[area] & WORMSIGN and s.wormsigns.index(area) not in s.flipped:  # R10.12: an open one waits
        yield from flip_wormsign(p, area)


def take_station(p: P, area: int) -> None:
    """R11.5: a testing station is turned; its marker advances."""
    s = p.state
    at = STATION_AREAS.index(area)
    marker = s.stations[at]
    s.stations[at] = GONE
    s.ground[area] &= ~STATION
    p.uncover()
    p.tell("station", (AREAS[area], MARKERS[marker]))
    gain_prescience(p, marker, 1)


# What The Spacing Guild adds to.


def harvester_burnt(p: P) -> None:
    """An Atreides legion has destroyed a harvester (SG2.2)."""


def after_arrivals(p: P) -> Flow:
    """All moves of an action are done."""
    yield from ()


SCENES: Final = (march, arrive)
STEPS: Final = (arrive_in, harvester_burnt, after_arrivals)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "moved": ("side", "from", "area", "mode"),
    "station": ("area", "marker"),
}
