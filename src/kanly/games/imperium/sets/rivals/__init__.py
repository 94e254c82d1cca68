"""What Uprising has for one and two players: rival cards and the House Hagal deck."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.pieces.sets import Set
from kanly.games.imperium.sets.rivals import hagal, rivals

RIVALS: Final[Set] = Set("rivals", leaders=rivals.rivals, others={"hagal": hagal.hagal})
