"""Verbs that move legions and attack."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.arrakis.actions.moving import move, relocate
from kanly.games.arrakis.battle.attacking import begin_attack
from kanly.games.arrakis.battle.casualties import roll_combat, special_hits
from kanly.games.arrakis.client.words import DONE, asked, message, options_by, refused
from kanly.games.arrakis.facts.board import AREA_OF, AREAS, DESERT, NEAR, SECTORS_OF, TERRAIN
from kanly.games.arrakis.facts.leaders import LEADER_NAMES, LEADER_OF, LEADERS, LEADERS_OF
from kanly.games.arrakis.facts.pieces import SIDES
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.changing import eliminate
from kanly.games.arrakis.table.looking import (
    captains_in,
    harkonnen_settlements,
    has_legion,
    is_empty,
    legions_of,
)
from kanly.games.arrakis.table.records import NOBODY
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import Ask, Flow, Kind, Option


def attack(p: P, what: str, extra: str = "") -> None:
    """ATTACK."""
    begin_attack(p, what, False, extra)


def surprise(p: P, what: str, extra: str = "") -> None:
    """SURPRISE ATTACK."""
    begin_attack(p, what, True, extra)


def move_or_attack(p: P, what: str, extra: str = "") -> None:
    """MOVE or ATTACK with one legion."""
    p.then(("move_or_attack", what, False, extra))


def move_or_surprise(p: P, what: str, extra: str = "") -> None:
    """MOVE or SURPRISE ATTACK with one legion."""
    p.then(("move_or_attack", what, True, extra))


def move_and_attack(p: P, what: str) -> None:
    """MOVE, then ATTACK, with the same legion."""
    _move_then(p, what, "attack")


def move_and_surprise(p: P, what: str) -> None:
    """MOVE, then SURPRISE ATTACK, with the same legion."""
    _move_then(p, what, "surprise")


def _move_then(p: P, what: str, verb: str) -> None:
    p.then(("do", ("move", what, 1)), ("do", (verb, what)))


def carry(p: P) -> Flow:
    """Troop Carriers: a legion from a settlement straight to any own legion."""
    s = p.state
    side = s.active
    starts = [area for area in harkonnen_settlements(s) if has_legion(s, side, area)]
    if not starts or len(legions_of(s, side)) < 2:
        return
    name: str = yield Ask(side, "carry_from", [*[AREAS[area] for area in starts], DONE])
    if name == DONE:
        return
    start = AREA_OF[name]
    ends: list[Option] = [AREAS[area] for area in legions_of(s, side) if area != start]
    where: str = yield Ask(side, "carry_to", ends, context=name)
    end = AREA_OF[where]
    relocate(s, side, start, end, s.legions[side][start], captains_in(s, side, start), 0)
    s.subject = end
    p.tell("moved", (SIDES[side], name, where, "fly"))
    yield from p.rules.step("arrive_in")(p, side, end, True)


# Attacks from afar.


def special_attack(p: P, dice: int) -> Flow:
    """SPECIAL ATTACK on an enemy legion beside an own one."""
    s = p.state
    side = s.active
    enemies = [area for area in legions_of(s, 1 - side) if any(has_legion(s, side, near) for near in NEAR[area])]
    if enemies:
        yield from strike(p, side, enemies, dice)


def strike(p: P, side: int, enemies: list[int], dice: int) -> Flow:
    """Choose one of the enemy legions; each hit and each special is a hit."""
    name: str = yield Ask(side, "strike", [*[AREAS[area] for area in enemies], DONE])
    if name == DONE:
        return
    roll = roll_combat(p, dice)
    p.tell("rolled", (dice, roll[0], roll[1], roll[2]))
    yield from special_hits(p, 1 - side, AREA_OF[name], roll[0] + roll[2])


def tank(p: P, where: str) -> Flow:
    """TANK: an enemy named leader goes to the regeneration tank."""
    s = p.state
    side = s.active
    found = [leader for leader in LEADERS_OF[1 - side] if s.leader_at[leader] >= 0]
    found = [leader for leader in found if _in_reach(s, side, s.leader_at[leader], where)]
    if not found:
        return
    name: str = yield Ask(side, "tank", [*[LEADERS[leader].name for leader in found], DONE])
    if name != DONE:
        eliminate(p, LEADER_OF[name])


def _in_reach(s: ArrakisState, side: int, area: int, where: str) -> bool:
    if where == "anywhere":
        return True
    if where == "beside":
        return s.subject != NOBODY and area in NEAR[s.subject]
    return any(SECTORS_OF[own] & SECTORS_OF[area] for own in legions_of(s, side))


def hunt_paul(p: P) -> None:
    """Seek Out the 'Mahdi': Paul and his legion stay where they are in the next Atreides turn."""
    p.state.hunted = True
    p.tell("hunted")


def push(p: P) -> Flow:
    """Sandtides: an enemy legion in the desert is moved to an empty area beside it."""
    s = p.state
    side = s.active
    enemies = [
        area
        for area in legions_of(s, 1 - side)
        if TERRAIN[area] >= DESERT and any(is_empty(s, near) for near in NEAR[area])
    ]
    if not enemies:
        return
    name: str = yield Ask(side, "push", [*[AREAS[area] for area in enemies], DONE])
    if name == DONE:
        return
    start = AREA_OF[name]
    ends: list[Option] = [AREAS[near] for near in NEAR[start] if is_empty(s, near)]
    where: str = yield Ask(side, "push_to", ends, context=name)
    end = AREA_OF[where]
    other = 1 - side
    relocate(s, other, start, end, s.legions[other][start], captains_in(s, other, start), 0)
    p.tell("pushed", (SIDES[other], name, where))
    yield from p.rules.step("arrive_in")(p, other, end, False)


VERBS: Final[dict[str, Any]] = {
    "move": move,
    "attack": attack,
    "surprise": surprise,
    "move_or_attack": move_or_attack,
    "move_or_surprise": move_or_surprise,
    "move_and_attack": move_and_attack,
    "move_and_surprise": move_and_surprise,
    "carry": carry,
    "special_attack": special_attack,
    "tank": tank,
    "hunt_paul": hunt_paul,
    "push": push,
}
KINDS: Final = (
    Kind("carry_from", [*AREAS, DONE], asked(), options_by("area", spent=True)),
    Kind("carry_to", list(AREAS), lambda p, ask: message("ask-carry_to", area=ask.context), options_by("area")),
    Kind(
        "strike",
        [*AREAS, DONE],
        asked(("R0.11",)),
        options_by("area", spent=True),
        refused("why-not-strike", ("R0.11",), "area"),
    ),
    Kind("tank", [*LEADER_NAMES, DONE], asked(("R6.1",)), options_by("leader", spent=True)),
    Kind("push", [*AREAS, DONE], asked(), options_by("area", spent=True)),
    Kind("push_to", list(AREAS), lambda p, ask: message("ask-push_to", area=ask.context), options_by("area")),
)
EVENTS: Final[dict[str, tuple[str, ...]]] = {"hunted": (), "pushed": ("side", "from", "area")}
