"""Phase 2, spice blow and nexus (R6)."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.rules import P
from kanly.kernel import Interjection, Kind


def spice_blow(p: P) -> None:
    """Nothing happens yet."""


SCENES: Final = (spice_blow,)
STEPS: Final[tuple[Any, ...]] = ()
KINDS: Final[tuple[Kind, ...]] = ()
INTERJECTIONS: Final[tuple[Interjection, ...]] = ()
EVENTS: Final[dict[str, tuple[str, ...]]] = {}
