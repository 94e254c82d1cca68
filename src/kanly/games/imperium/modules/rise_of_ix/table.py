"""What is true of Ix at a table: tech tiles, negotiators, freighters, dreadnoughts, and what leaders have set up."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.kernel import Known, Part

RISE_OF_IX: Final = "rise_of_ix"
FLEET: Final = 2  # dreadnoughts of a house (IX-51)

Post = tuple[int, int, int]  # a dreadnought that controls a space: where, whose, since which round


class IxTable(Part):
    """Tech tiles are physical pieces: numbers into the box's stock of them; everything with a list by house is public,
    except `ahead` and `dealt`."""

    stacks: list[list[int]]  # of tech tiles; the last one of each lies face up
    known: Known  # of tech tiles
    tiles: list[list[int]]  # by house
    used: list[int]  # tiles that lie face down until the next round (IX-40)
    trashed: list[int]  # tiles that have left the game
    negotiators: list[int]  # by house
    freighters: list[int]  # by house: the space of its freighter
    docked: list[int]  # by house: dreadnoughts in supply
    garrisons: list[int]  # by house: dreadnoughts there
    fielded: list[int]  # by house: dreadnoughts in the conflict
    posts: list[Post]
    winner: int  # of the conflict that is being cleared
    pushing: int  # a mask of houses that gain solari if they win the conflict (Strategic Push)
    ahead: list[list[int]]  # by house: the card that was set aside at the start of the round (IX-83)
    turns: list[int]  # by house: turns begun in this round
    snoopers: list[list[int]]  # by house: tracks with a token that was not reached yet (IX-84)
    again: int  # turns that the house on turn takes at once after this one (IX-97)
    dealt: list[list[int]]  # by house: contracts to choose one of, during set-up (CHO-11)
    # In this turn:
    commissioned: int  # dreadnoughts
    launched: int  # dreadnoughts that went into the conflict
    invading: bool  # others do not block the agent (IX-47)
    foreseen: int  # the card that was set aside and has come back (IX-83)

    def __init__(self, like: IxTable | None = None, houses: int = 0) -> None:
        if like is not None:  # copying: skip defaults that would be overwritten
            self.stacks = [stack[:] for stack in like.stacks]
            self.known = like.known.copy()
            self.tiles = [tiles[:] for tiles in like.tiles]
            self.used = like.used[:]
            self.trashed = like.trashed[:]
            self.negotiators = like.negotiators[:]
            self.freighters = like.freighters[:]
            self.docked = like.docked[:]
            self.garrisons = like.garrisons[:]
            self.fielded = like.fielded[:]
            self.posts = like.posts[:]
            self.winner = like.winner
            self.pushing = like.pushing
            self.ahead = [cards[:] for cards in like.ahead]
            self.turns = like.turns[:]
            self.snoopers = [tracks[:] for tracks in like.snoopers]
            self.again = like.again
            self.dealt = [pieces[:] for pieces in like.dealt]
            self.commissioned = like.commissioned
            self.launched = like.launched
            self.invading = like.invading
            self.foreseen = like.foreseen
            return
        self.stacks = []
        self.known = Known()
        self.tiles = [[] for _ in range(houses)]
        self.used = []
        self.trashed = []
        self.negotiators = [0] * houses
        self.freighters = [0] * houses
        self.docked = [FLEET] * houses
        self.garrisons = [0] * houses
        self.fielded = [0] * houses
        self.posts = []
        self.winner = NOBODY
        self.pushing = 0
        self.ahead = [[] for _ in range(houses)]
        self.turns = [0] * houses
        self.snoopers = [[] for _ in range(houses)]
        self.again = 0
        self.dealt = [[] for _ in range(houses)]
        self.commissioned = 0
        self.launched = 0
        self.invading = False
        self.foreseen = NOBODY

    def copy(self) -> IxTable:
        """An independent copy."""
        return IxTable(self)


def ix(s: ImperiumState) -> IxTable:
    """Ix at a table that plays with it; asked for several times a question."""
    table: IxTable
    for part in s._near:
        if type(part) is IxTable:  # compared at once where isinstance asks the class
            table = part
            return table
    parts: dict[str, Any] = s.parts
    table = parts[RISE_OF_IX]
    s._near.append(table)
    return table
