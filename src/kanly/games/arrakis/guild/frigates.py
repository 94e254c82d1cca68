"""Frigates: superior troop transport and bombardment (SG6, SG7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.games.arrakis.actions.free import BOMBARD
from kanly.games.arrakis.actions.moving import empty_zone
from kanly.games.arrakis.actions.paths import Transport, under
from kanly.games.arrakis.battle.casualties import roll_combat, special_hits
from kanly.games.arrakis.client.words import DONE, asked, message, options_by, refused
from kanly.games.arrakis.desert.worms import lose_harvester
from kanly.games.arrakis.facts.board import AREA_OF, AREAS, LIFTED_TO, ZONE_OF, ZONES, mask_of
from kanly.games.arrakis.facts.pieces import BOMBARDMENT, FRIGATE, HARKONNEN, SIDES
from kanly.games.arrakis.guild.cards import in_force
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.areas import NAMES
from kanly.games.arrakis.table.changing import remove_harvester
from kanly.games.arrakis.table.looking import has_legion
from kanly.games.arrakis.table.records import HARVESTER, LIFT
from kanly.kernel import Ask, Flow, Kind, Option


def frigates_over(p: P, side: int, area: int) -> list[int]:
    """Own frigates in air zones connected to an area (SG7.9)."""
    zones = p.state.zones
    return [zone for zone in p.rules.zones[area] if zones[zone] == FRIGATE + side]


# Transport.


def with_lift(inner: Callable[..., list[Transport]]) -> Callable[..., list[Transport]]:
    """SG7.2, SG7.3: three areas, over everything; one transport a legion and turn, or one of each sort."""

    def transports(p: P, side: int) -> list[Transport]:
        s = p.state
        out: list[Transport] = inner(p, side)
        starts = under(p, FRIGATE + side)
        if starts:
            out = [*out, (LIFT, starts & ~mask_of(s.lifted), LIFTED_TO)]
        if (s.flown or s.lifted) and p.rules.setting("one_transport"):
            carried = mask_of(s.flown) | mask_of(s.lifted)
            out = [(way[0], way[1] & ~carried, way[2]) for way in out]
        return out

    return transports


def with_frigates(inner: Callable[..., list[int]]) -> Callable[..., list[int]]:
    """The frigates that may carry a legion."""

    def carriers(p: P, side: int, area: int, mode: int) -> list[int]:
        found: list[int] = frigates_over(p, side, area) if mode == LIFT else inner(p, side, area, mode)
        return found

    return carriers


# Bombardment.


def targets(p: P, side: int) -> int:
    """SG7.4: areas with a harvester or an enemy legion under an own frigate, as a mask."""
    s = p.state
    if not s.aloft[FRIGATE + side]:
        return 0
    return under(p, FRIGATE + side) & (mask_of(s.armies[1 - side]) | s.harvesters)


def bombard_option(p: P, side: int) -> list[Option]:
    """The free action, if there is anything to bombard."""
    return [BOMBARD] if p.state.aloft[FRIGATE + side] and targets(p, side) else []


def bombardment(inner: Callable[..., Flow]) -> Callable[..., Flow]:
    """SG7.4-SG7.6: three dice; each hit and special is a hit, and nobody defends."""

    def bombard(p: P, side: int) -> Flow:
        yield from inner(p, side)
        s = p.state
        name: str = yield Ask(side, "bombard", [*NAMES.of(targets(p, side)), DONE])
        if name == DONE:
            return
        area = AREA_OF[name]
        zones = frigates_over(p, side, area)
        zone = zones[0]
        if len(zones) > 1:
            where: str = yield Ask(side, "frigate", [ZONES[z] for z in zones], context=name)
            zone = ZONE_OF[where]
        empty_zone(p, zone)
        p.tell("bombarded", (SIDES[side], name))
        if has_legion(s, 1 - side, area):
            dice = BOMBARDMENT + (in_force(p, "gunners") if side == HARKONNEN else 0)
            roll = roll_combat(p, dice)
            p.tell("rolled", (dice, roll[0], roll[1], roll[2]))
            yield from special_hits(p, 1 - side, area, roll[0] + roll[2])
        if s.ground[area] & HARVESTER and not has_legion(s, 1 - side, area):
            if p.rules.setting("carryall_under_fire"):  # SG7.8
                yield from lose_harvester(p, area)
            else:
                remove_harvester(p, area)

    return bombard


def may_bombard(inner: Callable[..., bool]) -> Callable[..., bool]:
    """A frigate that can still bombard is worth a question at the end of the turn."""

    def more_to_do(p: P, side: int) -> bool:
        return inner(p, side) or targets(p, side) != 0

    return more_to_do


def frigates_leave(inner: Callable[[P], None]) -> Callable[[P], None]:
    """SG6.2: before phase 3 all frigates on the board go back to their reserves."""

    def clear_frigates(p: P) -> None:
        inner(p)
        for zone in range(len(ZONES)):
            if p.state.zones[zone] >= FRIGATE:
                empty_zone(p, zone)

    return clear_frigates


KINDS: Final[tuple[Kind, ...]] = (
    Kind(
        "bombard",
        [*AREAS, DONE],
        asked(("SG7.4",)),
        options_by("area"),
        refused("why-not-bombarded", ("SG7.4", "SG7.9"), "area"),
    ),
    Kind(
        "frigate", list(ZONES), lambda p, ask: message("ask-frigate", ("SG7.4",), area=ask.context), options_by("zone")
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"bombarded": ("side", "area")}
CITES: Final[dict[str, tuple[str, ...]]] = {"lift": ("SG7.2",), "bombard": ("SG7.4",)}
