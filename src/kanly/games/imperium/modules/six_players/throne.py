"""The Throne Row: cards of the Imperium Row that only Shaddam's team may acquire (SIX-07, SIX-45)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.decks import named, names
from kanly.games.imperium.modules.six_players.table import SHADDAM, commander_of, six_table
from kanly.games.imperium.pieces.cards import Card
from kanly.games.imperium.pieces.icons import FREMEN
from kanly.games.imperium.table.hands import refill
from kanly.games.imperium.table.rules import P
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Flow, Message

EVENTS: Final[dict[str, tuple[str, ...]]] = {"to_throne": ("house", "card")}


def movable(p: P) -> list[int]:
    """The cards of the row that may be moved."""
    return [card for card in p.state.row if may_move(p.rules.box.pieces[card])]


def may_move(card: Card) -> bool:
    """No Fremen cards."""
    return FREMEN not in card.factions


def move_to_throne(p: P, seat: int, h: int) -> Flow:
    """A card of the row goes to the Throne Row, and the row is refilled at once."""
    s = p.state
    if not movable(p):
        return
    name: str = yield Ask(seat, "throne", names(p.rules.box, movable(p)))
    card = named(p.rules.box, movable(p), name)
    s.row.remove(card)
    six_table(s).throne.append(card)
    tell_of(p, "to_throne", h, name)
    refill(p)


def open_throne(p: P) -> Flow | None:
    """Set-up: Shaddam moves the first card, where the table plays it so (SIX-07)."""
    if not p.rules.setting("throne_at_setup"):
        return None
    return move_to_throne(p, p.state.houses[SHADDAM].seat, SHADDAM)


class ToThrone(Effect):
    """Moves a card that is no Fremen card from the row to the Throne Row."""

    def ready(self, x: Cast) -> bool:
        return len(movable(x.p)) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-movable", rules=("SIX-45",))

    def do(self, x: Cast) -> Flow | None:
        return move_to_throne(x.p, x.seat, x.actor)

    def text(self) -> Message:
        return Message("to-throne")

    def value(self, x: Cast) -> float:
        return 0.7 * rates(x).acquire if self.ready(x) else 0.0


def to_throne() -> Effect:
    """Move a card to the Throne Row."""
    return ToThrone()


def with_throne_row(inner: Callable[[P, int], list[int]]) -> Callable[[P, int], list[int]]:
    """Shaddam's team may acquire the cards of the Throne Row too."""

    def step(p: P, h: int) -> list[int]:
        cards = inner(p, h)
        return cards + six_table(p.state).throne if commander_of(h) == SHADDAM else cards

    return step


def off_the_throne_row(inner: Callable[[P, int, int], None]) -> Callable[[P, int, int], None]:
    """A card of the Throne Row is not replaced."""

    def step(p: P, h: int, card: int) -> None:
        throne = six_table(p.state).throne
        if card in throne:
            throne.remove(card)
        else:
            inner(p, h, card)

    return step


SCENES: Final[tuple[Any, ...]] = (open_throne,)
WRAPS: Final[dict[str, Callable[[Any], Any]]] = {"set_apart": with_throne_row, "take_off": off_the_throne_row}
