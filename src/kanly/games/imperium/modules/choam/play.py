"""Playing with contracts: laid out, taken, and completed by visits, harvests and purchases (CHO)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.effects.base import Cast
from kanly.games.imperium.modules.choam.table import choam
from kanly.games.imperium.modules.choam.tiles import Contract, complete, tile_of, tiles
from kanly.games.imperium.table.pool import lay_open
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import EVERYONE, Ask, Flow, Known, Option

FACE_UP: Final = 2
SOLARI: Final = "solari"

EVENTS: Final[dict[str, tuple[str, ...]]] = {"contract_up": ("contract",), "takes_contract": ("house", "contract")}


def lay_out_contracts(p: P) -> None:
    """Contracts shuffled, two face up; what a leader claims is set aside before (CHO-01, CHO-02)."""
    s = p.state
    box = p.rules.box
    table = choam(s)
    table.known = Known(len(box.stocks["contract"].copies))
    claimed = [name for house in s.houses for name in box.leaders[house.leader].claims]
    for tile in tiles(box):
        if not tile.opening:
            zone = table.aside if tile.name in claimed else table.bank
            zone += tile.pieces
    table.known.publish(table.aside)
    p.rng.shuffle(table.bank)
    turn_up(p)


def turn_up(p: P) -> None:
    """Two contracts lie face up, as long as there are some."""
    table = choam(p.state)
    while len(table.offer) < FACE_UP and table.bank:
        piece = table.bank.pop()
        table.offer.append(piece)
        p.reveal(EVERYONE, table.known, piece)
        p.tell("contract_up", (tile_of(p.rules.box, piece).name,))


def contracts_on_offer(p: P, h: int) -> list[Option]:
    """What a house may take: face-up contracts, and its leader's own; solari when nothing is face up (RUL-20)."""
    table = choam(p.state)
    claims = p.rules.box.leaders[p.state.houses[h].leader].claims
    names: list[Option] = []
    for piece in table.offer + table.aside:
        name = tile_of(p.rules.box, piece).name
        if name not in names and (piece in table.offer or name in claims):
            names.append(name)
    if not table.offer:
        names.append(SOLARI)
    return names


def with_contracts(inner: Callable[[Cast], Flow | None]) -> Callable[[Cast], Flow | None]:
    """Contracts instead of solari, as long as there are some (CHO-04)."""

    def step(x: Cast) -> Flow | None:
        names = contracts_on_offer(x.p, x.receiver)
        return inner(x) if names == [SOLARI] else _take(x, names, inner)

    return step


def _take(x: Cast, names: list[Option], inner: Callable[[Cast], Flow | None]) -> Flow:
    s = x.s
    name: str = yield Ask(x.seat, "contract", names)
    if name == SOLARI:
        inner(x)
        return
    table = choam(s)
    zone = table.aside if name in x.box.leaders[s.houses[x.receiver].leader].claims else table.offer
    piece = next(piece for piece in zone if tile_of(x.box, piece).name == name)
    zone.remove(piece)
    table.held[x.receiver].append(piece)
    tell_of(x.p, "takes_contract", x.receiver, name)
    turn_up(x.p)
    tile = tile_of(x.box, piece)
    if tile.immediate:
        complete(x.p, x.receiver, piece)
    elif x.p.rules.setting("harvest_retroactive") and s.on_turn.house == x.receiver:
        await_harvest(x.p, tile)


def visit_contracts(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """Contracts held when the agent was sent: all of the space, and at a maker space harvests (CHO-06, CHO-08)."""

    def step(p: P, h: int) -> None:
        inner(p, h)
        held = choam(p.state).held[h]
        if not held:
            return
        box = p.rules.box
        place = box.spaces[p.state.on_turn.space].place
        copies = box.stocks["contract"].copies
        for piece in held[:]:
            tile = copies[piece]
            assert isinstance(tile, Contract)
            if tile.space == place:
                complete(p, h, piece)
            elif tile.harvesting:
                await_harvest(p, tile)

    return step


def acquired_contracts(inner: Callable[[P, int, int], None]) -> Callable[[P, int, int], None]:
    """The next acquisition of a card completes its contract, by whatever means (CHO-05)."""

    def step(p: P, h: int, card: int) -> None:
        inner(p, h, card)
        held = choam(p.state).held[h]
        if not held:
            return
        box = p.rules.box
        name = box.pieces[card].name
        copies = box.stocks["contract"].copies
        for piece in held[:]:
            tile = copies[piece]
            assert isinstance(tile, Contract)
            if tile.card == name:
                complete(p, h, piece)

    return step


def await_harvest(p: P, tile: Contract) -> None:
    """A harvest needs a visit to a maker space; its clause waits for the spice of the whole turn."""
    s = p.state
    if s.on_turn.space >= 0 and p.rules.box.spaces[s.on_turn.space].maker:
        lay_open(s, tile.harvesting)


SCENES: Final[tuple[Any, ...]] = (lay_out_contracts,)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "take_contract": with_contracts,
    "visited": visit_contracts,
    "acquired": acquired_contracts,
}
