"""What is true of a six-player table besides: who plays with whom, commanders' agents, the Throne Row.

Houses are numbered as they sit, clockwise: Muad'Dib, an enemy, his left ally, Shaddam, his right ally, an enemy. So
teams alternate, and everybody's teammates sit two places away (SIX-05).
"""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.kernel import Part

SIX_PLAYERS: Final = "six_players"
SEATS: Final = 6

# Commanders, and their teams.
MUAD_DIB: Final = 0
SHADDAM: Final = 3
COMMANDERS: Final = (MUAD_DIB, SHADDAM)
LEADERS: Final = {MUAD_DIB: "muad_dib", SHADDAM: "shaddam_corrino_iv"}
TEAMS: Final = {MUAD_DIB: "team_muad_dib", SHADDAM: "team_shaddam"}

# Tracks: those of the game board have the numbers of the signs that mean them; then the personal ones (SIX-32).
BOARD_TRACKS: Final = (0, 1, 2, 3)
EMPEROR_TRACK: Final = 4
FREMEN_TRACK: Final = 5
PERSONAL_TRACKS: Final = {MUAD_DIB: FREMEN_TRACK, SHADDAM: EMPEROR_TRACK}

# The arrows of a commander's agents (SIX-10).
LEFT: Final = 0
RIGHT: Final = 1
BOTH: Final = 2  # the Swordmaster

# The Swordmaster's agent of a house (SIX-50).
NONE: Final = 0
READY: Final = 1
PLACED: Final = 2  # in this round
GONE: Final = 3


class SixTable(Part):
    """Indexed by house where a list has one entry for each."""

    champion: list[int]  # the ally for whom a commander acts outside the own turns
    arrows: list[list[int]]  # of a commander's agents that are ready
    sent: list[list[tuple[int, int]]]  # a commander's agents on spaces: (space, arrow)
    swordmasters: list[int]  # NONE, READY, PLACED, GONE
    throne: list[int]  # the Throne Row
    conceded: list[int]  # houses that have let a teammate go first (SIX-23)
    owed: list[tuple[int, int]]  # (house, intrigue card): allies' cards that a commander's turn has set off

    def __init__(self, like: SixTable | None = None, houses: int = 0) -> None:
        if like is not None:  # copying: skip defaults that would be overwritten
            self.champion = like.champion[:]
            self.arrows = [arrows[:] for arrows in like.arrows]
            self.sent = [agents[:] for agents in like.sent]
            self.swordmasters = like.swordmasters[:]
            self.throne = like.throne[:]
            self.conceded = like.conceded[:]
            self.owed = like.owed[:]
            return
        self.champion = [left_ally(h) if is_commander(h) else h for h in range(houses)]
        self.arrows = [[LEFT, RIGHT] if is_commander(h) else [] for h in range(houses)]
        self.sent = [[] for _ in range(houses)]
        self.swordmasters = [NONE] * houses
        self.throne = []
        self.conceded = []
        self.owed = []

    def copy(self) -> SixTable:
        """An independent copy."""
        return SixTable(self)


def six_table(s: ImperiumState) -> SixTable:
    """What a table of six has besides."""
    parts: dict[str, Any] = s.parts
    table: SixTable = parts[SIX_PLAYERS]
    return table


def is_commander(h: int) -> bool:
    """Whether a house is led by Muad'Dib or Shaddam."""
    return h in COMMANDERS


def commander_of(h: int) -> int:
    """The commander of a house's team; of a commander itself."""
    return MUAD_DIB if h % 2 == 0 else SHADDAM


def left_ally(h: int) -> int:
    """The ally to whom a commander's left arrow points."""
    return (commander_of(h) + 2) % SEATS


def allies_of(h: int) -> list[int]:
    """The two allies of a house's team, the commander's left one first."""
    return [left_ally(h), (commander_of(h) + 4) % SEATS]


def team_of(h: int) -> list[int]:
    """A house's whole team, the commander first."""
    return [commander_of(h), *allies_of(h)]


def teammates(h: int) -> list[int]:
    """The others of a house's team."""
    return [g for g in team_of(h) if g != h]


def acts_for(s: ImperiumState, h: int) -> int:
    """The ally that has a commander's troops, swords and influence: the activated one, or the one it fights for."""
    turn = s.on_turn
    return turn.ally if turn.house == h and turn.ally not in (h, NOBODY) else six_table(s).champion[h]
