"""Cards taken from where they lie: the top of the deck, the discard pile, a stack of the reserve."""

from __future__ import annotations

from typing import Final

from kanly.games.imperium.bot.worth import rates
from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.decks import named, names
from kanly.games.imperium.pieces.icons import faction_words
from kanly.games.imperium.table import hands
from kanly.games.imperium.table.acquiring import acquire
from kanly.games.imperium.table.state import eyes
from kanly.games.imperium.table.telling import tell_of
from kanly.kernel import Ask, Flow, Message

DRAW: Final = "draw"
TRASH: Final = "trash"

EVENTS: Final = {"recovers": ("house", "card")}


class Recover(Effect):
    """A card of a faction comes from the own discard pile to hand."""

    faction: int

    def __init__(self, faction: int) -> None:
        super().__init__()
        self.faction = faction

    def targets(self, x: Cast) -> list[int]:
        """The cards that would do."""
        return [card for card in x.s.houses[x.receiver].discard if self.faction in x.box.pieces[card].factions]

    def ready(self, x: Cast) -> bool:
        return len(self.targets(x)) > 0

    def lacking(self, x: Cast) -> Message | None:
        if self.ready(x):
            return None
        return Message("lacks-in-discard", {"faction": faction_words(self.faction)}, rules=("RUL-13",))

    def do(self, x: Cast) -> Flow | None:
        return self._recover(x)

    def _recover(self, x: Cast) -> Flow:
        found = names(x.box, self.targets(x))
        name: str = found[0] if len(found) == 1 else (yield Ask(x.seat, "recover", found))
        house = x.s.houses[x.receiver]
        card = named(x.box, house.discard, name)
        house.discard.remove(card)
        hands.take_into_hand(x.p, x.receiver, [card])
        tell_of(x.p, "recovers", x.receiver, name)

    def text(self) -> Message:
        return Message("recover", {"faction": faction_words(self.faction)})

    def value(self, x: Cast) -> float:
        return 1.2 * rates(x).card if self.ready(x) else 0.0


class Refocus(Effect):
    """The discard pile is shuffled into the deck; without discards the deck alone is shuffled. Then a card is drawn."""

    def do(self, x: Cast) -> Flow | None:
        hands.shuffle_together(x.p, x.receiver)
        hands.draw(x.p, x.receiver, 1)
        return None

    def text(self) -> Message:
        return Message("refocus")

    def value(self, x: Cast) -> float:
        return 1.2 * rates(x).card


class Snoop(Effect):
    """The top card of the own deck is looked at, then drawn or trashed; an empty deck is not filled for it."""

    def ready(self, x: Cast) -> bool:
        return len(x.s.houses[x.receiver].deck) > 0

    def lacking(self, x: Cast) -> Message | None:
        return None if self.ready(x) else Message("lacks-deck-card", rules=("RUL-17",))

    def do(self, x: Cast) -> Flow | None:
        return self._snoop(x)

    def _snoop(self, x: Cast) -> Flow:
        house = x.s.houses[x.receiver]
        look_at_top(x, x.receiver)
        pick = yield Ask(x.seat, "snoop", [DRAW, TRASH])
        card = house.deck[-1]
        if pick == TRASH:
            hands.trash(x.p, x.receiver, card)
            return
        house.deck.pop()
        hands.take_into_hand(x.p, x.receiver, [card])
        tell_of(x.p, "draws", x.receiver, 1)

    def text(self) -> Message:
        return Message("snoop")

    def value(self, x: Cast) -> float:
        return 1.2 * rates(x).card if self.ready(x) else 0.0


def look_at_top(x: Cast, h: int) -> None:
    """A house sees the top card of its deck."""
    house = x.s.houses[h]
    card = house.deck[-1]
    x.p.reveal(eyes(house), x.s.cards, card)
    x.p.tell("saw", (x.box.pieces[card].name,), eyes(house))
    tell_of(x.p, "looks", h, 1)


class OnTop(Effect):
    """The card that was just acquired may go on top of the deck."""

    def __init__(self) -> None:
        super().__init__()
        self.optional = True

    def ready(self, x: Cast) -> bool:
        return x.card in x.s.houses[x.receiver].discard

    def do(self, x: Cast) -> Flow | None:
        house = x.s.houses[x.receiver]
        house.discard.remove(x.card)
        house.deck.append(x.card)
        tell_of(x.p, "puts_on_top", x.receiver, x.box.pieces[x.card].name)
        return None

    def text(self) -> Message:
        return Message("on-top")

    def value(self, x: Cast) -> float:
        return 0.5 * rates(x).card


class AcquireFromStack(Effect):
    """A card of one stack of the reserve, without paying; nothing while the stack is empty."""

    card: str

    def __init__(self, card: str) -> None:
        super().__init__()
        self.card = card

    def stack(self, x: Cast) -> list[int]:
        """What is left of the stack."""
        return x.s.reserve[x.box.cards[self.card].reserve]

    def ready(self, x: Cast) -> bool:
        return len(self.stack(x)) > 0

    def lacking(self, x: Cast) -> Message | None:
        if self.ready(x):
            return None
        return Message("lacks-stack", {"card": Message("card-" + self.card)}, rules=("ACQ-05",))

    def do(self, x: Cast) -> Flow | None:
        acquire(x.p, x.receiver, self.stack(x)[-1])
        return None

    def text(self) -> Message:
        return Message("acquire-from-stack", {"card": Message("card-" + self.card)})

    def value(self, x: Cast) -> float:
        return rates(x).acquire if self.ready(x) else 0.0


def recover(faction: int) -> Effect:
    """Take a card of a faction from the discard pile into hand."""
    return Recover(faction)


def refocus() -> Effect:
    """Shuffle the discard pile into the deck and draw a card."""
    return Refocus()


def snoop() -> Effect:
    """Look at the top card of the deck: draw or trash it."""
    return Snoop()


def on_top() -> Effect:
    """Put the acquired card on top of the deck."""
    return OnTop()


def acquire_from_stack(card: str) -> Effect:
    """Acquire a card of the reserve, without paying."""
    return AcquireFromStack(card)
