"""CHOAM contracts as pieces: what completes them, and what they pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.modules.choam.table import choam
from kanly.games.imperium.pieces.piece import Piece, joined
from kanly.games.imperium.table.pool import lay_open
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Flow, Message

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box

EVENTS: Final[dict[str, tuple[str, ...]]] = {"completes": ("house", "contract")}


class Contract(Piece):
    """One contract: completed by a visit, a harvest, an acquired card, or when it is taken (CHO-05)."""

    space: str  # visited; "": none
    harvest: int  # spice gained in a turn with a visit to a maker space
    card: str  # acquired
    immediate: bool
    opening: bool  # never in the bank: dealt before the game (CHO-11)
    rewards: tuple[str, ...]
    harvesting: tuple[str, ...]  # the clause that waits for a harvest

    def __init__(
        self,
        name: str,
        *rewards: Effect,
        space: str = "",
        harvest: int = 0,
        card: str = "",
        immediate: bool = False,
        opening: bool = False,
        copies: int = 1,
    ) -> None:
        super().__init__(name, "", copies)
        self.space = space
        self.harvest = harvest
        self.card = card
        self.immediate = immediate
        self.opening = opening
        self.rewards = self.enter("reward", rewards)
        self.harvesting = self.enter("harvest", (Harvest(self),)) if harvest else ()

    def words(self) -> Message:
        """What completes the contract, and what it pays."""
        if self.space:
            done = Message("contract-by-space", {"space": Message("space-" + self.space)})
        elif self.harvest:
            done = Message("contract-by-harvest", {"n": self.harvest})
        elif self.card:
            done = Message("contract-by-card", {"card": Message("card-" + self.card)})
        else:
            done = Message("contract-at-once")
        return Message("when", {"condition": done, "effect": joined(self.texts(self.rewards))})

    def at_once(self, own_turn: bool) -> list[str]:
        """Nothing that could ask: rewards are laid open (CHO-07)."""
        return []

    def printed(self, box: Box) -> list[Message]:
        return [self.words()]


def tile_of(box: Box, piece: int) -> Contract:
    """A physical contract as it is printed."""
    tile = box.stocks["contract"].copies[piece]
    assert isinstance(tile, Contract)
    return tile


def tiles(box: Box) -> list[Contract]:
    """All contracts as they are printed."""
    return [tile for tile in box.stocks["contract"].named.values() if isinstance(tile, Contract)]


def complete(p: P, h: int, piece: int) -> None:
    """A contract is done, like it or not: its tile is turned face down, its reward laid open (CHO-06, CHO-07)."""
    table = choam(p.state)
    tile = tile_of(p.rules.box, piece)
    table.held[h].remove(piece)
    table.completed[h].append(piece)
    tell_of(p, "completes", h, tile.name)
    lay_open(p.state, tile.rewards)


class Harvest(Effect):
    """A harvest waits through the turn until its spice was gained; then it is completed at once (CHO-05, RUL-19)."""

    tile: Contract

    def __init__(self, tile: Contract) -> None:
        super().__init__()
        self.tile = tile
        self.eager = True

    def held(self, x: Cast) -> int:
        """The tile that the house holds; NOBODY: none."""
        for piece in choam(x.s).held[x.receiver]:
            if tile_of(x.box, piece) is self.tile:
                return piece
        return NOBODY

    def ready(self, x: Cast) -> bool:
        return x.s.on_turn.spice >= self.tile.harvest and self.held(x) != NOBODY

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-harvest", {"n": self.tile.harvest}, rules=("CHO-05",))

    def do(self, x: Cast) -> Flow | None:
        complete(x.p, x.receiver, self.held(x))
        return None

    def text(self) -> Message:
        return Message("complete-harvest", {"n": self.tile.harvest})

    def value(self, x: Cast) -> float:
        return sum([x.box.clauses[name].value(x) for name in self.tile.rewards])
