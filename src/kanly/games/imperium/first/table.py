"""What is true at a table of the first game besides what every game of the series has."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.kernel import Part

FIRST: Final = "first"


class FirstTable(Part):
    """The Mentat, spaces under The Voice, Masterstroke's plans, and what plots of this turn have changed."""

    mentat: int  # who has the Mentat; NOBODY: it lies on its space
    promised: int  # who takes it when the next round begins (BAS-49)
    voices: list[tuple[int, int]]  # spaces under The Voice, and whose it is (BAS-141)
    doubled: list[int]  # by house: the space where two of its agents stand (BAS-140)
    plans: list[tuple[int, ...]]  # by house: the two factions of Masterstroke, hidden until it is used (BAS-62)
    struck: list[bool]  # by house: Masterstroke was used
    # In this turn:
    harvested: bool  # the spice that a maker space itself yields
    acted: bool  # an intrigue card was played, or something done that only a module brings
    envoy: bool  # the card that is played has the icons of all factions too (BAS-86)
    infiltrating: bool  # others do not block the agent (BAS-86)
    bankers: int  # what The Spice Must Flow costs less (BAS-56)

    def __init__(self, like: FirstTable | None = None, houses: int = 0) -> None:
        if like is not None:  # copying: skip defaults that would be overwritten
            self.mentat = like.mentat
            self.promised = like.promised
            self.voices = like.voices[:]
            self.doubled = like.doubled[:]
            self.plans = like.plans[:]
            self.struck = like.struck[:]
            self.harvested = like.harvested
            self.acted = like.acted
            self.envoy = like.envoy
            self.infiltrating = like.infiltrating
            self.bankers = like.bankers
            return
        self.mentat = NOBODY
        self.promised = NOBODY
        self.voices = []
        self.doubled = [NOBODY] * houses
        self.plans = [()] * houses
        self.struck = [False] * houses
        self.harvested = False
        self.acted = False
        self.envoy = False
        self.infiltrating = False
        self.bankers = 0

    def copy(self) -> FirstTable:
        """An independent copy."""
        return FirstTable(self)


def first_table(s: ImperiumState) -> FirstTable:
    """What the first game adds to a table; asked for several times a question."""
    table: FirstTable
    for part in s._near:
        if type(part) is FirstTable:  # compared at once where isinstance asks the class
            table = part
            return table
    parts: dict[str, Any] = s.parts
    table = parts[FIRST]
    s._near.append(table)
    return table
