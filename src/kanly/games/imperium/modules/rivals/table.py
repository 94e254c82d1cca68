"""What is true of the rivals at a table: the House Hagal deck, and which card each of them was sent by last."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.imperium.table.rules import ImperiumRules
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.kernel import Known, Part

RIVALS: Final = "rivals"

# Solo difficulties (RIV-06).
MERCENARY: Final = "mercenary"
SARDAUKAR: Final = "sardaukar"
MENTAT: Final = "mentat"
KWISATZ_HADERACH: Final = "kwisatz_haderach"
DIFFICULTIES: Final[tuple[str, ...]] = (MERCENARY, SARDAUKAR, MENTAT, KWISATZ_HADERACH)
WITH_VARIANTS: Final[tuple[str, ...]] = (MENTAT, KWISATZ_HADERACH)  # they ask for every variant (RIV-80)


class RivalsTable(Part):
    """House Hagal cards are physical pieces: numbers into the box's stock of them."""

    deck: list[int]  # the last one is revealed next
    discard: list[int]  # common to all rivals
    known: Known
    last: list[int]  # by house: the card that it revealed last; NOBODY: none yet
    decided_for: int  # the rival for which the player is asked at the moment; NOBODY: for none

    def __init__(self, like: RivalsTable | None = None, houses: int = 0) -> None:
        if like is not None:  # copying: skip defaults that would be overwritten
            self.deck = like.deck[:]
            self.discard = like.discard[:]
            self.known = like.known.copy()
            self.last = like.last[:]
            self.decided_for = like.decided_for
            return
        self.deck = []
        self.discard = []
        self.known = Known()
        self.last = [NOBODY] * houses
        self.decided_for = NOBODY

    def copy(self) -> RivalsTable:
        """An independent copy."""
        return RivalsTable(self)


def rivals_table(s: ImperiumState) -> RivalsTable:
    """The House Hagal deck of a table."""
    parts: dict[str, Any] = s.parts
    table: RivalsTable = parts[RIVALS]
    return table


def is_rival(s: ImperiumState, h: int) -> bool:
    """Whether a house is a rival: nobody answers for it."""
    return s.houses[h].seat == NOBODY


def rival_houses(s: ImperiumState) -> list[int]:
    """The rivals."""
    return [h for h in range(len(s.houses)) if is_rival(s, h)]


def difficulty(rules: ImperiumRules) -> str:
    """How hard a solo game is; "" for two players, who have no such choice (RIV-06)."""
    level: str = rules.setting("difficulty") if rules.seats == 1 else ""
    return level


def in_force(rules: ImperiumRules, variant: str) -> bool:
    """Whether a variant is played: by choice, or because the difficulty asks for it (RIV-06, RIV-80)."""
    return bool(rules.setting(variant)) or difficulty(rules) in WITH_VARIANTS
