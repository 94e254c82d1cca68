"""Judging a battle before it is fought: what forces, leaders and hands are worth, and who will probably win."""

from __future__ import annotations

from math import exp
from typing import Final

from kanly.games.dune.bot.reading import UNKNOWN, Reading, kind_of
from kanly.games.dune.facts.factions import EMPEROR, FREMEN
from kanly.games.dune.facts.leaders import LEADER_STRENGTH

WEAPON_KINDS: Final = ("projectile", "poison", "lasgun")
DEFENCE_KINDS: Final = ("shield", "snooper")
DIALLED: Final = 0.7  # of its strength, what a faction is expected to dial
ARMED: Final = 0.3  # the chance that an unknown card is a weapon


def might(r: Reading, f: int, forces: int, specials: int, spice: int, foe: int) -> float:
    """What forces can dial at most (R11.5, R15.3, R15.6)."""
    worth = float(forces)
    if specials and not (f == EMPEROR and foe == FREMEN):
        worth += specials
    if r.halves and f != FREMEN and forces:
        worth *= 0.5 + 0.5 * min(forces, spice) / forces
    return worth


def best_leader(r: Reading, f: int, territory: int, rank: int = 0) -> int:
    """The strength of the strongest leader at hand, or of the next ones when `rank` others fight elsewhere."""
    leaders = r.leaders(f, territory)
    return LEADER_STRENGTH[leaders[rank]] if rank < len(leaders) else 0


class Arms:
    """What a hand does to leaders: how surely it kills the enemy's, how surely it saves its own."""

    kills: float
    saves: float

    def __init__(self, hand: list[str]) -> None:
        unknown = 0
        weapons = 0
        defences = 0
        for card in hand:
            kind = kind_of(card)
            if card == UNKNOWN:
                unknown += 1
            elif kind in WEAPON_KINDS:
                weapons += 1
            elif kind in DEFENCE_KINDS:
                defences += 1
        chance = 1.0 - (1.0 - ARMED) ** unknown
        self.kills = 0.75 if weapons else 0.6 * chance
        self.saves = (0.55 if defences == 1 else 0.8) if defences else 0.45 * chance


def verdict(mine: float, leader: int, arms: Arms, theirs: float, their_leader: float, their_arms: Arms) -> float:
    """The chance to win with at most `mine` on the dial against so much on the other one."""
    own = mine + leader * (1.0 - their_arms.kills * (1.0 - arms.saves))
    other = theirs * DIALLED + their_leader * (1.0 - arms.kills * (1.0 - their_arms.saves))
    chance = 1.0 / (1.0 + exp((other - own) / (1.0 + 0.22 * (theirs + their_leader))))
    return min(0.97, max(0.02, chance))
