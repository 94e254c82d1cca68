"""Phase 3, CHOAM charity (R7)."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.rules import P
from kanly.kernel import Interjection, Kind


def charity(p: P) -> None:
    """Nothing happens yet."""


SCENES: Final = (charity,)
STEPS: Final[tuple[Any, ...]] = ()
KINDS: Final[tuple[Kind, ...]] = ()
INTERJECTIONS: Final[tuple[Interjection, ...]] = ()
EVENTS: Final[dict[str, tuple[str, ...]]] = {}
