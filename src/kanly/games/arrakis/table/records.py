"""Words for places and moments, and the records of what is under way: a march, a battle, the Guild's affairs."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1

# What stands in an area besides legions: flags of `ground`.
HARVESTER: Final = 1
WORMSIGN: Final = 2
WORM: Final = 4
MAKER: Final = 8  # the Wild Maker
STATION: Final = 16
SIETCH: Final = 32
SETTLEMENT: Final = 64  # a Harkonnen one that stands
SETTLED: Final[tuple[int, ...]] = (SETTLEMENT, SIETCH)  # by side: its own settlements
ANY_WORM: Final = WORM | MAKER
RIDDEN: Final = WORMSIGN | WORM | MAKER  # where Atreides ride (R5.4)

# Where a named leader is, if not in an area.
BOX: Final = -1  # not yet in play
READY: Final = -2  # available
GONE: Final = -3  # out of the game
TANK: Final = -10  # TANK - n: slot n of the regeneration tank

# Where a deployment token or a wormsign is, if not in an area.
POOL: Final = -1
DRAWN: Final = -2  # taken from the pool, still to be placed
# GONE, as above

# How a legion goes.
STEP: Final = 0
RIDE: Final = 1  # R5.4
FLY: Final = 2  # R5.5, an ornithopter
LIFT: Final = 3  # SG7.2, a frigate
MODES: Final[tuple[str, ...]] = ("step", "ride", "fly", "lift")

# What happened this turn (R11.9): flags of `deeds`.
WON: Final = 1
BURNT: Final = 2  # a harvester
RODE: Final = 4
FELLED: Final = 8  # an enemy named leader

# Where a battle stands.
ROLLING: Final = 0
BETWEEN: Final = 1  # the attacker decides whether to go on


class Party:
    """Figures that are about to move, attack or advance: chosen so far."""

    side: int
    area: int  # where they stand
    word: int
    captains: int  # mask of named leaders
    tokens: int  # mask of deployment tokens
    target: int
    mode: int
    zone: int  # of the vehicle that carries them; NOBODY: none. len(ZONES): the navigator

    def __init__(self) -> None:
        self.side = 0
        self.area = NOBODY
        self.word = 0
        self.captains = 0
        self.tokens = 0
        self.target = NOBODY
        self.mode = STEP
        self.zone = NOBODY

    def copy(self) -> Party:
        """An independent copy."""
        other = Party()
        other.side = self.side
        other.area = self.area
        other.word = self.word
        other.captains = self.captains
        other.tokens = self.tokens
        other.target = self.target
        other.mode = self.mode
        other.zone = self.zone
        return other


class Battle:
    """The battle that is being fought (R7)."""

    attacker: int
    area: int  # where the attackers stand
    target: int
    word: int  # the attackers that take part
    captains: int
    tokens: int  # of the attackers, until they are turned
    mode: int  # how they got there
    round: int
    stage: int
    surprise: bool
    extra_die: int  # for the attacker, each round
    four_dice: bool  # the defender rolls at most four in round 1
    tireless: bool  # going on costs nothing
    discards: list[int]  # cards discarded for dice this round, by side
    hits: list[int]  # of the last roll with what leaders made of specials, by side
    shields: list[int]
    specials: list[int]  # not yet used
    rolled: list[list[int]]  # the faces as they fell, by side: hits, shields, specials
    damage: list[int]  # net hits of the last roll, by side

    def __init__(self) -> None:
        self.attacker = 0
        self.area = NOBODY
        self.target = NOBODY
        self.word = 0
        self.captains = 0
        self.tokens = 0
        self.mode = STEP
        self.round = 0
        self.stage = ROLLING
        self.surprise = False
        self.extra_die = 0
        self.four_dice = False
        self.tireless = False
        self.discards = [0, 0]
        self.hits = [0, 0]
        self.shields = [0, 0]
        self.specials = [0, 0]
        self.rolled = [[], []]
        self.damage = [0, 0]

    def copy(self) -> Battle:
        """An independent copy."""
        other = Battle()
        other.attacker = self.attacker
        other.area = self.area
        other.target = self.target
        other.word = self.word
        other.captains = self.captains
        other.tokens = self.tokens
        other.mode = self.mode
        other.round = self.round
        other.stage = self.stage
        other.surprise = self.surprise
        other.extra_die = self.extra_die
        other.four_dice = self.four_dice
        other.tireless = self.tireless
        other.discards = self.discards[:]
        other.hits = self.hits[:]
        other.shields = self.shields[:]
        other.specials = self.specials[:]
        other.rolled = [roll[:] for roll in self.rolled]
        other.damage = self.damage[:]
        return other


class Guild:
    """What The Spacing Guild adds (SG); None without it."""

    steps: list[int]  # of each heighliner on its way, 0: start
    troops: list[int]  # aboard, by side
    frigates: list[int]  # aboard, by side
    frigate_reserve: list[int]
    pool: int  # troops of the Houses Major that nobody has
    rings: list[int]  # left, by side
    actions: list[int]  # Imperium actions that the Harkonnen have still to take, by power
    earned: int  # Imperium actions of the Atreides still to take

    def __init__(self) -> None:
        self.steps = [0, 0]
        self.troops = [0, 0]
        self.frigates = [0, 0]
        self.frigate_reserve = [0, 0]
        self.pool = 0
        self.rings = [0, 0]
        self.actions = [0, 0, 0]
        self.earned = 0

    def copy(self) -> Guild:
        """An independent copy."""
        other = Guild()
        other.steps = self.steps[:]
        other.troops = self.troops[:]
        other.frigates = self.frigates[:]
        other.frigate_reserve = self.frigate_reserve[:]
        other.pool = self.pool
        other.rings = self.rings[:]
        other.actions = self.actions[:]
        other.earned = self.earned
        return other
