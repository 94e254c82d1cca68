"""Phase 6, shipment and movement (R10)."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.rules import P
from kanly.kernel import Interjection, Kind


def shipment(p: P) -> None:
    """Nothing happens yet."""


SCENES: Final = (shipment,)
STEPS: Final[tuple[Any, ...]] = ()
KINDS: Final[tuple[Kind, ...]] = ()
INTERJECTIONS: Final[tuple[Interjection, ...]] = ()
EVENTS: Final[dict[str, tuple[str, ...]]] = {}
