"""Where output goes: results to stdout, everything else to stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


class Screen(Console):
    """A console that shows text as it is: no markup, no emoji, no colours by guess."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, emoji=False, highlight=False)

    def on_broken_pipe(self) -> None:
        """A reader that has gone is for `main` to deal with."""
        raise BrokenPipeError


def print_json(data: dict[str, Any]) -> None:
    """Exactly one JSON object on stdout."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def counted(count: int, one: str) -> str:
    """A count with its noun: `1 game`, `2 games`."""
    return f"{count} {one}" if count == 1 else f"{count} {one}s"


def complain(text: str) -> None:
    """One line on stderr."""
    print("kanly: " + " ".join(text.split()), file=sys.stderr)


class Bar:
    """A progress bar on stderr; on anything but a terminal it shows nothing."""

    def __init__(self, progress: Progress, what: str, total: float | None) -> None:
        self._progress = progress
        self._task = progress.add_task(what, total=total)

    def to(self, done: float, what: str = "") -> None:
        """Say how much is done, and what is being done now."""
        self._progress.update(self._task, completed=done)
        if what:
            self._progress.update(self._task, description=what)


@contextmanager
def progress_bar(what: str, total: float | None) -> Iterator[Bar]:
    """A bar for work of a known length (None: unknown), removed when it is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    screen = Screen(stderr=True)
    with Progress(
        *columns, TimeRemainingColumn(), console=screen, transient=True, disable=not screen.is_terminal
    ) as progress:
        yield Bar(progress, what, total)
