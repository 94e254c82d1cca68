"""Deck cards of Rise of Ix: boxes that unload, icons that infiltrate, and a space that costs less (IX-70 to IX-75)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kanly.games.imperium.effects.base import Cast, Effect
from kanly.games.imperium.effects.gains import Pay
from kanly.games.imperium.modules.rise_of_ix.table import ix
from kanly.games.imperium.phases.acts import Act
from kanly.games.imperium.phases.sending import blocked_doors, closed_doors, short_doors, watched_doors, ways_of
from kanly.games.imperium.phases.settling import settle_apart
from kanly.games.imperium.pieces.board import Space
from kanly.games.imperium.pieces.cards import FREE, Card
from kanly.games.imperium.pieces.icons import icon_words
from kanly.games.imperium.table.pool import lay_open
from kanly.games.imperium.table.rules import ImperiumRules, P
from kanly.games.imperium.table.state import CHOOSING, NOBODY
from kanly.kernel import Flow, Message, Option

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box


class IxCard(Card):
    """A card of this set.

    `unload`: its reveal box is gained, too, when the card is discarded or trashed (IX-71). `infiltrates`: those of its
    icons with which others' agents do not block (IX-74). `cheaper`: a space that costs its agent less spice, and how
    much less.
    """

    unload: bool
    infiltrates: tuple[int, ...]
    cheaper: tuple[str, int]
    reduced: Effect | None  # the price of that space

    def __init__(
        self,
        name: str,
        *,
        cost: int = FREE,
        copies: int = 1,
        factions: tuple[int, ...] = (),
        icons: tuple[int, ...] = (),
        infiltrates: tuple[int, ...] = (),
        unload: bool = False,
        cheaper: tuple[str, int] = ("", 0),
        agent: tuple[Effect, ...] = (),
        reveal: tuple[Effect, ...] = (),
        acquire: tuple[Effect, ...] = (),
    ) -> None:
        super().__init__(
            name,
            cost=cost,
            copies=copies,
            factions=factions,
            icons=icons,
            agent=agent,
            reveal=reveal,
            acquire=acquire,
        )
        self.unload = unload
        self.infiltrates = infiltrates
        self.cheaper = cheaper
        self.reduced = None
        if unload:
            self.on_discard = self.reveal
            self.on_trash = self.reveal

    def completed(self, box: Box) -> dict[str, Effect]:
        for space in box.spaces:
            if space.icon in self.infiltrates:
                self.passes |= space.doors
            cost = space.prices[0].cost
            if space.place == self.cheaper[0] and isinstance(cost, Pay):
                self.reduced = Pay(cost.solari, max(0, cost.spice - self.cheaper[1]), cost.water)
        return {}

    def does(self) -> list[Message]:
        out: list[Message] = []
        if self.infiltrates:
            out.append(Message("printed-infiltrates", {"icons": icon_words(self.infiltrates)}, rules=("IX-74",)))
        if self.cheaper[0]:
            args = {"space": Message("space-" + self.cheaper[0]), "n": self.cheaper[1]}
            out.append(Message("printed-cheaper", args, rules=("IX-98",)))
        for line in super().does():
            if not self.unload:
                out.append(line)
            elif line.id == "printed-reveal":
                out.append(Message("printed-unload", line.args, rules=("IX-71",)))
            elif line.id not in ("printed-discard", "printed-trash"):
                out.append(line)
        return out


# Unload.


def unload(inner: Callable[[P, int, int], Flow | None]) -> Callable[[P, int, int], Flow | None]:
    """The reveal box of a discarded card is gained, on whoever's turn (IX-71)."""

    def step(p: P, h: int, card: int) -> Flow | None:
        printed = p.rules.box.pieces[card]
        if not isinstance(printed, IxCard) or not printed.unload:
            return inner(p, h, card)
        if p.state.on_turn.house == h:
            lay_open(p.state, printed.reveal)
            return None
        return settle_apart(p, h, printed.reveal)

    return step


# Infiltration.


def invaded(inner: Callable[[Cast], int]) -> Callable[[Cast], int]:
    """Invasion Ships carry the agent past others everywhere (IX-47)."""

    def step(x: Cast) -> int:
        return x.box.doors if ix(x.s).invading else inner(x)

    return step


def slips_in(inner: Callable[[P, Space], bool]) -> Callable[[P, Space], bool]:
    """An agent that infiltrates by its icon or with Invasion Ships needs no spy (IX-08)."""

    def step(p: P, space: Space) -> bool:
        if not inner(p, space) or ix(p.state).invading:
            return False
        for card in p.state.on_turn.cards:
            if card != NOBODY and p.rules.box.pieces[card].passes & space.doors:
                return False
        return True

    return step


# A space that costs less.


def cheaper(
    inner: Callable[[ImperiumRules, list[int], Space, Effect], Effect],
) -> Callable[[ImperiumRules, list[int], Space, Effect], Effect]:
    """The card that sends the agent makes a space cheaper (IX-98)."""

    def step(rules: ImperiumRules, cards: list[int], space: Space, cost: Effect) -> Effect:
        for card in cards:
            printed = rules.box.pieces[card]
            if isinstance(printed, IxCard) and printed.cheaper[0] == space.place and printed.reduced is not None:
                return printed.reduced
        return inner(rules, cards, space, cost)

    return step


class Cheaper(Act):
    """A visit that only the card's own price makes possible is one more way to play it (IX-98)."""

    def __init__(self) -> None:
        super().__init__("cheaper", stages=(CHOOSING,))

    def cards(self, box: Box) -> list[Card]:
        return [card for card in box.cards.values() if isinstance(card, IxCard) and card.reduced is not None]

    def offer(self, x: Cast, options: list[Option]) -> None:
        if not x.p.rules.steps["agent_ready"](x.p, x.actor):
            return
        for piece in x.me.hand:
            card = x.box.pieces[piece]
            if isinstance(card, IxCard) and card.reduced is not None and card.reduced.ready(x):
                for option in ways_of(x.box, card, self._doors(x, card)):
                    if option not in options:
                        options.append(option)

    def _doors(self, x: Cast, card: IxCard) -> int:
        watched = watched_doors(x)
        more: int = x.p.rules.steps["more_doors"](x)
        doors = 0
        for space in x.box.spaces:
            if space.place == card.cheaper[0]:
                doors |= space.doors
        doors &= card.reach(x, watched) | more
        return doors & ~(blocked_doors(x, card, watched) | closed_doors(x, doors) | short_doors(x, doors))
