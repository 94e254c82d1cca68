"""Exit codes, and the mistakes that only a command line knows."""

from __future__ import annotations

from typing import Final

from kanly.kernel import KanlyError

DONE: Final = 0
FAILED: Final = 1
WRONG_USE: Final = 2
INTERRUPTED: Final = 130


class WrongUse(KanlyError):
    """Arguments that make no sense; the text says which would."""
