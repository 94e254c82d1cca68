"""Combat: strength, places, doubled rewards, the card, battle icons (REV-06, CMB, TIE, RWD, BAT)."""

from __future__ import annotations

from typing import Any

from tests.referees.uprising.books import CONFLICTS, Books


def strength(troops: int, worms: int, swords: int) -> int:
    """REV-06, REV-07."""
    return 2 * troops + 3 * worms + swords if troops + worms else 0


def places(strengths: dict[str, int], parties: int) -> dict[str, int]:
    """CMB-05 to CMB-08, TIE-01 to TIE-04: the reward that each house gets."""
    levels = sorted({n for n in strengths.values() if n > 0}, reverse=True)
    groups = [[house for house, n in strengths.items() if n == level] for level in levels]
    if not groups:
        return {}
    first, rest = groups[0], groups[1:]
    if len(first) > 1:
        out = dict.fromkeys(first, 2)
        if parties >= 4 and len(first) == 2 and rest and len(rest[0]) == 1:
            out[rest[0][0]] = 3
        return out
    out = {first[0]: 1}
    if rest and len(rest[0]) > 1:
        out.update(dict.fromkeys(rest[0], 3))
    elif rest:
        out[rest[0][0]] = 2
        if parties >= 4 and len(rest) > 1 and len(rest[1]) == 1:
            out[rest[1][0]] = 3
    return out


def icon(trophy: str) -> str:
    """The battle icon of a conflict card or an objective."""
    if trophy in CONFLICTS:
        return str(CONFLICTS[trophy]["icon"])
    for name in ("crysknife", "desert_mouse", "ornithopter"):
        if trophy.startswith("objective_" + name):
            return name
    return ""


class Fight:
    """One combat phase, as told."""

    def __init__(self, books: Books) -> None:
        self.books = books
        self.strengths: dict[str, int] = {}
        self.rewards: dict[str, tuple[int, int]] = {}
        self.should: dict[str, tuple[int, int]] = {}
        self.winner = ""
        self.pairs = 0

    def begin(self, told: Any) -> None:
        """The strengths are compared."""
        self.strengths = dict(told)
        worms = {name: house.worms for name, house in self.books.houses.items()}
        won = places(self.strengths, self.books.parties)
        self.should = {house: (place, 2 if worms[house] else 1) for house, place in won.items()}

    def first(self) -> str:
        """Who takes the card."""
        return next((house for house, (place, _) in self.should.items() if place == 1), "")
