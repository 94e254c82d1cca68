"""Phase 1, storm (R5)."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.rules import P
from kanly.kernel import Interjection, Kind


def storm(p: P) -> None:
    """Nothing happens yet."""


SCENES: Final = (storm,)
STEPS: Final[tuple[Any, ...]] = ()
KINDS: Final[tuple[Kind, ...]] = ()
INTERJECTIONS: Final[tuple[Interjection, ...]] = ()
EVENTS: Final[dict[str, tuple[str, ...]]] = {}
