"""What Ix lets a house do besides in its own turn: use a tech tile, send dreadnoughts into the conflict."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.client.words import message
from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.effects.waiting import deployed
from kanly.games.imperium.modules.rise_of_ix import fleet
from kanly.games.imperium.modules.rise_of_ix.acquiring import trash_tile
from kanly.games.imperium.modules.rise_of_ix.table import FLEET, ix
from kanly.games.imperium.modules.rise_of_ix.tiles import TECH, Tech, tile_named, tile_of, tiles
from kanly.games.imperium.phases.acts import Act
from kanly.games.imperium.pieces.box import Box
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import NOBODY, SENT
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Flow, Message, Option

LAUNCH: Final = "launch"
LAUNCHES: Final[list[Option]] = [(LAUNCH, n) for n in range(1, FLEET + 1)]

EVENTS: Final[dict[str, tuple[str, ...]]] = {"uses_tech": ("house", "tech")}


class UseTech(Act):
    """A tile is turned face down for its ability, or trashed for it (IX-40, IX-49)."""

    tiles: list[Tech]  # by piece

    def __init__(self, pieces: list[Tech]) -> None:
        super().__init__(TECH)
        self.tiles = pieces

    def in_box(self, box: Box) -> Act:
        return UseTech([tile_of(box, piece) for piece in range(len(box.stocks[TECH].copies))])

    def domain(self, rules: ImperiumRules) -> list[Option]:
        return [tile.use for tile in tiles(rules.box) if tile.ability is not None]

    def offer(self, x: Cast, options: list[Option]) -> None:
        table = ix(x.s)
        for piece in table.tiles[x.actor]:
            tile = self.tiles[piece]
            ability = tile.ability
            if ability is not None and piece not in table.used and ability.ready(x):
                options.append(tile.use)

    def do(self, p: P, h: int, option: Option) -> Flow | None:
        tile = tile_named(p.rules.box, option[1])
        return use_tile(p, h, tile.pieces[0])

    def describe(self, p: P, option: Option) -> Message:
        tile = tile_named(p.rules.box, option[1])
        assert tile.ability is not None
        id = "act-tech" if tile.once else "act-tech-trash"
        return message(id, ("IX-40",) if tile.once else ("IX-49",), tech=tile.name, effect=tile.ability.text())

    def why_not(self, p: P, h: int, option: Option) -> Message:
        table = ix(p.state)
        tile = tile_named(p.rules.box, option[1])
        if tile.pieces[0] not in table.tiles[h]:
            return message("why-not-tech-owned", ("IX-40",), tech=tile.name)
        if tile.pieces[0] in table.used:
            return message("why-not-tech-used", ("IX-40",), tech=tile.name)
        lack = None if tile.ability is None else tile.ability.lacking(p.rules.cast(p, h, NOBODY))
        return lack if lack is not None else message("why-not-tech", ("IX-40",), tech=tile.name)


def why_no_tile(
    inner: Callable[[P, int, str, str], Message | None],
) -> Callable[[P, int, str, str], Message | None]:
    """How one comes by a tile that one does not have (IX-30)."""

    def step(p: P, h: int, what: str, name: str) -> Message | None:
        if what != TECH or tile_named(p.rules.box, name).pieces[0] in ix(p.state).tiles[h]:
            return inner(p, h, what, name)
        return message("why-not-tech-acquired", ("IX-30",), tech=name)

    return step


def use_tile(p: P, h: int, piece: int) -> Flow | None:
    """Turn the tile, or trash it, and carry its ability out."""
    tile = tile_of(p.rules.box, piece)
    tell_of(p, "uses_tech", h, tile.name)
    if tile.once:
        ix(p.state).used.append(piece)
    else:
        trash_tile(p, h, piece)
    assert tile.ability is not None
    return tile.ability.do(p.rules.cast(p, h, NOBODY))


class Launch(Act):
    """Dreadnoughts from garrison to conflict, by right of the combat space (IX-52)."""

    def __init__(self) -> None:
        super().__init__(LAUNCH, stages=(SENT,))

    def domain(self, rules: ImperiumRules) -> list[Option]:
        return LAUNCHES

    def offer(self, x: Cast, options: list[Option]) -> None:
        turn = x.s.on_turn
        if turn.combat and turn.ally == x.actor:
            most = fleet.may_launch(x.s)
            if most:
                options += LAUNCHES[:most]

    def do(self, p: P, h: int, option: Option) -> Flow | None:
        fleet.launch(p, h, option[1])
        deployed(p, h)
        return None

    def describe(self, p: P, option: Option) -> Message:
        return Message("act-launch", {"n": option[1]}, rules=("IX-52",))

    def why_not(self, p: P, h: int, option: Option) -> Message:
        n = fleet.may_launch(p.state) if p.state.on_turn.stage == SENT else 0
        return Message("why-not-launch", {"n": n}, rules=("IX-52",))


WRAPS: Final[dict[str, Callable[[Any], Any]]] = {"why_not_piece": why_no_tile}
