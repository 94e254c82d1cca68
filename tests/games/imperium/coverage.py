"""What whole games come across: every card, intrigue, leader, contract, tile, conflict and space, and how often.

    PYTHONPATH=.:src python -m tests.games.imperium.coverage 200
    PYTHONPATH=.:src python -m tests.games.imperium.coverage 200 greedy
    PYTHONPATH=.:src python -m tests.games.imperium.coverage 200 greedy imperium rise_of_ix immortality

plays that many games of random (or other) bots for three and four seats, of Uprising (or another game of the series)
with the modules named, checks after each that nothing was made or lost, and prints what never came up and the rarest of
each sort. Without modules named, every second pair of games of Uprising is played with CHOAM.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable

from tests.games.imperium.tables import box_of
from tests.games.imperium.tallies import conserved, market, tallied, whole

from kanly.bots import Match, RandomBot
from kanly.games.imperium.games.imperium import GAME as FIRST
from kanly.games.imperium.games.uprising import GAME
from kanly.games.imperium.modules.choam.table import CHOAM
from kanly.games.imperium.modules.rise_of_ix.table import RISE_OF_IX
from kanly.games.imperium.modules.rise_of_ix.tiles import tiles
from kanly.kernel import Event, Game

GAMES = {game.id: game for game in (GAME, FIRST)}

# Sort of thing: the kind of event that shows it, the place of its name in the data, and everything that there is.
Sorts = dict[str, tuple[str, int, list[str]]]


def sorts_of(game: Game, modules: tuple[str, ...]) -> Sorts:
    """What is printed for these set-ups."""
    box = box_of(game.rules(game.set_up(4, modules)))
    cards = list(box.cards.values())
    found: Sorts = {
        "cards that sent agents": ("sends", 1, [card.name for card in cards if card.icons]),
        "cards revealed": ("reveals", 1, list(box.cards)),
        "cards acquired": ("acquires", 1, [card.name for card in cards if card.cost >= 0]),
        "spaces visited": ("sends", 2, [space.name for space in box.spaces]),
        "intrigues played": ("plays_intrigue", 1, list(box.intrigues)),
        "leaders": ("leads", 1, box.selectable()),
        "conflicts won": ("wins", 1, [card.name for card in box.trophies if card.level]),
    }
    if CHOAM in modules:
        found["contracts completed"] = ("completes", 1, [tile.name for tile in market(box)])
    if RISE_OF_IX in modules:
        found["tech tiles acquired"] = ("acquires_tech", 1, [tile.name for tile in tiles(box)])
    return found


class Coverage:
    """How often each thing came up."""

    def __init__(self, sorts: Sorts) -> None:
        self.sorts = sorts
        self.counts: dict[str, Counter[str]] = {sort: Counter() for sort in sorts}
        self.games = 0

    def add(self, events: Iterable[Event]) -> None:
        """Count one game."""
        self.games += 1
        for event in events:
            for sort, (kind, place, _) in self.sorts.items():
                if event.kind == kind:
                    self.counts[sort][event.data[place]] += 1

    def missing(self, sort: str) -> list[str]:
        """What never came up."""
        return [name for name in self.sorts[sort][2] if not self.counts[sort][name]]

    def report(self) -> str:
        """Everything in words."""
        lines = [f"{self.games} games"]
        for sort, (_, _, names) in self.sorts.items():
            lacking = self.missing(sort)
            lines.append(f"{sort}: {len(names) - len(lacking)} of {len(names)}")
            if lacking:
                lines.append("  never: " + ", ".join(lacking))
            rarest = sorted((self.counts[sort][name], name) for name in names if name not in lacking)[:3]
            lines.append("  rarest: " + ", ".join(f"{name} {n}" for n, name in rarest))
        return "\n".join(lines)


def cover(games: int, bot: str = "random", id: str = GAME.id, *modules: str) -> Coverage:
    """Games over seats and modules, checked at their end."""
    game = GAMES[id]
    varied = (CHOAM,) if game is GAME and not modules else modules
    coverage = Coverage(sorts_of(game, varied))
    bots = {"random": RandomBot, **game.bots}
    for seed in range(games):
        seats = 3 + seed % 2
        setup = game.set_up(seats, modules or (varied if seed % 4 < 2 else ()))
        table = game.open(setup, str(seed), keep=False, programs=(1 << seats) - 1)
        Match(table, [bots[bot]() for _ in range(seats)], str(seed)).play_on()
        for check in (conserved, whole, tallied):
            check(table)
        assert table.log is not None
        coverage.add(table.log.all)
    return coverage


if __name__ == "__main__":
    print(cover(int(sys.argv[1]) if len(sys.argv) > 1 else 100, *sys.argv[2:]).report())
