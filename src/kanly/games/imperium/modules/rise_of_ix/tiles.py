"""Tech tiles as pieces: what they cost, what they give when acquired, and what their owner can do with them (IX-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.games.imperium.effects.base import Effect
from kanly.games.imperium.modules.rise_of_ix.table import ix
from kanly.games.imperium.pieces.piece import Piece, joined, section
from kanly.games.imperium.table.state import ImperiumState
from kanly.kernel import Message, Option

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box

TECH: Final = "tech"  # the kind of pieces

# Tiles whose ability is a rule elsewhere.
CHAUMURKY: Final = "chaumurky"
DETONATION_DEVICES: Final = "detonation_devices"
TROOP_TRANSPORTS: Final = "troop_transports"


class Tech(Piece):
    """One tech tile.

    `acquire`: when it is acquired; `once`: once a round, the tile is then turned face down; `gives_up`: the tile is
    trashed for it; `revealing`: in the own reveal turn; `starting`: at the start of the round; `winning`: when its
    owner wins a conflict; `placing`: for a card just acquired; `ending`: at the end of the game. `marked`: rivals may
    acquire it. `rule`: the message for an ability that is no clause. `ability`: what its owner can do with it by
    itself, which is offered as `use`.
    """

    cost: int
    marked: bool
    acquire: tuple[str, ...]
    once: tuple[str, ...]
    gives_up: tuple[str, ...]
    revealing: tuple[str, ...]
    starting: tuple[str, ...]
    winning: tuple[str, ...]
    placing: tuple[str, ...]
    ending: tuple[str, ...]
    rule: str
    ability: Effect | None
    use: Option  # ("tech", name)

    def __init__(
        self,
        name: str,
        cost: int,
        *,
        marked: bool = True,
        acquire: tuple[Effect, ...] = (),
        once: tuple[Effect, ...] = (),
        gives_up: tuple[Effect, ...] = (),
        revealing: tuple[Effect, ...] = (),
        starting: tuple[Effect, ...] = (),
        winning: tuple[Effect, ...] = (),
        placing: tuple[Effect, ...] = (),
        ending: tuple[Effect, ...] = (),
        rule: str = "",
    ) -> None:
        super().__init__(name)
        self.cost = cost
        self.marked = marked
        self.acquire = self.enter("acquire", acquire)
        self.once = self.enter("once", once)
        self.gives_up = self.enter("gives_up", gives_up)
        self.revealing = self.enter("revealing", revealing)
        self.starting = self.enter("starting", starting)
        self.winning = self.enter("winning", winning)
        self.placing = self.enter("placing", placing)
        self.ending = self.enter("ending", ending)
        self.rule = rule
        abilities = once or gives_up
        self.ability = abilities[0] if abilities else None
        self.use = (TECH, name)

    def laid(self, own_turn: bool) -> list[str]:
        """What comes with an acquired tile or card, and what the own reveal turn brings."""
        return [*self.acquire, *self.placing, *(self.revealing if own_turn else ())]

    def at_once(self, own_turn: bool) -> list[str]:
        """What the tile itself is used for, and what it gives at its time."""
        return [*self.once, *self.gives_up, *self.starting, *self.winning, *self.ending]

    def printed(self, box: Box) -> list[Message]:
        """Cost and rival mark; then what it gives and does."""
        out = [Message("printed-tech-cost", {"n": self.cost}, rules=("IX-30",))]
        if self.marked:
            out.append(Message("printed-tech-marked", rules=("IX-120",)))
        return out + self.does()

    def does(self) -> list[Message]:
        """What the tile gives and does."""
        out = section("printed-acquire", self.texts(self.acquire))
        for id, names, rule in (
            ("printed-tech-once", self.once, "IX-40"),
            ("printed-tech-gives-up", self.gives_up, "IX-49"),
            ("printed-tech-revealing", self.revealing, "IX-42"),
            ("printed-tech-starting", self.starting, "IX-41"),
            ("printed-tech-winning", self.winning, "IX-49"),
            ("printed-tech-placing", self.placing, "IX-49"),
            ("printed-tech-ending", self.ending, "IX-43"),
        ):
            if names:
                out.append(Message(id, {"effect": joined(self.texts(names))}, rules=(rule,)))
        return [*out, Message(self.rule)] if self.rule else out


def tile_of(box: Box, piece: int) -> Tech:
    """A physical tile as it is printed."""
    tile = box.stocks[TECH].copies[piece]
    assert isinstance(tile, Tech)
    return tile


def tiles(box: Box) -> list[Tech]:
    """All tiles as they are printed."""
    return [tile for tile in box.stocks[TECH].named.values() if isinstance(tile, Tech)]


def tile_named(box: Box, name: str) -> Tech:
    """The tile of that name."""
    tile = box.stocks[TECH].named[name]
    assert isinstance(tile, Tech)
    return tile


def owned(box: Box, s: ImperiumState, h: int) -> list[Tech]:
    """The tiles of a house, face up or down."""
    pieces = ix(s).tiles[h]
    return [tile_of(box, piece) for piece in pieces] if pieces else []


def owns_tile(box: Box, s: ImperiumState, h: int, name: str) -> bool:
    """Whether a house has a tile."""
    return any(tile.name == name for tile in owned(box, s, h))


def face_up(box: Box, s: ImperiumState) -> list[Tech]:
    """The tiles that can be acquired, of the topmost stack first (IX-30, IX-31)."""
    return [tile_of(box, stack[-1]) for stack in ix(s).stacks if stack]
