"""Leaders whom the Harkonnen have killed face down: only they and the owner know who it was (HAR.A1).

Everybody else knows of how many leaders it could have been one. `DuneState.buried` holds every such death: the leader,
and as a mask all who could lie there in his place for what the others have seen. Who is seen alive is no longer
suspected; when all who are suspected must be dead, there is no secret left.
"""

from __future__ import annotations

from typing import Final

from kanly.games.dune.facts.factions import HARKONNEN
from kanly.games.dune.facts.leaders import LEADER_FACTION, LEADER_OF, LEADERS_OF
from kanly.games.dune.table.forces import leaders_for
from kanly.games.dune.table.sides import foresees, seat_of
from kanly.games.dune.table.state import DEAD, DEAD_TWICE, NOBODY, READY, DuneState
from kanly.kernel import Chance

TRIES: Final = 30  # to find other graves that fit everything known


def knows(s: DuneState, seat: int | None, f: int) -> bool:
    """Whether a seat knows which of a faction's leaders the Harkonnen have killed."""
    return seat is not None and seat in (seat_of(s, f), seat_of(s, HARKONNEN))


def buried_of(s: DuneState, f: int) -> list[int]:
    """The leaders of a faction that lie face down in secret."""
    return [leader for leader, _ in s.buried if LEADER_FACTION[leader] == f]


def suspected(s: DuneState, leader: int) -> bool:
    """Whether, for all that everybody knows, a leader may be alive or lie face down."""
    return any(suspects >> leader & 1 for _, suspects in s.buried)


def perhaps_free(s: DuneState, f: int, territory: int) -> list[int]:
    """The own leaders that, for all that everybody knows, a faction could send into a battle in a territory."""
    secret = buried_of(s, f)
    return [
        i
        for i in LEADERS_OF[f]
        if s.leader_holder[i] == f
        and (s.leader_state[i] == READY or i in secret)
        and s.leader_at[i] in (NOBODY, territory)
    ]


def bury(s: DuneState, leader: int, territory: int) -> None:
    """To the tanks, face down; it might have been anybody who could have fought in the territory.

    Where he fought this round still stands on the table: it must not show that he is gone.
    """
    suspects = sum([1 << i for i in perhaps_free(s, LEADER_FACTION[leader], territory)])
    _die(s, leader)
    s.buried.append((leader, suspects))
    _settle(s, LEADER_FACTION[leader])


def seen_alive(s: DuneState, leader: int) -> None:
    """Everybody sees that a leader is not the one in the tanks."""
    if s.buried and suspected(s, leader):
        s.buried = [(dead, suspects & ~(1 << leader)) for dead, suspects in s.buried]
        _settle(s, LEADER_FACTION[leader])


def seen_dead(s: DuneState, leader: int) -> None:
    """Everybody sees that a leader lay in the tanks; in which of the graves where he was suspected, nobody can tell."""
    for dead, found in s.buried:
        if dead == leader:
            rest = [(other, mask | found if mask & found else mask) for other, mask in s.buried if other != leader]
            s.buried = [(other, mask & ~(1 << leader)) for other, mask in rest]
            _settle(s, LEADER_FACTION[leader])
            return


def _settle(s: DuneState, f: int) -> None:
    """No secret is left when as many lie there as are suspected."""
    suspects = 0
    for leader, mask in s.buried:
        if LEADER_FACTION[leader] == f:
            suspects |= mask
    if suspects.bit_count() == len(buried_of(s, f)):
        s.buried = [death for death in s.buried if LEADER_FACTION[death[0]] != f]


def _die(s: DuneState, leader: int) -> None:
    s.leader_deaths[leader] += 1
    s.leader_state[leader] = DEAD if s.leader_deaths[leader] == 1 else DEAD_TWICE


# Worlds that a seat cannot tell apart.


def redeal_leaders(s: DuneState, seat: int, chance: Chance) -> None:
    """Others may lie face down than those who do, and another leader may just have been drawn."""
    for f in sorted({LEADER_FACTION[leader] for leader, _ in s.buried}):
        if not knows(s, seat, f):
            _rebury(s, f, seat, chance)
    battle = s.battle
    if battle is not None and battle.drawn != NOBODY and not knows(s, seat, LEADER_FACTION[battle.drawn]):
        battle.drawn = chance.pick(leaders_for(s, LEADER_FACTION[battle.drawn], battle.territory))


def _rebury(s: DuneState, f: int, seat: int, chance: Chance) -> None:
    """Other leaders of a faction in the same graves; the same ones if no choice is found that fits what is known."""
    graves = [i for i in range(len(s.buried)) if LEADER_FACTION[s.buried[i][0]] == f]
    own = [s.buried[i][0] for i in graves]
    alive = _pledged(s, seat)
    can_lead = _can_lead(s)
    now = own
    for _ in range(TRIES):
        chosen = [chance.pick([i for i in LEADERS_OF[f] if (s.buried[grave][1] & ~alive) >> i & 1]) for grave in graves]
        if len(set(chosen)) == len(chosen):
            _exchange(s, now, chosen)
            now = chosen
            if _can_lead(s) == can_lead:
                break
    else:
        _exchange(s, now, own)
        now = own
    for i in range(len(graves)):
        s.buried[graves[i]] = (now[i], s.buried[graves[i]][1])


def _exchange(s: DuneState, before: list[int], after: list[int]) -> None:
    """Those before come to life, those after die in their stead."""
    for leader in before:
        s.leader_deaths[leader] -= 1
        s.leader_state[leader] = READY
    for leader in after:
        _die(s, leader)


def _can_lead(s: DuneState) -> list[bool]:
    """Whether each fighter of the present battle has a leader: nobody else would have said so, or not (R11.6)."""
    battle = s.battle
    if battle is None:
        return []
    return [bool(leaders_for(s, f, battle.territory)) for f in (battle.aggressor, battle.defender)]


def _pledged(s: DuneState, seat: int) -> int:
    """Leaders that an answer or a locked plan binds to the present battle, as far as the seat has heard of it.

    They are alive (R11.20, ATR.K1).
    """
    battle = s.battle
    if battle is None:
        return 0
    told = foresees(s, seat)
    heard = [b for side in battle.bindings for b in side if b.yes and (told or b.source != "prescience")]
    out = sum([1 << leader for leader in {LEADER_OF[b.value] for b in heard if b.value in LEADER_OF}])
    if told and battle.locked is not None and battle.locked.leader != NOBODY:
        out |= 1 << battle.locked.leader
    return out
