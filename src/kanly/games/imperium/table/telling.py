"""What is told about the houses, as events that name them by their leaders."""

from __future__ import annotations

from typing import Any

from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import name_of


def tell_of(p: P, kind: str, h: int, *data: Any) -> None:
    """Report to everybody what a house has done; nothing is worked out if nobody listens."""
    if p.events is not None:
        p.tell(kind, (name_of(p.state, h), *data))
