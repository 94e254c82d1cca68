"""Deck cards as Immortality prints them: graft boxes, icons under a condition, prices in specimens; and the Ghola."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.games.imperium.effects.base import Cast, Condition, Effect
from kanly.games.imperium.effects.signets import Signet
from kanly.games.imperium.pieces.board import Space
from kanly.games.imperium.pieces.cards import FREE, Card
from kanly.games.imperium.pieces.icons import icon_words
from kanly.games.imperium.pieces.piece import section
from kanly.kernel import Flow, Message

if TYPE_CHECKING:
    from kanly.games.imperium.pieces.box import Box


class ImmortalityCard(Card):
    """A card of this set.

    `graft`: has the graft box, and is never played alone (IMM-R8.1). `granted`: icons that it has only while `grant`
    holds. `specimens`: what it costs in the Tleilaxu row. `unblocked`: other houses' agents do not keep its agent out.
    `rule`: the message for text in the agent box that is no clause.
    """

    graft: bool
    grant: Condition | None
    granted: tuple[int, ...]
    granted_doors: int
    specimens: int
    unblocked: bool
    rule: str

    def __init__(
        self,
        name: str,
        *,
        cost: int = FREE,
        specimens: int = FREE,
        copies: int = 1,
        factions: tuple[int, ...] = (),
        icons: tuple[int, ...] = (),
        graft: bool = False,
        grant: Condition | None = None,
        granted: tuple[int, ...] = (),
        unblocked: bool = False,
        rule: str = "",
        agent: tuple[Effect, ...] = (),
        reveal: tuple[Effect, ...] = (),
        acquire: tuple[Effect, ...] = (),
        on_trash: tuple[Effect, ...] = (),
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
            on_trash=on_trash,
        )
        self.graft = graft
        self.grant = grant
        self.granted = granted
        self.granted_doors = 0
        self.specimens = specimens
        self.unblocked = unblocked
        self.rule = rule

    def completed(self, box: Box) -> dict[str, Effect]:
        for space in box.spaces:
            if space.icon in self.granted:
                self.granted_doors |= space.doors
        return {}

    def reach(self, x: Cast, watched: int, more: int = 0) -> int:
        return 0 if self.graft else self.opens(x, watched) | more

    def opens(self, x: Cast, watched: int) -> int:
        """The doors that its icons open, those under a condition too (IMM-R12.8)."""
        doors = self.doors | watched if self.spies else self.doors
        return doors | self.granted_doors if self.grant is not None and self.grant.holds(x) else doors

    def may_open(self, space: Space) -> bool:
        return not self.graft and (space.icon in self.granted or super().may_open(space))

    def printed(self, box: Box) -> list[Message]:
        price = (
            [Message("printed-specimens", {"n": self.specimens}, rules=("IMM-R6.1",))] if self.specimens >= 0 else []
        )
        return price + super().printed(box)

    def does(self) -> list[Message]:
        out: list[Message] = []
        if self.grant is not None:
            args = {"condition": self.grant.text(), "icons": icon_words(self.granted)}
            out.append(Message("printed-granted", args, rules=("IMM-R8.17",)))
        return out + super().does()

    def agent_section(self) -> list[Message]:
        texts = self.agent_texts()
        if not self.graft:
            return section("printed-agent", texts)
        return section("printed-graft", texts) if texts else [Message("printed-graft-alone", rules=("IMM-R8.1",))]

    def agent_texts(self) -> list[Message]:
        rule = [Message(self.rule)] if self.rule else []
        return rule + super().agent_texts()


class Copied(Effect):
    """A clause of another card's agent box, as the card that copies it carries it out (IMM-R8.14)."""

    effect: Effect
    branches: list[Copied]

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect
        self.optional = effect.optional
        self.eager = effect.eager
        self.branching = effect.branching
        self.branches = [Copied(branch) for branch in effect.parts()] if effect.branching else []

    def ready(self, x: Cast) -> bool:
        return self.effect.ready(x)

    def declinable(self, x: Cast) -> bool:
        return self.effect.declinable(x)

    def lacking(self, x: Cast) -> Message | None:
        return self.effect.lacking(x)

    def do(self, x: Cast) -> Flow | None:
        return self.effect.do(x)

    def text(self) -> Message:
        return self.effect.text()

    def value(self, x: Cast) -> float:
        return self.effect.value(x)

    def offers(self, x: Cast) -> list[object]:
        return [branch.option for branch in self.branches if branch.ready(x)]

    def parts(self) -> tuple[Effect, ...]:
        for branch in self.branches:
            branch.root = self.root
        return tuple(self.branches)

    def lays(self) -> tuple[Effect, ...]:
        return self.effect.lays()

    def asks(self) -> tuple[Effect, ...]:
        return self.effect.asks()


def copies_signet(effect: Effect) -> bool:
    """Whether a clause is the copy of a signet ring."""
    return isinstance(effect, Copied) and isinstance(effect.effect, Signet)


class Ghola(ImmortalityCard):
    """Its agent box is that of the other grafted card: it has a copy of every box there is (IMM-R8.14)."""

    copies_of: dict[str, tuple[str, ...]]  # by card: the names of the copied clauses

    def completed(self, box: Box) -> dict[str, Effect]:
        super().completed(box)
        self.copies_of = {}
        own = len(self.clauses)
        for card in box.cards.values():
            if card is not self:
                copies = tuple([Copied(box.clauses[name]) for name in card.agent])
                self.copies_of[card.name] = self.enter(card.name, copies)
        return dict(list(self.clauses.items())[own:])

    def laid(self, own_turn: bool) -> list[str]:
        """The copies too: a box is of the own turn."""
        copies = [name for names in self.copies_of.values() for name in names]
        return super().laid(own_turn) + (copies if own_turn else [])


def grafts(card: Card) -> bool:
    """Whether a card has the graft box."""
    return isinstance(card, ImmortalityCard) and card.graft


def opened(card: Card, x: Cast, watched: int) -> int:
    """The doors that a card's icons open as one of a pair."""
    return card.opens(x, watched) if isinstance(card, ImmortalityCard) else card.reach(x, watched)
