"""Troops and sandworms: supply, garrison, conflict, strength."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY, House, ImperiumState
from kanly.games.imperium.table.telling import tell_of

GARRISON_LIMIT: Final = 2  # troops beyond this turn's recruits that a combat space lets into the conflict (DEP-03)

EVENTS: Final = {
    "recruits": ("house", "troops"),
    "supply_short": ("house", "troops"),
    "deploys": ("house", "troops"),
    "reinforces": ("house", "troops"),
    "retreats": ("house", "troops"),
    "summons": ("house", "worms"),
    "loses_troops": ("house", "troops"),
    "loses_fielded": ("house", "troops"),
    "hooks": ("house",),
}


def units(house: House) -> int:
    """Everything that fights for a house: troops, sandworms, and what modules bring."""
    return house.troops + house.worms + house.machines


def strength(house: House) -> int:
    """2 a troop, 3 a sandworm, 1 a sword; nothing without a unit (REV-06, REV-07)."""
    fielded = 2 * house.troops + 3 * house.worms + house.might
    return fielded + house.swords if fielded else 0


def recruit(p: P, h: int, n: int) -> None:
    """Troops from supply to garrison, as many as there are (DEP-01)."""
    s = p.state
    house = s.houses[h]
    short = max(0, n - house.supply)
    n -= short
    house.supply -= n
    house.garrison += n
    if s.on_turn.ally == h:
        s.on_turn.recruited += n
    if n:
        tell_of(p, "recruits", h, n)
    if short:
        tell_of(p, "supply_short", h, short)


def may_deploy(s: ImperiumState) -> int:
    """How many more troops the visited space lets the house on turn deploy (DEP-03, RUL-04)."""
    return min(s.houses[s.on_turn.ally].garrison, room(s))


def room(s: ImperiumState) -> int:
    """For how many more troops the visited space has room, whether there are so many or not."""
    turn = s.on_turn
    if turn.banned or not (turn.combat or turn.levy):
        return 0
    limit = turn.recruited + GARRISON_LIMIT + turn.beyond if turn.combat else turn.recruited
    return max(0, limit - turn.deployed)


def deploy(p: P, h: int, n: int) -> None:
    """Troops from garrison to conflict."""
    s = p.state
    house = s.houses[h]
    house.garrison -= n
    house.troops += n
    if s.on_turn.ally == h:
        s.on_turn.units += n
        s.on_turn.troops += n
    tell_of(p, "deploys", h, n)


def retreat(p: P, h: int, n: int) -> None:
    """Troops from conflict to garrison (DEP-07)."""
    s = p.state
    house = s.houses[h]
    house.troops -= n
    house.garrison += n
    if s.on_turn.ally == h:
        s.on_turn.units -= n
        s.on_turn.troops -= n
    tell_of(p, "retreats", h, n)


def deploy_from_supply(p: P, h: int, n: int) -> None:
    """Troops from supply straight into the conflict, as many as there are."""
    s = p.state
    house = s.houses[h]
    n = min(n, house.supply)
    house.supply -= n
    house.troops += n
    if s.on_turn.ally == h:
        s.on_turn.units += n
        s.on_turn.troops += n
    if n:
        tell_of(p, "reinforces", h, n)


def lose_fielded(p: P, h: int, n: int) -> None:
    """Troops from conflict to supply."""
    house = p.state.houses[h]
    n = min(n, house.troops)
    house.troops -= n
    house.supply += n
    tell_of(p, "loses_fielded", h, n)


def lose_troops(p: P, h: int, n: int) -> None:
    """Troops from garrison to supply (DEP-08)."""
    s = p.state
    house = s.houses[h]
    n = min(n, house.garrison)
    house.garrison -= n
    house.supply += n
    tell_of(p, "loses_troops", h, n)


def worms_may_come(p: P, h: int) -> bool:
    """Whether a sandworm could join the present conflict (WRM-04, LDR-07)."""
    s = p.state
    if s.conflict == NOBODY or (s.on_turn.ally == h and s.on_turn.banned):
        return False
    if not p.rules.steps["may_summon"](p, h):
        return False
    return not (s.wall and p.rules.box.trophies[s.conflict].protected)


def may_summon(p: P, h: int) -> bool:
    """Whether sandworms ever come for a house."""
    return True


def gain_hooks(p: P, h: int) -> None:
    """Maker hooks, once for the game (WRM-03)."""
    house = p.state.houses[h]
    if not house.hooks:
        house.hooks = True
        tell_of(p, "hooks", h)


STEPS: Final = (may_summon, gain_hooks)


def summon(p: P, h: int, n: int) -> None:
    """Sandworms from the bank straight into the conflict (WRM-01)."""
    s = p.state
    s.houses[h].worms += n
    if s.on_turn.ally == h:
        s.on_turn.units += n
    tell_of(p, "summons", h, n)
