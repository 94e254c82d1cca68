"""Captured leaders: after a victory the Harkonnen may take a leader of the loser, to kill or to use (HAR.A1)."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime.face_down import bury, perhaps_free, seen_alive
from kanly.games.dune.anytime.karama import stopped, usable
from kanly.games.dune.client.words import message
from kanly.games.dune.facts.factions import FACTIONS, HARKONNEN
from kanly.games.dune.facts.leaders import LEADER_FACTION, LEADERS, LEADERS_OF
from kanly.games.dune.phases.battle.fighters import opponent, place_of, present
from kanly.games.dune.rules import P
from kanly.games.dune.table.forces import leaders_for
from kanly.games.dune.table.hands import gain
from kanly.games.dune.table.lineup import only_with
from kanly.games.dune.table.sides import seat_of
from kanly.games.dune.table.state import NOBODY, READY
from kanly.kernel import PASS, Ask, Flow, Kind, Message, Option

DRAW: Final = "draw"
KILL: Final = "kill"
CAPTURE: Final = "capture"
PRICE: Final = 2  # spice for a leader killed


def capture(p: P) -> Flow:
    """After a battle that the Harkonnen won: draw one living leader of the loser, then kill, capture or let go."""
    s = p.state
    battle = present(s)
    free_captives(p)
    if battle.winner != HARKONNEN or not usable(p, "HAR.A1"):
        return
    loser = opponent(battle, HARKONNEN)
    if not perhaps_free(s, loser, battle.territory):
        return
    seat = seat_of(s, HARKONNEN)
    wanted: str = yield Ask(seat, "capture", offer=lambda: _draws(p, loser))
    if wanted == PASS or (yield from stopped(p, "HAR.A1")):
        return
    battle.drawn = p.rng.pick(leaders_for(s, loser, battle.territory))
    between = 1 << seat | 1 << seat_of(s, loser)
    p.tell("leader_drawn", (FACTIONS[HARKONNEN].name, FACTIONS[loser].name))
    p.uncover(between)
    p.tell("drawn_leader", (FACTIONS[HARKONNEN].name, LEADERS[battle.drawn].name), between)
    fate: str = yield Ask(seat, "captive", offer=lambda: [KILL, CAPTURE, PASS])
    if fate == KILL:
        _kill(p, battle.drawn, battle.territory, between)
    elif fate == CAPTURE:
        _capture(p, battle.drawn)
    else:
        p.tell("leader_let_go", (FACTIONS[HARKONNEN].name, FACTIONS[loser].name))
    battle.drawn = NOBODY


def _draws(p: P, loser: int) -> list[Option]:
    """Nobody but the two can tell that all who might still live are dead."""
    return [DRAW, PASS] if leaders_for(p.state, loser, present(p.state).territory) else [PASS]


def _kill(p: P, leader: int, territory: int, between: int) -> None:
    """Face down: who it was stays between the Harkonnen and the owner."""
    bury(p.state, leader, territory)
    owner = FACTIONS[LEADER_FACTION[leader]].name
    p.tell("leader_buried", (FACTIONS[HARKONNEN].name, owner))
    p.tell("leader_killed", (owner, LEADERS[leader].name), between)
    gain(p, HARKONNEN, PRICE, "captive")


def _capture(p: P, leader: int) -> None:
    """The disc lies with the Harkonnen, for everybody to see."""
    p.state.leader_holder[leader] = HARKONNEN
    seen_alive(p.state, leader)
    p.uncover()
    p.tell("leader_captured", (FACTIONS[HARKONNEN].name, LEADERS[leader].name))


def return_captive(p: P) -> None:
    """A captive who has fought for the Harkonnen goes home, however the battle ended (HAR.A1)."""
    battle = present(p.state)
    if HARKONNEN in (battle.aggressor, battle.defender):
        used = battle.plans[place_of(battle, HARKONNEN)].leader
        if used >= 0 and is_captive(p, used):
            _send_home(p, used)
    free_captives(p)


def free_captives(p: P) -> None:
    """When no Harkonnen leader is left alive, all captives go home at once (HAR.A1)."""
    if any(p.state.leader_state[i] == READY for i in LEADERS_OF[HARKONNEN]):
        return
    for leader in range(len(LEADERS)):
        if is_captive(p, leader):
            _send_home(p, leader)


def is_captive(p: P, leader: int) -> bool:
    """Whether the Harkonnen hold another faction's leader."""
    return p.state.leader_holder[leader] != LEADER_FACTION[leader]


def _send_home(p: P, leader: int) -> None:
    p.state.leader_holder[leader] = LEADER_FACTION[leader]
    p.tell("leader_returned", (FACTIONS[LEADER_FACTION[leader]].name, LEADERS[leader].name))


def _drawn(p: P) -> str:
    return LEADERS[present(p.state).drawn].name


def _why_no_draw(p: P, ask: Ask, option: Option) -> Message:
    return message("why-nobody-to-draw", ("HAR.A1",), faction=FACTIONS[opponent(present(p.state), HARKONNEN)].name)


KINDS: Final = (
    *only_with(
        HARKONNEN,
        Kind(
            "capture",
            [DRAW, PASS],
            question=lambda p, ask: message("ask-capture", ("HAR.A1",)),
            why_not=_why_no_draw,
        ),
        Kind(
            "captive",
            [KILL, CAPTURE, PASS],
            question=lambda p, ask: message("ask-captive", ("HAR.A1",), leader=_drawn(p)),
            describe=lambda p, ask, option: message("captive-" + option, leader=_drawn(p)),
        ),
    ),
)
EVENTS: Final = {
    "leader_drawn": ("faction", "other"),
    "drawn_leader": ("faction", "leader"),
    "leader_let_go": ("faction", "other"),
    "leader_buried": ("faction", "other"),
    "leader_captured": ("faction", "leader"),
    "leader_returned": ("faction", "leader"),
}
