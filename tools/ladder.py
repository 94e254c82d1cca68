"""The ladder: plays every row of docs/ladder.md and writes its tables.

    python -m tools.ladder                        # what is missing, on all cores; hours
    python -m tools.ladder search uprising/4      # rows whose names begin so or contain that
    python -m tools.ladder --write                # the tables of docs/ladder.md from what was played

The games are kept in build/ladder, a file for each row, so that it may be stopped and goes on where it was. It plays on
the build that runs it: PYTHONPATH=build/compiled python -m tools.ladder.
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
TABLE = re.compile(r"(<!-- (\w+): python -m tools.ladder --write -->\n).*?(?=\n\n|\Z)", re.DOTALL)


class Setup(NamedTuple):
    """What is played, and with how many tries a search answers: three budgets, each about ten times the one before."""

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
AT_MOST: Final = 60  # games until it is settled whether a bot is better than fair, at a search's largest budget
LONG: Final = 200  # at all others, whose games are soon played
FIRMLY: Final = 24  # games where how much better it is matters, too: the set-ups above, at a search's largest budget


class Row(NamedTuple):
    """A contest: one bot, and those on all other seats, for so many games or until it is settled."""

    table: str
    setup: Setup
    bot: str
    others: str
    firm: bool = False
    most: int = LONG

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
        games = str(FIRMLY if self.firm or setup.seats == 1 else self.most)
        given = [setup.game, "--seats", str(setup.seats), *modules, "--bots", bots, "--games", games, "--seed", SEED]
        return given if games == str(FIRMLY) else [*given, "--until-settled"]


def rows() -> list[Row]:
    """Everything on the ladder, in the order in which it is shown."""
    found = [Row("greedy", setup, "greedy", "random") for setup in SETUPS]
    found += [Row("easy", setup, "easy", others) for setup in SETUPS for others in ("greedy", "random")]
    for setup in SETUPS:
        most = setup.tries[-1]
        firm = (setup.game, *setup.modules) in FIRM and setup.seats == game_named(setup.game).default_seats
        found += [
            Row(
                "search",
                setup,
                f"search:{tries}p",
                "greedy",
                firm and tries == most,
                AT_MOST if tries == most else LONG,
            )
            for tries in reversed(setup.tries)
        ]
    return found


def play(row: Row) -> dict[str, Any]:
    """The standings of a row, after the games that are still to be played."""
    kept = KEPT / (row.name.replace("/", "_").replace(":", "_") + ".jsonl")
    command = [sys.executable, "-m", "kanly", "arena", *row.arguments, "--resume", str(kept), "--json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    kept.with_suffix(".json").write_bytes(done.stdout)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def line(row: Row, data: dict[str, Any]) -> str:
    """A row of its table."""
    setup = row.setup
    name = row.bot
    low, share, high = data["share"][name]
    played = setup.game + (f" with {', '.join(f'`{module}`' for module in setup.modules)}" if setup.modules else "")
    cells = [played, str(setup.seats)]
    if row.table == "search":
        cells.append(name.removeprefix("search:").removesuffix("p"))
    if row.table == "easy":
        cells.append(row.others)
    fair = f"{data['fair'][name]:.0%}" if setup.seats > 1 else ""
    verdict = data["verdict"][name] or ""
    cells += [
        str(data["games"]),
        f"{share:.1%}",
        f"{low:.1%} to {high:.1%}",
        fair,
        f"{data['side'][name][1]:.1%}",
        verdict,
    ]
    return f"| {' | '.join(cells)} |"


HEADS: Final = {
    "greedy": ("game", "seats", "games", "greedy", "95 %", "fair", "its side", "test"),
    "search": ("game", "seats", "tries", "games", "search", "95 %", "fair", "its side", "test"),
    "easy": ("game", "seats", "against", "games", "easy", "95 %", "fair", "its side", "test"),
}


def table_of(name: str) -> str:
    """A table from the rows that were played."""
    head = HEADS[name]
    lines = [f"| {' | '.join(head)} |", "|" + "---|" * len(head)]
    for row in rows():
        kept = KEPT / (row.name.replace("/", "_").replace(":", "_") + ".json")
        if row.table == name and kept.exists() and kept.stat().st_size:
            lines.append(line(row, json.loads(kept.read_text())))
    return "\n".join(lines)


def main() -> None:
    """Play what is wanted, or write the page."""
    words = sys.argv[1:]
    if words == ["--write"]:
        PAGE.write_text(TABLE.sub(lambda found: found[1] + table_of(found[2]), PAGE.read_text()))
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
