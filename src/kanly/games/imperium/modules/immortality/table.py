"""What is true of the Bene Tleilax at a table: tracks, tanks, their cards, and what a turn leaves pending."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.kernel import Part

IMMORTALITY: Final = "immortality"
START: Final = "c0r3"  # on the research track
FIRST_MARKER: Final = 4  # the columns with the genetic markers (IMM-R3.4)
SECOND_MARKER: Final = 8
PRIZE: Final = 2  # spice for who first reaches the fourth Tleilaxu space (IMM-R2.2)


class ImmortalityTable(Part):
    """Cards are numbers into the box's list of deck cards; everything with a list by house is public."""

    deck: list[int]  # Tleilaxu cards; the last one is dealt next
    row: list[int]  # left to right
    research: list[str]  # by house: the space of its research token
    tleilaxu: list[int]  # by house: the space of its Tleilaxu token
    prize: int  # spice on the fourth Tleilaxu space
    tanks: list[int]  # by house: specimens
    atomics: list[bool]  # by house: has its token still
    tokens: list[bool]  # by house: is on the tracks; a house without troops is not (IMM-R14.10)
    returning: list[list[int]]  # by house: cards that come back to hand when it reveals (IMM-R8.22)
    adorned: int  # the one of the two cards that has the icons which an effect adds to "the card" (IMM-R8.24)
    borrowed: int  # the card of the Imperium row that is grafted in this turn (IMM-R8.19)
    fought: int  # a mask of houses that have played a combat card in this conflict (IMM-R9.3)

    def __init__(self, like: ImmortalityTable | None = None, houses: int = 0) -> None:
        if like is not None:  # copying: skip defaults that would be overwritten
            self.deck = like.deck[:]
            self.row = like.row[:]
            self.research = like.research[:]
            self.tleilaxu = like.tleilaxu[:]
            self.prize = like.prize
            self.tanks = like.tanks[:]
            self.atomics = like.atomics[:]
            self.tokens = like.tokens[:]
            self.returning = [cards[:] for cards in like.returning]
            self.adorned = like.adorned
            self.borrowed = like.borrowed
            self.fought = like.fought
            return
        self.deck = []
        self.row = []
        self.research = [START] * houses
        self.tleilaxu = [0] * houses
        self.prize = PRIZE
        self.tanks = [0] * houses
        self.atomics = [True] * houses
        self.tokens = [True] * houses
        self.returning = [[] for _ in range(houses)]
        self.adorned = NOBODY
        self.borrowed = NOBODY
        self.fought = 0

    def copy(self) -> ImmortalityTable:
        """An independent copy."""
        return ImmortalityTable(self)


def immortality(s: ImperiumState) -> ImmortalityTable:
    """The Bene Tleilax of a table that plays with them."""
    parts: dict[str, Any] = s.parts
    table: ImmortalityTable = parts[IMMORTALITY]
    return table


def markers(s: ImperiumState, h: int) -> int:
    """How many genetic markers a house has reached; what counts is the column (IMM-R3.4, IMM-R3.15).

    A house without tokens has the markers of the teammate who is farthest (IMM-R14.10).
    """
    table = immortality(s)
    if not table.tokens[h]:
        team = [g for g in range(len(s.houses)) if table.tokens[g] and s.houses[g].team == s.houses[h].team]
        return max([markers(s, g) for g in team if s.houses[g].team], default=0)
    column = int(table.research[h][1])
    return 2 if column >= SECOND_MARKER else 1 if column >= FIRST_MARKER else 0


def partner(s: ImperiumState, card: int) -> int:
    """The other grafted card of this turn; NOBODY: the card is not grafted (IMM-R8.7)."""
    cards = s.on_turn.cards
    if len(cards) != 2 or card not in cards:
        return NOBODY
    return cards[1] if cards[0] == card else cards[0]
