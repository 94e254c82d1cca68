"""The CHOAM module: contracts taken, completed and paid (CHO)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.client.card_words import contract_words
from kanly.games.imperium.client.words import message
from kanly.games.imperium.effects.base import CLAUSES, Cast, Effect, enter
from kanly.games.imperium.modules.choam.tiles import CONTRACT_PIECES, CONTRACTS, MARKET, Contract
from kanly.games.imperium.pieces.board import SPACES
from kanly.games.imperium.pieces.cards import PIECES
from kanly.games.imperium.pieces.leaders import LEADERS
from kanly.games.imperium.table.pool import lay_open
from kanly.games.imperium.table.purse import gain
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.state import NOBODY, ImperiumState
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import EVERYONE, Ask, Flow, Kind, Known, Message, Option

FACE_UP: Final = 2
SOLARI: Final = "solari"
INSTEAD: Final = 2  # solari for a contract icon without a contract (CHO-03, CHO-04)

EVENTS: Final = {
    "contract_up": ("contract",),
    "takes_contract": ("house", "contract"),
    "completes": ("house", "contract"),
}


# Without the module.


def take_contract(x: Cast) -> Flow | None:
    """A contract icon without the module (CHO-03)."""
    gain(x.p, x.receiver, solari=INSTEAD)
    return None


def visited(p: P, h: int) -> None:
    """An agent has arrived: nothing more, in the base game."""


def acquired(p: P, h: int, card: int) -> None:
    """A card was acquired: nothing more, in the base game."""


STEPS: Final = (take_contract, visited, acquired)


# With it.


def lay_out_contracts(p: P) -> None:
    """Contracts shuffled, two face up; what a leader claims is set aside before (CHO-01, CHO-02)."""
    s = p.state
    s.contract_known = Known(len(CONTRACT_PIECES))
    claimed = [name for house in s.houses for name in LEADERS[house.leader].claims]
    for tile in MARKET:
        zone = s.contract_aside if tile.name in claimed else s.contract_bank
        zone += tile.pieces
    s.contract_known.publish(s.contract_aside)
    p.rng.shuffle(s.contract_bank)
    turn_up(p)


def turn_up(p: P) -> None:
    """Two contracts lie face up, as long as there are some."""
    s = p.state
    while len(s.contract_offer) < FACE_UP and s.contract_bank:
        piece = s.contract_bank.pop()
        s.contract_offer.append(piece)
        p.reveal(EVERYONE, s.contract_known, piece)
        p.tell("contract_up", (CONTRACT_PIECES[piece].name,))


def contracts_on_offer(s: ImperiumState, h: int) -> list[Option]:
    """What a house may take: face-up contracts, and its leader's own; solari when nothing is face up (RUL-20)."""
    claims = LEADERS[s.houses[h].leader].claims
    names: list[Option] = []
    for piece in s.contract_offer + s.contract_aside:
        name = CONTRACT_PIECES[piece].name
        if name not in names and (piece in s.contract_offer or name in claims):
            names.append(name)
    if not s.contract_offer:
        names.append(SOLARI)
    return names


def with_contracts(inner: Callable[[Cast], Flow | None]) -> Callable[[Cast], Flow | None]:
    """Contracts instead of solari, as long as there are some (CHO-04)."""

    def step(x: Cast) -> Flow | None:
        return inner(x) if contracts_on_offer(x.s, x.receiver) == [SOLARI] else _take(x, inner)

    return step


def _take(x: Cast, inner: Callable[[Cast], Flow | None]) -> Flow:
    s = x.s
    name: str = yield Ask(x.seat, "contract", contracts_on_offer(s, x.receiver))
    if name == SOLARI:
        inner(x)
        return
    zone = s.contract_aside if name in LEADERS[s.houses[x.receiver].leader].claims else s.contract_offer
    piece = next(piece for piece in zone if CONTRACT_PIECES[piece].name == name)
    zone.remove(piece)
    s.houses[x.receiver].contracts.append(piece)
    tell_of(x.p, "takes_contract", x.receiver, name)
    turn_up(x.p)
    if CONTRACT_PIECES[piece].immediate:
        complete(x.p, x.receiver, piece)
    elif x.p.rules.setting("harvest_retroactive") and s.on_turn.house == x.receiver:
        await_harvest(s, piece)


def complete(p: P, h: int, piece: int) -> None:
    """A contract is done, like it or not: its tile is turned face down, its reward laid open (CHO-06, CHO-07)."""
    s = p.state
    tile = CONTRACT_PIECES[piece]
    s.houses[h].contracts.remove(piece)
    s.houses[h].completed.append(piece)
    tell_of(p, "completes", h, tile.name)
    lay_open(s, tile.rewards)


def visit_contracts(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """Contracts held when the agent was sent: all of the space, and at a maker space harvests (CHO-06, CHO-08)."""

    def step(p: P, h: int) -> None:
        inner(p, h)
        s = p.state
        place = SPACES[s.on_turn.space].place
        for piece in s.houses[h].contracts[:]:
            if CONTRACT_PIECES[piece].space == place:
                complete(p, h, piece)
            else:
                await_harvest(s, piece)

    return step


def acquired_contracts(inner: Callable[[P, int, int], None]) -> Callable[[P, int, int], None]:
    """The next acquisition of a card completes its contract, by whatever means (CHO-05)."""

    def step(p: P, h: int, card: int) -> None:
        inner(p, h, card)
        for piece in p.state.houses[h].contracts[:]:
            if CONTRACT_PIECES[piece].card == PIECES[card].name:
                complete(p, h, piece)

    return step


# Harvests.


class Harvest(Effect):
    """A harvest waits through the turn until its spice was gained; then it is completed at once (CHO-05, RUL-19)."""

    tile: Contract

    def __init__(self, tile: Contract) -> None:
        super().__init__()
        self.tile = tile
        self.eager = True

    def held(self, x: Cast) -> int:
        """The tile that the house holds; NOBODY: none."""
        for piece in x.s.houses[x.receiver].contracts:
            if CONTRACT_PIECES[piece] is self.tile:
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
        return sum([CLAUSES[name].value(x) for name in self.tile.rewards])


def enter_harvests() -> None:
    """A clause for every harvest contract."""
    for tile in CONTRACTS.values():
        if tile.harvest:
            enter(tile.name, "harvest", (Harvest(tile),))


def await_harvest(s: ImperiumState, piece: int) -> None:
    """A harvest needs a visit to a maker space; its clause waits for the spice of the whole turn."""
    tile = CONTRACT_PIECES[piece]
    if tile.harvest and s.on_turn.space >= 0 and SPACES[s.on_turn.space].maker:
        lay_open(s, (tile.name + ".harvest.1",))


# Words.


def _domain(rules: Any) -> list[Option]:
    return [*[tile.name for tile in MARKET], SOLARI]


def _describe(p: P, ask: Ask, option: Option) -> Message:
    if option == SOLARI:
        return Message("contract-solari", {"n": INSTEAD}, rules=("CHO-04",))
    return message("contract-option", ("CHO-04",), contract=option, effect=contract_words(CONTRACTS[option]))


def _why_not(p: P, ask: Ask, option: Option) -> Message | None:
    if option == SOLARI:
        return Message("why-not-contract-solari", rules=("CHO-04",))
    aside = [CONTRACT_PIECES[piece].name for piece in p.state.contract_aside]
    if option in aside:
        return message("why-not-contract-aside", ("CHO-02",), contract=option)
    return message("why-not-contract-up", ("CHO-04",), contract=option)


KINDS: Final = (Kind("contract", _domain, describe=_describe, why_not=_why_not),)
SCENES: Final = (lay_out_contracts,)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "take_contract": with_contracts,
    "visited": visit_contracts,
    "acquired": acquired_contracts,
}
