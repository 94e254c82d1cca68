"""Judging where a faction stands: the chance to win this round, strongholds, spice within reach, dangers."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.bot.odds import Arms, best_leader, might, verdict
from kanly.games.dune.bot.reading import LAST_ROUND, Reading
from kanly.games.dune.facts.factions import ATREIDES, BENE_GESSERIT, EMPEROR, FREMEN, HARKONNEN
from kanly.games.dune.facts.map import (
    DISTANCE,
    HABBANYA_SIETCH,
    NODE_SECTOR,
    NODE_TERRITORY,
    NODES,
    ORNITHOPTERS,
    POLAR_SINK,
    SECTORS,
    SIETCH_TABR,
    STRONGHOLDS,
    TERRITORIES,
    TUEKS_SIETCH,
    storm_safe,
)

WIN: Final = 100.0
DEFEAT: Final = 70.0
STRONGHOLD_WORTH: Final = 8.0
WINGS_WORTH: Final = 2.0
FORCE_WORTH: Final = 1.0
BEATEN: Final = 1.5  # what a lost battle costs besides its forces: cards, and often a leader
RAIDS: Final = 0.15  # how likely an enemy who moves later falls upon a garrison that hardly deserves the name
# How likely the next storm gets this many sectors far (R5.2).
STORM_REACHES: Final = (1.0, 1.0, 1.0, 0.9, 0.67, 0.33, 0.11)

STRONGHOLD_SECTOR: Final[dict[int, int]] = {t: TERRITORIES[t].sectors[0] for t in STRONGHOLDS}
NEAREST: Final[tuple[int, ...]] = tuple(  # by territory: how far the nearest stronghold is
    [min([DISTANCE[territory][t] for t in STRONGHOLDS]) for territory in range(len(TERRITORIES))]
)

Stand = dict[int, int]  # node -> forces


class Foe:
    """An enemy's forces in a territory, and what they are worth there."""

    faction: int
    might: float
    leader: float
    arms: Arms

    def __init__(self, r: Reading, f: int, g: int, territory: int) -> None:
        self.faction = g
        specials = sum([n for node, n in r.specials[g].items() if NODE_TERRITORY[node] == territory])
        forces = r.there[g][territory]
        self.might = might(r, g, forces, specials, min(r.spice(g), forces // 2), f)
        self.leader = 0.75 * best_leader(r, g, territory)
        self.arms = Arms(r.hand(g))


class Rival:
    """Another camp: how many strongholds it needs, where it stands, and what its victory would be worth."""

    needed: int
    held: list[int]
    later: bool  # somebody of it still ships and moves this round
    worth: float

    def __init__(self, needed: int, held: list[int], later: bool, worth: float) -> None:
        self.needed = needed
        self.held = held
        self.later = later
        self.worth = worth


class Position:
    """The board in the eyes of one faction that thinks about where its forces should stand."""

    r: Reading
    f: int
    foes: dict[int, list[Foe]]  # territory -> enemies there
    kin: list[int]  # strongholds where friends stand without enemies
    camp: list[int]
    needed: int
    later: list[int]  # enemies who still ship and move this round
    unit: float  # what a force is worth
    coin: float  # what a spice is worth
    strong: float  # how much a force counts in battle, special ones spread over all
    leaders: list[int]  # strengths, best first
    arms: Arms
    others: list[Rival]
    goals: list[int]  # nodes worth going to
    _fights: dict[tuple[int, int, int, int], tuple[float, float]]  # thought of so far

    def __init__(self, r: Reading, f: int, later: list[int]) -> None:
        self.r = r
        self.f = f
        self.camp = r.camp(f)
        self.needed = r.needed(self.camp)
        self.later = later
        last = r.round >= LAST_ROUND
        self.unit = 0.1 * FORCE_WORTH if last else FORCE_WORTH
        spice = r.spice(f)
        self.coin = 0.02 if last else (1.0 if spice < 8 else 0.7 if spice < 16 else 0.35)
        side = r.side(f)
        total = side["reserves"] + sum(r.forces[f].values())
        special = side["reserve_specials"] + sum(r.specials[f].values())
        self.strong = (total + special) / total if total else 1.0
        self.foes = {}
        for g in r.enemies(f):
            for territory in r.there[g]:
                if territory != POLAR_SINK:
                    self.foes.setdefault(territory, []).append(Foe(r, f, g, territory))
        self.kin = [t for t in r.held(self.camp) if any(t in r.there[g] for g in self.camp if g != f)]
        self.leaders = [best_leader(r, f, -1, rank) for rank in range(4)]
        self.arms = Arms(r.hand(f))
        self.others = []
        self._watch_others()
        self.goals = aims(r, f)
        self._fights = {}

    def _watch_others(self) -> None:
        """The enemy camps that could win by strongholds; for the Bene Gesserit one of them may be their own victory."""
        r = self.r
        seen: list[int] = []
        for g in r.enemies(self.f):
            if g in seen:
                continue
            camp = r.camp(g)
            seen += camp
            worth = WIN if BENE_GESSERIT in self.camp and r.foretold(camp) else -DEFEAT
            held = [t for t in STRONGHOLDS if any(t in r.there[x] for x in camp)]
            self.others.append(Rival(r.needed(camp), held, any(x in self.later for x in camp), worth))

    # One place.

    def fight(self, territory: int, forces: int, spice: int, rank: int) -> tuple[float, float]:
        """The chance to clear a territory of enemies, and the forces that this will cost if it works."""
        key = (territory, forces, spice, min(rank, 3))
        found = self._fights.get(key)
        if found is None:
            found = self._fight(territory, forces, spice, min(rank, 3))
            self._fights[key] = found
        return found

    def _fight(self, territory: int, forces: int, spice: int, rank: int) -> tuple[float, float]:
        chance = 1.0
        loss = 0.0
        if STRONGHOLD_SECTOR.get(territory, -2) == self.r.storm:
            return 0.0, 0.0
        own = (forces - 1) * self.strong  # one must be left to stay there
        if self.r.halves and self.f != FREMEN:
            own *= 0.5 + 0.5 * min(forces, spice) / forces
        leader = self.leaders[rank]
        for foe in self.foes[territory]:
            chance *= verdict(own, leader, self.arms, foe.might, foe.leader, foe.arms)
            loss += min(float(forces), max(0.0, 0.7 * foe.might + foe.leader * 0.6 - leader * 0.7 + 1.0))
        return chance, min(loss, float(forces))

    def keeps(self, forces: float) -> float:
        """The chance that a garrison is still there after the enemies who move later."""
        return 1.0 - len(self.later) * RAIDS / (1.0 + 0.35 * forces)

    # The whole board.

    def worth(self, stand: Stand, spice: int) -> float:
        """How good it is to stand so with so much spice left."""
        r = self.r
        there: dict[int, int] = {}
        for node, n in stand.items():
            territory = NODE_TERRITORY[node]
            there[territory] = there.get(territory, 0) + n
        total = self.coin * spice
        chances: list[float] = []
        beaten: dict[int, float] = {}
        rank = 0
        for territory in STRONGHOLDS:
            forces = there.get(territory, 0)
            chance = 0.0
            if forces:
                chance = 1.0
                left = float(forces)
                if territory in self.foes:
                    chance, loss = self.fight(territory, forces, spice, rank)
                    rank += 1
                    beaten[territory] = chance
                    total -= self.unit * (chance * loss + (1.0 - chance) * (forces + BEATEN))
                    left -= loss
                chance *= self.keeps(left)
                total += 0.15 * min(left, 6.0) * chance
            elif territory in self.kin:
                chance = self.keeps(4.0)
            if chance > 0.0:
                chances.append(chance)
            total += STRONGHOLD_WORTH * chance
            if forces and r.halves:
                total += self.coin * TERRITORIES[territory].income * chance
        total += WIN * at_least(chances, self.needed)
        wings = ORNITHOPTERS[0] in there or ORNITHOPTERS[1] in there
        if wings:
            total += WINGS_WORTH
        for node, n in stand.items():
            territory = NODE_TERRITORY[node]
            if territory not in STRONGHOLDS:
                total += self._in_the_open(node, territory, n, 3 if wings else 2, spice, rank)
        return total + self._of_others(beaten) + self._at_the_end(there)

    def _in_the_open(self, node: int, territory: int, n: int, load: int, spice: int, rank: int) -> float:
        """Forces outside strongholds: spice for them, enemies, the storm, the way to go."""
        value = -0.12 * n * NEAREST[territory]
        chance = 1.0
        if territory in self.foes:
            chance, loss = self.fight(territory, n, spice, rank)
            value -= self.unit * (chance * loss + (1.0 - chance) * (n + BEATEN))
        lying = self.r.spice_on.get(node, 0)
        if lying:
            value += max(self.coin, 0.3) * min(lying, n * load) * chance * self.keeps(float(n))
        if not storm_safe(node, self.r.view["wall"]):
            ahead = (NODE_SECTOR[node] - self.r.storm) % SECTORS
            if 0 < ahead < len(STORM_REACHES):
                value -= self.unit * n * STORM_REACHES[ahead] * (0.5 if self.f == FREMEN else 0.9)
            elif self.f != FREMEN:
                value -= 0.1 * self.unit * n  # worms
        return value

    def _of_others(self, beaten: dict[int, float]) -> float:
        """What it means that other camps may win."""
        value = 0.0
        for rival in self.others:
            missing = rival.needed - len(rival.held)
            if missing > 1:
                continue
            keeps = [1.0 - beaten.get(territory, 0.0) for territory in rival.held]
            if missing <= 0:
                value += rival.worth * at_least(keeps, rival.needed)
            elif rival.later:
                value += 0.2 * rival.worth * at_least(keeps, rival.needed - 1)
            if rival.worth < 0.0:
                value -= 4.0 * sum(keeps)
        return value

    def _at_the_end(self, there: dict[int, int]) -> float:
        """FRE.V1: what the Fremen need at the end of the last round, and a little before."""
        if FREMEN not in self.camp or self.r.round < LAST_ROUND - 1:
            return 0.0
        met = 0.0
        for sietch in (SIETCH_TABR, HABBANYA_SIETCH):
            if (self.f == FREMEN and sietch in there) or not self.r.occupants(sietch):
                met += 1.0
        if not any(TUEKS_SIETCH in self.r.there[g] for g in (EMPEROR, HARKONNEN, ATREIDES)):
            met += 1.0
        return (met if met < 3.0 else 12.0) * (4.0 if self.r.round >= LAST_ROUND else 1.0)


# Where to go at all.


def aims(r: Reading, f: int) -> list[int]:
    """The nodes worth going to: strongholds with room, spice, and the way between."""
    out: list[int] = []
    for territory in STRONGHOLDS:
        if open_to(r, f, territory) and NODE_SECTOR[NODES[territory][0]] != r.storm:
            out.append(NODES[territory][0])
    for node in r.spice_on:
        if NODE_SECTOR[node] != r.storm and not beside_friend(r, f, NODE_TERRITORY[node]):
            out.append(node)
    return out


def open_to(r: Reading, f: int, territory: int) -> bool:
    """Whether a faction may come into a stronghold and stay (R1.5, R14.7)."""
    others = [g for g in r.occupants(territory) if g != f]
    if len(others) > 1 or any(r.friends(f, g) for g in others):
        return False
    return not (f == BENE_GESSERIT and any(node in r.advisors for node in NODES[territory]))


def beside_friend(r: Reading, f: int, territory: int) -> bool:
    """Whether a friend's forces are in the way."""
    return territory != POLAR_SINK and any(g != f and r.friends(f, g) for g in r.occupants(territory))


def at_least(chances: list[float], needed: int, first: int = 0) -> float:
    """The chance that at least `needed` of several things happen, from the first of them on."""
    if needed <= 0:
        return 1.0
    if len(chances) - first < needed:
        return 0.0
    chance = chances[first]
    without = at_least(chances, needed, first + 1)
    if chance == 0.0:
        return without
    return chance * at_least(chances, needed - 1, first + 1) + (1.0 - chance) * without
