"""The ladder: plays the rows of docs/ladder.md and writes its tables.

    python -m tools.ladder                        # all that is missing, on all cores; hours
    python -m tools.ladder search uprising/4      # the rows in whose names all of these words stand
    python -m tools.ladder --write                # what was played into the tables of docs/ladder.md

The games are kept in build/ladder, a file for each row, so that it may be stopped and goes on where it was. It plays on
the build that runs it: PYTHONPATH=build/compiled python -m tools.ladder. A row of the page that was not played on this
machine stays as it is.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple

from kanly.registry import game_named

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "ladder.md"
KEPT = ROOT / "build" / "ladder"
SEED = "ladder"
TABLE = re.compile(r"(<!-- (greedy|easy|search): python -m tools.ladder --write -->\n\n)(.*?)(?=\n\n|\Z)", re.DOTALL)


class Setup(NamedTuple):
    """What is played, and with how many tries a search answers: three budgets, from the smallest to the largest."""

    game: str
    seats: int
    modules: tuple[str, ...]
    tries: tuple[int, ...]


SERIES: Final = (30, 300, 3000)
DUNE: Final = (25, 75, 250)  # its own bot plays these tries on: fewer tries, each as long as twenty others
ARRAKIS: Final = (15, 50, 150)
SETUPS: Final = (
    *[Setup("uprising", seats, (), SERIES) for seats in (4, 3, 2, 1, 6)],
    Setup("uprising", 4, ("choam",), SERIES),
    Setup("uprising", 4, ("immortality",), SERIES),
    Setup("uprising", 4, ("choam", "immortality", "rise_of_ix"), SERIES),
    *[Setup("imperium", seats, (), SERIES) for seats in (4, 3, 2, 1)],
    Setup("imperium", 4, ("rise_of_ix",), SERIES),
    Setup("imperium", 4, ("immortality",), SERIES),
    Setup("dune", 6, ("advanced",), DUNE),
    *[Setup("dune", seats, (), DUNE) for seats in (6, 5, 4, 3, 2)],
    Setup("arrakis", 2, (), ARRAKIS),
    Setup("arrakis", 2, ("spacing_guild",), ARRAKIS),
)


FIRM: Final = (("uprising",), ("uprising", "immortality"), ("imperium",), ("dune", "advanced"), ("arrakis",))
FIRMLY: Final = 16  # games where how much better a search is matters, too: set-ups of FIRM, at its largest budget
AT_MOST: Final = 60  # games until it is settled whether a bot is better than fair, at a search's largest budget
LONG: Final = 200  # at all others, whose games are soon played


class Row(NamedTuple):
    """A contest: one bot, and those on all other seats, for so many games or, maybe, until it is settled."""

    table: str
    setup: Setup
    bot: str
    others: str
    games: int = LONG
    settle: bool = True

    @property
    def name(self) -> str:
        """What a file of it is called, and what picks it: `search/uprising/4/choam/search:300p/greedy`."""
        setup = self.setup
        parts = [self.table, setup.game, str(setup.seats), *setup.modules, self.bot, self.others]
        return "/".join(parts)

    @property
    def arguments(self) -> list[str]:
        """What `kanly arena` is given."""
        setup = self.setup
        modules = [word for module in setup.modules for word in ("--module", module)]
        bots = ",".join([self.bot, *[self.others] * (setup.seats - 1)])
        given = [setup.game, "--seats", str(setup.seats), *modules, "--bots", bots]
        given += ["--games", str(self.games), "--seed", SEED]
        return [*given, "--until-settled"] if self.settle else given

    @property
    def kept(self) -> Path:
        """The file of its standings; its games are kept beside it."""
        return KEPT / (self.name.replace("/", "_").replace(":", "_") + ".json")

    @property
    def cells(self) -> list[str]:
        """What a line of the page begins with."""
        setup = self.setup
        modules = ", ".join(f"`{module}`" for module in setup.modules)
        cells = [setup.game + (f" with {modules}" if modules else ""), str(setup.seats)]
        if self.table == "search":
            cells.append(self.bot.removeprefix("search:").removesuffix("p"))
        if self.table == "easy":
            cells.append(self.others)
        return cells


def rows() -> list[Row]:
    """Everything on the ladder, in the order in which it is shown."""
    found = [_row("greedy", setup, "greedy", "random") for setup in SETUPS]
    for setup in SETUPS:
        against = ("greedy", "random") if setup.seats > 1 else ("greedy",)  # nobody else sits there
        found += [_row("easy", setup, "easy", others) for others in against]
    for setup in SETUPS:
        usual = setup.seats == game_named(setup.game).default_seats
        for tries in reversed(setup.tries):
            row = _row("search", setup, f"search:{tries}p", "greedy")
            if tries == setup.tries[-1]:
                row = row._replace(games=min(row.games, AT_MOST))
                if usual and (setup.game, *setup.modules) in FIRM:
                    row = row._replace(games=_whole_deals(FIRMLY, setup), settle=False)
            found.append(row)
    return found


def _whole_deals(games: int, setup: Setup) -> int:
    """At least so many games: each deal is played with every seating."""
    return -(-games // setup.seats) * setup.seats


def _row(table: str, setup: Setup, bot: str, others: str) -> Row:
    """Whoever sits alone has no fair share that a test could compare with."""
    return Row(table, setup, bot, others, FIRMLY, False) if setup.seats == 1 else Row(table, setup, bot, others)


def play(row: Row) -> dict[str, Any]:
    """The standings of a row, after the games that are still to be played."""
    games = row.kept.with_suffix(".jsonl")
    command = [sys.executable, "-m", "kanly", "arena", *row.arguments, "--resume", str(games), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(
            f"{row.name}: kanly {' '.join(command[3:])} ended with {done.returncode}\n{done.stderr or done.stdout}"
        )
    row.kept.write_text(done.stdout)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def line(row: Row, data: dict[str, Any]) -> str:
    """A line of its table."""
    name = row.bot
    low, share, high = data["share"][name]
    cells = [
        *row.cells,
        str(data["games"]),
        f"{share:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{data['fair'][name]:.0%}" if row.setup.seats > 1 else "",
        f"{data['side'][name][1]:.1%}",
        data["verdict"][name] or "",
    ]
    return f"| {' | '.join(cells)} |"


HEADS: Final = {
    "greedy": ("game", "seats", "games", "greedy", "95 %", "fair", "its side", "test"),
    "search": ("game", "seats", "tries", "games", "search", "95 %", "fair", "its side", "test"),
    "easy": ("game", "seats", "against", "games", "easy", "95 %", "fair", "its side", "test"),
}


def table_of(name: str, before: str) -> str:
    """A table with the rows that were played here, and from the one before those that were not."""
    head = HEADS[name]
    lines = [f"| {' | '.join(head)} |", "|" + "---|" * len(head)]
    for row in rows():
        if row.table != name:
            continue
        if row.kept.exists():
            lines.append(line(row, json.loads(row.kept.read_text())))
        else:
            begins = f"| {' | '.join(row.cells)} |"
            lines += [old for old in before.splitlines() if old.startswith(begins)]
    return "\n".join(lines)


def write() -> None:
    """The tables of the page anew."""
    page, count = TABLE.subn(lambda found: found[1] + table_of(found[2], found[3]), PAGE.read_text())
    if count != len(HEADS):
        sys.exit(f"{PAGE.name} has {count} tables with the mark of this program; there should be {', '.join(HEADS)}")
    PAGE.write_text(page)


def main() -> None:
    """Play what is wanted, or write the page."""
    words = sys.argv[1:]
    if words == ["--write"]:
        write()
        return
    wanted = [row for row in rows() if all(word in row.name for word in words)]
    if not wanted:
        sys.exit(f"no row has {' and '.join(words)} in its name; they are called like {rows()[-1].name}")
    KEPT.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for row, data in zip(wanted, pool.map(play, wanted)):
            print(line(row, data), flush=True)


if __name__ == "__main__":
    main()
