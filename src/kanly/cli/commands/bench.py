"""`kanly bench`: how fast it is, pure and compiled, with python-chess as a yardstick, in one run."""

from __future__ import annotations

import json as json_text
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter
from rich.table import Table

import kanly
from kanly.cli.errors import DONE
from kanly.cli.output import Screen, print_json, progress_bar
from kanly.cli.parameters import Json, at_least
from kanly.kernel import KanlyError
from kanly.registry import game_named, games

GameOrNone = Annotated[str | None, Parameter(help="Which game; unless given, every one.")]
Seconds = Annotated[float, Parameter(help="How long each measurement takes.")]
Rounds = Annotated[int, Parameter(help="How often each is measured; the best counts.")]


class Build(NamedTuple):
    """A build of the package: its name, and the folder to import it from."""

    name: str
    path: Path


class Row(NamedTuple):
    """Something to be measured."""

    what: str
    mode: str
    build: Build


def bench(game: GameOrNone = None, /, *, seconds: Seconds = 1.0, rounds: Rounds = 3, json: Json = False) -> int:
    """Measure random play on the pure and the compiled build, and python-chess beside them.

    ```
    kanly bench dune --seconds 2
    ```

    `games` are played as `kanly simulate` plays them, `rollouts` without checkpoints, events and record. A compiled
    build is looked for in build/compiled of the checkout or in the folder that KANLY_COMPILED names.
    """
    at_least(0.01, seconds=seconds)
    at_least(1, rounds=rounds)
    ids = list(games()) if game is None else [game_named(game).id]
    data = run(ids, seconds, rounds)
    if json:
        print_json(data)
    else:
        _print(data)
    return DONE


def run(ids: list[str], seconds: float = 1.0, rounds: int = 3) -> dict[str, Any]:
    """Measure these games on every build there is, in turns, each in a process of its own; the best of each counts."""
    builds, note = find_builds()
    rows = [Row(id, mode, build) for id in ids for mode in ("games", "rollouts") for build in builds]
    if find_spec("chess") is not None:
        rows.append(Row("chess", "games", Build("python-chess", builds[0].path)))
    best: dict[Row, float] = {}
    with progress_bar("measurements", rounds * len(rows)) as bar:
        for done in range(rounds * len(rows)):
            row = rows[done % len(rows)]
            best[row] = max(best.get(row, 0.0), _measure(row, seconds))
            bar.to(done + 1)
    speeds = {(row.what, row.mode, row.build.name): speed for row, speed in best.items()}
    chess = speeds.get(("chess", "games", "python-chess"))
    results = []
    for (what, mode, build), speed in speeds.items():
        pure = speeds.get((what, mode, "pure"))
        results.append(
            {
                "what": what,
                "mode": mode,
                "build": build,
                "decisions_per_second": round(speed, 1),
                "microseconds": round(1e6 / speed, 3),
                "times_pure": None if pure is None else round(speed / pure, 2),
                "times_chess": None if chess is None else round(speed / chess, 2),
            }
        )
    return {"results": results, "builds": {build.name: str(build.path) for build in builds}, "note": note}


def find_builds() -> tuple[list[Build], str]:
    """The builds that can be measured, and a word about what is missing."""
    here = Path(kanly.__file__).resolve().parent.parent
    if _is_compiled(here):
        source = here.parent.parent / "src"
        if (source / "kanly").is_dir():
            return [Build("pure", source), Build("compiled", here)], ""
        return [Build("compiled", here)], "this is a compiled build; its pure source is not beside it"
    named = os.environ.get("KANLY_COMPILED")
    compiled = Path(named) if named else here.parent / "build" / "compiled"
    if _is_compiled(compiled):
        return [Build("pure", here), Build("compiled", compiled.resolve())], ""
    return [Build("pure", here)], f"no compiled build in {compiled}: make one with `make compiled`"


def _is_compiled(folder: Path) -> bool:
    package = folder / "kanly"
    built = [path for suffix in EXTENSION_SUFFIXES for path in (package / "kernel" / "running").glob(f"table{suffix}")]
    return bool(built) and (package / "cli" / "measure.py").exists()


def _measure(row: Row, seconds: float) -> float:
    """Decisions per second, measured once in a new process."""
    others = [
        path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path and not _is_compiled(Path(path))
    ]
    done = subprocess.run(
        [sys.executable, "-m", "kanly.cli.measure", row.what, row.mode, str(seconds)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(row.build.path), *others])},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        last = (done.stderr.strip() or "it says nothing").splitlines()[-1]
        raise KanlyError(f"{row.what} could not be measured on the {row.build.name} build: {last}")
    found = json_text.loads(done.stdout)
    if found["compiled"] != (row.build.name == "compiled"):
        raise KanlyError(f"{row.build.path} does not hold the {row.build.name} build")
    return float(found["decisions"] / found["seconds"])


def _print(data: dict[str, Any]) -> None:
    screen = Screen()
    table = Table(box=None, pad_edge=False)
    for title in ("what", "mode", "build"):
        table.add_column(title)
    for title in ("decisions/s", "us each", "x pure", "x chess"):
        table.add_column(title, justify="right")
    for row in data["results"]:
        times = [f"{row[key]:.2f}" if row[key] else "" for key in ("times_pure", "times_chess")]
        speed = f"{row['decisions_per_second']:,.0f}"
        table.add_row(row["what"], row["mode"], row["build"], speed, f"{row['microseconds']:.2f}", *times)
    screen.print(table)
    if data["note"]:
        screen.print(data["note"], soft_wrap=True)
