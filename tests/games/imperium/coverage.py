"""What whole games come across: every card, intrigue, leader, contract, conflict and space, and how often.

    PYTHONPATH=.:src python -m tests.games.imperium.coverage 200
    PYTHONPATH=.:src python -m tests.games.imperium.coverage 200 greedy

plays that many games of random (or other) bots for three and four seats, with and without CHOAM, checks after each that
nothing was made or lost, and prints what never came up and the rarest of each sort.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable

from tests.games.imperium.tables import EVERYTHING
from tests.games.imperium.tallies import conserved, market, tallied, whole

from kanly.bots import Match, RandomBot
from kanly.games.imperium.games.uprising import GAME
from kanly.kernel import Event

# Sort of thing: the kinds of event that show it, the place of its name in the data, and everything that there is.
SORTS: dict[str, tuple[str, int, list[str]]] = {
    "cards that sent agents": ("sends", 1, [card.name for card in EVERYTHING.cards.values() if card.icons]),
    "cards revealed": ("reveals", 1, list(EVERYTHING.cards)),
    "cards acquired": ("acquires", 1, [card.name for card in EVERYTHING.cards.values() if card.cost >= 0]),
    "spaces visited": ("sends", 2, [space.name for space in EVERYTHING.spaces]),
    "intrigues played": ("plays_intrigue", 1, list(EVERYTHING.intrigues)),
    "leaders": ("leads", 1, EVERYTHING.selectable()),
    "contracts completed": ("completes", 1, [tile.name for tile in market(EVERYTHING)]),
    "conflicts won": ("wins", 1, [card.name for card in EVERYTHING.trophies if card.level]),
}


class Coverage:
    """How often each thing came up."""

    def __init__(self) -> None:
        self.counts: dict[str, Counter[str]] = {sort: Counter() for sort in SORTS}
        self.games = 0

    def add(self, events: Iterable[Event]) -> None:
        """Count one game."""
        self.games += 1
        for event in events:
            for sort, (kind, place, _) in SORTS.items():
                if event.kind == kind:
                    self.counts[sort][event.data[place]] += 1

    def missing(self, sort: str) -> list[str]:
        """What never came up."""
        return [name for name in SORTS[sort][2] if not self.counts[sort][name]]

    def report(self) -> str:
        """Everything in words."""
        lines = [f"{self.games} games"]
        for sort, (_, _, names) in SORTS.items():
            lacking = self.missing(sort)
            lines.append(f"{sort}: {len(names) - len(lacking)} of {len(names)}")
            if lacking:
                lines.append("  never: " + ", ".join(lacking))
            rarest = sorted((self.counts[sort][name], name) for name in names if name not in lacking)[:3]
            lines.append("  rarest: " + ", ".join(f"{name} {n}" for n, name in rarest))
        return "\n".join(lines)


def cover(games: int, bot: str = "random") -> Coverage:
    """Games over seats and modules, checked at their end."""
    coverage = Coverage()
    bots = {"random": RandomBot, **GAME.bots}
    for seed in range(games):
        seats = 3 + seed % 2
        setup = GAME.set_up(seats, ("choam",) if seed % 4 < 2 else ())
        table = GAME.open(setup, str(seed), keep=False, programs=(1 << seats) - 1)
        Match(table, [bots[bot]() for _ in range(seats)], str(seed)).play_on()
        for check in (conserved, whole, tallied):
            check(table)
        assert table.log is not None
        coverage.add(table.log.all)
    return coverage


if __name__ == "__main__":
    print(cover(int(sys.argv[1]) if len(sys.argv) > 1 else 100, *sys.argv[2:3]).report())
