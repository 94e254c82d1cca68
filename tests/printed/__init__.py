"""What is printed, as tables in text files: the one place for engine tests and referees.

    = copies cost                the columns after the name
    [imperium: 65 cards for 227] a deck, how many cards it has, and what they cost together
    bene_gesserit_operative 2 3  one line for each card

No code of a game is used here, so that a referee stays independent of the engine.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

HEADING = re.compile(r"\[(\w+): (\d+) cards?(?: for (\d+))?\]")


class Row(NamedTuple):
    """One line of a table: a card's name and its columns."""

    name: str
    columns: dict[str, str]

    @property
    def copies(self) -> int:
        """How often the card is in its deck."""
        return int(self.columns["copies"])


class Deck(NamedTuple):
    """The cards of one deck and how many there are in all."""

    size: int
    cost: int  # of all of them; 0: not said
    rows: list[Row]

    @property
    def names(self) -> list[str]:
        """Its cards by name, each once."""
        return [row.name for row in self.rows]


def decks(table: str) -> dict[str, Deck]:
    """The decks of a table by name; what a deck's lines add up to is checked."""
    columns: list[str] = []
    found: dict[str, Deck] = {}
    for line in (Path(__file__).parent / f"{table}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("="):
            columns = line[1:].split()
        elif line.startswith("["):
            heading = HEADING.fullmatch(line)
            assert heading is not None, line
            deck = found[heading[1]] = Deck(int(heading[2]), int(heading[3] or 0), [])
        elif line and not line.startswith("#"):
            name, *values = line.split()
            deck.rows.append(Row(name, dict(zip(columns, values, strict=True))))
    for name, deck in found.items():
        copies = sum(row.copies for row in deck.rows)
        if copies != deck.size:
            raise ValueError(f"{table}.txt says that {name} has {deck.size} cards, but its lines name {copies}")
        cost = sum(row.copies * int(row.columns["cost"]) for row in deck.rows) if deck.cost else 0
        if cost != deck.cost:
            raise ValueError(f"{table}.txt says that {name} costs {deck.cost} in all, but its lines cost {cost}")
    return found
