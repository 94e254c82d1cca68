"""Phase 9, mentat pause (R13)."""

from __future__ import annotations

from typing import Any, Final

from kanly.games.dune.rules import P
from kanly.kernel import Interjection, Kind


def mentat(p: P) -> None:
    """Nobody wins yet."""
    if p.state.round == 10:
        p.state.winners = []
        p.state.victory = "victory-nobody"
        p.end_game()


SCENES: Final = (mentat,)
STEPS: Final[tuple[Any, ...]] = ()
KINDS: Final[tuple[Kind, ...]] = ()
INTERJECTIONS: Final[tuple[Interjection, ...]] = ()
EVENTS: Final[dict[str, tuple[str, ...]]] = {}
