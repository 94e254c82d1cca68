"""Imperium actions and the heighliners on their way (SG2, SG3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.arrakis.client.words import DONE, message, refused
from kanly.games.arrakis.facts.pieces import (
    ATREIDES,
    CHOAM,
    FRIGATES,
    HARKONNEN,
    HEIGHLINER_STEPS,
    KEEP,
    POWERS,
    RAISE,
    SIDES,
    SPACING_GUILD,
    TROOPS,
)
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.records import NOBODY, Guild
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Ask, Flow, Kind, Message, Option

RECRUITS: Final = 2


def guild_of(s: ArrakisState) -> Guild:
    """The Guild's affairs."""
    guild = s.guild
    assert guild is not None
    return guild


def set_up_guild(inner: Callable[[P], None]) -> Callable[[P], None]:
    """SG1.1: two troops aboard each heighliner, everything else aside."""

    def more_set_up(p: P) -> None:
        inner(p)
        guild = Guild()
        guild.troops = [RECRUITS, RECRUITS]
        guild.frigate_reserve = [FRIGATES, FRIGATES]
        guild.pool = TROOPS - 2 * RECRUITS
        guild.rings = [p.rules.values.rings - RECRUITS] * 2
        p.state.guild = guild

    return more_set_up


# Actions.


def do_imperium(p: P, side: int, power: int) -> None:
    """SG2.1: a step, a frigate, or two troops; what cannot be done has no effect (SG2.5)."""
    guild = guild_of(p.state)
    p.tell("imperium_action", (SIDES[side], POWERS[power]))
    if power == SPACING_GUILD:
        step_on(p, [side])
    elif power == CHOAM:
        if guild.frigate_reserve[side]:
            guild.frigate_reserve[side] -= 1
            guild.frigates[side] += 1
            p.tell("frigate_built", (SIDES[side],))
    else:
        recruit(p, side, RECRUITS)


def recruit(p: P, side: int, wanted: int) -> None:
    """SG5.6: troops come aboard while pool and rings last."""
    guild = guild_of(p.state)
    n = min(wanted, guild.pool, guild.rings[side])
    guild.pool -= n
    guild.rings[side] -= n
    guild.troops[side] += n
    if n:
        p.tell("recruited", (SIDES[side], n))


def earn_action(inner: Callable[[P], None]) -> Callable[[P], None]:
    """SG2.2: an Imperium action for every harvester that an Atreides legion destroys."""

    def harvester_burnt(p: P) -> None:
        inner(p)
        guild_of(p.state).earned += 1

    return harvester_burnt


def take_earned(inner: Callable[[P], Flow]) -> Callable[[P], Flow]:
    """SG2.2: right after the moves of the action."""

    def after_arrivals(p: P) -> Flow:
        yield from inner(p)
        if guild_of(p.state).earned:
            p.then("atreides_imperium")

    return after_arrivals


def atreides_imperium(p: P) -> Flow:
    """One earned action of any power; a landing comes before the next one (SG3.2)."""
    guild = guild_of(p.state)
    if not guild.earned:
        return
    name: str = yield Ask(ATREIDES, "imperium", [*POWERS, DONE])
    guild.earned -= 1
    p.then("atreides_imperium")
    if name != DONE:
        do_imperium(p, ATREIDES, POWERS.index(name))


def paid_actions(inner: Callable[..., None]) -> Callable[..., None]:
    """SG2.3: 2 spice for a marker give one action of its power, 3 give two."""

    def imperium_actions(p: P, choam: int, spacing_guild: int, landsraad: int) -> None:
        inner(p, choam, spacing_guild, landsraad)
        guild = guild_of(p.state)
        paid = (choam, spacing_guild, landsraad)
        guild.actions = [2 if each == RAISE else 1 if each == KEEP else 0 for each in paid]
        p.then("harkonnen_imperium")

    return imperium_actions


def harkonnen_imperium(p: P) -> Flow:
    """SG2.3: in the order that the Harkonnen choose."""
    guild = guild_of(p.state)
    options: list[Option] = [POWERS[i] for i in range(len(POWERS)) if guild.actions[i]]
    if not options:
        return
    name: str = yield Ask(HARKONNEN, "imperium", [*options, DONE])
    if name == DONE:
        guild.actions = [0, 0, 0]
        return
    power = POWERS.index(name)
    guild.actions[power] -= 1
    p.then("harkonnen_imperium")
    do_imperium(p, HARKONNEN, power)


# Heighliners.


def step_on(p: P, sides: list[int]) -> None:
    """SG3.1-SG3.3: a step for each; whoever reaches Arrakis lands at once, the Harkonnen first."""
    guild = guild_of(p.state)
    arrived: list[Any] = []
    for side in sides:
        guild.steps[side] += 1
        p.tell("heighliner", (SIDES[side], guild.steps[side]))
        if guild.steps[side] >= HEIGHLINER_STEPS:
            arrived.append(("land", side))
    p.then(*arrived)


def heighliners(p: P) -> None:
    """SG3.1: the automatic step at the end of the round."""
    step_on(p, [HARKONNEN, ATREIDES])


def step_after_clean_up(inner: Callable[[P], None]) -> Callable[[P], None]:
    """SG3.4: the last step of the round."""

    def round_over(p: P) -> None:
        inner(p)
        if p.rules.setting("heighliner_step") == "after_clean_up":
            p.then("heighliners")

    return round_over


def step_before_clean_up(inner: Callable[[P], None]) -> Callable[[P], None]:
    """SG3.4: some tables move the heighliners while vehicles are still there."""

    def check_victory(p: P) -> None:
        inner(p)
        if p.rules.setting("heighliner_step") == "before_clean_up" and p.state.winner == NOBODY:
            p.then("heighliners")

    return check_victory


def _describe_imperium(p: P, ask: Ask, option: Option) -> Message:
    if option == DONE:
        return message("imperium-done")
    return message("imperium-" + option, ("SG2.1",))


SCENES: Final[tuple[Any, ...]] = (atreides_imperium, harkonnen_imperium, heighliners)
KINDS: Final[tuple[Kind, ...]] = (
    Kind(
        "imperium",
        [*POWERS, DONE],
        lambda p, ask: message("ask-imperium", ("SG2.2",) if ask.seat == ATREIDES else ("SG2.3",)),
        _describe_imperium,
        refused("why-no-imperium", ("SG2.3", "SG2.6"), "power"),
    ),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "imperium_action": ("side", "power"),
    "frigate_built": ("side",),
    "recruited": ("side", "n"),
    "heighliner": ("side", "n"),
}
