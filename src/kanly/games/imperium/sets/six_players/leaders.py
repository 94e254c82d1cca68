"""A leader who is printed another way for six: more strength is needed where more fight (SIX-53)."""

from __future__ import annotations

from kanly.games.imperium.effects.vocabulary import at_once, persuasion, recruit, strength_at, when
from kanly.games.imperium.pieces.leaders import Leader


def leaders() -> tuple[Leader, ...]:
    """Gurney Halleck."""
    return (
        Leader(
            "gurney_halleck",
            house="atreides",
            revealing=(at_once(when(strength_at(10), persuasion(1))),),
            signet=(recruit(1),),
        ),
    )
