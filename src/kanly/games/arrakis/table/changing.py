"""Changing the board: figures from and to the supply, leaders, tokens and sietches. Every figure goes through here."""

from __future__ import annotations

from bisect import insort
from typing import Final

from kanly.games.arrakis.facts.board import AREAS, BIT
from kanly.games.arrakis.facts.leaders import LEADERS, LEADERS_OF, SIDE_OF
from kanly.games.arrakis.facts.pieces import (
    ATREIDES,
    ELITE,
    FIGURES,
    GENERIC,
    NAMED,
    REGULAR,
    SIDES,
    SIETCH_RANKS,
    SPECIAL,
    TANK_SLOTS,
    TOKEN,
    TROOP,
    VEHICLES,
)
from kanly.games.arrakis.facts.pieces import HARVESTER as HARVESTER_BOX
from kanly.games.arrakis.rules import P
from kanly.games.arrakis.table.legions import BODY, ONE, count, lesser
from kanly.games.arrakis.table.looking import captains_in, in_mask, sietch_in
from kanly.games.arrakis.table.records import (
    FELLED,
    GONE,
    HARVESTER,
    NOBODY,
    POOL,
    READY,
    SETTLED,
    TANK,
    WORMSIGN,
)
from kanly.games.arrakis.table.state import ArrakisState
from kanly.kernel import EVERYONE

SUPPLIED: Final[tuple[int, ...]] = (0, 1, 2, -1, -1, 3, -1)  # by figure: its place in the supply
LETTERS: Final = {"R": REGULAR, "E": ELITE, "S": SPECIAL, "L": GENERIC}


def shift(s: ArrakisState, side: int, area: int, change: int) -> None:
    """Figures join or leave a legion (a difference of words): the one place where legions change."""
    words = s.legions[side]
    before = words[area]
    after = before + change
    words[area] = after
    if not before & BODY:
        if after & BODY:
            insort(s.armies[side], area)
            s.held[side] |= BIT[area]
    elif not after & BODY:
        s.armies[side].remove(area)
        if not s.ground[area] & SETTLED[side]:
            s.held[side] ^= BIT[area]


def settle(s: ArrakisState, side: int, area: int) -> None:
    """A settlement of the side stands in an area."""
    s.ground[area] |= SETTLED[side]
    s.held[side] |= BIT[area]


def raze(s: ArrakisState, side: int, area: int) -> None:
    """The side's settlement in an area is gone."""
    s.ground[area] &= ~SETTLED[side]
    if not s.legions[side][area] & BODY:
        s.held[side] ^= BIT[area]


def occupy(s: ArrakisState, zone: int, occupant: int) -> None:
    """An air zone gets another occupant, or none."""
    s.aloft[s.zones[zone]] ^= 1 << zone
    s.aloft[occupant] ^= 1 << zone
    s.zones[zone] = occupant


def add(s: ArrakisState, side: int, area: int, figure: int, wanted: int = 1) -> int:
    """Figures from the supply to an area, as many as there are; how many came."""
    supply = s.supply[side]
    at = SUPPLIED[figure]
    n = min(wanted, supply[at])
    supply[at] -= n
    shift(s, side, area, n * ONE[figure])
    return n


def take(s: ArrakisState, side: int, area: int, figure: int) -> None:
    """One figure from an area back to its supply; a troop to the common pool, its ring to its owner (SG5.5)."""
    shift(s, side, area, -ONE[figure])
    if figure == TROOP:
        guild = s.guild
        assert guild is not None
        guild.pool += 1
        guild.rings[side] += 1
    else:
        s.supply[side][SUPPLIED[figure]] += 1


def clamp_battle(s: ArrakisState) -> None:
    """Attackers that have left the board fight no longer."""
    battle = s.battle
    if battle is not None:
        battle.word = lesser(battle.word, s.legions[battle.attacker][battle.area])


def place(p: P, side: int, area: int, figure: int, wanted: int = 1) -> int:
    """Figures from the supply to an area, told to everybody; how many came."""
    n = add(p.state, side, area, figure, wanted)
    if n:
        p.tell("placed", (SIDES[side], n, FIGURES[figure], AREAS[area]))
    return n


def remove(p: P, side: int, area: int, figure: int) -> None:
    """A figure is lost; leaders whom no unit protects any longer are lost with it (R0.2)."""
    s = p.state
    take(s, side, area, figure)
    p.tell("lost", (SIDES[side], FIGURES[figure], AREAS[area]))
    leave_no_leader_alone(p, side, area)
    clamp_battle(s)


def leave_no_leader_alone(p: P, side: int, area: int) -> None:
    """R0.2: leaders without units are eliminated at once."""
    s = p.state
    word = s.legions[side][area]
    if word & BODY or not word:
        return
    for _ in range(count(word, GENERIC)):
        take(s, side, area, GENERIC)
        p.tell("lost", (SIDES[side], FIGURES[GENERIC], AREAS[area]))
    for leader in in_mask(captains_in(s, side, area)):
        eliminate(p, leader)


# Named leaders.


def put_leader(p: P, leader: int, area: int) -> None:
    """An available leader joins the legion in an area."""
    s = p.state
    s.leader_at[leader] = area
    shift(s, SIDE_OF[leader], area, ONE[NAMED])
    p.tell("leader_placed", (LEADERS[leader].name, AREAS[area]))


def lift_leader(s: ArrakisState, leader: int, where: int) -> None:
    """A leader leaves the board, if it is on it, for READY, GONE or the tank."""
    area = s.leader_at[leader]
    if area >= 0:
        shift(s, SIDE_OF[leader], area, -ONE[NAMED])
        battle = s.battle
        if battle is not None and battle.captains >> leader & 1:
            battle.captains &= ~(1 << leader)
            battle.word -= ONE[NAMED]
    s.leader_at[leader] = where


def eliminate(p: P, leader: int) -> None:
    """R6.1: to the start slot of the regeneration tank."""
    s = p.state
    lift_leader(s, leader, TANK - TANK_SLOTS)
    if s.active == ATREIDES and SIDE_OF[leader] != ATREIDES:
        s.deeds |= FELLED
    p.tell("leader_tanked", (LEADERS[leader].name,))


def advance_tank(p: P, side: int) -> None:
    """R6.2: every own leader in the tank moves one slot; from slot 1 it is available again."""
    s = p.state
    where = s.leader_at
    for leader in LEADERS_OF[side]:
        at = where[leader]
        if at < TANK:
            where[leader] = READY if at == TANK - 1 else at + 1
            if at == TANK - 1:
                p.tell("leader_back", (LEADERS[leader].name,))


# Tokens and sietches.


def reveal_token(p: P, token: int) -> None:
    """A deployment token is turned: the figures that it shows, as far as there are any (R0.12), take its place."""
    s = p.state
    area = s.tokens[token]
    p.reveal(EVERYONE, s.token_known, token)
    s.tokens[token] = GONE
    shift(s, ATREIDES, area, -ONE[TOKEN])
    face = p.rules.values.tokens[token]
    p.tell("token_revealed", (AREAS[area], face))
    added = 0
    for letter in face:
        figure = LETTERS[letter]
        added += add(s, ATREIDES, area, figure) * ONE[figure]
    for i in range(len(s.marches)):
        start, end, word, captains, tokens, mode = s.marches[i]
        if tokens >> token & 1:  # its figures have moved with it
            s.marches[i] = (start, end, word - ONE[TOKEN] + added, captains, tokens & ~(1 << token), mode)
    battle = s.battle
    if battle is not None and battle.attacker == ATREIDES and battle.area == area and battle.word:
        battle.word += 0 if count(battle.word, TOKEN) == 0 else added - ONE[TOKEN]
    leave_no_leader_alone(p, ATREIDES, area)


def reveal_sietch(p: P, area: int) -> None:
    """A sietch is turned face up; only its rank is news."""
    s = p.state
    sietch = sietch_in(s, area)
    if sietch == NOBODY or s.sietch_known.masks[sietch] == EVERYONE:
        return
    p.reveal(EVERYONE, s.sietch_known, sietch)
    p.tell("sietch_revealed", (AREAS[area], SIETCH_RANKS[sietch]))


# Vehicles and wormsigns.


def add_harvester(p: P, area: int) -> None:
    """A harvester from the supply."""
    s = p.state
    s.vehicles[HARVESTER_BOX] -= 1
    s.ground[area] |= HARVESTER
    s.harvesters |= BIT[area]
    p.tell("vehicle_placed", (VEHICLES[HARVESTER_BOX], AREAS[area]))


def remove_harvester(p: P, area: int) -> None:
    """A harvester back to the supply (F20)."""
    s = p.state
    s.ground[area] &= ~HARVESTER
    s.harvesters ^= BIT[area]
    s.vehicles[HARVESTER_BOX] += 1
    p.tell("harvester_removed", (AREAS[area],))


def add_wormsigns(p: P, areas: list[int]) -> None:
    """Unseen wormsigns from the pool, one for each area, as long as there are any."""
    s = p.state
    pool = [sign for sign, at in enumerate(s.wormsigns) if at == POOL]
    for area in areas[: len(pool)]:
        sign = p.rng.pick(pool)
        pool.remove(sign)
        s.wormsigns[sign] = area
        s.ground[area] |= WORMSIGN
        s.signs |= BIT[area]
        p.tell("wormsign", (AREAS[area],))


def discard_wormsign(p: P, area: int) -> None:
    """A wormsign goes back to the pool unseen."""
    s = p.state
    take_sign(s, s.wormsigns.index(area))
    p.tell("wormsign_gone", (AREAS[area],))


def take_sign(s: ArrakisState, sign: int) -> None:
    """A wormsign is back in the pool."""
    area = s.wormsigns[sign]
    s.wormsigns[sign] = POOL
    s.ground[area] &= ~WORMSIGN
    s.signs ^= BIT[area]


def take_bene_gesserit(p: P, side: int) -> None:
    """A Bene Gesserit token from the reserve, if one is left."""
    s = p.state
    if s.reserve:
        s.reserve -= 1
        s.bene_gesserit[side] += 1
        p.tell("sister_gained", (SIDES[side],))
