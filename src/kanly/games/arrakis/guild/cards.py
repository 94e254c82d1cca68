"""The verbs of The Spacing Guild's planning cards, and what cards that stay in play change (SG8, SG9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.arrakis.actions.moving import arrive, empty_zone
from kanly.games.arrakis.battle.casualties import trim
from kanly.games.arrakis.client.words import DONE, asked, options_by
from kanly.games.arrakis.facts.board import AREA_OF, AREAS, ZONE_OF, ZONES
from kanly.games.arrakis.facts.pieces import (
    CARRYALL,
    EMPTY,
    FIGURES,
    HARKONNEN,
    NAVIGATOR,
    ORNITHOPTER,
    SIDES,
    TROOP,
    VEHICLES,
)
from kanly.games.arrakis.facts.planning import CARD_DESIGN
from kanly.games.arrakis.guild.imperium import guild_of
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.changing import occupy, shift
from kanly.games.arrakis.table.legions import ONE, count
from kanly.games.arrakis.table.looking import harkonnen_settlements, open_zones
from kanly.kernel import Ask, Flow, Kind, Option


def in_force(p: P, verb: str) -> int:
    """What cards that stay in play add up to (SG9.1)."""
    total = 0
    for card in p.state.in_play:
        for step in p.rules.steps_of[CARD_DESIGN[card]]:
            if step[0] == verb:
                total += step[1]
    return total


def with_drums(inner: Callable[[P], int]) -> Callable[[P], int]:
    """More wormsigns with every Desert Power that places them."""

    def signs_placed(p: P) -> int:
        return inner(p) + in_force(p, "drums")

    return signs_placed


def navigator(p: P) -> Flow:
    """SG8.1, SG8.5, SG8.6: the Guild Navigator comes to a free air zone, or moves to another one."""
    s = p.state
    zones: list[Option] = [ZONES[zone] for zone in open_zones(s)]
    if not zones:
        return
    name: str = yield Ask(HARKONNEN, "navigator", [*zones, DONE])
    if name == DONE:
        return
    if NAVIGATOR in s.zones:
        occupy(s, s.zones.index(NAVIGATOR), EMPTY)
    occupy(s, ZONE_OF[name], NAVIGATOR)
    p.tell("navigator", (name,))


def imperium(p: P, number: int) -> None:
    """Imperium actions of any power."""
    guild_of(p.state).earned += number
    p.then("atreides_imperium")


def delay(p: P, number: int) -> None:
    """The enemy's heighliner goes back, not below its start."""
    s = p.state
    guild = guild_of(s)
    other = 1 - s.active
    guild.steps[other] = max(0, guild.steps[other] - number)
    p.tell("heighliner", (SIDES[other], guild.steps[other]))


def early_landing(p: P, number: int) -> Flow:
    """Troops from the own heighliner straight into a settlement."""
    s = p.state
    guild = guild_of(s)
    n = min(number, guild.troops[HARKONNEN])
    areas: list[Option] = [AREAS[area] for area in harkonnen_settlements(s)]
    if not n or not areas:
        return
    name: str = yield Ask(HARKONNEN, "early_landing", [*areas, DONE])
    if name == DONE:
        return
    guild.troops[HARKONNEN] -= n
    shift(s, HARKONNEN, AREA_OF[name], n * ONE[TROOP])
    p.tell("placed", (SIDES[HARKONNEN], n, FIGURES[TROOP], name))
    yield from trim(p, HARKONNEN, AREA_OF[name])


def escort(p: P) -> None:
    """MOVE a legion; if a troop was in it, MOVE a second one."""
    p.state.marches = []
    p.then(("march", "any", 1), "escort_march", "arrive")


def escort_march(p: P) -> None:
    """The second legion."""
    marches = p.state.marches
    if marches and count(marches[-1][2], TROOP):
        p.then(("march", "any", 1))


def raid(p: P) -> None:
    """MOVE a legion; a harvester that it destroys earns one Imperium action more."""
    p.state.marches = []
    p.then(("march", "any", 1), "raid_arrive")


def raid_arrive(p: P) -> Flow:
    """The legion arrives."""
    guild = guild_of(p.state)
    before = guild.earned
    yield from arrive(p)
    if guild.earned > before:
        guild.earned += 1


def remove_flyer(p: P) -> Flow:
    """An ornithopter or carryall is removed."""
    s = p.state
    zones: list[Option] = [ZONES[z] for z in range(len(ZONES)) if s.zones[z] in (ORNITHOPTER, CARRYALL)]
    if not zones:
        return
    name: str = yield Ask(s.active, "capture", [*zones, DONE])
    if name != DONE:
        p.tell("flyer_removed", (VEHICLES[s.zones[ZONE_OF[name]]], name))
        empty_zone(p, ZONE_OF[name])


def lasting(p: P, number: int) -> None:
    """A card that stays in play does nothing when it is played."""


SCENES: Final[tuple[Any, ...]] = (escort_march, raid_arrive)
VERBS: Final[dict[str, Any]] = {
    "navigator": navigator,
    "imperium": imperium,
    "delay": delay,
    "early_landing": early_landing,
    "escort": escort,
    "raid": raid,
    "remove_flyer": remove_flyer,
    "gunners": lasting,
    "volunteers": lasting,
    "drums": lasting,
}
KINDS: Final[tuple[Kind, ...]] = (
    Kind("navigator", [*ZONES, DONE], asked(("SG8.1", "SG8.5")), options_by("zone", spent=True)),
    Kind("early_landing", [*AREAS, DONE], asked(), options_by("area", spent=True)),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"navigator": ("zone",)}
