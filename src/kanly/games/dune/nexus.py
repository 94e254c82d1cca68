"""Alliances: made and broken in a nexus (R14)."""

from __future__ import annotations

from typing import Any, Final

from kanly.kernel import Interjection, Kind

SCENES: Final[tuple[Any, ...]] = ()
STEPS: Final[tuple[Any, ...]] = ()
KINDS: Final[tuple[Kind, ...]] = ()
INTERJECTIONS: Final[tuple[Interjection, ...]] = ()
EVENTS: Final[dict[str, tuple[str, ...]]] = {}
