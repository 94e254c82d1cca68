"""Cards that may be played at any time: Tleilaxu Ghola and Truthtrance (R4.4, R17.1)."""

from __future__ import annotations

from typing import Final

from kanly.games.dune.anytime import ghola, truthtrance
from kanly.kernel import Interjection, Kind

KINDS: Final[tuple[Kind, ...]] = (*ghola.KINDS, *truthtrance.KINDS)
INTERJECTIONS: Final[tuple[Interjection, ...]] = (*ghola.INTERJECTIONS, *truthtrance.INTERJECTIONS)
EVENTS: Final[dict[str, tuple[str, ...]]] = truthtrance.EVENTS
