"""The CHOAM module: contracts taken, completed and paid (CHO)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.board import SPACES
from kanly.games.imperium.cards import PIECES
from kanly.games.imperium.contracts import CONTRACT_PIECES, CONTRACTS, Contract
from kanly.games.imperium.effects.base import Cast, Effect, enter
from kanly.games.imperium.pool import lay_open
from kanly.games.imperium.purse import gain
from kanly.games.imperium.rules import P
from kanly.games.imperium.state import ImperiumState, name_of
from kanly.games.imperium.words import message
from kanly.kernel import EVERYONE, Ask, Flow, Kind, Known, Message, Option

FACE_UP: Final = 2
SOLARI: Final = "solari"
SHADDAM: Final = "shaddam_corrino_iv"
SARDAUKAR: Final = ("contract_sardaukar_cards", "contract_sardaukar_recall")

EVENTS: Final = {
    "contract_up": ("contract",),
    "takes_contract": ("house", "contract"),
    "completes": ("house", "contract"),
}


# Without the module.


def take_contract(x: Cast) -> Flow | None:
    """A contract icon without the module (CHO-03)."""
    gain(x.p, x.receiver, solari=2)
    return None


def visited(p: P, h: int) -> None:
    """An agent has arrived: nothing more, in the base game."""


def acquired(p: P, h: int, card: int) -> None:
    """A card was acquired: nothing more, in the base game."""


STEPS: Final = (take_contract, visited, acquired)


# With it.


def lay_out_contracts(p: P) -> None:
    """Contracts shuffled, two face up; the Sardaukar ones set aside for Shaddam (CHO-01, CHO-02)."""
    s = p.state
    s.contract_known = Known(len(CONTRACT_PIECES))
    s.contract_bank = [piece for tile in CONTRACTS.values() for piece in tile.pieces]
    if any(house.leader == SHADDAM for house in s.houses):
        s.contract_aside = [piece for piece in s.contract_bank if CONTRACT_PIECES[piece].name in SARDAUKAR]
        s.contract_bank = [piece for piece in s.contract_bank if piece not in s.contract_aside]
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
    """What a house may take: face-up contracts, Shaddam also his own; solari when nothing face up is left (RUL-20)."""
    pieces = s.contract_offer[:]
    if s.houses[h].leader == SHADDAM:
        pieces += s.contract_aside
    names: list[Option] = list(dict.fromkeys([CONTRACT_PIECES[piece].name for piece in pieces]))
    if not s.contract_offer:
        names.append(SOLARI)
    return names


def with_contracts(inner: Callable[[Cast], Flow | None]) -> Callable[[Cast], Flow | None]:
    """Contracts instead of solari (CHO-04)."""

    def step(x: Cast) -> Flow | None:
        return inner(x) if contracts_on_offer(x.s, x.receiver) == [SOLARI] else _take(x, inner)

    return step


def _take(x: Cast, inner: Callable[[Cast], Flow | None]) -> Flow:
    s = x.s
    house = s.houses[x.receiver]
    name: str = yield Ask(x.seat, "contract", contracts_on_offer(s, x.receiver))
    if name == SOLARI:
        inner(x)
        return
    for zone in (s.contract_offer, s.contract_aside):
        for piece in zone:
            if CONTRACT_PIECES[piece].name == name:
                zone.remove(piece)
                house.contracts.append(piece)
                x.p.tell("takes_contract", (name_of(s, x.receiver), name))
                turn_up(x.p)
                if CONTRACT_PIECES[piece].immediate:
                    complete(x, piece)
                elif x.p.rules.option("harvest_retroactive") and s.on_turn.house == x.receiver:
                    lay_harvest_open(s, piece)
                return


def complete(x: Cast, piece: int) -> None:
    """A contract is done: its tile turned face down, its reward laid open (CHO-07)."""
    house = x.s.houses[x.receiver]
    house.contracts.remove(piece)
    house.completed.append(piece)
    x.p.tell("completes", (name_of(x.s, x.receiver), CONTRACT_PIECES[piece].name))
    lay_open(x.s, CONTRACT_PIECES[piece].rewards)


class Complete(Effect):
    """Complete a held contract; mandatory once its condition is met (CHO-06, OPT-04)."""

    tile: Contract

    def __init__(self, tile: Contract) -> None:
        super().__init__()
        self.tile = tile

    def held(self, x: Cast) -> int:
        """The tile that the house holds; -1: none."""
        for piece in x.s.houses[x.receiver].contracts:
            if CONTRACT_PIECES[piece] is self.tile:
                return piece
        return -1

    def ready(self, x: Cast) -> bool:
        return self.held(x) >= 0 and x.s.on_turn.spice >= self.tile.harvest

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-harvest", {"n": self.tile.harvest}, rules=("CHO-05",))

    def do(self, x: Cast) -> Flow | None:
        complete(x, self.held(x))
        return None

    def text(self) -> Message:
        return Message("complete", {"contract": Message("contract-" + self.tile.name)})

    def value(self, x: Cast) -> float:
        return 2.5


def enter_completions() -> None:
    """A clause for the completion of every contract."""
    for tile in CONTRACTS.values():
        enter(tile.name, "complete", (Complete(tile),))


def _completion(tile: Contract) -> str:
    return tile.name + ".complete.1"


def visit_contracts(inner: Callable[[P, int], None]) -> Callable[[P, int], None]:
    """Contracts held when the agent was sent: those of the space, and at a maker space harvests (CHO-05, CHO-08)."""

    def step(p: P, h: int) -> None:
        inner(p, h)
        s = p.state
        space = SPACES[s.on_turn.space]
        for piece in s.houses[h].contracts:
            if CONTRACT_PIECES[piece].space == space.name:
                lay_open(s, (_completion(CONTRACT_PIECES[piece]),))
            lay_harvest_open(s, piece)

    return step


def lay_harvest_open(s: ImperiumState, piece: int) -> None:
    """A harvest waits for its spice through the turn of a visit to a maker space (RUL-19)."""
    tile = CONTRACT_PIECES[piece]
    if tile.harvest and s.on_turn.space >= 0 and SPACES[s.on_turn.space].maker:
        lay_open(s, (_completion(tile),))


def acquired_contracts(inner: Callable[[P, int, int], None]) -> Callable[[P, int, int], None]:
    """The next acquisition of a card completes its contract, by whatever means (CHO-05)."""

    def step(p: P, h: int, card: int) -> None:
        inner(p, h, card)
        for piece in p.state.houses[h].contracts:
            if CONTRACT_PIECES[piece].card == PIECES[card].name:
                lay_open(p.state, (_completion(CONTRACT_PIECES[piece]),))

    return step


def _domain(rules: object) -> list[Option]:
    return [*CONTRACTS, SOLARI]


def _describe(p: P, ask: Ask, option: Option) -> Message:
    return Message("contract-solari") if option == SOLARI else message("contract-option", contract=option)


KINDS: Final = (Kind("contract", _domain, describe=_describe),)
SCENES: Final = (lay_out_contracts,)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {
    "take_contract": with_contracts,
    "visited": visit_contracts,
    "acquired": acquired_contracts,
}
