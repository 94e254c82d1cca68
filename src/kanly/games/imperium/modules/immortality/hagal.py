"""What the Bene Tleilax mean to rivals: House Hagal cards that advance them and change the Tleilaxu row (IMM-R14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.modules.immortality.market import fill_row
from kanly.games.imperium.modules.immortality.table import immortality
from kanly.games.imperium.modules.rivals.pieces import Hagal, Route
from kanly.kernel import Flow, Message

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box

LEFT: Final = 0
RIGHT: Final = 1
SOLO: Final = (1,)  # a game for two keeps its House Hagal deck, and its rival stays off both tracks (IMM-R14.9)

EVENTS: Final[dict[str, tuple[str, ...]]] = {"tleilaxu_removed": ("card",)}


class RemoveFromRow(Effect):
    """The left or the right card of the Tleilaxu row leaves the game and is replaced (IMM-R14.5)."""

    at: int

    def __init__(self, at: int) -> None:
        super().__init__()
        self.at = at

    def ready(self, x: Cast) -> bool:
        return len(immortality(x.s).row) > self.at

    def do(self, x: Cast) -> Flow | None:
        card = immortality(x.s).row.pop(self.at)
        x.s.removed.append(card)
        x.p.tell("tleilaxu_removed", (x.box.pieces[card].name,))
        fill_row(x.p, self.at)
        return None

    def text(self) -> Message:
        return Message("remove-left" if self.at == LEFT else "remove-right")


class TleilaxuHagal(Hagal):
    """A card for one player. Where its space is not on the board, only its Tleilaxu icons count (IMM-R14.8)."""

    tleilaxu: int  # effects of its space at the end that are Tleilaxu icons

    def __init__(self, name: str, route: Route, tleilaxu: int) -> None:
        super().__init__(name, route, swords=0, seats=SOLO)
        self.tleilaxu = tleilaxu

    def completed(self, box: Box) -> dict[str, Effect]:
        route = self.routes[0]
        if route.space not in [space.place for space in box.spaces]:
            self.gains = route.names[-self.tleilaxu :]
            self.routes = ()
        return {}
