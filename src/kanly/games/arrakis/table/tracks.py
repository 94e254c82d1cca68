"""The tracks and what their steps bring: leaders that enter play, Bene Gesserit tokens, victory (R1, R6.5, R6.6)."""

from __future__ import annotations

from typing import Final

from kanly.games.arrakis.facts.leaders import (
    ALIA,
    CHANI,
    FEYD,
    HAWAT,
    LEADERS,
    MOHIAM,
    MUADDIB,
    RABBAN,
    REPLACES,
    REVEREND_MOTHER,
    SIDE_OF,
)
from kanly.games.arrakis.facts.pieces import (
    ATREIDES,
    HARKONNEN,
    JIHAD,
    KWISATZ_HADERACH,
    MARKERS,
    NAMED,
    SAND_DWELLERS,
    SIDES,
    SUPREMACY_WINS,
)
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.changing import leave_no_leader_alone, lift_leader, shift, take_bene_gesserit
from kanly.games.arrakis.table.legions import ONE
from kanly.games.arrakis.table.records import BOX, GONE, READY
from kanly.kernel import EVERYONE

# Steps of the supremacy track that bring something (R1.3), and of the prescience markers (R11.1).
HAWAT_COMES: Final = 1
SISTERS_COME: Final[tuple[int, ...]] = (4, 7)
FEYD_COMES: Final = 6
SUPREMACY_EVENTS: Final[tuple[int, ...]] = (1, 4, 6, 7)
LEADER_COMES: Final = 3
ALIA_COMES: Final = 6
COMES_BY: Final[dict[int, int]] = {KWISATZ_HADERACH: MUADDIB, SAND_DWELLERS: REVEREND_MOTHER, JIHAD: CHANI}

# Flags of `entered`: supremacy steps by their own number, then the markers, then Alia.
MARKER_EVENT: Final = 16
ALIA_EVENT: Final = 20


def enter(p: P, leader: int) -> bool:
    """A leader enters play, unless it has been in play before; a later version takes the place of the earlier one."""
    s = p.state
    if s.leader_at[leader] != BOX:
        return False
    s.leader_at[leader] = READY
    p.tell("leader_enters", (LEADERS[leader].name,))
    if leader in REPLACES:
        _replace(p, REPLACES[leader], leader)
    if leader == FEYD:
        leaves(p, RABBAN)
    if leader == MOHIAM:
        take_bene_gesserit(p, HARKONNEN)
    return True


def _replace(p: P, earlier: int, later: int) -> None:
    """R6.5: position and state are taken over: in an area, set aside, in the tank; a turned card stays turned."""
    s = p.state
    at = s.leader_at[earlier]
    if at == GONE:
        return
    lift_leader(s, earlier, GONE)
    s.leader_at[later] = at
    if at >= 0:
        shift(s, SIDE_OF[later], at, ONE[NAMED])
    if s.spent >> earlier & 1:
        s.spent = s.spent & ~(1 << earlier) | 1 << later


def leaves(p: P, leader: int) -> None:
    """A leader leaves the game for good; its legion stays."""
    s = p.state
    if s.leader_at[leader] == GONE:
        return
    area = s.leader_at[leader]
    lift_leader(s, leader, GONE)
    s.spent &= ~(1 << leader)
    p.tell("leader_leaves", (LEADERS[leader].name,))
    if area >= 0:
        leave_no_leader_alone(p, SIDE_OF[leader], area)


def gain_supremacy(p: P, points: int) -> None:
    """R1.1, R1.3: every step on the way brings what it has; at ten the Harkonnen win at once."""
    s = p.state
    s.supremacy += points
    p.tell("supremacy", (points, s.supremacy))
    for step in SUPREMACY_EVENTS:
        if step <= s.supremacy and not s.entered >> step & 1:
            s.entered |= 1 << step
            if step == HAWAT_COMES:
                enter(p, HAWAT)
            elif step in SISTERS_COME:
                take_bene_gesserit(p, ATREIDES)
            elif step == FEYD_COMES:
                enter(p, FEYD)
    if s.supremacy >= SUPREMACY_WINS:
        win(p, HARKONNEN, "victory-supremacy")


def gain_prescience(p: P, marker: int, steps: int) -> None:
    """R1.4, R6.6: a marker advances, to the last step at most; its events happen once."""
    s = p.state
    before = s.prescience[marker]
    s.prescience[marker] = min(p.rules.values.last_step, before + steps)
    if s.prescience[marker] == before:
        return
    p.tell("prescience", (MARKERS[marker], s.prescience[marker] - before, s.prescience[marker]))
    if s.prescience[marker] >= LEADER_COMES and not s.entered >> MARKER_EVENT + marker & 1:
        s.entered |= 1 << MARKER_EVENT + marker
        enter(p, COMES_BY[marker])
    if s.prescience[marker] >= ALIA_COMES and not s.entered >> ALIA_EVENT & 1:
        s.entered |= 1 << ALIA_EVENT
        enter(p, ALIA)


def is_met(targets: tuple[int, int, int], markers: list[int]) -> bool:
    """Whether all three markers are where an objective wants them."""
    return markers[0] >= targets[0] and markers[1] >= targets[1] and markers[2] >= targets[2]


def check_objective(p: P, how: str) -> bool:
    """R1.2: whether the Atreides have done what their secret objective asks, and so win."""
    s = p.state
    objectives = p.rules.values.objectives
    for card in s.objectives:
        if is_met(objectives[card], s.prescience):
            p.reveal(EVERYONE, s.objective_known, card)
            win(p, ATREIDES, how)
            return True
    for card in range(len(objectives)):
        if is_met(objectives[card], s.prescience):
            s.ruled_out |= 1 << card
    return False


def win(p: P, side: int, how: str) -> None:
    """The game is over."""
    s = p.state
    s.winner = side
    s.victory = how
    p.tell("won", (SIDES[side],))
    p.end_game()
